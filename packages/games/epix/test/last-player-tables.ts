/** Winter tables on which the last player's turn is tested: stopped where it begins, small enough to try everything. */
import type { Random, Seat, SetupChoices } from '@interregnum/kernel';
import { type Area, areaId, isCastle, KILIMANDJORA } from '../src/content/board.ts';
import {
  ACTION_PAIRS,
  type ActionCards,
  type Card,
  CONSCRIPTION,
  cardId,
  FORCED_MARCH,
  FRONTIER_RECRUITS,
  MARKET_FAIRS,
  MASTER_CARPENTERS,
  MOUNTAIN_GUIDES,
  MOVE,
  PILLAGERS,
  RECRUITMENT,
  SIEGE_LADDERS,
  STUD_FARM,
  TAX,
  TREBUCHETS,
} from '../src/content/cards.ts';
import { boardOf } from '../src/content/contents.ts';
import { CAMP, CATAPULT, KNIGHT, PER_PLAYER, SOLDIER, UNITS, type Unit, unitId } from '../src/content/units.ts';
import { epix, type State } from '../src/index.ts';

/** What a table is to bring about. */
export interface Theme {
  name: string;
  /** The last player's Units, near each other. */
  units: readonly Unit[];
  owns: readonly Card[];
  mayOwn: readonly Card[];
  pairs: readonly ActionCards[];
  mostGold: number;
}

export const THEMES: readonly Theme[] = [
  {
    name: 'Forced March',
    units: [SOLDIER, SOLDIER, CAMP, CATAPULT],
    owns: [FORCED_MARCH],
    mayOwn: [],
    pairs: [TAX | MOVE, RECRUITMENT | MOVE],
    mostGold: 1,
  },
  {
    name: 'two Knights',
    units: [KNIGHT, KNIGHT, CATAPULT],
    owns: [],
    mayOwn: [MOUNTAIN_GUIDES],
    pairs: [TAX | MOVE],
    mostGold: 0,
  },
  {
    name: 'captured pieces',
    units: [KNIGHT, CATAPULT, CATAPULT, CAMP],
    owns: [],
    mayOwn: [PILLAGERS],
    pairs: [TAX | MOVE],
    mostGold: 1,
  },
  {
    name: 'Frontier Recruits',
    units: [CAMP, CAMP, SOLDIER, CATAPULT],
    owns: [FRONTIER_RECRUITS],
    mayOwn: [MARKET_FAIRS, CONSCRIPTION, MASTER_CARPENTERS],
    pairs: [TAX | RECRUITMENT, RECRUITMENT | MOVE],
    mostGold: 3,
  },
  {
    name: 'an empty supply',
    units: [SOLDIER, SOLDIER, SOLDIER, CATAPULT, CATAPULT, CAMP],
    owns: [],
    mayOwn: [CONSCRIPTION, MASTER_CARPENTERS, FRONTIER_RECRUITS],
    pairs: [RECRUITMENT | MOVE],
    mostGold: 3,
  },
  {
    name: 'a Castle nearby',
    units: [KNIGHT, SOLDIER, CATAPULT],
    owns: [],
    mayOwn: [SIEGE_LADDERS, PILLAGERS, TREBUCHETS, STUD_FARM],
    pairs: [TAX | MOVE, RECRUITMENT | MOVE],
    mostGold: 2,
  },
];

const pick = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)]!;

/** Pieces on a map, as far as the rules allow them there. */
class Pieces {
  readonly supply: number[][];
  private readonly units = new Map<Area, { seat: Seat; units: Unit[] }>();

  constructor(seats: number) {
    this.supply = Array.from({ length: seats }, () => [...PER_PLAYER]);
  }

  isEmpty(area: Area): boolean {
    return !this.units.has(area);
  }

  put(seat: Seat, unit: Unit, area: Area): void {
    const there = this.units.get(area) ?? { seat, units: [] };
    if (there.seat !== seat || there.units.includes(unit) || this.supply[seat]![unit] === 0) return;
    if (isCastle(area) && (area !== seat || unit === CAMP)) return;
    if (area === KILIMANDJORA && unit === KNIGHT) return;
    this.supply[seat]![unit]!--;
    there.units.push(unit);
    this.units.set(area, there);
  }

