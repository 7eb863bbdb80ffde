/** Rally Support may bring a better Commander card (RNW-653, RNW-Q287, D82). */
import { END, everybody, type Seat, viewers } from '@interregnum/kernel';
import { without } from '../../cards.ts';
import { tellApart } from '../../events.ts';
import { changeInfluence } from '../../figures.ts';
import { type Option, option } from '../../options.ts';
import { canGainHero } from '../../phases/heroes/gain.ts';
import { RALLY_HEROES } from '../../phases/orders/handles.ts';
import type { HeroNumber } from '../../pieces.ts';
import { ASK } from '../../questions.ts';
import { call, procedure, type State } from '../../state.ts';
import { cardsLeft, changeHidden, drawCards, giveCard, putUnder } from './command.ts';
import { RALLY_COMMANDERS, type Rallying } from './handles.ts';
import { cardOf, commandsOf } from './queries.ts';

const MOST_CARDS = 3;

const ways = (s: State, seat: Seat): Option[] => [
  ...(canGainHero(s, seat) ? [option.seek('heroes')] : []),
  option.seek('commanders'),
  option.none,
];

/** Only he sees them. */
function draw(s: State, seat: Seat, n: number): void {
  changeInfluence(s, seat, -n);
  s.bonusTaken = true;
  const cards = drawCards(s, n);
  changeHidden(s, { offered: cards });
  const told = { type: 'commandersDrawn' as const, seat, n };
  tellApart([seat], { ...told, cards }, { ...told, cards: null });
}

function putBack(s: State, seat: Seat): void {
  putUnder(s, s.cmdHidden.offered, viewers(seat));
  changeHidden(s, { offered: [] });
}

function replace(s: State, seat: Seat, hero: HeroNumber, card: number): void {
  const old = cardOf(s, hero);
  changeHidden(s, { offered: without(s.cmdHidden.offered, card) });
  putBack(s, seat);
  putUnder(s, [old], everybody(s.seats));
  giveCard(s, hero, card);
}

/** RNW-653. */
export const rallyCommanders = procedure<Rallying>(RALLY_COMMANDERS.name, {
  choose: {
    question: ASK.rallyCommander,
    who: (_, { seat }) => seat,
    options: (s, _, seat) => ways(s, seat),
    then: (s, { seat }, answer) => {
      if (answer.type === 'seek' && answer.cards === 'commanders') return;
      if (answer.type === 'seek') call(s, RALLY_HEROES, { seat });
      return END;
    },
  },
  spend: {
    question: ASK.rallyCommander,
    who: (_, { seat }) => seat,
    options: (s, _, seat) => {
      const most = Math.min(MOST_CARDS, s.influence[seat]!, cardsLeft(s));
      return Array.from({ length: most + 1 }, (_one, n) => option.spend(n));
    },
    then: (s, _, answer, seat) => {
      if (answer.type !== 'spend' || answer.amount === 0) return END;
      draw(s, seat, answer.amount);
    },
  },
  keep: {
    question: ASK.rallyCommander,
    who: (_, { seat }) => seat,
    options: s => [...s.cmdHidden.offered.map(option.keepCommander), option.none],
    then: (s, l, answer, seat) => {
      if (answer.type === 'keepCommander') l.kept = answer.commander;
      else {
        putBack(s, seat);
        return END;
      }
    },
  },
  replace: {
    question: ASK.rallyCommander,
    ask: 'forced',
    who: (_, { seat }) => seat,
    options: (s, _, seat) => commandsOf(s, seat).map(({ hero }) => option.hero(hero)),
    then: (s, { kept }, answer, seat) => {
      if (answer.type === 'hero') replace(s, seat, answer.hero, kept);
    },
  },
});
