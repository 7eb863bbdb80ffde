/** What holds in every state of The Old King's Crown (section 7 of the rules). */
import { FACTION_CARDS } from './content/cards.ts';
import { contentOf } from './content/contents.ts';
import { KINGDOM_CARDS } from './content/kingdom.ts';
import { KINGDOM_CARDS_HELD, MARKET_SLOTS, SETUP } from './content/setup.ts';
import { TIE_SLOT } from './content/simulacrum.ts';
import { TACTICS } from './content/tactics.ts';
import { turnedKingdoms } from './kingdom-cards.ts';
import { falseMarks } from './knowledge.ts';
import { questAt, siteThreshold } from './phases/site-of-power.ts';
import {
  CARD_COUNT,
  type Card,
  cardsOf,
  IS_SUPPORTER,
  LOCATION_NUMBERS,
  NONE,
  REGION_NUMBERS,
  SIMULACRUM,
  slotOf,
} from './pieces.ts';
import { cardsReturning } from './returning.ts';
import { isSolo } from './simulacrum.ts';
import { at, type State } from './state.ts';
import { limitOf } from './strength.ts';
import { isOpen, isPillage, ownerOf } from './table.ts';

/** The invariants that do not hold, in words. */
export const broken = (s: State): readonly string[] => [...impossible(s), ...seasonBroken(s)];

/** What no position may say. */
export const impossible = (s: State): readonly string[] =>
  s.factions.length < s.seats
    ? []
    : [
        ...cardsBroken(s),
        ...kingdomBroken(s),
        ...placesBroken(s),
        ...piecesBroken(s),
        ...tieValuesBroken(s),
        ...clashBroken(s),
        ...marksBroken(s),
      ];

const idOf = (card: Card): string => FACTION_CARDS[card]?.id ?? `value ${card}`;

// --- 1: every card of a faction in play lies in exactly one place -----------------------------------------------------------

function zonesOf(s: State, seat: number): readonly (readonly Card[])[] {
  const kept = s.kingdomKept[seat];
  return [
    s.hands[seat]!,
    s.draw[seat]!,
    s.discard[seat]!,
    s.kept[seat]!,
    s.sites[seat]!,
    s.covered[seat]!,
    s.bids[seat] ?? [],
    s.controlled[seat]!.map(({ occupier }) => occupier),
    kept && kept !== 'nothing' ? [kept.occupier] : [],
    ...REGION_NUMBERS.flatMap(region => {
      const place = at(s, region, seat);
      return [s.up[place]!, [s.down[place]!, s.deployed[place]!].filter(card => card !== NONE)];
    }),
  ];
}

function cardsBroken(s: State): string[] {
  if (s.hands.every(hand => hand.length === 0) && s.round === 0) return [];
  const common = [s.lost, s.removed, s.aside, s.court, s.blockades.filter(card => card !== NONE), cardsReturning(s)];
  return s.factions.flatMap((faction, seat) => {
    const own = zonesOf(s, seat).flat();
    const stranger = own.find(card => ownerOf(s, card) !== seat);
    if (stranger !== undefined) return [`${idOf(stranger)} lies with seat ${seat + 1}`];
    const all = [...own, ...common.flat().filter(card => ownerOf(s, card) === seat)];
    const counts = new Map<Card, number>();
    for (const card of all) counts.set(card, (counts.get(card) ?? 0) + 1);
    return cardsOf(faction)
      .filter(card => counts.get(card) !== 1)
      .map(card => `${idOf(card)} is there ${counts.get(card) ?? 0} times`);
  });
}

// --- 2, 3, 5: Kingdom Cards ---------------------------------------------------------------------------------------------------

function kingdomBroken(s: State): string[] {
  const out: string[] = [];
  const held = s.controlled.flat();
  const kept = s.kingdomKept.flatMap(one => (one && one !== 'nothing' ? [one.kingdom] : []));
  const all = [
    ...s.kingdomDeck,
    ...s.kingdomDiscard,
    ...s.market,
    ...s.box,
    ...s.dealt.flat(),
    ...kept,
    ...held.map(one => one.kingdom),
    ...turnedKingdoms(s),
  ];
  if (all.length > 0 && (all.length !== KINGDOM_CARDS.length || new Set(all).size !== all.length))
    out.push(`there are ${new Set(all).size} Kingdom Cards in ${all.length} places`);
  for (const [seat, list] of s.controlled.entries()) {
    if (list.length > KINGDOM_CARDS_HELD) out.push(`seat ${seat + 1} controls ${list.length} Kingdom Cards`);
    for (const { kingdom, occupier } of list)
      if (!IS_SUPPORTER[occupier]) out.push(`${idOf(occupier)} cannot Occupy ${KINGDOM_CARDS[kingdom]!.id}`);
  }
  if (s.round === 0) return out;
  const { box } = SETUP[s.seats as 1 | 2 | 3 | 4];
  if (s.box.length !== box) out.push(`the box holds ${s.box.length} Kingdom Cards`);
  if (s.market.length !== MARKET_SLOTS) out.push(`the market holds ${s.market.length} Kingdom Cards`);
  return out;
}

