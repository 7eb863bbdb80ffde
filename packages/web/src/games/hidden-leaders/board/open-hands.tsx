/** When everything is open: every Leader and every hand, where the viewer's own would lie. */
import { Seal } from '../../../parts/seal.tsx';
import { LeaderCard } from '../cards/leader-card.tsx';
import type { Props } from '../state/props.ts';
import { othersOf } from '../state/reading.ts';
import { OpenCard } from './open-card.tsx';
import css from './open-hands.module.css';

export function OpenHands(props: Props) {
  const { view, text, seatNames } = props;
  if (view.leaders.some(leader => leader === null)) return null;
  return (
    <section className={css.hands} aria-label={text('hdl.hands')}>
      {othersOf(view).map(seat => (
        <article key={seat} className={css.side} aria-label={seatNames[seat]}>
          <span className={css.name}>
            <Seal seat={seat} size={16} />
            {seatNames[seat]}
          </span>
          <div className={css.leader}>
            <LeaderCard leader={view.leaders[seat] ?? null} text={text} />
          </div>
          <ul className={css.hand} aria-label={text('hdl.party.hand', { count: view.hands[seat]!.length })}>
            {view.hands[seat]!.map(card =>
              card === null ? null : (
                <li key={card}>
                  <OpenCard {...props} mini card={card} />
                </li>
              ),
            )}
          </ul>
        </article>
      ))}
    </section>
  );
}
