/** Lines that rise and fall in steps over the course of something, with named axes, a legend, and strips below. */
import { type PointerEvent, type ReactNode, useState } from 'react';
import { keyed } from '../keyed.ts';
import css from './line-chart.module.css';
import { nearest, share, ticks } from './scale.ts';

export interface ChartLine {
  label: ReactNode;
  colour: string;
  values: readonly number[];
}

/** A stretch of the ground, in one colour. */
export interface ChartBand {
  from: number;
  to: number;
  colour: string;
  /** Half as strong. */
  faint?: boolean;
}

/** Something that held for a while, below the lines. */
export interface ChartStrip {
  label: ReactNode;
  bands: readonly ChartBand[];
}

interface LineChartProps {
  xs: readonly number[];
  lines: readonly ChartLine[];
  /** The least and the greatest value that is drawn. */
  range: readonly [number, number];
  xLabel: string;
  yLabel: string;
  /** All of it in a sentence. */
  summary: string;
  ground?: readonly ChartBand[];
  strips?: readonly ChartStrip[];
  /** What the colours of the ground mean. */
  legend?: readonly { label: string; colour: string }[];
  onPick(x: number): void;
}

/** One way of drawing for each line, so that colour is not the only difference. */
const DASHES = ['none', '10 4', '3 3', '12 3 3 3', '6 6', '1 4'];
const dashOf = (line: number) => DASHES[line % DASHES.length];
const HIGH = 100;

export function LineChart({ xs, lines, range, strips = [], legend = [], ...props }: LineChartProps) {
  const { xLabel, yLabel, summary, ground = [], onPick } = props;
  const [pointed, setPointed] = useState<number | null>(null);
  const [from, to] = [xs[0]!, xs.at(-1)!];
  const at = (x: number) => share(x, from, to);
  const up = (value: number) => share(value, range[0], range[1]);
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(nearest(xs, from + ((clientX - left) / width) * (to - from)));
  };
  const shown = pointed ?? xs.length - 1;
  return (
    <div className={css.chart} data-strips={strips.length > 0}>
      <Legend lines={lines} shown={shown} legend={legend} />
      <div className={css.frame}>
        <p className={css.yLabel}>{yLabel}</p>
        <ol className={css.yTicks} aria-hidden="true">
          {ticks(range[0], range[1], 6).map(value => (
            <li key={value} style={{ bottom: `${up(value)}%` }}>
              {value}
            </li>
          ))}
        </ol>
        <div className={css.plot}>
          <Bands bands={ground} at={at} />
          {ticks(range[0], range[1], 6).map(value => (
            <span key={value} className={css.grid} style={{ bottom: `${up(value)}%` }} />
          ))}
          <svg viewBox={`0 0 100 ${HIGH}`} preserveAspectRatio="none" role="img" aria-label={summary}>
            {keyed(lines).map(({ key, at: i, item: { colour, values } }) => (
              <path key={key} d={steps(xs.map(at), values.map(up))} stroke={colour} strokeDasharray={dashOf(i)} />
            ))}
          </svg>
          {pointed !== null && <span className={css.cursor} style={{ left: `${at(xs[pointed]!)}%` }} />}
          <input
            type="range"
            className={css.pointer}
            max={xs.length - 1}
            value={shown}
            aria-label={xLabel}
            aria-valuetext={String(xs[shown])}
            onChange={event => setPointed(Number(event.target.value))}
            onPointerMove={point}
            onPointerLeave={() => setPointed(null)}
            onClick={() => onPick(xs[shown]!)}
            onKeyDown={event => event.key === 'Enter' && onPick(xs[shown]!)}
          />
        </div>
        {keyed(strips).map(({ key, item }) => (
          <Strip key={key} strip={item} at={at} />
        ))}
        <ol className={css.xTicks} aria-hidden="true">
          {ticks(from, to, 6).map(x => (
            <li key={x} style={{ left: `${at(x)}%` }}>
              {x}
            </li>
          ))}
        </ol>
        <p className={css.xLabel}>{xLabel}</p>
      </div>
    </div>
  );
}

/** Each value holds until the next one. */
function steps(xs: readonly number[], ys: readonly number[]): string {
  return ys.map((y, i) => (i === 0 ? `M${xs[0]} ${HIGH - y}` : `H${xs[i]}V${HIGH - y}`)).join('');
}

const Bands = ({ bands, at }: { bands: readonly ChartBand[]; at(x: number): number }) =>
  bands.map(({ from, to, colour, faint = false }) => (
    <span
      key={`${from} ${faint}`}
      className={css.band}
      data-faint={faint}
      style={{ left: `${at(from)}%`, width: `${at(to) - at(from)}%`, background: colour }}
    />
  ));

const Strip = ({ strip, at }: { strip: ChartStrip; at(x: number): number }) => (
  <>
    <p className={css.stripLabel}>{strip.label}</p>
    <div className={css.strip} aria-hidden="true">
      <Bands bands={strip.bands} at={at} />
    </div>
  </>
);

function Legend({ lines, shown, legend }: Pick<LineChartProps, 'lines' | 'legend'> & { shown: number }) {
  return (
    <ul className={css.legend}>
      {keyed(lines).map(({ key, at: i, item: { label, colour, values } }) => (
        <li key={key}>
          <svg className={css.sample} viewBox="0 0 28 4" width={28} height={4} aria-hidden="true">
            <path d="M0 2H28" stroke={colour} strokeDasharray={dashOf(i)} />
          </svg>
          {label} <b>{values[shown]}</b>
        </li>
      ))}
      {legend?.map(({ label, colour }) => (
        <li key={label}>
          <span className={css.swatch} style={{ background: colour }} />
          {label}
        </li>
      ))}
    </ul>
  );
}
