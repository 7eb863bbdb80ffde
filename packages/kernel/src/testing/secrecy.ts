/**
 * The proof of secrecy: deal everything hidden from a viewer anew, and everything that reaches that viewer must be the
 * same, now and after every answer, until the rules themselves open a difference. A world that was dealt anew must be one
 * that the rules allow, and it is followed for some answers more.
 */
import { type Fact, factsFor } from '../events.ts';
import type { Ask, Flow, Seat } from '../flow.ts';
import type { BaseEvent, BaseOption, Game } from '../game.ts';
import { findOption } from '../game.ts';
import { pick, type Random, randomFrom } from '../random.ts';
import type { ScenarioData, ScenarioWatch } from '../scenario/index.ts';
import { runScenario } from '../scenario/index.ts';
import type { BaseView } from '../sight.ts';
import { Census } from './census.ts';
import { differenceOf } from './difference.ts';
import { type Move, playRandomly, type RandomGame } from './random-play.ts';

type Viewer = Seat | null;

export interface Leak {
  seed: string;
  viewer: Viewer;
  question: string;
  answer: string;
  /** What differed although nothing the viewer may know did, and where in it. */
  what: string;
  at: string;
  was: string;
  became: string;
}

export interface ProofSettings {
  /** The proof ends with so many leaks. */
  most?: number;
  /** Worlds are dealt at one question in so many. */
  every?: number;
  /** Worlds are dealt so often at most until one of them opens to the viewer what the real one does. */
  tries?: number;
  /** A world is followed for so many answers more. */
  follow?: number;
  census?: Census;
}

const USUAL = { most: 1, every: 1, tries: 3, follow: 2 };

/** Plays the games and returns the leaks found. */
export function findLeaks<S extends Flow<BaseOption>>(
  game: Game<S>,
  games: Iterable<RandomGame<S>>,
  settings: ProofSettings = {},
): Leak[] {
  const proof = new Proof(game, settings);
  for (const one of games) {
    if (proof.isOver) break;
    proof.named(one.seed, watch => playRandomly(game, one, watch.before, watch.after));
  }
  return proof.leaks;
}

/** Plays the scenarios, their twins too, and returns the leaks found. */
export function leaksInScenarios<S extends Flow<BaseOption>>(
  game: Game<S>,
  scenarios: readonly ScenarioData[],
  settings: ProofSettings = {},
): Leak[] {
  const proof = new Proof(game, settings);
  for (const [i, scenario] of scenarios.entries()) {
    if (proof.isOver) break;
    const { seed, title } = scenario;
    proof.named(`scenario ${i + 1}: ${title}`, () =>
      runScenario(game, scenario, () => proof.watch(`${title} ${seed}`)),
    );
  }
  return proof.leaks;
}

const ENOUGH = new Error('enough');

class Proof<S extends Flow<BaseOption>> {
  readonly leaks: Leak[] = [];
  readonly settings: Required<ProofSettings>;
  private readonly game: Game<S>;
  private seed = '';

  constructor(game: Game<S>, settings: ProofSettings) {
    this.game = game;
    this.settings = { census: new Census(), ...USUAL, ...settings };
  }

  get isOver(): boolean {
    return this.leaks.length >= this.settings.most;
  }

  /** Plays until there are enough leaks, which are named after where they were found. */
  named(name: string, play: (watch: Watch<S>) => void): void {
    this.seed = name;
    try {
      play(this.watch(name));
    } catch (error) {
      if (error !== ENOUGH) throw error;
    }
  }

  watch(seed: string): Watch<S> {
    return new Watch(this.game, randomFrom(`worlds of ${seed}`), this.settings, found => {
      this.leaks.push({ seed: this.seed, ...found });
      if (this.isOver) throw ENOUGH;
    });
  }
}

type Found = Omit<Leak, 'seed'>;

/** Everything that a viewer gets at a question. */
interface Reaching {
  readonly view: BaseView<BaseOption>;
  readonly options: unknown;
  readonly prompt: unknown;
  readonly outcome: unknown;
  readonly timeout: number | null;
}

/** What a viewer gets of an answer. */
interface Tellings {
  readonly events: readonly BaseEvent[];
  readonly log: unknown;
}

