/** A card of the hand answers: it is taken up, read, and then played. */
import { CARD_COUNT, type Card, cardSource, contentOf, type Option } from '@interregnum/old-kings-crown';
import { useNarrow } from '../../../parts/use-screen.ts';
import { AnswerButton } from '../../../table/kit/answer-button.tsx';
import { OptionRow } from '../../../table/kit/chips.tsx';
import { optionWords } from '../board/piece.tsx';
import { KeywordList, UsedWords } from '../cards/keywords.tsx';
import { cardName, cardText } from '../cards/words.ts';
import { narrowed } from '../state/clicks.ts';
import { cardSpot, type Props } from '../state/props.ts';
import { usePicked } from '../state/selection.ts';
import css from './controls.module.css';
import { CardPicture, lookOf } from './look.tsx';
import { offersItself } from './plain.ts';

const hasCard = (o: Option): o is Option & { card: Card } => 'card' in o && o.card < CARD_COUNT;

export function HandChoice(props: Props) {
  const { view, options, question, text } = props;
  const { things } = usePicked(question);
  const taken = options.filter(hasCard).find(o => things.includes(cardSpot(o.card)));
  const others = options.filter(o => offersItself(o, view) && !hasCard(o));
  return (
    <div className={css.column} data-flow="">
      {taken ? (
        <Taken {...props} card={taken.card} of={narrowed(view, options, [cardSpot(taken.card)])} />
      ) : (
        <p className={css.hint}>{text('okc.pick.hand')}</p>
      )}
      {others.length > 0 && <OptionRow {...props} of={others} show={o => lookOf(props, o)} />}
    </div>
  );
}

/** On a narrow screen the words of the card stand above the hand. */
function Taken({ card, of, ...props }: Props & { card: Card; of: readonly Option[] }) {
  const { view, text } = props;
  const narrow = useNarrow();
  return (
    <>
      {!narrow && (
        <div className={css.taken}>
          <CardPicture card={card} />
          <span className={css.takenWords}>
            <b>{cardName(text, card)}</b>
            <KeywordList keywords={contentOf(view).keywords[card]!} text={text} />
            <span>{cardText(view, text, card)}</span>
            <UsedWords source={cardSource(card)} text={text} />
          </span>
        </div>
      )}
      {of.map(o => (
        <AnswerButton key={o.code} answer={o} choose={props.choose}>
          {optionWords(props, o)}
        </AnswerButton>
      ))}
    </>
  );
}
