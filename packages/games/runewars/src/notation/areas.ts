/**
 * What lies in an area, as one text: `D: 3 bowman 1 knight(routed); N: 2 beastman; stronghold D 5; rune dragon known 1`.
 * What a text names replaces all that was there; a city stays unless `city none` or another one is named.
 */

import { bigSets, everybody, NotationError, type Path, sets } from '@interregnum/kernel';
import { boardOf } from '../board.ts';
import { CITIES } from '../content/cities.ts';
import { UNITS } from '../content/units.ts';
import { DEVELOPMENTS, FACTIONS } from '../content/words.ts';
import { addUnits, setUnits } from '../figures.ts';
import { unitTypes } from '../in-play.ts';
import { changeBow, DESOLATION } from '../modules/bow/state.ts';
import { hasPeasant } from '../modules/dev/queries.ts';
import { forgetCapital } from '../modules/dev/state.ts';
import { AREA_IDS, type Area, DRAGON_RUNE, FALSE_RUNE, factionOfType, isNeutral, NONE } from '../pieces.ts';
import { isCitySpace } from '../printed.ts';
import { strongholdStrength } from '../queries.ts';
import type { State } from '../state.ts';
import { developmentsAt, routedAt, standingAt } from '../table.ts';
import { area as areaForm } from './forms.ts';
import { readViewers, viewersText } from './known.ts';

const LETTERS: readonly string[] = FACTIONS.map(faction => faction[0]!.toUpperCase());
const NEUTRAL = 'N';
const letterOfType = (type: number): string => (isNeutral(type) ? NEUTRAL : LETTERS[factionOfType(type)]!);

// --- writing -------------------------------------------------------------------------------------------------------------

const group = (n: number, type: number, isRouted: boolean): string[] =>
  n === 0 ? [] : [`${n} ${UNITS[type]!.id}${isRouted ? '(routed)' : ''}`];

function unitsText(s: State, area: Area): string[] {
  const byLetter = new Map<string, string[]>();
  for (const type of unitTypes(s)) {
    const words = [...group(standingAt(s, area, type), type, false), ...group(routedAt(s, area, type), type, true)];
    if (words.length === 0) continue;
    const letter = letterOfType(type);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), ...words]);
  }
  return [...byLetter].map(([letter, words]) => `${letter}: ${words.join(' ')}`);
}

const letterOfSeat = (s: State, seat: number): string => LETTERS[s.factions[seat]!]!;

function strongholdText(s: State, area: Area): string[] {
  const seat = s.strongholds[area]!;
  if (seat === NONE) return [];
  const built = `stronghold ${letterOfSeat(s, seat)} ${strongholdStrength(s, area)}`;
  return [built, ...developmentsAt(s, area).map(kind => `development ${DEVELOPMENTS[kind]}`)];
}

function runeText(s: State, area: Area): string[] {
  const rune: number | null = s.runes[area]!;
  if (rune === NONE) return [];
  const face = rune === null ? '?' : rune === DRAGON_RUNE ? 'dragon' : 'false';
  const known = s.runeKnown[area]!;
  return [
    `rune ${face}` +
      (bigSets.has(s.runesUp, area) ? ' up' : '') +
      (s.pairs[area] === NONE ? '' : ` pair ${s.pairs[area]! + 1}`) +
      (known === sets.NONE ? '' : ` known ${viewersText(known)}`),
  ];
}

function activatedText(s: State, area: Area): string[] {
  const seats = s.activated.flatMap((set, seat) => (bigSets.has(set, area) ? [letterOfSeat(s, seat)] : []));
  return seats.length === 0 ? [] : [`activated ${seats.join(' ')}`];
}

const wasteText = ({ bow }: State, area: Area): string[] => {
  const n = bow.waste[area]!;
  return n === 0 ? [] : [n === DESOLATION ? 'desolation' : `cryomancy ${n}`];
};

const cityText = (s: State, area: Area): string[] =>
  s.cities[area] === NONE ? ['city none'] : [`city ${CITIES[s.cities[area]!]!.id}`];

