/** Everything of a player that the viewer may know: Kingdom Cards, Tactics, Commander, Quests, known cards, discards. */
import type { Seat } from '@interregnum/kernel';
import {
  type Card,
  commanderSource,
  defenceOf,
  isReady,
  kingdomSource,
  NONE,
  REGION_NUMBERS,
  type Source,
  tileSource,
  tilesOf,
} from '@interregnum/old-kings-crown';
import type { Listed } from '../../../table/kit/pieces/counted.ts';
import type { MatPart } from '../../../table/kit/pieces/mat.tsx';
import { sourceName, sourceText } from '../cards/words.ts';
import { CardPicture, SourcePicture } from '../controls/look.tsx';
import { okcClass } from '../marks/livery.ts';
import { cardName, type Props, regionName } from '../state/props.ts';
import { downCard } from '../state/reading.ts';
import { cardInWords } from '../state/words.ts';

const cardOf = ({ view, text }: Props, card: Card, small?: string): Listed => ({
  words: cardInWords(view, text, card),
  ...(small === undefined ? {} : { small }),
  picture: (
    <span className={okcClass}>
      <CardPicture card={card} />
    </span>
  ),
});

const sourceOf = ({ view, text }: Props, source: Source, state: string): Listed => ({
  words: `${sourceName(text, source)}: ${state}`,
  small: sourceText(view, text, source) ?? '',
  picture: (
    <span className={okcClass}>
      <SourcePicture source={source} />
    </span>
  ),
});

/** What the viewer has legally seen of hidden places. */
function knownOf(props: Props, seat: Seat): Listed[] {
  const { view, text } = props;
  const inHand = view.hands[seat]!.filter(card => card !== null);
  const drawn = view.draw[seat]!.flatMap((card, i, pile) => (card === null ? [] : [{ card, from: pile.length - i }]));
  const down = REGION_NUMBERS.flatMap(region => {
    const card = downCard(view, region, seat);
    return card === null || card === NONE ? [] : [{ card, region }];
  });
  const loose = view.marks.filter(mark => mark.loose && mark.place === seat);
  return [
    ...inHand.map(card => cardOf(props, card, text('okc.mat.known.hand'))),
    ...drawn.map(({ card, from }) => cardOf(props, card, text('okc.mat.known.draw', { n: from }))),
    ...down.map(({ card, region }) =>
      cardOf(props, card, text('okc.mat.known.down', { region: regionName(text, region) })),
    ),
    ...loose.map(({ thing }) => cardOf(props, thing, text('okc.mat.known.loose'))),
  ];
}

export function mat(props: Props, seat: Seat): MatPart[] {
  const { view, text } = props;
  const faction = view.factions[seat];
  if (!faction) return [];
  const disc = view.disc?.holder === seat ? view.disc.uses : 0;
  const cards = (of: readonly Card[]) => of.map(card => cardOf(props, card));
  return [
    {
      title: text('okc.mat.kingdoms'),
      pieces: view.controlled[seat]!.map(held =>
        sourceOf(
          props,
          kingdomSource(held.kingdom),
          text('okc.mat.occupied', { card: cardName(text, held.occupier), n: defenceOf(view, seat, held) }),
        ),
      ),
    },
    {
      title: text('okc.mat.tiles'),
      pieces: tilesOf(faction).map(tile =>
        sourceOf(props, tileSource(tile), text(isReady(view, tile) ? 'okc.mat.ready' : 'okc.mat.used')),
      ),
    },
    {
      title: text('okc.mat.commander'),
      pieces: [sourceOf(props, commanderSource(faction), text('okc.panel.disc', { n: disc }))],
    },
    { title: text('okc.mat.site'), pieces: cards(view.sites[seat]!) },
    ...(view.kept[seat]!.length > 0 ? [{ title: text('okc.mat.kept'), pieces: cards(view.kept[seat]!) }] : []),
    {
      title: text(seat === view.viewer ? 'okc.mat.hand' : 'okc.mat.known'),
      pieces: knownOf(props, seat),
    },
    { title: text('okc.mat.discard'), pieces: cards(view.discard[seat]!) },
  ];
}
