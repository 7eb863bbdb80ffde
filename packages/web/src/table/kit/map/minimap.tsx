/** The whole map in small while only a part of it is in sight; a press or a drag on it goes there. */
import { type PointerEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useText } from '../../../texts/texts.ts';
import { AT_REST, type Camera } from './camera.ts';
import type { Rect } from './geometry.ts';
import css from './minimap.module.css';

interface MinimapProps {
  camera: Camera;
  whole: Rect;
  /** The map without its details, in its own units. */
  children: ReactNode;
}

/** From here on a part of the map is out of sight. */
const NEAR = 1.05;

export function Minimap({ camera, whole, children }: MinimapProps) {
  const t = useText();
  const near = camera.sight.use(sight => sight !== null && sight.scale > NEAR);
  if (!near) return null;
  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons === 0 && event.type !== 'pointerdown') return;
    const inverse = event.currentTarget.getScreenCTM()?.inverse();
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(inverse);
    camera.goTo([point.x, point.y]);
  };
  return (
    <div className={css.minimap} data-minimap="" data-fixture="">
      <svg
        viewBox={`${whole.x} ${whole.y} ${whole.width} ${whole.height}`}
        role="img"
        aria-label={t('map.overview')}
        onPointerDown={go}
        onPointerMove={go}
      >
        {children}
      </svg>
      <InSight camera={camera} whole={whole} />
    </div>
  );
}

/** Shifted and stretched as a layer of its own, past React: nothing is rendered, laid out or painted for it while the map moves. */
function InSight({ camera: { sight }, whole }: Pick<MinimapProps, 'camera' | 'whole'>) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let laidOut = sight.get()?.part ?? whole;
    let rest: ReturnType<typeof setTimeout>;
    const layOut = () => {
      laidOut = sight.get()?.part ?? whole;
      if (frame.current) outline(frame.current, laidOut, whole);
    };
    const follow = () => {
      const { part } = sight.get() ?? {};
      if (frame.current && part) stretch(frame.current, part, laidOut, whole);
      clearTimeout(rest);
      rest = setTimeout(layOut, AT_REST);
    };
    layOut();
    const leave = sight.subscribe(follow);
    return () => {
      clearTimeout(rest);
      leave();
    };
  }, [sight, whole]);
  return <div ref={frame} className={css.sight} data-in-sight="" />;
}

const percent = (n: number): string => `${(100 * n).toFixed(2)}%`;

function outline(frame: HTMLElement, part: Rect, whole: Rect): void {
  frame.style.width = percent(part.width / whole.width);
  frame.style.height = percent(part.height / whole.height);
  stretch(frame, part, part, whole);
}

/** The frame that was laid out for one part, as a picture around another. */
function stretch({ style }: HTMLElement, part: Rect, laidOut: Rect, whole: Rect): void {
  const [x, y] = [(part.x - whole.x) / laidOut.width, (part.y - whole.y) / laidOut.height];
  style.transform = `translate(${percent(x)}, ${percent(y)}) scale(${(part.width / laidOut.width).toFixed(4)})`;
}
