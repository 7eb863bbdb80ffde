/** The table of Yield: the map with everything on it, the Year beside it, the viewer's cards below. */
import type { Location } from '@interregnum/yield';
import { useMemo, useRef, useState } from 'react';
import { useNarrow } from '../../../parts/use-screen.ts';
import { ArrowHeads } from '../../../table/kit/map/arrows.tsx';
import type { Camera } from '../../../table/kit/map/camera.ts';
import { carryOutOnMap, MapFrame } from '../../../table/kit/map/map-frame.tsx';
import { carryOut, type Meaning } from '../../../table/kit/meaning.ts';
import { Themed } from '../houses/themed.tsx';
import { Chart, Names, Overview } from '../map/chart.tsx';
import { LayoutContext, useLayoutFor } from '../map/places.ts';
import { Own } from '../own/own.tsx';
import { armyInHand, clickArmy, clickLocation, dropArmy, movers, targets } from '../state/clicks.ts';
import type { Props } from '../state/props.ts';
import { armiesAt } from '../state/reading.ts';
import { type Picked, selection, usePicked } from '../state/selection.ts';
import { Armies } from './armies.tsx';
import css from './board.module.css';
import { Effects } from './effects.tsx';
import { Locations, StepDangers } from './locations.tsx';
import { Arrows, BattleNumbers, Battles, Fronts } from './marks.tsx';
import { Piles } from './piles.tsx';
import { LocationPlate } from './plate.tsx';
import { Preview } from './preview.tsx';
import { Revealed } from './revealed.tsx';
import { StackBadges, StackInspector } from './stacks.tsx';
import { HousePatterns, Towers } from './towers.tsx';
import { YearBar } from './year-bar.tsx';

export function Board(props: Props) {
  return (
    <Themed view={props.view} className={css.board}>
      <MapOfYield {...props} />
      {props.view.viewer !== null && <Own {...props} viewer={props.view.viewer} />}
    </Themed>
  );
}

function MapOfYield(props: Props) {
  const { view, options, text } = props;
  const camera = useRef<Camera>(null);
  const layout = useLayoutFor(view);
  const narrow = useNarrow();
  const picked = usePicked(props.question);
  const [inspected, inspect] = useState<Location | null>(null);
  const glowing = useMemo(() => targets(view, options, picked), [view, options, picked]);
  const ready = useMemo(() => movers(view, options), [view, options]);
  const inHand = armyInHand(view, options, picked);
  const click = (meaning: Meaning<Picked>) => carryOutOnMap(camera, props, selection, meaning);
  return (
    <LayoutContext value={layout}>
      <div className={css.frame} data-yield-board="">
        <MapFrame
          camera={camera}
          whole={layout.whole}
          label={text('yield.map')}
          overview={<Overview view={view} />}
          tools={narrow && <Piles {...props} />}
          defs={
            <>
              <ArrowHeads />
              <HousePatterns />
            </>
          }
        >
          <Chart layout={layout} />
          <Battles view={view} />
          <Locations
            {...props}
            targets={glowing}
            selected={picked.location}
            onLocation={location => click(clickLocation(view, options, picked, location))}
            onInspect={inspect}
          />
          <Names layout={layout} />
          <Arrows {...props} inHand={inHand} />
          <Towers view={view} crowded={location => armiesAt(view, location).length > 0} />
          <Fronts view={view} />
          <Armies
            {...props}
            ready={ready}
            inHand={inHand}
            onArmy={army => click(clickArmy(view, options, picked, army))}
            onDrop={(army, location) => carryOut(props, selection, dropArmy(view, options, army, location))}
          />
          <StackBadges {...props} onOpen={inspect} />
          <StepDangers view={view} targets={glowing} />
          <BattleNumbers view={view} />
          <Preview {...props} />
          <Effects {...props} />
        </MapFrame>
        {inspected !== null && <StackInspector {...props} location={inspected} onClose={() => inspect(null)} />}
        <YearBar {...props} />
        <Revealed {...props} />
        <LocationPlate {...props} hidden={narrow ? glowing : null} />
      </div>
    </LayoutContext>
  );
}
