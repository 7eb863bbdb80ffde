/** All of the map that changes only when a tile is laid: the ground, and what stands on it; the season repaints it by its colours. */
import type { View } from '@interregnum/runewars';
import { controllerOf, NONE } from '@interregnum/runewars';
import { memo } from 'react';
import { DECORATION } from '../../../table/kit/map/decoration.ts';
import mini from '../../../table/kit/map/minimap.module.css';
import { sceneryPart } from '../../../table/kit/map/scenery.tsx';
import { ownerClass } from '../peoples/peoples.ts';
import { sceneryOf } from './growth.ts';
import { type Layout, type Terrain, useLayout } from './layout.ts';
import css from './map.module.css';
import { SYMBOLS, type SymbolName } from './symbols.ts';
import type { Water, Waters } from './waters.ts';

const Scenery = sceneryPart<Layout, SymbolName>({ symbols: SYMBOLS, of: sceneryOf });
const TERRAINS: readonly Terrain[] = ['plain', 'forest', 'hill', 'moor'];

/** Realms are painted on it, below all drawings. */
export const Ground = memo(function Ground({ layout: { curves, areas, terrain } }: { layout: Layout }) {
  return (
    <g {...DECORATION}>
      <defs>
        <Patterns />
      </defs>
      <path className={css.shallows} d={curves.coast} />
      <path className={css.surf} d={curves.coast} />
      {TERRAINS.map(kind => (
        <path
          key={kind}
          className={css.land}
          data-terrain={kind}
          d={areas.map(area => (terrain[area] === kind ? curves.outlines[area] : '')).join('')}
        />
      ))}
      <path d={curves.coast} fill="url(#runewars-grain)" />
    </g>
  );
});

/** Above the realms: borders, waters, and what grows. */
export function Scene({ layout, open, ice }: { layout: Layout } & Waters) {
  const { curves } = layout;
  const gold = layout.golden.map(({ path }) => path).join('');
  return (
    <g {...DECORATION}>
      <path className={css.borders} d={curves.borders} />
      <path className={css.coast} d={curves.coast} />
      <River {...open} frozen={false} />
      <River {...ice} frozen />
      <path className={css.gilding} d={gold} />
      <path className={css.gold} d={gold} />
      <Scenery layout={layout} />
    </g>
  );
}

const River = memo(function River({ path, waves, frozen }: Water & { frozen: boolean }) {
  if (path === '') return null;
  return (
    <g data-water={frozen ? 'ice' : 'open'}>
      <path className={css.bank} d={path} />
      <path className={css.river} d={path} />
      <path className={css.ripples} d={frozen ? path : waves} />
    </g>
  );
});

const Patterns = () => (
  <pattern id="runewars-grain" width="60" height="60" patternUnits="userSpaceOnUse">
    <path
      className={css.grain}
      d="M4 8q6-3 12 1M30 5q5 4 11 1M49 15q5-4 10 0M10 27q8 3 13-2M37 24q6 3 10-1M5 43q6-4 11 0M24 49q8 3 14-1M45 39q6 2 11-2"
    />
  </pattern>
);

/** The map without its details: lands, and who holds them. */
export function Overview({ view }: { view: View }) {
  const { areas, curves } = useLayout();
  return areas.map(area => {
    const controller = controllerOf(view, area);
    return (
      <path
        key={area}
        {...DECORATION}
        className={`${mini.land} ${controller === NONE ? '' : `${ownerClass(controller)} ${mini.held}`}`}
        d={curves.outlines[area]}
      />
    );
  });
}
