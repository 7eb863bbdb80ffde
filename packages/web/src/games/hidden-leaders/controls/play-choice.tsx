/** HDL-D02, HDL-D28: the card that is taken up, in full, to be played or discarded. */
import { Button } from '../../../parts/button.tsx';
import { wish } from '../../../table/kit/wishes.ts';
import { FactionBadge } from '../marks/faction-badge.tsx';
import { kindClass } from '../marks/livery.ts';
import { onCard } from '../state/clicks.ts';
import { heroName, heroText, kindOf, type Props } from '../state/props.ts';
import { usePicked } from '../state/selection.ts';
import css from './controls.module.css';

export function PlayChoice(props: Props) {
  const { options, choose, text } = props;
  const { card } = usePicked(props.question);
  const play = card === null ? undefined : onCard(options, card)[0];
  const discard = options.find(option => option.type === 'discard');
  if (card === null || !play) return <p className={css.hint}>{text('hdl.play.pick')}</p>;
  const discardIt = () => discard && wish([discard.code, play.code.replace('play:', 'discard:')]);
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
