/** A player at a glance: how near the end, which factions, how much is hidden. */
import Cards from 'icon:lucide/copy';
import EyeOff from 'icon:lucide/eye-off';
import { FACTIONS, factionId, factionsOf, thresholdOf } from '@interregnum/hidden-leaders';
import type { Seat } from '@interregnum/kernel';
import { Seal } from '../../../parts/seal.tsx';
import { FactionBadge } from '../marks/faction-badge.tsx';
import { hdlClass } from '../marks/livery.ts';
import { factionName, leaderName, type Props } from '../state/props.ts';
import { nearnessOf, upOf } from '../state/reading.ts';
import { hiddenInWords } from '../state/words.ts';
import css from './panels.module.css';

type PanelProps = Props & { seat: Seat };

export function SeatPanel({ compact, ...props }: PanelProps & { compact: boolean }) {
  const Panel = compact ? CompactPanel : FullPanel;
  return (
    <div className={`${hdlClass} ${css.panel}`} data-near={nearnessOf(props.view, props.seat)}>
      <Panel {...props} />
    </div>
  );
}

function FullPanel(props: PanelProps) {
  const { seat, seatNames } = props;
  return (
    <article className={css.full} aria-label={seatNames[seat]}>
      <header className={css.head}>
        <Seal seat={seat} size={22} />
        <span className={css.name}>{seatNames[seat]}</span>
        <LeaderSign {...props} />
        <Progress {...props} />
      </header>
      <div className={css.facts}>
        <Factions {...props} />
        <Hidden {...props} />
        <InHand {...props} />
      </div>
    </article>
  );
}

function CompactPanel(props: PanelProps) {
  const { seat, seatNames } = props;
  return (
    <div className={css.compact}>
      <span className={css.head}>
        <Seal seat={seat} size={18} />
        <span className={css.name}>{seatNames[seat]}</span>
      </span>
      <span className={css.facts}>
        <Progress {...props} />
        <Hidden {...props} />
        <InHand {...props} />
      </span>
    </div>
  );
}

/** HDL-120: face-up Heroes against the threshold. */
function Progress({ view, seat, text }: PanelProps) {
  const count = view.up[seat]!.length;
  const threshold = thresholdOf(view);
  const label = text('hdl.party.progress', { count, threshold });
  return (
    <span className={css.progress} title={label}>
      <span aria-hidden="true">
        {count}
        <small>/{threshold}</small>
      </span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

function Factions({ view, seat, text }: PanelProps) {
  return (
    <ul className={css.factions} aria-label={text('hdl.panel.factions')}>
      {FACTIONS.map(faction => {
        const count = upOf(view, seat, faction);
        const label = text('hdl.panel.faction', { faction: factionName(text, faction), count });
        return (
          <li key={faction} data-none={count === 0} title={label}>
            <FactionBadge faction={factionId(faction)} size={15} />
            <span aria-hidden="true">{count}</span>
            <span className="visually-hidden">{label}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Hidden({ view, seat, text }: PanelProps) {
  const down = view.down[seat]!;
  const label = text('hdl.party.hidden', { count: down.length });
  const known = down.some(card => card !== null) ? ` ${hiddenInWords(text, down)}` : '';
  return (
    <span className={css.fact} title={label + known}>
      <EyeOff />
      <span aria-hidden="true">{down.length}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

function InHand({ view, seat, text }: PanelProps) {
  const count = view.hands[seat]!.length;
  const label = text('hdl.party.hand', { count });
  return (
    <span className={css.fact} title={label}>
      <Cards />
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

/** The Leader's factions, where the viewer may know them. */
function LeaderSign({ view, seat, text }: PanelProps) {
  const leader = view.leaders[seat];
  if (!leader) return null;
  const label = leaderName(text, leader);
  return (
    <span className={css.leader} title={label}>
      {FACTIONS.filter(faction => factionsOf(leader) & faction).map(faction => (
        <FactionBadge key={faction} faction={factionId(faction)} size={16} />
      ))}
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
