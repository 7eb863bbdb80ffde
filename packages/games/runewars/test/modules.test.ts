/** How modules join: every named place is reached by random games, and whatever joins there counts. */
import { readFileSync } from 'node:fs';
import { type BaseEvent, type Fact, factsFor, parseRecord, replay } from '@interregnum/kernel';
import { type Move, playRandomly, type RandomGame } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Option, type RunewarsEvent, runewars, type State } from '../src/index.ts';
import { type Probe, probing } from '../src/modules/probe.ts';
import { option } from '../src/options.ts';
import { ASK } from '../src/questions.ts';
import { atWar, gameOf, kindOf, mixedGame } from './tables.ts';

// biome-ignore format: a list
const PLACES = [
  'setup.content', 'setup.tiles', 'setup.cities', 'setup.recruit', 'setup.heroes', 'season.claim', 'season.beforeCard',
  'dial.loss', 'bid.open', 'bid.closed', 'spring', 'fall', 'turn.start', 'quest.start', 'quest.moved', 'quest.partOver', 'quest.done',
  'strategize.bonus', 'acquire', 'harvest.totals', 'harvest.build', 'recruit.images', 'rally.bonus', 'fortify.build',
  'activation.placed', 'units.left', 'battle.start', 'battle.support', 'row.start', 'draw.before',
  'draw.after', 'special.after', 'rout.dealt', 'unit.destroyed', 'battle.won', 'battle.retreat',
  'battle.stronghold', 'battle.over', 'duel.draw', 'duel.round', 'duel.over', 'test.drawn', 'hero.leaves',
  'city.destroyed', 'eliminated', 'rune.received',
];
// biome-ignore format: a list
const QUERIES = [
  'order.list', 'move.options', 'draw.extra', 'damage.targets', 'fortification', 'hero.limit', 'turn.actions',
  'battle.retreat', 'production', 'rallyCities', 'cities', 'runes', 'runeTokens', 'runesNeeded', 'claimPiece',
  'companions', 'firstHeroes', 'marchesAsUnit', 'buildable', 'slots', 'strongholdStrength', 'links', 'hasLinks', 'hasOpenLinks', 'canLeave', 'canPass', 'cardsDue',
  'strength', 'drawsCards', 'diplomacy.draw', 'battle.start', 'fortify.build', 'winterLimit', 'losesDials', 'testCards', 'mayQuest', 'mayPlay', 'borders', 'maySupport', 'bidders',
];

/** Has nothing to say anywhere. */
const SILENT: Probe = {
  applies: () => false,
  do: () => {},
  replaces: () => false,
  value: (_, value) => value,
};
const probe = (says: Partial<Probe>): Probe => ({ ...SILENT, ...says });
/** Changes one query. */
const changing = <T>(name: string, change: (value: T) => unknown): Probe =>
  probe({ value: (query, value) => (query === name ? change(value as T) : value) });
const replacing = (place: string): Probe => probe({ replaces: one => one === place });

/** One of three has a single unit left, and no food for the winter: the others play on without him. */
const lastStand: RandomGame<State> = {
  kind: kindOf(3),
  seed: 'last stand',
  start: () => {
    const guard = 'D: 1 footman';
    const position = {
      turn: 'icons',
      year: 7,
      season: 'winter',
      dials: { 3: '0/3/3' },
      areas: { waiqarA: guard, waiqarB: guard, waiqarC: guard, '5B': 'W: 1 reanimate' },
    };
    return runewars.proof.position.read(position, kindOf(3).options, 3);
  },
};

/** More than ever needed. */
const MOST = 1500;

test('random games reach every place and every query', () => {
  const missing = new Set([...PLACES, ...QUERIES.map(name => `${name}?`)]);
  const watching = probe({
    applies: () => true,
    do: place => missing.delete(place),
    replaces: place => {
      missing.delete(place);
      return false;
    },
    value: (query, value) => {
      missing.delete(`${query}?`);
      return value;
    },
  });
  probing(watching, () => {
    playRandomly(runewars, lastStand, () => {});
    for (let n = 0; missing.size > 0 && n < MOST; n++) playRandomly(runewars, mixedGame(n), () => {});
  });
  expect([...missing]).toEqual([]);
});

test('a module that changes nothing leaves a game as it is', () => {
  const game = { kind: kindOf(3, { explore: 'on' }), seed: 'silent module' };
  const play = () => playRandomly(runewars, game, () => {});
  expect(probing(probe({ applies: () => true }), play)).toEqual(play());
});

/** Recorded before the expansion was there, and not an answer has changed since: their setup does not name it. */
const BEFORE_MODULES = ['claim-2-preset', 'count-2-built', 'elimination-2-preset', 'count-4-built'];
const OFF = { explore: 'off', bow: 'off', dev: 'off', cmd: 'off', free: 'off', rtv: 'auto' };

test.each(BEFORE_MODULES)(
  'with every module switched off %s is played as it was before there were modules (X19)',
  name => {
    const record = parseRecord(readFileSync(new URL(`../records/${name}.record`, import.meta.url), 'utf8'));
    const { header } = record;
    expect(Object.keys(header.options).sort()).toEqual(['board', 'explore', 'factions']);
    const play = (options: typeof header.options): unknown[] => {
      const told: unknown[] = [];
      const tellAll = (s: State, _: unknown, news: readonly unknown[]) => told.push(JSON.stringify([s.ask, news]));
      const { state } = replay(
        runewars,
        { ...record, header: { ...header, options } },
        record.end!.seed,
        undefined,
        tellAll,
      );
      expect(state.ending).not.toBeNull();
      return told;
    };
    expect(play({ ...header.options, ...OFF })).toEqual(play(header.options));
  },
);

