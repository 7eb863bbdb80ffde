/** HDL-D13, HDL-D29: a player to pick, with what lies in their party. */
import { FACTIONS, factionId } from '@interregnum/hidden-leaders';
import { SeatRow } from '../../../table/kit/chips.tsx';
import { asks } from '../../../table/kit/meaning.ts';
import { optionsOfType } from '../../../table/kit/options.ts';
import { FactionBadge } from '../marks/faction-badge.tsx';
import type { Props } from '../state/props.ts';
import { upOf } from '../state/reading.ts';
import css from './controls.module.css';
import { TargetChoice } from './target-choice.tsx';

export function PlayerChoice(props: Props) {
  const { view, options, text } = props;
  return (
    <SeatRow
      {...props}
      of={optionsOfType(options, 'player')}
      small={({ seat }) => (
        <span className={css.then}>
          {FACTIONS.filter(faction => upOf(view, seat, faction) > 0).map(faction => (
            <span key={faction} className={css.then}>
              <FactionBadge faction={factionId(faction)} size={13} />
              {upOf(view, seat, faction)}
            </span>
          ))}
          {text('hdl.party.hand', { count: view.hands[seat]!.length })}
        </span>
      )}
    />
  );
}

/** HDL-D29: the Hero to give away, then who gets it. */
export const GiveChoice = (props: Props) =>
  asks(props.options, 'player') ? <PlayerChoice {...props} /> : <TargetChoice {...props} />;
