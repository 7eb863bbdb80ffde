/** The free Upgrade for a destroyed Army (YLD-168, YLD-Q23, YLD-Q29, YLD-Q47). */
import type { Seat } from '@interregnum/kernel';
import type { Location } from '../content/locations.ts';
import { tell } from '../events.ts';
import { type Option, option } from '../options.ts';
import { ASK } from '../questions.ts';
import { call, procedure, type Side, type State } from '../state.ts';
import { fightingAlly, fortressesOf, leadOf } from '../table.ts';
import { upgradeFortress } from './tokens.ts';

export interface FreeUpgrade {
  /** The lead of the side that destroyed the Army; then the member that takes the Upgrade. */
  seat: Seat;
  placements: number;
  placedOn: Location | null;
}

export const freeUpgrade = procedure<FreeUpgrade>('freeUpgrade', {
  // YLD-Q23: the lead names a participating member that has a Fortress
  member: {
    question: ASK.upgrader,
    who: (_, l) => l.seat,
    options: membersWithFortress,
    ask: 'forced',
    then: (_, l, a, seat) => {
      if (a.type !== 'upgrader') return;
      l.seat = a.seat;
      if (a.seat !== seat) tell({ type: 'upgrader', seat, member: a.seat });
    },
  },
  upgrade: {
    question: ASK.freeUpgrade,
    while: (_, l) => l.placements > 0,
    who: (_, l) => l.seat,
    options: placesOrStop,
    then: (s, l, a, seat) => {
      if (a.type !== 'upgrade') return stop(l);
      upgradeFortress(s, seat, a.location, true);
      l.placements--;
      l.placedOn = a.location;
    },
  },
});

function membersWithFortress(s: State, l: FreeUpgrade): Option[] {
  const ally = fightingAlly(s, s.battle!, l.seat);
  if (ally === null) return [];
  return [l.seat, ally].filter(seat => fortressesOf(s, seat).length > 0).map(option.upgrader);
}

/** YLD-121, YLD-Q29: up to two different own Fortresses, none newly built; nothing is asked where there is none. */
function placesOrStop(s: State, l: FreeUpgrade): Option[] {
  const options: Option[] = fortressesOf(s, l.seat)
    .filter(location => location !== l.placedOn)
    .map(option.upgrade);
  if (options.length > 0) options.push(option.stop);
  return options;
}

function stop(l: FreeUpgrade): void {
  if (l.placedOn === null) tell({ type: 'upgradeDeclined', seat: l.seat });
  l.placements = 0;
}

/** YLD-168, YLD-Q47: one Upgrade action for each Army destroyed. */
export function callFreeUpgrade(s: State, side: Side): void {
  call(s, freeUpgrade, { seat: leadOf(s, s.battle!, side), placements: 2, placedOn: null });
}
