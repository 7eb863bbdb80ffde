import { coverageChecks, hearGames, playRandomly, type RandomGame } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { FOURTH_PIECE, pieceOf } from '../src/content/armies.ts';
import { KINDS, kindId, STRATEGY_CARDS, strategyId, valueOfCard } from '../src/content/cards.ts';
import { ABILITY_IDS, type AbilityId } from '../src/content/leaders.ts';
import { type Actions, type State, type YieldEvent, yieldGame } from '../src/index.ts';
import { crowded, crowdedWith, KINDS_OF_TABLES, mixedGame, withoutTokens } from './tables.ts';

const mixed = (count: number): RandomGame<State>[] => Array.from({ length: count }, (_, n) => mixedGame(n));
const free5 = KINDS_OF_TABLES.find(({ seats, options }) => seats === 5 && options.leaders === 'off')!;
const free3 = KINDS_OF_TABLES.find(({ seats, options }) => seats === 3 && options.leaders === 'off')!;

// biome-ignore format: a list
const EVENTS: Record<YieldEvent['type'], true> = {
  setup: true, markerPicked: true, leaderDealt: true, leader: true, champion: true, started: true, deployed: true,
  split: true, drew: true, setAside: true, discarded: true, reshuffled: true, season: true, laid: true, revealed: true,
  keptHidden: true, moved: true, conquered: true, conquestImpossible: true, upgraded: true, built: true, swapped: true,
  tokenRemoved: true, copied: true, markerGiven: true, fortressMoved: true, stole: true, hasNone: true, battles: true,
  battle: true, played: true, allyAsked: true, handedBack: true, leftToLead: true, proposed: true, passed: true,
  accepted: true, yielded: true, lost: true, gained: true, destroyed: true, upgrader: true, upgradeDeclined: true,
  retreated: true, chased: true, battleWon: true, battleDrawn: true, uncovered: true, battleOver: true,
  leftToAlly: true, recovered: true, notRecovered: true, recruitment: true, recruited: true, destroyerWon: true,
  gameOver: true,
};

/** Every tenth game without tokens, the others as they come. */
const games = (n: number): RandomGame<State> =>
  n % 10 === 9 ? { kind: free3, seed: `tokens ${n}`, start: seed => withoutTokens(free3, seed) } : mixedGame(n);

describe('everything comes up in Yield', () => {
  const settings = { games, most: 2000, events: EVENTS };
  for (const { name, run } of coverageChecks<State, YieldEvent>(yieldGame, settings)) test(name, run);

  test('random games have every Battle card face up and face down, every Strategy card performed, hidden and copied', () => {
    const seen = new Set<string>();
    for (const game of mixed(60)) {
      playRandomly(yieldGame, game, (s, { seat, option }) => {
        const { code } = s.ask!.options[seat]![option]!;
        seen.add(s.ask!.id === 'YLD-D11' ? `${code}:${strategyId(s.laid[4 * seat + s.season - 1]!)}` : code);
      });
    }
    const wanted = [
      ...KINDS.flatMap(kind => [`play:${kindId(kind)}`, `cover:${kindId(kind)}`, `discard:${kindId(kind)}`]),
      ...STRATEGY_CARDS.flatMap(card => [
        `choose:${strategyId(card)}`,
        `reveal:${strategyId(card)}`,
        `keep:${strategyId(card)}`,
      ]),
      ...STRATEGY_CARDS.slice(0, 5).map(card => `copy:${strategyId(card)}`),
      'nothing',
    ];
    expect(wanted.filter(code => !seen.has(code))).toEqual([]);
  });
});

// --- every ability -------------------------------------------------------------------------------------------------

/** Whether an event shows that an ability has done something. */
const SIGNS: Readonly<Record<AbilityId, (e: YieldEvent, s: State) => boolean>> = {
  fourthArmy: e => e.type === 'moved' && pieceOf(e.army) === FOURTH_PIECE,
  champion: e => e.type === 'played' && e.faceUp && e.value === valueOfCard(e.card!) + 2,
  moveFortresses: e => e.type === 'fortressMoved' && e.merged,
  spreadPower: e => e.type === 'built',
  undeadArmies: e => e.type === 'gained' && e.to > e.from,
  destroyer: e => e.type === 'destroyerWon',
  allRegionFighter: e => e.type === 'played' && !e.faceUp && e.value === 3,
  fastTraveler: (e, s) => e.type === 'moved' && hasUsedExtraStep(s),
  reinforcements: e => e.type === 'stole',
  fortressArmies: e => e.type === 'battle' && e.fortressBonus.some(bonus => bonus > 0),
};

/** A copied Move All that moves a piece for the second time, or any other card whose extra step is gone. */
function hasUsedExtraStep(s: State): boolean {
  const top = s.frames[s.frames.length - 1];
  return top?.proc === 'actions' && (top.locals as Actions).card !== null && (top.locals as Actions).extra === 0;
}

describe('random games use every ability', () => {
  test.each(ABILITY_IDS.map((id, ability) => [id, ability] as const))('%s', (id, ability) => {
    let used = false;
    for (let n = 0; !used && n < 200; n++) {
      const leaders = KINDS_OF_TABLES.filter(({ options }) => options.leaders === 'pick');
      const kind = leaders[n % leaders.length]!;
      const start = (seed: string) => (id === 'fourthArmy' ? crowded(kind, seed) : crowdedWith(ability, kind, seed));
      hearGames<State, YieldEvent>(yieldGame, [{ kind, seed: `ability ${id} ${n}`, start }], (event, s) => {
        used ||= SIGNS[id](event, s);
      });
    }
    expect(used).toBe(true);
  });
});

// --- what seldom happens -------------------------------------------------------------------------------------------

describe('random games meet what seldom happens', () => {
  const CASES: Readonly<Record<string, (e: YieldEvent, s: State) => boolean>> = {
    'YLD-Q10 a spare neutral counter': e => e.type === 'swapped' && e.spare,
    'YLD-Q10 a swap with a neutral token of the supply': e => e.type === 'swapped' && !e.spare,
    'YLD-Q05 a defeated Army without retreat after a Draw': e => e.type === 'destroyed' && e.noRetreat && e.by === null,
    'YLD-167 a defeated Army without retreat after a victory': e =>
      e.type === 'destroyed' && e.noRetreat && e.by !== null,
    'YLD-173 a companion': e => e.type === 'retreated' && e.companion,
    'YLD-190 a retreat of one’s own choice': (e, s) => e.type === 'retreated' && s.battle?.drawn === true,
    'YLD-046 a destroyed Fortress': e => e.type === 'tokenRemoved' && e.value === 0,
    'YLD-Q53 a token of somebody else is removed': e =>
      e.type === 'tokenRemoved' && e.token !== null && e.token !== e.seat,
    'YLD-185 two Armies destroyed in one battle of many': (e, s) =>
      e.type === 'destroyed' && (s.battle?.left.length ?? 0) > 3,
    'YLD-226 two recruitment cards': e => e.type === 'recruitment' && e.cards.length === 2,
  };

  test.each(Object.entries(CASES))('%s', (_name, isMet) => {
    let met = false;
    for (let n = 0; !met && n < 1500; n++) {
      const game =
        n % 3 === 0
          ? { kind: free5, seed: `seldom ${n}`, start: (seed: string) => crowded(free5, seed) }
          : mixedGame(n);
      hearGames<State, YieldEvent>(yieldGame, [game], (event, s) => {
        met ||= isMet(event, s);
      });
    }
    expect(met).toBe(true);
  });
});