/** A made-up world, and for how many answers it is followed yet. */
interface World<S> {
  readonly s: S;
  left: number;
}

/** A viewer on the way through a game. */
interface Observer<S> {
  readonly viewer: Viewer;
  now: Reaching;
  /** Worlds that he has not been able to tell from the real one. */
  worlds: World<S>[];
}

interface Given<S> {
  readonly ask: Ask<BaseOption>;
  readonly seat: Seat;
  readonly answer: BaseOption;
  /** What is wrong with the real state: positions of scenarios may leave out pieces. */
  readonly broken: readonly string[];
  readonly isLookedAt: boolean;
  /** The real state as it was, where worlds are dealt like it. */
  readonly state: S | null;
}

/** After an answer, as it reaches a viewer. */
interface News {
  readonly told: Tellings;
  readonly opened: string;
  readonly then: Reaching;
}

/** Follows a game answer by answer, with every viewer's made-up worlds beside it. */
class Watch<S extends Flow<BaseOption>> implements ScenarioWatch<S> {
  private readonly game: Game<S>;
  private readonly random: Random;
  private readonly settings: Required<ProofSettings>;
  private readonly found: (found: Found) => void;
  private observers: Observer<S>[] | null = null;
  private given: Given<S> | null = null;

  constructor(game: Game<S>, random: Random, settings: Required<ProofSettings>, found: (found: Found) => void) {
    this.game = game;
    this.random = random;
    this.settings = settings;
    this.found = found;
  }

  readonly before = (s: S, { seat, option }: Move): void => {
    const { every } = this.settings;
    this.observers ??= [null, ...s.answers.keys()].map(viewer => ({
      viewer,
      now: this.reaching(s, viewer),
      worlds: [],
    }));
    this.given = {
      ask: s.ask!,
      seat,
      answer: s.ask!.options[seat]![option]!,
      broken: this.game.proof.broken(s),
      isLookedAt: every === 1 || this.random.below(every) === 0,
      state: this.game.proof.secrecy.dealLike ? this.game.rules.clone(s) : null,
    };
  };

  readonly after = (s: S, _move: Move, news: readonly Fact<BaseEvent>[]): void => {
    const all = this.observers!.map(observer => this.newsOf(s, news, observer));
    for (const [i, observer] of this.observers!.entries()) {
      const next = all[i]!;
      observer.worlds = observer.worlds.filter(world => this.goesOn(world, observer, next, false));
      if (this.given!.isLookedAt) this.lookAnew(observer, next);
      observer.now = next.then;
    }
  };

  /** Deals worlds until one of them goes on as the real one does. */
  private lookAnew(observer: Observer<S>, next: News): void {
    const { census, tries, follow } = this.settings;
    const tally = census.of(this.given!.ask.id, this.given!.answer.type);
    tally.given++;
    for (let i = 0; i < tries; i++) {
      const s = this.deal(observer, i === tries - 1);
      if (s === null) return;
      const world = { s, left: follow + 1 };
      if (!this.goesOn(world, observer, next, i > 0)) continue;
      observer.worlds.push(world);
      return;
    }
    tally.apart++;
  }

  private deal({ viewer, now }: Observer<S>, isLast: boolean): S | null {
    const { advice, proof } = this.game;
    const { state } = this.given!;
    const world = this.attempt(viewer, () =>
      isLast && state
        ? proof.secrecy.dealLike!(state, viewer, this.random)
        : advice.determinise(now.view as never, this.random),
    );
    if (world === null) return null;
    this.settings.census.worlds++;
    this.mustBeWhole(world, viewer, 'dealt anew');
    this.compare(viewer, now, this.reaching(world, viewer), '');
    return world;
  }

  private mustBeWhole(world: S, viewer: Viewer, how: string): void {
    const problem = this.game.proof.broken(world).find(one => !this.given!.broken.includes(one));
    if (problem !== undefined)
      this.report(viewer, { what: `a world ${how} that cannot be`, at: '', was: '', became: problem });
  }

