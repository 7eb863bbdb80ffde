/** Heroes, factions and players of Hidden Leaders as they are written in a terminal: a sign beside every colour. */
import {
  BURIED_EMPEROR,
  type Card,
  contentOf,
  FACTIONS,
  type Faction,
  type Factions,
  factionId,
  HILL_TRIBES,
  heroId,
  IMPERIAL_ARMY,
  UNDEAD,
  WATER_FOLK,
} from '@interregnum/hidden-leaders';
import type { Seat, WithContent } from '@interregnum/kernel';
import pc from 'picocolors';
import type { Canvas } from '../drawing.ts';

type Paint = (text: string) => string;

export const SEAT_NAMES = ['Amber', 'Teal', 'Rose', 'Ivory', 'Jade', 'Azure'];
const EMBLEMS = ['●', '◆', '■', '✚', '★', '▼'];
const INKS: readonly Paint[] = [
  pc.yellowBright,
  pc.cyanBright,
  pc.magentaBright,
  pc.whiteBright,
  pc.greenBright,
  pc.blueBright,
];

export const ink = (seat: Seat, text: string): string => INKS[seat]!(text);
export const emblem = (seat: Seat): string => ink(seat, EMBLEMS[seat]!);
export const nameOf = (seat: Seat): string => ink(seat, SEAT_NAMES[seat]!);

const SIGNS: Readonly<Record<Faction, string>> = {
  [IMPERIAL_ARMY]: '⚔',
  [HILL_TRIBES]: '▲',
  [WATER_FOLK]: '≈',
  [UNDEAD]: '☠',
};
const PAINTS: Readonly<Record<Faction, Paint>> = {
  [IMPERIAL_ARMY]: pc.red,
  [HILL_TRIBES]: pc.green,
  [WATER_FOLK]: pc.blue,
  [UNDEAD]: pc.magenta,
};
const EMPEROR_SIGN = '♛';

export const factionSign = (faction: Faction): string => PAINTS[faction]!(SIGNS[faction]!);
export const factionName = (faction: Faction, canvas: Canvas): string =>
  PAINTS[faction]!(`${SIGNS[faction]} ${canvas.text(`faction.${factionId(faction)}`)}`);
export const factionsIn = (factions: Factions): Faction[] => FACTIONS.filter(faction => factions & faction);

/** How much of a Hero's name there is room for. */
export type Naming = 'full' | 'short' | 'sign';

const paintOf = (t: WithContent, card: Card): Paint =>
  card === BURIED_EMPEROR ? pc.yellow : PAINTS[contentOf(t).factions[card]!]!;
const signOf = (t: WithContent, card: Card): string =>
  card === BURIED_EMPEROR ? EMPEROR_SIGN : SIGNS[contentOf(t).factions[card]!]!;

/** The sign of the faction and the name in its colour. */
export function hero(t: WithContent, card: Card, naming: Naming, canvas: Canvas): string {
  const name = canvas.text(`hero.${heroId(card)}`);
  const shown = naming === 'sign' ? '' : ` ${naming === 'full' ? name : shortName(name)}`;
  return paintOf(t, card)(`${signOf(t, card)}${shown}`);
}

/** `C. Troll`: the last word tells most. */
export const shortName = (name: string): string => {
  const words = name.split(' ');
  return [...words.slice(0, -1).map(word => `${word[0]}.`), words.at(-1)].join(' ');
};
