/** The lake of Mirelac with the island where the Units stand. */
import { Drawings } from './drawings.tsx';
import css from './map.module.css';
import type { Drawing } from './symbols.ts';

const BAYS = 18;

/** A shore with a few bays around the anchor. */
function shore(radius: number): string {
  const points = Array.from({ length: BAYS }, (_, i) => {
    const angle = (i * 2 * Math.PI) / BAYS;
    const d = radius * (1 + 0.05 * Math.sin(i * 2.1) + 0.05 * Math.cos(i * 3.7));
    return [d * Math.cos(angle), 0.97 * d * Math.sin(angle)] as const;
  });
  const middle = (i: number) => {
    const [a, b] = [points[i % BAYS]!, points[(i + 1) % BAYS]!];
    return `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  };
  return `M${middle(BAYS - 1)}${points.map((p, i) => `Q${p[0].toFixed(1)} ${p[1].toFixed(1)} ${middle(i)}`).join('')}Z`;
}

export function Lake({ x, y, radius }: { x: number; y: number; radius: number }) {
  const r = Math.min(radius, 84) - 8;
  const ripples = [
    [-0.78, -0.5],
    [0.72, 0.52],
    [-0.66, 0.6],
    [0.74, -0.55],
    [0.1, -0.76],
  ] as const;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={css.lake} d={shore(r + 4)} />
      <path className={css.lakeShore} d={shore(r - 3)} />
      <Drawings of={ripples.map(([rx, ry]): Drawing => ({ symbol: 'ripple', scale: 1, at: [r * rx, r * ry] }))} />
      <ellipse className={css.lakeShore} rx={53} ry={50} />
      <ellipse className={css.island} rx={49} ry={45} />
    </g>
  );
}
