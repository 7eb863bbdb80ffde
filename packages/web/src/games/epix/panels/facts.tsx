/** The single facts that panels are made of. */
import Castle from 'icon:game-icons/castle';
import Crown from 'icon:game-icons/crown';
import { areasOf, incomeOf } from '@interregnum/epix';
import type { Seat } from '@interregnum/kernel';
import { Fact, Score } from '../../../table/kit/panel/facts.tsx';
import { Coin } from '../controls/coin.tsx';
import type { Props } from '../state/props.ts';
import { incomeTotal, leaders } from '../state/reading.ts';
import css from './panels.module.css';

export type PanelProps = Props & { seat: Seat };

export const Gold = ({ view, seat, text, size }: PanelProps & { size: number }) => (
  <Score
    value={view.gold[seat]!}
    label={text('epix.panel.gold', { gold: view.gold[seat]! })}
    icon={<Coin size={size} />}
  />
);

/** Occupied areas; a crown for the leader, a broken one for a tie. */
export function Areas({ view, seat, text }: PanelProps) {
  const first = leaders(view);
  const leads = first.includes(seat);
  const tied = leads && first.length > 1;
  const count = areasOf(view, seat);
  const label = text(tied ? 'epix.panel.tied' : leads ? 'epix.panel.leads' : 'epix.panel.areas', { count });
  return (
    <Fact icon={Castle} label={label} mood={leads ? 'high' : undefined}>
      <strong>{count}</strong>
      {leads && <Crown className={css.crown} data-tied={tied} />}
      {tied && <small>{text('epix.panel.tieSign')}</small>}
    </Fact>
  );
}

export function NextIncome({ view, seat, text }: PanelProps) {
  const total = incomeTotal(view, seat);
  const { camps, marks, cards } = incomeOf(view, seat);
  return (
    <Fact label={text('epix.panel.income', { total, camps, marks, cards })}>
      <strong>+{total}</strong>
      <small>{text('epix.panel.incomeSign')}</small>
    </Fact>
  );
}

/** The First Player card. */
export function FirstCard({ view, seat, text }: PanelProps) {
  if (view.firstPlayer !== seat) return null;
  return (
    <span className={css.first} title={text('epix.panel.first')}>
      <Crown />
      <span className={css.firstNumber} aria-hidden="true">
        1
      </span>
      <span className="visually-hidden">{text('epix.panel.first')}</span>
    </span>
  );
}