// --- 8, 9: Court, Sites, Locations -------------------------------------------------------------------------------------

function placesBroken(s: State): string[] {
  const out: string[] = [];
  const stranger = s.court.find(card => contentOf(s).authority[card] === 0);
  if (stranger !== undefined) out.push(`${idOf(stranger)} has no Authority and is in the Court`);
  if (new Set(s.court.map(card => ownerOf(s, card))).size > 1) out.push('two owners have cards in the Court');
  const isActivating = s.frames.some(frame => frame.proc === 'siteOfPower' || frame.proc === 'winningBid');
  for (const seat of s.factions.keys())
    if (!isActivating && questAt(s, seat) >= siteThreshold(s, seat))
      out.push(`the Site of Power of seat ${seat + 1} should have activated`);
  for (const card of s.deployed)
    if (card !== NONE && !contentOf(s).keywords[card]!.some(word => word.word === 'deploy'))
      out.push(`${idOf(card)} cannot be Deployed`);
  if (LOCATION_NUMBERS.filter(location => isPillage(s, s.blockades[location]!)).length > 1)
    out.push('two cards Pillage');
  return out;
}

/** 4, 7, 10, 16; what a change must keep, such as 6, the tests watch from question to question. */
function piecesBroken(s: State): string[] {
  const out: string[] = [];
  const parties = isSolo(s) ? [0, SIMULACRUM] : [...s.factions.keys()];
  if (s.order.length !== parties.length || parties.some(party => !s.order.includes(party)))
    out.push(`the Order Track reads ${s.order.join(', ')}`);
  if (s.influence.some(n => n < 0)) out.push('a Supply is negative');
  for (const [tile, n] of s.tokens.entries()) {
    const ritual = TACTICS[tile]!.ritual;
    if (n > 0 && (!ritual || n >= ritual.tokens)) out.push(`${TACTICS[tile]!.id} holds ${n} Influence`);
  }
  for (const [party, location] of s.heralds.entries())
    if (location !== NONE && s.window === 'MSu-H' && !isOpen(s, location))
      out.push(`the Herald of ${party + 1} stands among Pillage`);
  if (s.disc && (s.disc.uses < 1 || s.disc.uses > 3)) out.push(`the Commander Disc shows ${s.disc.uses}`);
  for (const seat of s.factions.keys()) if (limitOf(s, seat) < 1) out.push(`the limit of seat ${seat + 1} is below 1`);
  return out;
}

/** OKC-S6: what the Simulacrum plays after a Tie is gone when the Region is done. */
function tieValuesBroken(s: State): string[] {
  if (!isSolo(s)) return [];
  const isStray = (region: number): boolean =>
    region !== s.region && s.up[at(s, region, SIMULACRUM)]!.some(card => slotOf(card) === TIE_SLOT);
  return REGION_NUMBERS.some(isStray) ? ['a value played after a Tie lies at a Region that has no Clash'] : [];
}

function clashBroken(s: State): string[] {
  const { clash } = s;
  if (!clash) return [];
  const out: string[] = [];
  for (const [party, cards] of clash.cards.entries()) {
    const stray = cards.find(card => !s.up[at(s, clash.region, party)]!.includes(card));
    if (stray !== undefined) out.push(`${idOf(stray)} is in the Clash and not in its Region`);
  }
  if (clash.in.some(party => !clash.first.includes(party))) out.push('somebody came into the Clash later');
  return out;
}

/** OKC-284: what somebody knows of a hidden card is true. */
const marksBroken = (s: State): string[] =>
  falseMarks(s).map(({ thing }) => `${thing < CARD_COUNT ? idOf(thing) : `thing ${thing}`} is not where it was seen`);

// --- 14, 15, 19: what a season leaves behind ---------------------------------------------------------------------------------------

const AFTER_DISCARD = ['MWi-H', 'MWi-P', 'MWi-W', 'LWi'] as const;

function seasonBroken(s: State): string[] {
  const out: string[] = [];
  const isAfter = (AFTER_DISCARD as readonly unknown[]).includes(s.window);
  const hasDown = s.down.some(card => card !== NONE);
  if (hasDown && (isAfter || s.window === 'LAu')) out.push('a card lies face down after Autumn');
  if (isAfter && s.up.some(cards => cards.length > 0)) out.push('a card is Revealed after Winter has discarded');
  if (isAfter && s.window !== 'MWi-H' && s.heralds.some(location => location !== NONE))
    out.push('a Herald is not at home');
  if (s.round > s.maxRounds) out.push(`it is Round ${s.round}`);
  return out;
}
