/** Hides Gold in a fist: a slider, a number to type, and one button that closes the hand. */
import { type CSSProperties, useId, useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { useNarrow } from '../../../parts/use-screen.ts';
import { Answering } from '../../../table/kit/answering.tsx';
import { Stepper } from '../../../table/kit/stepper.tsx';
import type { Props } from '../state/props.ts';
import { fightOf } from '../state/reading.ts';
import css from './bid.module.css';
import { Coin, Hand } from './coin.tsx';

export function CoinBid({ view, options, choose, text }: Props) {
  const narrow = useNarrow();
  const form = useId();
  const amounts = options.filter(o => o.type === 'bid');
  const least = amounts[0]?.amount ?? 0;
  const most = amounts.at(-1)?.amount ?? 0;
  const [typed, setTyped] = useState(String(least));
  const amount = Math.min(most, Math.max(least, Math.round(Number(typed)) || least));
  const picked = amounts.find(each => each.amount === amount);
  if (!picked) return null;
  const set = (value: number) => setTyped(String(Math.min(most, Math.max(least, value))));
  return (
    <form
      id={form}
      className={css.bid}
      onSubmit={e => {
        e.preventDefault();
        choose(picked.code);
      }}
    >
      <Hand seat={view.viewer!} open={false} amount={amount} size={narrow ? 52 : 68} />
      <div className={css.amounts}>
        <input
          type="range"
          className={css.slider}
          min={least}
          max={most}
          value={amount}
          disabled={least === most}
          style={filledTo(most === least ? 1 : (amount - least) / (most - least))}
          onChange={e => setTyped(e.target.value)}
          aria-label={text('epix.bid.slider')}
        />
        <div className={css.scale} aria-hidden="true">
          <span>{least}</span>
          <span>{most}</span>
        </div>
        <FightOdds view={view} text={text} />
      </div>
      <Stepper value={amount} least={least} most={most} less={text('epix.less')} more={text('epix.more')} onStep={set}>
        <input
          inputMode="numeric"
          value={typed}
          onChange={e => setTyped(e.target.value)}
          onBlur={() => setTyped(String(amount))}
          onKeyDown={e => {
            if (e.key === 'ArrowUp') set(amount + 1);
            if (e.key === 'ArrowDown') set(amount - 1);
          }}
          aria-label={text('epix.bid.number', { least, most })}
        />
      </Stepper>
      <Answering>
        <Button type="submit" form={form} look="primary" data-code={picked.code}>
          <Coin /> {text(amount === 0 ? 'epix.bid.nothing' : 'epix.bid.close', { amount })}
        </Button>
      </Answering>
    </form>
  );
}

/** How much of the slider is golden. */
const filledTo = (share: number): CSSProperties => ({ '--filled': `${share * 100}%` }) as CSSProperties;

/** How much of the attacker's Gold the guesses cover. */
function FightOdds({ view, text }: Pick<Props, 'view' | 'text'>) {
  const fight = fightOf(view);
  if (!fight) return null;
  const gold = view.gold[fight.attacker]!;
  const guesses = Math.min(fight.guesses, gold);
  return (
    <p className={css.odds} data-hopeless={gold <= fight.guesses}>
      {text(gold <= fight.guesses ? 'epix.odds.hopeless' : 'epix.odds', { guesses, gold })}
    </p>
  );
}
