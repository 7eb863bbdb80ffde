/** A table in a list: cover, title, who sits there, and how far it is. */
import type { ReactNode } from 'react';
import { keyed } from '../parts/keyed.ts';
import { Seal, Seals } from '../parts/seal.tsx';
import { Cover } from './cover.tsx';
import type { ShelfTitle } from './shelf.ts';
import css from './table-summary.module.css';

interface TableSummaryProps {
  title: ShelfTitle;
  names: readonly string[];
  state: string;
  /** Beside the title. */
  badge?: ReactNode;
}

export function TableSummary({ title, names, state, badge }: TableSummaryProps) {
  return (
    <>
      <span className={css.thumb}>
        <Cover id={title.id} title={title.title} />
      </span>
      <span className={css.about}>
        <span className={css.top}>
          <strong className={css.title}>{title.title}</strong>
          {badge}
        </span>
        <span className={css.players}>
          <Seals title={title}>
            {keyed(names).map(({ key, at: seat, item: name }) => (
              <span key={key} className={css.player}>
                <Seal seat={seat} size={13} />
                {name}
              </span>
            ))}
          </Seals>
        </span>
        <span className={css.state}>{state}</span>
      </span>
    </>
  );
}
