/** HDL-D02, HDL-D28: the card that is taken up, in full, to be played or discarded. */
import { Button } from '../../../parts/button.tsx';
import { FactionBadge } from '../marks/faction-badge.tsx';
import { kindClass } from '../marks/livery.ts';
import { onCard } from '../state/clicks.ts';
import { heroName, heroText, kindOf, type Props } from '../state/props.ts';
import { questionKey } from '../state/reading.ts';
import { usePicked, wish } from '../state/selection.ts';
import css from './controls.module.css';

export function PlayChoice(props: Props) {
  const { view, options, choose, text } = props;
  const { card } = usePicked(questionKey(view));
  const play = card === null ? undefined : onCard(options, card)[0];
  const discard = options.find(option => option.type === 'discard');
  if (card === null || !play) return <p className={css.hint}>{text('hdl.play.pick')}</p>;
  const discardIt = () => {
    if (!discard) return;
    wish.set(play.code.replace('play:', 'discard:'));
    choose(discard.code);
  };
  return (
    <div className={`${css.taken} ${kindClass(kindOf(card))}`}>
      <FactionBadge faction={kindOf(card)} size={34} />
      <div className={css.takenWords}>
        <b>{heroName(text, card)}</b>
        <span>{heroText(text, card)}</span>
      </div>
      <span className={css.buttons}>
        <Button look="primary" large data-code={play.code} onClick={() => choose(play.code)}>
          {text('hdl.play.play')}
        </Button>
        {discard && <Button onClick={discardIt}>{text('hdl.play.discard')}</Button>}
      </span>
    </div>
  );
}
