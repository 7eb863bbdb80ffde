/** What effects of Banners of War do, and the conditions that they speak of. */
import { type Seat, viewers } from '@interregnum/kernel';
import { boardOf } from '../board.ts';
import type { BowCondition, BowPlainOp } from '../content/bow/ops.ts';
import { tellApart } from '../events.ts';
import { changeInfluence } from '../figures.ts';
import { mark, tacticsPlace, tacticsThing } from '../knowledge.ts';
import { LOST_AREA } from '../modules/bow/borders.ts';
import { isLostCityFound } from '../modules/bow/queries.ts';
import { changeBow, isDesolated } from '../modules/bow/state.ts';
import { findLostCity, layWaste, mayLay, rebuildCity, takeWaste } from '../modules/bow/waste.ts';
import { losingInSeason } from '../phases/losses.ts';
import { revealRunes } from '../phases/winning.ts';
import { DIAL_TOP, DIALS, NONE } from '../pieces.ts';
import { call, type State } from '../state.ts';
import { areasOf, dialOf, heroesOf } from '../table.ts';
import { bandits } from './bandits.ts';
import type { PlainOps } from './flow-ops.ts';
import type { Performance } from './performance.ts';
import { stacksIn } from './units.ts';

const isLostAreaOn = (s: State): boolean => boardOf(s).isOn[LOST_AREA]!;
const MAP_WORTH = 2;

/** SUB2: areas in order, so the last one is called first. */
function scorch(s: State, l: Performance): void {
  for (const area of areasOf(s, l.seat).reverse()) {
    if (!isDesolated(s, area)) continue;
    const stacks = stacksIn(s, l, { of: 'mine' }).filter(stack => stack.area === area);
    call(s, losingInSeason, { seat: l.seat, left: 1, stacks });
  }
}

/** RNW-Q216: each card is known until it leaves the hand; who looked at whom is open. */
function lookAtHand(s: State, seat: Seat, of: Seat): void {
  const cards = [...s.tactics[of]!];
  for (const card of new Set(cards)) mark(s, tacticsThing(card), tacticsPlace(of), viewers(seat));
  const told = { type: 'lookedHand' as const, seat, of };
  tellApart([seat], { ...told, cards }, { ...told, cards: null });
}

/** RB5: only one of the two is ever possible. */
function turnSandglass(s: State, l: Performance): void {
  const area = s.heroArea[l.hero]!;
  if (isDesolated(s, area)) takeWaste(s, l.seat, area);
  else if (mayLay(s, area, 'desolation')) layWaste(s, l.seat, area, 'desolation');
}

export const BOW_OPS: PlainOps<BowPlainOp['op']> = {
  lostCity: (s, l, { map }) => {
    // RNW-Q221: the Map is of use without 12A
    if (map && !isLostAreaOn(s)) changeInfluence(s, l.seat, MAP_WORTH);
    else findLostCity(s, l.seat);
  },
  scorch,
  bandits: s => call(s, bandits, {}),
  rebuildCity: (s, l) => {
    if (l.area !== NONE) rebuildCity(s, l.seat, l.area);
  },
  lookHand: (s, l) => {
    if (l.player !== NONE) lookAtHand(s, l.seat, l.player);
  },
  sandglass: turnSandglass,
  revealRune: (s, l) => {
    if (l.area !== NONE) revealRunes(s, l.seat, [l.area]);
  },
  ward: (s, l) => {
    if (l.area !== NONE) changeBow(s, { wards: [...s.bow.wards, { seat: l.seat, area: l.area }] });
  },
  /** Carried out where it is chosen (D65). */
  excludeFromBid: () => {},
};

type Test = (s: State, l: Performance) => boolean;
export const BOW_CONDITIONS: Readonly<Record<BowCondition['if'], Test>> = {
  anyDialCanRise: (s, l) => DIALS.some(dial => dialOf(s, l.seat, dial) < DIAL_TOP),
  hasHero: (s, l) => heroesOf(s, l.seat).length > 0,
  noHero: (s, l) => heroesOf(s, l.seat).length === 0,
  destroyedCity: s => s.bow.destroyedCities.length > 0,
  atLostCity: (s, l) => !isLostAreaOn(s) || (s.heroArea[l.hero] === LOST_AREA && !isLostCityFound(s)),
  sandglass: (s, l) => {
    const area = s.heroArea[l.hero]!;
    return isDesolated(s, area) || mayLay(s, area, 'desolation');
  },
};
