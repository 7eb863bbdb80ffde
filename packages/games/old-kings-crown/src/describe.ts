/** Options, questions and events of The Old King's Crown in words: message keys and arguments; the words are in `texts/`. */
import {
  listArg,
  type PartNames,
  type Phrase,
  type PhraseArg,
  type Prompt,
  partArgs,
  phrase,
  promptFor,
  seatArg,
  term,
} from '@interregnum/kernel';
import { FACTION_CARDS } from './content/cards.ts';
import { FACTIONS, type Faction } from './content/factions.ts';
import { KINGDOM_CARDS } from './content/kingdom.ts';
import { LOCATIONS, REGIONS } from './content/map.ts';
import { PLAN_CARDS, SIMULACRUM_QUEST } from './content/simulacrum.ts';
import { TACTICS } from './content/tactics.ts';
import { TRAITS, type Trait } from './content/traits.ts';
import type { Performance } from './effects/performance.ts';
import type { Aim, OldKingsCrownEvent } from './events.ts';
import type { Option } from './options.ts';
import type { WinningBid } from './phases/bidding.ts';
import {
  type Card,
  isValue,
  type Kingdom,
  type LocationNumber,
  NONE,
  type Party,
  printedValue,
  type RegionNumber,
  SIMULACRUM,
  type Source,
  sourceId,
  type Tile,
} from './pieces.ts';
import { ASK, type Question } from './questions.ts';
import type { View } from './sight.ts';

// --- the things that are named ---------------------------------------------------------------------------------------------

export const cardTerm = (card: Card): PhraseArg =>
  isValue(card) ? valueArg(card) : term(`card.${FACTION_CARDS[card]!.id}`);
const valueArg = (card: Card): PhraseArg => {
  const value = printedValue(card);
  return typeof value === 'number' ? { phrase: phrase('value.number', { n: value }) } : term(`value.${value}`);
};
const cardOrHidden = (card: Card | null): PhraseArg => (card === null ? term('card.hidden') : cardTerm(card));
export const kingdomTerm = (kingdom: Kingdom): PhraseArg => term(`kingdom.${KINGDOM_CARDS[kingdom]!.id}`);
export const regionTerm = (region: RegionNumber): PhraseArg => term(`region.${REGIONS[region]!}`);
export const locationTerm = (location: LocationNumber): PhraseArg => term(`location.${LOCATIONS[location]!}`);
export const tileTerm = (tile: Tile): PhraseArg => term(`tile.${TACTICS[tile]!.id}`);
export const factionTerm = (faction: Faction): PhraseArg => term(`faction.${faction}`);
export const traitTerm = (trait: Trait): PhraseArg => term(`trait.${trait}`);
export const partyArg = (party: Party): PhraseArg => (party === SIMULACRUM ? term('simulacrum') : seatArg(party));

/** A tile, commander, Kingdom Card or faction card by its name. */
export const sourceTerm = (source: Source): PhraseArg => {
  const id = sourceId(source);
  if (id.startsWith('T-')) return term(`tile.${id}`);
  if (id.startsWith('CM-')) return term(`commander.${id}`);
  return term(`${id.startsWith('K') ? 'kingdom' : 'card'}.${id}`);
};

const yesNo = (isSo: boolean): string => (isSo ? 'yes' : 'no');
const some = (list: readonly unknown[]): string => yesNo(list.length > 0);

// --- options -----------------------------------------------------------------------------------------------------------------

