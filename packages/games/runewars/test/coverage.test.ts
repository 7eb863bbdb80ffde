/** Everything comes up in random games: steps, questions, events, answers, and every op of every program. */
import { coverageChecks, playRandomly } from '@interregnum/kernel/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DEVELOPMENT_CARDS } from '../src/content/dev/cards.ts';
import { HEROES } from '../src/content/heroes.ts';
import { QUESTS } from '../src/content/quests.ts';
import { REWARDS } from '../src/content/rewards.ts';
import { SEASON_CARDS } from '../src/content/seasons.ts';
import { SHEETS } from '../src/content/sheets.ts';
import { TACTICS } from '../src/content/tactics.ts';
import { UNITS } from '../src/content/units.ts';
import { programOf, type Source, type SourceKind } from '../src/effects/performance.ts';
import { performing } from '../src/effects/performing.ts';
import { type RunewarsEvent, runewars, type State } from '../src/index.ts';
import { option } from '../src/options.ts';
import { NEUTRAL_TYPES } from '../src/pieces.ts';
import { mixedGame } from './tables.ts';

// biome-ignore format: a list
const EVENTS: Record<RunewarsEvent['type'], true> = {
  firstPlayer: true, faction: true, tilesDealt: true, tilePlaced: true, slots: true, markerPlaced: true,
  setupRedone: true, setupRunes: true, homePlaced: true, boardReady: true, deployed: true, objective: true,
  season: true, seasonCard: true, standsUp: true, ordersBack: true, fateShuffled: true, order: true, turn: true,
  bonus: true, influence: true, dial: true, drewTactics: true, drewQuests: true, discardedTactics: true,
  discardedQuest: true, played: true, activated: true, moved: true, recruited: true, neutrals: true, destroyed: true,
  stronghold: true, development: true, cityDestroyed: true, runesPlaced: true, runePlaced: true, runeDiscarded: true,
  runesMixed: true, runeMoved: true, runesSwapped: true, looked: true, runesRevealed: true, bids: true, bidWon: true,
  title: true, usedTitle: true, heroGained: true, heroesDealt: true, heroesDrawn: true, heroKept: true,
  heroLeft: true, claimed: true, claimFailed: true, objectiveMet: true, eliminated: true, orderBack: true,
  stoleTactics: true, tookDiscarded: true, destiny: true, diplomacy: true, battle: true, retreated: true,
  supports: true, fateDrawn: true, fateTurned: true, fateDiscarded: true, ravaged: true, ability: true, routed: true,
  damaged: true, stoodUp: true, joined: true, strength: true, routedIn: true, fortification: true,
  laidDown: true, laidGivenUp: true, unitHealed: true, unitSaved: true, excluded: true, stoodUpIn: true,
  battleCancelled: true, battleOver: true, heroHurt: true, heroHealed: true, heroRouted: true, trained: true,
  rewardTurned: true, rewardDiscarded: true, questDone: true, markerTaken: true, tookReward: true, rewardGiven: true,
  usedReward: true, questTried: true, tested: true, duel: true, duelDrew: true, duelCards: true, duelRedrawn: true,
  duelUnitHurt: true, duelOver: true, lookedToken: true, explored: true, tokenDiscarded: true, bought: true,
  capital: true, peasant: true, usedCard: true, commanderDealt: true, commands: true, commandLost: true,
  commandersDrawn: true, commanderUsed: true, spied: true, victoryCardPlaced: true, victoryCardBack: true, gameOver: true,
  wasteLaid: true, wasteTaken: true, cityPlaced: true, lookedHand: true,
};

/** More than ever needed: games are played only until everything has come up. */
const MOST = 8000;

describe('everything comes up in Runewars', () => {
  const settings = { games: mixedGame, most: MOST, events: EVENTS };
  for (const { name, run } of coverageChecks<State, RunewarsEvent>(runewars, settings)) test(name, run);

  test('random games give every kind of answer', () => {
    const missing = new Set<string>(Object.keys(option));
    for (let n = 0; missing.size > 0 && n < MOST; n++) {
      playRandomly(runewars, mixedGame(n), (s, { seat, option: i }) => missing.delete(s.ask!.options[seat]![i]!.type));
    }
    expect([...missing]).toEqual([]);
  });
});

// --- programs ----------------------------------------------------------------------------------------------------------

/** How many programs of a kind there are. */
const COUNTS: Readonly<Record<SourceKind, number>> = {
  season: SEASON_CARDS.length,
  tactics: TACTICS.length,
  ability: UNITS.length,
  neutralAbility: UNITS.length,
  developed: DEVELOPMENT_CARDS.length,
  inDuel: UNITS.length,
  fortification: SHEETS.length,
  reward: REWARDS.length,
  rewardRed: REWARDS.length,
  hero: HEROES.length,
  questGold: QUESTS.length,
  questSilver: QUESTS.length,
  questRed: QUESTS.length,
  questWon: QUESTS.length,
  questPrice: QUESTS.length,
  captain: 1,
  razing: 1,
  conquer: 1,
};
/** Carried out where cards are drawn or units return, not by the interpreter. */
const ELSEWHERE: readonly string[] = ['drawMore', 'silverAsGold', 'joinRouted', 'excludeFromBid'];

const BUILT_IN = { content: null };
const duelled = new Set<string>(QUESTS.flatMap(({ attempt }) => (attempt.kind === 'duel' ? attempt.units : [])));

/** Abilities of units that never fight without a leader, or that no Quest of this box names. */
const isNeverUsed = ({ kind, number }: Source): boolean =>
  (kind === 'neutralAbility' && !NEUTRAL_TYPES.includes(number)) ||
  (kind === 'inDuel' && !duelled.has(UNITS[number]!.id));

const stepsOf = (source: Source): string[] =>
  programOf(BUILT_IN, source).flatMap(({ op }, i) =>
    ELSEWHERE.includes(op) ? [] : [`${source.kind} ${source.number} step ${i}: ${op}`],
  );

const wanted = (): string[] =>
  (Object.keys(COUNTS) as SourceKind[]).flatMap(kind =>
    Array.from({ length: COUNTS[kind] }, (_, number) => ({ kind, number }))
      .filter(source => !isNeverUsed(source))
      .flatMap(stepsOf),
  );

describe('every step of every card, ability, Reward, Quest and Title', () => {
  const missing = new Set(wanted());
  beforeEach(() =>
    performing.watch((l, { op }) => missing.delete(`${l.kind} ${Math.max(0, l.number)} step ${l.at - 1}: ${op}`)),
  );
  afterEach(() => performing.watch(null));

  test('is carried out in random games', () => {
    expect(missing.size).toBeGreaterThan(350);
    for (let n = 0; missing.size > 0 && n < MOST; n++) playRandomly(runewars, mixedGame(n), () => {});
    expect([...missing]).toEqual([]);
  });
});
