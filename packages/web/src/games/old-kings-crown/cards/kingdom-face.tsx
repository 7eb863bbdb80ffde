/** A Kingdom Card: whole with its words, or small with the defence of its Occupier. */
import { contentOf, KINGDOM_CARDS, type Kingdom } from '@interregnum/old-kings-crown';
import { CardWords } from '../../../table/kit/hand/words.tsx';
import { usePlayed } from '../../../table/kit/played.ts';
import { Emblem } from '../emblems/emblem.tsx';
import { factionClass } from '../marks/livery.ts';
import css from './cards.module.css';
import own from './kingdom.module.css';
import print from './print.module.css';
import { kingdomName, kingdomText, type Text } from './words.ts';

interface KingdomProps {
  kingdom: Kingdom;
  text: Text;
}

/** As wide as `--card`. */
export function KingdomFace({ kingdom, text }: KingdomProps) {
  const played = usePlayed();
  const { id, type } = KINGDOM_CARDS[kingdom]!;
  const limit = contentOf(played).limits[kingdom];
  return (
    <span className={`${css.card} ${factionClass('crown')}`}>
      <span className={`${css.paper} ${own.face}`}>
        <span className={`${print.name} ${own.name}`} data-card-name="">
          <CardWords of={kingdomName(text, kingdom)} />
        </span>
        <span className={print.art}>
          <Emblem of={id} field={type} livery="crown" />
        </span>
        <span className={own.kind}>
          {text(`okc.kingdom.${type}`)}
          {limit && <span className={own.limit}>{text(`okc.limit.${limit}`)}</span>}
        </span>
        <span className={own.words}>{kingdomText(played, text, kingdom)}</span>
      </span>
    </span>
  );
}

interface KingdomMiniProps extends KingdomProps {
  /** What a Bid must beat to steal it; left out on the market. */
  defence?: number;
  /** Its effect of this Round is used. */
  used?: boolean;
}

/** As wide as `--mini`: emblem, defence, and the name where there is room for it. */
export function KingdomMini({ kingdom, text, defence, used = false }: KingdomMiniProps) {
  const { id, type } = KINGDOM_CARDS[kingdom]!;
  return (
    <span className={`${css.mini} ${factionClass('crown')}`}>
      <span className={`${css.miniFace} ${own.mini}`} data-used={used}>
        <span className={css.miniArt}>
          <Emblem of={id} field={type} livery="crown" />
        </span>
        {defence !== undefined && <span className={own.defence}>{defence}</span>}
        <span className={css.miniName}>
          <CardWords of={kingdomName(text, kingdom)} />
        </span>
      </span>
    </span>
  );
}

/** The back of a Kingdom Card, as wide as `--mini`. */
export const KingdomBack = () => (
  <span className={`${css.mini} ${factionClass('crown')}`}>
    <span className={css.back}>
      <svg viewBox="0 0 24 24" className={css.backBadge} aria-hidden="true">
        <path d="M2.500 19V6.500L7.600 10.800 12 4 16.400 10.800 21.500 6.500V19Z" fill="#d8c08a" />
      </svg>
    </span>
  </span>
);
