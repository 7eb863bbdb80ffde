/** What a player might try at the open question, allowed or not, as codes. */
import { optionsNow, type Seat } from '@interregnum/kernel';
import { KINGDOM_CARDS } from './content/kingdom.ts';
import { effectAsking } from './describe.ts';
import { type Option, option } from './options.ts';
import {
  CARD_COUNT,
  type Card,
  cardsOf,
  LOCATION_NUMBERS,
  NONE,
  REGION_NUMBERS,
  SOURCES,
  TILE_COUNT,
} from './pieces.ts';
import { ASK, type ByOwnQuestion, type Question } from './questions.ts';
import type { View } from './sight.ts';

type Attempts = (v: View, seat: Seat) => readonly Option[];

/** All own cards, wherever they are, and one of another faction. */
const cards = (v: View, seat: Seat): readonly Card[] => {
  const stranger = Array.from({ length: CARD_COUNT }, (_, card) => card).find(
    card => !cardsOf(v.factions[seat]!).includes(card),
  )!;
  return [...cardsOf(v.factions[seat]!), stranger];
};
const withCards =
  (make: (card: Card) => Option, ...more: readonly Option[]): Attempts =>
  (v, seat) => [...cards(v, seat).map(card => make(card)), ...more];
const withLocations =
  (make: (location: number) => Option, ...more: readonly Option[]): Attempts =>
  () => [...LOCATION_NUMBERS.map(location => make(location)), ...more];
const tiles = Array.from({ length: TILE_COUNT }, (_, tile) => tile);
/** Everybody, and one who is not there. */
const withParties =
  (...make: readonly ((party: number) => Option)[]): Attempts =>
  v =>
    make.flatMap(one => [...v.order, NOBODY].map(party => one(party)));
/** No such player. */
const NOBODY = 8;

const KINGDOMS = [...KINGDOM_CARDS.keys()];

const placements: Attempts = (v, seat) => {
  const some = [...v.hands[seat]!.slice(0, 3).map(card => card!), NONE];
  return [
    ...some.flatMap(a => some.flatMap(b => some.map(c => option.placeCards(a, b, c)))),
    ...cards(v, seat).map(card => option.placeCards(card, NONE, NONE)),
    option.pass,
  ];
};

const ATTEMPTS: Readonly<Partial<Record<Question, Attempts>>> = {
  [ASK.faction]: () => [0, 1, 2, 3].map(option.faction),
  [ASK.kingdomCard]: (v, seat) => [
    ...KINGDOMS.slice(0, 3).map(kingdom => option.keepKingdom(kingdom, cards(v, seat)[0]!)),
    ...cards(v, seat).map(card => option.keepKingdom(v.dealt[seat]![0]!, card)),
  ],
  [ASK.window]: (v, seat) => [
    ...Array.from({ length: SOURCES.length }, (_, source) => option.use(source)),
    ...cards(v, seat).map(card => option.useCard(0, card)),
  ],
  [ASK.bid]: withCards(option.bid),
  [ASK.ruseInBid]: withCards(option.reinforce),
  [ASK.winningBid]: () => [
    option.take(0),
    option.take(1),
    option.takeDeck,
    ...KINGDOMS.map(kingdom => option.stealKingdom(kingdom)),
    option.pass,
  ],
  [ASK.replaced]: () => [...KINGDOMS.map(kingdom => option.replace(kingdom)), option.none],
  [ASK.herald]: withLocations(option.herald, option.pass),
  [ASK.crisis]: placements,
  [ASK.placing]: placements,
  [ASK.region]: () => [...REGION_NUMBERS.map(region => option.region(region)), option.pass],
  [ASK.beforeReveal]: (v, seat) => [
    option.activate,
    ...cards(v, seat).map(card => option.ambushCard(card)),
    ...REGION_NUMBERS.map(region => option.ambushRegion(region)),
  ],
  [ASK.reinforceOrRetreat]: withCards(option.reinforce, option.pass, option.stay, option.retreatWithHerald('hand')),
  [ASK.eliminate]: withCards(option.eliminate, option.spare(NOBODY)),
  [ASK.resilient]: () => [option.none],
  [ASK.tieCard]: withCards(option.play),
  [ASK.location]: withLocations(option.claim, option.none),
  [ASK.heraldSteal]: withParties(option.stealInfluence),
  [ASK.castle]: withCards(option.court),
  [ASK.wilderness]: withCards(option.quest),
  [ASK.siteOfPower]: () => [option.myth, ...tiles.map(tile => option.flip(tile)), option.none],
  [ASK.pathfinder]: withCards(option.bottom, option.none),
  [ASK.battlefield]: withParties(option.remove),
  [ASK.shrine]: withCards(option.bury),
  [ASK.necropolis]: withCards(option.discardCard, option.drawCount(9)),
  [ASK.placement]: withLocations(option.place),
  [ASK.ritual]: () => tiles.map(tile => option.token(tile)),
  [ASK.afterLoss]: withCards(option.bury),
  [ASK.pillageMoves]: withLocations(option.move, option.none),
  [ASK.retire]: withCards(option.retire),
  [ASK.loyal]: (v, seat) => cards(v, seat).map(card => option.keepCards([card])),
  [ASK.deploy]: () => REGION_NUMBERS.flatMap(region => [option.deploy(region), option.deployFromDiscard(region)]),
  [ASK.tourney]: withCards(option.show),
  [ASK.returning]: withCards(option.next),
} satisfies ByOwnQuestion<Attempts>;

/** Nothing for viewers who are not asked. */
export function candidates(v: View): readonly string[] {
  const options = optionsNow(v);
  if (options === null) return [];
  const attempts = effectAsking(v) ? undefined : ATTEMPTS[v.ask!.id];
  const tried = attempts ? attempts(v, v.viewer!) : [option.pass];
  return [...new Set([...options, ...tried].map(one => one.code))];
}
