/** Houses, Armies and cards of Yield as they are written in a terminal: a sign beside every colour. */
import type { Seat } from '@interregnum/kernel';
import {
  type Army,
  COLOURS,
  type Colour,
  colourOf,
  controllerOf,
  fortressValue,
  isFortress,
  KIND_COUNT,
  KINDS,
  type Kind,
  type Location,
  lastSeen,
  pieceOf,
  type View,
  valueOfCard,
} from '@interregnum/yield';
import pc from 'picocolors';

export type Paint = (text: string) => string;

export const SEAT_NAMES = ['Gold', 'Orange', 'Gray', 'Teal', 'Violet'];
const EMBLEMS = ['♛', '☀', '◆', '≈', '♜'];
const INKS: readonly Paint[] = [pc.yellowBright, pc.redBright, pc.whiteBright, pc.cyanBright, pc.magentaBright];

export const inkOf = (seat: Seat): Paint => INKS[seat]!;
export const ink = (seat: Seat, text: string): string => inkOf(seat)(text);
export const emblem = (seat: Seat): string => EMBLEMS[seat]!;
export const nameOf = (seat: Seat): string => ink(seat, SEAT_NAMES[seat]!);

/** Forest, wetlands, town: the shapes of the board. */
const REGION_SIGNS = ['◇', '○', '□'];
const REGION_INKS: readonly Paint[] = [pc.green, pc.blue, pc.red];
export const regionSign = (colour: Colour): string => REGION_SIGNS[colour]!;
export const regionInk = (colour: Colour): Paint => REGION_INKS[colour]!;

/** Archer, Infantry, Cavalry, the fourth Army. */
const LETTERS = ['A', 'I', 'C', 'F'];

/** Units as far as the viewer knows them; `~` marks a dial seen earlier, small letters Armies that have fought. */
export function armyText(v: View, army: Army): string {
  const letter = v.champion === army ? `${LETTERS[pieceOf(army)]!}*` : LETTERS[pieceOf(army)]!;
  const known = v.units[army] ?? null;
  const seen = known === null ? lastSeen(v, army) : null;
  const units = known ?? (seen === null ? '?' : `~${seen.units}${seen.stale ? '+' : ''}`);
  return `${(v.inactive & (1 << army)) === 0 ? letter : letter.toLowerCase()}${units}`;
}

/** The value of a Fortress with the sign of its controller, nothing for other Locations. */
export function stackText(v: View, location: Location): string {
  if (!isFortress(v, location)) return '';
  const controller = controllerOf(v, location);
  return ` ${controller === null ? '·' : emblem(controller)}${fortressValue(v, location)}`;
}

export const cardText = (kind: Kind): string =>
  regionInk(colourOf(kind))(`${regionSign(colourOf(kind))}${valueOfCard(kind)}`);

/** The viewer's own Battle cards, a group for each colour. */
export function handText(v: View, seat: Seat): string {
  const groups = COLOURS.map(colour =>
    KINDS.filter(kind => colourOf(kind) === colour)
      .flatMap(kind => new Array<string>(v.hands[KIND_COUNT * seat + kind] ?? 0).fill(cardText(kind)))
      .join(' '),
  ).filter(group => group !== '');
  return groups.length === 0 ? pc.dim('none') : groups.join('   ');
}
