/** Cards in a list, each with what may become of it beside each other; one press gives the answer for all of them. */
import { type Card, FACTION_CARDS } from '@interregnum/old-kings-crown';
import { AnswerButton } from '../../../table/kit/answer-button.tsx';
import { cardName, type Props } from '../state/props.ts';
import css from './fates.module.css';
import { CardPicture, whereIs } from './look.tsx';

export interface Fated<F extends string> {
  card: Card;
  /** What may become of it. */
  fates: readonly F[];
  fate: F;
}

interface FateListProps<F extends string> {
  of: Props;
  cards: readonly Fated<F>[];
  onFate(card: Card, fate: F): void;
  /** The answer as it stands; left out: there is none. */
  code: string | undefined;
  onConfirm(code: string): void;
}

export const FateList = <F extends string>({ of, cards, onFate, code, onConfirm }: FateListProps<F>) => (
  <>
    <ul className={css.list}>
      {cards.map(each => (
        <FatedCard key={each.card} of={of} {...each} onFate={fate => onFate(each.card, fate)} />
      ))}
    </ul>
    <AnswerButton answer={code === undefined ? null : { code }} choose={onConfirm}>
      {of.text('okc.confirm')}
    </AnswerButton>
  </>
);

const FatedCard = <F extends string>({
  of,
  card,
  fates,
  fate,
  onFate,
}: Fated<F> & { of: Props; onFate(fate: F): void }) => (
  <li className={css.card} data-card={FACTION_CARDS[card]!.id}>
    <CardPicture card={card} />
    <span className={css.name}>
      {cardName(of.text, card)}
      <small>{whereIs(of, card)}</small>
    </span>
    <fieldset className={css.fates} aria-label={cardName(of.text, card)}>
      {fates.map(one => (
        <button key={one} type="button" aria-pressed={one === fate} data-fate={one} onClick={() => onFate(one)}>
          {of.text(`okc.fate.${one}`)}
        </button>
      ))}
    </fieldset>
  </li>
);
