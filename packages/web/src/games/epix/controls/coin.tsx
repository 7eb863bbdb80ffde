/** A Gold coin, and fists that hide coins. */

import Fist from 'icon:game-icons/fist';
import Palm from 'icon:game-icons/receive-money';
import { seatClass } from '../../../parts/seal.tsx';
import css from './coin.module.css';

export function Coin({ size = 20 }: { size?: number }) {
  return (
    <svg viewBox="-12 -12 24 25" width={size} height={size} aria-hidden="true">
      <circle cy={1.4} r={11} fill="var(--gold-dark, #8a6413)" />
      <circle r={11} fill="var(--gold, #e3b23c)" stroke="var(--gold-dark, #8a6413)" strokeWidth={1} />
      <circle r={8.2} fill="none" stroke="var(--gold-light, #f7dc86)" strokeWidth={1.6} />
      <path d="M-5 3.5l-1-6 3.2 2.2L0-4.5 2.8-.3 6-2.5l-1 6z" fill="var(--gold-dark, #8a6413)" />
    </svg>
  );
}

/** Closed while the bid is secret; open, with the number, once it is revealed. */
export function Hand({
  seat,
  open,
  amount,
  size = 76,
}: {
  seat: number;
  open: boolean;
  amount: number | null;
  size?: number;
}) {
  return (
    <span className={`${css.hand} ${seatClass(seat)}`} data-open={open} style={{ fontSize: `var(--hand, ${size}px)` }}>
      {open ? <Palm className={css.palm} /> : <Fist className={css.fist} />}
      {amount !== null && <span className={css.amount}>{amount}</span>}
    </span>
  );
}
