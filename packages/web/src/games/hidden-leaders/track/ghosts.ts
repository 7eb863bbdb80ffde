/** Where the markers could go: by the open question, or by the card that is being looked at. */
import { type Card, clamp, type Marker } from '@interregnum/hidden-leaders';
import { resultsOf } from '../state/movement.ts';
import type { Props } from '../state/props.ts';

export interface Ghost {
  marker: Marker;
  space: number;
  /** The option that ends here; `null` for a mere preview. */
  code: string | null;
  hot: boolean;
}

/** HDL-D10, HDL-D11, HDL-D12: options that move one marker are ghosts to click. */
function offeredGhosts({ view, options }: Props, pointed: string | null): Ghost[] {
  return options.flatMap((o): Ghost[] => {
    if (o.type !== 'move') return [];
    const alone = o.red === 0 || o.green === 0;
    const hot = pointed === o.code;
    if (!alone && !hot) return [];
    return (['red', 'green'] as const)
      .filter(marker => o[marker] !== 0)
      .map(marker => ({ marker, space: clamp(view[marker] + o[marker]), code: alone ? o.code : null, hot }));
  });
}

function previewed({ view }: Props, card: Card | null): Ghost[] {
  if (card === null || view.viewer === null || view.over) return [];
  const ghosts = new Map<string, Ghost>();
  for (const result of resultsOf(view, view.viewer, card)) {
    for (const marker of ['red', 'green'] as const) {
      if (result[marker] === view[marker]) continue;
      ghosts.set(`${marker} ${result[marker]}`, { marker, space: result[marker], code: null, hot: true });
    }
  }
  return [...ghosts.values()];
}

/** `card`: the one that is looked at or taken up; `pointed`: the option under pointer or focus. */
export function ghostsOf(props: Props, card: Card | null, pointed: string | null): Ghost[] {
  const moving = props.options.some(option => option.type === 'move');
  return moving ? offeredGhosts(props, pointed) : previewed(props, card);
}
