/** Buttons on the edge of a map: nearer, farther, whole map, and what a title adds. */
import Whole from 'icon:lucide/maximize';
import Minus from 'icon:lucide/minus';
import Plus from 'icon:lucide/plus';
import type { ReactNode } from 'react';
import { useText } from '../../../texts/texts.ts';
import type { Camera } from './camera.ts';
import css from './tools.module.css';

interface MapToolProps {
  label: string;
  pressed?: boolean;
  zoom?: boolean;
  onClick(): void;
  children: ReactNode;
}

export const MapTool = ({ label, pressed, zoom = false, onClick, children }: MapToolProps) => (
  <button
    type="button"
    className={zoom ? css.zoom : undefined}
    aria-label={label}
    aria-pressed={pressed}
    title={label}
    onClick={onClick}
  >
    {children}
  </button>
);

export function MapTools({ camera, children }: { camera: Camera; children?: ReactNode }) {
  const t = useText();
  return (
    <div className={css.tools} data-fixture="" role="toolbar" aria-label={t('map.tools')}>
      <MapTool zoom label={t('map.nearer')} onClick={() => camera.zoomBy(1.5)}>
        <Plus />
      </MapTool>
      <MapTool zoom label={t('map.farther')} onClick={() => camera.zoomBy(1 / 1.5)}>
        <Minus />
      </MapTool>
      <MapTool label={t('map.whole')} onClick={camera.fit}>
        <Whole />
      </MapTool>
      {children}
    </div>
  );
}
