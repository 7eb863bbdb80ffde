/** Players, units and tokens of Runewars as they are written in a terminal: a letter beside every colour. */
import type { Seat } from '@interregnum/kernel';
import {
  type Area,
  FACTIONS,
  factionOfType,
  type Group,
  isNeutral,
  NONE,
  routedAt,
  standingAt,
  UNITS,
  type UnitType,
  unitTypes,
  type View,
} from '@interregnum/runewars';
import pc from 'picocolors';

export type Paint = (text: string) => string;

export const SEAT_NAMES = ['Ember', 'Thorn', 'Frost', 'Gale'];
const INKS: readonly Paint[] = [pc.redBright, pc.greenBright, pc.cyanBright, pc.yellowBright];

export const ink = (seat: Seat, text: string): string => INKS[seat]!(text);
export const paintOf = (seat: Seat): Paint => (seat === NONE ? pc.white : INKS[seat]!);

/** The letter of the faction: D, L, W, U. */
export const letterOf = (v: View, seat: Seat): string => {
  const faction = v.factions[seat] ?? NONE;
  return faction === NONE ? '?' : FACTIONS[faction]![0]!.toUpperCase();
};
export const sign = (v: View, seat: Seat): string => ink(seat, letterOf(v, seat));
export const nameOf = (v: View, seat: Seat): string => `${sign(v, seat)} ${ink(seat, SEAT_NAMES[seat]!)}`;

/** One letter for each type, unlike those of its faction and of the neutral ones. */
const LETTERS = [
  'B',
  'F',
  'K',
  'T',
  'A',
  'P',
  'S',
  'W',
  'A',
  'N',
  'R',
  'K',
  'B',
  'W',
  'F',
  'C',
  'Z',
  'O',
  'M',
  'H',
  'D',
  'G',
  'N',
  'O',
  'X',
  'F',
  'V',
  'Y',
  'I',
  'Q',
];

/** `3B1k`: standing units in capitals, routed ones small. */
const counted = (type: UnitType, standing: number, routed: number): string =>
  `${standing > 0 ? `${standing}${LETTERS[type]}` : ''}${routed > 0 ? `${routed}${LETTERS[type]!.toLowerCase()}` : ''}`;

export const unitsText = (v: View, area: Area): string =>
  unitTypes(v)
    .map(type => counted(type, standingAt(v, area, type), routedAt(v, area, type)))
    .join('');

/** `3B 1K⁎⁎` in a battle: damage behind. */
export const groupText = ({ type, damage, routed, n }: Group): string =>
  `${counted(type, routed ? 0 : n, routed ? n : 0)}${'*'.repeat(damage)}`;

/** What the letters mean, for the types of these factions and the neutral ones. */
export const legend = (v: View, text: (key: string) => string): string[] =>
  unitTypes(v)
    .filter(type => isNeutral(type) || v.factions.includes(factionOfType(type)))
    .map(type => `${LETTERS[type]} ${text(`unit.${UNITS[type]!.id}`)}`);
