/** One fight: a bid in the fist, the guess, the reveal (EPX-096..EPX-104, EPX-110..EPX-116). */
import { type Choice, END, type Seat, sets } from '@interregnum/kernel';
import {
  cardsWith,
  goldFor,
  guessesFromCards,
  guessesOfGarrison,
  hasLadders,
  hasPalisades,
  readyInformers,
  readySurgeons,
} from '../abilities.ts';
import { type Area, isCastle, KILIMANDJORA } from '../content/board.ts';
import { bit, CAMP, CATAPULT, DEFENDERS, GARRISON, KNIGHT, SOLDIER, type Unit } from '../content/units.ts';
import { type Duel, tell, tellApart } from '../events.ts';
import { fightBids, guessesOf, type Option, option } from '../options.ts';
import { ASK, type Question } from '../questions.ts';
import { call, type PublicState, procedure, type State } from '../state.ts';
import { capture, enter, pay, receive, remove } from '../table.ts';
import { takeCastle } from './end.ts';

/** A fight under way; everything about it but the bid is public. */
export interface Fight extends Duel {
  /** How many numbers the defender may name. */
  guesses: number;
  won: boolean;
}

/** The fight under way; all of it is public. */
export function currentFight(frames: State['frames']): Fight | null {
  const top = frames[frames.length - 1];
  return top && (top.proc === 'attack' || top.proc === 'shot') ? (top.locals as Fight) : null;
}

const bid: Choice<State, Option, Fight, Question> = {
  question: ASK.fightBid,
  who: (_, f) => f.attacker,
  options: (s, f) => fightBids(s.gold[f.attacker]!),
  then: (s, f, a) => {
    if (a.type !== 'bid') return;
    s.fist = a.amount;
    tellApart(
      [f.attacker],
      { type: 'bidMade', seat: f.attacker, amount: a.amount },
      { type: 'bidMade', seat: f.attacker, amount: null },
    );
  },
};

/** SA12: whether the bid is odd or even, told to everybody. */
const informers: Choice<State, Option, Fight, Question> = {
  question: ASK.informers,
  who: (_, f) => f.defender,
  options: (s, f) => (mayAskInformers(s, f) ? [option.ask, option.trust] : []),
  then: (s, f, a) => {
    if (a.type !== 'ask') return;
    s.spent = sets.with(s.spent, readyInformers(s, f.defender)!);
    s.odd = s.fist! % 2 === 1;
    tell({ type: 'parity', seat: f.defender, odd: s.odd });
  },
};

const mayAskInformers = (t: PublicState, f: Fight): boolean =>
  readyInformers(t, f.defender) !== null && f.guesses < t.gold[f.attacker]!;

/** EPX-Q19, EPX-Q20: as many different numbers as the defence allows, from 1 to the attacker's Gold; they may cover all. */
const guess: Choice<State, Option, Fight, Question> = {
  question: ASK.guess,
  who: (_, f) => f.defender,
  options: (s, f) => guessesOf(Math.min(f.guesses, s.gold[f.attacker]!), s.gold[f.attacker]!),
  ask: 'forced',
  then: (s, f, a) => {
    if (a.type === 'guess') reveal(s, f, a.numbers);
  },
};

/** EPX-099..EPX-101: a right guess stops the attack, a wrong one lets it through; the bid is paid either way. */
function reveal(s: State, f: Fight, guesses: readonly number[]): void {
  const amount = s.fist!;
  f.won = !guesses.includes(amount);
  const { attacker, defender, unit, from, to, target } = f;
  const duel = { attacker, defender, unit, from, to, target };
  tell({ type: 'fought', duel, gold: s.gold[attacker]!, bid: amount, guesses, won: f.won });
  pay(s, attacker, amount);
  s.fist = null;
  s.odd = null;
}

/** A Soldier or Knight against one defender; after a victory he may face the next one. */
export const attack = procedure<Fight>('attack', {
  declare: (s, f) => declare(s, f),
  bid,
  informers,
  guess,
  garrison: (s, f) => {
    if (!f.won || f.target !== GARRISON) return;
    takeCastle(s, f.attacker, f.defender); // EPX-116, EPX-140
    return END;
  },
  defeated: (s, f) => {
    if (f.won) defeat(s, f);
  },
  surgeons: {
    question: ASK.surgeons,
    who: (_, f) => f.attacker,
    options: (s, f) => (!f.won && readySurgeons(s, f.attacker, f.unit) !== null ? [option.save, option.lose] : []),
    then: (s, f, a) => {
      if (a.type === 'save') save(s, f);
      else loseAttacker(s, f);
      return END;
    },
  },
  failed: (s, f) => {
    if (f.won) return;
    loseAttacker(s, f);
    return END;
  },
  goOn: {
    question: ASK.fightOn,
    who: (_, f) => f.attacker,
    options: (s, f) => (nextDefender(s, f) !== null && s.gold[f.attacker]! > 0 ? [option.continue, option.stop] : []),
    then: (s, f, a) => {
      if (a.type === 'stop') return;
      const target = nextDefender(s, f)!;
      call(s, attack, { ...f, target, guesses: guessesAgainst(s, f.attacker, f.unit, target, f.to), won: false });
      return END;
    },
  },
  enterOrFallBack: (s, f) => {
    if (nextDefender(s, f) === null)
      enter(s, f.attacker, f.unit, f.from, f.to); // EPX-103, EPX-Q18, EPX-Q48
    else fallBack(s, f);
  },
});

