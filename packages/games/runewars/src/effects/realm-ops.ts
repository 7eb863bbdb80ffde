/** What effects do on the board, to dials, hands and tokens. */

import { draw, type Seat, type StepOf, sets, viewers } from '@interregnum/kernel';
import type { Side } from '../battle.ts';
import { boardOf } from '../board.ts';
import { discardTactics, drawQuests, drawTactics, receiveTactics, takeTactics } from '../cards.ts';
import type { Flag, PlainOp, UnitSet } from '../content/effect.ts';
import { RESOURCES, type Resource, SHAPES, type Shape, type UnitId } from '../content/words.ts';
import { tell, tellApart } from '../events.ts';
import {
  addUnits,
  applyUnitLimit,
  buildStronghold,
  changeInfluence,
  destroyCity,
  destroyDevelopment,
  fromSupply,
  removeUnits,
  setDamaged,
  setDial,
  turnDial,
} from '../figures.ts';
import { lookAround, mark, tacticsPlace, tacticsThing } from '../knowledge.ts';
import { beginLasting } from '../lasting.ts';
import { LIEUTENANT } from '../modules/cmd/handles.ts';
import { option } from '../options.ts';
import { activateArea } from '../phases/activation.ts';
import { isNobodys } from '../phases/battle/sides.ts';
import { bidding } from '../phases/bids.ts';
import { losing, losingInSeason } from '../phases/losses.ts';
import { driveOffNeutrals, retreat, retreatOf, takeNeutrals, unitCrosses } from '../phases/retreats.ts';
import { lookAt, moveRune, placeNamed, receive, swapRunes } from '../phases/runes.ts';
import { type Area, DIALS, DRAGON_RUNE, FALSE_RUNE, NONE, type UnitType, unitNumber } from '../pieces.ts';
import { place } from '../places.ts';
import { guardOf, neutralsOf } from '../printed.ts';
import { losesDials, productionOf } from '../queries.ts';
import { ASK } from '../questions.ts';
import { call, procedure, type State } from '../state.ts';
import {
  areasOf,
  controllerOf,
  developmentsAt,
  dialOf,
  isEmpty,
  isRuneDown,
  leftOf,
  strongholdsOf,
  unitsOf,
} from '../table.ts';
import { areasIn } from './areas.ts';
import { type Dealing, dealTo } from './battle-ops.ts';
import { countOf } from './counts.ts';
import type { PlainOps } from './flow-ops.ts';
import type { Performance } from './performance.ts';
import { recruitShape } from './recruiting.ts';
import { stacksIn } from './units.ts';
import { seatOf } from './who.ts';

// --- figures -----------------------------------------------------------------------------------------------------------------

/** The areas where figures are placed, of which the player takes one (RNW-Q131). */
function sitesOf(s: State, l: Performance, at: StepOf<PlainOp, 'neutral'>['at']): Area[] {
  if (at === 'area') return [l.area];
  if (at === 'hero-area') return [s.heroArea[l.hero]!];
  const mine = strongholdsOf(s, l.seat);
  if (at === 'my-stronghold') return mine;
  const far = (area: Area) => boardOf(s).distances[s.heroArea[l.hero]!]![area]!;
  const least = Math.min(...mine.map(far));
  return mine.filter(area => far(area) === least);
}

function neutralTypes(s: State, l: Performance, what: StepOf<PlainOp, 'neutral'>['what']): UnitType[] {
  const types: readonly UnitType[] =
    what === 'picked'
      ? [l.unit]
      : SHAPES.includes(what as Shape)
        ? neutralsOf(s, what as Shape)
        : [unitNumber(what as UnitId)];
  return types.filter(type => s.supply[type]! > 0);
}

/** RNW-115, RNW-116: whose they are follows from the area. */
function placeNeutrals(s: State, area: Area, type: UnitType, n: number): void {
  const placed = fromSupply(s, area, type, n);
  if (placed === 0) return;
  tell({ type: 'neutrals', area, unit: type, n: placed });
  const owner = controllerOf(s, area);
  if (owner !== NONE) applyUnitLimit(s, owner, area);
}

/** SP6: empty areas that print neutral units. */
function stirWilds(s: State): void {
  for (const area of boardOf(s).areas) {
    const guard = guardOf(s, area);
    if (guard && isEmpty(s, area)) placeNeutrals(s, area, guard.type, 1);
  }
}

/** All of a set stand up. */
function standAll(s: State, l: Performance, units: UnitSet): void {
  for (const { area, type, n } of stacksIn(s, l, { ...units, state: 'routed' })) {
    removeUnits(s, area, type, n, 'routed');
    addUnits(s, area, type, n);
    tell({ type: 'standsUp', what: 'area', area, hero: null });
  }
}

/** FA2: one in each area with so many. */
function plague(s: State, l: Performance, least: number): void {
  const areas = areasOf(s, l.seat).filter(area => unitsOf(s, l.seat, area) >= least);
  for (const area of [...areas].reverse()) {
    const stacks = stacksIn(s, l, { of: 'mine' }).filter(stack => stack.area === area);
    call(s, losingInSeason, { seat: l.seat, left: 1, stacks });
  }
}

