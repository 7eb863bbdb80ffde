/** Arrows over a map: green ones go somewhere, red ones mean harm. */
import css from './arrows.module.css';

const TONES = ['good', 'bad'] as const;
export type ArrowTone = (typeof TONES)[number];

interface ArrowProps {
  /** Of an SVG path, from the start to the tip. */
  path: string;
  tone: ArrowTone;
  hot: boolean;
}

export const Arrow = ({ path, tone, hot }: ArrowProps) => (
  <g className={css.arrow} data-tone={tone} data-hot={hot}>
    <path className={css.edge} d={path} />
    <path className={css.shaft} d={path} markerEnd={`url(#arrow-head-${tone})`} />
  </g>
);

/** Once for each map. */
export const ArrowHeads = () => (
  <defs>
    {TONES.map(tone => (
      <marker
        key={tone}
        id={`arrow-head-${tone}`}
        viewBox="-6 -6 12 12"
        markerWidth={4}
        markerHeight={4}
        refX={1}
        orient="auto-start-reverse"
      >
        <path d="M-5-5.5L6 0-5 5.5-2.5 0z" className={css.head} data-tone={tone} />
      </marker>
    ))}
  </defs>
);
