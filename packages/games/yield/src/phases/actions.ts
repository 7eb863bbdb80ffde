/** Performing a Strategy card (YLD-068, YLD-069, YLD-080..YLD-087, YLD-100..YLD-122): one menu of actions. */
import { END, type Seat, sets } from '@interregnum/kernel';
import { amountOf, has } from '../abilities.ts';
import { armyOf, PIECES_EACH } from '../content/armies.ts';
import { AMBUSH, CONQUER, MOVE_ALL, type StrategyCard, UPGRADE } from '../content/cards.ts';
import { boardOf } from '../content/contents.ts';
import { FAST_TRAVELER, MOVE_FORTRESSES, REINFORCEMENTS, SPREAD_POWER } from '../content/leaders.ts';
import type { Location } from '../content/locations.ts';
import { tell } from '../events.ts';
import { type Option, option, type StepOption } from '../options.ts';
import { ASK } from '../questions.ts';
import { call, type PublicState, procedure, type State } from '../state.ts';
import { controllerOf, enemyLocations, isFortress, isOverLimit, locationsOf, sideOf } from '../table.ts';
import { ambush, ambushOptions } from './ambush.ts';
import { discardDown, drawForConquests } from './draws.ts';
import { fortressMoves, steal, stealsOf } from './extras.ts';
import { buildFortress, canPlaceToken, conquerable, conquerFortress, moveFortress, upgradeFortress } from './tokens.ts';

/** What may still be done with the card; all of it is public. */
export interface Actions {
  seat: Seat;
  /** The card performed, or copied by a Ritual; `null` when a Ritual copies none. */
  card: StrategyCard | null;
  /** Steps of the card left, for any Army. */
  steps: number;
  /** YLD-100: pieces that have taken their step of Move All, a sum of `1 << piece`. */
  moved: number;
  /** YLD-267: the extra step of a Ritual. */
  extra: number;
  conquer: boolean;
  ambush: boolean;
  /** YLD-121: placements of the Upgrade left, and where the first one went. */
  placements: number;
  placedOn: Location | null;
  /** YLD-256: whether a Fortress may be moved. */
  fortress: boolean;
  /** YLD-269: Steals made, `null` when the player may not steal. */
  steals: number | null;
  /** YLD-Q31: what was chosen after Steals and comes when the hand is down to ten. */
  waiting: Option | null;
}

const STEPS: readonly number[] = [0, 2, 1, 1, 1, 0];

/** YLD-101, YLD-102, YLD-110, YLD-120, YLD-Q30: what a card allows, with what a Ritual adds for Leaders. */
export const actionsOf = (t: PublicState, seat: Seat, card: StrategyCard | null, ritual: boolean): Actions => ({
  seat,
  card,
  steps: card === null ? 0 : STEPS[card]!,
  moved: 0,
  extra: ritual ? amountOf(t, seat, FAST_TRAVELER, 0) : 0,
  conquer: card === CONQUER,
  ambush: card === AMBUSH,
  placements: card === UPGRADE ? 2 : 0,
  placedOn: null,
  fortress: ritual && has(t, seat, MOVE_FORTRESSES),
  steals: ritual && has(t, seat, REINFORCEMENTS) ? 0 : null,
  waiting: null,
});

/** YLD-068, YLD-069: own actions, each at most once, in any order. What is offered depends on open things only. */
export const actions = procedure<Actions>('actions', {
  choose: {
    question: ASK.action,
    while: () => true,
    who: (_, l) => l.seat,
    options: (s, l) => (l.waiting === null ? actionOptions(s, l) : [l.waiting]),
    ask: 'forced',
    then: (s, l, a) => {
      l.waiting = a.type !== 'steal' && isOverLimit(s, l.seat) ? a : null;
      if (l.waiting !== null) call(s, discardDown, { seat: l.seat });
      else if (a.type === 'done') return END;
      else act(s, l, a);
    },
  },
});

function actionOptions(s: State, l: Actions): Option[] {
  const out: Option[] = [];
  addSteps(s, l, out);
  if (l.conquer && conquerable(s, l.seat).length > 0) out.push(option.conquer);
  if (l.placements > 0) addPlacements(s, l, out);
  if (l.ambush) ambushOptions(s, l.seat, out);
  if (l.fortress) fortressMoves(s, l.seat, out);
  if (l.steals !== null) stealsOf(s, l.seat, l.steals, out);
  out.push(option.done);
  return out;
}

