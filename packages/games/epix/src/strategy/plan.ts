/** A fight thought through to its end: what to bid, what to guess, whether to go on. */
import { hasPalisades } from '../abilities.ts';
import { isCastle } from '../content/board.ts';
import { bit, CAMP, CATAPULT, DEFENDERS, GARRISON, SOLDIER } from '../content/units.ts';
import { type Fight, firstDefender, guessesAgainst } from '../phases/fight.ts';
import { clone, type State } from '../state.ts';
import { place, remove } from '../table.ts';
import { chances } from './chances.ts';
import { equilibrium, fightValue, type Mixture } from './fights.ts';

/** The attacker's chance to win the game as a function of the Gold he has left: a straight line. */
interface Line {
  empty: number;
  slope: number;
}

/** One fight of an attack: what follows if it is lost, and if he stops after winning it (`null`: he cannot stop). */
interface Bout {
  guesses: number;
  lost: Line;
  stopped: Line | null;
}

const plans = new WeakMap<Fight, Mixture>();

/** How the fight under way should be fought; kept, because bid and guess ask for the same plan. */
export function planOf(s: State, f: Fight): Mixture {
  let plan = plans.get(f);
  if (!plan) {
    plan = think(s, f);
    plans.set(f, plan);
  }
  return plan;
}

/** The fight that follows when the attacker goes on after a victory. */
export function continued(s: State, f: Fight): Fight {
  const target = firstDefender(s, f.to)!;
  return { ...f, target, guesses: guessesAgainst(s, f.attacker, f.unit, target, f.to), won: false };
}

function think(s: State, f: Fight): Mixture {
  const gold = s.gold[f.attacker]!;
  const { bouts, victory } = f.target === null ? shotOf(s, f) : attackOf(s, f);
  let after = points(victory, gold);
  for (let i = bouts.length - 1; i > 0; i--) after = fightOrStop(bouts[i]!, bouts[i - 1]!.stopped!, after, gold);
  const win: number[] = [];
  const lose: number[] = [];
  for (let bid = 1; bid <= gold; bid++) {
    win.push(after[gold - bid]!);
    lose.push(height(bouts[0]!.lost, gold - bid));
  }
  return equilibrium(f.guesses, win, lose);
}

/** By Gold left: the better of fighting on and stopping here. */
function fightOrStop(bout: Bout, stop: Line, after: readonly number[], most: number): number[] {
  const out: number[] = [];
  for (let gold = 0; gold <= most; gold++) {
    let best = height(stop, gold);
    if (gold > bout.guesses) {
      const win: number[] = [];
      const lose: number[] = [];
      for (let bid = 1; bid <= gold; bid++) {
        win.push(after[gold - bid]!);
        lose.push(height(bout.lost, gold - bid));
      }
      best = Math.max(best, fightValue(bout.guesses, win, lose));
    }
    out.push(best);
  }
  return out;
}

const height = (line: Line, gold: number): number => line.empty + line.slope * gold;
const points = (line: Line, most: number): number[] =>
  Array.from({ length: most + 1 }, (_, gold) => height(line, gold));

/** What a position is worth to the attacker with no Gold and with all of it; chosen cards of others are not known. */
function lineOf(scratch: State, f: Fight, gold: number): Line {
  scratch.gold[f.attacker] = 0;
  const empty = chances(scratch)[f.attacker]!;
  scratch.gold[f.attacker] = gold;
  const full = chances(scratch)[f.attacker]!;
  return { empty, slope: (full - empty) / gold };
}

function scratchOf(s: State, f: Fight): State {
  const scratch = clone(s);
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat !== f.attacker && !s.revealed[seat]) scratch.chosen[seat] = null;
  }
  return scratch;
}

function attackOf(s: State, f: Fight): { bouts: Bout[]; victory: Line } {
  const gold = s.gold[f.attacker]!;
  const standing = scratchOf(s, f);
  const bouts: Bout[] = [];
  for (const target of [...DEFENDERS, GARRISON]) {
    if (target === GARRISON ? !isCastle(f.to) : target < f.target! || !(s.units[f.to]! & bit(target))) continue;
    const fallen = clone(standing);
    remove(fallen, f.unit, f.from);
    const lost = lineOf(fallen, f, gold);
    const guesses = guessesAgainst(s, f.attacker, f.unit, target, f.to);
    if (target === GARRISON)
      return { bouts: [...bouts, { guesses, lost, stopped: null }], victory: { empty: 1, slope: 0 } };
    remove(standing, target, f.to);
    bouts.push({ guesses, lost, stopped: lineOf(standing, f, gold) });
  }
  return { bouts, victory: lineOf(moveIn(s, standing, f), f, gold) };
}

/** The attacker enters; Camps and Catapults change hands. */
function moveIn(before: State, s: State, f: Fight): State {
  const { attacker, unit, from, to } = f;
  const units = before.units[to]!;
  if (s.units[to]! & bit(CATAPULT)) remove(s, CATAPULT, to);
  remove(s, unit, from);
  place(s, attacker, unit, to);
  const camp = units & bit(CAMP) && !hasPalisades(s, f.defender);
  if (camp && s.supply[4 * attacker + CAMP]! > 0) place(s, attacker, CAMP, to);
  if (units & bit(CATAPULT) && s.supply[4 * attacker + CATAPULT]! > 0) place(s, attacker, CATAPULT, to);
  return s;
}

function shotOf(s: State, f: Fight): { bouts: Bout[]; victory: Line } {
  const gold = s.gold[f.attacker]!;
  const scratch = scratchOf(s, f);
  remove(scratch, f.unit, f.from);
  const lost = lineOf(scratch, f, gold);
  for (let unit = SOLDIER; unit <= CATAPULT; unit++) if (s.units[f.to]! & bit(unit)) remove(scratch, unit, f.to);
  return { bouts: [{ guesses: f.guesses, lost, stopped: null }], victory: lineOf(scratch, f, gold) };
}
