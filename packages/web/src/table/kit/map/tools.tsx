/** Buttons on the edge of a map: nearer, farther, whole map, and what a title adds. */
import Whole from 'icon:lucide/maximize';
import Minus from 'icon:lucide/minus';
import Plus from 'icon:lucide/plus';
import type { ReactNode } from 'react';
import { useText } from '../../../texts/texts.ts';
import type { Camera } from './camera.ts';
import css from './tools.module.css';

export function MapTools({ camera, children }: { camera: Camera; children?: ReactNode }) {
  const t = useText();
  return (
    <div className={css.tools} role="toolbar" aria-label={t('map.tools')}>
      <button
        type="button"
        className={css.zoom}
        onClick={() => camera.zoomBy(1.5)}
        aria-label={t('map.nearer')}
        title={t('map.nearer')}
      >
        <Plus />
      </button>
      <button
        type="button"
        className={css.zoom}
        onClick={() => camera.zoomBy(1 / 1.5)}
        aria-label={t('map.farther')}
        title={t('map.farther')}
      >
        <Minus />
      </button>
      <button type="button" onClick={camera.fit} aria-label={t('map.whole')} title={t('map.whole')}>
        <Whole />
      </button>
      {children}
    </div>
  );
}
