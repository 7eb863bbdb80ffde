/** Two players: the race, judged by what one of them knows. */
import type { Seat, WithContent } from '@interregnum/kernel';
import { contentOf } from '../content/contents.ts';
import { FACTIONS, type Factions } from '../content/factions.ts';
import { LEADERS, type Leader } from '../content/leaders.ts';
import { nextSeat, thresholdOf } from '../table.ts';
import { behind, expectedInStack, friendsOf, type Known, loyalty } from './beliefs.ts';
import { cellOf } from './cells.ts';
import type { Hopes } from './hopes.ts';
import { chanceAt, type Outlook, outlookOf, type Player, rivalOf } from './race.ts';
import { countIn, tallyOf } from './tally.ts';

/** A Leader that the rival may be. */
interface Suspicion {
  weight: number;
  /** The faction that both would stand with, if any. */
  faction: Factions;
  /** The first player's chance to have more of it, now and when the seat has one more. */
  shared: number;
  more: number;
  still: Outlook;
  played: Outlook;
}

export function hopesInDuel(t: Known, seat: Seat): Hopes {
  const suspicions = suspicionsOf(t, seat as Player);
  const hope = (which: 'still' | 'played', red: number, green: number, gained: Factions): number => {
    const cell = cellOf(red, green);
    let sum = 0;
    for (let i = 0; i < suspicions.length; i++) {
      const x = suspicions[i]!;
      sum += x.weight * chanceAt(x[which], gained & x.faction ? x.more : x.shared, cell);
    }
    return sum;
  };
  return {
    still: (red, green, gained) => hope('still', red, green, gained),
    played: (red, green, gained) => hope('played', red, green, gained),
    held: (red, green) => hope('still', red, green, 0),
  };
}

function suspicionsOf(t: Known, me: Player): Suspicion[] {
  const out: Suspicion[] = [];
  const up = tallyOf(t, t.up[rivalOf(me)]!);
  const mine = tallyOf(t, t.up[me]!) + tallyOf(t, t.down[me]!);
  let all = 0;
  for (const leader of LEADERS) {
    if (leader === t.leaders[me]) continue;
    const weight = loyalty(t, up, leader);
    all += weight;
    out.push(suspect(t, me, leader, weight, lead(t, me, mine, up, leader)));
  }
  for (const suspicion of out) suspicion.weight /= all;
  return out;
}

/** By how many Heroes of the faction in common the seat is ahead, if the rival is this Leader. */
function lead(t: Known, me: Player, mine: number, up: number, leader: Leader): number {
  const f = commonFaction(t, t.leaders[me]!, leader);
  return f < 0 ? 0 : countIn(mine, f) - countIn(up, f) - expectedInStack(t, me, rivalOf(me), f);
}

function suspect(t: Known, me: Player, leader: Leader, weight: number, ahead: number): Suspicion {
  const own = t.leaders[me]!;
  const content = contentOf(t);
  const f = commonFaction(t, own, leader);
  const leaders: readonly [Leader, Leader] = me === 0 ? [own, leader] : [leader, own];
  const heroes: readonly [number, number] = [t.up[0]!.length, t.up[1]!.length];
  const threshold = thresholdOf(t);
  return {
    weight,
    faction: f < 0 ? 0 : FACTIONS[f]!,
    shared: me === 0 ? 1 - behind(ahead) : behind(ahead),
    more: me === 0 ? 1 - behind(ahead + 1) : behind(ahead + 1),
    still: outlookOf({ content, leaders, heroes, threshold }, me, nextSeat(t, t.active) as Player),
    played: outlookOf({ content, leaders, heroes: withOneMore(heroes, me), threshold }, me, rivalOf(me)),
  };
}

/** The index of the faction that two Leaders have in common, or -1. */
export function commonFaction(t: WithContent, a: Leader, b: Leader): number {
  const [one, other] = friendsOf(t, a);
  const [theirs, theirOther] = friendsOf(t, b);
  if (one === theirs || one === theirOther) return one;
  return other === theirs || other === theirOther ? other : -1;
}

export const withOneMore = ([one, other]: readonly [number, number], player: Player): readonly [number, number] =>
  player === 0 ? [one + 1, other] : [one, other + 1];
