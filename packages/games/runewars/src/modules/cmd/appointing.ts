/** Who commands: at setup, in the Quest Phase, by Lieutenant General (RNW-650, RNW-654, RNW-658, D80, D81, D84). */
import { END, type Seat } from '@interregnum/kernel';
import { option } from '../../options.ts';
import { type HeroNumber, NONE } from '../../pieces.ts';
import { ASK } from '../../questions.ts';
import { call, procedure, type State } from '../../state.ts';
import { inPlayOrder } from '../../table.ts';
import { changeCmd, dealCard, giveDealt, mayCommand, passCard } from './command.ts';
import { APPOINT, CHOOSE_COMMANDER, type Choosing, LIEUTENANT } from './handles.ts';
import { commanderWith, commandsOf, dealtTo } from './queries.ts';
import type { CommanderCard } from './state.ts';

type Nothing = Record<string, never>;

// --- setup -----------------------------------------------------------------------------------------------------------------

/** RNW-Q280: the heroes and cards of all lie open when the first one chooses. */
export const chooseCommander = procedure<Choosing>(CHOOSE_COMMANDER.name, {
  choose: {
    question: ASK.commander,
    who: (_, { seat }) => seat,
    options: (s, { heroes }, seat) => (dealtTo(s, seat) === NONE ? [] : heroes.map(option.hero)),
    then: (s, _, answer, seat) => {
      if (answer.type === 'hero') giveDealt(s, seat, answer.hero);
    },
  },
});

// --- the Quest Phase -------------------------------------------------------------------------------------------------------

/** RNW-Q285: a card passes to another hero; RNW-Q286: without one a card is drawn, then he names whom it is for. */
const appointing = procedure<{ seat: Seat; card: CommanderCard; hero: HeroNumber }>('appointing', {
  find: (s, l) => {
    l.hero = commanderWith(s, l.card);
  },
  draw: {
    question: ASK.appoint,
    who: (_, { seat }) => seat,
    options: (s, { hero }, seat) => (hero === NONE && mayCommand(s, seat).length > 0 ? [option.yes, option.no] : []),
    then: (s, _, answer, seat) => {
      if (answer.type === 'no') return END;
      dealCard(s, seat);
    },
  },
  choose: {
    question: ASK.appoint,
    ask: 'forced',
    who: (_, { seat }) => seat,
    options: (s, { hero }, seat) => {
      const heroes = mayCommand(s, seat).map(option.hero);
      return hero === NONE || heroes.length === 0 ? heroes : [...heroes, option.no];
    },
    then: (s, { hero }, answer, seat) => {
      if (answer.type !== 'hero') return;
      if (hero === NONE) giveDealt(s, seat, answer.hero);
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
  stay: (s, { seat }) => changeCmd(s, { lieutenant: seat }),
  name: {
    question: ASK.lieutenant,
    ask: 'forced',
    who: (_, { seat }) => seat,
    options: (s, _, seat) => mayCommand(s, seat).map(option.hero),
    then: (s, { seat }, answer) => {
      if (answer.type !== 'hero') return;
      dealCard(s, seat);
      giveDealt(s, seat, answer.hero);
    },
  },
});
