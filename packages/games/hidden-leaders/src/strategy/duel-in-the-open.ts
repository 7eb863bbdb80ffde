/** Two players: the race when everything about both is known. */
import type { Seat } from '@interregnum/kernel';
import { contentOf } from '../content/contents.ts';
import { FACTIONS } from '../content/factions.ts';
import { ASK } from '../questions.ts';
import type { State } from '../state.ts';
import { nextSeat, thresholdOf } from '../table.ts';
import { behind } from './beliefs.ts';
import { cellOf } from './cells.ts';
import { commonFaction, withOneMore } from './duel.ts';
import { bestOf } from './effects.ts';
import { chanceAt, outlookOf, type Player, type Runners, rivalOf } from './race.ts';
import { countIn, tallyOf } from './tally.ts';

export function chanceInDuel(s: State, seat: Seat): number {
  const runners: Runners = {
    content: contentOf(s),
    leaders: [s.leaders[0]!, s.leaders[1]!],
    heroes: [s.up[0]!.length, s.up[1]!.length],
    threshold: thresholdOf(s),
  };
  const f = commonFaction(s, ...runners.leaders);
  const ahead = f < 0 ? 0 : countIn(heroesOf(s, 0), f) - countIn(heroesOf(s, 1), f);
  const player = seat as Player;
  if (s.ask?.id === ASK.turn) return bestOfHand(s, player, runners, f, ahead);
  return standing(s, player, runners, ahead, nextSeat(s, s.active) as Player);
}

const heroesOf = (s: State, seat: Player): number => tallyOf(s, s.up[seat]!) + tallyOf(s, s.down[seat]!);

const standing = (s: State, player: Player, runners: Runners, ahead: number, mover: Player): number =>
  chanceAt(outlookOf(runners, player, mover), 1 - behind(ahead), cellOf(s.red, s.green));

/** The active player plays the best Hero in hand, or waits. */
function bestOfHand(s: State, player: Player, runners: Runners, f: number, ahead: number): number {
  const mover = s.active as Player;
  const after = outlookOf({ ...runners, heroes: withOneMore(runners.heroes, mover) }, mover, rivalOf(mover));
  const more = mover === 0 ? ahead + 1 : ahead - 1;
  const waiting = standing(s, mover, runners, ahead, rivalOf(mover));
  let best = waiting;
  for (const card of s.hands[mover]!) {
    const counts = f >= 0 && (runners.content.factions[card]! & FACTIONS[f]!) !== 0;
    const shared = 1 - behind(counts ? more : ahead);
    best = Math.max(
      best,
      bestOf(s, mover, card, (red, green) => chanceAt(after, shared, cellOf(red, green))),
    );
  }
  if (player === mover) return best;
  return best > waiting ? 1 - best : standing(s, player, runners, ahead, rivalOf(mover));
}
