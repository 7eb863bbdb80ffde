/** Who commands: at setup, in the Quest Phase, by Lieutenant General (RNW-650, RNW-654, RNW-658, D80, D81, D84). */
import type { Seat } from '@interregnum/kernel';
import { without } from '../../cards.ts';
import { tell } from '../../events.ts';
import { option } from '../../options.ts';
import { type HeroNumber, NONE } from '../../pieces.ts';
import { ASK } from '../../questions.ts';
import { call, procedure, type State } from '../../state.ts';
import { inPlayOrder } from '../../table.ts';
import { changeCmd, drawCards, giveCard, mayCommand, passCard } from './command.ts';
import { APPOINT, CHOOSE_COMMANDER, type Choosing, LIEUTENANT } from './handles.ts';
import { commanderWith, commandsOf } from './queries.ts';
import { LIEUTENANT_GENERAL } from './setup.ts';
import type { CommanderCard } from './state.ts';

type Nothing = Record<string, never>;

// --- setup -----------------------------------------------------------------------------------------------------------------

/** RNW-Q280: his heroes and the card lie open when he chooses. */
export const chooseCommander = procedure<Choosing>(CHOOSE_COMMANDER.name, {
  draw: (s, l) => {
    [l.card] = drawCards(s, 1) as [CommanderCard];
    tell({ type: 'commanderDealt', seat: l.seat, card: l.card });
  },
  choose: {
    question: ASK.commander,
    who: (_, { seat }) => seat,
    options: (_, { heroes }) => heroes.map(option.hero),
    then: (s, { card }, answer) => {
      if (answer.type === 'hero') giveCard(s, answer.hero, card);
    },
  },
});

// --- the Quest Phase -------------------------------------------------------------------------------------------------------

/** RNW-Q285: a card passes to another hero; RNW-Q286: without one a card is drawn for whom he names. */
const appointing = procedure<{ seat: Seat; card: CommanderCard; hero: HeroNumber }>('appointing', {
  find: (s, l) => {
    l.hero = commanderWith(s, l.card);
  },
  choose: {
    question: ASK.appoint,
    who: (_, { seat }) => seat,
    options: (s, _, seat) => {
      const heroes = mayCommand(s, seat);
      return heroes.length === 0 ? [] : [...heroes.map(option.hero), option.no];
    },
    then: (s, { hero }, answer) => {
      if (answer.type !== 'hero') return;
      if (hero === NONE) giveCard(s, answer.hero, drawCards(s, 1)[0]!);
      else passCard(s, hero, answer.hero);
    },
  },
});

/** His cards by number, which does not change when they pass; one question without any. */
const cardsToPass = (s: State, seat: Seat): CommanderCard[] => {
  const cards = commandsOf(s, seat).map(({ card }) => card);
  return cards.length === 0 ? [NONE] : cards.sort((a, b) => a - b);
};
const appointingOf = procedure<{ seat: Seat; cards: CommanderCard[] }>('appointingOf', {
  list: (s, l) => {
    l.cards = cardsToPass(s, l.seat);
  },
  cards: {
    each: (_, { cards }) => cards,
    do: (s, { seat }, card) => call(s, appointing, { seat, card, hero: NONE }),
  },
});
export const appoint = procedure<Nothing>(APPOINT.name, {
  players: {
    each: s => inPlayOrder(s),
    do: (s, _, seat) => call(s, appointingOf, { seat, cards: [] }),
  },
});

// --- Lieutenant General ------------------------------------------------------------------------------------------------------

/** RNW-658, RNW-Q289: the card stays in play. */
export const lieutenant = procedure<{ seat: Seat }>(LIEUTENANT.name, {
  name: {
    question: ASK.lieutenant,
    ask: 'forced',
    who: (_, { seat }) => seat,
    options: (s, _, seat) => mayCommand(s, seat).map(option.hero),
    then: (s, _, answer, seat) => {
      if (answer.type !== 'hero') return;
      s.tacticsDiscard = without(s.tacticsDiscard, LIEUTENANT_GENERAL);
      changeCmd(s, { lieutenant: seat });
      giveCard(s, answer.hero, drawCards(s, 1)[0]!);
    },
  },
});
