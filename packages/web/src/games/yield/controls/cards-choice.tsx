/** Cards that have to go: tap them in the hand, then all at once. */
import { kindId } from '@interregnum/yield';
import { Button } from '../../../parts/button.tsx';
import { Answering } from '../../../table/kit/answering.tsx';
import { wish } from '../../../table/kit/wishes.ts';
import { joined } from '../../../table/kit/words.ts';
import { handUse } from '../own/hand-use.ts';
import { kindName, type Props } from '../state/props.ts';
import { usePicked } from '../state/selection.ts';
import css from './controls.module.css';

export function CardsChoice({ view, question, options, text }: Props) {
  const { cards: picked } = usePicked(question);
  const use = handUse(view, options, view.viewer!);
  if (!use || use.for === 'battle') return null;
  const kinds = use.from.filter(card => picked.includes(card.id)).map(card => card.kind);
  const codes = kinds.map(kind => `${use.for}:${kindId(kind)}`);
  const ready = kinds.length >= use.due && !view.answers.given[view.viewer!];
  const names = joined(
    text,
    kinds.map(kind => kindName(text, kind)),
  );
  return (
    <div className={css.cards}>
      <Answering>
        <Button look="primary" disabled={!ready} data-code={ready ? codes[0] : undefined} onClick={() => wish(codes)}>
          {kinds.length < use.due
            ? text('yield.cards.tap', { count: use.due - kinds.length })
            : text(`yield.cards.${use.for}`, { cards: names })}
        </Button>
      </Answering>
      <p className={css.hint}>{text('yield.cards.hint')}</p>
    </div>
  );
}
