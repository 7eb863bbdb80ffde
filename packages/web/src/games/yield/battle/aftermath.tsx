/** A battle is over: who won, and the cards that had lain face down. */
import X from 'icon:lucide/x';
import { keyed } from '../../../parts/keyed.ts';
import { BattleCard } from '../cards/battle-card.tsx';
import { Emblem } from '../houses/emblem.tsx';
import { kindName, type Props } from '../state/props.ts';
import css from './battle.module.css';
import { winsBattle } from './headlines.ts';
import type { BattleEnd } from './use-aftermath.ts';

export function Aftermath({ end, onClose, ...props }: Props & { end: BattleEnd; onClose(): void }) {
  const { text } = props;
  return (
    <section className={`${css.panel} ${css.aftermath}`} aria-label={text('yield.battle.over')}>
      <h2 className={css.title}>
        {end.winner !== null && <Emblem seat={end.winner} size={26} />}
        {end.winner !== null
          ? winsBattle(props, end.winner)
          : text(end.drawn ? 'yield.battle.drawn' : 'yield.battle.over')}
      </h2>
      {end.uncovered.map(({ seat, cards }) => (
        <p key={seat} className={css.uncovered}>
          <Emblem seat={seat} size={16} />
          {text('yield.battle.uncovered')}
          {keyed(cards).map(({ key, item }) => (
            <span key={key} className={css.flipped} role="img" aria-label={kindName(text, item)}>
              <BattleCard kind={item} />
            </span>
          ))}
        </p>
      ))}
      <button type="button" className={css.close} aria-label={text('yield.close')} onClick={onClose}>
        <X />
      </button>
    </section>
  );
}
