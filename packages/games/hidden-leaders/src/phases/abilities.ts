/** Playing a Hero and performing its abilities (HDL-032, HDL-050..HDL-072): the one interpreter of all programs. */
import { END, type Frame, type Procedure, type Seat } from '@interregnum/kernel';
import { belongsTo, type Card, GHASTLY_GRANNY } from '../content/heroes.ts';
import type { By, PickCard, Question, Step } from '../content/program.ts';
import { PROGRAMS } from '../content/programs.ts';
import { tell } from '../events.ts';
import { FACTION_OPTIONS, heroOption, NO, type Option } from '../options.ts';
import {
  assignRest,
  count,
  discardAll,
  drawCards,
  drawToHand,
  handle,
  holds,
  pickAtRandom,
  revealTop,
  swap,
  topOfGraveyard,
} from '../performing/cards.ts';
import { moves, openWays, printedWays } from '../performing/markers.ts';
import { found, keepInMind, type Performance, performanceOf, performing, stepOf } from '../performing/performance.ts';
import { cardsOffered, pilesOffered, playersOffered } from '../performing/picks.ts';
import { call, procedure, type State } from '../state.ts';
import { discardFromHand, hiddenRef, liftFromHand, moveMarkers, nextSeat, refillTavern } from '../table.ts';

type Nothing = Record<string, never>;

export interface Play {
  card: Card;
  /** Granted by an ability (HDL-Q19). */
  extra: boolean;
  /** HDL-Q16: whether Ghastly Granny was performed because of this card. */
  granny: boolean;
}

/** HDL-032, HDL-Q44: face up into the party, then all abilities. */
export const play = procedure<Play>('play', {
  lay: (s, l) => {
    liftFromHand(s, s.active, l.card);
    s.up[s.active]!.push(l.card);
    tell({ type: 'played', seat: s.active, card: l.card, extra: l.extra });
  },
  abilities: (s, l) => perform(s, l.card, false),
});

/** HDL-051, HDL-Q11, HDL-Q18: the steps go on in their order, even if the Hero leaves the party. */
const performance = procedure<Performance>('perform', {
  steps: {
    while: (_, l) => l.at < PROGRAMS[l.hero]!.length,
    do: (s, l) => {
      const program = PROGRAMS[l.hero]!;
      const depth = s.frames.length;
      while (l.at < program.length && s.frames.length === depth) {
        if (carryOut(s, l, program[l.at++]!) === END) return END;
      }
    },
  },
});

/** HDL-Q16: a chain is everything performed because of one card played from hand; Granny only once in each. */
function perform(s: State, card: Card, copied: boolean): void {
  if (PROGRAMS[card]!.length === 0) return; // HDL-092, HDL-093
  if (card === GHASTLY_GRANNY) {
    const chain = chainOf(s.frames);
    if (chain.granny) return;
    chain.granny = true;
  }
  if (copied) tell({ type: 'performed', seat: s.active, card });
  call(s, performance, performanceOf(card));
}

function chainOf(frames: readonly Frame[]): Play {
  for (let i = frames.length - 1; ; i--) if (frames[i]!.proc === 'play') return frames[i]!.locals as Play;
}

/** HDL-070. */
function performFound(s: State, card: Card | null): void {
  if (card !== null) perform(s, card, true);
}

function carryOut(s: State, l: Performance, step: Step): typeof END | void {
  switch (step.op) {
    case 'move':
      if (step.ways.length > 1) return ask(s, step.asks);
      return moveAtOnce(s, l);
    case 'pick':
      for (const { as } of step.offers) keepInMind(s, l, as, null);
      if (step.asks === 'HDL-D31' && hasNone(s, l, step)) return;
      return ask(s, step.asks);
    case 'pickPlayer':
      l.player = null;
      return ask(s, step.asks);
    case 'nameFaction':
    case 'pickPile':
      return ask(s, step.asks);
    case 'onlyIf':
      return holds(s, l, step) ? undefined : END;
    case 'perform':
      return performFound(s, found(s, l, step.card));
    case 'playExtra':
      return call(s, extraPlay, { not: step.not });
    case 'everyoneDiscards':
      return call(s, everyoneDiscards, { done: false });
    case 'count':
      return count(s, l, step.zone);
    case 'discardAll':
      return discardAll(s, l, step.only === 'named' ? l.faction : step.only);
    case 'top':
      return topOfGraveyard(s, l, step);
    case 'revealTop':
      return revealTop(s, l, step);
    case 'random':
      return pickAtRandom(s, l, step);
    case 'draw':
      return drawCards(s, step);
    case 'drawToHand':
      return drawToHand(s, l, step.cards);
    case 'rest':
      return assignRest(s, step.to);
    case 'swap':
      return swap(s, found(s, l, step.one), found(s, l, step.other));
    case 'refillFromGraveyard':
      return refillTavern(s, 'graveyard');
    default:
      return handle(s, l, step);
  }
}

/** A movement without a choice; what cannot move is left out (HDL-053). */
function moveAtOnce(s: State, l: Performance): void {
  const step = stepOf(l);
  if (step.op !== 'move') return;
  const [only] = printedWays(s, l, step);
  if (only && moves(s, only)) moveMarkers(s, s.active, only.red, only.green);
}

/** HDL-Q35: the server says so, the hand is not shown. */
function hasNone(s: State, l: Performance, step: PickCard): boolean {
  if (cardsOffered(s, l, step).length > 0) return false;
  tell({ type: 'hasNone', seat: l.player!, faction: l.faction });
  return true;
}

// --- questions ---------------------------------------------------------------------------------------------------

