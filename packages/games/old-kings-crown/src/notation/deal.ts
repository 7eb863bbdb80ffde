/** What a position does not name goes to its place: cards of the factions, Kingdom Cards, plan cards. */
import { isMap, isNamed, NotationError, type PositionData, stockOf } from '@interregnum/kernel';
import { FACTION_CARDS } from '../content/cards.ts';
import { KINGDOM_CARDS } from '../content/kingdom.ts';
import { DEALT_KINGDOM_CARDS, KINGDOM_DECK, MARKET_SLOTS, SETUP } from '../content/setup.ts';
import { PLAN_CARDS } from '../content/simulacrum.ts';
import { turnedKingdoms } from '../kingdom-cards.ts';
import { CARDS, type Card, isValue, NONE, REGION_NUMBERS, SIMULACRUM } from '../pieces.ts';
import { cardsReturning } from '../returning.ts';
import { isSolo, placeSimulacrum } from '../simulacrum.ts';
import { at, type State } from '../state.ts';
import { isDone } from '../table.ts';
import { REST } from './forms.ts';
import type { Turn } from './turn.ts';

const at2 = (key: string, seat: number) => (i: number) => ['position', key, seat + 1, i];
const named = (data: PositionData, key: string, seat: number): boolean =>
  isMap(data[key]) && isNamed(data[key], String(seat + 1));

type Stock = ReturnType<typeof stockOf>;

/** Everything that is named is taken out of the stock, and nothing twice. */
function takeNamed(s: State, stock: Stock): void {
  const seats = s.factions.length;
  for (let seat = 0; seat < seats; seat++) {
    stock.take(s.hands[seat]!, at2('hands', seat));
    stock.take(s.draw[seat]!, at2('draw', seat));
    stock.take(s.discard[seat]!, at2('discard', seat));
    stock.take(s.kept[seat]!, at2('kept', seat));
    stock.take(s.sites[seat]!, at2('sites', seat));
    stock.take(s.covered[seat]!, at2('covered', seat));
    stock.take(s.bids[seat] ?? [], at2('bids', seat));
    stock.take(
      s.controlled[seat]!.map(({ occupier }) => occupier),
      at2('kingdom', seat),
    );
    const kept = s.kingdomKept[seat];
    if (kept && kept !== 'nothing') stock.take([kept.occupier], at2('sealed', seat));
    for (const region of REGION_NUMBERS) {
      stock.take(s.up[at(s, region, seat)]!, at2('up', seat));
      stock.take([s.down[at(s, region, seat)]!, s.deployed[at(s, region, seat)]!], at2('down', seat));
    }
  }
  stock.take(cardsReturning(s), () => ['position', 'at']);
  for (const key of ['aside', 'lost', 'removed', 'court', 'blockades'] as const)
    stock.take(s[key], i => ['position', key, i]);
}

const isStranger = (s: State, card: Card): boolean =>
  card >= 0 && !isValue(card) && !s.factions.includes(FACTION_CARDS[card]!.faction);

/** Cards of a faction that nobody plays, or in a place of another seat. */
function refuseStrangers(s: State): void {
  const all = [
    s.lost,
    s.removed,
    s.court,
    s.aside,
    s.blockades,
    ...s.up,
    ...s.hands,
    ...s.draw,
    ...s.discard,
    s.down,
    s.deployed,
  ];
  const stranger = all.flat().find(card => isStranger(s, card));
  if (stranger !== undefined)
    throw new NotationError(['position'], `nobody plays the faction of ${FACTION_CARDS[stranger]!.id}`);
}

/** Myths and Rituals aside, face-down cards, hands, then the draw pile; or the discard pile if that is named alone. */
export function dealCards(s: State, data: PositionData, turn: Turn | null, counts: readonly (number | null)[]): void {
  refuseStrangers(s);
  const stock = stockOf(CARDS, 1, card => FACTION_CARDS[card]!.id);
  takeNamed(s, stock);
  const isOf = (seat: number) => (card: Card) => FACTION_CARDS[card]!.faction === s.factions[seat];
  if (!isNamed(data, 'aside'))
    s.aside = stock.rest(card => FACTION_CARDS[card]!.setAside && s.factions.includes(FACTION_CARDS[card]!.faction));
  for (const seat of s.factions.keys()) {
    const deal = (count: number) => dealLowest(stock, count, isOf(seat));
    if (turn?.isPlaced) dealDown(s, data, turn, seat, deal);
    if (counts[seat] !== null && counts[seat] !== undefined) s.hands[seat] = deal(counts[seat]);
    else if (turn && !named(data, 'hands', seat)) s.hands[seat] = deal(turn.hand);
    const rest = () => stock.rest(isOf(seat));
    const fill = (pile: readonly Card[]) => pile.flatMap(card => (card === REST ? rest() : [card]));
    s.draw[seat] = fill(s.draw[seat]!);
    s.discard[seat] = fill(s.discard[seat]!);
    if (named(data, 'draw', seat)) s.discard[seat] = [...s.discard[seat], ...rest()].sort((a, b) => a - b);
    else s.draw[seat] = [...s.draw[seat], ...rest()];
  }
}

/** The lowest ids first. */
const dealLowest = (stock: Stock, count: number, isWanted: (card: Card) => boolean): Card[] =>
  stock.deal(count, isWanted).sort((one, other) => one - other);

