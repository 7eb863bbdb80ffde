/** A rating over time, with the band of what is unsure. */
import type { Rating } from '@interregnum/protocol';
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import css from './people.module.css';

const HEIGHT = 180;

/** The tokens are pairs for day and night; the canvas needs the one that counts now. */
function token(element: HTMLElement, name: string): string {
  const probe = element.appendChild(document.createElement('span'));
  probe.style.color = `var(${name})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

export function RatingChart({ rating, label }: { rating: Rating; label: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const [ink, line, accent] = [token(element, '--ink-muted'), token(element, '--line'), token(element, '--accent')];
    const band = (sign: 1 | -1) => rating.history.map(point => point.rating + sign * 2 * point.deviation);
    const axis: uPlot.Axis = { stroke: ink, font: '12px "Source Sans 3"', grid: { stroke: line, width: 1 } };
    const edge: uPlot.Series = { stroke: line, width: 1, points: { show: false } };
    const chart = new uPlot(
      {
        width: element.clientWidth,
        height: HEIGHT,
        axes: [axis, { ...axis, size: 46 }],
        series: [{}, { stroke: accent, width: 2.5 }, edge, edge],
        bands: [{ series: [2, 3], fill: token(element, '--accent-soft') }],
        cursor: { show: false },
        legend: { show: false },
      },
      [rating.history.map(point => point.at / 1000), rating.history.map(point => point.rating), band(1), band(-1)],
      element,
    );
    const resized = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height: HEIGHT }));
    resized.observe(element);
    return () => {
      resized.disconnect();
      chart.destroy();
    };
  }, [rating]);
  return <div ref={box} className={css.chart} role="img" aria-label={label} />;
}
