/** YLD-D11: the own card, to be revealed and performed, or kept hidden for Battle cards. */
import Eye from 'icon:lucide/eye';
import EyeOff from 'icon:lucide/eye-off';
import { HAND_LIMIT, hiddenCardDraw } from '@interregnum/yield';
import { optionsOfType } from '../../../table/kit/options.ts';
import { StrategyFace } from '../cards/strategy-card.tsx';
import { type Props, strategyName } from '../state/props.ts';
import { ownLaid } from '../state/reading.ts';
import { OptionChip } from './chip.tsx';
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
      <div className={css.either}>
        {optionsOfType(options, 'reveal').map(choice => (
          <OptionChip
            key={choice.code}
            {...props}
            choice={choice}
            tone="good"
            picture={<Eye className={css.icon} />}
            small={text('yield.reveal.small')}
          >
            {text('yield.reveal', { card: strategyName(text, card) })}
          </OptionChip>
        ))}
        {optionsOfType(options, 'keep').map(choice => (
          <OptionChip
            key={choice.code}
            {...props}
            choice={choice}
            picture={<EyeOff className={css.icon} />}
            small={over > 0 ? text('yield.keep.over', { count: over }) : text('yield.keep.small')}
          >
            {text('yield.keep', { count: draw })}
          </OptionChip>
        ))}
      </div>
    </div>
  );
}
