/** Buttons on the edge of the map: the usual ones, threats, and the ranking as of now. */

import Shield from 'icon:lucide/shield-alert';
import Podium from 'icon:lucide/trophy';
import type { Camera } from '../../../table/kit/map/camera.ts';
import { MapTools } from '../../../table/kit/map/tools.tsx';
import type { Props } from '../state/props.ts';
import { overlay } from '../state/selection.ts';

export function Tools({ text, view, camera }: Props & { camera: Camera }) {
  const shown = overlay.use();
  const toggle = (which: 'threats' | 'ranking') => overlay.set(shown === which ? null : which);
  return (
    <MapTools camera={camera}>
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
    </MapTools>
  );
}
