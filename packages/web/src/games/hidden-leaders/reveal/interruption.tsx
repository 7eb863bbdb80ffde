/** What lies over the table for a moment: cards just drawn or shown, the Graveyard spread out. */
import { hdlClass } from '../marks/livery.ts';
import type { Props } from '../state/props.ts';
import { Glimpse } from './glimpse.tsx';
import { Graveyard } from './graveyard.tsx';
import { Held } from './held.tsx';

export function Interruption(props: Props) {
  return (
    <div className={hdlClass}>
      <Held {...props} />
      <Graveyard {...props} />
      <Glimpse {...props} />
    </div>
  );
}
