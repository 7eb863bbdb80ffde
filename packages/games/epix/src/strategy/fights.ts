/** Fights as small matrix games: a hidden bid against a set of guesses. */

/** How both sides should mix; lists are by bid, the bid of 1 first. */
export interface Mixture {
  /** What the fight is worth to the attacker. */
  value: number;
  /** How often he should make each bid. */
  bids: number[];
  /** How often each bid should be among the guesses; adds up to the number of guesses. */
  cover: number[];
}

const HALVINGS = 26;

/**
 * The equilibrium of one fight with `guesses` guesses, from the attacker's value of winning and of losing with each
 * bid. The defender covers a bid just so often that it is worth no more than the others; the attacker makes the bids
 * worth covering in inverse proportion to what hangs on them.
 */
export function equilibrium(guesses: number, win: readonly number[], lose: readonly number[]): Mixture {
  const value = fightValue(guesses, win, lose);
  const cover = win.map((w, i) => needed(w, lose[i]!, value));
  spread(cover, guesses);
  const bids = win.map((w, i) => (w > value ? 1 / (w - lose[i]!) : 0));
  const total = bids.reduce((a, b) => a + b, 0);
  if (total === 0) bids[lose.indexOf(Math.max(...lose))] = 1;
  return { value, bids: total === 0 ? bids : bids.map(x => x / total), cover };
}

/** The least value that `guesses` guesses can hold the attacker down to. */
export function fightValue(guesses: number, win: readonly number[], lose: readonly number[]): number {
  let low = -Infinity;
  let high = -Infinity;
  for (let i = 0; i < win.length; i++) {
    if (lose[i]! > low) low = lose[i]!;
    if (win[i]! > high) high = win[i]!;
  }
  if (guesses >= win.length || high <= low || demand(win, lose, low) <= guesses) return low;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (demand(win, lose, middle) > guesses) low = middle;
    else high = middle;
  }
  return high;
}

/** How often a bid must be covered so that it is worth no more than `value`. */
const needed = (win: number, lose: number, value: number): number =>
  win <= value || win <= lose ? 0 : Math.min(1, (win - value) / (win - lose));

function demand(win: readonly number[], lose: readonly number[], value: number): number {
  let sum = 0;
  for (let i = 0; i < win.length; i++) sum += needed(win[i]!, lose[i]!, value);
  return sum;
}

/** Guesses that are not needed anywhere go where there is room. */
function spread(cover: number[], guesses: number): void {
  const room = cover.reduce((sum, q) => sum + 1 - q, 0);
  const spare = Math.min(guesses, cover.length) - cover.reduce((a, b) => a + b, 0);
  if (room <= 0 || spare <= 0) return;
  for (let i = 0; i < cover.length; i++) cover[i]! += ((1 - cover[i]!) * spare) / room;
}

const MOST_FIGHTS = 5;
const MOST_GOLD = 30;
const stormed = new Float64Array((MOST_FIGHTS + 1) ** 2 * 3 * (MOST_GOLD + 1)).fill(-1);

/**
 * The chance to win all of these fights in a row when nothing else matters: first those against one guess, then those
 * against two, at last one against `guesses` (a Garrison has two or three).
 */
export function stormChance(singles: number, doubles: number, guesses: number, gold: number): number {
  if (singles > MOST_FIGHTS || doubles > MOST_FIGHTS || gold <= guesses) return 0;
  const coins = Math.min(gold, MOST_GOLD);
  const at = ((singles * (MOST_FIGHTS + 1) + doubles) * 3 + guesses - 1) * (MOST_GOLD + 1) + coins;
  if (stormed[at]! < 0) stormed[at] = storm(singles, doubles, guesses, coins);
  return stormed[at]!;
}

function storm(singles: number, doubles: number, guesses: number, gold: number): number {
  if (singles + doubles === 0) return 1 - guesses / gold;
  const win: number[] = [];
  for (let bid = 1; bid <= gold; bid++) {
    win.push(
      singles > 0
        ? stormChance(singles - 1, doubles, guesses, gold - bid)
        : stormChance(0, doubles - 1, guesses, gold - bid),
    );
  }
  const lose = win.map(() => 0);
  return fightValue(singles > 0 ? 1 : 2, win, lose);
}

/** The same for the Units of a Province: so many with one guess, so many with two. */
export function clearChance(singles: number, doubles: number, gold: number): number {
  if (doubles > 0) return stormChance(singles, doubles - 1, 2, gold);
  return singles > 0 ? stormChance(singles - 1, 0, 1, gold) : 1;
}
