/** Everything of Yield stands inside one of these: its colours, and who plays which House. */
import { type ReactNode, useMemo } from 'react';
import type { Props } from '../state/props.ts';
import { Houses, housesOf, yieldClass } from './houses.ts';

interface ThemedProps {
  view: Props['view'];
  className?: string | undefined;
  children: ReactNode;
}

export function Themed({ view, className = '', children }: ThemedProps) {
  const key = housesOf(view).join('');
  const houses = useMemo(() => [...key].map(Number), [key]);
  return (
    <Houses value={houses}>
      <div className={`${yieldClass} ${className}`}>{children}</div>
    </Houses>
  );
}
