/** The two endings (EPX-002, EPX-003, EPX-140..EPX-142). */
import { type Outcome, phrase, type Seat, type Standing, seatArg } from '@interregnum/kernel';
import { tell } from '../events.ts';
import { finish, type PublicState, type State } from '../state.ts';
import { areasOf, incomeOf } from '../table.ts';

/** EPX-140: the game ends at once; nothing further is resolved. */
export function takeCastle(s: State, seat: Seat, from: Seat): void {
  s.conqueror = seat;
  s.over = true;
  s.riding = null;
  tell({ type: 'castleTaken', seat, from });
  tell({ type: 'gameOver', winners: [seat] });
  finish(s);
}

/** EPX-003, EPX-141: after Winter. */
export function countProvinces(s: State): void {
  s.over = true;
  tell({ type: 'gameOver', winners: outcome(s)!.winners });
}

/** The conqueror, then most areas, then most Gold. */
const better = (t: PublicState) => (a: Standing, b: Standing) =>
  Number(b.seat === t.conqueror) - Number(a.seat === t.conqueror) || b.score - a.score || b.tieBreak - a.tieBreak;

/** EPX-141, EPX-142, EPX-Q34: most areas, then most Gold; still equal, the victory is shared. */
export function outcome(t: PublicState): Outcome | null {
  if (!t.over) return null;
  const order = better(t);
  const standings = t.gold
    .map((gold, seat) => ({ seat, place: 0, score: areasOf(t, seat), tieBreak: gold }))
    .sort(order);
  for (const one of standings) one.place = 1 + standings.filter(other => order(other, one) < 0).length;
  const winners = standings.filter(one => one.place === 1).map(one => one.seat);
  return { winners: winners.sort((a, b) => a - b), standings, ...why(t, standings, winners) };
}

function why(
  t: PublicState,
  standings: readonly Standing[],
  winners: readonly Seat[],
): Pick<Outcome, 'rule' | 'reason'> {
  if (t.conqueror !== null) return { rule: 'EPX-002', reason: phrase('end.castle', { seat: seatArg(t.conqueror) }) };
  const { score, tieBreak } = standings[0]!;
  const args = { winners: { list: winners.map(seatArg) }, areas: score, gold: tieBreak };
  if (winners.length > 1) return { rule: 'EPX-Q34', reason: phrase('end.shared', args) };
  if (standings[1]!.score === score) return { rule: 'EPX-142', reason: phrase('end.gold', args) };
  return { rule: 'EPX-141', reason: phrase('end.areas', args) };
}

/** Whether a seat would be among the winners if Income came now and the game ended (EPX-141, EPX-142). */
export function winsIfNothingHappens(t: PublicState, seat: Seat): boolean {
  const areas = areasOf(t, seat);
  const gold = t.gold[seat]! + totalIncome(t, seat);
  for (let other = 0; other < t.seats; other++) {
    if (other === seat) continue;
    const theirs = areasOf(t, other);
    if (theirs > areas || (theirs === areas && t.gold[other]! + totalIncome(t, other) > gold)) return false;
  }
  return true;
}

function totalIncome(t: PublicState, seat: Seat): number {
  const { camps, marks, cards } = incomeOf(t, seat);
  return camps + marks + cards;
}
