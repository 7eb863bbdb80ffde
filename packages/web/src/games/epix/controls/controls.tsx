/** What stands beside the prompt: the right tools for the open question. */
import { ASK } from '@interregnum/epix';
import type { ComponentType } from 'react';
import { useNarrow } from '../../../parts/use-screen.ts';
import type { Props } from '../state/props.ts';
import { epixClass } from '../units/livery.ts';
import { ActionChoice, OrderChoice } from './action-choice.tsx';
import { CoinBid } from './coin-bid.tsx';
import css from './controls.module.css';
import { DraftControls } from './draft-controls.tsx';
import { FightChoice } from './fight-choice.tsx';
import { GuessRow } from './guess-row.tsx';
import { OwnCards } from './own-cards.tsx';
import { RecruitPalette } from './recruit-palette.tsx';
import { SeatChoice } from './seat-choice.tsx';
import { StepChoice, UseChoice } from './unit-choice.tsx';

const BY_QUESTION: Readonly<Record<string, ComponentType<Props>>> = {
  [ASK.draft]: DraftControls,
  [ASK.auction]: CoinBid,
  [ASK.firstPlayer]: SeatChoice,
  [ASK.actionCard]: ActionChoice,
  [ASK.spy]: SeatChoice,
  [ASK.changeCard]: ActionChoice,
  [ASK.cardOrder]: OrderChoice,
  [ASK.recruit]: RecruitPalette,
  [ASK.unit]: UseChoice,
  [ASK.soldierStep]: StepChoice,
  [ASK.knightStep]: StepChoice,
  [ASK.catapultTarget]: StepChoice,
  [ASK.fightBid]: CoinBid,
  [ASK.informers]: FightChoice,
  [ASK.guess]: GuessRow,
  [ASK.fightOn]: FightChoice,
  [ASK.surgeons]: FightChoice,
};

/** Questions whose tools need the whole bar. */
const WIDE: ReadonlySet<string> = new Set([ASK.draft, ASK.actionCard, ASK.changeCard]);

export function Controls(props: Props) {
  const { view, options } = props;
  const narrow = useNarrow();
  const question = view.ask && options.length > 0 ? view.ask.id : '';
  const Tools = BY_QUESTION[question];
  if (!Tools && narrow) return null;
  return (
    <div className={`${epixClass} ${css.controls}`} data-mode={view.mode}>
      <div className={css.tools}>{Tools && <Tools key={questionKey(props)} {...props} />}</div>
      {!narrow && !WIDE.has(question) && <OwnCards {...props} />}
    </div>
  );
}

/** What was typed for one question is forgotten at the next. */
const questionKey = ({ view }: Props): string =>
  [view.ask?.id, view.season, view.frames.length, view.riding, view.gold[view.viewer ?? 0], view.bidAmount].join('/');

/** What is offered on the map or here; the rest are plain buttons. */
const PLAIN = new Set(['pass', 'done', 'back', 'finish', 'decline']);
export const offersItself = (option: { type: string }): boolean => !PLAIN.has(option.type);
