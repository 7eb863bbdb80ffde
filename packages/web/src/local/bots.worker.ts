/** Where bots think: a thread of its own that is given views and nothing else. */
import { botFor } from '@interregnum/bots';
import { randomFrom } from '@interregnum/kernel';
import type { AdviceReply, AdviceRequest } from './advisor.ts';
import { rulesOf } from './rules.ts';

async function advise({ call, game, level, view, seed }: AdviceRequest): Promise<AdviceReply> {
  try {
    const advice = botFor(level).advise(await rulesOf(game), view, randomFrom(seed));
    return { call, advice, error: null };
  } catch (error) {
    return { call, advice: null, error: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<AdviceRequest>) => {
  void advise(data).then(reply => postMessage(reply));
});
