/** Decisions within a fight: ask the Informers, fight on or fall back, call the Battle Surgeons. */

import Surgeon from 'icon:game-icons/bandage-roll';
import Ear from 'icon:game-icons/human-ear';
import { firstDefender, GARRISON, guessesAgainst } from '@interregnum/epix';
import { areaName, type Props, unitName } from '../state/props.ts';
import { fightOf } from '../state/reading.ts';
import { UnitPicture } from '../units/emblem.tsx';
import css from './choices.module.css';

const SIGNS = { ask: Ear, save: Surgeon } as const;

/** By option: the words on its button and the consequence below. */
function consequence(props: Props, type: string): string {
  const { view, text } = props;
  const fight = fightOf(view)!;
  if (type === 'continue') {
    const next = firstDefender(view, fight.to)!;
    const guesses = guessesAgainst(view, fight.attacker, fight.unit, next, fight.to);
    const gold = view.gold[fight.attacker]!;
    return text(next === GARRISON ? 'epix.fight.nextCastle' : 'epix.fight.next', {
      unit: unitName(text, next),
      guesses,
      gold,
    });
  }
  if (type === 'stop') return text('epix.fight.back', { area: areaName(text, fight.from) });
  if (type === 'save') return text('epix.fight.save', { area: areaName(text, fight.from) });
  return text(`epix.fight.${type}`, { unit: unitName(text, fight.unit) });
}

export function FightChoice(props: Props) {
  const { view, options, choose, text } = props;
  const fight = fightOf(view);
  if (!fight) return null;
  return (
    <ul className={css.row}>
      {options.map(o => {
        const Sign = o.type === 'ask' || o.type === 'save' ? SIGNS[o.type] : null;
        const next = o.type === 'continue' ? firstDefender(view, fight.to) : null;
        return (
          <li key={o.code}>
            <button
              type="button"
              className={`${css.choice} ${css.wide}`}
              data-kind={o.type}
              onClick={() => choose(o.code)}
            >
              {Sign && <Sign className={css.sign} />}
              {next !== null && <UnitPicture seat={fight.defender} unit={next} size={34} />}
              <span className={css.label}>
                {text(`option.${o.type}`)}
                <small>{consequence(props, o.type)}</small>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
