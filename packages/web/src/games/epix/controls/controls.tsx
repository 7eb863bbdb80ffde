/** What stands beside the prompt: the right tools for the open question. */
import { ASK, type Question } from '@interregnum/epix';
import { useNarrow } from '../../../parts/use-screen.ts';
import { type ControlsByQuestion, controlFor } from '../../../table/kit/controls.ts';
import type { Props } from '../state/props.ts';
import { epixClass } from '../units/livery.ts';
import { ActionChoice, OrderChoice } from './action-choice.tsx';
import { CoinBid } from './coin-bid.tsx';
import css from './controls.module.css';
import { DraftControls } from './draft-controls.tsx';
import { FightChoice } from './fight-choice.tsx';
import { GuessRow } from './guess-row.tsx';
import { OwnCards } from './own-cards.tsx';
import { flowOf, RecruitPalette } from './recruit-palette.tsx';
import { SeatChoice } from './seat-choice.tsx';
import { StepChoice, UseChoice } from './unit-choice.tsx';

const BY_QUESTION: ControlsByQuestion<Question, Props> = {
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
  const { view } = props;
  const narrow = useNarrow();
  const Tools = controlFor(BY_QUESTION, props);
  if (!Tools && narrow) return null;
  const flow = flowOf(props);
  return (
    <div className={`${epixClass} ${css.controls}`} data-mode={view.mode} {...flow}>
      <div className={css.tools} {...flow}>
        {Tools && <Tools key={props.question} {...props} />}
      </div>
      {!narrow && !(Tools && WIDE.has(view.ask!.id)) && <OwnCards {...props} />}
    </div>
  );
}

/** What is offered on the map or here; the rest are plain buttons. */
const PLAIN = new Set(['pass', 'done', 'back', 'finish', 'decline']);
export const offersItself = (option: { type: string }): boolean => !PLAIN.has(option.type);
