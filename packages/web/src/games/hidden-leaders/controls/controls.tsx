/** What stands beside the prompt: the right tools for the open question. */
import { countOf, FACTIONS, factionId, type Option } from '@interregnum/hidden-leaders';
import { type ComponentType, useEffect } from 'react';
import { OptionRow, SeatRow } from '../../../table/kit/chips.tsx';
import { optionsOfType } from '../../../table/kit/options.ts';
import { wish } from '../../../table/kit/wishes.ts';
import { FactionBadge } from '../marks/faction-badge.tsx';
import { hdlClass } from '../marks/livery.ts';
import { canOnlyStop } from '../state/clicks.ts';
import { factionName, type Props } from '../state/props.ts';
import { upOf } from '../state/reading.ts';
import css from './controls.module.css';
import { MoveChoice } from './move-choice.tsx';
import { PlayChoice } from './play-choice.tsx';
import { PrepareChoice } from './prepare-choice.tsx';
import { TargetChoice } from './target-choice.tsx';

/** Many questions of the cards share a shape: what can be answered says which tools are right. */
const BY_TYPE: Readonly<Partial<Record<Option['type'], ComponentType<Props>>>> = {
  prepare: PrepareChoice,
  move: MoveChoice,
  player: PlayerChoice,
  faction: FactionChoice,
  hero: TargetChoice,
  hidden: TargetChoice,
  harbor: TargetChoice,
};

/** Questions that are answered with a card to play (HDL-D02, HDL-D28). */
const isPlaying = ({ options }: Props): boolean => options.some(o => o.type === 'hero' && o.verb === 'play');

export function Controls(props: Props) {
  if (canOnlyStop(props.view, props.options)) return <StopAtOnce key={props.question} {...props} />;
  const first = props.options[0]?.type;
  const Tools = isPlaying(props) ? PlayChoice : first && BY_TYPE[first];
  if (!Tools) return null;
  return (
    <div className={hdlClass}>
      <Tools key={props.question} {...props} />
    </div>
  );
}

function StopAtOnce({ options }: Props) {
  const stop = options[0]!.code;
  useEffect(() => wish([stop]), [stop]);
  return null;
}

/** HDL-D13, HDL-D29: a player to pick, with what lies in their party. */
function PlayerChoice(props: Props) {
  const { view, options, text } = props;
  return (
    <SeatRow
      {...props}
      line
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

/** HDL-D14: a faction to name. */
function FactionChoice(props: Props) {
  const { view, options, text } = props;
  return (
    <OptionRow
      {...props}
      line
      of={optionsOfType(options, 'faction')}
      show={({ faction }) => ({
        picture: <FactionBadge faction={factionId(faction)} size={30} />,
        words: factionName(text, faction),
        small: text('hdl.faction.inTavern', { count: countOf(view.tavern, faction) }),
      })}
    />
  );
}

/** What is offered on the table or here; the rest are plain buttons. */
const PLAIN = new Set<Option['type']>(['discard', 'pass', 'stop', 'no', 'lookOwn', 'pile']);
export const offersItself = (option: Option): boolean => !PLAIN.has(option.type);
