/** The map of Epix with everything on it. */
import type { Fight } from '@interregnum/epix';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNarrow } from '../../../parts/use-screen.ts';
import { useCamera } from '../../../table/kit/map/camera.ts';
import { around, type Rect } from '../../../table/kit/map/geometry.ts';
import { useInSight } from '../../../table/kit/map/in-sight.ts';
import { useTokenScale } from '../../../table/kit/map/token-scale.ts';
import { LayoutContext, useLayoutFor } from '../map/layout-context.ts';
import type { Layout } from '../map/places.ts';
import { clickArea, clickUnit, type Meaning, targets } from '../state/clicks.ts';
import type { Props } from '../state/props.ts';
import { fightOf, reachOf, unitInUse } from '../state/reading.ts';
import { overlay, pick, usePicked, wish } from '../state/selection.ts';
import { epixClass } from '../units/livery.ts';
import { Areas } from './areas.tsx';
import { ArrowHeads, Arrows } from './arrows.tsx';
import css from './board.module.css';
import { ChartAbove, ChartBelow } from './chart.tsx';
import { ClashGround, ClashMarks } from './clash.tsx';
import { Effects } from './effects.tsx';
import { Ranking, ThreatNote, Threats } from './overlays.tsx';
import { Pieces } from './pieces.tsx';
import { Plate } from './plate.tsx';
import { Preview } from './preview.tsx';
import { occupantsOf, Realms } from './realms.tsx';
import { Season, seasonOf } from './season.tsx';
import { Tools } from './tools.tsx';
import { usePieces } from './use-pieces.ts';

export function Board(props: Props) {
  const { view, options, hovered } = props;
  const svg = useRef<SVGSVGElement>(null);
  const layer = useRef<SVGGElement>(null);
  const layout = useLayoutFor(view.seats);
  const { whole } = layout;
  const camera = useCamera(svg, layer, whole);
  const narrow = useNarrow();
  const picked = usePicked(view.ask);
  const shown = overlay.use();
  const [lookedAt, lookAt] = useState<number | null>(null);
  const glowing = useMemo(() => targets(options, picked), [options, picked]);
  const pieces = usePieces(view);
  const fight = fightOf(view);
  useTokenScale(svg, whole);
  useWish(props);
  useInSight(svg, camera, useFightPlace(layout, fight));

  const carryOut = (meaning: Meaning) => {
    if (camera.dragged()) return;
    if (meaning.do === 'choose') camera.unlessTwice(() => props.choose(meaning.code));
    else if (meaning.do === 'attempt') props.attempt(meaning.code);
    else if (meaning.do === 'select') pick(view.ask, meaning.what);
    else if (meaning.do === 'switch') {
      camera.unlessTwice(() => {
        wish.set(meaning.wish);
        props.choose(meaning.code);
      });
    }
  };

  return (
    <LayoutContext value={layout}>
      <div className={`${epixClass} ${css.board}`} data-epix-board="" data-season={seasonOf(view)}>
        <svg
          ref={svg}
          className={css.map}
          viewBox={`${whole.x} ${whole.y} ${whole.width} ${whole.height}`}
          aria-label={props.text('epix.map')}
        >
          <ArrowHeads />
          <g ref={layer} className={css.layer}>
            <ChartBelow layout={layout} />
            <Realms seats={view.seats} occupants={occupantsOf(view)} />
            {fight && <ClashGround fight={fight} />}
            {shown === 'threats' && <Threats {...props} />}
            <Areas
              {...props}
              targets={glowing}
              selected={picked.area}
              onArea={area => carryOut(clickArea(view, options, picked, area))}
              onLook={lookAt}
            />
            <ChartAbove layout={layout} text={props.text} />
            <Steps {...props} />
            {fight && <ClashMarks view={view} fight={fight} />}
            <g data-grows="">
              <Pieces
                {...props}
                pieces={pieces}
                onUnit={(unit, area) => carryOut(clickUnit(view, options, picked, unit, area))}
              />
            </g>
            <Preview view={view} options={options} hovered={hovered} />
            <Effects {...props} pieces={pieces} />
          </g>
        </svg>
        <Season view={view} text={props.text} />
        <Tools {...props} camera={camera} />
        {shown === 'ranking' && <Ranking {...props} />}
        {shown === 'threats' && <ThreatNote {...props} />}
        {lookedAt !== null && !(narrow && options.length > 0) && <Plate {...props} area={lookedAt} />}
      </div>
    </LayoutContext>
  );
}

/** Both areas of a fight. */
function useFightPlace({ board }: Layout, fight: Fight | null): Rect | null {
  const from = fight?.from ?? null;
  const to = fight?.to ?? null;
  return useMemo(
    () => (from === null || to === null ? null : around([from, to].flatMap(area => board.outlines[area]!))),
    [board, from, to],
  );
}

/** Takes the wished option once it is there; whatever is offered instead ends the wish. */
function useWish({ options, choose }: Props): void {
  const wanted = wish.use();
  useEffect(() => {
    if (wanted === null || options.length === 0) return;
    const choice = options.find(each => each.code === wanted);
    if (!choice && options.some(o => o.type === 'back')) return;
    wish.set(null);
    if (choice) choose(choice.code);
  }, [wanted, options, choose]);
}

/** The arrows of the Unit that is being used. */
function Steps({ view, options, hovered }: Props) {
  const pointed = hovered.use();
  const unit = unitInUse(view);
  const offered = options.some(o => o.type === 'move' || o.type === 'attack');
  if (!offered || unit === null || view.riding === null || view.viewer === null) return null;
  const hot = options.find(choice => choice.code === pointed);
  return (
    <Arrows
      view={view}
      seat={view.viewer}
      unit={unit}
      from={view.riding}
      reach={reachOf(view, view.viewer, unit, view.riding)}
      hot={hot?.type === 'move' || hot?.type === 'attack' ? hot.to : null}
    />
  );
}
