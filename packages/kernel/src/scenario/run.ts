/** Plays a scenario and its twin, and says what differed. */
import { chanceFrom } from '../chance.ts';
import type { Fact } from '../events.ts';
import type { Flow, Seat } from '../flow.ts';
import { type BaseEvent, type BaseOption, findOption, type Game } from '../game.ts';
import { entriesOf, NotationError, type Path, readSeat } from '../notation/index.ts';
import { say } from '../phrase.ts';
import { check } from './expect.ts';
import { type Play, readScenario, type ScenarioData } from './read.ts';
import type { Difference, Run, ScenarioWatch } from './state.ts';

/** Plays a scenario and says what differed; empty when it holds. Each play, that of the twin too, has a watch of its own. */
export function runScenario<S extends Flow<BaseOption>>(
  game: Game<S>,
  data: unknown,
  watch: () => ScenarioWatch<S> | null = () => null,
): Difference[] {
  const scenario = readScenario(game, data);
  const { twin, expect } = scenario;
  const run = playAll(game, scenario, scenario, [], watch());
  const { differences } = run;
  if (twin && differences.length === 0) {
    run.twin = atTwin(() => playAll(game, scenario, twin, ['twin'], watch()));
    differences.push(...run.twin.differences);
  }
  if (differences.length === 0 && expect !== null) check(run, expect, ['expect']);
  if (differences.length === 0) differences.push(...leftovers(run, ['position', 'draws']));
  if (differences.length === 0 && run.twin) differences.push(...leftovers(run.twin, ['twin', 'position', 'draws']));
  return differences;
}

/** What cannot be read in the position of the twin is shown there. */
function atTwin<T>(play: () => T): T {
  try {
    return play();
  } catch (error) {
    if (!(error instanceof NotationError) || error.path[0] === 'twin') throw error;
    throw new NotationError(['twin', ...error.path], error.message, { cause: error });
  }
}

function playAll<S extends Flow<BaseOption>>(
  game: Game<S>,
  { options, seats }: ScenarioData,
  { position, seed, play }: Play,
  path: Path,
  watch: ScenarioWatch<S> | null,
): Run<S> {
  const news: Fact<BaseEvent>[] = [];
  const s = position
    ? game.proof.position.read(position, options, seats, news)
    : game.rules.setup(options, seats, chanceFrom(seed), news);
  const wording = { catalogue: game.words.texts.en!, seatName: (seat: Seat) => `P${seat + 1}` };
  const run: Run<S> = { game, s, news, wording, differences: [], twin: null, watch };
  play.every((entry, i) => playEntry(run, entry, [...path, 'play', i]));
  return run;
}

/** Scripted draws that nobody drew mean that the scenario does not show what it claims. */
function leftovers({ s }: Pick<Run, 's'>, path: Path): Difference[] {
  const { chance } = s as { chance?: { script: readonly number[] | null } };
  if (!chance?.script || chance.script.length === 0) return [];
  return [{ path, message: `draws left over: ${chance.script.join(', ')}` }];
}

/** `- 1: code`, `- 1: [code, code]` or `- expect: {…}`. Returns false when the play cannot go on. */
function playEntry<S extends Flow<BaseOption>>(run: Run<S>, entry: unknown, path: Path): boolean {
  for (const [who, what] of entriesOf(entry, path)) {
    if (who === 'expect') check(run, what, [...path, who]);
    else {
      const seat = readSeat(who, run.s.seats, [...path, who]);
      const codes = Array.isArray(what) ? what : [what];
      for (const code of codes) if (!answer(run, seat, String(code), [...path, who])) return false;
    }
  }
  return true;
}

function answer<S extends Flow<BaseOption>>(run: Run<S>, seat: Seat, code: string, path: Path): boolean {
  const { game, s, news, differences, wording, watch } = run;
  const options = s.ask?.options[seat] ?? null;
  const index = options ? findOption(options, code) : -1;
  if (options && index >= 0) {
    const before = game.proof.broken(s); // a position may leave out pieces that no rule under test needs
    watch?.before(s, { seat, option: index });
    const told: Fact<BaseEvent>[] = [];
    game.rules.apply(s, seat, index, told);
    news.push(...told);
    watch?.after(s, { seat, option: index }, told);
    const broken = game.proof.broken(s).filter(problem => !before.includes(problem));
    if (broken.length > 0) differences.push({ path, message: `this cannot be: ${broken.join('; ')}` });
    return broken.length === 0;
  }
  const refusal = game.rules.refusal(game.rules.view(s, seat), code);
  const reason = refusal ? ` (${refusal.rule}: ${say(refusal.phrase, wording)})` : '';
  const asked = s.ask
    ? `the question is ${s.ask.id} to seat ${s.ask.seats.map(x => x + 1).join(', ')}`
    : 'the game is over';
  const offered = options ? `; options: ${options.map(o => o.code).join(' ')}` : '';
  differences.push({ path, message: `seat ${seat + 1} cannot answer '${code}'${reason}; ${asked}${offered}` });
  return false;
}
