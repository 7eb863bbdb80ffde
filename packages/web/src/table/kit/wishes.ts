/** Answers to be given one after another as soon as each is offered: several discards are one press. */
import { useEffect, useRef } from 'react';
import { store } from '../../parts/store.ts';
import type { TableProps } from './title.ts';

const wishes = store<readonly string[]>([]);

export const wish = (codes: readonly string[]): void => wishes.set(codes);

/** Gives the wished answers; whatever is offered instead ends the wishes. The table does it for all titles. */
export function useWishes({ view, options, choose }: Pick<TableProps, 'view' | 'options' | 'choose'>): void {
  const wanted = wishes.use();
  const answered = view.viewer !== null && view.answers.given[view.viewer];
  /** Each view gets one answer at most. */
  const served = useRef<object | null>(null);
  useEffect(() => {
    const [next, ...rest] = wanted;
    if (next === undefined || options.length === 0 || answered || served.current === view) return;
    const offered = options.some(option => option.code === next);
    served.current = view;
    wishes.set(offered ? rest : []);
    if (offered) choose(next);
  }, [wanted, view, options, choose, answered]);
}
