/** OKC-191, OKC-192: the viewer's Revealed cards as a list: which one is retired, which come back to the hand. */
import { type Card, type Option, revealedOf } from '@interregnum/old-kings-crown';
import { useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { OptionRow, PickChip, Row } from '../../../table/kit/chips.tsx';
import { optionsOfType } from '../../../table/kit/options.ts';
import { cardName, type Props } from '../state/props.ts';
import css from './controls.module.css';
import { CardPicture, whereIs } from './look.tsx';

export const RetireChoice = (props: Props) => (
  <div className={css.column}>
    <OptionRow
      {...props}
      line
      of={optionsOfType(props.options, 'retire')}
      show={o => ({
        picture: <CardPicture card={o.card} />,
        words: `${props.text('okc.retire')}: ${cardName(props.text, o.card)}`,
        small: whereIs(props, o.card),
        tone: 'bad',
      })}
    />
    <p className={css.hint}>{props.text('okc.retire.hint')}</p>
  </div>
);

const keptBy = (o: Option): readonly Card[] => (o.type === 'keepCards' ? o.cards : []);
const same = (one: readonly Card[], other: readonly Card[]): boolean =>
  one.length === other.length && one.every(card => other.includes(card));

/** Every card that may stay is a switch: to the hand, or discarded. */
export function LoyalChoice(props: Props) {
  const { view, options, choose, text } = props;
  const keepable = revealedOf(view, view.viewer!).filter(card => options.some(o => keptBy(o).includes(card)));
  const [kept, setKept] = useState<readonly Card[]>(() => keptBy(options[0]!));
  const answer = options.find(o => same(keptBy(o), kept));
  const toggle = (card: Card) => setKept(kept.includes(card) ? kept.filter(other => other !== card) : [...kept, card]);
  return (
    <div className={css.taken}>
      <Row line>
        {keepable.map(card => (
          <PickChip
            key={card}
            look={{
              picture: <CardPicture card={card} />,
              words: cardName(text, card),
              small: text(kept.includes(card) ? 'okc.loyal.keep' : 'okc.loyal.discard'),
            }}
            pressed={kept.includes(card)}
            onClick={() => toggle(card)}
          />
        ))}
      </Row>
      <Button
        look="primary"
        large
        disabled={!answer}
        data-code={answer?.code}
        onClick={() => answer && choose(answer.code)}
      >
        {text('okc.confirm')}
      </Button>
    </div>
  );
}
