/** What goes on at the table beside the board: the Bids of the year, or the Clash at a Region. */
import { Beside } from '../../../table/kit/aside/aside.tsx';
import { BidsPanel } from '../bids/bids-panel.tsx';
import { isBidding } from '../bids/envelopes.ts';
import { ClashPanel } from '../clash/clash-panel.tsx';
import { okcClass } from '../marks/livery.ts';
import type { Props } from '../state/props.ts';

export function Contest(props: Props) {
  const { view } = props;
  const bidding = isBidding(view);
  if (!view.clash && !bidding) return null;
  return (
    <Beside>
      <div className={okcClass}>
        {view.clash ? <ClashPanel {...props} clash={view.clash} /> : <BidsPanel {...props} />}
      </div>
    </Beside>
  );
}
