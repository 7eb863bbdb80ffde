/** OKC-100, OKC-102: committing to what lies in the three slots. */
import { NONE } from '@interregnum/old-kings-crown';
import { AnswerButton } from '../../../table/kit/answer-button.tsx';
import { usePlacing } from '../state/placing.ts';
import type { Props } from '../state/props.ts';
import css from './controls.module.css';

export function PlacingChoice(props: Props) {
  const { view, text, choose } = props;
  const placing = usePlacing(props);
  const answered = view.answers.mine !== null;
  const missing = placing.cards.filter(card => card === NONE).length;
  if (placing.isGiven) return null;
  return (
    <div className={css.taken}>
      <p className={css.hint}>
        {text('okc.placing.hint')} {!placing.answer && text('okc.placing.missing', { n: missing })}
      </p>
      <AnswerButton answer={placing.answer} choose={choose}>
        {text(answered ? 'okc.placing.again' : 'okc.placing.commit')}
      </AnswerButton>
    </div>
  );
}
