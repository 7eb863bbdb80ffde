/** A player's mat: everything of a seat that the viewer may know, in parts. */
import type { ReactNode } from 'react';
import { useText } from '../../../texts/texts.ts';
import type { Listed } from './counted.ts';
import { PieceList } from './piece-list.tsx';
import css from './pieces.module.css';

export interface MatPart {
  title: string;
  pieces: readonly Listed[];
  /** What is not a list of pieces: dials, tracks. */
  drawing?: ReactNode;
}

export function PlayerMat({ parts }: { parts: readonly MatPart[] }) {
  const t = useText();
  return parts.map(({ title, pieces, drawing }) => (
    <section key={title} className={css.part} aria-label={title}>
      <h3>{title}</h3>
      {drawing}
      {pieces.length > 0 ? <PieceList of={pieces} /> : !drawing && <p className={css.none}>{t('stack.empty')}</p>}
    </section>
  ));
}
