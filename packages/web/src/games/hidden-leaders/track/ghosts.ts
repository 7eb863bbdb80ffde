/** Where the markers could go: by the open question, or by the card that is being looked at. */
import { type Card, clamp, type Marker } from '@interregnum/hidden-leaders';
import { onCard } from '../state/clicks.ts';
import { resultsOf, type Spaces } from '../state/movement.ts';
import type { Props } from '../state/props.ts';

export interface Ghost {
  marker: Marker;
  space: number;
  /** The option that ends here; `null` for a mere preview. */
  code: string | null;
  hot: boolean;
  /** Another way than the ghosts before it: instead of them, or also together with them. */
  joined: 'or' | 'andOr' | null;
}

const MARKERS: readonly Marker[] = ['red', 'green'];

/** HDL-D10, HDL-D11, HDL-D12: options that move one marker are ghosts to click. */
function offeredGhosts({ view, options }: Props, pointed: string | null): Ghost[] {
  return options.flatMap((o): Ghost[] => {
    if (o.type !== 'move') return [];
    const alone = o.red === 0 || o.green === 0;
    const hot = pointed === o.code;
    if (!alone && !hot) return [];
    return MARKERS.filter(marker => o[marker] !== 0).map(marker => ({
      marker,
      space: clamp(view[marker] + o[marker]),
      code: alone ? o.code : null,
      hot,
      joined: null,
    }));
  });
}

/** Whether the Hero's movement may follow: it can be played now, or lies in the hand while nothing is asked. */
function mayMove({ view, options }: Props, card: Card): boolean {
  if (view.viewer === null || view.over) return false;
  if (options.length === 0) return view.hands[view.viewer]!.includes(card);
  return onCard(options, card).some(o => o.type === 'hero' && (o.verb === 'play' || o.verb === 'perform'));
}

/** How the ways of a movement belong together. */
function joining(view: Spaces, ways: readonly Spaces[]): Ghost['joined'] {
  if (ways.length < 2) return null;
  const moves = (way: Spaces) => MARKERS.filter(marker => way[marker] !== view[marker]).length;
  return ways.some(way => moves(way) === 2) && ways.filter(way => moves(way) === 1).length === 2 ? 'andOr' : 'or';
}

function previewed(props: Props, card: Card | null): Ghost[] {
  const { view } = props;
  if (card === null || !mayMove(props, card)) return [];
  const ways = resultsOf(view, view.viewer!, card);
  const joined = joining(view, ways);
  const ghosts = new Map<string, Ghost>();
  ways.forEach((way, nth) => {
    for (const marker of MARKERS.filter(each => way[each] !== view[each])) {
      const key = `${marker} ${way[marker]}`;
      const ghost = { marker, space: way[marker], code: null, hot: true, joined: nth > 0 ? joined : null };
      if (!ghosts.has(key)) ghosts.set(key, ghost);
    }
  });
  return [...ghosts.values()];
}

/** `card`: the one that is looked at or taken up; `pointed`: the option under pointer or focus. */
export function ghostsOf(props: Props, card: Card | null, pointed: string | null): Ghost[] {
  const moving = props.options.some(option => option.type === 'move');
  return moving ? offeredGhosts(props, pointed) : previewed(props, card);
}
