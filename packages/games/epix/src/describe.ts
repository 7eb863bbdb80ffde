/** Options, questions and events of Epix in words: message keys and arguments, the words are in `texts/`. */
import {
  listArg,
  type Phrase,
  type PhraseArg,
  type Prompt,
  phrase,
  promptFor,
  seatArg,
  term,
} from '@interregnum/kernel';
import { cardWith, costOf, readyInformers, readySurgeons } from './abilities.ts';
import { type Area, areaId } from './content/board.ts';
import { ACTION_CARDS, ACTION_IDS, type ActionCards, type Card, cardId, SEASON_IDS, WINTER } from './content/cards.ts';
import { bit, GARRISON, UNITS, unitId } from './content/units.ts';
import type { Duel, EpixEvent } from './events.ts';
import type { Option } from './options.ts';
import { currentFight } from './phases/fight.ts';
import { ASK, type Question } from './questions.ts';
import type { View } from './sight.ts';

export const unitTerm = (unit: number): PhraseArg => term(unit === GARRISON ? 'unit.garrison' : `unit.${unitId(unit)}`);
export const areaTerm = (area: Area): PhraseArg => term(`area.${areaId(area)}`);
export const cardTerm = (card: number): PhraseArg => term(`card.${cardId(card)}`);
const actionTerm = (card: number): PhraseArg => term(`action.${ACTION_IDS[card]}`);
export const actionTerms = (cards: ActionCards): PhraseArg =>
  listArg(ACTION_CARDS.filter(card => cards & card).map(actionTerm));
const unitTerms = (units: number): PhraseArg => listArg(UNITS.filter(unit => units & bit(unit)).map(unitTerm));

/** An option in words, for the viewer who may take it. */
export function describe(o: Option, v: View): Phrase {
  switch (o.type) {
    case 'recruit':
      return phrase('option.recruit', {
        unit: unitTerm(o.unit),
        area: areaTerm(o.area),
        cost: v.viewer === null ? 0 : costOf(v, v.viewer, o.unit),
      });
    case 'draftBid':
      return o.marker === null
        ? phrase('option.raise', { card: cardTerm(o.card), amount: o.amount })
        : phrase('option.draftBid', { card: cardTerm(o.card), amount: o.amount, marker: unitTerm(o.marker) });
    case 'bid':
      return phrase('option.bid', { amount: o.amount });
    case 'first':
      return o.seat === v.viewer ? phrase('option.keepFirst') : phrase('option.first', { seat: seatArg(o.seat) });
    case 'look':
      return phrase('option.look', { seat: seatArg(o.seat) });
    case 'choose':
    case 'change':
      return phrase(`option.${o.type}`, { cards: actionTerms(o.cards) });
    case 'order':
      return phrase('option.order', { first: actionTerm(o.first), second: actionTerm(o.second) });
    case 'use':
      return phrase('option.use', { unit: unitTerm(o.unit), area: areaTerm(o.area) });
    case 'move':
    case 'attack':
      return phrase(`option.${o.type}`, { unit: unitTerm(o.unit), from: areaTerm(o.from), to: areaTerm(o.to) });
    case 'guess':
      return phrase('option.guess', { numbers: listArg(o.numbers) });
    default:
      return phrase(`option.${o.type}`);
  }
}

/** By decision: the rule that makes the question come up now. */
const QUESTION_RULE: Readonly<Record<Question, string | ((v: View) => string)>> = {
  [ASK.draft]: 'EPX-040',
  [ASK.auction]: 'EPX-060',
  [ASK.firstPlayer]: 'EPX-063',
  [ASK.actionCard]: v => (v.season === WINTER ? 'EPX-135' : 'EPX-065'),
  [ASK.spy]: v => cardRule(v),
  [ASK.changeCard]: v => cardRule(v),
  [ASK.cardOrder]: 'EPX-136',
  [ASK.recruit]: 'EPX-070',
  [ASK.unit]: 'EPX-085',
  [ASK.soldierStep]: 'EPX-090',
  [ASK.knightStep]: 'EPX-091',
  [ASK.catapultTarget]: 'EPX-105',
  [ASK.fightBid]: 'EPX-098',
  [ASK.informers]: v => cardRule(v),
  [ASK.guess]: 'EPX-098',
  [ASK.fightOn]: 'EPX-102',
  [ASK.surgeons]: v => cardRule(v),
};