// --- what joins counts -----------------------------------------------------------------------------------------------------

interface Watched {
  /** What everybody was told, by type. */
  told: Map<string, RunewarsEvent[]>;
  /** What was offered, by question. */
  offered: Map<string, Set<Option['type']>>;
  ends: string[];
}

/** Plays games with a module and writes down what was asked and told. */
function watch(joined: Probe, games: readonly RandomGame<State>[]): Watched {
  const seen: Watched = { told: new Map(), offered: new Map(), ends: [] };
  const ask = (s: State, { seat }: Move): void => {
    const types = seen.offered.get(s.ask!.id) ?? new Set();
    for (const { type } of s.ask!.options[seat]!) types.add(type);
    seen.offered.set(s.ask!.id, types);
  };
  const tell = (_s: State, _move: Move, news: Fact<BaseEvent>[]): void => {
    for (const event of factsFor(news, null) as RunewarsEvent[])
      seen.told.set(event.type, [...(seen.told.get(event.type) ?? []), event]);
  };
  probing(joined, () => {
    for (const game of games) seen.ends.push(playRandomly(runewars, game, ask, tell).ending!.by);
  });
  return seen;
}

const wars = Array.from({ length: 8 }, (_, n) => atWar(`module ${n}`));
const years: readonly RandomGame<State>[] = [{ kind: kindOf(2), seed: 'module' }, gameOf(kindOf(3), 'module', true)];
const offers = ({ offered }: Watched, question: string, type: Option['type']): boolean =>
  offered.get(question)?.has(type) ?? false;

type Effect = readonly [
  what: string,
  games: readonly RandomGame<State>[],
  joined: Probe,
  /** Not so in the base game, but with the module. */
  shows: (seen: Watched) => boolean,
];
const winners = ({ told }: Watched): readonly number[] =>
  told.get('battleOver')!.map(event => (event.type === 'battleOver' ? event.winner : -1));
const ordersPlayed = ({ told }: Watched): readonly number[] =>
  told.get('turn')!.map(event => (event.type === 'turn' ? event.order : -1));
const attackersWin: Probe['value'] = (query, n, [, side]) => (query === 'strength' && side === 0 ? 99 : n);

// biome-ignore format: a list
const EFFECTS: readonly Effect[] = [
  ['nobody is routed', wars, replacing('rout.dealt'), ({ told }) => !told.has('routed')],
  ['nobody is lost by damage', wars, replacing('unit.destroyed'), seen => !seen.offered.has(ASK.rowsOver)],
  ['every attacker wins', wars, probe({ value: attackersWin }), seen => winners(seen).every(side => side === 0)],
  ['no fortification can be used', wars, changing('fortification', () => false), seen => !seen.offered.has(ASK.fortification)],
  ['no card is played in a battle', wars, changing('mayPlay', () => false), seen => !offers(seen, ASK.battleStart, 'play')],
  ['more cards are drawn', wars, changing('draw.extra', () => [0, 9]), ({ told }) => told.get('fateDrawn')!.some(event => event.type === 'fateDrawn' && event.n > 9)],
  ['nobody chooses in fall', years, replacing('fall'), seen => !seen.offered.has(ASK.fall)],
  ['nothing is built at the harvest', years, replacing('harvest.build'), seen => !offers(seen, ASK.harvest, 'build')],
  ['there are seven Orders', years, changing<number[]>('order.list', list => list.slice(0, 7)), seen => ordersPlayed(seen).every(order => order < 8)],
  ['there are no free actions', years, changing('turn.actions', () => []), seen => !seen.offered.has(ASK.freeAction)],
  ['no hero is one too many', years, changing('hero.limit', () => []), seen => !offers(seen, ASK.rallyHero, 'desert')],
  ['everybody may claim', years, changing('runesNeeded', () => 0), seen => offers(seen, ASK.freeAction, 'claim')],
];

describe('what a module brings', () => {
  const base = new Map([wars, years].map(games => [games, watch(SILENT, games)]));
  test.each(EFFECTS)('%s', (_, games, joined, shows) => {
    expect(shows(base.get(games)!)).toBe(false);
    expect(shows(watch(joined, games))).toBe(true);
  });

  test('a claim needs a piece', () => {
    const value: Probe['value'] = (query, one) => (query === 'claimPiece' ? [] : query === 'runesNeeded' ? 0 : one);
    expect(offers(watch(probe({ value }), years), ASK.freeAction, 'claim')).toBe(false);
  });

  test('a claim is looked at by other rules', () => {
    const needless = changing('runesNeeded', () => 0);
    expect(watch(needless, years).ends).toContain('claim');
    expect(watch({ ...needless, ...replacing('season.claim'), value: needless.value }, years).ends).not.toContain(
      'claim',
    );
  });

  test('damage goes to somebody who is no unit', () => {
    const struck = new Set<string>();
    const heroes = [option.hero(0), option.hero(1)];
    const joined = probe({
      applies: place => place === 'damage.targets',
      do: (_place, _s, facts) => struck.add((facts as { answer: Option }).answer.code),
      value: (query, value) => (query === 'damage.targets' ? heroes : value),
    });
    watch(joined, wars);
    expect([...struck].sort()).toEqual(heroes.map(({ code }) => code));
  });
});
