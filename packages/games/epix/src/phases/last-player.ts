/**
 * The last player in Winter acts only if he could still win (EPX-138, EPX-139).
 *
 * His turn is searched with the rules themselves: he chooses freely, every defender helps him. A bid of 1 is enough to
 * try (a higher one never helps him), each fight is tried won, if the guesses leave room, and lost, and Tax goes first.
 * Lines that stand best are followed first; lines that cannot lead there any more (`mayStillWin`) are dropped. Quiet
 * moves, which take nothing and fight nobody, change nothing for what comes after them: they are tried last.
 */
import type { Seat } from '@interregnum/kernel';
import { FORCED_MARCH, RECRUITMENT, TAX } from '../content/cards.ts';
import { bit, CATAPULT, KNIGHT, SOLDIER } from '../content/units.ts';
import { listen } from '../events.ts';
import type { Option } from '../options.ts';
import { apply, clone, run, type State } from '../state.ts';
import { areasOf, isLoneCatapult, mostAreasOfOthers, owns } from '../table.ts';
import { winsIfNothingHappens } from './end.ts';
import { currentFight } from './fight.ts';
import { mayStillWin, roomToSpread } from './last-player-bounds.ts';
import type { Recruitment } from './recruitment.ts';

/** Reached only in constructed positions; he is then allowed to play. */
const SEARCH_LIMIT = 300_000;

/** EPX-139: asked when his turn begins, before the order of his cards. */
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
  /** Only quiet moves are left to try in this Move & Attack. */
  settling: boolean;
  /** The Unit in use has done nothing but move. */
  quiet: boolean;
}

/** How a search leaves things out; a test compares it with a search that leaves out nothing. */
export interface Thrift {
  promising(at: State, seat: Seat, settling: boolean): boolean;
  worthTrying(at: State, seat: Seat): readonly number[];
  settles: boolean;
}

const THRIFTY: Thrift = { promising: mayStillWin, worthTrying, settles: true };
const THOROUGH: Thrift = { promising: () => true, worthTrying, settles: true };

export function search(s: State, seat: Seat, thrift: Thrift): Found {
  const start = clone(s);
  run(start);
  const open = new BestFirst();
  open.push(branchOf(start, seat, thrift, { settling: false, quiet: false }));
  const seen = new Set<string>();
  let best = 0;
  for (let branch = open.pop(); branch !== null; branch = open.pop()) {
    if (seen.size >= SEARCH_LIMIT) return { found: true, best };
    const option = optionOf(branch);
    const manner = thrift.settles ? mannerAfter(branch, option, seat) : branch;
    if (!manner) {
      branch.tried++;
      if (branch.tried < branch.options.length) open.push(branch);
      continue;
    }
    const next = tryNext(branch, open);
    if (mayStopHere(next) && wins(next, seat)) return { found: true, best };
    if (next.over) {
      best = Math.max(best, areasOf(next, seat));
      continue;
    }
    const key = keyOf(next, seat) + (manner.settling ? '!' : '') + (manner.quiet ? '~' : '');
    if (seen.has(key)) continue;
    seen.add(key);
    if (thrift.promising(next, seat, manner.settling)) open.push(branchOf(next, seat, thrift, manner));
  }
  return { found: false, best };
}

type Manner = Pick<Branch, 'settling' | 'quiet'>;

function branchOf(at: State, seat: Seat, thrift: Thrift, { settling, quiet }: Manner): Branch {
  const margin = areasOf(at, seat) + roomToSpread(at, seat) - mostAreasOfOthers(at, seat);
  return { at, options: thrift.worthTrying(at, seat), tried: 0, margin, settling, quiet };
}

const optionOf = ({ at, options, tried }: Branch): Option => at.ask!.options[at.ask!.seats[0]!]![options[tried]!]!;

/** Takes the next option of a branch; the branch comes back as long as it has more. */
function tryNext(branch: Branch, open: BestFirst): State {
  const option = branch.options[branch.tried++]!;
  const more = branch.tried < branch.options.length;
  const next = more ? clone(branch.at) : branch.at;
  if (more) open.push(branch);
  apply(next, next.ask!.seats[0]!, option);
  return next;
}

/**
 * What an option means for the rest of the action; `null` when it comes too late. A Soldier's quiet move can wait until
 * the end, unless another may march through his place (SA13); so can a Knight's quiet ride, unless the other Knight is
 * still to ride and might pass him.
 */
function mannerAfter({ at, settling, quiet }: Branch, o: Option, seat: Seat): Manner | null {
  switch (o.type) {
    case 'use':
      return settling && o.unit === CATAPULT ? null : { settling, quiet: true };
    case 'attack':
      return settling ? null : { settling, quiet: false };
    case 'move':
      if (isLoneCatapult(at, seat, o.to)) return settling ? null : { settling, quiet: false };
      return { settling: settling || (o.unit === SOLDIER && !owns(at, seat, FORCED_MARCH)), quiet };
    case 'finish':
      return { settling: settling || (quiet && !hasUnused(at, seat, KNIGHT)), quiet: false };
    case 'end':
      return { settling: false, quiet: false };
    default:
      return { settling, quiet };
  }
}

const hasUnused = (s: State, seat: Seat, unit: number): boolean =>
  s.units.some((units, area) => s.occupant[area] === seat && (units & ~s.used[area]! & bit(unit)) !== 0);

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
  return hasUnused(s, seat, unit);
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
    else if (proc === 'recruitment') key += (locals as Recruitment).frontier.join();
  }
  return key;
}
