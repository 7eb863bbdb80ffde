/** What lies over the table for a moment: cards just drawn or shown, the Graveyard spread out, the end. */
import { hdlClass } from '../marks/livery.ts';
import type { Props } from '../state/props.ts';
import { Finale } from './Finale.tsx';
import { Glimpse } from './Glimpse.tsx';
import { Graveyard } from './Graveyard.tsx';
import { Held } from './Held.tsx';

export function Interruption(props: Props) {
  return (
    <div className={hdlClass}>
      <Held {...props} />
      <Graveyard {...props} />
      <Glimpse {...props} />
      <Finale {...props} />
    </div>
  );
}
