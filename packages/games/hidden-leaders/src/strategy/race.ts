/**
 * Two players in the abstract: each in turn plays the best of a few Heroes that chance brings, or waits for better ones.
 * Whoever plays the last Hero says where the markers stop.
 */
import { workedOut } from '@interregnum/kernel';
import type { HeroContent } from '../content/built-in.ts';
import { factionsOf, type Leader } from '../content/leaders.ts';
import { victoriousFaction } from '../content/track.ts';
import { CELLS, type Cell, greenOf, redOf } from './cells.ts';
import { type Kind, kindsIn } from './kinds.ts';

export type Player = 0 | 1;
const PLAYERS: readonly Player[] = [0, 1];
export const rivalOf = (player: Player): Player => (1 - player) as Player;

/** Waiting leads round in a circle, which is followed this often. */
const ROUNDS_OF_WAITING = 3;

/** Who wins if the game ends in a cell; `shared`: the first player's chance if both are aligned with the faction. */
export function chanceAtEnd(
  content: HeroContent,
  leaders: readonly [Leader, Leader],
  shared: number,
  player: Player,
  cell: Cell,
): number {
  const faction = victoriousFaction(content, redOf(cell), greenOf(cell));
  if ((factionsOf(content, leaders[player]) & faction) === 0) return 0;
  if ((factionsOf(content, leaders[rivalOf(player)]) & faction) === 0) return 1;
  return player === 0 ? shared : 1 - shared;
}

/** By player: the chances by who moves, the face-up Heroes of each, and cell; and at the end by cell alone. */
export interface Race {
  readonly chances: readonly [Float64Array, Float64Array];
  readonly ends: readonly [Float64Array, Float64Array];
}

const placeIn = (threshold: number, mover: Player, one: number, other: number): number =>
  ((mover * threshold + one) * threshold + other) * CELLS;

/** What one player can make of every kind of Hero in every cell, and the order in which he prefers them. */
interface Prospects {
  own: Float64Array;
  rivals: Float64Array;
  order: Uint8Array;
}

const newProspects = (kinds: number): Prospects => ({
  own: new Float64Array(kinds * CELLS),
  rivals: new Float64Array(kinds * CELLS),
  order: Uint8Array.from({ length: kinds * CELLS }, (_, i) => i % kinds),
});

const bothPlayers = (make: (player: Player) => Float64Array): [Float64Array, Float64Array] => [make(0), make(1)];

/** From the last Hero backwards. */
export function runRace(
  content: HeroContent,
  leaders: readonly [Leader, Leader],
  threshold: number,
  shared: number,
): Race {
  const kinds = kindsIn(content);
  const race: Race = {
    chances: bothPlayers(() => new Float64Array(2 * threshold * threshold * CELLS)),
    ends: bothPlayers(p =>
      Float64Array.from({ length: CELLS }, (_, cell) => chanceAtEnd(content, leaders, shared, p, cell)),
    ),
  };
  const prospects = PLAYERS.map(() => newProspects(kinds.length));
  for (let total = 2 * (threshold - 1); total >= 0; total--) {
    for (let one = Math.max(0, total - threshold + 1); one <= Math.min(threshold - 1, total); one++) {
      const other = total - one;
      for (const mover of PLAYERS) {
        const after = mover === 0 ? ([one + 1, other] as const) : ([one, other + 1] as const);
        const [own, rivals] = [mover, rivalOf(mover)].map(p => outlook(race, threshold, p, rivalOf(mover), ...after));
        lookAtPlays(kinds, prospects[mover]!, own!, rivals!);
      }
      for (let round = 0; round < ROUNDS_OF_WAITING; round++) {
        for (const mover of PLAYERS) {
          const here = placeIn(threshold, mover, one, other);
          const waiting = placeIn(threshold, rivalOf(mover), one, other);
          playOrWait(kinds, prospects[mover]!, race.chances[mover], race.chances[rivalOf(mover)], here, waiting);
        }
      }
    }
  }
  return race;
}

/** The chances of a player by cell. */
function outlook(
  { chances, ends }: Race,
  threshold: number,
  player: Player,
  mover: Player,
  one: number,
  other: number,
): Float64Array {
  if (one >= threshold || other >= threshold) return ends[player];
  const from = placeIn(threshold, mover, one, other);
  return chances[player].subarray(from, from + CELLS);
}