/** Outside battles he picks his own losses (RNW-C5). */
function giveUp(s: State, l: Performance, { of, n, units }: Dealing): void {
  const seat = seatOf(s, l, of);
  if (seat === NONE) return;
  const stacks = stacksIn(s, { ...l, seat }, { ...units, of: 'mine' });
  call(s, l.kind === 'season' ? losingInSeason : losing, { seat, left: countOf(s, l, n), stacks });
}
const loses = (s: State, l: Performance, step: Dealing): void => (s.battle ? dealTo(s, l, step) : giveUp(s, l, step));

/** RNW-241, or to an area that the user picks; allied ones become nobody's (RNW-Q59). */
function neutralsRetreat(s: State, l: Performance, { by, routed }: StepOf<PlainOp, 'neutralsRetreat'>): void {
  const units = routed === 'too' ? takeNeutrals(s, l.area) : driveOffNeutrals(s, l.area);
  retreat(s, retreatOf(NONE, by === 'user' ? l.seat : leftOf(s, l.seat), l.area, units));
}

/** RW04: those that can cross move, as they are. */
function neutralsMove(s: State, l: Performance): void {
  const from = s.heroArea[l.hero]!;
  const owner = controllerOf(s, from);
  for (const { type, routed, n } of takeNeutrals(s, from)) {
    const to = unitCrosses(s, owner, type, from, l.to) ? l.to : from;
    addUnits(s, to, type, n, routed ? 'routed' : 'standing');
    if (to !== from) tell({ type: 'retreated', seat: null, from, to, units: [{ unit: type, n }] });
  }
  lookAround(s);
  const next = controllerOf(s, l.to);
  if (next !== NONE) applyUnitLimit(s, next, l.to);
}

// --- Tactics cards that change hands --------------------------------------------------------------------------------------------

const randomCard = (s: State, hand: readonly number[]): number => hand[draw(s.chance, hand.length)]!;

/** Q16: both of them know the card (section 6). */
function stealTactics(s: State, l: Performance): void {
  const from = l.player;
  if (from === NONE || s.tactics[from]!.length === 0) return;
  const card = randomCard(s, s.tactics[from]!);
  takeTactics(s, from, card, 'new');
  receiveTactics(s, l.seat, [card]);
  mark(s, tacticsThing(card), tacticsPlace(l.seat), viewers(from));
  const told = { type: 'stoleTactics' as const, seat: l.seat, from };
  tellApart([l.seat, from], { ...told, card }, { ...told, card: null });
}

/** FA7: at random, faceup; they wait to be chosen from. */
function discardRandom(s: State, l: Performance, { of, n }: StepOf<PlainOp, 'discardRandom'>): void {
  const seat = seatOf(s, l, of);
  for (let i = 0; i < n && s.tactics[seat]!.length > 0; i++) {
    const card = randomCard(s, s.tactics[seat]!);
    discardTactics(s, seat, card);
    l.cards.push(card);
  }
}

/** How long, and for whom: flags of Season cards are everybody's. */
function setFlag(s: State, l: Performance, flag: Flag, until: 'turn' | 'season'): void {
  const n = flag === 'forcedMarch' ? FORCED_MARCH : 1;
  beginLasting(s, flag, until === 'season' ? NONE : l.seat, n, until);
}
/** TA13. */
const FORCED_MARCH = 3;

const dialNumber = (l: Performance, res: Resource | 'picked'): number =>
  res === 'picked' ? l.dial : RESOURCES.indexOf(res);

export const REALM_OPS: PlainOps<
  | 'influence'
  | 'pay'
  | 'tactics'
  | 'quest'
  | 'dial'
  | 'famine'
  | 'dialToProduction'
  | 'dialLoss'
  | 'recruit'
  | 'neutral'
  | 'stirWilds'
  | 'standAll'
  | 'rout'
  | 'damage'
  | 'destroy'
  | 'plague'
  | 'neutralsRetreat'
  | 'neutralsMove'
  | 'receiveRune'
  | 'placeRune'
  | 'moveRune'
  | 'swapRunes'
  | 'look'
  | 'activate'
  | 'buildDamaged'
  | 'destroyCity'
  | 'destroyDevelopment'
  | 'damageStronghold'
  | 'takeBackOrder'
  | 'stealTactics'
  | 'discardRandom'
  | 'flag'
  | 'bid'
  | 'secondCommander'