/** How each part of an option is named. */
const PARTS: PartNames = {
  card: cardTerm,
  kingdom: kingdomTerm,
  region: regionTerm,
  other: regionTerm,
  location: locationTerm,
  party: partyArg,
  parties: (parties: readonly Party[]) => listArg(parties.map(partyArg)),
  tile: tileTerm,
  source: sourceTerm,
  faction: (faction: number) => factionTerm(FACTIONS[faction]!),
  trait: (trait: number) => traitTerm(TRAITS[trait]!),
  strength: Number,
  count: Number,
  slot: (slot: number) => slot + 1,
  way: String,
  to: String,
  cards: (cards: readonly Card[]) => listArg(cards.map(cardTerm)),
  highlands: (card: Card) => placedArg(card),
  plateau: (card: Card) => placedArg(card),
  lowlands: (card: Card) => placedArg(card),
  top: (ids: readonly string[]) => listArg(ids.map(pileTerm)),
  bottom: (ids: readonly string[]) => listArg(ids.map(pileTerm)),
  fates: (fates: string) => listArg(fates.split(',').map(fateArg)),
};

const placedArg = (card: Card): PhraseArg => (card === NONE ? term('card.none') : cardTerm(card));
const pileTerm = (id: string): PhraseArg => term(`${id.startsWith('K') ? 'kingdom' : 'card'}.${id}`);
const fateArg = (fate: string): PhraseArg => {
  const [what, id] = fate.split(':') as [string, string];
  return { phrase: phrase(`fate.${what}`, { card: term(`card.${id}`) }) };
};

const argsOf = (o: Option): Record<string, PhraseArg> => partArgs(o, PARTS);

/** An option in words; what is on top of a pile may be nothing. */
export function describe(o: Option, v: View): Phrase {
  const args = argsOf(o);
  if (o.type === 'arrange') return phrase('option.arrange', { ...args, some: some(o.top) });
  if (o.type === 'take') return phrase('option.take', { ...args, kingdom: kingdomTerm(v.market[o.slot]!) });
  if (o.type === 'discardSlot')
    return phrase('option.discardSlot', { ...args, kingdom: kingdomTerm(v.market[o.slot]!) });
  return phrase(`option.${o.type}`, args);
}

// --- questions -----------------------------------------------------------------------------------------------------------------

/** By decision: the rule that makes the question come up. Effects ask by the rule of their source. */
export const DECISION_RULE: Readonly<Record<Question, string>> = {
  [ASK.faction]: 'OKC-Q01',
  [ASK.kingdomCard]: 'OKC-029',
  [ASK.order]: 'K06',
  [ASK.window]: 'OKC-042',
  [ASK.target]: 'OKC-Q105',
  [ASK.bid]: 'OKC-081',
  [ASK.ruseInBid]: 'OKC-245',
  [ASK.winningBid]: 'OKC-088',
  [ASK.replaced]: 'OKC-090',
  [ASK.herald]: 'OKC-097',
  [ASK.crisis]: 'OKC-102',
  [ASK.placing]: 'OKC-100',
  [ASK.region]: 'OKC-122',
  [ASK.beforeReveal]: 'OKC-123',
  [ASK.reinforceOrRetreat]: 'OKC-244',
  [ASK.eliminate]: 'OKC-210',
  [ASK.resilient]: 'OKC-218',
  [ASK.tieCard]: 'OKC-145',
  [ASK.location]: 'OKC-165',
  [ASK.heraldSteal]: 'OKC-168',
  [ASK.castle]: 'OKC-172',
  [ASK.wilderness]: 'OKC-174',
  [ASK.siteOfPower]: 'OKC-176',
  [ASK.pathfinder]: 'OKC-219',
  [ASK.battlefield]: 'OKC-179',
  [ASK.shrine]: 'OKC-180',
  [ASK.necropolis]: 'OKC-181',
  [ASK.placement]: 'OKC-Q27',
  [ASK.ritual]: 'T-GA2',
  [ASK.pillageMoves]: 'OKC-222',
  [ASK.afterLoss]: 'OKC-Q71',
  [ASK.retire]: 'OKC-191',
  [ASK.loyal]: 'OKC-192',
  [ASK.deploy]: 'OKC-208',
  [ASK.tourney]: 'K55',
  [ASK.returning]: 'OKC-Q12',
  [ASK.forgedOrders]: 'T-UP4',
  [ASK.exchange]: 'T-GA4',
  [ASK.trait]: 'K25',
  [ASK.watchers]: 'CM-UP',
  [ASK.arrange]: 'OKC-Q91',
  [ASK.chapel]: 'K47',
  [ASK.debts]: 'K28',
  [ASK.further]: 'OKC-Q105',
  [ASK.swap]: 'OKC-Q117',
};

