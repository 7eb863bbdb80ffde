/** Chase (YLD-174, YLD-175, YLD-Q18): winning Armies move in where defeated ones stood. */
import type { Seat } from '@interregnum/kernel';
import { armyOf, bitOf, PIECES_EACH } from '../content/armies.ts';
import { boardOf } from '../content/contents.ts';
import { bitAt } from '../content/locations.ts';
import { tell } from '../events.ts';
import { type Option, option, type StepOption } from '../options.ts';
import { ASK } from '../questions.ts';
import { call, procedure, type State } from '../state.ts';
import { enemyLocations, fightingAlly, leadOf, sideOf } from '../table.ts';

export interface Chase {
  seat: Seat;
  stopped: boolean;
}

/** YLD-Q22: each owner decides for their own Armies, the lead first. */
export const chase = procedure<Record<string, never>>('chase', {
  owners: {
    each: s => winners(s),
    do: (s, _, seat) => call(s, chaseWith, { seat, stopped: false }),
  },
});

function winners(s: State): Seat[] {
  const b = s.battle!;
  const lead = leadOf(s, b, b.winner!);
  const ally = fightingAlly(s, b, lead);
  return ally === null ? [lead] : [lead, ally];
}

export const chaseWith = procedure<Chase>('chaseWith', {
  chase: {
    question: ASK.chase,
    while: (_, l) => !l.stopped,
    who: (_, l) => l.seat,
    options: chaseOptions,
    then: (s, l, a) => {
      if (a.type === 'chase') move(s, l.seat, a);
      else l.stopped = true;
    },
  },
});

/** YLD-174, YLD-Q18: Armies that took part and have not chased, into adjacent Locations that are free; nothing is asked without any. */
function chaseOptions(s: State, { seat }: Chase): Option[] {
  const b = s.battle!;
  const out: Option[] = [];
  if (s.singleChase && b.chased !== 0) return out;
  const blocked = enemyLocations(s, sideOf(s, seat));
  const { near } = boardOf(s);
  for (let piece = 0; piece < PIECES_EACH; piece++) {
    const army = armyOf(seat, piece);
    if ((b.armies & ~b.chased & bitOf(army)) === 0) continue;
    const from = s.at[army]!;
    for (const to of new Set(b.left)) {
      if ((near[from]! & ~blocked & bitAt(to)) !== 0) out.push(option.chase(piece, from, to));
    }
  }
  if (out.length > 0) out.push(option.stop);
  return out;
}

/** YLD-175: each defeated Army is chased once. */
function move(s: State, seat: Seat, { piece, from, to }: StepOption): void {
  const b = s.battle!;
  const army = armyOf(seat, piece);
  s.at[army] = to;
  b.chased |= bitOf(army);
  b.left.splice(b.left.indexOf(to), 1);
  tell({ type: 'chased', seats: s.seats, seat, army, from, to });
}