function lookAtPlays(kinds: readonly Kind[], p: Prospects, own: Float64Array, rivals: Float64Array): void {
  for (let cell = 0; cell < CELLS; cell++) {
    const base = cell * kinds.length;
    for (let k = 0; k < kinds.length; k++) {
      const { targets, byOther } = kinds[k]!;
      const open = targets[cell]!;
      let target = open[0]!;
      for (let i = 1; i < open.length; i++) {
        if (byOther ? own[open[i]!]! < own[target]! : own[open[i]!]! > own[target]!) target = open[i]!;
      }
      p.own[base + k] = own[target]!;
      p.rivals[base + k] = rivals[target]!;
    }
    sortDown(p.order, p.own, base, kinds.length);
  }
}

/** Nearly in order already, as the plays before were much the same. */
function sortDown(order: Uint8Array, values: Float64Array, base: number, length: number): void {
  for (let i = 1; i < length; i++) {
    const kind = order[base + i]!;
    const value = values[base + kind]!;
    let at = i;
    for (; at > 0 && values[base + order[base + at - 1]!]! < value; at--) order[base + at] = order[base + at - 1]!;
    order[base + at] = kind;
  }
}

/** The chance that none of the Heroes to choose from is of kinds that have this share: about four to choose from. */
const noneOf = (share: number): number => (1 - share) * (1 - share) * (1 - share) * (1 - share);

function playOrWait(
  kinds: readonly Kind[],
  p: Prospects,
  own: Float64Array,
  rivals: Float64Array,
  here: number,
  waiting: number,
): void {
  for (let cell = 0; cell < CELLS; cell++) {
    const base = cell * kinds.length;
    const least = own[waiting + cell]!;
    let [left, share, mine, theirs] = [1, 0, 0, 0];
    for (let i = 0; i < kinds.length; i++) {
      const k = p.order[base + i]!;
      const value = p.own[base + k]!;
      if (value <= least) break;
      share += kinds[k]!.share;
      const rest = noneOf(share);
      mine += (left - rest) * value;
      theirs += (left - rest) * p.rivals[base + k]!;
      left = rest;
    }
    own[here + cell] = mine + left * least;
    rivals[here + cell] = theirs + left * rivals[waiting + cell]!;
  }
}

/** The same two Leaders with the faction that both stand with going to the second or to the first of them. */
interface Match {
  readonly second: Race;
  readonly first: Race;
}

/** Run when first asked for. */
const matchesIn = workedOut((_: HeroContent): Match[] => []);

function matchOf(content: HeroContent, one: Leader, other: Leader, threshold: number): Match {
  const key = (one * 8 + other) * 16 + threshold;
  const matches = matchesIn(content);
  const known = matches[key];
  if (known) return known;
  const second = runRace(content, [one, other], threshold, 0);
  const shares = (factionsOf(content, one) & factionsOf(content, other)) !== 0;
  const match = { second, first: shares ? runRace(content, [one, other], threshold, 1) : second };
  matches[key] = match;
  return match;
}

/** The chances of a player by cell, from the worst to the best that a shared faction can make of them. */
export interface Outlook {
  readonly second: Float64Array;
  readonly first: Float64Array;
}

export interface Runners {
  readonly content: HeroContent;
  readonly leaders: readonly [Leader, Leader];
  /** Face-up Heroes. */
  readonly heroes: readonly [number, number];
  readonly threshold: number;
}

export function outlookOf({ content, leaders, heroes, threshold }: Runners, player: Player, mover: Player): Outlook {
  const { second, first } = matchOf(content, leaders[0], leaders[1], threshold);
  const worst = outlook(second, threshold, player, mover, heroes[0], heroes[1]);
  return {
    second: worst,
    first: first === second ? worst : outlook(first, threshold, player, mover, heroes[0], heroes[1]),
  };
}

/** `shared`: the chance of the first player if a faction is victorious that both stand with. */
export function chanceAt({ second, first }: Outlook, shared: number, cell: Cell): number {
  const least = second[cell]!;
  return least + shared * (first[cell]! - least);
}
