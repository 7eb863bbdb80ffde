/** What the option under pointer or focus would do: a ghost of the Unit, an arrow, the Gold it costs. */

import { CATAPULT, costOf, type Option, type Unit, type View } from '@interregnum/epix';
import { seatClass } from '../../../parts/seal.tsx';
import { DECORATION } from '../../../table/kit/map/decoration.ts';
import { unitPlace, useLayout } from '../map/places.ts';
import type { Props } from '../state/props.ts';
import { reachOf } from '../state/reading.ts';
import { Token } from '../units/token.tsx';
import { Arrows } from './arrows.tsx';
import css from './board.module.css';

function Ghost({ view, unit, area, gold }: { view: View; unit: Unit; area: number; gold: number }) {
  const [x, y] = unitPlace(useLayout(), unit, area);
  return (
    <g className={`${css.ghost} ${seatClass(view.viewer!)}`} transform={`translate(${x} ${y})`}>
      <Token seat={view.viewer!} unit={unit} />
      {gold > 0 && (
        <text className={css.price} x={0} y={-26}>
          −{gold}
        </text>
      )}
    </g>
  );
}

export function Preview({ view, options, hovered }: Pick<Props, 'view' | 'options' | 'hovered'>) {
  const hot = hovered.use();
  const option: Option | undefined = options.find(choice => choice.code === hot);
  if (!option || view.viewer === null) return null;
  return (
    <g {...DECORATION}>
      {option.type === 'recruit' && (
        <Ghost view={view} unit={option.unit} area={option.area} gold={costOf(view, view.viewer, option.unit)} />
      )}
      {option.type === 'move' && <Ghost view={view} unit={option.unit} area={option.to} gold={0} />}
      {option.type === 'use' && (
        <Arrows
          view={view}
          seat={view.viewer}
          unit={option.unit}
          from={option.area}
          reach={reachOf(view, view.viewer, option.unit, option.area)}
          hot={null}
          faint={option.unit !== CATAPULT}
        />
      )}
    </g>
  );
}
