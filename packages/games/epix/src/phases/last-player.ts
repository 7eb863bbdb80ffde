/**
 * The last player in Winter acts only if he could still win (EPX-138, EPX-139).
 *
 * His turn is searched with the rules themselves: he chooses freely, every defender helps him. A bid of 1 is enough to
 * try (a higher one never helps him), each fight is tried won, if the guesses leave room, and lost, and Tax goes first.
 * Lines that stand best are followed first; lines that cannot lead there any more (`mayStillWin`) are dropped.
 */
import type { Seat } from '@interregnum/kernel';
import { RECRUITMENT, TAX } from '../content/cards.ts';
import { bit } from '../content/units.ts';
import { listen } from '../events.ts';
import { apply, clone, run, type State } from '../state.ts';
import { areasOf, mostAreasOfOthers } from '../table.ts';
import { winsIfNothingHappens } from './end.ts';
import { currentFight } from './fight.ts';
import { mayStillWin } from './last-player-bounds.ts';

/** Reached only in constructed positions; he is then allowed to play. */
const SEARCH_LIMIT = 300_000;

/** Called when his turn begins, before the order of his cards is asked. */
export function canPossiblyWin(s: State, seat: Seat): boolean {
  if (winsIfNothingHappens(s, seat)) return true;
  let found = false;
  listen(null, () => {
    found = search(s, seat, THRIFTY).found;
  });
  return found;
}

/** For the log: the most areas he could end with, and what the leader has. */
export function bestReachable(s: State, seat: Seat): { best: number; leader: number } {
  let best = 0;
  listen(null, () => {
    best = search(s, seat, THOROUGH).best;
  });
  return { best, leader: mostAreasOfOthers(s, seat) };
}

interface Found {
  found: boolean;
  best: number;
}

/** A position on the way, and how many of its options have been tried. */
interface Branch {
  at: State;
  options: readonly number[];
  tried: number;
  margin: number;
}

/** How a search leaves things out; a test compares it with a search that leaves out nothing. */
export interface Thrift {
  promising(at: State, seat: Seat): boolean;
  worthTrying(at: State, seat: Seat): readonly number[];
}

const THRIFTY: Thrift = { promising: mayStillWin, worthTrying };
const THOROUGH: Thrift = { promising: () => true, worthTrying };

export function search(s: State, seat: Seat, thrift: Thrift): Found {
  const start = clone(s);
  run(start);
  const open = new BestFirst();
  open.push(branchOf(start, seat, thrift));
  const seen = new Set<string>();
  let best = 0;
  for (let branch = open.pop(); branch !== null; branch = open.pop()) {
    if (seen.size >= SEARCH_LIMIT) return { found: true, best };
    const next = tryNext(branch, open);
    if (mayStopHere(next) && wins(next, seat)) return { found: true, best };
    if (next.over) {
      best = Math.max(best, areasOf(next, seat));
      continue;
    }
    const key = keyOf(next, seat);
    if (seen.has(key)) continue;
    seen.add(key);
    if (thrift.promising(next, seat)) open.push(branchOf(next, seat, thrift));
  }
  return { found: false, best };
}

function branchOf(at: State, seat: Seat, thrift: Thrift): Branch {
  const margin = areasOf(at, seat) - mostAreasOfOthers(at, seat);
  return { at, options: thrift.worthTrying(at, seat), tried: 0, margin };
}

/** Takes the next option of a branch; the branch comes back as long as it has more. */
function tryNext(branch: Branch, open: BestFirst): State {
  const option = branch.options[branch.tried++]!;
  const more = branch.tried < branch.options.length;
  const next = more ? clone(branch.at) : branch.at;
  if (more) open.push(branch);
  apply(next, next.ask!.seats[0]!, option);
  return next;
}

/** Questions at which he may leave everything else undone. */
const STOPPABLE = new Set(['EPX-D08', 'EPX-D09', 'EPX-D10', 'EPX-D11', 'EPX-D12', 'EPX-D16']);
const mayStopHere = (s: State): boolean => s.over || STOPPABLE.has(s.ask!.id);

const wins = (s: State, seat: Seat): boolean =>
  s.over ? s.conqueror === seat || (s.conqueror === null && leads(s, seat)) : winsIfNothingHappens(s, seat);

function leads(s: State, seat: Seat): boolean {
  const areas = areasOf(s, seat);
  for (let other = 0; other < s.seats; other++) {
    const theirs = areasOf(s, other);
    if (theirs > areas || (theirs === areas && s.gold[other]! > s.gold[seat]!)) return false;
  }
  return true;
}

/** Branches by how far ahead the searching player is, the newest first. */
class BestFirst {
  private readonly byMargin: Branch[][] = [];
  private top = -1;

  push(branch: Branch): void {
    const place = branch.margin + 20;
    while (this.byMargin.length <= place) this.byMargin.push([]);
    this.byMargin[place]!.push(branch);
    if (place > this.top) this.top = place;
  }

  pop(): Branch | null {
    while (this.top >= 0 && this.byMargin[this.top]!.length === 0) this.top--;
    return this.top < 0 ? null : this.byMargin[this.top]!.pop()!;
  }
}

const FIRST = [0];
const SECOND = [1];
const BOTH = [0, 1];

function worthTrying(s: State, seat: Seat): readonly number[] {
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
    case 'EPX-D15': {
      const won = options.length - 1; // the first set holds the 1, the last does not
      return mayWantToLose(s, seat) ? [0, won] : [won];
    }
    default:
      return options.flatMap((o, i) => (o.type === 'back' ? [] : [i]));
  }
}

/** Losing helps only if the Unit can be recruited again, or if it stood in the way of its twin. */
function mayWantToLose(s: State, seat: Seat): boolean {
  const turn = s.frames.find(frame => frame.proc === 'turn')!;
  if (turn.step === 'second' && (turn.locals as { second: number }).second === RECRUITMENT) return true;
  const { unit } = currentFight(s.frames)!;
  return s.units.some((units, area) => s.occupant[area] === seat && units & ~s.used[area]! & bit(unit));
}

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
    else if (proc === 'attack' || proc === 'shot') key += Object.values(locals).join();
    else if (proc === 'turn') key += `${Object.values(locals).join()}`;
  }
  return key;
}
