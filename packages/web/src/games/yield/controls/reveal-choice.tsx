/** YLD-D11: the own card, to be revealed and performed, or kept hidden for Battle cards. */
import Eye from 'icon:lucide/eye';
import EyeOff from 'icon:lucide/eye-off';
import { HAND_LIMIT, hiddenCardDraw } from '@interregnum/yield';
import { OptionChips } from '../../../table/kit/chips.tsx';
import { optionsOfType } from '../../../table/kit/options.ts';
import { StrategyFace } from '../cards/strategy-card.tsx';
import { type Props, strategyName } from '../state/props.ts';
import { ownLaid } from '../state/reading.ts';
import css from './controls.module.css';
import strategy from './strategy.module.css';

export function RevealChoice(props: Props) {
  const { view, options, text } = props;
  const card = ownLaid(view);
  const seat = view.viewer!;
  const { draw } = hiddenCardDraw(view, seat);
  const over = view.handSize[seat]! + draw - HAND_LIMIT;
  if (card === null) return null;
  return (
    <div className={css.reveal}>
      <span className={strategy.single}>
        <StrategyFace card={card} seat={seat} text={text} />
      </span>
      <ul className={css.either}>
        <OptionChips
          {...props}
          of={optionsOfType(options, 'reveal')}
          show={() => ({
            picture: <Eye className={css.icon} />,
            words: text('yield.reveal', { card: strategyName(text, card) }),
            small: text('yield.reveal.small'),
            tone: 'good',
          })}
        />
        <OptionChips
          {...props}
          of={optionsOfType(options, 'keep')}
          show={() => ({
            picture: <EyeOff className={css.icon} />,
            words: text('yield.keep', { count: draw }),
            small: over > 0 ? text('yield.keep.over', { count: over }) : text('yield.keep.small'),
          })}
        />
      </ul>
    </div>
  );
}
