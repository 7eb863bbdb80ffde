/** What can happen in Hidden Leaders, as facts for the log, the table's animations and replays. */
import { newsroom, type Seat } from '@interregnum/kernel';
import type { Faction } from './content/factions.ts';
import type { Card } from './content/heroes.ts';
import type { Leader } from './content/leaders.ts';
import type { Pile } from './content/program.ts';
import type { Marker } from './content/track.ts';
import type { Spot } from './table.ts';

/** A card in an exchange: where it lay, and what it is for those who may know. */
export interface Exchanged extends Spot {
  card: Card | null;
}

/** A `card` of `null` is a card that the reader may not know. */
// biome-ignore format: one line for each kind of event
export type HiddenLeadersEvent =
  | { type: 'setup'; first: Seat; tavern: readonly Card[] }
  | { type: 'prepared'; seat: Seat; hidden: Card | null; discarded: Card | null }
  | { type: 'turn'; seat: Seat; round: number }
  | { type: 'played'; seat: Seat; card: Card; extra: boolean }
  | { type: 'passed'; seat: Seat }
  | { type: 'discarded'; seat: Seat; card: Card | null }
  | { type: 'drew'; seat: Seat; from: Pile; card: Card | null }
  | { type: 'reshuffled'; cards: number }
  | { type: 'refilled'; slot: number; card: Card; from: 'harbor' | 'graveyard' }
  | { type: 'moved'; seat: Seat; marker: Marker; from: number; to: number }
  | { type: 'performed'; seat: Seat; card: Card }
  | { type: 'named'; seat: Seat; faction: Faction }
  | { type: 'picked'; seat: Seat; player: Seat }
  | { type: 'buried'; seat: Seat | null; card: Card; wasHidden: boolean }
  | { type: 'chosenByLot'; seat: Seat; card: Card }
  | { type: 'dismissed'; seat: Seat | null; card: Card }
  | { type: 'held'; seat: Seat; from: Pile; cards: readonly (Card | null)[] }
  | { type: 'putBack' | 'kept'; seat: Seat; card: Card | null }
  | { type: 'hid'; seat: Seat; card: Card | null }
  | { type: 'robbed'; seat: Seat; from: Seat; card: Card | null; hidden: boolean }
  | { type: 'placed'; seat: Seat; card: Card }
  | { type: 'took'; seat: Seat; card: Card; from: Seat | null }
  | { type: 'handedOver'; seat: Seat; from: Seat; card: Card }
  | { type: 'hasNone'; seat: Seat; faction: Faction }
  | { type: 'gave'; seat: Seat; card: Card; from: Seat; to: Seat }
  | { type: 'turned'; seat: Seat; card: Card; up: boolean; place: number }
  | { type: 'looked'; seat: Seat; at: Seat; place: number; card: Card | null }
  | { type: 'lookedOwn'; seat: Seat }
  | { type: 'revealed'; seat: Seat; card: Card }
  | { type: 'exchanged'; seat: Seat; one: Exchanged; other: Exchanged }
  | { type: 'declined'; seat: Seat }
  | { type: 'endNear'; seat: Seat; heroes: number; threshold: number }
  | { type: 'lastRoundBegins'; rounds: number }
  | { type: 'finalTurn'; seat: Seat }
  | { type: 'lastRound'; rounds: number }
  | { type: 'gameOver'; faction: Faction; leaders: readonly Leader[]; hidden: readonly (readonly Card[])[]; winner: Seat | null };

export const { tell, tellApart, heard, listen } = newsroom<HiddenLeadersEvent>();
