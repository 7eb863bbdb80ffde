/** End of the game, victorious faction, winner, ties (HDL-120..HDL-134). */
import {
  clockwise,
  type Outcome,
  type Phrase,
  phrase,
  type Seat,
  type Standing,
  seatArg,
  term,
} from '@interregnum/kernel';
import { contentOf } from '../content/contents.ts';
import { type Faction, factionId } from '../content/factions.ts';
import type { Card } from '../content/heroes.ts';
import { factionsOf, type Leader } from '../content/leaders.ts';
import { victoriousFaction } from '../content/track.ts';
import { tell } from '../events.ts';
import { EVERYBODY, type PublicState, type State } from '../state.ts';
import { countOf, isThresholdMet, roundOf } from '../table.ts';

/** HDL-Q41: a game that goes on and on is scored after this many rounds. */
export const LAST_ROUND = 60;

/** HDL-042, HDL-085, HDL-094, HDL-120..HDL-123, HDL-Q06: only the end of a turn counts. */
export function isEnd(t: PublicState): boolean {
  return isThresholdMet(t) || isTooLong(t);
}

const isTooLong = (t: PublicState): boolean => t.turns >= LAST_ROUND * t.seats;

/** HDL-128: hands are discarded unseen (HDL-Q47), Leaders and Hidden Heroes revealed. */
export function endGame(s: State): void {
  if (isTooLong(s)) tell({ type: 'lastRound', rounds: roundOf(s) });
  for (const seat of clockwise(s.seats, s.active)) {
    s.wilderness.push(...s.hands[seat]!);
    s.hands[seat]!.length = 0;
    s.known[seat]!.fill(EVERYBODY);
  }
  s.over = true;
  const { winners } = outcome(s)!;
  tell({
    type: 'gameOver',
    faction: victoriousFaction(contentOf(s), s.red, s.green),
    leaders: s.leaders.slice(),
    hidden: s.down.map(cards => cards.slice()),
    winner: winners[0] ?? null,
  });
}

/** What the end is found from; a view of a finished game has all of it. */
export interface Final extends PublicState {
  leaders: readonly (Leader | null)[];
  down: readonly (readonly (Card | null)[])[];
}

interface Claim {
  seat: Seat;
  aligned: boolean;
  /** Heroes of the victorious faction, up and down (HDL-086, HDL-130). */
  ofFaction: number;
  heroes: number;
  leader: Leader;
}

/** HDL-086. */
const claimOf = (t: Final, seat: Seat, faction: Faction): Claim => ({
  seat,
  aligned: (factionsOf(contentOf(t), t.leaders[seat]!) & faction) !== 0,
  ofFaction: countOf(t, t.up[seat]!, faction) + countOf(t, t.down[seat]!, faction),
  heroes: t.up[seat]!.length + t.down[seat]!.length,
  leader: t.leaders[seat]!,
});

/** HDL-003, HDL-128..HDL-133: aligned players first, most of the faction, fewest Heroes, highest Leader. */
const better = (a: Claim, b: Claim): number =>
  Number(b.aligned) - Number(a.aligned) || b.ofFaction - a.ofFaction || a.heroes - b.heroes || b.leader - a.leader;

/** HDL-124..HDL-134: at most one winner. HDL-Q52: the places below are ours. */
export function outcome(t: Final): Outcome | null {
  if (!t.over) return null;
  const faction = victoriousFaction(contentOf(t), t.red, t.green);
  const claims = clockwise(t.seats, 0)
    .map(seat => claimOf(t, seat, faction))
    .sort(better);
  const aligned = claims.filter(claim => claim.aligned);
  const standings = claims.map(
    (claim, i): Standing => ({
      seat: claim.seat,
      place: claim.aligned ? i + 1 : aligned.length + 1,
      score: claim.aligned ? claim.ofFaction : 0,
      tieBreak: claim.aligned ? -claim.heroes : 0,
    }),
  );
  const winners = aligned.slice(0, 1).map(claim => claim.seat);
  return { winners, standings, ...why(aligned, faction) };
}

function why(aligned: readonly Claim[], faction: Faction): Pick<Outcome, 'rule' | 'reason'> {
  const [best, next] = aligned;
  const because = (key: string): Phrase =>
    phrase(`end.${key}`, {
      victory: term(`victory.${factionId(faction)}`),
      ...(best ? { seat: seatArg(best.seat), heroes: best.ofFaction, total: best.heroes } : {}),
    });
  if (!best) return { rule: 'HDL-128', reason: because('nobody') };
  if (!next) return { rule: 'HDL-128', reason: because('alone') };
  if (next.ofFaction < best.ofFaction) return { rule: 'HDL-130', reason: because('faction') };
  if (next.heroes > best.heroes) return { rule: 'HDL-131', reason: because('fewest') };
  return { rule: 'HDL-132', reason: because('leader') };
}
