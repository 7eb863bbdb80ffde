/**
 * The proof of secrecy: deal everything hidden from a viewer anew, and everything that reaches that viewer must be
 * equal byte for byte, now and after every answer, until the rules themselves open a difference.
 */
import { type Fact, factsFor } from '../events.ts';
import type { Flow, Seat } from '../flow.ts';
import type { BaseEvent, BaseOption, Game } from '../game.ts';
import { findOption } from '../game.ts';
import { parts, type Wording } from '../phrase.ts';
import { pick, type Random, randomFrom } from '../random.ts';
import { type Move, playRandomly, type RandomGame } from './random-play.ts';

export interface Leak {
  seed: string;
  viewer: Seat | null;
  question: string;
  /** What differed although nothing the viewer may know did. */
  what: string;
  was: string;
  became: string;
}

/** Worlds dealt anew for each viewer and question. */
const WORLDS = 3;

/** Plays the games and returns the leaks found, at most `most`; looks at one question in `every`. */
export function findLeaks<S extends Flow<BaseOption>>(
  game: Game<S>,
  games: readonly RandomGame<S>[],
  most = 1,
  every = 1,
): Leak[] {
  const leaks: Leak[] = [];
  for (const one of games) {
    const random = randomFrom(`worlds of ${one.seed}`);
    const stop = new Error('enough');
    try {
      playRandomly(game, one, (s, move) => {
        if (every > 1 && random.below(every) > 0) return;
        for (const viewer of [null, ...s.answers.keys()]) {
          for (const leak of leaksTo(game, s, move, viewer, random)) leaks.push({ seed: one.seed, ...leak });
          if (leaks.length >= most) throw stop;
        }
      });
    } catch (error) {
      if (error !== stop) throw error;
      return leaks;
    }
  }
  return leaks;
}

type Found = Omit<Leak, 'seed'>;

function leaksTo<S extends Flow<BaseOption>>(
  game: Game<S>,
  s: S,
  move: Move,
  viewer: Seat | null,
  random: Random,
): Found[] {
  const found: Found[] = [];
  const question = s.ask!.id;
  const report = (what: string, was: string, became: string) => {
    if (was !== became) found.push({ viewer, question, what, was, became });
  };
  const now = reaching(game, s, viewer);
  const next = game.rules.clone(s);
  const news: Fact<BaseEvent>[] = [];
  game.rules.apply(next, move.seat, move.option, news);
  const then = reaching(game, next, viewer);
  const told = tellings(game, news, viewer);
  for (let i = 0; i < WORLDS; i++) {
    const world = game.advice.determinise(game.rules.view(s, viewer), random);
    const other = reaching(game, world, viewer);
    for (const key of Object.keys(now)) report(key, now[key]!, other[key]!);
    if (found.length > 0) return found;
    const option = sameAnswer(game, s, world, move, viewer, random);
    if (option < 0) continue;
    const otherNews: Fact<BaseEvent>[] = [];
    game.rules.apply(world, move.seat, option, otherNews);
    if (opened(game, news, viewer) !== opened(game, otherNews, viewer)) continue;
    const otherThen = reaching(game, world, viewer);
    const otherTold = tellings(game, otherNews, viewer);
    for (const key of Object.keys(told)) report(key, told[key]!, otherTold[key]!);
    for (const key of Object.keys(then)) report(`${key} after the answer`, then[key]!, otherThen[key]!);
    if (found.length > 0) return found;
  }
  return found;
}

/** The answer in the other world: the same one if the viewer may know it, else any that looks the same. */
function sameAnswer<S extends Flow<BaseOption>>(
  game: Game<S>,
  s: S,
  world: S,
  { seat, option }: Move,
  viewer: Seat | null,
  random: Random,
): number {
  const optionsIn = (): readonly BaseOption[] => world.ask?.options[seat] ?? [];
  const answer = s.ask!.options[seat]![option]!;
  const secret = s.ask!.seats.length > 1 || game.proof.secrecy.secretQuestions.includes(s.ask!.id);
  if (secret && seat !== viewer) return similarAnswer(game, optionsIn(), answer, random);
  const code = answer.code;
  if (findOption(optionsIn(), code) < 0) game.proof.secrecy.suppose?.(world, viewer, seat, code);
  return findOption(optionsIn(), code);
}

function similarAnswer(game: Game, options: readonly BaseOption[], answer: BaseOption, random: Random): number {
  const face = (o: BaseOption) => game.proof.secrecy.face?.(o) ?? '';
  const similar = [...options.keys()].filter(i => face(options[i]!) === face(answer));
  return similar.length === 0 ? -1 : pick(random, similar);
}

function wordingOf(game: Pick<Game, 'words'>): Wording {
  return { catalogue: game.words.texts.en!, seatName: seat => `P${seat + 1}` };
}

/** Everything that a viewer gets at a question, as texts. */
function reaching<S extends Flow<BaseOption>>(game: Game<S>, s: S, viewer: Seat | null): Record<string, string> {
  const v = game.rules.view(s, viewer);
  const wording = wordingOf(game);
  const options = viewer === null ? [] : (s.ask?.options[viewer] ?? []);
  const prompt = game.words.prompt(v);
  return {
    view: JSON.stringify(v),
    options: JSON.stringify(options.map(o => [o.code, parts(game.words.describe(o, v), wording)])),
    prompt: JSON.stringify(prompt && [prompt.rule, parts(prompt.phrase, wording)]),
    outcome: JSON.stringify(game.rules.outcome(s)),
    timeout: viewer !== null && options.length > 0 ? String(game.advice.timeout(v, randomFrom('clock'))) : '',
  };
}

/** Events and log lines as they reach a viewer. */
function tellings(game: Game, news: readonly Fact<BaseEvent>[], viewer: Seat | null): Record<string, string> {
  const events = factsFor(news, viewer);
  return {
    events: JSON.stringify(events),
    log: JSON.stringify(events.map(event => parts(game.words.tell(event), wordingOf(game)))),
  };
}

/** What the rules open to this viewer in these facts. */
function opened(game: Game, news: readonly Fact<BaseEvent>[], viewer: Seat | null): string {
  return factsFor(news, viewer)
    .map(event => game.proof.secrecy.opens(event, viewer))
    .filter(text => text !== null)
    .join('\n');
}
