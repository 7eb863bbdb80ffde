/** Where bots think: a thread of its own that is given views and nothing else. */
import { type Advice as BotAdvice, botFor } from '@interregnum/bots';
import { randomFrom } from '@interregnum/kernel';
import { rulesOf } from '../shelf/playable.ts';
import type { AdviceReply, AdviceRequest } from './advisor.ts';
import type { Advice, AnyView } from './messages.ts';

/** Bots count options; everybody else names them. */
function inCodes({ option, considered }: BotAdvice, { ask, viewer }: AnyView): Advice {
  const options = ask!.options[viewer!]!;
  return {
    code: options[option]!.code,
    considered: considered.map(({ option: each, share, value }) => ({ code: options[each]!.code, share, value })),
  };
}

async function advise({ call, game, level, view, seed }: AdviceRequest): Promise<AdviceReply> {
  try {
    const advice = botFor(level).advise(await rulesOf(game), view, randomFrom(seed));
    return { call, advice: inCodes(advice, view), error: null };
  } catch (error) {
    return { call, advice: null, error: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<AdviceRequest>) => {
  void advise(data).then(reply => postMessage(reply));
});
