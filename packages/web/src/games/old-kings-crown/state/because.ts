/** Why one would take an option of The Old King's Crown, in a clause. */
import { type Phrase, phrase, type Seat } from '@interregnum/kernel';
import {
  AUTHORITY,
  type Card,
  commanderSource,
  FACTIONS,
  isFortifiedAgainst,
  type Kingdom,
  kingdomSource,
  type LocationNumber,
  locationData,
  NONE,
  type Option,
  type Party,
  QUEST,
  type Source,
  STRENGTH,
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
  const best = Math.max(...view.hands[seat]!.map(own => (own === null ? 0 : STRENGTH[own]!)));
  const isBest = view.hands[seat]!.includes(card) && STRENGTH[card] === best;
  return phrase(isBest ? 'okc.because.strongest' : 'okc.because.strength', { n: STRENGTH[card]! });
};
const sumOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + (card === NONE ? 0 : STRENGTH[card]!), 0);

const influence = ({ party }: { party: Party }, view: View): Phrase =>
  phrase('okc.because.influence', { n: view.influence[party]! });

const printed = (location: LocationNumber): number => locationData(location).influence;

/** OKC-166, OKC-167; a Location Fortified against the claimer pays only the Herald (OKC-214). */
function pays(location: LocationNumber, withHerald: boolean, view: View, seat: Seat): Phrase {
  const isTorn = isFortifiedAgainst(view, seat, location);
  const n = isTorn ? 0 : printed(location);
  if (withHerald) return phrase('okc.because.herald', { n: n + 1 });
  return isTorn ? phrase('okc.because.torn') : phrase('okc.because.pays', { n });
}
/** A card that Fortifies or Pillages. */
const denies = ({ location }: { location: LocationNumber }): Phrase =>
  phrase('okc.because.denies', { n: printed(location) });

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
  placeCards: ({ highlands, plateau, lowlands }) =>
    phrase('okc.because.sum', { n: sumOf([highlands, plateau, lowlands]) }),
  region: 'okc.because.region',
  activate: 'okc.because.activate',
  ambushCard: strength,
  ambushRegion: 'okc.because.swap',
  done: 'okc.because.done',
  eliminate: ({ card }) => phrase('okc.because.eliminate', { n: STRENGTH[card]! }),
  spare: influence,
  fates: 'okc.because.fates',
  lost: 'okc.because.lost',
  play: strength,
  decline: 'okc.because.pass',
  claim: ({ location }, view, seat) => pays(location, view.heralds[seat] === location, view, seat),
  stealInfluence: influence,
  court: ({ card }) => phrase('okc.because.court', { n: AUTHORITY[card]! }),
  quest: ({ card }) => phrase('okc.because.quest', { n: QUEST[card]! }),
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
  keepCards: ({ cards }) => phrase('okc.because.sum', { n: sumOf(cards) }),
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
