/**
 * The last player in Winter acts only if he could still win (EPX-138, EPX-139).
 *
 * His turn is searched with the rules themselves: he chooses freely, every defender helps him. A bid of 1 is enough to
 * try (a higher one never helps him), each fight is tried won, if the guesses leave room, and lost, and Tax goes first.
 * Lines that stand best are followed first; lines that cannot lead there any more (`mayStillWin`) are dropped.
 */
import type { Seat } from '@interregnum/kernel';
import { TAX } from '../content/cards.ts';
import { listen } from '../events.ts';
import { apply, clone, run, type State } from '../state.ts';
import { areasOf, mostAreasOfOthers } from '../table.ts';
import { winsIfNothingHappens } from './end.ts';
import { mayStillWin } from './last-player-bounds.ts';

/** Reached only in constructed positions; he is then allowed to play. */
const SEARCH_LIMIT = 300_000;

/** Called when his turn begins, before the order of his cards is asked. */
export function canPossiblyWin(s: State, seat: Seat): boolean {
  if (winsIfNothingHappens(s, seat)) return true;
  let found = false;
  listen(null, () => {
    found = search(s, seat, mayStillWin).found;
  });
  return found;
}

/** For the log: the most areas he could end with, and what the leader has. */
export function bestReachable(s: State, seat: Seat): { best: number; leader: number } {
  let best = 0;
  listen(null, () => {
    best = search(s, seat, () => true).best;
  });
  return { best, leader: mostAreasOfOthers(s, seat) };
}

interface Found {
  found: boolean;
  best: number;
}

/** Exported for the test that compares it with and without bounds. */
export function search(s: State, seat: Seat, promising: (at: State, seat: Seat) => boolean): Found {
  const start = clone(s);
  run(start);
  const open = new BestFirst();
  open.push(start, 0);
  const seen = new Set<string>();
  let best = 0;
  for (let at = open.pop(); at !== null; at = open.pop()) {
    if (seen.size >= SEARCH_LIMIT) return { found: true, best };
    for (const option of worthTrying(at)) {
      const next = clone(at);
      apply(next, next.ask!.seats[0]!, option);
      if (next.over) {
        if (next.conqueror === seat || (next.conqueror === null && winsNow(next, seat))) return { found: true, best };
        best = Math.max(best, areasOf(next, seat));
        continue;
      }
      if (!promising(next, seat)) continue;
      const key = keyOf(next, seat);
      if (seen.has(key)) continue;
      seen.add(key);
      open.push(next, areasOf(next, seat) - mostAreasOfOthers(next, seat));
    }
  }
  return { found: false, best };
}

function winsNow(s: State, seat: Seat): boolean {
  const areas = areasOf(s, seat);
  for (let other = 0; other < s.seats; other++) {
    const theirs = areasOf(s, other);
    if (theirs > areas || (theirs === areas && s.gold[other]! > s.gold[seat]!)) return false;
  }
  return true;
}

/** States by how far ahead the searching player is. */
class BestFirst {
  private readonly byMargin: State[][] = [];
  private top = -1;

  push(s: State, margin: number): void {
    const place = margin + 20;
    while (this.byMargin.length <= place) this.byMargin.push([]);
    this.byMargin[place]!.push(s);
    if (place > this.top) this.top = place;
  }

  pop(): State | null {
    while (this.top >= 0 && this.byMargin[this.top]!.length === 0) this.top--;
    return this.top < 0 ? null : this.byMargin[this.top]!.pop()!;
  }
}

const BOTH = [0, 1];
const FIRST = [0];
const SECOND = [1];

function worthTrying(s: State): number[] {
  const options = s.ask!.options[s.ask!.seats[0]!]!;
  switch (s.ask!.id) {
    case 'EPX-D07': {
      const taxFirst = options.findIndex(o => o.type === 'order' && o.first === TAX);
      return taxFirst < 0 ? BOTH : [taxFirst];
    }
    case 'EPX-D13':
      return FIRST; // a bid of 1
    case 'EPX-D14':
      return SECOND; // the defender does not ask
    case 'EPX-D15':
      return [0, options.length - 1]; // the first set holds the 1, the last does not
    default:
      return [...options.keys()];
  }
}

/** Everything that can differ within the turn; a Knight's memory of his ride does not count. */
function keyOf(s: State, seat: Seat): string {
  let key = `${s.ask!.id}${s.riding},${s.gold[seat]},${s.spent}`;
  for (let area = 0; area < s.units.length; area++) {
    const whose = s.occupant[area]!;
    key += whose === null ? '.' : String.fromCharCode(48 + 16 * whose + s.units[area]!, 48 + s.used[area]!);
  }
  for (const { proc, step, locals } of s.frames) {
    key += `/${step}`;
    if (proc === 'soldier') key += (locals as { marching: boolean }).marching;
    else if (proc === 'attack' || proc === 'shot') key += Object.values(locals).join();
    else if (proc === 'turn') key += `${Object.values(locals).join()}`;
  }
  return key;
}
