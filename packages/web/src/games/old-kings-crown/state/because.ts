/** Why one would take an option of The Old King's Crown, in a clause. */
import { type Phrase, phrase, type Seat } from '@interregnum/kernel';
import {
  type Card,
  commanderSource,
  contentOf,
  FACTIONS,
  isFortifiedAgainst,
  type Kingdom,
  kingdomSource,
  type LocationNumber,
  locationData,
  NONE,
  type Option,
  type Party,
  type Source,
  sourceId,
  tileSource,
  type View,
} from '@interregnum/old-kings-crown';
import { reasoning } from '../../../table/kit/reasons.ts';

/** What a tile, Commander, Kingdom Card or card says. */
const effect = (source: Source): Phrase => phrase(`text.${sourceId(source)}`);
const ofSource = ({ source }: { source: Source }): Phrase => effect(source);
const kingdom = (card: Kingdom): Phrase => effect(kingdomSource(card));

const strength = ({ card }: { card: Card }, view: View, seat: Seat): Phrase => {
  const strengths = contentOf(view).strength;
  const n = strengths[card]!;
  const best = Math.max(...view.hands[seat]!.map(own => (own === null ? 0 : strengths[own]!)));
  return phrase(view.hands[seat]!.includes(card) && n === best ? 'okc.because.strongest' : 'okc.because.strength', {
    n,
  });
};
const sumOf = (view: View, cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + (card === NONE ? 0 : contentOf(view).strength[card]!), 0);

const influence = ({ party }: { party: Party }, view: View): Phrase =>
  phrase('okc.because.influence', { n: view.influence[party]! });

/** OKC-166, OKC-167; a Location Fortified against the claimer pays only the Herald (OKC-214). */
function pays(location: LocationNumber, withHerald: boolean, view: View, seat: Seat): Phrase {
  const isTorn = isFortifiedAgainst(view, seat, location);
  const n = isTorn ? 0 : locationData(view, location).influence;
  if (withHerald) return phrase('okc.because.herald', { n: n + 1 });
  return isTorn ? phrase('okc.because.torn') : phrase('okc.because.pays', { n });
}
/** A card that Fortifies or Pillages. */
const denies = ({ location }: { location: LocationNumber }, view: View): Phrase =>
  phrase('okc.because.denies', { n: locationData(view, location).influence });

export const because = reasoning<View, Option>({
  faction: ({ faction }) => effect(commanderSource(FACTIONS[faction]!)),
  keepKingdom: option => kingdom(option.kingdom),
  none: 'okc.because.pass',
  pass: 'okc.because.pass',
  order: 'okc.because.order',
  normal: 'okc.because.keep',
  use: ofSource,
  useCard: ofSource,
  useRegion: ofSource,
  useLocation: ofSource,
  useParty: ofSource,
  useStrength: ofSource,
  useWay: ofSource,
  usePair: ofSource,
  card: strength,
  look: 'okc.because.look',
  player: influence,
  bid: strength,
  reinforce: strength,
  retreat: 'okc.because.retreat',
  retreatWithHerald: 'okc.because.retreat',
  stay: 'okc.because.stay',
  take: ({ slot }, view) => kingdom(view.market[slot]!),
  takeDeck: 'okc.because.unseen',
  takeCard: strength,
  stealKingdom: option => kingdom(option.kingdom),
  discardSlot: 'okc.because.market',
  discardBoth: 'okc.because.market',
  discardCard: strength,
  replace: 'okc.because.replace',
  herald: ({ location }, view, seat) => pays(location, true, view, seat),
  placeCards: ({ highlands, plateau, lowlands }, view) =>
    phrase('okc.because.sum', { n: sumOf(view, [highlands, plateau, lowlands]) }),
  region: 'okc.because.region',
  activate: 'okc.because.activate',
  ambushCard: strength,
  ambushRegion: 'okc.because.swap',
  done: 'okc.because.done',
  eliminate: ({ card }, view) => phrase('okc.because.eliminate', { n: contentOf(view).strength[card]! }),
  spare: influence,
  fates: 'okc.because.fates',
  lost: 'okc.because.lost',
  play: strength,
  decline: 'okc.because.pass',
  claim: ({ location }, view, seat) => pays(location, view.heralds[seat] === location, view, seat),
  stealInfluence: influence,
  court: ({ card }, view) => phrase('okc.because.court', { n: contentOf(view).authority[card]! }),
  quest: ({ card }, view) => phrase('okc.because.quest', { n: contentOf(view).quest[card]! }),
  myth: 'okc.because.myth',
  flip: ({ tile }) => effect(tileSource(tile)),
  bottom: 'okc.because.bottom',
  remove: influence,
  disc: (_, view, seat) => effect(commanderSource(view.factions[seat]!)),
  bury: 'okc.because.bury',
  stop: 'okc.because.done',
  drawCount: ({ count }) => phrase('okc.because.draw', { n: count }),
  draw: () => phrase('okc.because.draw', { n: 1 }),
  place: denies,
  token: ({ tile }) => effect(tileSource(tile)),
  move: denies,
  return: 'okc.because.return',
  retire: 'okc.because.lost',
  keepCards: ({ cards }, view) => phrase('okc.because.sum', { n: sumOf(view, cards) }),
  deploy: 'okc.because.deploy',
  deployFromDiscard: 'okc.because.deploy',
  show: strength,
  next: strength,
  swapPair: 'okc.because.upset',
  skip: influence,
  with: strength,
  trait: 'okc.because.trait',
  swapWithHand: strength,
  swapOwn: 'okc.because.swap',
  keep: 'okc.because.keep',
  arrange: 'okc.because.arrange',
  arrangeTop: 'okc.because.arrange',
  also: strength,
});
