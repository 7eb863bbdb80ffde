/** A player at a glance: how near the end, which factions, how much is hidden. */
import Cards from 'icon:lucide/copy';
import EyeOff from 'icon:lucide/eye-off';
import { contentOf, FACTIONS, factionId, factionsOf, thresholdOf } from '@interregnum/hidden-leaders';
import type { Seat } from '@interregnum/kernel';
import { Seal } from '../../../parts/seal.tsx';
import { Fact } from '../../../table/kit/panel/facts.tsx';
import { Panel } from '../../../table/kit/panel/panel.tsx';
import { FactionBadge } from '../marks/faction-badge.tsx';
import { hdlClass } from '../marks/livery.ts';
import { factionName, leaderName, type Props } from '../state/props.ts';
import { nearnessOf, upOf } from '../state/reading.ts';
import { hiddenInWords } from '../state/words.ts';
import css from './panels.module.css';

type PanelProps = Props & { seat: Seat };

export function SeatPanel({ compact, ...props }: PanelProps & { compact: boolean }) {
  const { view, seat, seatNames } = props;
  return (
    <div className={`${hdlClass} ${css.panel}`} data-near={nearnessOf(view, seat)}>
      <Panel
        name={seatNames[seat]!}
        compact={compact}
        seal={<Seal seat={seat} size={compact ? 18 : 22} />}
        signs={!compact && <LeaderSign {...props} />}
        score={<Progress {...props} />}
        facts={
          <>
            {!compact && <Factions {...props} />}
            <Hidden {...props} />
            <InHand {...props} />
          </>
        }
      />
    </div>
  );
}

/** HDL-120: face-up Heroes against the threshold. */
function Progress({ view, seat, text }: PanelProps) {
  const count = view.up[seat]!.length;
  const threshold = thresholdOf(view);
  return (
    <span className={css.progress}>
      <Fact label={text('hdl.party.progress', { count, threshold })}>
        <span>
          {count}
          <i>/{threshold}</i>
        </span>
      </Fact>
    </span>
  );
}

const Factions = ({ view, seat, text }: PanelProps) => (
  <ul className={css.factions} aria-label={text('hdl.panel.factions')}>
    {FACTIONS.map(faction => {
      const count = upOf(view, seat, faction);
      const label = text('hdl.panel.faction', { faction: factionName(text, faction), count });
      return (
        <li key={faction}>
          <Fact label={label} mood={count === 0 ? 'none' : undefined}>
            <FactionBadge faction={factionId(faction)} size={15} />
            <b>{count}</b>
          </Fact>
        </li>
      );
    })}
  </ul>
);

function Hidden({ view, seat, text }: PanelProps) {
  const down = view.down[seat]!;
  const known = down.some(card => card !== null) ? ` ${hiddenInWords(view, text, down)}` : '';
  return (
    <Fact icon={EyeOff} label={text('hdl.party.hidden', { count: down.length }) + known}>
      {down.length}
    </Fact>
  );
}

const InHand = ({ view, seat, text }: PanelProps) => (
  <Fact icon={Cards} label={text('hdl.party.hand', { count: view.hands[seat]!.length })}>
    {view.hands[seat]!.length}
  </Fact>
);

/** The Leader's factions, where the viewer may know them. */
function LeaderSign({ view, seat, text }: PanelProps) {
  const leader = view.leaders[seat];
  if (!leader) return null;
  return (
    <Fact label={leaderName(text, leader)}>
      {FACTIONS.filter(faction => factionsOf(contentOf(view), leader) & faction).map(faction => (
        <FactionBadge key={faction} faction={factionId(faction)} size={16} />
      ))}
    </Fact>
  );
}
