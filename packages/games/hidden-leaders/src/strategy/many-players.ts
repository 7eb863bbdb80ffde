/** Three players and more: which faction will be victorious, and who comes first among those aligned with it. */
import type { Seat } from '@interregnum/kernel';
import type { HeroContent } from '../content/built-in.ts';
import { contentOf } from '../content/contents.ts';
import { FACTIONS, type Factions } from '../content/factions.ts';
import { ASK } from '../questions.ts';
import { nextSeat, thresholdOf } from '../table.ts';
import { friendsOf, type Known } from './beliefs.ts';
import type { Hopes } from './hopes.ts';
import { chanceOfVictory, playsUntil } from './outlook.ts';
import { handIn, hiddenIn, type Party, partyOf } from './parties.ts';
import { type Stage, stageAt } from './stages.ts';
import { countIn } from './tally.ts';

/** Even what looks out of reach happens, until the game is over. */
const SURPRISE = 0.02;
/** How much a Hidden Hero that might be anything takes from what a lead says. */
const DOUBT = 0.25;

/** The seat about to move, and how many face-up Heroes each row has. */
interface Moment {
  mover: Seat;
  rows: readonly number[];
}

/** A class, because closures made for every look at a position cost more than the look. */
class Prospect {
  readonly stage: Stage;
  readonly #over: boolean;
  readonly #plays: number;
  /** By faction: how strongly the players push for it. */
  readonly #pushes = [1, 1, 1, 1];
  readonly #parties: readonly Party[];
  readonly #seat: Seat;
  readonly #moment: Moment;
  readonly #threshold: number;
  readonly #content: HeroContent;

