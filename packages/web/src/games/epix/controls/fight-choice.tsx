/** Decisions within a fight: ask the Informers, fight on or fall back, call the Battle Surgeons. */

import Surgeon from 'icon:game-icons/bandage-roll';
import Ear from 'icon:game-icons/human-ear';
import { firstDefender, GARRISON, guessesAgainst } from '@interregnum/epix';
import { OptionRow } from '../../../table/kit/chips.tsx';
import { areaName, type Props, unitName } from '../state/props.ts';
import { fightOf } from '../state/reading.ts';
import { UnitPicture } from '../units/emblem.tsx';
import css from './controls.module.css';

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
  const { view, options, text } = props;
  const fight = fightOf(view);
  if (!fight) return null;
  const next = firstDefender(view, fight.to);
  return (
    <OptionRow
      {...props}
      of={options}
      show={({ type }) => {
        const Sign = type === 'ask' || type === 'save' ? SIGNS[type] : null;
        const goesOn = type === 'continue';
        return {
          picture: Sign ? (
            <Sign className={css.sign} />
          ) : (
            goesOn && next !== null && <UnitPicture seat={fight.defender} unit={next} size={34} />
          ),
          words: text(`option.${type}`),
          small: consequence(props, type),
          tone: goesOn ? 'bad' : 'plain',
        };
      }}
    />
  );
}
