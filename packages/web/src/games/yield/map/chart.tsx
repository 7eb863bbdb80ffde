/** All of the map that never changes during a game; drawn once. */
import type { Seat } from '@interregnum/kernel';
import { controllerOf, type Location, locationId, ownerOf, type View } from '@interregnum/yield';
import { memo } from 'react';
import { DECORATION } from '../../../table/kit/map/decoration.ts';
import mini from '../../../table/kit/map/minimap.module.css';
import { ownerClass } from '../houses/houses.ts';
import { Ground, GroundPaint, Roads } from './ground.tsx';
import css from './map.module.css';
import { Node } from './node.tsx';
import { type Layout, useLayout } from './places.ts';
import { Scenery } from './scenery.tsx';

export const Chart = memo(function Chart({ layout }: { layout: Layout }) {
  return (
    <g {...DECORATION}>
      <defs>
        <GroundPaint layout={layout} />
      </defs>
      <Ground layout={layout} />
      <Scenery layout={layout} />
      <Roads layout={layout} />
      {layout.areas.map(location => (
        <Node key={location} location={location} region={layout.regions[location]!} {...layout.anchors[location]!} />
      ))}
    </g>
  );
});

export const Names = memo(function Names({ layout }: { layout: Layout }) {
  const { names } = layout.board;
  return (
    <g {...DECORATION} data-grows="">
      {layout.areas.map(location => (
        <text key={location} className={css.name} x={layout.names[location]![0]} y={layout.names[location]![1]}>
          <tspan className={css.id}>{locationId(location)}</tspan>
          <tspan className={css.word} dx={5}>
            {names[location]}
          </tspan>
        </text>
      ))}
    </g>
  );
});

/** The map without its details: Streets, Locations, and who has an Army or a Fortress there. */
export function Overview({ view }: { view: View }) {
  const { areas, anchors, streets } = useLayout();
  return (
    <>
      {streets.map(({ path }) => (
        <path key={path} className={css.miniStreet} d={path} />
      ))}
      {areas.map(location => (
        <MiniLocation key={location} holder={holderOf(view, location)} {...anchors[location]!} />
      ))}
    </>
  );
}

const holderOf = (view: View, location: Location): Seat | null => {
  const army = view.at.indexOf(location);
  return army >= 0 ? ownerOf(army) : controllerOf(view, location);
};

const MiniLocation = ({ holder, x, y }: { holder: Seat | null; x: number; y: number }) =>
  holder === null ? (
    <circle className={mini.land} cx={x} cy={y} r={18} />
  ) : (
    <HeldLocation holder={holder} x={x} y={y} />
  );

const HeldLocation = ({ holder, x, y }: { holder: Seat; x: number; y: number }) => (
  <circle className={`${ownerClass(holder)} ${mini.land} ${mini.held}`} cx={x} cy={y} r={30} />
);
