/** What stands beside the prompt: the right tools for the open question. */
import type { Option } from '@interregnum/hidden-leaders';
import type { ComponentType } from 'react';
import { hdlClass } from '../marks/livery.ts';
import type { Props } from '../state/props.ts';
import { questionKey } from '../state/reading.ts';
import { FactionChoice } from './faction-choice.tsx';
import { MoveChoice } from './move-choice.tsx';
import { PlayChoice } from './play-choice.tsx';
import { PlayerChoice } from './player-choice.tsx';
import { PrepareChoice } from './prepare-choice.tsx';
import { TargetChoice } from './target-choice.tsx';

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
  const first = props.options[0]?.type;
  const Tools = isPlaying(props) ? PlayChoice : first && BY_TYPE[first];
  if (!Tools) return null;
  return (
    <div className={hdlClass}>
      <Tools key={questionKey(props.view)} {...props} />
    </div>
  );
}

/** What is offered on the table or here; the rest are plain buttons. */
const PLAIN = new Set<Option['type']>(['discard', 'pass', 'stop', 'no', 'lookOwn', 'pile']);
export const offersItself = (option: Option): boolean => !PLAIN.has(option.type);