/** EPX-111: a Catapult against everything in an area, one bid and one set of guesses (EPX-Q11). */
export const shot = procedure<Fight>('shot', {
  declare: (s, f) => declare(s, f),
  bid,
  informers,
  guess,
  hitOrMiss: (s, f) => {
    if (f.won) destroyAll(s, f, false);
    else loseAttacker(s, f);
  },
});

function declare(s: State, { attacker, defender, unit, from, to, target, guesses }: Fight): void {
  tell({ type: 'attacked', duel: { attacker, defender, unit, from, to, target }, guesses, gold: s.gold[attacker]! });
}

/** EPX-100, EPX-106, SA04, SA10. */
function defeat(s: State, f: Fight): void {
  const unit = f.target!;
  remove(s, unit, f.to);
  tell({ type: 'lost', seat: f.defender, unit, area: f.to });
  if (unit === CAMP && !hasPalisades(s, f.defender)) captureCamp(s, f);
  const gold = goldFor(s, f.attacker, 'pillage');
  if (gold === 0) return;
  receive(s, f.attacker, gold);
  tell({ type: 'pillaged', seat: f.attacker, cards: cardsWith(s, f.attacker, 'pillage'), gold });
}

/** The new Camp waits beside an enemy Catapult until the attacker enters; two colours never share an area. */
function captureCamp(s: State, f: Fight): void {
  const catapultLeft = (s.units[f.to]! & bit(CATAPULT)) !== 0;
  if (catapultLeft) remove(s, CATAPULT, f.to);
  capture(s, f.attacker, f.defender, CAMP, f.to);
  if (catapultLeft) capture(s, f.attacker, f.defender, CATAPULT, f.to); // EPX-Q21, EPX-Q48: he must enter now
}

/** EPX-099, EPX-113. */
function loseAttacker(s: State, { attacker, unit, from }: Fight): void {
  remove(s, unit, from);
  s.riding = null;
  tell({ type: 'lost', seat: attacker, unit, area: from });
}

/** EPX-102, EPX-Q16, EPX-Q17: back where the attack began; whether a Knight goes on from there is agreed. */
function fallBack(s: State, { attacker, unit, from }: Fight): void {
  if (s.fallBack === 'ends') s.riding = null;
  tell({ type: 'fellBack', seat: attacker, unit, area: from });
}

/** SA16: the Unit stays where it attacked from; its use is over. */
function save(s: State, { attacker, unit, from }: Fight): void {
  s.spent = sets.with(s.spent, readySurgeons(s, attacker, unit)!);
  s.riding = null;
  tell({ type: 'saved', seat: attacker, unit, area: from });
}

/** EPX-111..EPX-113, EPX-Q13, EPX-Q26: all Units of the area go, nothing is captured or entered, the Catapult is used up. */
export function destroyAll(s: State, { attacker, defender, unit, from, to }: Duel, automatic: boolean): void {
  const units = s.units[to]!;
  for (let each = SOLDIER; each <= CATAPULT; each++) if (units & bit(each)) remove(s, each, to);
  tell({ type: 'destroyed', seat: defender, by: attacker, area: to, units, automatic });
  remove(s, unit, from);
  s.riding = null;
}

/** EPX-097, EPX-115, EPX-Q36, EPX-Q45: Soldier, Knight, Camp; in a Castle the Garrison last; `null` when nothing defends. */
export function firstDefender(t: PublicState, area: Area): number | null {
  for (const unit of DEFENDERS) if (t.units[area]! & bit(unit)) return unit;
  return isCastle(area) ? GARRISON : null;
}

/** Who is to be fought next; a Camp of the attacker's own, placed just now, is none. */
const nextDefender = (t: PublicState, f: Fight): number | null =>
  t.occupant[f.to] === f.attacker ? null : firstDefender(t, f.to);

/** EPX-104, SA08..SA11, SA14, SA17: how many guesses the defender has. Sources never add up (EPX-Q38). */
export function guessesAgainst(t: PublicState, attacker: Seat, by: Unit, target: number, area: Area): number {
  if (target === GARRISON) return guessesOfGarrison(t, area);
  const storming = hasLadders(t, attacker, by);
  const cards = guessesFromCards(t, t.occupant[area]!, target, area, storming);
  return cards < 2 && !storming && placeDefends(target, area) ? 2 : cards;
}

/** EPX-114, EPX-121: Double Defence from the place; a Knight needs SA14 for that of the mountain. */
const placeDefends = (unit: Unit, area: Area): boolean =>
  isCastle(area) ? unit === SOLDIER || unit === KNIGHT : area === KILIMANDJORA && unit !== KNIGHT;

/** EPX-Q12: the best protected Unit leads the defence. */
export function guessesAgainstShot(t: PublicState, attacker: Seat, area: Area): number {
  let most = 1;
  for (const unit of DEFENDERS) {
    if (t.units[area]! & bit(unit)) most = Math.max(most, guessesAgainst(t, attacker, CATAPULT, unit, area));
  }
  return most;
}
