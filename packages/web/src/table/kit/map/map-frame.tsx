/** A map that fills its room: a camera over one layer, tools at the edge, whatever is told about it above. */
import { type ReactNode, type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import { carryOut, type Meaning } from '../meaning.ts';
import type { Picking } from '../picking.ts';
import { movesBy } from '../sight.ts';
import type { TableProps } from '../title.ts';
import { type Camera, useCamera } from './camera.ts';
import type { Rect } from './geometry.ts';
import css from './map-frame.module.css';
import { Minimap } from './minimap.tsx';
import { useTokenScale } from './token-scale.ts';
import { MapTools } from './tools.tsx';

interface MapFrameProps {
  camera: Ref<Camera>;
  /** What the map shows when it is fitted. */
  whole: Rect;
  label: string;
  /** Patterns and the like, outside of the layer that moves. */
  defs?: ReactNode;
  /** More buttons at the edge. */
  tools?: ReactNode;
  /** The map without its details, for the small one that shows where one is. */
  overview?: ReactNode;
  /** On the moving layer, from back to front. */
  children: ReactNode;
}

export function MapFrame({ camera, whole, label, defs, tools, overview, children }: MapFrameProps) {
  const svg = useRef<SVGSVGElement>(null);
  const layer = useRef<SVGGElement>(null);
  const own = useCamera(svg, layer, whole);
  useImperativeHandle(camera, () => own, [own]);
  useTokenScale(svg, whole);
  useEffect(() => (svg.current ? movesBy(svg.current, own.show) : undefined), [own]);
  return (
    <>
      <svg
        ref={svg}
        className={css.map}
        viewBox={`${whole.x} ${whole.y} ${whole.width} ${whole.height}`}
        aria-label={label}
        data-map=""
      >
        {defs}
        <g ref={layer} className={css.layer}>
          {children}
        </g>
      </svg>
      <MapTools camera={own}>{tools}</MapTools>
      {overview !== undefined && (
        <Minimap camera={own} whole={whole}>
          {overview}
        </Minimap>
      )}
    </>
  );
}

type Doing = Pick<TableProps, 'question' | 'choose' | 'attempt'>;

/** Does what a click on the map means, unless it ended a drag; an answer waits whether a second tap follows. */
export function carryOutOnMap<P>(
  camera: RefObject<Camera | null>,
  props: Doing,
  selection: Pick<Picking<P>, 'pick'>,
  meaning: Meaning<P>,
): void {
  const { current } = camera;
  if (current && !current.dragged()) carryOut(props, selection, meaning, current.unlessTwice);
}
