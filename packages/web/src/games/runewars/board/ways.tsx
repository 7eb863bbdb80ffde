/** Arrows on the map: where those who were named march, the steps of a Strategize, retreats, the way that is pointed at. */
import { type Area, NONE, type Option } from '@interregnum/runewars';
import { useMemo } from 'react';
import { Arrow } from '../../../table/kit/map/arrows.tsx';
import { DECORATION } from '../../../table/kit/map/decoration.ts';
import { type Layout, useLayout } from '../map/layout.ts';
import { stepsTaken } from '../state/journeys.ts';
import type { Props } from '../state/props.ts';
import css from './ways.module.css';

/** From the middle of one area to the edge of the other's. */
function pathOf({ anchors }: Layout, from: Area, to: Area): string {
  const [a, b] = [anchors[from]!, anchors[to]!];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  return `M${a.x + ux * 34} ${a.y + uy * 34}Q${(a.x + b.x) / 2 - uy * 18} ${(a.y + b.y) / 2 + ux * 18} ${b.x - ux * 40} ${b.y - uy * 40}`;
}

interface Named {
  area?: Area;
  from?: Area;
  to?: Area;
  units?: readonly (readonly number[])[];
}

/** Who was named so far goes from here to there. */
function waysNamed({ view }: Props): [Area, Area][] {
  const frame = view.frames.findLast(({ proc }) => proc === 'march' || proc === 'group');
  const named = frame?.locals as Named | undefined;
  if (!frame || !named) return [];
  if (frame.proc === 'group') return [[named.from!, named.to!]];
  const sources = new Set((named.units ?? []).map(([area]) => area!));
  return named.area === NONE ? [] : [...sources].map(area => [area, named.area!]);
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
  const { view } = props;
  const leaves = o?.type === 'retreat' ? retreatFrom(props) : null;
  if (o?.type === 'retreat') return leaves === null ? null : [leaves, o.area];
  if (o?.type === 'move') return [o.area, o.to];
  if (o?.type !== 'from') return null;
  const target = (view.frames.findLast(({ proc }) => proc === 'march')?.locals as Named | undefined)?.area ?? NONE;
  return target === NONE ? null : [o.area, target];
}

export function Ways(props: Props) {
  const layout = useLayout();
  const code = props.hovered.use();
  const hot = wayOf(
    props,
    props.options.find(option => option.code === code),
  );
  const { view, history } = props;
  const steps = useMemo(() => stepsTaken(view, history()), [view, history]);
  return (
    <g {...DECORATION}>
      {steps.map(({ key, from, to }) => (
        <g key={key} className={css.step}>
          <Arrow path={pathOf(layout, from, to)} tone="good" hot={false} />
        </g>
      ))}
      {retreatsOf(props).map(([from, to]) => (
        <Arrow key={`${from} ${to}`} path={pathOf(layout, from, to)} tone="bad" hot={false} />
      ))}
      {waysNamed(props).map(([from, to]) => (
        <Arrow key={`${from} ${to}`} path={pathOf(layout, from, to)} tone="good" hot={false} />
      ))}
      {hot && <Arrow path={pathOf(layout, ...hot)} tone={retreatFrom(props) === null ? 'good' : 'bad'} hot />}
    </g>
  );
}
