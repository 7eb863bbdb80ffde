/** HDL-D13, HDL-D29: a player to pick, with what lies in their party. */
import { FACTIONS, factionId } from '@interregnum/hidden-leaders';
import { Seal } from '../../../parts/seal.tsx';
import { FactionBadge } from '../marks/faction-badge.tsx';
import type { Props } from '../state/props.ts';
import { upOf } from '../state/reading.ts';
import { Chip } from './chip.tsx';
import css from './controls.module.css';

export function PlayerChoice(props: Props) {
  const { view, options, seatNames, text } = props;
  return (
    <ul className={css.row}>
      {options.map(choice => {
        const o = choice;
        if (o.type !== 'player') return null;
        return (
          <li key={choice.code}>
            <Chip
              {...props}
              choice={choice}
              picture={<Seal seat={o.seat} size={26} />}
              small={<Counts {...props} seat={o.seat} />}
            >
              {o.seat === view.viewer ? text('option.yourself') : seatNames[o.seat]}
            </Chip>
          </li>
        );
      })}
    </ul>
  );
}

function Counts({ view, seat, text }: Props & { seat: number }) {
  return (
    <span className={css.then}>
      {FACTIONS.filter(faction => upOf(view, seat, faction) > 0).map(faction => (
        <span key={faction} className={css.then}>
          <FactionBadge faction={factionId(faction)} size={13} />
          {upOf(view, seat, faction)}
        </span>
      ))}
      {text('hdl.party.hand', { count: view.hands[seat]!.length })}
    </span>
  );
}
