/** Diplomacy with unallied neutral units (RNW-110..RNW-114, RNW-Q110, D12, D13, D14). */
import { END, type Seat } from '@interregnum/kernel';
import type { Group } from '../battle.ts';
import { discardFate } from '../cards.ts';
import type { Destiny } from '../content/words.ts';
import { tell } from '../events.ts';
import { addUnits, applyUnitLimit, changeInfluence } from '../figures.ts';
import { lookAround } from '../knowledge.ts';
import { type Option, option } from '../options.ts';
import { NONE } from '../pieces.ts';
import { companions, diplomacyCards, UNIT_LIMIT } from '../queries.ts';
import { ASK } from '../questions.ts';
import { call, procedure, type State } from '../state.ts';
import { isRoutedHero, leftOf } from '../table.ts';
import { battle } from './battle/battle.ts';
import {
  chooseFromDraw,
  destinyOf,
  drawOpenly,
  drawOptions,
  isDrawAsked,
  type OpenDraw,
  openDraw,
  playForDraw,
  usableForDraw,
} from './open-draw.ts';
import { driveOffNeutrals, retreat, retreatOf, silverRetreating } from './retreats.ts';

/** RNW-110: influence for one diplomacy. */
export const LEAST_INFLUENCE = 1;
export const MOST_INFLUENCE = 6;

/** The army that has moved in. */
const armyOf = (s: State) => s.army!;
const armySize = (s: State): number => armyOf(s).units.reduce((sum, n) => sum + n, 0);

/** RNW-110. */
export const mostToSpend = (s: State, seat: Seat): number => Math.min(MOST_INFLUENCE, s.influence[seat]!);
const isBeyondTalks = (s: State): boolean => armySize(s) > UNIT_LIMIT;

// --- settling in ---------------------------------------------------------------------------------------------------------------

/** The army is in its area, allied with whoever is there (RNW-112, RNW-115). */
export function settleArmy(s: State): void {
  const { seat, area, units } = armyOf(s);
  s.army = null;
  for (const [type, n] of units.entries()) if (n > 0) addUnits(s, area, type, n);
  lookAround(s);
  applyUnitLimit(s, seat, area);
}

const groupsOf = (counts: readonly number[]): Group[] =>
  counts.flatMap((n, type) => (n > 0 ? [{ type, damage: 0, routed: false, n }] : []));

/** RNW-114, RNW-Q124: units go, heroes stay. */
function armyRetreats(s: State): void {
  const { seat, area, units } = armyOf(s);
  s.army = null;
  const along = companions(s, seat, area).filter(hero => !isRoutedHero(s, hero));
  retreat(s, retreatOf(seat, seat, area, groupsOf(units), { companions: along }));
}

// --- the draw --------------------------------------------------------------------------------------------------------------------

interface Talks extends OpenDraw {
  /** Silver Tongue was used on it. */
  isGold: boolean;
  /** What came of it, when the cards are discarded. */
  destiny: Destiny | null;
}

function cardOptions(s: State, l: Talks): Option[] {
  const hasTongue = usableForDraw(s, l, 'silverAsGold').length > 0;
  const silver = hasTongue ? l.cards.filter(card => destinyOf(s, card) === 'silver') : [];
  return [...drawOptions(s, l), ...silver.map(option.asGold)];
}

function choose(s: State, l: Talks, answer: Option): void {
  if (answer.type !== 'asGold') {
    chooseFromDraw(s, l, answer);
    return;
  }
  playForDraw(s, l, usableForDraw(s, l, 'silverAsGold')[0]!);
  l.chosen = answer.fate;
  l.isGold = true;
}

export const diplomacy = procedure<Talks>('diplomacy', {
  choose: {
    question: ASK.destiny,
    while: isDrawAsked,
    who: (_, { seat }) => seat,
    options: cardOptions,
    then: choose,
  },
  discard: (s, l) => {
    if (l.chosen === NONE) l.chosen = l.cards[0] ?? NONE;
    l.destiny = l.isGold ? 'gold' : destinyOf(s, l.chosen);
    discardFate(s, l.cards);
    l.cards = [];
    tell({ type: 'diplomacy', seat: l.seat, area: armyOf(s).area, destiny: l.destiny });
  },
  gold: (s, l) => {
    if (l.destiny !== 'gold') return;
    settleArmy(s);
    return END;
  },
  silver: (s, l) => {
    if (l.destiny !== 'silver') return;
    const { area } = armyOf(s);
    call(s, silverRetreating, retreatOf(NONE, leftOf(s, l.seat), area, driveOffNeutrals(s, area)));
  },
  afterSilver: (s, l) => {
    if (l.destiny !== 'silver') return;
    settleArmy(s);
    return END;
  },
  red: {
    question: ASK.destiny,
    ask: 'forced',
    who: (_, { seat }) => seat,
    options: s => [...(s.fought ? [] : [option.way('battle')]), option.way('retreat')],
    then: (s, _, answer) => {
      if (answer.type !== 'way') return;
      if (answer.way === 'battle') call(s, battle, {});
      else armyRetreats(s);
    },
  },
});

// --- D12: battle or diplomacy ------------------------------------------------------------------------------------------------------

function talk(s: State, seat: Seat, spent: number): void {
  changeInfluence(s, seat, -spent);
  const l: Talks = { ...openDraw(seat), isGold: false, destiny: null };
  drawOpenly(s, l, diplomacyCards(s, seat, spent));
  call(s, diplomacy, l);
}

/** RNW-080: the army stands in an area with only unallied neutral units. */
export const enterNeutral = procedure<{ seat: Seat }>('enterNeutral', {
  choose: {
    question: ASK.diplomacy,
    ask: 'forced',
    who: (_, { seat }) => seat,
    options: (s, _, seat) => [
      ...(s.fought ? [] : [option.way('battle')]),
      ...(isBeyondTalks(s) ? [] : Array.from({ length: mostToSpend(s, seat) }, (_one, i) => option.diplomacy(i + 1))),
    ],
    then: (s, _, answer, seat) => {
      if (answer.type === 'diplomacy') talk(s, seat, answer.count);
      else call(s, battle, {});
    },
  },
});
