/** What stands beside the prompt: the right tools for the open question. */

import { ASK, type Option, type Question } from '@interregnum/yield';
import { type ControlsByQuestion, controlFor } from '../../../table/kit/controls.ts';
import { Themed } from '../houses/themed.tsx';
import type { Props } from '../state/props.ts';
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

const BY_QUESTION: ControlsByQuestion<Question, Props> = {
  [ASK.startingPlayer]: SeatChoice,
  [ASK.leader]: LeaderChoice,
  [ASK.champion]: ArmyChoice,
  [ASK.startFortress]: PlaceChoice,
  [ASK.deploy]: DeployChoice,
  [ASK.split]: UnitsChoice,
  [ASK.firstDiscard]: CardsChoice,
  [ASK.strategyCard]: StrategyChoice,
  [ASK.perform]: RevealChoice,
  [ASK.handLimit]: CardsChoice,
  [ASK.action]: ActionMenu,
  [ASK.removeToken]: PlaceChoice,
  [ASK.copy]: CopyChoice,
  [ASK.marker]: SeatChoice,
  [ASK.discardToDraw]: CardsChoice,
  [ASK.giveToThief]: CardsChoice,
  [ASK.battle]: PlaceChoice,
  [ASK.battleCard]: BattleChoice,
  [ASK.loss]: ArmyChoice,
  [ASK.freeUpgrade]: PlaceChoice,
  [ASK.conquest]: null,
  [ASK.retreat]: WayChoice,
  [ASK.chase]: WayChoice,
  [ASK.recovery]: PlaceChoice,
  [ASK.recruit]: UnitsChoice,
  [ASK.allyCard]: BattleChoice,
  [ASK.upgrader]: SeatChoice,
  [ASK.eitherAlly]: BattleChoice,
};

export function Controls(props: Props) {
  const Tools = controlFor(BY_QUESTION, props);
  if (!Tools) return null;
  return (
    <Themed view={props.view} data-flow="">
      <Tools key={props.question} {...props} />
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
