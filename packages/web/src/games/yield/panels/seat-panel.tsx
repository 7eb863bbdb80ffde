/** A player at a glance: points, cards, tokens, Seasons, what may still come, fallen Armies, the marker. */
import { ABILITY_RULES, allyOf, sideOfAbility, sidePoints } from '@interregnum/yield';
import { Panel } from '../../../table/kit/panel/panel.tsx';
import { Emblem } from '../houses/emblem.tsx';
import { ownerClass } from '../houses/houses.ts';
import { Themed } from '../houses/themed.tsx';
import { abilityName, leaderName, type SeatProps } from '../state/props.ts';
import { HandSize, MarkerSign, Points, Slots, StillPossible, Supply, Tray } from './facts.tsx';
import css from './panels.module.css';

export function SeatPanel({ compact, ...props }: SeatProps & { compact: boolean }) {
  return (
    <Themed view={props.view}>
      <Coloured {...props} compact={compact} />
    </Themed>
  );
}

/** Allies' panels are joined and share a score. */
function Coloured({ compact, ...props }: SeatProps & { compact: boolean }) {
  const { view, seat, seatNames, text } = props;
  const ally = allyOf(view, seat);
  const joint = ally === null ? 'none' : ally > seat ? 'upper' : 'lower';
  const strategy = view.phase === 'strategy';
  return (
    <div className={`${ownerClass(seat)} ${css.panel}`} data-joint={compact ? 'none' : joint}>
      <Panel
        name={seatNames[seat]!}
        compact={compact}
        seal={<Emblem seat={seat} size={compact ? 18 : 24} />}
        signs={<MarkerSign {...props} />}
        score={<Points {...props} />}
        facts={
          <>
            {strategy && <Slots {...props} />}
            <span className={css.column}>
              <span className={css.facts}>
                <HandSize {...props} />
                {!compact && <Supply {...props} />}
                <Tray {...props} />
              </span>
              {!compact && strategy && <StillPossible {...props} />}
            </span>
          </>
        }
      >
        {view.leader[seat] !== null && <LeaderLine {...props} />}
        {joint === 'lower' && (
          <p className={css.team}>{text('yield.team.points', { points: sidePoints(view, seat) })}</p>
        )}
      </Panel>
    </div>
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
