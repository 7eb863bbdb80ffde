/** The defender's guess: tap as many numbers as the defence allows, then say them. */
import { useState } from 'react';
import { AnswerButton } from '../../../table/kit/answer-button.tsx';
import { joined } from '../../../table/kit/words.ts';
import type { Props } from '../state/props.ts';
import { fightOf } from '../state/reading.ts';
import css from './guess.module.css';

export function GuessRow({ view, options, choose, text }: Props) {
  const [picked, setPicked] = useState<readonly number[]>([]);
  const fight = fightOf(view);
  if (!fight) return null;
  const gold = view.gold[fight.attacker]!;
  const needed = Math.min(fight.guesses, gold);
  const toggle = (n: number) =>
    setPicked(picked.includes(n) ? picked.filter(x => x !== n) : [...picked, n].slice(-needed));
  const numbers = [...picked].sort((a, b) => a - b);
  const choice = options.find(o => o.type === 'guess' && o.numbers.join() === numbers.join());
  const unlikely = (n: number) => view.odd !== null && (n % 2 === 1) !== view.odd;
  return (
    <div className={css.guess}>
      <fieldset className={css.numbers}>
        <legend>{text('epix.guess.pick', { count: needed, gold })}</legend>
        {Array.from({ length: gold }, (_, i) => i + 1).map(n => (
          <button
            key={n}
            type="button"
            className={css.number}
            data-spot={`number.${n}`}
            aria-pressed={picked.includes(n)}
            data-unlikely={unlikely(n)}
            onClick={() => toggle(n)}
          >
            {n}
          </button>
        ))}
      </fieldset>
      <AnswerButton answer={choice} choose={choose}>
        {choice
          ? text('epix.guess.say', { numbers: joined(text, numbers.map(String)) })
          : text('epix.guess.left', { count: needed - picked.length })}
      </AnswerButton>
    </div>
  );
}
