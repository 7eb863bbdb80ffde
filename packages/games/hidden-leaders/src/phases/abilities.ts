/** Playing a Hero and performing its abilities (HDL-032, HDL-050..HDL-072): the one interpreter of all programs. */
import { END, type Ops, programs, type Seat } from '@interregnum/kernel';
import { contentOf } from '../content/contents.ts';
import { belongsTo, type Card } from '../content/heroes.ts';
import type { By, Move, PickCard, Step } from '../content/program.ts';
import { tell } from '../events.ts';
import { FACTION_OPTIONS, type Option, option } from '../options.ts';
import {
  assignRest,
  count,
  countFactions,
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
import { chainOf, found, keepInMind, type Performance, type Play, performanceOf } from '../performing/performance.ts';
import { cardsOffered, pilesOffered, playersOffered } from '../performing/picks.ts';
import type { Question } from '../questions.ts';
import { call, hiddenLeadersFlow, procedure, type State } from '../state.ts';
import { discardFromHand, heraldEnd, hiddenRef, liftFromHand, moveMarkers, nextSeat, refillTavern } from '../table.ts';

/** HDL-032, HDL-050, HDL-Q44: face up into the party, then all abilities. */
export const play = procedure<Play>('play', {
  lay: (s, l) => {
    liftFromHand(s, s.active, l.card);
    s.up[s.active]!.push(l.card);
    tell({ type: 'played', seat: s.active, card: l.card, extra: l.extra });
    heraldEnd(s, s.active);
  },
  abilities: (s, l) => perform(s, l.card, false),
});

/** HDL-Q16: Granny only once in each chain. */
function perform(s: State, card: Card, copied: boolean): void {
  const { programs, granny } = contentOf(s);
  if (programs[card]!.length === 0) return; // HDL-092, HDL-093
  if (card === granny) {
    const chain = chainOf(s.frames);
    if (chain.granny) return;
    chain.granny = true;
  }
  if (copied) tell({ type: 'performed', seat: s.active, card });
  performance.perform(s, performanceOf(card));
}

/** HDL-070. */
function performFound(s: State, card: Card | null): void {
  if (card !== null) perform(s, card, true);
}

// --- questions ---------------------------------------------------------------------------------------------------

/** A movement without a choice; what cannot move is left out (HDL-053). */
function moveAtOnce(s: State, l: Performance, step: Move): void {
  const [only] = printedWays(s, l, step);
  if (only && moves(s, only)) moveMarkers(s, s.active, only.red, only.green);
}

/** HDL-Q35: the server says so, the hand is not shown. */
function hasNone(s: State, l: Performance, step: PickCard): boolean {
  if (cardsOffered(s, l, step).length > 0) return false;
  tell({ type: 'hasNone', seat: l.player!, faction: l.faction });
  return true;
}

/** HDL-071: the actor, unless the step hands the choice to somebody else. */
const decider = (s: State, l: Performance, { by }: { by: By }): Seat =>
  by === 'actor' ? s.active : by === 'next' ? nextSeat(s, s.active) : l.player!;

/** What was chosen is kept in mind where its offer says. */
function keep(s: State, l: Performance, step: PickCard, answer: Option, seat: Seat): void {
  if (answer.type === 'hero') keepAs(s, l, step, answer.verb, answer.card);
  else if (answer.type === 'hidden') keepAs(s, l, step, answer.verb, hiddenRef(answer.seat, answer.place));
  else tell({ type: answer.type === 'lookOwn' ? 'lookedOwn' : 'declined', seat });
}

const keepAs = (s: State, l: Performance, step: PickCard, verb: string, ref: number): void =>
  keepInMind(s, l, step.offers.find(offer => offer.verb === verb)!.as, ref);

// --- what every step does ------------------------------------------------------------------------------------------

const ops: Ops<State, Option, Performance, Step> = {
  move: {
    begin: (s, l, step) => {
      if (step.ways.length > 1) return true;
      moveAtOnce(s, l, step);
      return false;
    },
    who: decider,
    options: openWays,
    then: (s, _l, _step, answer, seat) => {
      if (answer.type === 'move') moveMarkers(s, seat, answer.red, answer.green);
    },
  },
  pick: {
    begin: (s, l, step) => {
      for (const { as } of step.offers) keepInMind(s, l, as, null);
      return step.asks !== 'HDL-D31' || !hasNone(s, l, step);
    },
    who: decider,
    options: cardsOffered,
    then: keep,
  },
  pickPlayer: {
    begin: (_s, l) => {
      l.player = null;
    },
    options: playersOffered,
    then: (_s, l, _step, answer, seat) => {
      if (answer.type !== 'player') return;
      l.player = answer.seat;
      tell({ type: 'picked', seat, player: answer.seat });
    },
  },
  nameFaction: {
    options: () => FACTION_OPTIONS,
    then: (_s, l, _step, answer, seat) => {
      if (answer.type !== 'faction') return;
      l.faction = answer.faction;
      tell({ type: 'named', seat, faction: answer.faction });
    },
  },
  pickPile: {
    options: pilesOffered,
    then: (_s, l, _step, answer) => {
      if (answer.type === 'pile') l.pile = answer.pile;
    },
  },
  onlyIf: (s, l, step) => (holds(s, l, step) ? undefined : END),
  perform: (s, l, step) => performFound(s, found(s, l, step.card)),
  playExtra: (s, _l, step) => call(s, extraPlay, { not: step.not }),
  everyoneDiscards: s => call(s, everyoneDiscards, { done: false }),
  count: (s, l, step) => count(s, l, step.zone),
  countFactions: (s, l, step) => countFactions(s, l, step.not),
  discardAll: (s, l, step) => discardAll(s, l, step.only === 'named' ? l.faction : step.only),
  top: topOfGraveyard,
  revealTop,
  random: pickAtRandom,
  draw: (s, _l, step) => drawCards(s, step),
  drawToHand: (s, l, step) => drawToHand(s, l, step.cards),
  rest: (s, _l, step) => assignRest(s, step.to),
  swap: (s, l, step) => swap(s, found(s, l, step.one), found(s, l, step.other)),
  refillFromGraveyard: s => refillTavern(s, 'graveyard'),
  bury: handle,
  discard: handle,
  hide: handle,
  show: handle,
  take: handle,
  turn: handle,
  look: handle,
  handOver: handle,
  aside: handle,
  give: handle,
  holder: handle,
};

/** HDL-051, HDL-052, HDL-Q11, HDL-Q18: the steps go on in their order, even if the Hero leaves the party. */
export const performance = programs<State, Option, Performance, Step, Question>(hiddenLeadersFlow, {
  name: 'perform',
  program: (s, l) => contentOf(s).programs[l.hero]!,
  actor: s => s.active,
  ops,
  questions: {
    'HDL-D10': { name: 'chooseMarker' },
    'HDL-D11': { name: 'chooseMarkers' },
    'HDL-D12': { name: 'decideForAnother' },
    'HDL-D13': { name: 'pickPlayer' },
    'HDL-D14': { name: 'nameFaction' },
    'HDL-D15': { name: 'target' },
    'HDL-D16': { name: 'buryOwn' },
    'HDL-D17': { name: 'hideFromHand' },
    'HDL-D18': { name: 'hideOneDrawn' },
    'HDL-D19': { name: 'mayExchange' },
    'HDL-D20': { name: 'exchange' },
    'HDL-D21': { name: 'mayDiscard' },
    'HDL-D22': { name: 'mayLook' },
    'HDL-D23': { name: 'turnOrLook' },
    'HDL-D24': { name: 'fromTavern' },
    'HDL-D25': { name: 'copy' },
    'HDL-D26': { name: 'fromGraveyard' },
    'HDL-D27': { name: 'pickPile' },
    'HDL-D29': { name: 'mayGive' },
    'HDL-D31': { name: 'handOver', ask: 'always' },
  },
});

// --- abilities with a flow of their own ----------------------------------------------------------------------------

/** HDL-Q19: asked whenever there is a hand card, so that a missing question does not betray the hand. */
const extraPlay = procedure<{ not: number }>('extraPlay', {
  choose: {
    question: 'HDL-D28',
    who: s => s.active,
    options: (s, l) => {
      const hand = s.hands[s.active]!;
      if (hand.length === 0) return [];
      return [
        ...hand.filter(card => !belongsTo(contentOf(s), card, l.not)).map(card => option.hero('play', card)),
        option.no,
      ];
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
    options: (s, _, seat) => s.hands[seat]!.map(card => option.hero('discard', card)),
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
