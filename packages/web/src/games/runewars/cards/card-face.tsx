/** A small card: its emblem on a field in the colour of its kind. */
import css from './cards.module.css';
import { emblemOf } from './emblems.ts';

/** By the letters of a card's id. */
const KINDS: readonly (readonly [letters: string, kind: string])[] = [
  ['TA', 'tactics'],
  ['TI', 'title'],
  ['RW', 'reward'],
  ['Q', 'quest'],
  ['O', 'objective'],
];
export const kindOfCard = (id: string): string => KINDS.find(([letters]) => id.startsWith(letters))?.[1] ?? 'season';

export function CardPicture({ id, size = 30 }: { id: string; size?: number }) {
  const Emblem = emblemOf(id);
  return (
    <span className={css.card} data-kind={kindOfCard(id)} style={{ width: size, height: size }}>
      <Emblem aria-hidden="true" />
    </span>
  );
}
