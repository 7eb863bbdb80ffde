/** Arrows on the map: where those who were named march, the steps of a Strategize, retreats, the way that is pointed at. */
import type { Seat } from '@interregnum/kernel';
import { type Area, NONE, type Option } from '@interregnum/runewars';
import { useMemo } from 'react';
import type { Targets } from '../../../table/kit/map/area-targets.ts';
import { DECORATION } from '../../../table/kit/map/decoration.ts';
import { type Layout, useLayout } from '../map/layout.ts';
import { stepsTaken } from '../state/journeys.ts';
import { destinationOf, reachersOf, sourcesOf, wayOfUnits } from '../state/marching.ts';
import type { Props } from '../state/props.ts';
import { lookedAt, usePicked } from '../state/selection.ts';
import { Route } from './routes.tsx';
import css from './ways.module.css';

interface Spot {
  x: number;
  y: number;
}

interface Named {
  area?: Area;
  from?: Area;
  to?: Area;
  seat?: Seat;
  units?: readonly (readonly number[])[];
}

/** Who was named so far goes from here to there. */
function waysNamed({ view }: Props): (readonly Area[])[] {
  const frame = view.frames.findLast(({ proc }) => proc === 'march' || proc === 'group');
  const named = frame?.locals as Named | undefined;
  if (!frame || !named) return [];
  if (frame.proc === 'group') return [[named.from!, named.to!]];
  if (named.area === NONE) return [];
  const typeFrom = new Map((named.units ?? []).map(([area, type]) => [area!, type!]));
  return [...typeFrom].map(([area, type]) => wayOfUnits(view, named.seat!, area, named.area!, type));
}

/** Where those who must leave come from. */
function retreatFrom({ view }: Props): Area | null {
  const frame = view.frames.findLast(({ proc }) => proc === 'retreat' || proc === 'silverRetreat');
  return (frame?.locals as Named | undefined)?.from ?? null;
}

/** Everywhere that they may go. */
function retreatsOf(props: Props): [Area, Area][] {
  const from = retreatFrom(props);
  return from === null ? [] : props.options.flatMap(o => (o.type === 'retreat' ? [[from, o.area]] : []));
}

/** The way that an option means. */
function wayOf(props: Props, o: Option | undefined): [Area, Area] | null {
  const leaves = o?.type === 'retreat' ? retreatFrom(props) : null;
  if (o?.type === 'retreat') return leaves === null ? null : [leaves, o.area];
  return o?.type === 'move' ? [o.area, o.to] : null;
}

/** D11 and, before it, D10: whoever can come to the target, each by his way, with how many were counted. */
function Marches({ targets, ...props }: Props & { targets: Targets<Option> }) {
  const { view, options, question } = props;
  const layout = useLayout();
  const picked = usePicked(question);
  const looked = lookedAt.use();
  const asked = picked.area ?? looked;
  const ahead = asked !== null && targets.get(asked)?.every(({ type }) => type === 'activate') ? asked : null;
  const to = ahead ?? destinationOf(view);
  const sources = useMemo(
    () => (ahead === null ? sourcesOf(view, options, picked) : reachersOf(view, ahead)),
    [view, options, picked, ahead],
  );
  const isAsked = ahead !== null || options.some(({ type }) => type === 'from' || type === 'placeHero');
  if (to === null || !isAsked || (ahead !== null && sources.length === 0)) return null;
  return (
    <g data-marches={sources.length}>
      <path className={css.destination} d={layout.curves.outlines[to]} data-destination="" />
      {sources.map(({ area, way, n }) => (
        <g key={area} data-counted={n > 0} data-source={area}>
          <Route view={view} way={way} tone="good" hot={n > 0} />
          {n > 0 && <Counted n={n} {...besides(layout, way)} />}
        </g>
      ))}
    </g>
  );
}

/** A quarter of the way, off the army that sets out. */
function besides({ anchors }: Layout, way: readonly Area[]): Spot {
  const [from, next] = [anchors[way[0]!]!, anchors[way[1]!]!];
  return { x: from.x + (next.x - from.x) * 0.42, y: from.y + (next.y - from.y) * 0.42 };
}

const Counted = ({ n, x, y }: { n: number } & Spot) => (
  <g transform={`translate(${x} ${y})`}>
    <g className={css.counted}>
      <circle r={14} />
      <text y={6.4}>{n}</text>
    </g>
  </g>
);

export function Ways({ targets, ...props }: Props & { targets: Targets<Option> }) {
  const code = props.hovered.use();
  const hot = wayOf(
    props,
    props.options.find(option => option.code === code),
  );
  const { view, history } = props;
  const steps = useMemo(() => stepsTaken(view, history()), [view, history]);
  return (
    <g {...DECORATION} className={css.ways} data-grows="">
      {steps.map(({ key, from, to }) => (
        <g key={key} className={css.step}>
          <Route view={view} way={[from, to]} tone="good" hot={false} />
        </g>
      ))}
      {retreatsOf(props).map(([from, to]) => (
        <Route view={view} key={`${from} ${to}`} way={[from, to]} tone="bad" hot={false} />
      ))}
      <Marches {...props} targets={targets} />
      {waysNamed(props).map(way => (
        <Route view={view} key={way.join()} way={way} tone="good" hot />
      ))}
      {hot && <Route view={view} way={hot} tone={retreatFrom(props) === null ? 'good' : 'bad'} hot />}
    </g>
  );
}
