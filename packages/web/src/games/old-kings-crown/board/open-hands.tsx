/** When everything is open: every hand, where the viewer's own would lie. */
import { MiniCard } from '../cards/card-face.tsx';
import { FactionMark } from '../marks/faction-mark.tsx';
import { cardName, cardSpot, factionOf, type Props } from '../state/props.ts';
import css from './open-hands.module.css';
import { Piece } from './piece.tsx';

export function OpenHands(props: Props) {
  const { view, text, seatNames } = props;
  if (view.hands.flat().every(card => card === null)) return null;
  return (
    <section className={css.hands} aria-label={text('okc.hands')}>
      {view.hands.map((cards, seat) => (
        <article key={seatNames[seat]} className={css.hand} aria-label={seatNames[seat]}>
          <span className={css.name}>
            <FactionMark faction={factionOf(view, seat)} size={18} />
            {seatNames[seat]}
          </span>
          <ul className={css.cards}>
            {cards.map(card =>
              card === null ? null : (
                <li key={card}>
                  <Piece {...props} thing={cardSpot(card)} face={cardSpot(card)} label={cardName(text, card)}>
                    <MiniCard card={card} text={text} />
                  </Piece>
                </li>
              ),
            )}
          </ul>
        </article>
      ))}
    </section>
  );
}
