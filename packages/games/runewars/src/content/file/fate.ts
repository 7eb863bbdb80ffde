/** Fate cards in content files: four sections as they stand in the tables, and the destiny. */
import { type ContentData, expectPart, expectText, NotationError, type Path } from '@interregnum/kernel';
import type { FateCard, FateFace } from '../card.ts';
import { FATE, facesOf } from '../fate.ts';
import { DESTINIES, SHAPES } from '../words.ts';
import type { Field } from './field.ts';

const SECTIONS = /^(?:(?:-|s|[rd][1-3]) ){3}(?:-|s|[rd][1-3])$/;
const EXPECTED = "four sections, triangle, rectangle, hexagon and circle, such as '- r2 d1 s'";

function readFaces(text: string, path: Path): FateCard['faces'] {
  if (SECTIONS.test(text)) return facesOf(text);
  throw new NotationError(path, `expected ${EXPECTED}, not '${text}'`);
}

function writeFace(face: FateFace): string {
  if ('n' in face) return `${face.icon === 'rout' ? 'r' : 'd'}${face.n}`;
  return face.icon === 'special' ? 's' : '-';
}
const writeFaces = (faces: FateCard['faces']): string => SHAPES.map(shape => writeFace(faces[shape])).join(' ');

export const faces: Field<FateCard['faces']> = {
  read: (value, path) => readFaces(expectText(value, 20, path), path),
  write: writeFaces,
};

function readCard(before: FateCard, value: unknown, path: Path): FateCard {
  const words = expectText(value, 30, path).split(/\s+/);
  const destiny = DESTINIES.find(one => one === words.at(-1));
  if (!destiny) throw new NotationError(path, `expected ${EXPECTED}, and one of ${DESTINIES.join(', ')}`);
  return { ...before, faces: readFaces(words.slice(0, -1).join(' '), path), destiny };
}

/** Tests and diplomacy need every destiny. */
export function readFate(value: unknown): readonly FateCard[] {
  const path = ['fate'];
  const said = expectPart(
    value,
    FATE.map(({ number }) => String(number)),
    path,
  );
  const cards = FATE.map(card => {
    const one = said[card.number];
    return one === undefined ? card : readCard(card, one, [...path, String(card.number)]);
  });
  const missing = DESTINIES.find(destiny => cards.every(card => card.destiny !== destiny));
  if (missing) throw new NotationError(path, `expected at least one card with the destiny ${missing}`);
  return cards;
}

export const writeFate = (cards: readonly FateCard[]): ContentData =>
  Object.fromEntries(cards.map(card => [card.number, `${writeFaces(card.faces)} ${card.destiny}`]));
