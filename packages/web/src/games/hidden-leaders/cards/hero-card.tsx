/** A Hero as a card: whole with its words, or small for the parties. */
import { type Card, contentOf, PROMO_CARDS } from '@interregnum/hidden-leaders';
import { CardWords } from '../../../table/kit/hand/words.tsx';
import { usePlayed } from '../../../table/kit/played.ts';
import { FactionBadge } from '../marks/faction-badge.tsx';
import { kindClass } from '../marks/livery.ts';
import { heroName, heroText, kindOf, type Text } from '../state/props.ts';
import css from './cards.module.css';
import { Movement } from './movement.tsx';
import { heroPicture } from './pictures.ts';

interface HeroProps {
  card: Card;
  text: Text;
}

/** As wide as `--card`; a narrow one leaves the words out. */
export function HeroCard({ card, text }: HeroProps) {
  const played = usePlayed();
  const kind = kindOf(played, card);
  const Picture = heroPicture(card);
  return (
    <span className={`${css.card} ${kindClass(kind)}`}>
      <span className={css.face}>
        <span className={css.band}>
          <span className={css.badge}>
            <FactionBadge faction={kind} size="2.1em" />
          </span>
          <Movement card={card} text={text} />
          {contentOf(played).advanced.includes(card) && <span className={css.plus} />}
          {PROMO_CARDS.includes(card) && <span className={css.promo} />}
        </span>
        <span className={css.main}>
          <span className={css.name} data-card-name="">
            <CardWords of={heroName(text, card)} />
          </span>
          <span className={css.art}>
            <Picture />
          </span>
          <span className={css.words}>
            <CardWords of={heroText(text, card)} />
          </span>
        </span>
      </span>
    </span>
  );
}

/** As wide as `--mini`: badge, picture, name. */
export function MiniCard({ card, text }: HeroProps) {
  const played = usePlayed();
  const kind = kindOf(played, card);
  const Picture = heroPicture(card);
  return (
    <span className={`${css.mini} ${kindClass(kind)}`}>
      <span className={css.miniFace}>
        <span className={css.miniBadge}>
          <FactionBadge faction={kind} size="1.5em" />
        </span>
        <Picture className={css.miniPicture} />
        <span className={css.miniName}>
          <CardWords of={heroName(text, card)} />
        </span>
      </span>
    </span>
  );
}
