/** Answers to be given one after another as soon as each is offered: several discards are one press. */
import { useEffect, useRef } from 'react';
import { store } from '../../parts/store.ts';
import type { TableProps } from './title.ts';

interface Wishes {
  codes: readonly string[];
  /** Whether the table says why the next one is not offered; else it is forgotten. */
  aloud: boolean;
}

const NONE: Wishes = { codes: [], aloud: false };
const wishes = store<Wishes>(NONE);

export const wish = (codes: readonly string[], aloud = false): void => wishes.set({ codes, aloud });

type Table = Pick<TableProps, 'view' | 'options' | 'choose' | 'attempt'>;

/** Gives the wished answers; whatever is offered instead ends the wishes. The table does it for all titles. */
export function useWishes({ view, options, choose, attempt }: Table): void {
  const wanted = wishes.use();
  const answered = view.viewer !== null && view.answers.given[view.viewer];
  /** Each view gets one answer at most. */
  const served = useRef<object | null>(null);
  useEffect(() => {
    const [next, ...rest] = wanted.codes;
    if (next === undefined || options.length === 0 || answered || served.current === view) return;
    const offered = options.some(option => option.code === next);
    served.current = view;
    wishes.set(offered ? { ...wanted, codes: rest } : NONE);
    if (offered) choose(next);
    else if (wanted.aloud) attempt(next);
  }, [wanted, view, options, choose, attempt, answered]);
}
