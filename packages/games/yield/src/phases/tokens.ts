/** Tokens and stacks (YLD-005, YLD-043..YLD-047): conquest, Upgrade, building, removal. */
import { type Seat, sets } from '@interregnum/kernel';
import { boardOf } from '../content/contents.ts';
import type { Location } from '../content/locations.ts';
import { tell } from '../events.ts';
import type { PublicState, State } from '../state.ts';
import { allyOf, controllerOf, fortressValue, isFortress, locationsOf, tokenOf, tokenOwner } from '../table.ts';

/** YLD-Q10: a stack with an own token below the top; own Fortresses first, then the highest, then the first. */
export function swapPlace(t: Pick<PublicState, 'content' | 'stacks' | 'seats'>, seat: Seat): Location | null {
  let best: Location | null = null;
  let bestRank = 0;
  for (const location of boardOf(t).locations) {
    const stack = t.stacks[location]!;
    const lowest = stack.indexOf(tokenOf(seat));
    if (lowest < 0 || lowest === stack.length - 1) continue;
    const rank = stack.length + (controllerOf(t, location) === seat ? 1000 : 0);
    if (rank > bestRank) [best, bestRank] = [location, rank];
  }
  return best;
}

export const canPlaceToken = (t: Pick<PublicState, 'content' | 'stacks' | 'seats' | 'supply'>, seat: Seat): boolean =>
  t.supply[seat]! > 0 || swapPlace(t, seat) !== null;

/** YLD-Q10: whether a spare counter had to be added to the game. */
function takeNeutral(s: State): boolean {
  if (s.neutralSupply === 0) {
    s.extraNeutral++;
    return true;
  }
  s.neutralSupply--;
  return false;
}

/** YLD-047: a token to place, from the supply or swapped out of a stack; `false` when there is none. */
function takeToken(s: State, seat: Seat): boolean {
  if (s.supply[seat]! > 0) {
    s.supply[seat]!--;
    return true;
  }
  const location = swapPlace(s, seat);
  if (location === null) return false;
  const stack = s.stacks[location]!;
  const lowest = stack.indexOf(tokenOf(seat));
  s.stacks[location] = `n${stack.slice(0, lowest)}${stack.slice(lowest + 1)}`;
  const spare = takeNeutral(s);
  tell({ type: 'swapped', seats: s.seats, seat, location, spare });
  return true;
}

/** YLD-005, YLD-044, YLD-121, YLD-Q10: one on top; without a token to swap, a neutral one goes to the bottom. */
export function upgradeFortress(s: State, seat: Seat, location: Location, free: boolean): void {
  if (takeToken(s, seat)) s.stacks[location] += tokenOf(seat);
  else {
    takeNeutral(s);
    s.stacks[location] = `n${s.stacks[location]}`;
  }
  tell({ type: 'upgraded', seats: s.seats, seat, location, value: fortressValue(s, location), free });
}

/** YLD-258, YLD-Q27: also where a Fortress was destroyed. */
export function buildFortress(s: State, seat: Seat, location: Location): void {
  takeToken(s, seat);
  s.stacks[location] = tokenOf(seat);
  tell({ type: 'built', seats: s.seats, seat, location });
}

/** YLD-045, YLD-103, YLD-303: a Fortress under an own Army that neither the player nor an ally controls. */
export function isConquerable(t: PublicState, seat: Seat, location: Location): boolean {
  if (!isFortress(t, location)) return false;
  const controller = controllerOf(t, location);
  return controller === null || (controller !== seat && controller !== allyOf(t, seat));
}

/** YLD-103: all that a seat conquers where its Armies stand. */
export function conquerable(t: PublicState, seat: Seat): Location[] {
  const out: Location[] = [];
  for (let rest = locationsOf(t, seat); rest !== 0; rest = sets.rest(rest)) {
    const location = sets.first(rest);
    if (isConquerable(t, seat, location)) out.push(location);
  }
  return out;
}

/** YLD-044, YLD-103, YLD-202: one token on top, the old ones stay. Needs an own token (YLD-Q10). */
export function conquerFortress(s: State, seat: Seat, location: Location): boolean {
  const from = controllerOf(s, location);
  if (!takeToken(s, seat)) {
    tell({ type: 'conquestImpossible', seats: s.seats, seat, location });
    return false;
  }
  s.stacks[location] += tokenOf(seat);
  tell({ type: 'conquered', seats: s.seats, seat, location, from, value: fortressValue(s, location) });
  return true;
}

/** YLD-044, YLD-131, YLD-Q53: the bottom token goes back to its owner; the last one destroys the Fortress (YLD-046). */
export function removeToken(s: State, seat: Seat, location: Location): void {
  const stack = s.stacks[location]!;
  const token = tokenOwner(stack[0]!);
  if (token === null) s.neutralSupply++;
  else s.supply[token]!++;
  s.stacks[location] = stack.slice(1);
  tell({ type: 'tokenRemoved', seats: s.seats, seat, location, token, value: stack.length - 1 });
}

/** YLD-256, YLD-Q41: the whole stack, on top of an own one if there is one. */
export function moveFortress(s: State, seat: Seat, from: Location, to: Location): void {
  const merged = isFortress(s, to);
  s.stacks[to] += s.stacks[from]!;
  s.stacks[from] = '';
  tell({ type: 'fortressMoved', seats: s.seats, seat, from, to, value: fortressValue(s, to), merged });
}
