/**
 * The last player in Winter acts only if he could still win (EPX-138, EPX-139).
 *
 * His turn is searched with the rules themselves: he chooses freely, every defender helps him. A bid of 1 is enough to
 * try (a higher one never helps him), each fight is tried won, if the guesses leave room, and lost, and Tax goes first.
 */
import type { Seat } from '@interregnum/kernel';
import { TAX } from '../content/cards.ts';
import { listen } from '../events.ts';
import { apply, clone, run, type State } from '../state.ts';
import { areasOf } from '../table.ts';
import { outcome } from './end.ts';

/** Reached only in constructed positions; he is then allowed to play. */
const SEARCH_LIMIT = 300_000;

export interface Prospect {
  possible: boolean;
  /** The most areas he could end with, and the most that another player has now. */
  best: number;
  leader: number;
}

export function winterProspect(s: State, seat: Seat): Prospect {
  let prospect: Prospect | null = null;
  listen(null, () => {
    prospect = search(s, seat);
  });
  return prospect!;
}

function search(s: State, seat: Seat): Prospect {
  const leader = Math.max(...s.gold.map((_, other) => (other === seat ? 0 : areasOf(s, other))));
  const start = clone(s);
  run(start);
  const open: State[] = [start];
  const seen = new Set<string>();
  let best = 0;
  while (open.length > 0) {
    const at = open.pop()!;
    if (at.ask === null) {
      if (outcome(at)!.winners.includes(seat)) return { possible: true, best, leader };
      best = Math.max(best, areasOf(at, seat));
      continue;
    }
    if (seen.size >= SEARCH_LIMIT) return { possible: true, best, leader };
    for (const option of worthTrying(at)) {
      const next = clone(at);
      apply(next, next.ask!.seats[0]!, option);
      const key = keyOf(next, seat);
      if (seen.has(key)) continue;
      seen.add(key);
      open.push(next);
    }
  }
  return { possible: false, best, leader };
}

function worthTrying(s: State): number[] {
  const options = s.ask!.options[s.ask!.seats[0]!]!;
  switch (s.ask!.id) {
    case 'EPX-D07': {
      const taxFirst = options.findIndex(o => o.type === 'order' && o.first === TAX);
      return taxFirst < 0 ? [0, 1] : [taxFirst];
    }
    case 'EPX-D13':
      return [0]; // a bid of 1
    case 'EPX-D14':
      return [1]; // the defender does not ask
    case 'EPX-D15':
      return [0, options.length - 1]; // the first set holds the 1, the last does not
    default:
      return options.map((_, i) => i);
  }
}

/** Everything that can differ within the turn; a Knight's memory of his ride does not count. */
function keyOf(s: State, seat: Seat): string {
  let key = `${s.ask?.id}/${s.riding}/${s.gold[seat]}/${s.spent}/${s.units}/${s.occupant}/${s.used}`;
  for (const frame of s.frames) {
    if (frame.proc === 'knight') continue;
    key += `/${frame.proc}.${frame.step}`;
    if (frame.proc !== 'season') for (const value of Object.values(frame.locals)) key += `,${value}`;
  }
  return key;
}
