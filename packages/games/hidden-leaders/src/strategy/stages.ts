/**
 * How much counts how far from the end of the game, for three players and more: fitted by conditional logistic
 * regression to which faction was victorious, and who came first, in games between bots.
 */
export interface Stage {
  /** For a faction to be victorious: everybody who wants it, the next two to move, the fullest rows, the best party. */
  wanted: number;
  mover: number;
  follower: number;
  leaders: number;
  best: number;
  /** For a player to come first: Heroes of the faction, all Heroes, the number of the Leader, Heroes still to play. */
  up: number;
  down: number;
  hand: number;
  total: number;
  number: number;
  left: number;
  turn: number;
}

/** The first is the end itself, where the rules of ties hold (HDL-130 to HDL-132). */
// biome-ignore format: a table
const TABLE: Readonly<Record<keyof Stage, readonly number[]>> = {
  wanted:   [0,   -0.16, 0.2,  0.51, 0.7,  0.86, 1,    1],
  mover:    [0,    0.71, 0.37, 0.26, 0.16, 0.13, 0.09, 0.05],
  follower: [0,    0.46, 0.28, 0.17, 0.11, 0.1,  0.04, 0],
  leaders:  [0,    0.82, 0.48, 0.14, 0,    0,    0,    0],
  best:     [0,    0.05, 0.14, 0.23, 0.26, 0.27, 0.29, 0.3],
  up:       [20,   2,    1.25, 0.86, 0.64, 0.56, 0.54, 0.5],
  down:     [20,   2.25, 1.46, 1.15, 0.98, 0.73, 0.61, 0.5],
  hand:     [0,    0.77, 0.74, 0.58, 0.53, 0.36, 0.33, 0.33],
  total:    [-2,  -0.43, -0.28, -0.25, -0.25, -0.27, -0.27, -0.27],
  number:   [0.3,  0.08, 0.09, 0.09, 0.1,  0.1,  0.09, 0.09],
  left:     [0,   -0.37, -0.29, -0.31, -0.33, -0.3, -0.25, -0.2],
  turn:     [0,    0.73, 0.44, 0.34, 0.28, 0.18, 0.15, 0.06],
};

const LAST = TABLE.wanted.length - 1;
const KEYS = Object.keys(TABLE) as (keyof Stage)[];
const STAGES = Array.from(
  { length: LAST + 1 },
  (_, i) => Object.fromEntries(KEYS.map(key => [key, TABLE[key][i]!])) as unknown as Stage,
);

/** `rounds`: how many more Heroes the fullest row needs. */
export const stageAt = (rounds: number): Stage => STAGES[Math.min(LAST, Math.max(0, rounds))]!;
