/** Action cards to choose from: one, in Winter two; also the Spymaster's second thoughts and the order in Winter. */
import { ACTION_CARDS, ACTION_IDS, type ActionCard, type Option, taxOf, WINTER } from '@interregnum/epix';
import { useState } from 'react';
import { useNarrow } from '../../../parts/use-screen.ts';
import { AnswerButton } from '../../../table/kit/answer-button.tsx';
import { Hand } from '../../../table/kit/hand/hand.tsx';
import { HandCard } from '../../../table/kit/hand/hand-card.tsx';
import { answerOf } from '../../../table/kit/options.ts';
import { ActionFace } from '../cards/action-face.tsx';
import type { Props } from '../state/props.ts';
import css from './actions.module.css';

const cardsOf = (o: Option): number => (o.type === 'choose' || o.type === 'change' ? o.cards : 0);

/** What is chosen at the moment: the answer given, or the cards that lie there. */
function chosenNow({ view, options }: Props): number {
  const answer = answerOf(view, options);
  return answer ? cardsOf(answer) : (view.chosen[view.viewer!] ?? 0);
}

/** The option that ends with exactly these cards; keeping the own choice counts too. */
function choiceFor(options: readonly Option[], cards: number, kept: number): Option | undefined {
  return options.find(o => (o.type === 'keep' ? cards === kept : cardsOf(o) === cards));
}

export function ActionChoice(props: Props) {
  const { view, options, choose, text } = props;
  const kept = chosenNow(props);
  const [picked, setPicked] = useState(kept);
  const winter = view.season === WINTER;
  const gold = taxOf(view, view.viewer!);

  const lift = (card: ActionCard) => {
    if (winter) setPicked(nextPair(picked, card));
    else if (picked === card && choice) choose(choice.code);
    else setPicked(card);
  };
  const choice = choiceFor(options, picked, kept);
  /** Where there is no room for a button the card itself says what the next press does. */
  const again = useNarrow() && !winter;
  return (
    <div className={css.actions}>
      <Hand
        className={css.cards}
        label={text('epix.actions')}
        cards={ACTION_CARDS}
        keyOf={card => ACTION_IDS[card]!}
        spotOf={card => `action.${ACTION_IDS[card]}`}
        question={props.question}
        isLifted={card => (picked & card) !== 0}
      >
        {card => (
          <HandCard
            offered
            code={winter ? undefined : choiceFor(options, card, kept)?.code}
            lifted={(picked & card) !== 0}
            onPress={() => lift(card)}
          >
            <ActionFace card={card} text={text} taxGold={gold} />
            {again && (picked & card) !== 0 && kept !== card && (
              <span className={css.again}>{text('epix.action.again')}</span>
            )}
            {(kept & card) !== 0 && <span className={css.chosen}>{text('epix.action.chosen')}</span>}
          </HandCard>
        )}
      </Hand>
      {!again && (
        <AnswerButton answer={choice} choose={choose}>
          {buttonWords(props, picked, choice)}
        </AnswerButton>
      )}
    </div>
  );
}

function buttonWords({ view, text }: Props, picked: number, choice: Option | undefined): string {
  if (view.season === WINTER) return text(choice ? 'epix.action.both' : 'epix.action.pickTwo');
  if (!choice) return text('epix.action.pick');
  return text('epix.action.one', { card: text(`action.${ACTION_IDS[picked]}`) });
}

/** Toggles a card; a third one replaces the first of the two. */
export function nextPair(picked: number, card: ActionCard): number {
  if (picked & card) return picked & ~card;
  const others = ACTION_CARDS.filter(each => picked & each);
  return others.length < 2 ? picked | card : (picked & ~others[0]!) | card;
}

/** EPX-D07: both orders, each as the two cards in a row. */
export function OrderChoice({ view, options, choose, text }: Props) {
  const gold = taxOf(view, view.viewer!);
  return (
    <div className={css.orders}>
      {options.map(o =>
        o.type === 'order' ? (
          <button key={o.code} type="button" className={css.order} onClick={() => choose(o.code)}>
            {[o.first, o.second].map((card, i) => (
              <span key={card} className={css.step}>
                <span className={css.rank}>{i + 1}</span>
                <span className={css.small}>
                  <ActionFace card={card} text={text} taxGold={gold} />
                </span>
              </span>
            ))}
          </button>
        ) : null,
      )}
    </div>
  );
}
