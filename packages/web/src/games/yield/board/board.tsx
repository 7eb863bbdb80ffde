/** The table of Yield: the map with everything on it, the Year beside it, the viewer's cards below. */
import { useMemo, useRef } from 'react';
import { useNarrow } from '../../../parts/use-screen.ts';
import { useCamera } from '../../../table/kit/map/camera.ts';
import { around, type Rect } from '../../../table/kit/map/geometry.ts';
import { useInSight } from '../../../table/kit/map/in-sight.ts';
import { useTokenScale } from '../../../table/kit/map/token-scale.ts';
import { MapTools } from '../../../table/kit/map/tools.tsx';
import { Themed } from '../houses/themed.tsx';
import { Chart, Names } from '../map/chart.tsx';
import { LayoutContext, useLayoutFor } from '../map/layout-context.ts';
import type { Layout } from '../map/places.ts';
import { Own } from '../own/own.tsx';
import { useWishes } from '../own/use-wishes.ts';
import { armyInHand, clickArmy, clickLocation, type Meaning, movers, targets } from '../state/clicks.ts';
import type { Props } from '../state/props.ts';
import { armiesAt, placesOfArmies, questionKey } from '../state/reading.ts';
import { pick, usePicked } from '../state/selection.ts';
import { Armies } from './armies.tsx';
import css from './board.module.css';
import { Effects } from './effects.tsx';
import { Locations, StepDangers } from './locations.tsx';
import { ArrowHeads, Arrows, BattleNumbers, Battles, Fronts } from './marks.tsx';
import { Plate } from './plate.tsx';
import { Preview } from './preview.tsx';
import { Revealed } from './revealed.tsx';
import { HousePatterns, Towers } from './towers.tsx';
import { YearBar } from './year-bar.tsx';

export function Board(props: Props) {
  useWishes(props);
  return (
    <Themed view={props.view} className={css.board}>
      <MapOfYield {...props} />
      {props.view.viewer !== null && <Own {...props} viewer={props.view.viewer} />}
    </Themed>
  );
}

function MapOfYield(props: Props) {
  const { view, options, text } = props;
  const svg = useRef<SVGSVGElement>(null);
  const layer = useRef<SVGGElement>(null);
  const layout = useLayoutFor(view.seats);
  const { whole } = layout;
  const camera = useCamera(svg, layer, whole);
  const narrow = useNarrow();
  const question = questionKey(view);
  const picked = usePicked(question);
  const glowing = useMemo(() => targets(view, options, picked), [view, options, picked]);
  const ready = useMemo(() => movers(view, options), [view, options]);
  const inHand = armyInHand(view, options, picked);
  useTokenScale(svg, whole);
  useInSight(svg, camera, useBattlePlace(layout, view));

  const carryOut = (meaning: Meaning) => {
    if (camera.dragged()) return;
    if (meaning.do === 'choose') props.choose(meaning.code);
    else if (meaning.do === 'attempt') props.attempt(meaning.code);
    else if (meaning.do === 'select') pick(question, meaning.what);
  };

  return (
    <LayoutContext value={layout}>
      <div className={css.frame} data-yield-board="" data-battle={view.battle !== null}>
        <svg
          ref={svg}
          className={css.map}
          viewBox={`${whole.x} ${whole.y} ${whole.width} ${whole.height}`}
          aria-label={text('yield.map')}
        >
          <ArrowHeads />
          <HousePatterns />
          <g ref={layer} className={css.layer}>
            <Chart layout={layout} />
            <Battles view={view} />
            <Locations
              {...props}
              targets={glowing}
              selected={picked.location}
              onLocation={location => carryOut(clickLocation(view, options, picked, location))}
            />
            <Names layout={layout} />
            <Arrows {...props} inHand={inHand} />
            <Towers view={view} crowded={location => armiesAt(view, location).length > 0} />
            <Fronts view={view} />
            <Armies
              {...props}
              ready={ready}
              inHand={inHand}
              onArmy={army => carryOut(clickArmy(view, options, picked, army))}
            />
            <StepDangers view={view} targets={glowing} />
            <BattleNumbers view={view} />
            <Preview {...props} />
            <Effects {...props} />
          </g>
        </svg>
        <YearBar {...props} beside={view.battle !== null} />
        <Revealed {...props} />
        <MapTools camera={camera} />
        <Plate {...props} hidden={narrow ? glowing : null} />
      </div>
    </LayoutContext>
  );
}

/** The country around a battle. */
function useBattlePlace({ cells }: Layout, view: Props['view']): Rect | null {
  const armies = view.battle?.armies ?? 0;
  const key = armies === 0 ? '' : placesOfArmies(view, armies).sort().join(' ');
  return useMemo(
    () => (key === '' ? null : around(key.split(' ').flatMap(location => cells[Number(location)]!))),
    [cells, key],
  );
}
