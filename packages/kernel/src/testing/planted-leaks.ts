/** Ways to open single leaks in a title on purpose. The secrecy test must find every one of them. */
import { expect } from 'vitest';
import type { Fact } from '../events.ts';
import type { Flow, Seat } from '../flow.ts';
import type { BaseEvent, BaseOption, Game } from '../game.ts';
import { phrase } from '../phrase.ts';
import type { BaseView } from '../sight.ts';
import { Census } from './census.ts';
import type { Check } from './check.ts';
import { ofThisRun } from './nightly.ts';
import type { RandomGame } from './random-play.ts';
import { scenariosIn } from './scenarios.ts';
import { findLeaks, type Leak, leaksInScenarios } from './secrecy.ts';
import { type Changes, variant } from './variant.ts';

export interface PlantedLeak<G> {
  /** Where it is planted and what it opens, as `view: the top of the deck`. */
  name: string;
  /** Where the test must see it. */
  shows: RegExp;
  game: G;
}

/** How the game was right before an answer. */
export interface Before<S, O> {
  s: S;
  seat: Seat;
  option: O;
}

/** Every title plants leaks in all of these. */
export const PLANTED_PARTS = ['view', 'options', 'prompt', 'describe', 'timeout', 'events', 'log', 'world'] as const;

/** A message of the planted leaks, which says a number. */
export const LEAKED = 'leaked';

export function leakPlanter<
  S extends Flow<BaseOption>,
  O extends BaseOption,
  V extends BaseView<BaseOption>,
  E extends BaseEvent,
>(game: Game<S, O, V, E>) {
  type Title = Game<S, O, V, E>;
  type Planted = PlantedLeak<Title>;
  const { rules, advice, words } = game;
  const texts = Object.fromEntries(
    Object.entries(words.texts).map(([language, catalogue]) => [language, { ...catalogue, [LEAKED]: '{number}' }]),
  );
  const leak = (name: string, shows: RegExp, changes: Changes<Title>): Planted => ({
    name,
    shows,
    game: variant(game, changes),
  });

  /** The view shows more. */
  function inView(name: string, show: (v: V, s: S) => void): Planted {
    const view: Title['rules']['view'] = (s, seat) => {
      const v = rules.view(s, seat);
      show(v, s);
      return v;
    };
    return leak(`view: ${name}`, /^view/, { rules: { view } });
  }

  /** The options depend on what their owner may not know. */
  function inOptions(name: string, change: (options: readonly O[], s: S, seat: Seat) => readonly O[]): Planted {
    const changed = (s: S): S => {
      if (s.ask) {
        const options = s.ask.options.map((list, seat) => list && change(list as readonly O[], s, seat));
        s.ask = { ...s.ask, options };
      }
      return s;
    };
    const apply: Title['rules']['apply'] = (s, seat, option, news) => {
      rules.apply(s, seat, option, news);
      changed(s);
    };
    const determinise: Title['advice']['determinise'] = (v, random) => changed(advice.determinise(v, random));
    return leak(`options: ${name}`, /^(view|options)/, { rules: { apply }, advice: { determinise } });
  }

  /** Something that is made from the view looks past it, at the state that the view was last made from. */
  function pastTheView(name: string, shows: RegExp, changes: (s: () => S) => Changes<Title>): Planted {
    let last: S | null = null;
    const view: Title['rules']['view'] = (s, seat) => {
      last = s;
      return rules.view(s, seat);
    };
    const { rules: more, ...others } = changes(() => last!);
    return leak(name, shows, { ...others, rules: { view, ...more } });
  }
  const inPrompt = (name: string, prompt: (v: V, s: S) => ReturnType<Title['words']['prompt']>): Planted =>
    pastTheView(`prompt: ${name}`, /^prompt/, s => ({ words: { texts, prompt: v => prompt(v, s()) } }));
  const inDescribe = (name: string, describe: (o: O, v: V, s: S) => ReturnType<Title['words']['describe']>): Planted =>
    pastTheView(`describe: ${name}`, /^options/, s => ({ words: { texts, describe: (o, v) => describe(o, v, s()) } }));
  const inTimeout = (
    name: string,
    timeout: (v: V, s: S, random: Parameters<Title['advice']['timeout']>[1]) => number,
  ): Planted =>
    pastTheView(`timeout: ${name}`, /^timeout/, s => ({ advice: { timeout: (v, random) => timeout(v, s(), random) } }));

  /** The events tell more. */
  function inEvents(name: string, change: (news: Fact<E>[], after: S, before: Before<S, O>) => void): Planted {
    const apply: Title['rules']['apply'] = (s, seat, option, news) => {
      const before = { s: rules.clone(s), seat, option: s.ask!.options[seat]![option] as O };
      const told: Fact<E>[] = [];
      rules.apply(s, seat, option, told);
      change(told, s, before);
      news?.push(...told);
    };
    return leak(`events: ${name}`, /^(events|log)/, { rules: { apply } });
  }

  /** The private form of these events goes to everybody. */
  const toldToAll = (name: string, ...types: E['type'][]): Planted =>
    inEvents(name, news => {
      for (const fact of news) if (fact.closed && types.includes(fact.closed.type)) fact.open = fact.closed;
    });

  /** An event carries something that it should not. */
  const carried = (name: string, type: E['type'], what: (s: S, e: E) => unknown): Planted =>
    inEvents(name, (news, s) => {
      for (const fact of news) {
        if (fact.open?.type === type) fact.open = Object.assign({}, fact.open, { more: what(s, fact.open) });
      }
    });

  /** The log says more than the event. */
  function inLog(name: string, type: E['type'], number: (after: S, e: E, before: S) => number): Planted {
    let [before, after]: (S | null)[] = [null, null];
    const apply: Title['rules']['apply'] = (s, seat, option, news) => {
      before = rules.clone(s);
      rules.apply(s, seat, option, news);
      after = rules.clone(s);
    };
    const tell: Title['words']['tell'] = e =>
      e.type === type ? phrase(LEAKED, { number: number(after!, e, before!) }) : words.tell(e);
    return leak(`log: ${name}`, /^log/, { rules: { apply }, words: { tell, texts } });
  }

  /** A made-up world in which something is not as it can be. */
  const inWorlds = (name: string, change: (world: S) => void): Planted => {
    const determinise: Title['advice']['determinise'] = (v, random) => {
      const world = advice.determinise(v, random);
      change(world);
      return world;
    };
    return leak(`world: ${name}`, /that cannot be|cannot be carried out/, { advice: { determinise } });
  };

  /** What must stay hidden in every title. */
  const always: readonly Planted[] = [
    inView('the answers of others are shown', (v, s) => {
      Object.assign(v.answers, { all: s.answers });
    }),
    inView('the options of others are shown', (v, s) => {
      if (v.ask && s.ask) v.ask = { ...v.ask, options: s.ask.options };
    }),
    inView('the key of the random stream is shown', (v, s) => {
      Object.assign(v, { chance: (s as { chance?: unknown }).chance });
    }),
  ];

  return { always, inView, inOptions, inPrompt, inDescribe, inTimeout, inEvents, toldToAll, carried, inLog, inWorlds };
}

