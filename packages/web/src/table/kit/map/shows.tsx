/** Short shows on a map: something rises and fades, something bursts. Gone by themselves. */
import { type CSSProperties, type ReactNode, useState } from 'react';
import { DECORATION } from './decoration.ts';
import css from './shows.module.css';

/** Counts the bundles of news, so that every show starts anew. */
function useBundle(news: readonly unknown[]): number {
  const [memory, setMemory] = useState({ news, count: 0 });
  if (memory.news === news) return memory.count;
  setMemory({ news, count: memory.count + 1 });
  return memory.count + 1;
}

interface ShowsProps {
  news: readonly unknown[];
  reducedMotion: boolean;
  children: ReactNode;
}

/** Starts its children anew with every bundle of news. */
export function Shows({ news, reducedMotion, children }: ShowsProps) {
  const bundle = useBundle(news);
  if (reducedMotion || bundle === 0) return null;
  return (
    <g key={bundle} {...DECORATION}>
      {children}
    </g>
  );
}

interface ShowProps {
  x: number;
  y: number;
  /** In milliseconds. */
  delay?: number;
}

const after = (delay: number): CSSProperties => ({ animationDelay: `${delay}ms` });

export const Rising = ({ x, y, delay = 0, children }: ShowProps & { children: ReactNode }) => (
  <g transform={`translate(${x} ${y})`}>
    <g className={css.rising} style={after(delay)}>
      {children}
    </g>
  </g>
);

/** `dull`: nothing was hit. */
export const Burst = ({ x, y, delay = 0, dull = false }: ShowProps & { dull?: boolean }) => (
  <g transform={`translate(${x} ${y})`}>
    <path
      className={css.burst}
      data-dull={dull}
      style={after(delay)}
      d="M0-46L9-17 37-33 21-8 52 0 21 8 37 33 9 17 0 46-9 17-37 33-21 8-52 0-21-8-37-33-9-17z"
    />
  </g>
);
