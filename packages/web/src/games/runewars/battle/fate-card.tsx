/** A Fate card: four sections by shape around its destiny; the one that is read is lit. */
import Damage from 'icon:game-icons/bloody-sword';
import Back from 'icon:game-icons/card-random';
import Special from 'icon:game-icons/embrassed-energy';
import Rout from 'icon:game-icons/tattered-banner';
import Blank from 'icon:lucide/minus';
import type { WithContent } from '@interregnum/kernel';
import { contentOf, type Fate, type FateFace, SHAPES, type Shape } from '@interregnum/runewars';
import { usePlayed } from '../../../table/kit/played.ts';
import { joined } from '../../../table/kit/words.ts';
import { BASES } from '../peoples/units.tsx';
import type { Text } from '../state/props.ts';
import css from './fate-card.module.css';

export const FACES = { damage: Damage, rout: Rout, special: Special, blank: Blank } as const;
export const FateBack = Back;

interface FateCardProps {
  /** `null`: nobody has told. */
  card: Fate | null;
  /** `null`: only its destiny counts. */
  reads: Shape | null;
  open: boolean;
  text: Text;
}

export function FateCard({ card, reads, open, text }: FateCardProps) {
  const { fate } = contentOf(usePlayed());
  if (card === null || !open) {
    return (
      <span className={css.card} data-open="false" role="img" aria-label={text('runewars.fate.hidden')}>
        <Back />
      </span>
    );
  }
  const { faces, destiny } = fate[card]!;
  const label = reads === null ? text(`destiny.${destiny}`) : inWords(text, faces[reads]);
  return (
    <span className={css.card} data-open="true" data-destiny={destiny} role="img" aria-label={label} title={label}>
      {SHAPES.map(shape => (
        <Section key={shape} shape={shape} face={faces[shape]} lit={shape === reads} />
      ))}
      <i className={css.gem} data-lit={reads === null} />
    </span>
  );
}

type Faces = Readonly<Record<Shape, FateFace>>;

/** RNW-546: the sections of a Tactical Fate card; `null` for other cards. */
export const sectionsOf = (t: WithContent, id: string): Faces | null =>
  contentOf(t).tactics.find(card => card.id === id)?.faces ?? null;

const brief = (text: Text, face: FateFace): string =>
  face.icon === 'special' ? text('runewars.fate.special.brief') : inWords(text, face);

/** Shapes that read the same are told together. */
export function sectionsInWords(text: Text, faces: Faces): string {
  const words = [...new Set(SHAPES.map(shape => brief(text, faces[shape])))];
  const wordsOfShapes = (what: string): string =>
    joined(
      text,
      SHAPES.filter(shape => brief(text, faces[shape]) === what).map(shape => text(`shape.${shape}`)),
    );
  const sections =
    words.length === 1
      ? text('runewars.fate.every', { what: words[0]! })
      : words.map(what => text('runewars.fate.sections', { shapes: wordsOfShapes(what), what })).join('; ');
  return text('runewars.fate.reads', { sections });
}

const SMALL = { '--fate': '3.5rem' };

/** What a card says, its sections included. */
export function cardInFull(t: WithContent, text: Text, id: string): string {
  const faces = sectionsOf(t, id);
  return faces ? `${text(`text.${id}`)} ${sectionsInWords(text, faces)}` : text(`text.${id}`);
}

/** A Tactical Fate card to be laid down: all of its sections are read. */
export function TacticalFate({ faces, text }: { faces: Faces; text: Text }) {
  const label = sectionsInWords(text, faces);
  return (
    <span className={css.card} style={SMALL} data-open="true" role="img" aria-label={label} title={label}>
      {SHAPES.map(shape => (
        <Section key={shape} shape={shape} face={faces[shape]} lit />
      ))}
    </span>
  );
}

export const inWords = (text: Text, face: FateFace): string =>
  'n' in face ? `${text(`runewars.fate.${face.icon}`)} ${face.n}` : text(`runewars.fate.${face.icon}`);

function Section({ shape, face, lit }: { shape: Shape; face: FateFace; lit: boolean }) {
  const Sign = FACES[face.icon];
  return (
    <span className={css.section} data-shape={shape} data-lit={lit} data-icon={face.icon}>
      <svg className={css.shape} viewBox="-20 -20 40 40" aria-hidden="true">
        <path d={BASES[shape]} />
      </svg>
      {face.icon !== 'blank' && <Sign />}
      {'n' in face && <b>{face.n}</b>}
    </span>
  );
}