/** YLD-100, YLD-267: in a copied Move All the extra step is an Army's second one. */
const mayStep = (l: Actions, piece: number): boolean =>
  l.steps + l.extra > 0 || (l.card === MOVE_ALL && !sets.has(l.moved, piece));

/** YLD-081..YLD-085, YLD-Q13: one Street at a time, never onto an enemy. */
function addSteps(s: State, l: Actions, out: Option[]): void {
  if (l.steps + l.extra === 0 && l.card !== MOVE_ALL) return;
  const { neighbours } = boardOf(s);
  const blocked = enemyLocations(s, sideOf(s, l.seat));
  for (let piece = 0; piece < PIECES_EACH; piece++) {
    const from = s.at[armyOf(l.seat, piece)]!;
    if (from === null || !mayStep(l, piece)) continue;
    const places = neighbours[from]!;
    for (let i = 0; i < places.length; i++) {
      if (!sets.has(blocked, places[i]!)) out.push(option.step(piece, from, places[i]!));
    }
  }
}

/** YLD-121, YLD-258, YLD-Q28: own Fortresses and, with Spread Power, Locations under own Armies; each once. */
function addPlacements(s: State, l: Actions, out: Option[]): void {
  const { locations } = boardOf(s);
  for (let i = 0; i < locations.length; i++) {
    const location = locations[i]!;
    if (location !== l.placedOn && controllerOf(s, location) === l.seat) out.push(option.upgrade(location));
  }
  if (!has(s, l.seat, SPREAD_POWER) || !canPlaceToken(s, l.seat)) return;
  for (let rest = locationsOf(s, l.seat); rest !== 0; rest = sets.rest(rest)) {
    const location = sets.first(rest);
    if (location !== l.placedOn && !isFortress(s, location)) out.push(option.build(location));
  }
}

function act(s: State, l: Actions, item: Option): void {
  const placing = item.type === 'upgrade' || item.type === 'build';
  if (!placing && l.placedOn !== null) l.placements = 0; // YLD-122, YLD-Q28: anything else closes the Upgrade
  switch (item.type) {
    case 'step':
      step(s, l, item);
      break;
    case 'conquer':
      conquer(s, l);
      break;
    case 'upgrade':
    case 'build':
      place(s, l, item.type, item.location);
      break;
    case 'ambush':
      l.ambush = false;
      l.steps = 0; // YLD-110: one Banner only
      ambush(s, l.seat, item.piece);
      break;
    case 'fortress':
      l.fortress = false;
      moveFortress(s, l.seat, item.from, item.to);
      break;
    case 'steal':
      l.steals!++;
      call(s, steal, { seat: l.seat, from: item.seat, colour: item.colour });
      break;
  }
}

/** YLD-080, YLD-086: moving never starts a battle, YLD-084: nor does it change control. */
function step(s: State, l: Actions, { piece, from, to }: StepOption): void {
  spendStep(l, piece);
  const army = armyOf(l.seat, piece);
  s.at[army] = to;
  tell({ type: 'moved', seats: s.seats, seat: l.seat, army, from, to });
}

/** YLD-087, YLD-Q30: the extra step goes first with an Ambush, so that the Ambush stays open. */
function spendStep(l: Actions, piece: number): void {
  if (l.card === MOVE_ALL && !sets.has(l.moved, piece)) l.moved = sets.with(l.moved, piece);
  else if (l.extra > 0 && (l.card === AMBUSH || l.steps === 0)) l.extra--;
  else {
    l.steps--;
    l.ambush = false;
  }
}

/** YLD-103, YLD-105: all at once, what stands there now; a Fortress entered later is not conquered. */
function conquer(s: State, l: Actions): void {
  l.conquer = false;
  let conquests = 0;
  for (const location of conquerable(s, l.seat)) if (conquerFortress(s, l.seat, location)) conquests++;
  drawForConquests(s, l.seat, conquests);
}

function place(s: State, l: Actions, type: 'upgrade' | 'build', location: Location): void {
  if (type === 'upgrade') upgradeFortress(s, l.seat, location, false);
  else buildFortress(s, l.seat, location);
  l.placements--;
  l.placedOn = location;
}
