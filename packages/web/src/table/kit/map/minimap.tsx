/** The whole map in small while only a part of it is in sight; a press or a drag on it goes there. */
import { type PointerEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useText } from '../../../texts/texts.ts';
import type { Camera } from './camera.ts';
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

/** Shifted as a layer of its own, past React: nothing is rendered, laid out or painted for it while the map moves. */
function InSight({ camera: { sight }, whole }: Pick<MinimapProps, 'camera' | 'whole'>) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const follow = () => {
      const { part } = sight.get() ?? {};
      if (frame.current && part) outline(frame.current, part, whole);
    };
    follow();
    return sight.subscribe(follow);
  }, [sight, whole]);
  return <div ref={frame} className={css.sight} data-in-sight="" />;
}

const percent = (n: number): string => `${(100 * n).toFixed(2)}%`;

/** Its size changes only with how near the map is. */
function outline({ style }: HTMLElement, part: Rect, whole: Rect): void {
  const [width, height] = [percent(part.width / whole.width), percent(part.height / whole.height)];
  if (style.width !== width) style.width = width;
  if (style.height !== height) style.height = height;
  const [x, y] = [(part.x - whole.x) / part.width, (part.y - whole.y) / part.height];
  style.transform = `translate(${percent(x)}, ${percent(y)})`;
}
