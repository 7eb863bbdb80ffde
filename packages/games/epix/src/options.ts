/** Every answer in Epix and the grammar of its code. */
import { type Domain, fromOne, named, type OptionOf, optional, severalOf, verbs, whole } from '@interregnum/kernel';
import { AREA_IDS, type Area } from './content/board.ts';
import {
  ACTION_CARDS,
  ACTION_IDS,
  type ActionCard,
  type ActionCards,
  actionsId,
  CARD_COUNT,
  cardId,
} from './content/cards.ts';
import { UNITS, type Unit, unitId } from './content/units.ts';

const MOST_SEATS = 4;
/** Bids up to this are made once; there is hardly ever more Gold. */
const MUCH_GOLD = 80;

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

const UNIT = named<Unit>(UNITS.map(unitId));
const AREA = named<Area>(AREA_IDS);
const SEAT = fromOne(MOST_SEATS);
const GOLD = whole(MUCH_GOLD);
const ACTION: Domain<ActionCard> = {
  size: ACTION_CARDS.length,
  index: card => ACTION_CARDS.indexOf(card),
  value: index => ACTION_CARDS[index]!,
  write: card => ACTION_IDS[card]!,
  read: id => ACTION_CARDS.find(card => ACTION_IDS[card] === id) ?? null,
  pattern: '[a-z]+',
};
const ALL_ACTIONS: ActionCards = ACTION_CARDS.reduce((all, card) => all | card, 0);
const ACTIONS = named<ActionCards>(range(1, ALL_ACTIONS).map(actionsId), 1);

const answers = verbs(
  {
    unit: UNIT,
    area: AREA,
    from: AREA,
    to: AREA,
    card: named<number>(range(1, CARD_COUNT).map(cardId), 1),
    amount: GOLD,
    marker: optional(UNIT),
    seat: SEAT,
    cards: { ...ACTIONS, pattern: '[a-z+]+' },
    first: ACTION,
    second: ACTION,
    numbers: severalOf(GOLD, '+'),
  },
  {
    recruit: 'recruit:{unit}:{area}',
    /** A bid on a Special Ability card; no marker when the own bid is raised (EPX-046). */
    draftBid: 'bid:{card}:{amount}[:{marker}]',
    /** Gold in a fist: the auction (EPX-060) and every fight (EPX-098). */
    bid: 'bid:{amount}',
    first: 'first:{seat}',
    choose: 'choose:{cards}',
    change: 'change:{cards}',
    look: 'look:{seat}',
    order: 'order:{first}>{second}',
    use: 'use:{unit}:{area}',
    move: 'move:{unit}:{from}>{to}',
    attack: 'attack:{unit}:{from}>{to}',
    guess: 'guess:{numbers}',
    pass: 'pass',
    done: 'done',
    end: 'end',
    back: 'back',
    finish: 'finish',
    decline: 'decline',
    keep: 'keep',
    ask: 'ask',
    trust: 'trust',
    continue: 'continue',
    stop: 'stop',
    save: 'save',
    lose: 'lose',
  },
);
export const { option, every } = answers;

export type Option = OptionOf<typeof option>;
export type Recruit = OptionOf<typeof option, 'recruit'>;
export type DraftBid = OptionOf<typeof option, 'draftBid'>;
export type Step = OptionOf<typeof option, 'move' | 'attack'>;
export type Guess = OptionOf<typeof option, 'guess'>;

/** Cards that nobody could choose together, such as the same one twice. */
const wrongCards = verbs(
  { list: severalOf(ACTION, '+'), way: severalOf(ACTION, '>') },
  { wrongChoice: 'choose:{list}', wrongChange: 'change:{list}', wrongOrder: 'order:{way}' },
);

/** What a player tried; it need not be an option of any question. */
export type Attempt = Option | OptionOf<typeof wrongCards.option>;
export const readAttempt = (code: string): Attempt | null => answers.readOption(code) ?? wrongCards.readOption(code);

/** Lists that depend on a number are made when first needed and kept. */
function kept<T>(make: (n: number) => T): (n: number) => T {
  const made: T[] = [];
  return n => {
    made[n] ??= make(n);
    return made[n];
  };
}

/** All bids from 0 to this much Gold. */
export const auctionBids = kept(gold => range(0, gold).map(option.bid));
/** All bids from 1 to this much Gold. */
export const fightBids = kept(gold => range(1, gold).map(option.bid));

const setsOf = (count: number, from: number, to: number): number[][] =>
  count === 0 ? [[]] : range(from, to).flatMap(n => setsOf(count - 1, n + 1, to).map(rest => [n, ...rest]));
const GUESSES = [0, 1, 2, 3].map(count => kept(gold => setsOf(count, 1, gold).map(option.guess)));
/** EPX-Q20: all sets of `count` different numbers from 1 to `gold`. */
export const guessesOf = (count: number, gold: number): readonly Guess[] => GUESSES[count]!(gold);
