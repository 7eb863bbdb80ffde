/** A worker thread: plays games and gives advice, one request after another. */
import { parentPort } from 'node:worker_threads';
import { type Game, playedWith, randomFrom } from '@interregnum/kernel';
import { botFor } from '../levels.ts';
import { playMatch } from '../match.ts';
import type {
  AdviceJob,
  GameSource,
  Labeller,
  Labels,
  MatchDone,
  MatchJob,
  ModuleExport,
  Reply,
  Request,
} from './messages.ts';

const loaded = new Map<string, Promise<unknown>>();

function load<T>({ module, name }: ModuleExport): Promise<T> {
  const key = `${module} ${name}`;
  const known = loaded.get(key) ?? import(module).then(exports => (exports as Record<string, unknown>)[name]);
  loaded.set(key, known);
  return known as Promise<T>;
}

const loadGame = async (source: GameSource): Promise<Game> => playedWith(await load<Game>(source), source.content);

const UNLABELLED: Labels = { seats: {}, game: {} };

async function play(job: MatchJob): Promise<MatchDone> {
  const game = await loadGame(job.game);
  const label = job.labels ? await load<Labeller>(job.labels) : () => UNLABELLED;
  const { options, seats, seed } = job;
  try {
    const random = randomFrom(`bots of ${seed}`);
    const { outcome, answers, decisions, state } = playMatch(game, {
      options,
      seats,
      seed,
      bots: job.bots.map(botFor),
      random,
    });
    const text = (key: string): string => game.words.texts.en![key]!;
    return { outcome, answers, decisions, labels: label(state, outcome, text) };
  } catch (error) {
    throw new Error(`the game with seed '${seed}' failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const advise = async ({ game, bot, view, seed }: AdviceJob) =>
  botFor(bot).advise(await loadGame(game), view, randomFrom(seed));

async function answer(request: Request): Promise<Reply> {
  const { id } = request;
  try {
    if (request.kind === 'advice') return { kind: 'advice', id, advice: await advise(request.job) };
    const done: MatchDone[] = [];
    for (const job of request.jobs) done.push(await play(job));
    return { kind: 'matches', id, done };
  } catch (error) {
    return { kind: 'failed', id, message: error instanceof Error ? error.message : String(error) };
  }
}

parentPort!.on('message', (request: Request) => {
  void answer(request).then(reply => parentPort!.postMessage(reply));
});
