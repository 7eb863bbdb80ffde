/** All of the map that never changes during a game; drawn once. */

import { isCastle, KILIMANDJORA } from '@interregnum/epix';
import type { ContentHash } from '@interregnum/kernel';
import { memo } from 'react';
import { DECORATION } from '../../../table/kit/map/decoration.ts';
import { Badges } from '../map/badges.tsx';
import { Ground, GroundPaint } from '../map/ground.tsx';
import map from '../map/map.module.css';
import type { Layout } from '../map/places.ts';
import { Scenery } from '../map/scenery.tsx';
import { Sea, SeaLight } from '../map/sea.tsx';
import { areaName, type Text } from '../state/props.ts';
import { Patterns } from '../units/patterns.tsx';

export const ChartBelow = memo(function ChartBelow({ layout }: { layout: Layout }) {
  return (
    <g {...DECORATION}>
      <defs>
        <SeaLight />
        <GroundPaint />
        {layout.board.areas.map(area => (
          <clipPath key={area} id={`epix-clip-${area}`}>
            <path d={layout.curves.outlines[area]} />
          </clipPath>
        ))}
      </defs>
      <Patterns />
      <Sea layout={layout} />
      <Ground layout={layout} />
    </g>
  );
});

const nameClass = (area: number): string =>
  `${map.name} ${isCastle(area) ? map.castleName : area === KILIMANDJORA ? map.mountainName : ''}`;

/** Over the Units: they may cover the land, never its name. */
export const Names = memo(function Names({ layout: { board, names }, text }: { layout: Layout; text: Text }) {
  return (
    <g {...DECORATION} data-grows="">
      {board.areas.map(area => (
        <text key={area} className={nameClass(area)} x={names[area]![0]} y={names[area]![1]}>
          {areaName(text, area)}
        </text>
      ))}
    </g>
  );
});

export const ChartAbove = memo(function ChartAbove({ layout, content }: { layout: Layout; content: ContentHash }) {
  return (
    <g {...DECORATION}>
      <Scenery layout={layout} />
      <Badges layout={layout} played={{ content }} />
    </g>
  );
});
