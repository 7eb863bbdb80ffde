/** D56: what an answer costs because somebody goes by a link that is not open yet (RNW-Q72). */
import type { Frame } from '@interregnum/kernel';
import { linkedAreas, linkPrice } from './moves.ts';
import type { Option } from './options.ts';
import { heroStepNeedsLink, type Moving } from './phases/heroes/hero-move.ts';
import { type March, marchNeedsLink } from './phases/march.ts';
import { type Group, groupNeedsLink, type Strategy, stepNeedsLink } from './phases/orders/strategize.ts';
import type { Ways } from './reach.ts';

type OnTheWay = Ways & { readonly frames: readonly Frame[] };

/** Whether an answer to the move that is asked about needs a link, by the procedure that asks. */
function needsLink(v: OnTheWay, { proc, locals }: Frame, o: Option): boolean {
  switch (proc) {
    case 'march':
      return marchNeedsLink(v, locals as March, o);
    case 'strategize':
      return o.type === 'move' && stepNeedsLink(v, locals as Strategy, o.area, o.to);
    case 'group':
      return groupNeedsLink(v, locals as Group, o);
    case 'heroMove':
      return o.type === 'step' && heroStepNeedsLink(v, locals as Moving, o.area);
    default:
      return false;
  }
}

/** In influence; 0 where no link is needed or they are open already. */
export function linkCost(v: OnTheWay, o: Option): number {
  const asking = v.frames.at(-1);
  if (!asking || linkedAreas(v).length === 0 || !needsLink(v, asking, o)) return 0;
  return linkPrice(v, (asking.locals as { seat: number }).seat);
}
