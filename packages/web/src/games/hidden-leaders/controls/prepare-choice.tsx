/** HDL-D01: the card to hide and the card to discard, then both at once. */
import { heroId } from '@interregnum/hidden-leaders';
import { AnswerButton } from '../../../table/kit/answer-button.tsx';
import { usePlayed } from '../../../table/kit/played.ts';
import { FactionBadge } from '../marks/faction-badge.tsx';
import { heroName, heroText, kindOf, type Props } from '../state/props.ts';
import { usePicked } from '../state/selection.ts';
import css from './controls.module.css';

export function PrepareChoice({ question, options, choose, text }: Props) {
  const { card: hide, discard } = usePicked(question);
  const code = hide !== null && discard !== null ? `hide:${heroId(hide)}+discard:${heroId(discard)}` : null;
  const choice = options.find(each => each.code === code);
  return (
    <div className={css.prepare}>
      <Slot label={text('hdl.prepare.hide')} card={hide} text={text} />
      <Slot label={text('hdl.prepare.discard')} card={discard} text={text} />
      <AnswerButton answer={choice} choose={choose}>
        {text(hide === null ? 'hdl.prepare.first' : discard === null ? 'hdl.prepare.second' : 'hdl.prepare.both')}
      </AnswerButton>
    </div>
  );
}

function Slot({ label, card, text }: { label: string; card: number | null; text: Props['text'] }) {
  const played = usePlayed();
  return (
    <span className={css.slot} data-full={card !== null}>
      {card !== null && <FactionBadge faction={kindOf(played, card)} size={24} />}
      <span className={css.label}>
        <small>{label}</small>
        {card === null ? text('hdl.prepare.none') : heroName(text, card)}
        {card !== null && <small className={css.slotWords}>{heroText(text, card)}</small>}
      </span>
    </span>
  );
}