  /** Whether the answer can be given there, the rules open the same by it, and the viewer still cannot tell. */
  private goesOn(world: World<S>, { viewer, now }: Observer<S>, next: News, isSameCode: boolean): boolean {
    const { game } = this;
    const { ask, seat, answer } = this.given!;
    const option = this.sameAnswer(world.s, viewer, now, isSameCode);
    if (option < 0) return false;
    const news: Fact<BaseEvent>[] = [];
    const isApplied = this.attempt(viewer, () => {
      game.rules.apply(world.s, seat, option, news);
      return true;
    });
    if (!isApplied) return false;
    const other = this.newsOf(world.s, news, { viewer, now });
    if (other.opened !== next.opened) return false;
    this.settings.census.of(ask.id, answer.type).compared++;
    this.compare(viewer, next.told, other.told, '');
    this.compare(viewer, next.then, other.then, ' after the answer');
    world.left--;
    return world.left > 0;
  }

  /** The answer in the other world: the same one if the viewer may know it, else any that looks the same. */
  private sameAnswer(world: S, viewer: Viewer, now: Reaching, isSameCode: boolean): number {
    const { ask, seat, answer } = this.given!;
    const { secretQuestions, suppose } = this.game.proof.secrecy;
    const optionsIn = (): readonly BaseOption[] => world.ask?.options[seat] ?? [];
    const same = findOption(optionsIn(), answer.code);
    const isSecret = ask.seats.length > 1 || secretQuestions.includes(ask.id);
    if (isSecret && seat !== viewer)
      return isSameCode && same >= 0 ? same : similarAnswer(this.game, optionsIn(), answer, this.random);
    if (same >= 0 || !suppose) return same;
    const isSupposed = this.attempt(viewer, () => {
      suppose(world, viewer, seat, answer.code);
      return true;
    });
    if (!isSupposed) return -1;
    this.mustBeWhole(world, viewer, 'supposed');
    this.compare(viewer, now, this.reaching(world, viewer), ' of a world supposed');
    return findOption(optionsIn(), answer.code);
  }

  /** What cannot be carried out in a made-up world shows that it cannot be. */
  private attempt<T>(viewer: Viewer, work: () => T): T | null {
    try {
      return work();
    } catch (error) {
      this.report(viewer, {
        what: 'a world in which this cannot be carried out',
        at: '',
        was: '',
        became: String(error),
      });
      return null;
    }
  }

  private compare(viewer: Viewer, real: Reaching | Tellings, other: Reaching | Tellings, when: string): void {
    for (const key of Object.keys(real)) {
      const difference = differenceOf(real[key as never], other[key as never]);
      if (difference) this.report(viewer, { what: key + when, ...difference });
    }
  }

  private report(viewer: Viewer, what: Pick<Found, 'what' | 'at' | 'was' | 'became'>): void {
    const { ask, answer } = this.given!;
    this.found({ viewer, question: ask.id, answer: answer.code, ...what });
  }

  private reaching(s: S, viewer: Viewer): Reaching {
    const { rules, words, advice } = this.game;
    const view = rules.view(s, viewer);
    const options = viewer === null ? [] : (s.ask?.options[viewer] ?? []);
    return {
      view,
      options: options.map(option => [option.code, words.describe(option, view)]),
      prompt: words.prompt(view),
      outcome: rules.outcome(s),
      timeout: options.length > 0 ? advice.timeout(view, randomFrom('clock')) : null,
    };
  }

  private newsOf(s: S, news: readonly Fact<BaseEvent>[], { viewer, now }: Pick<Observer<S>, 'viewer' | 'now'>): News {
    const events = factsFor(news, viewer);
    const told = { events, log: events.map(event => this.game.words.tell(event)) };
    return { told, opened: this.opened(events, viewer, now.view), then: this.reaching(s, viewer) };
  }

  /** What the rules open to this viewer in these events. */
  private opened(events: readonly BaseEvent[], viewer: Viewer, before: BaseView<BaseOption>): string {
    return events
      .map(event => this.game.proof.secrecy.opens(event, viewer, () => before))
      .filter(text => text !== null)
      .join('\n');
  }
}

function similarAnswer(game: Game, options: readonly BaseOption[], answer: BaseOption, random: Random): number {
  const face = (o: BaseOption) => game.proof.secrecy.face?.(o) ?? '';
  const similar = [...options.keys()].filter(i => face(options[i]!) === face(answer));
  return similar.length === 0 ? -1 : pick(random, similar);
}