function dealDown(s: State, data: PositionData, turn: Turn, seat: number, deal: (n: number) => Card[]): void {
  for (const region of REGION_NUMBERS) {
    const isHere = region === turn.region && turn.window !== 'AuD';
    if (isHere || isDone(s, region) || isDownNamed(data, region, seat)) continue;
    s.down[at(s, region, seat)] = deal(1)[0] ?? NONE;
  }
}

function isDownNamed(data: PositionData, region: number, seat: number): boolean {
  const rows = isMap(data.down) ? Object.values(data.down)[Object.keys(data.down).indexOf(REGION_IDS[region]!)] : null;
  return isMap(rows) && isNamed(rows, String(seat + 1));
}
const REGION_IDS = ['highlands', 'plateau', 'lowlands'];

// --- Kingdom Cards ---------------------------------------------------------------------------------------------------------

export function dealKingdom(s: State, data: PositionData, isSetup: boolean): void {
  const all = [...KINGDOM_CARDS.keys()];
  const stock = stockOf(all, 1, card => KINGDOM_CARDS[card]!.id);
  for (const key of ['market', 'kingdomDeck', 'kingdomDiscard', 'box'] as const)
    stock.take(s[key], i => ['position', key, i]);
  stock.take(turnedKingdoms(s), () => ['position', 'at']);
  for (const seat of s.controlled.keys()) {
    stock.take(
      s.controlled[seat]!.map(({ kingdom }) => kingdom),
      at2('kingdom', seat),
    );
    stock.take(s.dealt[seat]!, at2('dealt', seat));
    const kept = s.kingdomKept[seat];
    if (kept && kept !== 'nothing') stock.take([kept.kingdom], at2('sealed', seat));
  }
  const deal = (count: number) => stock.deal(count).sort((one, other) => one - other);
  if (isSetup) {
    for (const seat of s.dealt.keys()) {
      const isOpen = s.kingdomKept[seat] === null && !named(data, 'dealt', seat);
      if (isOpen) s.dealt[seat] = deal(DEALT_KINGDOM_CARDS);
    }
    s.kingdomDeck = s.kingdomDeck.flatMap(card => (card === REST ? stock.rest() : [card]));
    s.kingdomDeck = [...s.kingdomDeck, ...stock.rest()];
    return;
  }
  if (!isNamed(data, 'market')) s.market = deal(MARKET_SLOTS);
  const inGame = KINGDOM_CARDS.length - SETUP[s.seats as 1 | 2 | 3 | 4].box;
  const here = s.market.length + s.controlled.flat().length + turnedKingdoms(s).length;
  const missing = () =>
    Math.max(0, inGame - here - [...s.kingdomDeck, ...s.kingdomDiscard].filter(card => card !== REST).length);
  const isDeckNamed = isNamed(data, 'kingdom_deck');
  const isDiscardNamed = isNamed(data, 'kingdom_discard');
  const fill = (pile: readonly number[]) => pile.flatMap(card => (card === REST ? deal(missing()) : [card]));
  if (isNamed(data, 'at')) {
    if (!isNamed(data, 'box')) s.box = stock.rest();
    return;
  }
  if (!isDeckNamed && !isDiscardNamed) {
    s.kingdomDeck = deal(Math.min(KINGDOM_DECK, missing()));
    s.kingdomDiscard = deal(missing());
  } else if (!isDeckNamed) {
    s.kingdomDiscard = fill(s.kingdomDiscard);
    s.kingdomDeck = deal(missing());
  } else {
    s.kingdomDeck = fill(s.kingdomDeck);
    s.kingdomDiscard = isDiscardNamed ? fill(s.kingdomDiscard) : deal(missing());
  }
  if (!isNamed(data, 'box')) s.box = stock.rest();
}

// --- the Simulacrum --------------------------------------------------------------------------------------------------------

const SUMMER: readonly (string | null)[] = [null, 'ESp', 'MSp-D', 'MSp-I', 'MSp-O', 'LSp', 'ESu'];

export function dealPlans(
  s: State,
  data: PositionData,
  turn: Turn | null,
  swapped: readonly (readonly [number, number])[],
): void {
  if (!isSolo(s)) return;
  const stock = stockOf([...PLAN_CARDS.keys()], 1, card => PLAN_CARDS[card]!.id);
  stock.take([s.plan, ...s.planDeck, ...s.planDiscard], i => ['position', 'simulacrum', i]);
  const own = isMap(data.simulacrum) ? data.simulacrum : {};
  if (turn && !isNamed(own, 'plan') && !SUMMER.includes(turn.window)) s.plan = stock.deal(1)[0] ?? NONE;
  s.planDeck = isNamed(own, 'deck')
    ? s.planDeck.flatMap(card => (card === REST ? stock.rest() : [card]))
    : [...s.planDeck, ...stock.rest()];
  if (turn?.isPlaced && s.plan !== NONE) placeValues(s, turn, swapped);
}

/** Its values lie at every Region that is still to be revealed. */
export function placeValues(
  s: State,
  turn: Pick<Turn, 'region' | 'window'>,
  swapped: readonly (readonly [number, number])[],
): void {
  placeSimulacrum(s);
  for (const [one, other] of swapped) {
    const [a, b] = [at(s, one, SIMULACRUM), at(s, other, SIMULACRUM)];
    [s.down[a], s.down[b]] = [s.down[b]!, s.down[a]!];
  }
  for (const region of REGION_NUMBERS) {
    const isHere = region === turn.region && turn.window !== 'AuD';
    if (isHere || isDone(s, region)) s.down[at(s, region, SIMULACRUM)] = NONE;
  }
}
