/** Whatever is read, as large as the reader wants it. */
import { FACTION_CARDS, KINGDOM_CARDS, kingdomSource, SOURCES } from '@interregnum/old-kings-crown';
import { usePlayed } from '../../../table/kit/played.ts';
import { CardFace } from '../cards/card-face.tsx';
import { UsedWords } from '../cards/keywords.tsx';
import { KingdomFace } from '../cards/kingdom-face.tsx';
import { SourceReading } from '../cards/reading.tsx';
import { usedWordsOf } from '../cards/used-words.ts';
import { cardSpot, kingdomSpot, sourceSpot, type Text } from '../state/props.ts';
import css from './board.module.css';

const CARDS = new Map(FACTION_CARDS.map((_, card) => [cardSpot(card), card]));
const KINGDOMS = new Map(KINGDOM_CARDS.map((_, kingdom) => [kingdomSpot(kingdom), kingdom]));
const OTHERS = new Map(SOURCES.map((_, source) => [sourceSpot(source), source]));

export function Magnified({ spot, text }: { spot: string; text: Text }) {
  const card = CARDS.get(spot);
  if (card !== undefined) return <CardFace card={card} text={text} />;
  const kingdom = KINGDOMS.get(spot);
  if (kingdom !== undefined) return <Kingdom kingdom={kingdom} text={text} />;
  const source = OTHERS.get(spot);
  return source === undefined ? null : (
    <span className={css.plaque}>
      <SourceReading source={source} text={text} />
    </span>
  );
}

/** With what the words on it mean, where it has any that need it. */
function Kingdom({ kingdom, text }: { kingdom: number; text: Text }) {
  const source = kingdomSource(kingdom);
  const used = usedWordsOf(usePlayed(), source);
  return (
    <>
      <KingdomFace kingdom={kingdom} text={text} />
      {used.length > 0 && (
        <span className={css.used}>
          <UsedWords source={source} text={text} />
        </span>
      )}
    </>
  );
}
