import { isDeepStrictEqual } from 'node:util';
import { coverageChecks, playRandomly } from '@interregnum/kernel/testing';
import { describe, expect, test, vi } from 'vitest';
import { builtIn } from '../src/content/built-in.ts';
import { ALL_FACTIONS } from '../src/content/factions.ts';
import { CARDS, type HiddenLeadersEvent, heroId, hiddenLeaders, type State, type Step } from '../src/index.ts';
import { printedWays } from '../src/performing/markers.ts';
import { performing } from '../src/performing/performance.ts';
import { crowdedGame, mixedGame } from './tables.ts';

/** What the steps of all programs have met: `hero.step: case`. */
const met = vi.hoisted(() => new Set<string>());
const meet = vi.hoisted(
  () => (l: { hero: number; at: number }, what: string) => met.add(`${l.hero}.${l.at - 1}: ${what}`),
);
const some = vi.hoisted(() => (count: number) => (count === 0 ? 'none' : count === 1 ? 'one' : 'several'));

vi.mock('../src/performing/cards.ts', async original => {
  const cards = await original<typeof import('../src/performing/cards.ts')>();
  return {
    ...cards,
    holds: (...args: Parameters<typeof cards.holds>) => {
      const result = cards.holds(...args);
      meet(args[1], `${result}`);
      return result;
    },
    handle: (...args: Parameters<typeof cards.handle>) => {
      const [s, l, step] = args;
      meet(l, (step.card === 'secret' ? s.secret : l[step.card]) === null ? 'missing' : 'found');
      cards.handle(...args);
    },
  };
});

vi.mock('../src/performing/picks.ts', async original => {
  const picks = await original<typeof import('../src/performing/picks.ts')>();
  return {
    ...picks,
    cardsOffered: (...args: Parameters<typeof picks.cardsOffered>) => {
      const offered = picks.cardsOffered(...args);
      meet(args[1], some(offered.length - (args[2].may !== null && offered.length > 0 ? 1 : 0)));
      return offered;
    },
    playersOffered: (...args: Parameters<typeof picks.playersOffered>) => {
      const offered = picks.playersOffered(...args);
      meet(args[1], some(offered.length));
      return offered;
    },
  };
});

// biome-ignore format: a list
const EVENTS: Record<HiddenLeadersEvent['type'], true> = {
  setup: true, prepared: true, turn: true, played: true, passed: true, discarded: true, drew: true, reshuffled: true,
  refilled: true, moved: true, performed: true, named: true, picked: true, buried: true, chosenByLot: true,
  dismissed: true, held: true, putBack: true, kept: true, hid: true, robbed: true, placed: true, took: true,
  handedOver: true, hasNone: true, gave: true, turned: true, looked: true, lookedOwn: true, revealed: true,
  exchanged: true, declined: true, endNear: true, lastRoundBegins: true,
  finalTurn: true, lastRound: true, gameOver: true,
};

describe('everything comes up in Hidden Leaders', () => {
  const settings = { games: mixedGame, most: 2000, events: EVENTS };
  for (const { name, run } of coverageChecks<State, HiddenLeadersEvent>(hiddenLeaders, settings)) test(name, run);
});

// --- every branch of every Hero ----------------------------------------------------------------------------------

function casesOf(step: Step, before: readonly Step[]): string[] {
  switch (step.op) {
    case 'onlyIf':
      return ['true', 'false'];
    case 'pick':
      return [...(neverEmpty(step, before) ? [] : ['none']), 'one', 'several', ...answersOf(step)];
    case 'pickPlayer':
      return step.with === null ? ['several'] : ['one', 'several'];
    case 'move':
      return step.ways.length > 1 ? answersOf(step) : [];
    case 'nameFaction':
      return ['faction:imperial-army', 'faction:hill-tribes', 'faction:water-folk', 'faction:undead'];
    case 'pickPile':
      return ['pile:wilderness', 'pile:graveyard'];
    default:
      return 'card' in step && step.op !== 'perform' ? ['found'] : [];
  }
}

/** Steps before have made sure of a card, or the Hero that was played is one itself. */
function neverEmpty(step: Extract<Step, { op: 'pick' }>, before: readonly Step[]): boolean {
  return step.offers.some(({ zone }) => {
    if (zone.at === 'up' && zone.fit !== 'copyable' && zone.only === ALL_FACTIONS && zone.not === 0) {
      if (zone.of !== 'other') return true;
    }
    return before.some(one => one.op === 'onlyIf' && one.some.some(sure => isDeepStrictEqual(sure, zone)));
  });
}

/** The answers that a step can get, as far as they lead to different things. */
function answersOf(step: Extract<Step, { op: 'pick' | 'move' }>): string[] {
  if (step.op === 'move') return step.ways.map((_, i) => `way ${i}`);
  return [...new Set(step.offers.map(offer => offer.verb)), ...(step.may === null ? [] : [step.may])];
}

/** What an answer says about the step that asked for it. */
function hear(s: State, seat: number, option: number): void {
  const l = performing(s.frames);
  const answer = s.ask!.options[seat]![option]!;
  if (!l) return;
  const step = builtIn.programs[l.hero]![l.at - 1]!;
  if (step.op === 'move') {
    step.ways.forEach((way, i) => {
      if (printedWays(s, l, { ...step, ways: [way] })[0]?.code === answer.code) meet(l, `way ${i}`);
    });
  } else if (answer.type === 'hero' || answer.type === 'hidden') meet(l, answer.verb);
  else meet(l, answer.code);
}

describe('random games use every branch of every Hero', () => {
  test('every case of every step', () => {
    const wanted = CARDS.flatMap(card =>
      builtIn.programs[card]!.flatMap((step, i) =>
        casesOf(step, builtIn.programs[card]!.slice(0, i)).map(what => `${card}.${i}: ${what}`),
      ),
    );
    let missing = wanted;
    for (let n = 0; missing.length > 0 && n < 30_000; n++) {
      playRandomly(hiddenLeaders, crowdedGame(n), (s, { seat, option }) => hear(s, seat, option));
      if (n % 50 === 0) missing = missing.filter(key => !met.has(key));
    }
    const words = missing.map(key => `${heroId(Number.parseInt(key, 10))} ${key}`);
    expect(words).toEqual([]);
  });
});
