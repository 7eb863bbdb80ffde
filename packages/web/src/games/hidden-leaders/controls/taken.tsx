/** The hand card that is taken up, with what can be done with it. */
import { type Card, hiddenLeaders, type Option } from '@interregnum/hidden-leaders';
import { Button } from '../../../parts/button.tsx';
import { useNarrow } from '../../../parts/use-screen.ts';
import { Answering } from '../../../table/kit/answering.tsx';
import { wish } from '../../../table/kit/wishes.ts';
import { FactionBadge } from '../marks/faction-badge.tsx';
import { kindClass } from '../marks/livery.ts';
import { onCard } from '../state/clicks.ts';
import { heroName, heroText, kindOf, type Props } from '../state/props.ts';
import { usePicked } from '../state/selection.ts';
import css from './controls.module.css';

interface TakenUp {
  card: Card;
  offer: Option;
}

/** `null`: nothing is taken up that can be answered with. */
export function useTakenUp({ question, options }: Props): TakenUp | null {
  const { card } = usePicked(question);
  const offer = card === null ? undefined : onCard(options, card)[0];
  return card !== null && offer ? { card, offer } : null;
}

/** On a narrow screen the words of the card stand above the hand. */
export function Taken({ card, offer, ...props }: Props & TakenUp) {
  const { view, options, choose, text } = props;
  const narrow = useNarrow();
  const playing = offer.type === 'hero' && offer.verb === 'play';
  const discard = playing && options.find(option => option.type === 'discard');
  return (
    <>
      {!narrow && (
        <div className={`${css.taken} ${kindClass(kindOf(view, card))}`}>
          <FactionBadge faction={kindOf(view, card)} size={34} />
          <div className={css.takenWords}>
            <b>{heroName(text, card)}</b>
            <span>{heroText(text, card)}</span>
          </div>
        </div>
      )}
      <Answering>
        <Button look="primary" data-code={offer.code} onClick={() => choose(offer.code)}>
          {playing ? text('hdl.play.play') : props.say(hiddenLeaders.words.describe(offer, view))}
        </Button>
        {discard && (
          <Button onClick={() => wish([discard.code, offer.code.replace('play:', 'discard:')])}>
            {text('hdl.play.discard')}
          </Button>
        )}
      </Answering>
    </>
  );
}

/** A card of the hand answers: to be played, discarded, hidden, revealed. */
export function HandChoice(props: Props) {
  const taken = useTakenUp(props);
  return taken ? <Taken {...props} {...taken} /> : <p className={css.hint}>{props.text('hdl.hand.pick')}</p>;
}
