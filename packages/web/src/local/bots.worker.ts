/** Where bots think: a thread of its own that is given views and nothing else. */
import { type Advice as BotAdvice, botFor, judge } from '@interregnum/bots';
import { type Game, playedWith, randomFrom } from '@interregnum/kernel';
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

function done(game: Game, { task, view, seed }: AdviceRequest): Advice | number {
  const random = randomFrom(seed);
  return 'level' in task
    ? inCodes(botFor(task.level).advise(game, view, random), view)
    : judge(game, view, random, task.deals);
}

async function reply(request: AdviceRequest): Promise<AdviceReply> {
  const { call } = request;
  try {
    const game = playedWith(await rulesOf(request.game), request.content);
    return { call, result: done(game, request), error: null };
  } catch (error) {
    return { call, result: null, error: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<AdviceRequest>) => {
  void reply(data).then(message => postMessage(message));
});
