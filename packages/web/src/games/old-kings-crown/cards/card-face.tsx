/** A faction card: whole with its words, small for the board, or from behind. */
import type { Card, Faction } from '@interregnum/old-kings-crown';
import { CardWords } from '../../../table/kit/hand/words.tsx';
import { usePlayed } from '../../../table/kit/played.ts';
import { Emblem } from '../emblems/emblem.tsx';
import { FactionBadge, TraitGlyph } from '../emblems/glyphs.tsx';
import { factionClass } from '../marks/livery.ts';
import css from './cards.module.css';
import { type Face, faceOf } from './face.ts';
import { KeywordChips } from './keywords.tsx';
import print from './print.module.css';
import { cardName, cardText, type Text, traitName } from './words.ts';

interface CardProps {
  card: Card;
  text: Text;
}

const Emblazoned = ({ face: { id, field, livery } }: { face: Face }) => (
  <Emblem of={id} field={field} livery={livery} />
);

/** As wide as `--card`; a narrow one shows Keywords as signs and leaves the text out. */
export function CardFace({ card, text }: CardProps) {
  const played = usePlayed();
  const face = faceOf(played, card);
  const says = cardText(played, text, card);
  return (
    <span className={`${css.card} ${factionClass(face.livery)}`}>
      <span className={`${css.paper} ${css.face}`}>
        <span className={css.band}>
          {face.strength !== null && <span className={css.strength}>{face.strength}</span>}
          <TraitGlyph trait={face.trait} className={css.trait} />
          {face.faction && <FactionBadge faction={face.faction} className={css.badge} />}
        </span>
        <span className={css.main}>
          <span className={`${print.name} ${css.name}`} data-card-name="">
            <CardWords of={cardName(text, card)} />
          </span>
          <span className={`${print.art} ${css.art}`}>
            <Emblazoned face={face} />
          </span>
          <span className={css.traitName}>{traitName(text, face.trait)}</span>
          <span className={css.chips}>
            <KeywordChips keywords={face.keywords} text={text} />
          </span>
          {says !== null && <span className={css.words}>{says}</span>}
        </span>
      </span>
    </span>
  );
}

/** As wide as `--mini`: Strength, Trait, emblem, and the name where there is room for it. */
export function MiniCard({ card, text }: CardProps) {
  const face = faceOf(usePlayed(), card);
  return (
    <span className={`${css.mini} ${factionClass(face.livery)}`}>
      <span className={css.miniFace}>
        <span className={css.miniHead}>
          {face.strength !== null && <span className={css.miniStrength}>{face.strength}</span>}
          <TraitGlyph trait={face.trait} className={css.miniTrait} />
        </span>
        <span className={css.miniArt}>
          <Emblazoned face={face} />
        </span>
        <span className={css.miniName}>
          <CardWords of={cardName(text, card)} />
        </span>
      </span>
    </span>
  );
}

/** From behind, as wide as `--mini`; `null`: of the Simulacrum. */
export const CardBack = ({ faction }: { faction: Faction | null }) => (
  <span className={`${css.mini} ${factionClass(faction ?? 'simulacrum')}`}>
    <span className={css.back}>
      {faction ? <FactionBadge faction={faction} className={css.backBadge} /> : <MaskedBack />}
    </span>
  </span>
);

const MaskedBack = () => <Emblem of="simulacrum" field="supporter" livery="simulacrum" className={css.backBadge} />;
