/** What can happen in Epix, as facts for the log, the board's animations and replays. */
import { newsroom, type Seat } from '@interregnum/kernel';
import type { Area } from './content/board.ts';
import type { ActionCard, ActionCards, Card } from './content/cards.ts';
import type { Unit } from './content/units.ts';

/** A fight as everybody sees it; `target` is a Unit, the Garrison, or `null` for a shot at a whole area. */
export interface Duel {
  attacker: Seat;
  defender: Seat;
  unit: Unit;
  from: Area;
  to: Area;
  target: number | null;
}

// biome-ignore format: one line for each kind of event
export type EpixEvent =
  | { type: 'setup'; first: Seat; cards: readonly Card[] }
  | { type: 'recruited'; seat: Seat; unit: Unit; area: Area; cost: number }
  | { type: 'draftBid'; seat: Seat; card: Card; amount: number; marker: Unit; outbid: Seat | null }
  | { type: 'passed'; seat: Seat }
  | { type: 'cardWon'; seat: Seat; card: Card; amount: number }
  | { type: 'cardDiscarded'; card: Card }
  | { type: 'season'; season: number }
  | { type: 'auction'; bids: readonly number[]; winner: Seat; paid: number }
  | { type: 'firstPlayer'; by: Seat; seat: Seat }
  | { type: 'spied'; seat: Seat; at: Seat; cards: ActionCards | null }
  | { type: 'revealed'; seat: Seat; cards: ActionCards }
  | { type: 'ordered'; seat: Seat; first: ActionCard; second: ActionCard }
  | { type: 'skipped'; seat: Seat; best: number; leader: number; goldDecides: boolean }
  | { type: 'taxed'; seat: Seat; gold: number }
  | { type: 'moved'; seat: Seat; unit: Unit; from: Area; to: Area }
  | { type: 'attacked'; duel: Duel; guesses: number; gold: number }
  | { type: 'bidMade'; seat: Seat; amount: number | null }
  | { type: 'parity'; seat: Seat; odd: boolean }
  | { type: 'fought'; duel: Duel; gold: number; bid: number; guesses: readonly number[]; won: boolean }
  | { type: 'lost'; seat: Seat; unit: Unit; area: Area }
  | { type: 'captured'; seat: Seat; from: Seat; unit: Unit; area: Area; replaced: boolean }
  | { type: 'pillaged'; seat: Seat; cards: readonly Card[]; gold: number }
  | { type: 'saved'; seat: Seat; unit: Unit; area: Area }
  | { type: 'fellBack'; seat: Seat; unit: Unit; area: Area }
  | { type: 'destroyed'; seat: Seat; by: Seat; area: Area; units: number; automatic: boolean }
  | { type: 'castleTaken'; seat: Seat; from: Seat }
  | { type: 'income'; seat: Seat; camps: number; marks: number; cards: number }
  | { type: 'gameOver'; winners: readonly Seat[] };

export const { tell, tellApart, heard, listen } = newsroom<EpixEvent>();
