/** The back of a card; a viewer who knows the Hero sees it in the dark, with an eye as a reminder. */
import Mask from 'icon:game-icons/duality-mask';
import Eye from 'icon:lucide/eye';
import type { Card } from '@interregnum/hidden-leaders';
import { CardWords } from '../../../table/kit/hand/words.tsx';
import { usePlayed } from '../../../table/kit/played.ts';
import { FactionBadge } from '../marks/faction-badge.tsx';
import { kindClass } from '../marks/livery.ts';
import { heroName, kindOf, type Text } from '../state/props.ts';
import css from './cards.module.css';
import { heroPicture } from './pictures.ts';

export function CardBack() {
  return (
    <span className={css.back}>
      <Mask className={css.mask} />
    </span>
  );
}

export function HiddenMini({ card, text }: { card: Card | null; text: Text }) {
  const played = usePlayed();
  if (card === null) {
    return (
      <span className={css.mini}>
        <CardBack />
      </span>
    );
  }
  const kind = kindOf(played, card);
  const Picture = heroPicture(card);
  return (
    <span className={`${css.mini} ${kindClass(kind)}`}>
      <span className={`${css.back} ${css.known}`}>
        <span className={css.miniBadge}>
          <FactionBadge faction={kind} size="1.5em" />
        </span>
        <Eye className={css.eye} />
        <Picture className={css.miniPicture} />
        <span className={css.miniName}>
          <CardWords of={heroName(text, card)} />
        </span>
      </span>
    </span>
  );
}