  written(areas: readonly Area[]): Record<string, string> {
    const units = (area: Area) => {
      const there = this.units.get(area);
      return there ? `${there.seat + 1}: ${there.units.map(unitId).join(' ')}` : '';
    };
    return Object.fromEntries(areas.map(area => [areaId(area), units(area)]));
  }
}

/** The last player's Units side by side, opponents all around, many of them lone Catapults. */
export function themeTable({ units, owns, mayOwn, pairs, mostGold }: Theme, seats: number, random: Random): State {
  const { areas, borders } = boardOf({ content: null, seats });
  const last = random.below(seats);
  const pieces = new Pieces(seats);
  const home = 4 + random.below(2 * seats);
  for (const unit of units) pieces.put(last, unit, random.below(2) === 0 ? home : pick(borders[home]!, random));
  const crowd = 0.4 + 0.6 * random.real();
  for (const area of areas) {
    const seat = isCastle(area) ? area : (last + 1 + random.below(seats - 1)) % seats;
    if (seat === last || !pieces.isEmpty(area) || random.real() > crowd) continue;
    for (const unit of random.below(2) === 0 ? [CATAPULT] : UNITS) {
      if (random.below(2) === 0) pieces.put(seat, unit, area);
    }
  }
  const cards = [...owns, ...mayOwn.filter(() => random.below(2) === 0)].slice(0, seats);
  const someone = [1 + random.below(20)].filter(card => !cards.includes(card));
  const abilities = { [1 + ((last + 1) % seats)]: someone, [last + 1]: cards };
  const options = { mode: 'advanced' };
  return winter({ seats, options, last, pieces, abilities, mostGold, pair: pick(pairs, random) }, random);
}

/** Few pieces and little Gold anywhere; the last player owns a card, and perhaps somebody else. */
export function anyTable(
  seats: number,
  options: SetupChoices,
  card: Card,
  mostGold: number,
  random: Random,
  game = epix,
): State {
  const crowd = 0.25 + 0.5 * random.real();
  const pieces = new Pieces(seats);
  for (const area of boardOf({ content: null, seats }).areas) {
    const seat = isCastle(area) ? area : random.below(seats);
    if (random.real() > crowd) continue;
    for (const unit of UNITS) if (random.below(3) === 0) pieces.put(seat, unit, area);
  }
  const last = random.below(seats);
  const someone = [1 + random.below(20)].filter(other => other !== card);
  const abilities = { [1 + random.below(seats)]: someone, [last + 1]: [card] };
  return winter({ seats, options, last, pieces, abilities, mostGold, pair: pick(ACTION_PAIRS, random), game }, random);
}

interface Winter {
  seats: number;
  options: SetupChoices;
  last: Seat;
  pieces: Pieces;
  /** By seat, counted from 1. */
  abilities: Record<number, readonly Card[]>;
  mostGold: number;
  /** The last player's Action cards. */
  pair: ActionCards;
  game?: typeof epix;
}

function winter(
  { seats, options, last, pieces, abilities, mostGold, pair, game = epix }: Winter,
  random: Random,
): State {
  const gold = Object.fromEntries(pieces.supply.map((_, seat) => [seat + 1, random.below(mostGold + 1)]));
  const owned = Object.fromEntries(Object.entries(abilities).map(([seat, cards]) => [seat, cards.map(cardId)]));
  const s = game.proof.position.read(
    {
      season: 'winter',
      turn: 'choose',
      first: ((last + 1) % seats) + 1,
      areas: pieces.written(boardOf({ content: null, seats }).areas),
      gold,
      ...(options.mode === 'basic' ? {} : { abilities: owned }),
    },
    options,
    seats,
  );
  s.chosen = s.chosen.map(() => pair);
  s.revealed[last] = true;
  s.ask = null;
  s.frames = [
    { proc: 'game', step: 'seasons', locals: {}, items: null, index: 0 },
    { proc: 'season', step: 'income', locals: { winner: 0 }, items: null, index: 0 },
    { proc: 'turn', step: 'order', locals: { seat: last, first: 0, second: 0 }, items: null, index: 0 },
  ];
  return s;
}
