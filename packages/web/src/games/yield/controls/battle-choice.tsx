/** YLD-D21, YLD-D40, YLD-D42: the card taken up, face up or face down, each with what it leads to. Yielding is a plain button. */
import Down from 'icon:game-icons/card-play';
import { sideOf, valueInBattle } from '@interregnum/yield';
import { OptionChips, Row } from '../../../table/kit/chips.tsx';
import { optionsOfType } from '../../../table/kit/options.ts';
import { BattleCard, CoveredCard } from '../cards/battle-card.tsx';
import { kindName, type Props } from '../state/props.ts';
import { championBonus, handOf } from '../state/reading.ts';
import { usePicked } from '../state/selection.ts';
import css from './controls.module.css';

export function BattleChoice(props: Props) {
  const { view, options, text } = props;
  const { cards } = usePicked(props.question);
  const card = handOf(view, view.viewer!).find(one => cards.includes(one.id));
  const plays = optionsOfType(options, 'play', 'cover').filter(option => option.kind === card?.kind);
  if (!card || plays.length === 0) {
    const none = optionsOfType(options, 'play', 'cover').length === 0;
    return (
      <p className={css.hint}>
        <Down className={css.icon} />
        {text(none ? 'yield.battle.noCards' : 'yield.battle.pick')}
      </p>
    );
  }
  return (
    <Row>
      <OptionChips
        {...props}
        of={plays}
        show={({ type }) => {
          const up = type === 'play';
          const value = valueInBattle(view, view.battle!, view.viewer!, card.kind, up);
          const total = view.battle!.totals[sideOf(view, view.viewer!)]! + value;
          return {
            tone: up ? 'good' : 'plain',
            picture: (
              <span className={css.mini}>
                {up ? (
                  <BattleCard kind={card.kind} bonus={championBonus(view, view.viewer!, card.kind)} />
                ) : (
                  <CoveredCard value={value} kind={card.kind} />
                )}
              </span>
            ),
            words: text(up ? 'yield.battle.up' : 'yield.battle.down', { card: kindName(text, card.kind) }),
            small: text('yield.battle.becomes', { value, total }),
          };
        }}
      />
      {plays.every(option => option.type === 'cover') && (
        <li className={css.hint}>{text('yield.battle.wrongColour')}</li>
      )}
    </Row>
  );
}
