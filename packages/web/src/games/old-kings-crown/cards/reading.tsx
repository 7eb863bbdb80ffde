/** Cards in full, for the strip above a hand: name, what it is, every Keyword with what it does, text. */
import { type Card, cardSource, SOURCES, type Source } from '@interregnum/old-kings-crown';
import { Reading } from '../../../table/kit/hand/hand.tsx';
import { usePlayed } from '../../../table/kit/played.ts';
import { Emblem, fieldOf } from '../emblems/emblem.tsx';
import { factionClass } from '../marks/livery.ts';
import { faceOf } from './face.ts';
import { KeywordList, UsedWords } from './keywords.tsx';
import css from './reading.module.css';
import { cardName, cardText, sourceName, sourceText, type Text, traitName } from './words.ts';

export function CardReading({ card, text }: { card: Card; text: Text }) {
  const played = usePlayed();
  const { id, strength, trait, keywords, livery, field } = faceOf(played, card);
  const kind = traitName(text, trait);
  return (
    <div className={factionClass(livery)}>
      <Reading
        picture={<Emblem of={id} field={field} livery={livery} className={css.emblem} />}
        title={cardName(text, card)}
      >
        <p className={css.kind}>{strength === null ? kind : text('okc.card.kind', { trait: kind, strength })}</p>
        <KeywordList keywords={keywords} text={text} />
        {cardText(played, text, card)}
        <UsedWords source={cardSource(card)} text={text} />
      </Reading>
    </div>
  );
}

/** A Kingdom Card, tile or Commander. */
export function SourceReading({ source, text }: { source: Source; text: Text }) {
  const words = sourceText(usePlayed(), text, source);
  const entry = SOURCES[source]!;
  const livery = entry.kind === 'kingdom' ? 'crown' : entry.data.faction;
  return (
    <div className={factionClass(livery)}>
      <Reading
        picture={<Emblem of={entry.data.id} field={fieldOf(entry)} livery={livery} className={css.emblem} />}
        title={sourceName(text, source)}
      >
        {words}
        <UsedWords source={source} text={text} />
      </Reading>
    </div>
  );
}
