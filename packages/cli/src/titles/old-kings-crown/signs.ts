/** Players and cards of The Old King's Crown as they are written in a terminal: a letter beside every colour. */
import type { Seat } from '@interregnum/kernel';
import {
  type Card,
  contentOf,
  FACTION_CARDS,
  FACTION_DATA,
  isValue,
  type Keyword,
  NONE,
  type Party,
  printedValue,
  SIMULACRUM,
  TRAIT,
  type View,
} from '@interregnum/old-kings-crown';
import pc from 'picocolors';
import type { Canvas } from '../drawing.ts';

type Paint = (text: string) => string;

export const SEAT_NAMES = ['Raven', 'Stag', 'Wolf', 'Bear'];
const INKS: readonly Paint[] = [pc.cyanBright, pc.redBright, pc.yellowBright, pc.magentaBright];

export const ink = (seat: Seat, text: string): string => INKS[seat]!(text);
export const paint = (party: Party, text: string): string => (party === SIMULACRUM ? pc.white(text) : ink(party, text));

/** The letter of the faction: C, U, N, G; S for the Simulacrum. */
export const sign = (v: View, party: Party): string => {
  const faction = v.factions[party];
  return paint(party, party === SIMULACRUM ? 'S' : faction ? FACTION_DATA[faction].letter : '?');
};

export const nameOf = (v: View, party: Party): string =>
  `${sign(v, party)} ${paint(party, party === SIMULACRUM ? 'Simulacrum' : SEAT_NAMES[party]!)}`;

/** The back of a card. */
export const BACK = '▮';

export const cardId = (card: Card): string => FACTION_CARDS[card]!.id;

/** A card with its Strength; what the viewer may not know is a back. */
export function cardText(v: View, card: Card | null, canvas: Canvas): string {
  if (card === null) return BACK;
  if (isValue(card)) return valueText(card);
  const name = canvas.text(`card.${cardId(card)}`);
  return FACTION_CARDS[card]!.strength === null
    ? pc.italic(name)
    : `${name} ${pc.bold(String(contentOf(v).strength[card]))}`;
}

function valueText(card: Card): string {
  const value = printedValue(card);
  return typeof value === 'number' ? pc.bold(String(value)) : value === 'agent' ? 'Agent' : 'Retreat';
}

export const isThere = (card: Card | null | undefined): boolean => card !== NONE && card !== undefined;

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

function keywordText(keyword: Keyword, canvas: Canvas): string {
  const word = capital(keyword.word);
  if ('value' in keyword) return `${word} ${keyword.value}`;
  if (keyword.word === 'vulnerable') return `${word} ${canvas.text(`trait.${keyword.trait}`)}`;
  if (keyword.word !== 'eliminate') return word;
  return keyword.traits === 'all'
    ? `${word} All`
    : `${word} ${keyword.traits.map(trait => canvas.text(`trait.${trait}`)).join('/')}`;
}

/** Trait and Keywords of a faction card. */
export const wordsOf = (v: View, card: Card, canvas: Canvas): string =>
  [
    canvas.text(`trait.${TRAIT[card]}`),
    ...contentOf(v).keywords[card]!.map(keyword => keywordText(keyword, canvas)),
  ].join(', ');
