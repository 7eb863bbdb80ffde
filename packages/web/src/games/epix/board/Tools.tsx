/** Buttons on the edge of the map: nearer, farther, whole map, threats, and the ranking as of now. */

import Whole from 'icon:lucide/maximize';
import Minus from 'icon:lucide/minus';
import Plus from 'icon:lucide/plus';
import Shield from 'icon:lucide/shield-alert';
import Podium from 'icon:lucide/trophy';
import type { Props } from '../state/props.ts';
import { overlay } from '../state/selection.ts';
import type { Camera } from './camera.ts';
import css from './tools.module.css';

export function Tools({ text, view, camera }: Props & { camera: Camera }) {
  const shown = overlay.use();
  const toggle = (which: 'threats' | 'ranking') => overlay.set(shown === which ? null : which);
  return (
    <div className={css.tools} role="toolbar" aria-label={text('epix.tools')}>
      <button
        type="button"
        className={css.zoom}
        onClick={() => camera.zoomBy(1.5)}
        aria-label={text('epix.zoom.in')}
        title={text('epix.zoom.in')}
      >
        <Plus />
      </button>
      <button
        type="button"
        className={css.zoom}
        onClick={() => camera.zoomBy(1 / 1.5)}
        aria-label={text('epix.zoom.out')}
        title={text('epix.zoom.out')}
      >
        <Minus />
      </button>
      <button type="button" onClick={camera.fit} aria-label={text('epix.zoom.fit')} title={text('epix.zoom.fit')}>
        <Whole />
      </button>
      {view.viewer !== null && (
        <button
          type="button"
          aria-pressed={shown === 'threats'}
          onClick={() => toggle('threats')}
          aria-label={text('epix.threats')}
          title={text('epix.threats')}
        >
          <Shield />
        </button>
      )}
      <button
        type="button"
        aria-pressed={shown === 'ranking'}
        onClick={() => toggle('ranking')}
        aria-label={text('epix.ranking')}
        title={text('epix.ranking')}
      >
        <Podium />
      </button>
    </div>
  );
}