/** The effect that asks the open question; `null` when the rules themselves do. */
export function effectAsking(v: Pick<View, 'frames'>): Performance | null {
  const frame = v.frames.at(-2);
  return frame?.proc === 'effect' ? (frame.locals as Performance) : null;
}

export function ruleOf(v: View): string {
  const effect = effectAsking(v);
  return effect ? sourceId(effect.source) : DECISION_RULE[v.ask!.id];
}

/** The Kingdom Card for which one of the own goes. */
function arriving(v: View): PhraseArg {
  const frame = v.frames.at(-1);
  if (frame?.proc !== 'winningBid') return '';
  const { what, turned } = frame.locals as WinningBid;
  if (what?.type === 'take') return kingdomTerm(v.market[what.slot]!);
  if (what?.type === 'stealKingdom') return kingdomTerm(what.kingdom);
  return turned === NONE ? '' : kingdomTerm(turned);
}

/** What the texts of the questions may need. */
function facts(v: View): Record<string, PhraseArg> {
  const effect = effectAsking(v);
  return {
    region: v.region === NONE ? '' : regionTerm(v.region),
    window: v.window === null ? '' : term(`window.${v.window}`),
    source: effect ? sourceTerm(effect.source) : '',
    kingdom: arriving(v),
  };
}

/** What is asked of the viewer, or whom the table waits for. */
export const prompt = (v: View): Prompt | null => (v.ask ? promptFor(v, ruleOf(v), facts(v)) : null);

// --- events --------------------------------------------------------------------------------------------------------------------

const partyCard = ({ party, card }: { party: Party; card: Card }): PhraseArg => ({
  phrase: phrase('log.partyCard', { party: partyArg(party), card: cardTerm(card) }),
});
const cardList = (cards: readonly (Card | null)[]): PhraseArg => listArg(cards.map(cardOrHidden));
const who = (party: Party): Record<string, PhraseArg> => ({ party: partyArg(party) });