export function ruleOf(v: View): string {
  const rule = QUESTION_RULE[v.ask!.id];
  return typeof rule === 'string' ? rule : rule(v);
}

/** The Special Ability card that makes the question come up, if one does. */
export function askingCard(v: View): Card | null {
  const seat = v.ask!.seats[0]!;
  switch (v.ask!.id) {
    case ASK.spy:
    case ASK.changeCard:
      return cardWith(v, seat, 'spy');
    case ASK.informers:
      return readyInformers(v, seat);
    case ASK.surgeons:
      return readySurgeons(v, seat, currentFight(v.frames)!.unit);
    default:
      return null;
  }
}

const cardRule = (v: View): string => cardId(askingCard(v)!);

/** What is asked of the viewer, or whom the table waits for. */
export const prompt = (v: View): Prompt | null => (v.ask ? promptFor(v, ruleOf(v), facts(v)) : null);

/** The Unit or Garrison under attack; everything in the area when a Catapult shoots. */
const targetArg = (target: number | null): PhraseArg =>
  target === null ? term('unit.all') : { phrase: phrase('target.one', { unit: unitTerm(target) }) };

/** What the texts of the questions may need. */
function facts(v: View): Record<string, PhraseArg> {
  const fight = currentFight(v.frames);
  const card = askingCard(v);
  const args: Record<string, PhraseArg> = {
    ...(card === null ? {} : { card: cardTerm(card) }),
    season: term(`season.${SEASON_IDS[Math.min(v.season, 3)]}`),
    winter: v.season === 3 ? 'yes' : 'no',
    mode: v.mode,
    gold: v.viewer === null ? 0 : v.gold[v.viewer]!,
    spied: v.spied === null ? '' : seatArg(v.spied),
    riding: v.riding === null ? '' : areaTerm(v.riding),
    parity: v.odd === null ? 'none' : v.odd ? 'odd' : 'even',
  };
  if (!fight) return args;
  return {
    ...args,
    attacker: seatArg(fight.attacker),
    defender: seatArg(fight.defender),
    unit: unitTerm(fight.unit),
    from: areaTerm(fight.from),
    to: areaTerm(fight.to),
    target: targetArg(fight.target),
    total: v.gold[fight.attacker]!,
    guesses: Math.min(fight.guesses, v.gold[fight.attacker]!),
  };
}

const duelArgs = (d: Duel): Record<string, PhraseArg> => ({
  attacker: seatArg(d.attacker),
  defender: seatArg(d.defender),
  unit: unitTerm(d.unit),
  from: areaTerm(d.from),
  to: areaTerm(d.to),
  target: targetArg(d.target),
});