/** A question of the step under way, asked by a frame on top of the performance. */
function question(name: string, question: Question, ask: 'forced' | 'always' = 'forced'): Procedure<Nothing> {
  return procedure<Nothing>(name, { answer: { question, who: decider, options: optionsOffered, ask, then: take } });
}

const QUESTIONS: Readonly<Record<Question, Procedure<Nothing>>> = {
  'HDL-D10': question('chooseMarker', 'HDL-D10'),
  'HDL-D11': question('chooseMarkers', 'HDL-D11'),
  'HDL-D12': question('decideForAnother', 'HDL-D12'),
  'HDL-D13': question('pickPlayer', 'HDL-D13'),
  'HDL-D14': question('nameFaction', 'HDL-D14'),
  'HDL-D15': question('target', 'HDL-D15'),
  'HDL-D16': question('buryOwn', 'HDL-D16'),
  'HDL-D17': question('hideFromHand', 'HDL-D17'),
  'HDL-D18': question('hideOneDrawn', 'HDL-D18'),
  'HDL-D19': question('mayExchange', 'HDL-D19'),
  'HDL-D20': question('exchange', 'HDL-D20'),
  'HDL-D21': question('mayDiscard', 'HDL-D21'),
  'HDL-D22': question('mayLook', 'HDL-D22'),
  'HDL-D23': question('turnOrLook', 'HDL-D23'),
  'HDL-D24': question('fromTavern', 'HDL-D24'),
  'HDL-D25': question('copy', 'HDL-D25'),
  'HDL-D26': question('fromGraveyard', 'HDL-D26'),
  'HDL-D27': question('pickPile', 'HDL-D27'),
  'HDL-D29': question('mayGive', 'HDL-D29'),
  'HDL-D31': question('handOver', 'HDL-D31', 'always'),
};

const ask = (s: State, question: Question): void => call(s, QUESTIONS[question], {});

/** HDL-071: the actor, unless the step hands the choice to somebody else. */
function decider(s: State): Seat {
  const l = performing(s.frames)!;
  const step = stepOf(l);
  const by: By = step.op === 'move' || step.op === 'pick' ? step.by : 'actor';
  return by === 'actor' ? s.active : by === 'next' ? nextSeat(s, s.active) : l.player!;
}

function optionsOffered(s: State): readonly Option[] {
  const l = performing(s.frames)!;
  const step = stepOf(l);
  switch (step.op) {
    case 'move':
      return openWays(s, l, step);
    case 'pick':
      return cardsOffered(s, l, step);
    case 'pickPlayer':
      return playersOffered(s, l, step);
    case 'pickPile':
      return pilesOffered(s);
    default:
      return FACTION_OPTIONS;
  }
}

function take(s: State, _l: Nothing, answer: Option, seat: Seat): void {
  const l = performing(s.frames)!;
  switch (answer.type) {
    case 'move':
      moveMarkers(s, seat, answer.red, answer.green);
      break;
    case 'player':
      l.player = answer.seat;
      tell({ type: 'picked', seat, player: answer.seat });
      break;
    case 'faction':
      l.faction = answer.faction;
      tell({ type: 'named', seat, faction: answer.faction });
      break;
    case 'pile':
      l.pile = answer.pile;
      break;
    case 'hero':
      keepAs(s, l, answer.verb, answer.card);
      break;
    case 'hidden':
      keepAs(s, l, answer.verb, hiddenRef(answer.seat, answer.place));
      break;
    case 'lookOwn':
      tell({ type: 'lookedOwn', seat });
      break;
    default:
      tell({ type: 'declined', seat });
      break;
  }
}

function keepAs(s: State, l: Performance, verb: string, ref: number): void {
  const step = stepOf(l) as PickCard;
  keepInMind(s, l, step.offers.find(offer => offer.verb === verb)!.as, ref);
}

// --- abilities with a flow of their own ----------------------------------------------------------------------------

/** HDL-Q19: asked whenever there is a hand card, so that a missing question does not betray the hand. */
const extraPlay = procedure<{ not: number }>('extraPlay', {
  choose: {
    question: 'HDL-D28',
    who: s => s.active,
    options: (s, l) => {
      const hand = s.hands[s.active]!;
      if (hand.length === 0) return [];
      return [...hand.filter(card => !belongsTo(card, l.not)).map(card => heroOption('play', card)), NO];
    },
    then: (s, _, a, seat) => {
      if (a.type === 'hero') call(s, play, { card: a.card, extra: true, granny: false });
      else tell({ type: 'declined', seat });
    },
  },
});

/** HDL-Q36: chosen secretly at the same time, applied in turn order left of the actor. */
const everyoneDiscards = procedure<{ done: boolean }>('everyoneDiscards', {
  choose: {
    question: 'HDL-D30',
    everyone: s => others(s).filter(seat => s.hands[seat]!.length > 1),
    options: (s, _, seat) => s.hands[seat]!.map(card => heroOption('discard', card)),
    reveal: (s, l, answers) => {
      l.done = true;
      discardOne(s, answers);
    },
  },
  /** Nobody had a choice. */
  lastCards: (s, l) => {
    if (!l.done) discardOne(s, []);
  },
});

function others(s: State): Seat[] {
  const seats: Seat[] = [];
  for (let i = 1; i < s.seats; i++) seats.push((s.active + i) % s.seats);
  return seats;
}

function discardOne(s: State, answers: readonly (Option | null)[]): void {
  for (const seat of others(s)) {
    const answer = answers[seat];
    const card = answer?.type === 'hero' ? answer.card : s.hands[seat]![0];
    if (card !== undefined) discardFromHand(s, seat, card);
  }
}