  constructor(t: Known, seat: Seat, parties: readonly Party[], moment: Moment) {
    this.#content = contentOf(t);
    this.#threshold = thresholdOf(t);
    const most = Math.max(...moment.rows);
    this.#over = most >= this.#threshold || t.over;
    const rounds = this.#over ? 0 : this.#threshold - most;
    this.stage = stageAt(rounds);
    this.#plays = playsUntil(t, rounds);
    this.#parties = parties;
    this.#seat = seat;
    this.#moment = moment;
    if (!this.#over) for (let f = 0; f < 4; f++) this.#pushes[f] = this.#push(f, most);
  }

  #push(f: number, most: number): number {
    const { wanted, mover, follower, leaders, best } = this.stage;
    const next = (this.#moment.mover + 1) % this.#parties.length;
    let [all, full, rows, highest] = [0, 0, 0, 0];
    for (let seat = 0; seat < this.#parties.length; seat++) {
      const party = this.#parties[seat]!;
      const aligned = party.aligned[f]!;
      all += aligned;
      highest = Math.max(highest, aligned * (countIn(party.up, f) + hiddenIn(party, f)));
      if (this.#moment.rows[seat] !== most) continue;
      full += aligned;
      rows++;
    }
    const movers = mover * this.#parties[this.#moment.mover]!.aligned[f]! + follower * this.#parties[next]!.aligned[f]!;
    return Math.exp(wanted * all + movers + (leaders * full) / rows + best * highest);
  }

  /** The chance to come first if this faction is victorious, with so much more on the own side. */
  first(f: number, more: number): number {
    const mine = this.#strength(this.#seat, f) + more;
    let rivals = 0;
    for (let other = 0; other < this.#parties.length; other++) {
      const { aligned, doubts } = this.#parties[other]!;
      if (other === this.#seat || aligned[f] === 0) continue;
      const trust = 1 / (1 + DOUBT * this.stage.up * Math.sqrt(doubts));
      rivals += aligned[f]! * Math.exp(trust * (this.#strength(other, f) - mine));
    }
    return 1 / (1 + rivals);
  }

  #strength(seat: Seat, f: number): number {
    const { up, down, hand, total, number, left, turn } = this.stage;
    const p = this.#parties[seat]!;
    const cards = up * countIn(p.up, f) + down * hiddenIn(p, f) + hand * handIn(p, f);
    const toPlay = this.#threshold - this.#moment.rows[seat]!;
    return cards + total * p.total + number * p.leader + left * toPlay + (this.#moment.mover === seat ? turn : 0);
  }

  /** The chance of each of two factions to be victorious, weighed by what it is worth to the seat. */
  hope(red: number, green: number, [one, other]: readonly [number, number], first: number, second: number): number {
    const surprise = this.#over ? 0 : SURPRISE;
    let [sum, won] = [0, 0];
    for (let f = 0; f < 4; f++) {
      const weight = (chanceOfVictory(this.#content, red, green, this.#plays, f) + surprise) * this.#pushes[f]!;
      sum += weight;
      if (f === one) won += weight * first;
      else if (f === other) won += weight * second;
    }
    return won / sum;
  }
}

/** By friend: the chance to come first with something that is not of his faction, and with something that is. */
type Firsts = readonly [readonly [number, number], readonly [number, number]];

class HopesAmongMany implements Hopes {
  readonly #t: Known;
  readonly #seat: Seat;
  readonly #parties: Party[] = [];
  readonly #friends: readonly [number, number];
  readonly #now: Prospect;
  #next: Prospect | null = null;
  readonly #firsts: readonly [number, number];
  #firstsHidden: Firsts | null = null;
  #firstsHeld: Firsts | null = null;
  #firstsPlayed: Firsts | null = null;

  constructor(t: Known, seat: Seat) {
    this.#t = t;
    this.#seat = seat;
    for (let other = 0; other < t.seats; other++) this.#parties.push(partyOf(t, seat, other));
    this.#friends = friendsOf(t, t.leaders[seat]!);
    const between = t.ask?.id === ASK.turn || t.ask?.id === ASK.prepare;
    const rows = t.up.map(row => row.length);
    this.#now = new Prospect(t, seat, this.#parties, { mover: between ? t.active : nextSeat(t, t.active), rows });
    this.#firsts = [this.#now.first(this.#friends[0], 0), this.#now.first(this.#friends[1], 0)];
  }

  still(red: number, green: number, gained: Factions): number {
    if (gained === 0) return this.#now.hope(red, green, this.#friends, ...this.#firsts);
    const { down, total } = this.#now.stage;
    this.#firstsHidden ??= this.#firstsWith(this.#now, total, down + total);
    return this.#gaining(this.#now, red, green, gained, this.#firstsHidden);
  }

  held(red: number, green: number, gained: Factions): number {
    this.#firstsHeld ??= this.#firstsWith(this.#now, 0, this.#now.stage.hand);
    return this.#gaining(this.#now, red, green, gained, this.#firstsHeld);
  }

  played(red: number, green: number, gained: Factions): number {
    this.#next ??= this.#oneMore();
    const { up, hand, total } = this.#next.stage;
    this.#firstsPlayed ??= this.#firstsWith(this.#next, total, total + up - hand);
    return this.#gaining(this.#next, red, green, gained, this.#firstsPlayed);
  }

  #firstsWith(p: Prospect, stranger: number, friend: number): Firsts {
    const [one, other] = this.#friends;
    return [
      [p.first(one, stranger), p.first(one, friend)],
      [p.first(other, stranger), p.first(other, friend)],
    ];
  }

  #gaining(p: Prospect, red: number, green: number, gained: Factions, firsts: Firsts): number {
    const first = firsts[0][gained & FACTIONS[this.#friends[0]]! ? 1 : 0];
    const second = firsts[1][gained & FACTIONS[this.#friends[1]]! ? 1 : 0];
    return p.hope(red, green, this.#friends, first, second);
  }

  /** The own row has grown by a Hero from the hand. */
  #oneMore(): Prospect {
    const rows = this.#t.up.map((row, seat) => row.length + (seat === this.#seat ? 1 : 0));
    return new Prospect(this.#t, this.#seat, this.#parties, { mover: nextSeat(this.#t, this.#seat), rows });
  }
}

export const hopesAmongMany = (t: Known, seat: Seat): Hopes => new HopesAmongMany(t, seat);
