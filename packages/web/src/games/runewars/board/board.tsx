/** The table of Runewars: the continent with everything on it. */

import type { Hex } from '@interregnum/kernel';
import { type Area, boardOf, HOME_OF, NONE } from '@interregnum/runewars';
import { useMemo, useRef, useState } from 'react';
import { hasFingers } from '../../../parts/fingers.ts';
import { useNarrow } from '../../../parts/use-screen.ts';
import { ArrowHeads } from '../../../table/kit/map/arrows.tsx';
import type { Camera } from '../../../table/kit/map/camera.ts';
import type { Rect } from '../../../table/kit/map/geometry.ts';
import { carryOutOnMap, MapFrame } from '../../../table/kit/map/map-frame.tsx';
import type { Meaning } from '../../../table/kit/meaning.ts';
import { Ground, Overview, Scene } from '../map/chart.tsx';
import { LayoutContext, useLayoutFor } from '../map/layout.ts';
import { watersNow } from '../map/waters.ts';
import { PeoplePatterns } from '../peoples/patterns.tsx';
import { runewarsClass } from '../peoples/peoples.ts';
import { isBuilding, layingAt } from '../state/building.ts';
import { clickArea, targets } from '../state/clicks.ts';
import type { Props } from '../state/props.ts';
import { type Picked, selection, usePicked } from '../state/selection.ts';
import { YearBar } from '../year/year-bar.tsx';
import { Areas, Realms } from './areas.tsx';
import { Armies } from './armies.tsx';
import css from './board.module.css';
import { Ghosts } from './ghosts.tsx';
import { Inspector } from './inspector.tsx';
import { useMarchByDrag } from './march-by-drag.tsx';
import { Marching } from './marching.tsx';
import { AreaPlate } from './plate.tsx';
import { PortalLinks, Tolls } from './portals.tsx';
import { Printed, Sites } from './sites.tsx';
import { WasteGround, WastePatterns, WasteTokens } from './waste.tsx';
import { Ways } from './ways.tsx';

/** Room for tiles and home realms that are not yet laid: tiles reach farther out to sea. */
const SHORES = { tiles: 300, homes: 170 };
/** RNW-009. */
const HOME_AREAS = 3;
const withShore = ({ x, y, width, height }: Rect, shore: number): Rect => ({
  x: x - shore,
  y: y - shore,
  width: width + 2 * shore,
  height: height + 2 * shore,
});

/** How much room what is still to be laid beside the land needs. */
function shoreFor(view: Props['view']): number {
  const { seats, tiles } = view;
  if (tiles.some(hand => hand.length > 0)) return SHORES.tiles;
  const homes = boardOf(view).areas.filter(area => HOME_OF[area] !== NONE).length;
  return homes < seats * HOME_AREAS ? SHORES.homes : 0;
}

/** Land that is pressed with a tile in hand is land where it does not fit. */
function meaningOf({ view, options }: Props, picked: Picked, hex: Hex, area: Area): Meaning<Picked> {
  const code = isBuilding(options) ? layingAt(view, options, picked, hex) : null;
  return code === null ? clickArea(view, options, picked, area, hasFingers()) : { do: 'attempt', code };
}

export function Board(props: Props) {
  const { view, options, text } = props;
  const camera = useRef<Camera>(null);
  const layout = useLayoutFor(view);
  const shore = shoreFor(view);
  const whole = useMemo(() => withShore(layout.whole, shore), [layout, shore]);
  const narrow = useNarrow();
  const picked = usePicked(props.question);
  const drag = useMarchByDrag(props, picked);
  const [inspected, inspect] = useState<Area | null>(null);
  const waters = useMemo(() => watersNow(layout, view), [layout, view]);
  const glowing = useMemo(() => targets(options, picked), [options, picked]);
  return (
    <LayoutContext value={layout}>
      <div
        className={`${runewarsClass} ${css.board}`}
        data-season={view.year === 0 ? 1 : view.season}
        data-runewars-board=""
      >
        <MapFrame
          camera={camera}
          whole={whole}
          defs={
            <>
              <ArrowHeads />
              <PeoplePatterns />
              <WastePatterns />
            </>
          }
          label={text('runewars.map')}
          overview={<Overview view={view} />}
        >
          <Ground layout={layout} />
          <WasteGround view={view} />
          <Realms view={view} before={props.before} />
          <Scene layout={layout} {...waters} />
          <WasteTokens view={view} />
          <Areas
            {...props}
            targets={glowing}
            selected={picked.area}
            handleOf={drag.handleOf}
            onArea={area =>
              carryOutOnMap(camera, props, selection, meaningOf(props, picked, layout.board.hexes[area]!, area))
            }
            onInspect={inspect}
          />
          <Printed layout={layout} text={text} />
          <Sites view={view} before={props.before} />
          <Armies view={view} />
          <PortalLinks {...props} />
          <Tolls view={view} targets={glowing} />
          <Ways {...props} targets={glowing} />
          <Marching {...props} />
          <Ghosts
            {...props}
            onSite={code => carryOutOnMap(camera, props, selection, { do: 'choose', code })}
            onElsewhere={code => carryOutOnMap(camera, props, selection, { do: 'attempt', code })}
          />
        </MapFrame>
        {drag.ghost}
        {inspected !== null && <Inspector {...props} area={inspected} onClose={() => inspect(null)} />}
        <YearBar {...props} />
        <AreaPlate {...props} targets={glowing} narrow={narrow} />
      </div>
    </LayoutContext>
  );
}
