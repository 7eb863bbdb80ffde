/** A player's mat: everything of a seat that the viewer may know, in parts. */
import { useText } from '../../../texts/texts.ts';
import type { Listed } from './counted.ts';
import { PieceList } from './piece-list.tsx';
import css from './pieces.module.css';

export interface MatPart {
  title: string;
  pieces: readonly Listed[];
}

export function PlayerMat({ parts }: { parts: readonly MatPart[] }) {
  const t = useText();
  return parts.map(({ title, pieces }) => (
    <section key={title} className={css.part} aria-label={title}>
      <h3>{title}</h3>
      {pieces.length === 0 ? <p className={css.none}>{t('stack.empty')}</p> : <PieceList of={pieces} />}
    </section>
  ));
}
