/** What stands beside the prompt: the right tools for the open question. */
import { ASK, type Option, type Question } from '@interregnum/hidden-leaders';
import { type ControlsByQuestion, controlFor } from '../../../table/kit/controls.ts';
import { hdlClass } from '../marks/livery.ts';
import type { Props } from '../state/props.ts';
import { DiscardChoice } from './discard-choice.tsx';
import { FactionChoice } from './faction-choice.tsx';
import { MoveChoice } from './move-choice.tsx';
import { GiveChoice, PlayerChoice } from './player-choice.tsx';
import { PrepareChoice } from './prepare-choice.tsx';
import { HandChoice } from './taken.tsx';
import { TargetChoice } from './target-choice.tsx';

const BY_QUESTION: ControlsByQuestion<Question, Props> = {
  [ASK.prepare]: PrepareChoice,
  [ASK.turn]: HandChoice,
  [ASK.discard]: DiscardChoice,
  [ASK.draw]: TargetChoice,
  [ASK.handLimit]: HandChoice,
  [ASK.oneMove]: MoveChoice,
  [ASK.oneOrBothMoves]: MoveChoice,
  [ASK.moveForOther]: MoveChoice,
  [ASK.player]: PlayerChoice,
  [ASK.faction]: FactionChoice,
  [ASK.target]: TargetChoice,
  [ASK.ownTarget]: TargetChoice,
  [ASK.hideFromHand]: HandChoice,
  [ASK.heldCard]: TargetChoice,
  [ASK.mayExchange]: TargetChoice,
  [ASK.exchange]: TargetChoice,
  [ASK.mayDiscard]: TargetChoice,
  [ASK.look]: TargetChoice,
  [ASK.turnOrLook]: TargetChoice,
  [ASK.tavernCard]: TargetChoice,
  [ASK.copy]: TargetChoice,
  [ASK.graveyardCard]: TargetChoice,
  [ASK.pile]: null,
  [ASK.extraPlay]: HandChoice,
  [ASK.giveAway]: GiveChoice,
  [ASK.everyoneDiscards]: HandChoice,
  [ASK.revealFromHand]: HandChoice,
};

export function Controls(props: Props) {
  const Tools = controlFor(BY_QUESTION, props);
  if (!Tools) return null;
  return (
    <div className={hdlClass} data-flow="">
      <Tools key={props.question} {...props} />
    </div>
  );
}

/** What is offered on the table or here; the rest are plain buttons. */
const PLAIN = new Set<Option['type']>(['discard', 'pass', 'stop', 'no', 'lookOwn', 'pile']);
export const offersItself = (option: Option): boolean => !PLAIN.has(option.type);
