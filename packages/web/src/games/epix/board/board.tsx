/** The map of Epix with everything on it. */
import Shield from 'icon:lucide/shield-alert';
import Podium from 'icon:lucide/trophy';
import { useMemo, useRef, useState } from 'react';
import { useNarrow } from '../../../parts/use-screen.ts';
import { ArrowHeads } from '../../../table/kit/map/arrows.tsx';
import type { Camera } from '../../../table/kit/map/camera.ts';
import { carryOutOnMap, MapFrame } from '../../../table/kit/map/map-frame.tsx';
import { MapTool } from '../../../table/kit/map/tools.tsx';
import { carryOut, type Meaning } from '../../../table/kit/meaning.ts';
import { LayoutContext, useLayoutFor } from '../map/places.ts';
import { clickArea, clickUnit, dropUnit, targets } from '../state/clicks.ts';
import type { Props } from '../state/props.ts';
import { fightOf, reachOf, unitInUse } from '../state/reading.ts';
import { overlay, type Picked, selection, usePicked } from '../state/selection.ts';
import { epixClass } from '../units/livery.ts';
import { Areas } from './areas.tsx';
import { Arrows } from './arrows.tsx';
import css from './board.module.css';
import { ChartAbove, ChartBelow, Names } from './chart.tsx';
import { ClashGround, ClashMarks } from './clash.tsx';
import { Effects } from './effects.tsx';
import { Ranking, ThreatNote, Threats } from './overlays.tsx';
import { Pieces } from './pieces.tsx';
import { AreaPlate } from './plate.tsx';
import { Preview } from './preview.tsx';
import { Overview, occupantsOf, Realms } from './realms.tsx';
import { Season, seasonOf } from './season.tsx';
import { StackBadges, StackInspector } from './stacks.tsx';
import { usePieces } from './use-pieces.ts';

export function Board(props: Props) {
  const { view, options, hovered } = props;
  const camera = useRef<Camera>(null);
  const layout = useLayoutFor(view);
  const narrow = useNarrow();
  const picked = usePicked(props.question);
  const shown = overlay.use();
  const [lookedAt, lookAt] = useState<number | null>(null);
  const [inspected, inspect] = useState<number | null>(null);
  const glowing = useMemo(() => targets(options, picked), [options, picked]);
  const pieces = usePieces(view);
  const fight = fightOf(view);
  const click = (meaning: Meaning<Picked>) => carryOutOnMap(camera, props, selection, meaning);

  return (
    <LayoutContext value={layout}>
      <div className={`${epixClass} ${css.board}`} data-epix-board="" data-season={seasonOf(view)}>
        <MapFrame
          camera={camera}
          whole={layout.whole}
          label={props.text('epix.map')}
          defs={<ArrowHeads />}
          tools={<Tools {...props} />}
          overview={<Overview occupants={occupantsOf(view)} />}
        >
          <ChartBelow layout={layout} />
          <Realms seats={view.seats} occupants={occupantsOf(view)} />
          {fight && <ClashGround fight={fight} />}
          {shown === 'threats' && <Threats {...props} />}
          <Areas
            {...props}
            targets={glowing}
            selected={picked.area}
            onArea={area => click(clickArea(view, options, picked, area))}
            onLook={lookAt}
            onInspect={inspect}
          />
          <ChartAbove layout={layout} content={view.content} />
          <Steps {...props} />
          {fight && <ClashMarks view={view} fight={fight} />}
          <g data-grows="">
            <Pieces
              {...props}
              pieces={pieces}
              onUnit={(unit, area) => click(clickUnit(view, options, picked, unit, area))}
              onDrop={({ unit, area }, to) => carryOut(props, selection, dropUnit(view, options, unit, area, to))}
            />
          </g>
          <Names layout={layout} text={props.text} />
          <StackBadges {...props} onOpen={inspect} />
          <Preview view={view} options={options} hovered={hovered} />
          <Effects {...props} pieces={pieces} />
        </MapFrame>
        {inspected !== null && <StackInspector {...props} area={inspected} onClose={() => inspect(null)} />}
        <Season view={view} text={props.text} />
        {shown === 'ranking' && <Ranking {...props} />}
        {shown === 'threats' && <ThreatNote {...props} />}
        {lookedAt !== null && !(narrow && glowing.has(lookedAt)) && <AreaPlate {...props} area={lookedAt} />}
      </div>
    </LayoutContext>
  );
}

/** Buttons on the edge of the map: threats, and the ranking as of now. */
function Tools({ text, view }: Props) {
  const shown = overlay.use();
  const tools = [
    { which: 'threats', Icon: Shield, there: view.viewer !== null },
    { which: 'ranking', Icon: Podium, there: true },
  ] as const;
  return tools
    .filter(({ there }) => there)
    .map(({ which, Icon }) => (
      <MapTool
        key={which}
        label={text(`epix.${which}`)}
        pressed={shown === which}
        onClick={() => overlay.set(shown === which ? null : which)}
      >
        <Icon />
      </MapTool>
    ));
}

/** The arrows of the Unit that is being used, or that is lifted to be used. */
function Steps({ view, options, hovered, question }: Props) {
  const pointed = hovered.use();
  const lifted = usePicked(question);
  const using = options.some(o => o.type === 'move' || o.type === 'attack');
  const choosing = options.some(o => o.type === 'use');
  const unit = using ? unitInUse(view) : choosing ? lifted.unit : null;
  const from = using ? view.riding : lifted.area;
  if (unit === null || from === null || view.viewer === null) return null;
  const hot = options.find(choice => choice.code === pointed);
  return (
    <Arrows
      view={view}
      seat={view.viewer}
      unit={unit}
      from={from}
      reach={reachOf(view, view.viewer, unit, from)}
      hot={hot?.type === 'move' || hot?.type === 'attack' ? hot.to : null}
    />
  );
}
