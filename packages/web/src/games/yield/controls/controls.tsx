/** What stands beside the prompt: the right tools for the open question. */
import type { Option } from '@interregnum/yield';
import type { ComponentType } from 'react';
import { Themed } from '../houses/themed.tsx';
import type { Props } from '../state/props.ts';
import { questionKey } from '../state/reading.ts';
import { ActionMenu } from './action-menu.tsx';
import { ArmyChoice } from './army-choice.tsx';
import { BattleChoice } from './battle-choice.tsx';
import { CardsChoice } from './cards-choice.tsx';
import { DeployChoice } from './deploy-choice.tsx';
import { LeaderChoice } from './leader-choice.tsx';
import { PlaceChoice } from './place-choice.tsx';
import { RevealChoice } from './reveal-choice.tsx';
import { SeatChoice } from './seat-choice.tsx';
import { CopyChoice, StrategyChoice } from './strategy-choice.tsx';
import { UnitsChoice } from './units-choice.tsx';
import { WayChoice } from './way-choice.tsx';

const BY_QUESTION: Readonly<Record<string, ComponentType<Props>>> = {
  'YLD-D00': SeatChoice,
  'YLD-D01': LeaderChoice,
  'YLD-D02': ArmyChoice,
  'YLD-D03': PlaceChoice,
  'YLD-D04': DeployChoice,
  'YLD-D05': UnitsChoice,
  'YLD-D06': CardsChoice,
  'YLD-D10': StrategyChoice,
  'YLD-D11': RevealChoice,
  'YLD-D12': CardsChoice,
  'YLD-D13': ActionMenu,
  'YLD-D14': PlaceChoice,
  'YLD-D15': CopyChoice,
  'YLD-D16': SeatChoice,
  'YLD-D17': CardsChoice,
  'YLD-D18': CardsChoice,
  'YLD-D20': PlaceChoice,
  'YLD-D21': BattleChoice,
  'YLD-D22': ArmyChoice,
  'YLD-D23': PlaceChoice,
  'YLD-D24': WayChoice,
  'YLD-D25': WayChoice,
  'YLD-D30': PlaceChoice,
  'YLD-D31': UnitsChoice,
  'YLD-D40': BattleChoice,
  'YLD-D41': SeatChoice,
  'YLD-D42': BattleChoice,
};

export function Controls(props: Props) {
  const { view, choices } = props;
  const Tools = choices.length > 0 ? BY_QUESTION[view.ask?.id ?? ''] : undefined;
  if (!Tools) return null;
  return (
    <Themed view={view}>
      <Tools key={questionKey(view)} {...props} />
    </Themed>
  );
}

/** What is neither on the map nor here: plain buttons. */
const PLAIN = new Set<Option['type']>([
  'done',
  'nothing',
  'stop',
  'yield',
  'accept',
  'pass',
  'ally',
  'agree',
  'back',
  'take',
  'leave',
]);
export const offersItself = (option: Option): boolean => !PLAIN.has(option.type);
