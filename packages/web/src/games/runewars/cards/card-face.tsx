/** A small card: its emblem on a field in the colour of its kind. */
import css from './cards.module.css';
import { emblemOf } from './emblems.ts';

/** By the letters of a card's id. */
const KINDS: readonly (readonly [letters: string, kind: string])[] = [
  ['TA', 'tactics'],
  ['TB', 'tactics'],
  ['TF', 'tactics'],
  ['TI', 'title'],
  ['RW', 'reward'],
  ['RB', 'reward'],
  ['CM', 'commander'],
  ['D', 'development'],
  ['Q', 'quest'],
  ['O', 'objective'],
];
export const kindOfCard = (id: string): string => KINDS.find(([letters]) => id.startsWith(letters))?.[1] ?? 'season';

interface CardPictureProps {
  id: string;
  size?: number;
  /** Pale where it is not to be had yet. */
  lit?: boolean;
}

export function CardPicture({ id, size = 30, lit = true }: CardPictureProps) {
  const Emblem = emblemOf(id);
  return (
    <span className={css.card} data-kind={kindOfCard(id)} data-lit={lit} style={{ width: size, height: size }}>
      <Emblem aria-hidden="true" />
    </span>
  );
}
