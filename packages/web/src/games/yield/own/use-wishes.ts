/** Gives the wished answers one after another; whatever is offered instead ends the wishes. */
import { useEffect, useRef } from 'react';
import type { Props } from '../state/props.ts';
import { wishes } from '../state/selection.ts';

export function useWishes({ view, options, choose }: Props): void {
  const wanted = wishes.use();
  const answered = view.viewer !== null && view.answers.given[view.viewer];
  /** Each view gets one answer at most. */
  const served = useRef<object | null>(null);
  useEffect(() => {
    const [next, ...rest] = wanted;
    if (next === undefined || options.length === 0 || answered || served.current === view) return;
    const choice = options.find(each => each.code === next);
    served.current = view;
    wishes.set(choice ? rest : []);
    if (choice) choose(choice.code);
  }, [wanted, view, options, choose, answered]);
}
