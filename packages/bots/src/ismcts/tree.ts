/** The tree: one node for everything that the searching seat cannot tell apart. */
import type { BaseOption, Seat } from '@interregnum/kernel';

/** An answer at a node and what came of it, for the seat that gives it. */
export interface Branch {
  code: string;
  prior: number;
  visits: number;
  sum: number;
  /** What the position right after it looks like to the seat; `null` until somebody has looked. */
  impression: number | null;
}

/** The answers of one seat with one motive at a node, likeliest first. */
export interface Crossroads {
  seat: Seat;
  motive: number;
  visits: number;
  sum: number;
  branches: Branch[];
  /** The branches by code, once options have differed from deal to deal; `null` until then. */
  byCode: Map<string, Branch> | null;
  /** By option index of the list seen last: the branch, or `null` for an idle option. */
  byOption: (Branch | null)[];
  codes: readonly string[];
}

export interface Node {
  crossroads: Crossroads[];
  /** By what the searching seat sees happen. */
  children: Map<string, Node>;
}

export const newNode = (): Node => ({ crossroads: [], children: new Map() });

/** How much worse than its node a branch is taken to be before it is tried. */
const CAUTION = 0.05;
/** How many branches are open at first, and how fast the others follow. */
const OPEN_AT_FIRST = 6;
const OPENED_BY_VISITS = 0.6;

function findCrossroads({ crossroads }: Node, seat: Seat, motive: number): Crossroads | undefined {
  for (const at of crossroads) if (at.seat === seat && at.motive === motive) return at;
  return undefined;
}

/** Who is asked, and what. */
export interface Asked {
  seat: Seat;
  motive: number;
  options: readonly BaseOption[];
  weights(): readonly number[];
}

/** The crossroads of a seat at a node, brought up to date with the options of this deal. */
export function crossroadsAt(node: Node, { seat, motive, options, weights }: Asked): Crossroads {
  const known = findCrossroads(node, seat, motive);
  if (known && sameOptions(known.codes, options)) return known;
  const codes = options.map(o => o.code);
  const at = known ?? { seat, motive, visits: 0, sum: 0, branches: [], byCode: null, byOption: [], codes };
  at.codes = codes;
  at.byOption = branchesFor(at, codes, weights());
  if (!known) node.crossroads.push(at);
  return at;
}

function sameOptions(codes: readonly string[], options: readonly BaseOption[]): boolean {
  if (codes.length !== options.length) return false;
  for (let i = 0; i < codes.length; i++) if (options[i]!.code !== codes[i]) return false;
  return true;
}

function branchesFor(at: Crossroads, codes: readonly string[], weights: readonly number[]): (Branch | null)[] {
  let total = 0;
  for (const weight of weights) total += weight;
  const before = at.branches.length;
  if (before > 0) at.byCode ??= new Map(at.branches.map(branch => [branch.code, branch]));
  const { byCode } = at;
  const out: (Branch | null)[] = [];
  for (let i = 0; i < codes.length; i++) {
    if (weights[i] === 0) {
      out.push(null);
      continue;
    }
    const code = codes[i]!;
    const known = byCode?.get(code);
    const branch = known ?? { code, prior: weights[i]! / total, visits: 0, sum: 0, impression: null };
    if (!known) at.branches.push(branch);
    if (!known) byCode?.set(code, branch);
    out.push(branch);
  }
  if (at.branches.length > before) at.branches.sort((a, b) => b.prior - a.prior);
  return out;
}

/** A first impression counts as one visit. */
export function worthOf({ visits, sum, impression }: Branch, expected: number): number {
  if (impression !== null) return (sum + impression) / (visits + 1);
  return visits > 0 ? sum / visits : expected;
}

/**
 * The option to try next: promising, or likely and seldom tried. Unlikely ones wait until the node is well known, unless
 * this deal offers nothing else.
 */
export function select(at: Crossroads, curiosity: number): number {
  const open = OPEN_AT_FIRST + OPENED_BY_VISITS * Math.sqrt(at.visits);
  const least = at.branches.length > open ? at.branches[Math.floor(open)]!.prior : 0;
  const expected = at.visits > 0 ? at.sum / at.visits - CAUTION : 0.5;
  const drawn = curiosity * Math.sqrt(at.visits + 1);
  let choice = -1;
  let highest = -Infinity;
  for (let option = 0; option < at.byOption.length; option++) {
    const branch = at.byOption[option]!;
    if (branch === null || (branch.prior < least && branch.visits === 0)) continue;
    const value = worthOf(branch, expected);
    const score = value + (drawn * branch.prior) / (1 + branch.visits);
    if (score > highest) {
      highest = score;
      choice = option;
    }
  }
  return choice >= 0 ? choice : likeliest(at);
}

function likeliest({ byOption }: Crossroads): number {
  let choice = -1;
  for (let option = 0; option < byOption.length; option++) {
    const branch = byOption[option]!;
    if (branch !== null && (choice < 0 || branch.prior > byOption[choice]!.prior)) choice = option;
  }
  return choice;
}

/** The option that is furthest behind its part of the mixture: the same as drawing from it, with less noise. */
export function mostOverdue(at: Crossroads): number {
  let choice = 0;
  let furthest = -Infinity;
  for (let option = 0; option < at.byOption.length; option++) {
    const branch = at.byOption[option]!;
    const behind = branch === null ? -Infinity : branch.prior * (at.visits + 1) - branch.visits;
    if (behind > furthest) {
      furthest = behind;
      choice = option;
    }
  }
  return choice;
}
