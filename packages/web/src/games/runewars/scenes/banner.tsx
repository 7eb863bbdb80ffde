/** Whose side it is: emblem, name, what they do, and how strong they are while that changes. */
import type { Seat } from '@interregnum/kernel';
import { NONE, type Side } from '@interregnum/runewars';
import stage from '../../../table/kit/stage/paper.module.css';
import { Emblem } from '../peoples/emblem.tsx';
import type { Props } from '../state/props.ts';
import css from './scenes.module.css';

export const ATTACKER: Side = 0;
export const SIDES: readonly Side[] = [0, 1];

/** What a side of a battle does; neutral units are several. */
export const doing = (seat: Seat, side: Side): string =>
  side === ATTACKER
    ? 'runewars.battle.attacker'
    : seat === NONE
      ? 'runewars.battle.defenders'
      : 'runewars.battle.defender';

interface BannerProps extends Props {
  seat: Seat;
  side: Side;
  /** Running; left out where it is told apart. */
  strength?: number | undefined;
}

export const Banner = ({ view, text, seatNames, seat, side, strength }: BannerProps) => (
  <span className={`${stage.name} ${css.banner}`}>
    {seat !== NONE && <Emblem view={view} seat={seat} size={26} />}
    <span>
      {seat === NONE ? text('runewars.battle.neutrals') : seatNames[seat]}
      <small>{text(doing(seat, side))}</small>
    </span>
    {strength !== undefined && (
      <b title={text('runewars.battle.strength', { n: strength })} key={strength}>
        {strength}
      </b>
    )}
  </span>
);