> = {
  influence: (s, l, { of, n }) => {
    const seat = seatOf(s, l, of);
    if (seat !== NONE) changeInfluence(s, seat, countOf(s, l, n));
  },
  pay: (s, l, { n }) => changeInfluence(s, l.seat, -countOf(s, l, n)),
  tactics: (s, l, { of, n }) => {
    const seat = s.battle && isNobodys(s, l.side as Side) ? NONE : seatOf(s, l, of); // RNW-142
    if (seat !== NONE) drawTactics(s, seat, countOf(s, l, n));
  },
  quest: (s, l, { of, n }) => {
    const seat = seatOf(s, l, of);
    if (seat !== NONE) drawQuests(s, seat, countOf(s, l, n));
  },
  dial: (s, l, { res, n }) => {
    const dial = dialNumber(l, res);
    if (dial !== NONE) turnDial(s, l.seat, dial, n);
  },
  dialLoss: (s, l) => place(s, 'dial.loss', { seat: l.seat }),
  famine: (s, l) => {
    if (!losesDials(s, l.seat)) return;
    const yields = productionOf(s, l.seat);
    for (const dial of DIALS) setDial(s, l.seat, dial, Math.min(dialOf(s, l.seat, dial), yields[dial]!));
  },
  dialToProduction: (s, l) => {
    if (l.dial !== NONE) setDial(s, l.seat, l.dial, productionOf(s, l.seat)[l.dial]!);
  },
  recruit: (s, l, { shape, n }) => recruitShape(s, l.seat, shape, n),
  neutral: (s, l, { what, n, at }) => {
    const [type] = neutralTypes(s, l, what);
    const sites = sitesOf(s, l, at);
    if (type === undefined || sites.length === 0) return;
    if (sites.length === 1) placeNeutrals(s, sites[0]!, type, n);
    else call(s, choosingSite, { seat: l.seat, areas: sites, type, n });
  },
  stirWilds: s => stirWilds(s),
  standAll: (s, l, { units }) => standAll(s, l, units),
  rout: loses,
  damage: loses,
  destroy: loses,
  plague: (s, l, { least }) => plague(s, l, least),
  neutralsRetreat: (s, l, step) => neutralsRetreat(s, l, step),
  neutralsMove: (s, l) => neutralsMove(s, l),
  receiveRune: (s, l, { of }) => receive(s, seatOf(s, l, of)),
  placeRune: (s, l, { rune }) => {
    if (l.area !== NONE) placeNamed(s, l.seat, l.area, rune === 'dragon' ? DRAGON_RUNE : FALSE_RUNE);
  },
  moveRune: (s, l) => {
    if (l.area !== NONE && l.to !== NONE) moveRune(s, l.seat, l.area, l.to);
  },
  swapRunes: (s, l) => {
    if (l.area !== NONE && l.to !== NONE) swapRunes(s, l.seat, l.area, l.to);
  },
  look: (s, l, { areas }) => {
    for (const area of areasIn(s, l, areas)) if (isRuneDown(s, area)) lookAt(s, l.seat, area);
  },
  activate: (s, l, { of }) => {
    if (l.area !== NONE) activateArea(s, seatOf(s, l, of), l.area);
  },
  buildDamaged: (s, l) => {
    if (l.area !== NONE) buildStronghold(s, l.seat, l.area, true);
  },
  destroyCity: (s, l) => {
    if (l.area === NONE) return;
    const city = s.cities[l.area]!;
    destroyCity(s, l.area);
    place(s, 'city.destroyed', { area: l.area, city });
  },
  destroyDevelopment: (s, l) => {
    if (l.area !== NONE) call(s, choosingDevelopment, { seat: l.seat, area: l.area });
  },
  damageStronghold: (s, l) => {
    if (l.area !== NONE) setDamaged(s, l.area, true);
  },
  takeBackOrder: (s, l) => {
    if (l.order === NONE) return;
    s.ordersUsed[l.seat] = sets.without(s.ordersUsed[l.seat]!, l.order);
    tell({ type: 'orderBack', seat: l.seat, order: l.order });
  },
  stealTactics: (s, l) => stealTactics(s, l),
  discardRandom,
  flag: (s, l, { flag, until }) => setFlag(s, l, flag, until),
  bid: (s, _, { for: what }) => call(s, bidding, { for: what }),
  secondCommander: (s, l) => call(s, LIEUTENANT, { seat: l.seat }),
};

/** RNW-Q253: where there are several, one of them. */
const choosingDevelopment = procedure<{ seat: Seat; area: Area }>('chooseDevelopment', {
  kind: {
    question: ASK.target,
    ask: 'forced',
    who: (_, { seat }) => seat,
    options: (s, { area }) => [...new Set(developmentsAt(s, area))].map(option.raze),
    then: (s, { area }, answer) => {
      if (answer.type === 'raze') destroyDevelopment(s, area, answer.development);
    },
  },
});

/** RNW-068: several strongholds are equally near. */
const choosingSite = procedure<{ seat: Seat; areas: Area[]; type: UnitType; n: number }>('chooseSite', {
  area: {
    question: ASK.target,
    who: (_, { seat }) => seat,
    options: (_, { areas }) => areas.map(option.area),
    then: (s, { type, n }, answer) => {
      if (answer.type === 'area') placeNeutrals(s, answer.area, type, n);
    },
  },
});