/** An event in words, in the past tense. */
export function tellEvent(e: OldKingsCrownEvent): Phrase {
  const log = (args: Record<string, PhraseArg> = {}, key: string = e.type): Phrase => phrase(`log.${key}`, args);
  switch (e.type) {
    case 'setup':
      return log({ parties: listArg(e.order.map(party => playingArg(party, e.factions[party]))) });
    case 'faction':
      return log({ ...who(e.seat), faction: factionTerm(e.faction) });
    case 'dealt':
      return e.cards === null || e.kingdoms === null
        ? log(who(e.seat), 'dealtHidden')
        : log({ ...who(e.seat), cards: cardList(e.cards), kingdoms: listArg(e.kingdoms.map(kingdomTerm)) });
    case 'keptKingdom':
      if (!e.kept) return log(who(e.seat), 'keptNothing');
      return e.kingdom === null
        ? log(who(e.seat), 'keptHidden')
        : log({ ...who(e.seat), kingdom: kingdomTerm(e.kingdom), card: cardTerm(e.card!) });
    case 'kingdomOpened':
      return log({ some: some(e.kept), kept: listArg(e.kept.map(keptArg)) });
    case 'round':
      return log({ n: e.round });
    case 'drew':
      return e.cards === null
        ? log({ ...who(e.seat), n: e.count }, 'drewHidden')
        : log({ ...who(e.seat), cards: cardList(e.cards) });
    case 'attrition':
      return log({ ...who(e.seat), n: e.limit });
    case 'gained':
      return log({
        ...who(e.party),
        n: e.n,
        cause: e.source === null ? term(`cause.${e.cause}`) : sourceTerm(e.source),
      });
    case 'lostInfluence':
      return log({ ...who(e.party), n: e.n, cause: term(`cause.${e.cause}`) });
    case 'stole':
      return log({ ...who(e.party), from: partyArg(e.from), n: e.n });
    case 'orderSet':
      return log({ parties: listArg(e.order.map(partyArg)) });
    case 'bid':
    case 'reinforced':
      return log({ ...who(e.seat), card: cardOrHidden(e.card) });
    case 'bidsShown':
      return log({ some: some(e.bids), bids: listArg(e.bids.map(bidArg)) });
    case 'bidWon':
      return log({ ...who(e.party), n: e.total });
    case 'tookBack':
    case 'exhumed':
    case 'loyal':
      return log({ ...who(e.seat), cards: cardList(e.cards) });
    case 'turnedKingdom':
      return log({ ...who(e.seat), kingdom: kingdomTerm(e.kingdom) });
    case 'tookKingdom':
      return log({ ...who(e.seat), kingdom: kingdomTerm(e.kingdom), card: cardTerm(e.card), deck: yesNo(e.fromDeck) });
    case 'stoleKingdom':
      return log({ ...who(e.seat), from: partyArg(e.from), kingdom: kingdomTerm(e.kingdom), card: cardTerm(e.card) });
    case 'discardedKingdom':
      return log({ kingdom: kingdomTerm(e.kingdom) });
    case 'marketFilled':
      return log({ cards: listArg(e.market.map(kingdomTerm)) });
    case 'herald':
      return log({ ...who(e.party), location: locationTerm(e.location) });
    case 'placed':
      return e.cards === null
        ? log({ ...who(e.seat), some: some(e.regions), regions: listArg(e.regions.map(regionTerm)) })
        : log({ ...who(e.seat), some: some(e.cards), cards: cardList(e.cards) }, 'placedOwn');
    case 'regionChosen':
      return e.party === null
        ? log({ region: regionTerm(e.region) }, 'regionLast')
        : log({ ...who(e.party), region: regionTerm(e.region) });
    case 'activated':
    case 'shifted':
    case 'deployed':
      return log({ ...who(e.seat), card: cardTerm(e.card), region: regionTerm(e.region) });
    case 'revealed':
      return log({ region: regionTerm(e.region), some: some(e.cards), cards: listArg(e.cards.map(partyCard)) });
    case 'retreated':
      return log({ ...who(e.party), card: cardTerm(e.card), to: e.to ?? 'away', herald: yesNo(e.herald) });
    case 'used':
      return e.on === null
        ? log({ ...who(e.seat), source: sourceTerm(e.source) })
        : log({ ...who(e.seat), source: sourceTerm(e.source), on: aimArg(e.on) }, 'usedOn');
    case 'flipped':
      return log({ ...who(e.seat), tile: tileTerm(e.tile), ready: yesNo(e.ready) });
    case 'granted':
      return log({ card: cardTerm(e.card), what: e.what });
    case 'trait':
      return log({ card: cardTerm(e.card), trait: traitTerm(e.trait) });
    case 'struck':
      return e.by === null
        ? log({ card: cardTerm(e.card) }, 'exposed')
        : log({ card: cardTerm(e.card), by: cardTerm(e.by) });
    case 'moved':
      return e.card === null
        ? log({ ...who(e.party), zone: term(`zone.${e.to}`) }, 'movedHidden')
        : log({ ...who(e.party), card: cardTerm(e.card), zone: term(`zone.${e.to}`) });
    case 'swappedDown':
      return log({
        ...who(e.seat),
        owner: partyArg(e.owner),
        one: regionTerm(e.one),
        other: e.other === 'hand' ? term('card.hand') : regionTerm(e.other),
      });
    case 'peeked':
      return log({
        ...who(e.seat),
        cards: e.cards === null ? term('card.hidden') : cardList(e.cards),
        some: some(e.cards ?? []),
        place: e.at === null ? partyArg(e.of!) : regionTerm(e.at),
      });
    case 'looked':
      return e.ids === null
        ? log({ ...who(e.seat), pile: e.pile }, 'lookedHidden')
        : log({ ...who(e.seat), pile: e.pile, cards: listArg(e.ids.map(pileTerm)) });
    case 'arranged':
      return log({ ...who(e.seat), pile: e.pile, n: e.bottom });
    case 'clashResult':
      return log({
        region: regionTerm(e.region),
        totals: listArg(e.totals.map(({ party, total }) => totalArg(party, total))),
        some: some(e.totals),
        winner: e.winner === null ? '' : partyArg(e.winner),
        how: e.final ? 'final' : e.winner === null ? 'tie' : 'win',
      });
    case 'tieCard':
      return log({ ...who(e.party), card: cardOrHidden(e.card) });
    case 'result':
      return log({
        region: regionTerm(e.region),
        results: listArg(
          e.results.map(({ party, result }) => ({ phrase: phrase(`log.result.${result}`, who(party)) })),
        ),
      });
    case 'claimed':
      return e.tornDown === null
        ? log({ ...who(e.party), location: locationTerm(e.location) })
        : log({ ...who(e.party), location: locationTerm(e.location), card: cardTerm(e.tornDown) }, 'toreDown');
    case 'disc':
      return e.seat === null ? log({}, 'discHome') : log({ ...who(e.seat), n: e.uses });
    case 'token':
      return log({ ...who(e.seat), tile: tileTerm(e.tile), n: e.tokens });
    case 'blockaded':
      return log({ ...who(e.party), card: cardTerm(e.card), location: locationTerm(e.location), how: e.as });
    case 'retired':
      return log({ ...who(e.seat), card: cardTerm(e.card) });
    case 'shown':
      return log({
        cards: listArg(e.cards.map(partyCard)),
        some: yesNo(e.winner !== null),
        winner: e.winner === null ? '' : partyArg(e.winner),
      });
    case 'gameOver':
      return log({ parties: listArg(e.winners.map(partyArg)), n: e.influence[e.winners[0]!]! });
    case 'planOver':
      return log({ plan: PLAN_CARDS[e.plan]!.id });
    case 'simulacrumReward':
      return log({ n: e.n, goal: SIMULACRUM_QUEST.goal }, `simulacrum.${e.what}`);
    case 'kingdomShuffled':
      return log();
    case 'declinedTie':
      return log(who(e.party));
    case 'passedBid':
    case 'activatedSite':
      return log(who(e.seat));
  }
}

function aimArg(on: Aim): PhraseArg {
  if (on === 'heir') return term('aim.heir');
  if ('party' in on) return partyArg(on.party);
  return 'region' in on ? regionTerm(on.region) : { phrase: phrase('aim.strength', { n: on.strength }) };
}

/** The Simulacrum plays no faction. */
const playingArg = (party: Party, faction: Faction | undefined): PhraseArg =>
  faction === undefined
    ? partyArg(party)
    : { phrase: phrase('log.playing', { party: partyArg(party), faction: factionTerm(faction) }) };
const keptArg = ({ seat, kingdom, card }: { seat: Party; kingdom: Kingdom; card: Card }): PhraseArg => ({
  phrase: phrase('log.kept', { party: partyArg(seat), kingdom: kingdomTerm(kingdom), card: cardTerm(card) }),
});
const bidArg = ({ party, cards, total }: { party: Party; cards: readonly Card[]; total: number }): PhraseArg => ({
  phrase: phrase('log.oneBid', { party: partyArg(party), some: some(cards), cards: cardList(cards), n: total }),
});
const totalArg = (party: Party, total: number): PhraseArg => ({
  phrase: phrase('log.total', { party: partyArg(party), n: total }),
});
