/** YLD-D10, YLD-D15: Strategy cards to choose from; one is laid face down, or copied by a Ritual. */
import { undecided } from '@interregnum/kernel';
import { type Option, RITUAL, STRATEGY_CARDS, type StrategyCard, strategyId } from '@interregnum/yield';
import { useState } from 'react';
import { useNarrow } from '../../../parts/use-screen.ts';
import { AnswerButton } from '../../../table/kit/answer-button.tsx';
import { Answering } from '../../../table/kit/answering.tsx';
import { Hand } from '../../../table/kit/hand/hand.tsx';
import { HandCard } from '../../../table/kit/hand/hand-card.tsx';
import { answerOf, optionsOfType } from '../../../table/kit/options.ts';
import { bannersOf, StrategyFace } from '../cards/strategy-card.tsx';
import { type Props, strategyName } from '../state/props.ts';
import css from './strategy.module.css';

type Verb = Extract<Option['type'], 'choose' | 'copy'>;

interface ChoiceProps extends Props {
  verb: Verb;
  cards: readonly StrategyCard[];
  /** The card that lies there already. */
  laid: StrategyCard | null;
}

/** A press takes a card up, a second one or the button plays it. */
function CardChoice({ verb, cards, laid, ...props }: ChoiceProps) {
  const { view, options, choose, attempt, text } = props;
  const offers = optionsOfType(options, verb);
  const narrow = useNarrow();
  const [picked, setPicked] = useState<StrategyCard | null>(laid);
  const choice = picked === laid ? undefined : offers.find(option => option.card === picked);
  const press = (card: StrategyCard) => {
    const offered = offers.some(option => option.card === card);
    if (!offered) attempt(`${verb}:${strategyId(card)}`);
    else if (picked === card && choice) choose(choice.code);
    else setPicked(card);
  };
  const told = <p className={css.told}>{picked !== null && bannersOf(picked, text).join(' · ')}</p>;
  return (
    <div className={css.choice}>
      <Hand
        className={css.cards}
        label={text('yield.strategies.left')}
        cards={cards}
        keyOf={strategyId}
        spotOf={card => `strategy.${strategyId(card)}`}
        question={props.question}
        isLifted={card => picked === card}
      >
        {card => {
          const offered = offers.some(option => option.card === card);
          return (
            <>
              <HandCard offered={offered} lifted={picked === card} onPress={() => press(card)}>
                <StrategyFace card={card} seat={view.viewer!} text={text} />
              </HandCard>
              {!offered && <span className={css.used}>{text('yield.strategy.usedUp')}</span>}
              {laid === card && <span className={css.laid}>{text('yield.strategy.laid')}</span>}
            </>
          );
        }}
      </Hand>
      {!narrow && told}
      <Answering>{narrow && told}</Answering>
      <AnswerButton answer={choice} choose={choose}>
        {buttonWords(props, verb, picked, laid)}
      </AnswerButton>
    </div>
  );
}

function buttonWords(
  { view, text }: Props,
  verb: Verb,
  picked: StrategyCard | null,
  laid: StrategyCard | null,
): string {
  if (picked === null) return text('yield.strategy.pick');
  if (picked !== laid) return text(`yield.strategy.${verb}`, { card: strategyName(text, picked) });
  const waiting = undecided(view).length;
  return text('yield.strategy.waiting', { count: waiting });
}

export function StrategyChoice(props: Props) {
  const { view, options } = props;
  const answered = answerOf(view, options);
  const laid = answered?.type === 'choose' ? answered.card : null;
  return <CardChoice key={laid} {...props} verb="choose" cards={STRATEGY_CARDS} laid={laid} />;
}

const COPIED = STRATEGY_CARDS.filter(card => card !== RITUAL);

/** YLD-D15: whatever lies in hand or on the table; the card itself does not move. */
export const CopyChoice = (props: Props) => <CardChoice {...props} verb="copy" cards={COPIED} laid={null} />;
