/** A map that fills its room: a window, and a camera that shifts what is seen through it, tools at the edge, whatever is told about it above. */
import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { carryOut, type Meaning } from '../meaning.ts';
import type { Picking } from '../picking.ts';
import { movesBy } from '../sight.ts';
import type { TableProps } from '../title.ts';
import { type Camera, useCamera } from './camera.ts';
import type { Rect } from './geometry.ts';
import { useLegible } from './legible.ts';
import css from './map-frame.module.css';
import { Minimap } from './minimap.tsx';
import { useNearTargets } from './near-target.ts';
import { MapTools } from './tools.tsx';

interface MapFrameProps {
  camera: Ref<Camera>;
  /** What the map shows when it is fitted. */
  whole: Rect;
  label: string;
  /** Patterns and the like. */
  defs?: ReactNode;
  /** More buttons at the edge. */
  tools?: ReactNode;
  /** The map without its details, for the small one that shows where one is. */
  overview?: ReactNode;
  /** From back to front. */
  children: ReactNode;
}

export function MapFrame({ camera, whole, label, defs, tools, overview, children }: MapFrameProps) {
  const pane = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const { edge, raised } = useFreeEdge(room, whole);
  const own = useCamera(pane, layer, whole, raised);
  useImperativeHandle(camera, () => own, [own]);
  const settled = useLegible(pane, whole, own.scale);
  useEffect(() => {
    own.onRest(settled);
    return () => own.onRest(null);
  }, [own, settled]);
  useNearTargets(pane);
  useEffect(() => (pane.current ? movesBy(pane.current, own.show) : undefined), [own]);
  return (
    <div ref={room} className={css.room} style={aspectOf(whole)} data-tools={edge}>
      <div ref={pane} className={css.pane} data-map="">
        <div ref={layer} className={css.layer} data-map-layer="">
          <svg
            className={css.map}
            viewBox={`${whole.x} ${whole.y} ${whole.width} ${whole.height}`}
            preserveAspectRatio={raised ? 'xMidYMin' : 'xMidYMid'}
            aria-label={label}
          >
            {defs}
            {children}
          </svg>
        </div>
      </div>
      <MapTools camera={own}>{tools}</MapTools>
      {overview !== undefined && (
        <Minimap camera={own} whole={whole}>
          {overview}
        </Minimap>
      )}
    </div>
  );
}

const aspectOf = ({ width, height }: Rect): CSSProperties => ({ '--aspect': width / height });

/** What the tools take from the map, in pixels. */
const STRIP = 48;

interface FreeEdge {
  /** Where a strip of tools costs the map least. */
  edge: 'left' | 'bottom';
  /** The map stands at the top, for in the middle it would reach under the tools below. */
  raised: boolean;
}

function useFreeEdge(room: RefObject<HTMLDivElement | null>, whole: Rect): FreeEdge {
  const [free, setFree] = useState<FreeEdge>({ edge: 'left', raised: false });
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const look = () => {
      const [w, h] = [element.clientWidth, element.clientHeight];
      const left = Math.min((w - STRIP) / whole.width, h / whole.height);
      const bottom = Math.min(w / whole.width, (h - STRIP) / whole.height);
      const below = h - (w * whole.height) / whole.width;
      setFree({ edge: bottom > left ? 'bottom' : 'left', raised: bottom > left && below < 2 * STRIP });
    };
    look();
    const resized = new ResizeObserver(look);
    resized.observe(element);
    return () => resized.disconnect();
  }, [room, whole]);
  return free;
}

type Doing = Pick<TableProps, 'question' | 'choose' | 'attempt'>;

/** Does what a click on the map means, unless it ended a drag or was the second of two taps. */
export function carryOutOnMap<P>(
  camera: RefObject<Camera | null>,
  props: Doing,
  selection: Pick<Picking<P>, 'pick'>,
  meaning: Meaning<P>,
): void {
  const { current } = camera;
  if (current && !current.dragged()) carryOut(props, selection, meaning);
}
