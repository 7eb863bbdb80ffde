/** Retreat (YLD-170..YLD-173, YLD-186, YLD-189, YLD-190): every surviving defeated Army moves one step. */
import { type Seat, sets } from '@interregnum/kernel';
import { type Army, bitOf, ownerOf } from '../content/armies.ts';
import { boardOf } from '../content/contents.ts';
import type { Location } from '../content/locations.ts';
import { tell } from '../events.ts';
import { type Option, option, type RetreatOption } from '../options.ts';
import { ASK } from '../questions.ts';
import { call, type PublicState, procedure, type State } from '../state.ts';
import { armiesIn, leadOf, seatsInOrder, sideOfArmy } from '../table.ts';
import { destroyArmy } from './destruction.ts';
import { hasRivals, isOpen, mostRetreats, openFor, retreatsAfter, withdrawalOf } from './retreat-search.ts';

export const retreat = procedure<Record<string, never>>('retreat', {
  begin: s => findCompanions(s),
  // YLD-170, YLD-189: the winner's lead chooses Army and Location; after a Draw each owner (YLD-190, YLD-Q05)
  withdraw: {
    question: ASK.retreat,
    while: s => s.battle!.defeated !== 0,
    who: chooser,
    options: (s, _, seat) => retreatOptions(s, seat),
    ask: 'forced',
    then: (s, _, a, seat) => {
      if (a.type === 'retreat') withdraw(s, seat, a);
    },
  },
  // YLD-167: whoever is left has nowhere to go
  nowhereToGo: {
    each: s => armiesIn(s.battle!.defeated),
    do: (s, _, army) => {
      s.battle!.defeated = sets.without(s.battle!.defeated, army);
      destroyArmy(s, army, s.battle!.winner, true);
    },
  },
});

/** YLD-Q17: inactive Armies that share a Location with a defeated one. */
function findCompanions(s: State): void {
  const b = s.battle!;
  for (const army of armiesIn(s.fielded & ~b.armies)) {
    if (armiesIn(b.defeated).some(other => s.at[other] === s.at[army])) b.companions |= bitOf(army);
  }
}

/** The pairs that pass the test, by Army and Location. */
export function retreatPairs(t: PublicState): RetreatOption[] {
  const b = t.battle!;
  const w = withdrawalOf(t, b.defeated, b.companions);
  const passes = w.places.map(() => 0);
  const most = hasRivals(w) ? mostRetreats(w, w.all) : null;
  for (let group = 0; group < w.places.length; group++) {
    const open = openFor(w, group, w.all);
    for (const to of armiesIn(open)) {
      if (most === null || retreatsAfter(w, w.all, group, to) === most) passes[group] = sets.with(passes[group]!, to);
    }
  }
  return armiesIn(b.defeated).flatMap(army => {
    const from = t.at[army]!;
    return armiesIn(passes[w.groupAt[from]!]!).map(to => option.retreat(army, from, to));
  });
}

/** After a Draw: the owner earliest in turn order who can make a step that passes the test. */
function chooser(s: State): Seat {
  const b = s.battle!;
  if (b.winner !== null) return leadOf(s, b, b.winner);
  const pairs = retreatPairs(s);
  return seatsInOrder(s).find(seat => pairs.some(({ army }) => ownerOf(army) === seat)) ?? s.first;
}

function retreatOptions(s: State, seat: Seat): Option[] {
  const pairs = retreatPairs(s);
  return s.battle!.winner === null ? pairs.filter(({ army }) => ownerOf(army) === seat) : pairs;
}

function withdraw(s: State, seat: Seat, { army, from, to }: RetreatOption): void {
  const b = s.battle!;
  s.at[army] = to;
  b.defeated = sets.without(b.defeated, army);
  tell({ type: 'retreated', seats: s.seats, seat, army, from, to, companion: false });
  const armies = armiesIn(b.companions)
    .filter(one => s.at[one] === from)
    .reduce((set, one) => set | bitOf(one), 0);
  if (armies !== 0) call(s, follow, { seat, armies, to });
}

export interface Following {
  /** Who chooses. */
  seat: Seat;
  /** Companions that must still leave, as a set. */
  armies: number;
  /** Where the defeated Army went; that is always possible for them, too. */
  to: Location;
}

/** YLD-173, YLD-Q17: companions leave at once, each where the chooser likes, if that cuts off nobody. */
export const follow = procedure<Following>('follow', {
  leave: {
    question: ASK.retreat,
    while: (_, l) => l.armies !== 0,
    who: (_, l) => l.seat,
    options: followOptions,
    ask: 'forced',
    then: (s, l, a, seat) => {
      if (a.type !== 'retreat') return;
      l.armies = sets.without(l.armies, a.army);
      s.battle!.companions = sets.without(s.battle!.companions, a.army);
      s.at[a.army] = a.to;
      tell({ type: 'retreated', seats: s.seats, seat, army: a.army, from: a.from, to: a.to, companion: true });
    },
  },
});

function followOptions(s: State, l: Following): Option[] {
  const b = s.battle!;
  const army: Army = armiesIn(l.armies)[0]!;
  const side = sideOfArmy(s, army);
  const from = s.at[army]!;
  const w = withdrawalOf(s, b.defeated, b.companions);
  const most = mostRetreats(w, w.all);
  const options: Option[] = [];
  for (const to of boardOf(s).neighbours[from]!) {
    if (!isOpen(w, side, to, w.all)) continue;
    const before = w.holder[to]!;
    w.holder[to] = side;
    if (to === l.to || mostRetreats(w, w.all) === most) options.push(option.retreat(army, from, to));
    w.holder[to] = before;
  }
  return options;
}
