/** The auction of the First Player card: a fist for every seat, opened together. */
import { seatClass } from '../../../parts/seal.tsx';
import { Hand } from '../controls/coin.tsx';
import type { Props } from '../state/props.ts';
import { LIVERIES } from '../units/emblems.ts';
import css from './fight.module.css';
import type { Auctioned } from './reveal.ts';

interface AuctionProps extends Props {
  result: Auctioned | null;
}

/** Beside the map, while the fists are being closed. */
export function AuctionPanel(props: AuctionProps) {
  const { view, text, result } = props;
  const over = result !== null;
  return (
    <section className={`${css.panel} ${css.auction}`} data-seats={view.seats} aria-label={text('epix.auction.title')}>
      <AuctionShow {...props} opened={over} decided={over} />
    </section>
  );
}

interface ShowProps extends AuctionProps {
  /** Whether the fists are open. */
  opened: boolean;
  /** Whether it is told who won. */
  decided: boolean;
}

export function AuctionShow({ view, seatNames, text, result, opened, decided }: ShowProps) {
  const title =
    result && decided
      ? text('epix.auction.won', { seat: seatNames[result.winner]!, paid: result.paid })
      : text('epix.auction.title');
  return (
    <div className={css.show}>
      <h2>{title}</h2>
      <ul className={css.hands} data-closed={!opened && result !== null}>
        {view.gold.map((gold, seat) => {
          const given = result !== null || view.answers.given[seat];
          return (
            <li key={LIVERIES[seat]!.id} className={seatClass(seat)} data-winner={decided && result?.winner === seat}>
              <span className={given ? undefined : css.waiting}>
                <Hand seat={seat} open={opened} amount={opened && result ? result.bids[seat]! : null} size={54} />
              </span>
              <span className={css.handName}>{seatNames[seat]}</span>
              <small>{result ? null : text(given ? 'epix.auction.ready' : 'epix.auction.thinks', { gold })}</small>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
