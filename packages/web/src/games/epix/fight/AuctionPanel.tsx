/** The auction of the First Player card: a fist for every seat, opened together. */

import { Hand } from '../controls/Coin.tsx';
import type { Props } from '../state/props.ts';
import { seatClass } from '../units/livery.ts';
import css from './fight.module.css';
import type { Auctioned, Reveal } from './reveal.ts';

export function AuctionPanel({
  view,
  seatNames,
  text,
  result,
  onClose,
}: Props & { result: Reveal | null; onClose(): void }) {
  const opened: Auctioned | null = result?.type === 'auction' ? result : null;
  const title = opened
    ? text('epix.auction.won', { seat: seatNames[opened.winner]!, paid: opened.paid })
    : text('epix.auction.title');
  return (
    <section className={`${css.panel} ${css.auction}`} aria-live="polite" aria-label={text('epix.auction.title')}>
      <h3>{title}</h3>
      <ul className={css.hands}>
        {view.gold.map((gold, seat) => {
          const given = opened !== null || view.answers.given[seat];
          return (
            <li
              key={seatNames[seat]}
              className={seatClass(seat)}
              data-winner={opened?.winner === seat}
              data-given={given}
            >
              <Hand seat={seat} open={opened !== null} amount={opened ? opened.bids[seat]! : null} size={54} />
              <span className={css.handName}>{seatNames[seat]}</span>
              <small>{opened ? null : text(given ? 'epix.auction.ready' : 'epix.auction.thinks', { gold })}</small>
            </li>
          );
        })}
      </ul>
      {opened && <CloseButton text={text} onClose={onClose} />}
    </section>
  );
}

export function CloseButton({ text, onClose }: { text: Props['text']; onClose(): void }) {
  return (
    <button type="button" className={css.close} onClick={onClose} aria-label={text('epix.close')}>
      ×
    </button>
  );
}
