/** What stands beside the prompt: the right tools for the open question. */
import { ASK, type Question } from '@interregnum/runewars';
import type { ComponentType } from 'react';
import { runewarsClass } from '../peoples/peoples.ts';
import type { Props } from '../state/props.ts';
import { Answers } from './answers.tsx';
import { BidChoice } from './bid-choice.tsx';
import { DeployChoice } from './deploy-choice.tsx';
import { MarchChoice } from './march-choice.tsx';
import { OrderChoice } from './order-choice.tsx';

/** The questions with tools of their own; all others are answered by chips. */
const TOOLS: Readonly<Partial<Record<Question, ComponentType<Props>>>> = {
  [ASK.order]: OrderChoice,
  [ASK.deploy]: DeployChoice,
  [ASK.movers]: MarchChoice,
  [ASK.bid]: BidChoice,
};

/** RNW-081: first which way, then who goes. */
const isNamingGroup = ({ options }: Props): boolean =>
  options.some(({ type }) => type === 'group' || type === 'groupHero');

function toolsFor(props: Props): ComponentType<Props> {
  const id = props.view.ask!.id;
  return TOOLS[id] ?? (id === ASK.strategize && isNamingGroup(props) ? MarchChoice : Answers);
}

export function Controls(props: Props) {
  if (props.options.length === 0 || !props.view.ask) return null;
  const Tools = toolsFor(props);
  return (
    <div className={runewarsClass}>
      <Tools key={props.question} {...props} />
    </div>
  );
}
