/** Cards, tiles and Keywords in words. */
import type { WithContent } from '@interregnum/kernel';
import {
  type Card,
  cardSource,
  contentOf,
  effectsOf,
  isValue,
  type Kingdom,
  kingdomSource,
  SOURCES,
  type Source,
  TRAIT,
  type Trait,
} from '@interregnum/old-kings-crown';
import { cardName, sourceSpot, type Text } from '../state/props.ts';
import type { UsedWord } from './used-words.ts';

export { cardName, kingdomName, type Text } from '../state/props.ts';

/** A tile, Commander, Kingdom Card or faction card by its name. */
export const sourceName = (text: Text, source: Source): string => text(sourceSpot(source));

/** What it says; `null` for cards that have nothing but Keywords. */
export function sourceText(played: WithContent, text: Text, source: Source): string | null {
  const { kind, data } = SOURCES[source]!;
  const isSilent = kind === 'card' && effectsOf(played, source).length === 0 && data.trait !== 'ruse';
  return isSilent ? null : text(`text.${data.id}`);
}

export const cardText = (played: WithContent, text: Text, card: Card): string | null =>
  isValue(card) ? null : sourceText(played, text, cardSource(card));

export const kingdomText = (played: WithContent, text: Text, kingdom: Kingdom): string =>
  sourceText(played, text, kingdomSource(kingdom))!;

export const traitName = (text: Text, trait: Trait): string => text(`trait.${trait}`);

export function keywordName(text: Text, keyword: UsedWord): string {
  switch (keyword.word) {
    case 'authority':
    case 'bolster':
    case 'quest':
      return text(`keyword.${keyword.word}`, { n: keyword.value });
    case 'eliminate':
      return keyword.traits === 'all'
        ? text('keyword.eliminateAll')
        : text('keyword.eliminate', { traits: { list: keyword.traits.map(trait => ({ term: `trait.${trait}` })) } });
    case 'vulnerable':
      return text('keyword.vulnerable', { trait: { term: `trait.${keyword.trait}` } });
    default:
      return text(`keyword.${keyword.word}`);
  }
}

export const keywordHelp = (text: Text, { word }: UsedWord): string => text(`keywordHelp.${word}`);

/** A card in a line, for those who do not see it: name, Strength, Trait, Keywords, text. */
export function cardLabel(played: WithContent, text: Text, card: Card): string {
  const { strength, keywords } = contentOf(played);
  const words = keywords[card]!.map(keyword => keywordName(text, keyword));
  const says = cardText(played, text, card);
  const shown = strength[card]! > 0 ? [String(strength[card])] : [];
  const parts = [cardName(text, card), ...shown, traitName(text, TRAIT[card]!), ...words].join(', ');
  return says === null ? parts : `${parts}. ${says}`;
}
