/** The auction of the First Player card: a fist for every seat, opened together. */
import { Hand } from '../controls/coin.tsx';
import type { Props } from '../state/props.ts';
import { LIVERIES } from '../units/emblems.ts';
import { seatClass } from '../units/livery.ts';
import css from './fight.module.css';
import type { Auctioned } from './reveal.ts';

export function AuctionPanel({
  view,
  seatNames,
  text,
  result,
  onClose,
}: Props & { result: Auctioned | null; onClose(): void }) {
  const title = result
    ? text('epix.auction.won', { seat: seatNames[result.winner]!, paid: result.paid })
    : text('epix.auction.title');
  return (
    <section className={`${css.panel} ${css.auction}`} data-seats={view.seats} aria-label={text('epix.auction.title')}>
      <h2>{title}</h2>
      <ul className={css.hands}>
        {view.gold.map((gold, seat) => {
          const given = result !== null || view.answers.given[seat];
          return (
            <li key={LIVERIES[seat]!.id} className={seatClass(seat)} data-winner={result?.winner === seat}>
              <span className={given ? undefined : css.waiting}>
                <Hand seat={seat} open={result !== null} amount={result ? result.bids[seat]! : null} size={54} />
              </span>
              <span className={css.handName}>{seatNames[seat]}</span>
              <small>{result ? null : text(given ? 'epix.auction.ready' : 'epix.auction.thinks', { gold })}</small>
            </li>
          );
        })}
      </ul>
      {result && <CloseButton text={text} onClose={onClose} />}
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