/** An event in words, in the past tense. */
export function tellEvent(e: EpixEvent): Phrase {
  switch (e.type) {
    case 'setup':
      return phrase(e.cards.length > 0 ? 'log.setup' : 'log.setupBasic', {
        seat: seatArg(e.first),
        cards: listArg(e.cards.map(cardTerm)),
      });
    case 'recruited':
      return phrase('log.recruited', {
        seat: seatArg(e.seat),
        unit: unitTerm(e.unit),
        area: areaTerm(e.area),
        cost: e.cost,
      });
    case 'draftBid':
      return phrase(e.outbid === null ? 'log.draftBid' : 'log.overbid', {
        seat: seatArg(e.seat),
        card: cardTerm(e.card),
        amount: e.amount,
        marker: unitTerm(e.marker),
        ...(e.outbid === null ? {} : { outbid: seatArg(e.outbid) }),
      });
    case 'cardWon':
      return phrase('log.cardWon', { seat: seatArg(e.seat), card: cardTerm(e.card), amount: e.amount });
    case 'cardDiscarded':
      return phrase('log.cardDiscarded', { card: cardTerm(e.card) });
    case 'season':
      return phrase('log.season', { season: term(`season.${SEASON_IDS[e.season]}`) });
    case 'auction':
      return phrase('log.auction', {
        winner: seatArg(e.winner),
        paid: e.paid,
        bids: listArg(e.bids.map((bid, seat) => ({ phrase: phrase('log.seatBid', { seat: seatArg(seat), bid }) }))),
      });
    case 'firstPlayer':
      return phrase(e.by === e.seat ? 'log.keptFirst' : 'log.gaveFirst', { by: seatArg(e.by), seat: seatArg(e.seat) });
    case 'spied':
      return e.cards === null
        ? phrase('log.spied', { seat: seatArg(e.seat), at: seatArg(e.at) })
        : phrase('log.saw', { seat: seatArg(e.seat), at: seatArg(e.at), cards: actionTerms(e.cards) });
    case 'revealed':
      return phrase('log.revealed', { seat: seatArg(e.seat), cards: actionTerms(e.cards) });
    case 'ordered':
      return phrase('log.ordered', { seat: seatArg(e.seat), first: actionTerm(e.first), second: actionTerm(e.second) });
    case 'skipped':
      return e.goldDecides
        ? phrase('log.skippedGold', { seat: seatArg(e.seat) })
        : phrase('log.skipped', { seat: seatArg(e.seat), best: e.best, leader: e.leader });
    case 'moved':
      return phrase('log.moved', {
        seat: seatArg(e.seat),
        unit: unitTerm(e.unit),
        from: areaTerm(e.from),
        to: areaTerm(e.to),
      });
    case 'attacked':
      return phrase('log.attacked', { ...duelArgs(e.duel), gold: e.gold, guesses: e.guesses });
    case 'bidMade':
      return e.amount === null
        ? phrase('log.bidMade', { seat: seatArg(e.seat) })
        : phrase('log.bidMadeOwn', { seat: seatArg(e.seat), amount: e.amount });
    case 'parity':
      return phrase(e.odd ? 'log.odd' : 'log.even', { seat: seatArg(e.seat) });
    case 'fought':
      return phrase(e.won ? 'log.fightWon' : 'log.fightLost', {
        ...duelArgs(e.duel),
        bid: e.bid,
        guesses: listArg(e.guesses),
      });
    case 'captured':
      return phrase(e.replaced ? 'log.captured' : 'log.removed', {
        seat: seatArg(e.seat),
        from: seatArg(e.from),
        unit: unitTerm(e.unit),
        area: areaTerm(e.area),
      });
    case 'destroyed':
      return phrase(e.automatic ? 'log.destroyedFree' : 'log.destroyed', {
        seat: seatArg(e.seat),
        by: seatArg(e.by),
        area: areaTerm(e.area),
        units: unitTerms(e.units),
      });
    case 'castleTaken':
      return phrase('log.castleTaken', { seat: seatArg(e.seat), from: seatArg(e.from) });
    case 'income':
      return phrase('log.income', {
        seat: seatArg(e.seat),
        total: e.camps + e.marks + e.cards,
        camps: e.camps,
        marks: e.marks,
        cards: e.cards,
      });
    case 'gameOver':
      return phrase('log.gameOver', { winners: listArg(e.winners.map(seatArg)) });
    case 'taxed':
      return phrase('log.taxed', { seat: seatArg(e.seat), gold: e.gold });
    case 'pillaged':
      return phrase('log.pillaged', { seat: seatArg(e.seat), cards: listArg(e.cards.map(cardTerm)), gold: e.gold });
    case 'passed':
      return phrase('log.passed', { seat: seatArg(e.seat) });
    default:
      return phrase(`log.${e.type}`, { seat: seatArg(e.seat), unit: unitTerm(e.unit), area: areaTerm(e.area) });
  }
}
