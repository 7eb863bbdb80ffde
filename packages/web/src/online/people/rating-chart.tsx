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

const DAY = 24 * 60 * 60;

/** Seconds in words: hours where everything is of these days, else dates; what would be said twice is said once. */
function timeWords(language: string): (chart: uPlot, times: readonly number[]) => string[] {
  return (chart, times) => {
    const { min = 0, max = 0 } = chart.scales.x ?? {};
    const span = (max ?? 0) - (min ?? 0);
    const date = span < 300 * DAY ? ({ day: 'numeric', month: 'short' } as const) : MONTHS;
    const format = new Intl.DateTimeFormat(language, span < 2 * DAY ? { timeStyle: 'short' } : date);
    const words = times.map(time => format.format(time * 1000));
    return words.map((word, i) => (word === words[i - 1] ? '' : word));
  };
}

const MONTHS = { month: 'short', year: 'numeric' } as const;

interface RatingChartProps {
  rating: Rating;
  label: string;
  language: string;
}

export function RatingChart({ rating, label, language }: RatingChartProps) {
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
        axes: [
          { ...axis, space: 80, values: timeWords(language) },
          { ...axis, size: 46 },
        ],
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
  }, [rating, language]);
  return <div ref={box} className={css.chart} role="img" aria-label={label} />;
}
