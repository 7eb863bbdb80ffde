/** The whole panel of a player, for the rail and the sheet. */
import { ABILITY_RULES, sideOfAbility } from '@interregnum/yield';
import { Emblem } from '../houses/emblem.tsx';
import { abilityName, leaderName, type SeatProps } from '../state/props.ts';
import { HandSize, MarkerSign, Points, Slots, StillPossible, Supply, Tray } from './facts.tsx';
import css from './panels.module.css';

export function FullPanel(props: SeatProps) {
  const { view, seat, seatNames } = props;
  return (
    <article className={css.full} aria-label={seatNames[seat]}>
      <header className={css.head}>
        <Emblem seat={seat} size={24} />
        <span className={css.name}>{seatNames[seat]}</span>
        <MarkerSign {...props} />
        <Points {...props} />
      </header>
      {view.leader[seat] !== null && <LeaderLine {...props} />}
      <div className={css.row}>
        {view.phase === 'strategy' && <Slots {...props} />}
        <div className={css.column}>
          <span className={css.facts}>
            <HandSize {...props} />
            <Supply {...props} />
            <Tray {...props} />
          </span>
          {view.phase === 'strategy' && <StillPossible {...props} />}
        </div>
      </div>
    </article>
  );
}

function LeaderLine({ view, seat, text, openRule }: SeatProps) {
  const [leader, ability] = [view.leader[seat]!, view.ability[seat] ?? null];
  return (
    <p className={css.leader}>
      {leaderName(text, leader)}
      {ability !== null && (
        <button type="button" onClick={() => openRule(ABILITY_RULES[ability]!)}>
          {sideOfAbility(ability)} · {abilityName(text, ability)}
        </button>
      )}
    </p>
  );
}
