/** Battle cards as a hand, sorted by colour and value; in a battle those that may lie face up come first. */
import { kindId, yieldGame } from '@interregnum/yield';
import { CardButton } from '../../../table/kit/card/card-button.tsx';
import { magnifying } from '../../../table/kit/card/magnifier.tsx';
import { Hand as CardHand, playableFirst, Reading } from '../../../table/kit/hand/hand.tsx';
import { carryOut, type Meaning, NOTHING } from '../../../table/kit/meaning.ts';
import { BattleCard } from '../cards/battle-card.tsx';
import { kindName, type Option } from '../state/props.ts';
import { championBonus, type HandCard } from '../state/reading.ts';
import { type Picked, selection, usePicked } from '../state/selection.ts';
import { type HandUse, handUse, isUsable, offersOn, toggled } from './hand-use.ts';
import css from './own.module.css';
import type { OwnProps } from './own.tsx';

const reader = magnifying<HandCard>();

export function Hand({ cards, label, ...props }: OwnProps & { cards: readonly HandCard[]; label: string }) {
  const { view, viewer, options, text } = props;
  const { cards: picked } = usePicked(props.question);
  const use = handUse(view, options, viewer);
  const inBattle = use?.for === 'battle';
  const onlyDown = (card: HandCard) => inBattle && !isUsable(view, viewer, card);
  const nameOf = (card: HandCard) =>
    onlyDown(card) ? text('yield.hand.onlyDown', { card: kindName(text, card.kind) }) : kindName(text, card.kind);
  const face = (card: HandCard) => (
    <BattleCard
      kind={card.kind}
      bonus={inBattle && !onlyDown(card) ? championBonus(view, viewer, card.kind) : 0}
      onlyDown={onlyDown(card)}
    />
  );
  return (
    <CardHand
      className={css.hand}
      label={label}
      cards={playableFirst(cards, card => !onlyDown(card))}
      keyOf={({ id }) => id}
      spotOf={({ kind }) => `kind.${kindId(kind)}`}
      question={props.question}
      isLifted={({ id }) => picked.includes(id)}
      reader={reader}
      read={card => <Reading picture={<span className={css.held}>{face(card)}</span>} title={nameOf(card)} />}
      readsLifted={false}
    >
      {card => (
        <CardButton
          card={card}
          id={`battle card ${card.id}`}
          label={nameOf(card)}
          offers={use?.from.some(({ id }) => id === card.id) ? offersOn(options, card) : []}
          means={() => press(options, use, picked, card)}
          picked={picked.includes(card.id) ? 'card' : null}
          hovered={props.hovered}
          reader={reader}
          describe={option => props.say(yieldGame.words.describe(option as Option, view))}
          onMeaning={meaning => carryOut(props, selection, meaning)}
        >
          {face(card)}
        </CardButton>
      )}
    </CardHand>
  );
}

/** In a battle a second press plays the card; cards that have to go are gathered first. */
function press(options: readonly Option[], use: HandUse, picked: readonly string[], card: HandCard): Meaning<Picked> {
  const [offer] = offersOn(options, card);
  if (!use || !offer) return NOTHING;
  if (use.for !== 'battle') return { do: 'pick', what: { cards: toggled(picked, card.id, use.due) } };
  return picked.includes(card.id) ? { do: 'choose', code: offer.code } : { do: 'pick', what: { cards: [card.id] } };
}