/** Everything in an area; cities only where a space for one is printed. */
export const areaText = (s: State, area: Area, hasCitySpace: boolean): string =>
  [
    ...unitsText(s, area),
    ...strongholdText(s, area),
    ...(hasCitySpace || s.cities[area] !== NONE ? cityText(s, area) : []),
    ...runeText(s, area),
    ...wasteText(s, area),
    ...activatedText(s, area),
    ...(hasPeasant(s, area) ? ['peasant'] : []),
  ].join('; ');

// --- reading -------------------------------------------------------------------------------------------------------------

function clearArea(s: State, area: Area): void {
  for (const type of unitTypes(s)) {
    setUnits(s, area, type, 0, 'standing');
    setUnits(s, area, type, 0, 'routed');
  }
  s.strongholds[area] = NONE;
  s.damaged[area] = 0;
  s.developments[area] = NONE;
  s.moreDevelopments = s.moreDevelopments.filter(([where]) => where !== area);
  forgetCapital(s, area);
  s.dev = { ...s.dev, peasants: bigSets.without(s.dev.peasants, area) };
  s.runes[area] = NONE;
  s.runeKnown[area] = sets.NONE;
  s.pairs[area] = NONE;
  s.runesUp = bigSets.without(s.runesUp, area);
  s.activated = s.activated.map(set => bigSets.without(set, area));
  layWaste(s, area, 0);
}

function layWaste(s: State, area: Area, n: number): void {
  if (s.bow.waste[area] !== n) changeBow(s, { waste: s.bow.waste.with(area, n) });
}

function readWaste(s: State, area: Area, text: string, path: Path): void {
  const match = /^(desolation|cryomancy ([1-9]\d?))$/.exec(text);
  if (!match) throw new NotationError(path, `expected 'desolation' or 'cryomancy 2', not '${text}'`);
  layWaste(s, area, match[2] === undefined ? DESOLATION : Number(match[2]));
}

function seatOfLetter(s: State, letter: string, path: Path): number {
  const seat = s.factions.indexOf(LETTERS.indexOf(letter));
  if (seat < 0 || !LETTERS.includes(letter)) throw new NotationError(path, `nobody plays '${letter}'`);
  return seat;
}

function readUnits(s: State, area: Area, letter: string, words: string, path: Path): void {
  if (letter !== NEUTRAL) seatOfLetter(s, letter, path);
  const groups = [...words.matchAll(/(\d+) ([a-z-]+)(\(routed\))?/g)];
  const left = words.replaceAll(/(\d+) ([a-z-]+)(\(routed\))?/g, '').trim();
  if (groups.length === 0 || left !== '')
    throw new NotationError(path, `expected units, '3 bowman 1 knight(routed)', not '${words}'`);
  for (const [, n, id, isRouted] of groups) {
    const type = UNITS.findIndex(unit => unit.id === id);
    if (!unitTypes(s).includes(type) || letterOfType(type) !== letter)
      throw new NotationError(path, `'${id}' is no unit of ${letter}`);
    addUnits(s, area, type, Number(n), isRouted ? 'routed' : 'standing');
  }
}

const RUNE = /^rune (dragon|false)( up)?(?: pair (\d+))?(?: known (.+))?$/;

function readRune(s: State, area: Area, text: string, path: Path): void {
  const match = RUNE.exec(text);
  if (!match)
    throw new NotationError(path, `expected 'rune dragon', 'rune false up' or 'rune dragon known 1 2', not '${text}'`);
  const [, face, isUp, pair, known] = match;
  s.runes[area] = face === 'dragon' ? DRAGON_RUNE : FALSE_RUNE;
  s.pairs[area] = pair === undefined ? NONE : Number(pair) - 1;
  if (known !== undefined) s.runeKnown[area] = readViewers(s, known, path);
  if (!isUp) return;
  s.runesUp = bigSets.with(s.runesUp, area);
  s.runeKnown[area] = everybody(s.seats);
}

