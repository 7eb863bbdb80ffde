/** A battle under way, or how the last one ended; beside the part of the map that it is about. */
import { Beside } from '../../../table/kit/aside/aside.tsx';
import { Themed } from '../houses/themed.tsx';
import type { Props } from '../state/props.ts';
import { Aftermath } from './aftermath.tsx';
import { Tracker } from './tracker.tsx';
import { useAftermath } from './use-aftermath.ts';

export function Interruption(props: Props) {
  const { view } = props;
  const { end, close } = useAftermath(props);
  if (!view.battle && !end) return null;
  return (
    <Beside>
      <Themed view={view}>
        {view.battle ? (
          <Tracker {...props} battle={view.battle} />
        ) : (
          end && <Aftermath {...props} end={end} onClose={close} />
        )}
      </Themed>
    </Beside>
  );
}