export interface SecrecySettings<G, L> {
  /** Sets of games from which nothing may leak. */
  tables: Readonly<Record<string, () => readonly RandomGame<G>[]>>;
  /** The folder of the scenarios; nothing may leak at any answer of theirs. */
  scenarios: URL;
  /** Kinds of answers that are seldom given, as `OKC-D22 discardBoth`, and must have been compared all the same. */
  rare?: readonly string[];
  leaks: readonly L[];
  /** So many leaks are planted at least. */
  least: number;
  /** Games in which a leak must show. */
  games: (leak: L) => readonly RandomGame<G>[];
}

interface Proved {
  readonly leaks: readonly Leak[];
  readonly census: Census;
}

/** Sets of games and the scenarios, each proved once however many checks ask for it. */
function proofsOf<S extends Flow<BaseOption>>(
  game: Game<S>,
  { tables, scenarios }: Pick<SecrecySettings<S, unknown>, 'tables' | 'scenarios'>,
): Readonly<Record<string, () => Proved>> {
  const once = (find: (census: Census) => Leak[]): (() => Proved) => {
    let proved: Proved | null = null;
    return () => {
      const census = new Census();
      proved ??= { leaks: find(census), census };
      return proved;
    };
  };
  return {
    'any answer of any scenario': once(census =>
      leaksInScenarios(game, scenariosIn(game, scenarios), { census, tries: 12, follow: 1 }),
    ),
    ...Object.fromEntries(
      Object.entries(tables).map(([table, played]) => [
        table,
        once(census => findLeaks(game, played().map(ofThisRun), { census })),
      ]),
    ),
  };
}

export function secrecyChecks<S extends Flow<BaseOption>, L extends PlantedLeak<Game<S>>>(
  game: Game<S>,
  settings: SecrecySettings<S, L>,
): Check[] {
  const { leaks, least, games, rare = [] } = settings;
  const proofs = proofsOf(game, settings);
  return [
    ...Object.entries(proofs).map(([where, prove]) => ({
      name: `nothing leaks from ${where}`,
      run: () => expect(prove().leaks).toEqual([]),
    })),
    {
      name: 'worlds were compared after every question, and after the kinds of answers that are rare',
      run: () => {
        const all = new Census();
        for (const prove of Object.values(proofs)) all.add(prove().census);
        expect(all.neverCompared(game.proof.flow.questions(), rare)).toEqual([]);
      },
    },
    {
      name: `there are at least ${least} planted leaks, in view, options, prompts, clock, events, log and worlds`,
      run: () => {
        expect(leaks.length).toBeGreaterThanOrEqual(least);
        expect(new Set(leaks.map(leak => leak.name.split(':')[0]))).toEqual(new Set(PLANTED_PARTS));
      },
    },
    ...leaks.map(leak => ({
      name: `the secrecy test finds a planted leak, ${leak.name}`,
      run: () => mustBeFound(leak, games(leak)),
    })),
  ];
}

/** Throws unless the secrecy test finds the leak, and where it was planted. */
export function mustBeFound<S extends Flow<BaseOption>>(
  { name, shows, game }: PlantedLeak<Game<S>>,
  games: readonly RandomGame<S>[],
): void {
  const [leak] = findLeaks(game, games, { tries: 40 });
  if (!leak) throw new Error(`the leak '${name}' was not found`);
  if (!shows.test(leak.what)) throw new Error(`the leak '${name}' was found in '${leak.what}', not in ${shows}`);
}