function readStronghold(s: State, area: Area, text: string, path: Path): void {
  const match = /^stronghold ([DLWU]) (5|3|7|4)$/.exec(text);
  if (!match)
    throw new NotationError(
      path,
      `expected 'stronghold D 5' or 'stronghold D 3', for a capital 'stronghold D 7' or 'stronghold D 4', not '${text}'`,
    );
  s.strongholds[area] = seatOfLetter(s, match[1]!, path);
  s.damaged[area] = match[2] === '3' || match[2] === '4' ? 1 : 0;
  if (match[2] === '7' || match[2] === '4') s.dev = { ...s.dev, capitals: bigSets.with(s.dev.capitals, area) };
}

function readNamed(text: string, word: string, names: readonly string[], path: Path): number {
  const name = text.slice(word.length + 1);
  const found = names.indexOf(name);
  if (found < 0) throw new NotationError(path, `expected ${word} and one of ${names.join(', ')}, not '${name}'`);
  return found;
}

function readDevelopment(s: State, area: Area, kind: number): void {
  if (s.developments[area] === NONE) s.developments[area] = kind;
  else s.moreDevelopments = [...s.moreDevelopments, [area, kind]];
}

function readPart(s: State, area: Area, text: string, path: Path): void {
  const units = /^([A-Z]): (.+)$/.exec(text);
  if (units) readUnits(s, area, units[1]!, units[2]!, path);
  else if (text.startsWith('rune ')) readRune(s, area, text, path);
  else if (text.startsWith('stronghold ')) readStronghold(s, area, text, path);
  else if (text.startsWith('development '))
    readDevelopment(s, area, readNamed(text, 'development', DEVELOPMENTS, path));
  else if (/^(desolation|cryomancy)/.test(text)) readWaste(s, area, text, path);
  else if (text === 'peasant') s.dev = { ...s.dev, peasants: bigSets.with(s.dev.peasants, area) };
  else if (text === 'city none') s.cities[area] = NONE;
  else if (text.startsWith('city '))
    s.cities[area] = readNamed(
      text,
      'city',
      CITIES.map(({ id }) => id),
      path,
    );
  else if (text.startsWith('activated '))
    for (const letter of text.slice('activated '.length).split(' ')) {
      const seat = seatOfLetter(s, letter, path);
      s.activated[seat] = bigSets.with(s.activated[seat]!, area);
    }
  else
    throw new NotationError(
      path,
      `expected units, a stronghold, development, city, rune, waste token, activation or peasant, not '${text}'`,
    );
}

export function readArea(s: State, name: string, value: unknown, path: Path): void {
  const area = areaForm.read(name, path, s);
  const { areas, isOn } = boardOf(s);
  if (!isOn[area]) {
    const there = areas.map(one => AREA_IDS[one]).join(', ');
    throw new NotationError(path, `${AREA_IDS[area]} is not on the board, but ${there}`);
  }
  clearArea(s, area);
  for (const part of String(value ?? '')
    .split(';')
    .map(text => text.trim()))
    if (part !== '') readPart(s, area, part, path);
}

const UNKNOWN_RUNE = /(^|;)\s*rune \?\s*(?=;|$)/;

/**
 * The text of an expectation as it would be written. As in a position a city need not be named, nor who knows a rune,
 * nor with which other one it was placed.
 */
export function rewordArea(text: unknown, name: string, s: State): string {
  const area = areaForm.read(name, [], s);
  const said = String(text ?? '');
  const imagined = structuredClone(s);
  readArea(imagined, name, said.replace(UNKNOWN_RUNE, '$1'), []);
  if (UNKNOWN_RUNE.test(said)) (imagined.runes as (number | null)[])[area] = null;
  if (!said.includes(' known ')) imagined.runeKnown[area] = s.runeKnown[area]!;
  if (!said.includes(' pair ')) imagined.pairs[area] = s.pairs[area]!;
  return areaText(imagined, area, isCitySpace(s, area));
}
