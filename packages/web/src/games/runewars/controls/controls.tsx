/** What stands beside the prompt: the right tools for the open question. */
import { ASK, type Question } from '@interregnum/runewars';
import type { ComponentType } from 'react';
import { OwnCards } from '../own/own-cards.tsx';
import { runewarsClass } from '../peoples/peoples.ts';
import type { Props } from '../state/props.ts';
import { Answers } from './answers.tsx';
import { BidChoice } from './bid-choice.tsx';
import { DeployChoice } from './deploy-choice.tsx';
import { FateChoice } from './fate-left.tsx';
import { MarchChoice } from './march-choice.tsx';
import { OrderChoice } from './order-choice.tsx';
import { TileChoice } from './tile-choice.tsx';

/** The questions with tools of their own; all others are answered by chips. */
const TOOLS: Readonly<Partial<Record<Question, ComponentType<Props>>>> = {
  [ASK.order]: OrderChoice,
  [ASK.deploy]: DeployChoice,
  [ASK.movers]: MarchChoice,
  [ASK.bid]: BidChoice,
  [ASK.tile]: TileChoice,
  [ASK.homeRealm]: TileChoice,
  [ASK.diplomacy]: FateChoice,
  [ASK.destiny]: FateChoice,
  [ASK.test]: FateChoice,
};

/** RNW-081: first which way, then who goes. */
const isNamingGroup = ({ options }: Props): boolean =>
  options.some(({ type }) => type === 'group' || type === 'groupHero');

function toolsFor(props: Props): ComponentType<Props> {
  const id = props.view.ask!.id;
  return TOOLS[id] ?? (id === ASK.strategize && isNamingGroup(props) ? MarchChoice : Answers);
}

export function Controls(props: Props) {
  const Tools = props.options.length > 0 && props.view.ask ? toolsFor(props) : null;
  return (
    <div className={runewarsClass}>
      {Tools && <Tools key={props.question} {...props} />}
      <OwnCards {...props} />
    </div>
  );
}
