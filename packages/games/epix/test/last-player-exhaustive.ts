/** The last player's turn tried out with the rules themselves. */
import type { Seat } from '@interregnum/kernel';
import type { Recruitment } from '../src/phases/recruitment.ts';
import { apply, clone, run, type State } from '../src/state.ts';

/**
 * Every way the game can end: every order, bid, guess and choice. With `most`, higher bids than 1 are left out (they never
 * help), and it gives up with `null` when it has met more positions than that.
 */
export function* endings(s: State, seat: Seat, most = Number.POSITIVE_INFINITY): Generator<State | null> {
  const start = clone(s);
  run(start);
  const open = [start];
  const met = new Set<string>();
  for (let at = open.pop(); at && met.size <= most; at = open.pop()) {
    if (at.over) {
      yield at;
      continue;
    }
    const key = keyOf(at, seat);
    if (met.has(key)) continue;
    met.add(key);
    for (const option of most < Number.POSITIVE_INFINITY ? withoutHighBids(at) : allOptions(at)) {
      const next = clone(at);
      apply(next, at.ask!.seats[0]!, option);
      open.push(next);
    }
  }
  if (met.size > most) yield null;
}

const allOptions = (s: State): number[] => [...s.ask!.options[s.ask!.seats[0]!]!.keys()];

const withoutHighBids = (s: State): number[] => (s.ask!.id === 'EPX-D13' ? [0] : allOptions(s));

/** Everything that can differ within the turn; a Knight's memory of his ride does not count. */
function keyOf(s: State, seat: Seat): string {
  let key = `${s.ask!.id}${s.riding},${s.gold[seat]},${s.spent},${s.fist}`;
  for (let area = 0; area < s.units.length; area++) {
    const whose = s.occupant[area]!;
    key += whose === null ? '.' : String.fromCharCode(48 + 16 * whose + s.units[area]!, 48 + s.used[area]!);
  }
  for (const { proc, step, locals } of s.frames) {
    key += `/${step}`;
    if (proc === 'soldier') key += (locals as { marching: boolean }).marching;
    else if (proc === 'attack' || proc === 'shot' || proc === 'turn') key += Object.values(locals).join();
    else if (proc === 'recruitment') key += (locals as Recruitment).frontier.join();
  }
  return key;
}
