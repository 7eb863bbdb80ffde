/** Everything of Yield stands inside one of these: its colours, and who plays which House. */
import { type HTMLAttributes, useMemo } from 'react';
import type { Props } from '../state/props.ts';
import { Houses, housesOf, yieldClass } from './houses.ts';

interface ThemedProps extends HTMLAttributes<HTMLDivElement> {
  view: Props['view'];
  'data-flow'?: '';
}

export function Themed({ view, className = '', children, ...rest }: ThemedProps) {
  const key = housesOf(view).join('');
  const houses = useMemo(() => [...key].map(Number), [key]);
  return (
    <Houses value={houses}>
      <div className={`${yieldClass} ${className}`} {...rest}>
        {children}
      </div>
    </Houses>
  );
}
