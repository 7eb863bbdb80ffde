/** The single facts that panels are made of. */

import Castle from 'icon:game-icons/castle';
import Crown from 'icon:game-icons/crown';
import { areasOf, incomeOf } from '@interregnum/epix';
import type { Seat } from '@interregnum/kernel';
import { useState } from 'react';
import { Coin } from '../controls/coin.tsx';
import type { Props } from '../state/props.ts';
import { incomeTotal, leaders } from '../state/reading.ts';
import css from './panels.module.css';

export type PanelProps = Props & { seat: Seat };

/** The value before and how it changed last; a change of the viewer or a jump in time counts as well. */
function useChange(value: number): number {
  const [memory, setMemory] = useState({ value, change: 0 });
  if (memory.value === value) return memory.change;
  const change = value - memory.value;
  setMemory({ value, change });
  return change;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

export function Gold({ view, seat, text, size = 26 }: PanelProps & { size?: number }) {
  const gold = view.gold[seat]!;
  const change = useChange(gold);
  return (
    <span className={css.gold} title={text('epix.panel.gold', { gold })}>
      <Coin size={size} />
      <strong key={gold} className={css.goldNumber}>
        {gold}
      </strong>
      <span className="visually-hidden">{text('epix.panel.gold', { gold })}</span>
      {change !== 0 && (
        <span key={`${gold} ${change}`} className={css.change} data-good={change > 0}>
          {signed(change)}
        </span>
      )}
    </span>
  );
}

/** Occupied areas; a crown for the leader, a broken one for a tie. */
export function Areas({ view, seat, text }: PanelProps) {
  const first = leaders(view);
  const leads = first.includes(seat);
  const count = areasOf(view, seat);
  const label = text(leads ? (first.length > 1 ? 'epix.panel.tied' : 'epix.panel.leads') : 'epix.panel.areas', {
    count,
  });
  return (
    <span className={css.fact} data-leads={leads} title={label}>
      <Castle className={css.icon} />
      <strong>{count}</strong>
      {leads && <Crown className={css.crown} data-tied={first.length > 1} />}
      {leads && first.length > 1 && <small>{text('epix.panel.tieSign')}</small>}
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

export function NextIncome({ view, seat, text }: PanelProps) {
  const total = incomeTotal(view, seat);
  const { camps, marks, cards } = incomeOf(view, seat);
  const label = text('epix.panel.income', { total, camps, marks, cards });
  return (
    <span className={css.fact} title={label}>
      <strong>+{total}</strong>
      <small>{text('epix.panel.incomeSign')}</small>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

/** The First Player card. */
export function FirstCard({ view, seat, text }: PanelProps) {
  if (view.firstPlayer !== seat) return null;
  return (
    <span className={css.first} title={text('epix.panel.first')}>
      <Crown className={css.icon} />
      <span className={css.firstNumber} aria-hidden="true">
        1
      </span>
      <span className="visually-hidden">{text('epix.panel.first')}</span>
    </span>
  );
}
