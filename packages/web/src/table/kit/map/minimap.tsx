/** The whole map in small while only a part of it is in sight; a press or a drag on it goes there. */
import type { PointerEvent, ReactNode } from 'react';
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
    <svg
      className={css.minimap}
      viewBox={`${whole.x} ${whole.y} ${whole.width} ${whole.height}`}
      role="img"
      aria-label={t('map.overview')}
      data-minimap=""
      data-fixture=""
      onPointerDown={go}
      onPointerMove={go}
    >
      {children}
      <InSight camera={camera} />
    </svg>
  );
}

/** Shifted as a layer of its own: nothing else is painted again for it. */
function InSight({ camera }: { camera: Camera }) {
  const sight = camera.sight.use();
  if (!sight) return null;
  const { x, y, width, height } = sight.part;
  return <rect className={css.sight} width={width} height={height} rx={6} style={{ translate: `${x}px ${y}px` }} />;
}
