/** Where the moments of a table come from and its answers go: this device, or a server. */
import type { ContentFile } from '@interregnum/kernel';
import type { Advice, Moment, PastMoment, ReplayMoment, Reviewed } from '../../local/messages.ts';

export interface SourceListener {
  moment(moment: Moment): void;
  /** Another window plays this table. `taken`: it has been taken over from here. */
  elsewhere(taken: boolean): void;
  broken(message: string): void;
}

/** What bots can say of a game that is over. */
export interface Review {
  /** What every seat could expect after so many answers, from 0 (lost) to 1 (won). */
  judged(at: number): Promise<readonly number[]>;
  /** The decision taken after so many answers beside what a bot would have done. */
  reviewed(at: number): Promise<Reviewed | null>;
  /** Plays on from there as this seat, what is hidden from it dealt anew, against bots; the address of the new table. */
  playOn(at: number, seat: number): Promise<string>;
}

export interface TableSource {
  /** Moments come until the answer is called. */
  open(listener: SourceListener): () => void;
  /** Plays here what another window has open, and stops it there. Left out: no window is in the way of another. */
  takeOver?(): Promise<void>;
  /** The viewer of the moment takes the option with this code. Settles when that is safe, or was too late. */
  answer(moment: Moment, code: string): Promise<void>;
  /** The page has shown everything up to here: bots that wait for it may go on. */
  proceed(at: number): Promise<void>;
  takeBack(): Promise<void>;
  /** This person has the device now. */
  sitDown(seat: number): Promise<void>;
  /** Replaces what was left to be answered by itself. Left out: it cannot, or the menu of the table does it. */
  giveOrders?(ids: readonly string[]): Promise<void>;
  /** When the game is over: shows all of it as this seat saw it, or with everything open. Left out: it cannot. */
  viewFrom?(seat: number | null): Promise<void>;
  pastMoment(at: number): Promise<ReplayMoment>;
  /** A game that is over, with everything open, in at most this many samples, first and last among them. */
  course(samples: number): Promise<readonly PastMoment[]>;
  /** What a bot would do that knows what the viewer knows. */
  advice(moment: Moment): Promise<Advice>;
  /** Bots who look at the game again. Left out: they cannot. */
  review?: Review;
  /** The content file that is played with; `null`: the built-in content. */
  content(): Promise<ContentFile | null>;
  /** The record as a text. */
  record(): Promise<string>;
  /** Here bots wait for the page, and the record can be had at any time; elsewhere it is secret until the end. */
  ofThisDevice: boolean;
  /** Sets up the same table again; the address of it. */
  rematch(moment: Moment): Promise<string>;
}
