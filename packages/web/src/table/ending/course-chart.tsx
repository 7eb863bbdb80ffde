/** The score of every seat over the whole game, as lines. */
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useSeatColours } from '../../parts/seal.tsx';
import { useShared } from '../state/table-context.ts';
import css from './course-chart.module.css';
import { type CoursePoint, whole } from './story.ts';

const HEIGHT = 200;
/** One way of drawing a line for each seat, so that colour is not the only difference. */
const DASHES: readonly number[][] = [[], [10, 4], [3, 3], [12, 3, 3, 3], [6, 6], [1, 4]];

const token = (element: Element, colour: string) => {
  const probe = document.createElement('span');
  probe.style.color = colour;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

const lineOf = (course: readonly CoursePoint[], seat: number) => course.map(point => whole(point.scores)[seat]!);

/** The legend says how it ended while nothing is pointed at. */
const valueOrLast = (line: readonly number[]) => (_: uPlot, value: number | null) => String(value ?? line.at(-1));

export function CourseChart({ course, onLook }: { course: readonly CoursePoint[]; onLook(at: number): void }) {
  const { words, seatNames } = useShared();
  const box = useRef<HTMLDivElement>(null);
  const colours = useSeatColours();
  const look = useRef(onLook);
  useEffect(() => {
    look.current = onLook;
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const ink = token(element, 'var(--ink-muted)');
    const line = token(element, 'var(--line)');
    const axis: uPlot.Axis = {
      stroke: ink,
      font: '12px "Source Sans 3"',
      grid: { stroke: line, width: 1 },
      ticks: { show: false },
    };
    const data = [course.map(point => point.at), ...seatNames.map((_, seat) => lineOf(course, seat))];
    const series = seatNames.map((label, seat) => ({
      label,
      stroke: token(element, colours(seat).ink),
      width: 2.5,
      dash: DASHES[seat % DASHES.length]!,
      paths: uPlot.paths.stepped!({ align: 1 }),
      points: { show: false },
      value: valueOrLast(data[seat + 1]!),
    }));
    const chart = new uPlot(
      {
        width: element.clientWidth,
        height: HEIGHT,
        scales: { x: { time: false }, y: { range: (_, min, max) => [Math.min(0, min), max + 1] } },
        axes: [
          { ...axis, size: 28 },
          { ...axis, size: 34 },
        ],
        series: [{ label: words.text('ending.decision'), value: valueOrLast(data[0]!) }, ...series],
        cursor: { drag: { x: false, y: false }, y: false },
        legend: { live: true },
      },
      data as [number[], ...number[][]],
      element,
    );
    const click = () => {
      const at = chart.cursor.idx;
      if (at != null) look.current(course[at]!.at);
    };
    chart.over.addEventListener('click', click);
    const resized = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height: HEIGHT }));
    resized.observe(element);
    return () => {
      resized.disconnect();
      chart.destroy();
    };
  }, [course, colours, seatNames, words]);
  const last = course.at(-1)!;
  const summary = words.text('ending.chart', {
    scores: { list: seatNames.map((name, seat) => `${name} ${whole(last.scores)[seat]}`) },
  });
  return <div ref={box} className={css.chart} role="img" aria-label={summary} />;
}
