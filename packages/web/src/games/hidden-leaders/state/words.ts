/** The table of Hidden Leaders in words: for screen readers and the text view. */
import { type Card, contentOf, FACTIONS, thresholdOf, type View, victoriousFaction } from '@interregnum/hidden-leaders';
import type { WithContent } from '@interregnum/kernel';
import { joined } from '../../../table/kit/words.ts';
import { factionName, heroName, kindName, leaderName, type Text } from './props.ts';
import { alignedWith, knownOf, spacesTo } from './reading.ts';

/** A card in a few words: name and faction. */
export const cardInWords = (view: WithContent, text: Text, card: Card): string =>
  text('hdl.words.card', { hero: heroName(text, card), faction: kindName(view, text, card) });

const cardsInWords = (view: WithContent, text: Text, cards: readonly Card[]): string =>
  cards.length === 0
    ? text('hdl.words.none')
    : joined(
        text,
        cards.map(card => cardInWords(view, text, card)),
      );

const open = (cards: readonly (Card | null)[]): Card[] => cards.filter(card => card !== null);

/** Hidden Heroes in their order; those that the viewer knows by name. */
export const hiddenInWords = (view: WithContent, text: Text, cards: readonly (Card | null)[]): string =>
  joined(
    text,
    cards.map(card => (card === null ? text('hdl.hidden.unknown') : cardInWords(view, text, card))),
  );

function partyInWords(view: View, text: Text, names: readonly string[], seat: number): string {
  const down = view.down[seat]!;
  const leader = view.leaders[seat];
  return [
    text('hdl.words.party', {
      seat: names[seat]!,
      count: view.up[seat]!.length,
      threshold: thresholdOf(view),
      cards: cardsInWords(view, text, view.up[seat]!),
    }),
    ...(down.length > 0
      ? [text('hdl.words.hidden', { count: down.length, cards: hiddenInWords(view, text, down) })]
      : [text('hdl.words.noHidden')]),
    text('hdl.words.hand', { count: view.hands[seat]!.length }),
    ...(leader ? [text('hdl.words.leader', { leader: leaderName(text, leader) })] : []),
  ].join(' ');
}

function ownInWords(view: View, text: Text): string[] {
  const { viewer } = view;
  if (viewer === null) return [];
  const leader = view.leaders[viewer];
  return [
    text('hdl.words.ownHand', { cards: cardsInWords(view, text, open(view.hands[viewer]!)) }),
    ...(leader
      ? [
          text('hdl.words.ownLeader', {
            leader: leaderName(text, leader),
            counts: joined(
              text,
              alignedWith(view, viewer).map(faction =>
                text('hdl.words.count', { faction: factionName(text, faction), count: knownOf(view, viewer, faction) }),
              ),
            ),
          }),
        ]
      : []),
  ];
}

/** The whole table, a line for each thing. */
export function describeTable(view: View, text: Text, names: readonly string[]): string[] {
  const now = victoriousFaction(contentOf(view), view.red, view.green);
  const top = view.graveyard.at(-1);
  return [
    text('hdl.words.markers', { red: view.red, green: view.green, faction: factionName(text, now) }),
    ...FACTIONS.filter(faction => faction !== now).map(faction =>
      text('hdl.words.away', { faction: factionName(text, faction), spaces: spacesTo(faction, view) }),
    ),
    text('hdl.words.tavern', { cards: cardsInWords(view, text, open(view.tavern)) }),
    text('hdl.words.piles', { harbor: view.harbor, wilderness: view.wilderness, graveyard: view.graveyard.length }),
    ...(top ? [text('hdl.words.top', { card: cardInWords(view, text, top) })] : []),
    ...ownInWords(view, text),
    ...view.up.map((_, seat) => partyInWords(view, text, names, seat)),
  ];
}
