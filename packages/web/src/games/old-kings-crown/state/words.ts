/** The table of The Old King's Crown in words: for screen readers and the text view. */
import {
  at,
  type Card,
  contentOf,
  defenceOf,
  isReady,
  limitOf,
  locationsOf,
  NONE,
  REGION_NUMBERS,
  thresholdOf,
  tilesOf,
  type View,
} from '@interregnum/old-kings-crown';
import { joined } from '../../../table/kit/words.ts';
import { cardName, kingdomName, locationName, partyName, regionName, type Text, tileName } from './props.ts';
import { downCard, heraldsAt, questOf } from './reading.ts';

/** With its Strength, if it has any. */
export function cardInWords(view: View, text: Text, card: Card): string {
  const strength = contentOf(view).strength[card]!;
  return strength > 0 ? `${cardName(text, card)} (${strength})` : cardName(text, card);
}

const cardsInWords = (view: View, text: Text, cards: readonly (Card | null)[]): string =>
  cards.length === 0
    ? text('okc.words.none')
    : joined(
        text,
        cards.map(card => (card === null ? text('okc.words.down') : cardInWords(view, text, card))),
      );

type Named = { text: Text; seatNames: readonly string[] };

function regionInWords(view: View, named: Named, region: number): string[] {
  const { text } = named;
  const locations = locationsOf(region).map(location => {
    const heralds = heraldsAt(view, location).map(party => partyName(named, party));
    const name = locationName(text, location);
    return heralds.length === 0
      ? name
      : `${name} (${text('okc.location.heralds', { seats: heralds.join(text('list.next')) })})`;
  });
  return [
    text('okc.words.region', { region: regionName(text, region), locations: joined(text, locations) }),
    ...view.order.flatMap(party => {
      const down = downCard(view, region, party);
      const cards = [...(down === NONE ? [] : [down]), ...view.up[at(view, region, party)]!];
      return cards.length === 0
        ? []
        : [text('okc.words.lane', { seat: partyName(named, party), cards: cardsInWords(view, text, cards) })];
    }),
  ];
}

function seatInWords(view: View, named: Named, seat: number): string {
  const { text } = named;
  const faction = view.factions[seat];
  if (!faction) return named.seatNames[seat]!;
  const kingdoms = view.controlled[seat]!.map(held =>
    text('okc.words.kingdom', { kingdom: kingdomName(text, held.kingdom), n: defenceOf(view, seat, held) }),
  );
  const ready = tilesOf(faction).filter(tile => isReady(view, tile));
  return [
    text('okc.words.seat', {
      seat: named.seatNames[seat]!,
      faction: text(`faction.${faction}`),
      hand: view.hands[seat]!.length,
      limit: limitOf(view, seat),
      draw: view.draw[seat]!.length,
      discard: view.discard[seat]!.length,
      quest: questOf(view, seat),
    }),
    ...(kingdoms.length > 0 ? [text('okc.words.kingdoms', { cards: joined(text, kingdoms) })] : []),
    ...(ready.length > 0
      ? [
          text('okc.words.tiles', {
            tiles: joined(
              text,
              ready.map(tile => tileName(text, tile)),
            ),
          }),
        ]
      : []),
  ].join(' ');
}

/** The whole table, a line for each thing. */
export function describeTable(view: View, text: Text, seatNames: readonly string[]): string[] {
  const named = { text, seatNames };
  const window = view.window === null ? text('okc.window.setup') : text(`window.${view.window}`);
  const parties = view.order.map(party =>
    text('okc.words.party', { seat: partyName(named, party), n: view.influence[party]! }),
  );
  return [
    text('okc.words.round', { n: view.round, window }),
    text('okc.words.order', { parties: joined(text, parties), threshold: thresholdOf(view) }),
    text('okc.words.market', {
      cards:
        view.market.length === 0
          ? text('okc.words.none')
          : joined(
              text,
              view.market.map(k => kingdomName(text, k)),
            ),
      deck: view.kingdomDeck.length,
    }),
    text('okc.words.court', { cards: cardsInWords(view, text, view.court) }),
    ...REGION_NUMBERS.flatMap(region => regionInWords(view, named, region)),
    ...(view.viewer === null
      ? []
      : [text('okc.words.ownHand', { cards: cardsInWords(view, text, view.hands[view.viewer]!) })]),
    ...view.factions.map((_, seat) => seatInWords(view, named, seat)),
  ];
}
