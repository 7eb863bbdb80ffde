/** Every key of a position, in the order in which they are written. */

import {
  byKey,
  bySeat,
  type Field,
  fieldsOf,
  flag,
  inAnyOrder,
  isMap,
  list,
  NotationError,
  orHidden,
  orWord,
  type Path,
  seat,
  setOf,
  sets,
  wholeNumber,
} from '@interregnum/kernel';
import { REGIONS } from '../content/map.ts';
import { TACTICS } from '../content/tactics.ts';
import { questAt } from '../phases/site-of-power.ts';
import { type Card, LOCATION_NUMBERS, NONE, type Party, REGION_NUMBERS } from '../pieces.ts';
import { at, inLastingOrder, type State } from '../state.ts';
import { bidTotalOf, defenceOf, limitOf, totalOf } from '../strength.ts';
import { ownerOf, thresholdOf } from '../table.ts';
import { covered, writeClash } from './clash.ts';
import {
  byParty,
  byRegion,
  card,
  cards,
  controlled,
  countedPile,
  faction,
  kingdom,
  kingdomPile,
  location,
  orNone,
  parties,
  partiesAt,
  party,
  pile,
  region,
  result,
  revealedCards,
  seatsOnly,
  tile,
  window,
} from './forms.ts';
import { writeMarks } from './knowledge.ts';
import { alphabetical, asList, byId, isView } from './lists.ts';
import { bidForm, disc, lastingForm, lastingOrder, sealedForm } from './pieces.ts';
import { simulacrum } from './simulacrum.ts';

const { field, part, onlyIf, follows } = fieldsOf<State>();

// --- hands: cards, or how many ---------------------------------------------------------------------------------------------

/** How many cards a hand gets that are named nowhere, by seat. */
export const counts = new WeakMap<State, (number | null)[]>();

const hands = part<Card[][]>(
  {
    read: (value, path, s, before) => {
      const dealt: (number | null)[] = new Array<null>(s.seats).fill(null);
      counts.set(s, dealt);
      const form = {
        read: (one: unknown, at_: Path) => {
          if (typeof one !== 'number') return cards.read(one, at_, s);
          dealt[Number(at_.at(-1)) - 1] = one;
          return [];
        },
        write: () => null,
      };
      return bySeat<Card[], State>(form).read(value, path, s, before);
    },
    write: (value, s) =>
      bySeat<Card[], State>(cards).write(
        value.map(hand => (isView(s) ? hand : byId(hand))),
        s,
      ),
  },
  s => s.hands.map(asList),
  (s, value) => {
    s.hands = value.map(hand => byId(hand));
  },
);

const openPile = (key: 'lost' | 'removed') =>
  part<Card[]>(
    list(card),
    s => alphabetical(s[key]),
    (s, value) => {
      s[key] = byId(value);
    },
  );

/** Set-aside cards by the seat that plays their faction. */
const aside = part<Card[][]>(
  bySeat<Card[], State>(list(card)),
  s => s.hands.map((_, one) => byId(s.aside.filter(which => ownerOf(s, which) === one))),
  (s, value) => {
    s.aside = byId(value.flat());
  },
);

const numbersBySeat = (key: 'attrition' | 'bonus' | 'bonusNext' | 'bidPlus') => field(key, bySeat(wholeNumber(0, 99)));

const pilesBySeat = (key: 'discard' | 'draw', form: typeof pile) =>
  part<Card[][]>(
    bySeat<Card[], State>(form),
    s => s[key].map(asList),
    (s, value) => {
      s[key] = value;
    },
  );

/** Tiles of factions that nobody plays are always ready; they need not be named, and are not written. */
const isPlayed = (s: State, one: number): boolean =>
  s.factions.length < s.seats || s.factions.includes(TACTICS[one]!.faction);
const tiles = list(tile);
const writeTiles = (s: State, all: readonly number[]): unknown =>
  (
    tiles.write(
      all.filter(one => isPlayed(s, one)),
      s,
    ) as string[]
  ).sort();
const ready: Field<State> = {
  read(s, value, path) {
    const strangers = [...TACTICS.keys()].filter(one => !isPlayed(s, one));
    s.ready = sets.union(setOf(tiles).read(value, path, s), sets.of(strangers));
  },
  write: s => writeTiles(s, sets.members(s.ready)),
  reword: (entry, _, s) => writeTiles(s, tiles.read(entry, [], s)),
};

/** Tiles that hold Influence. */
const RITUALS = [...TACTICS.keys()].filter(one => TACTICS[one]!.ritual !== null);

export const fields = {
  round: field('round', wholeNumber(0)),
  factions: part(
    byKey(seat, faction, { keys: (_, values) => [...values.keys()] }),
    s => asList(s.factions),
    (s, value) => {
      s.factions = value;
    },
  ),
  order: field('order', parties),
  influence: field('influence', byParty(wholeNumber(0, 999))),
  attrition: numbersBySeat('attrition'),
  bonus: numbersBySeat('bonus'),
  bonus_next: numbersBySeat('bonusNext'),
  ready: inAnyOrder(ready),
  tokens: part(
    byKey(tile, wholeNumber(0, 3), { keys: () => RITUALS }),
    s => asList(s.tokens),
    (s, value) => {
      s.tokens = value;
    },
  ),
  heralds: field('heralds', byParty(orNone(location, 'home'))),
  disc: field('disc', disc),
  kingdom: field('controlled', bySeat(list(controlled))),
  used: inAnyOrder(
    part(
      list(kingdom),
      s => byId(s.used),
      (s, value) => {
        s.used = byId(value);
      },
    ),
  ),
  market: field('market', list(kingdom)),
  kingdom_deck: field('kingdomDeck', kingdomPile),
  kingdom_discard: inAnyOrder(field('kingdomDiscard', kingdomPile)),
  box: inAnyOrder(onlyIf(s => !isView(s), field('box', list(kingdom)))),
  traded: onlyIf(s => s.traded, field('traded', flag)),
  hands: inAnyOrder(hands),
  draw: pilesBySeat('draw', countedPile),
  discard: inAnyOrder(pilesBySeat('discard', pile)),
  aside: inAnyOrder(aside),
  lost: inAnyOrder(openPile('lost')),
  removed: inAnyOrder(openPile('removed')),
  up: inAnyOrder(
    part(
      upForm(),
      s => s.up,
      (s, value) => {
        s.up = value;
      },
    ),
  ),
  down: field('down', byRegion(orNone(orHidden(card)), NONE, seatsOnly)),
  deployed: field('deployed', byRegion(orNone(card), NONE, seatsOnly)),
  kept: inAnyOrder(
    part<Card[][]>(
      bySeat<Card[], State>(cards),
      s => s.kept.map(byId),
      (s, value) => {
        s.kept = value;
      },
    ),
  ),
  blockades: field('blockades', byKey(location, orNone(card), { keys: () => LOCATION_NUMBERS })),
  court: field('court', cards),
  sites: field('sites', bySeat<Card[], State>(cards)),
  results: part(
    resultsForm(),
    s => s.results,
    (s, value) => {
      s.results = value;
    },
  ),
  lasting: inAnyOrder({
    read: (s: State, value: unknown, path: Path) => {
      s.lasting = inLastingOrder(list(lastingForm).read(value, path, s));
    },
    write: (s: State) => lastingOrder(s.lasting.map(one => lastingForm.write(one, s))),
  }),
  dealt: inAnyOrder(field('dealt', bySeat(list(orHidden(kingdom))))),
  sealed: onlyIf(
    s => s.kingdomKept.some(one => one !== null) || s.dealt.some(one => one.length > 0),
    field('kingdomKept', bySeat(sealedForm)),
  ),
  bids: field('bids', bySeat(bidForm)),
  bid_plus: numbersBySeat('bidPlus'),
  covered: onlyIf(s => s.clash === null && s.covered.some(one => one.length > 0), field('covered', covered)),
  simulacrum: inAnyOrder(simulacrum, 'swapped', 'known', 'discard'),
  phase: {
    read: (s: State, value: unknown, path: Path) => {
      s.window = orWord(window, 'none', null).read(value, path, s);
    },
    write: (s: State) => s.window ?? 'none',
  },
  region: {
    read: (s: State, value: unknown, path: Path) => {
      s.region = orNone(region).read(value, path, s);
    },
    write: (s: State) => orNone(region).write(s.region, s),
  },
  bid_totals: {
    read: (s: State, value: unknown, path: Path) => {
      const said = byParty(wholeNumber()).read(value, path, s, []);
      s.bidsShown = said.length > 0;
      s.bidTotals = s.bidTotals.map((_, one) => said[one] ?? null);
    },
    write: (s: State) => writeBidTotals(s),
  },
  clash: inAnyOrder({ read: () => {}, write: writeClash }),
  totals: { read: () => {}, write: writeTotals },
  window: { read: () => {}, write: () => undefined },
  known: inAnyOrder({ read: () => {}, write: (s: State) => writeMarks(s, false) }),
  loose: inAnyOrder({ read: () => {}, write: (s: State) => writeMarks(s, true) }),
  over: field('over', flag),
  limits: follows(s =>
    bySeat(wholeNumber()).write(
      s.hands.map((_, one) => limitOf(s, one)),
      s,
    ),
  ),
  defence: follows(s =>
    Object.fromEntries(
      s.controlled.flatMap((list, one) => list.map(held => [kingdom.write(held.kingdom, s), defenceOf(s, one, held)])),
    ),
  ),
  quest: follows(s =>
    bySeat(wholeNumber()).write(
      s.sites.map((_, one) => questAt(s, one)),
      s,
    ),
  ),
  threshold: follows(s => thresholdOf(s)),
  sizes: follows(s => ({
    hands: sizes(s, s.hands),
    draw: sizes(s, s.draw),
    discard: sizes(s, s.discard),
    kingdom_deck: sizeOf(s.kingdomDeck),
    kingdom_discard: s.kingdomDiscard.length,
    box: sizeOf(s.box),
  })),
};

const sizeOf = (cards_: readonly unknown[] | number): number => (typeof cards_ === 'number' ? cards_ : cards_.length);
const sizes = (s: State, lists: readonly (readonly unknown[])[]) => bySeat(wholeNumber()).write(lists.map(sizeOf), s);

/** Only Bids that are shown. */
function writeBidTotals(s: State): unknown {
  const totals = s.bidTotals.map((total, one) => (s.bidsShown && s.window === 'MSu-B' ? bidNow(s, one, total) : total));
  return byParty<number | null>(wholeNumber(), one => one === null).write(totals, s);
}
const bidNow = (s: State, one: Party, total: number | null): number | null =>
  one < s.seats ? bidTotalOf(s, one) : total;

function writeTotals(s: State): unknown {
  const { clash } = s;
  if (!clash) return {};
  const total = (one: Party) =>
    clash.totals ? clash.totals[one]! : clash.in.includes(one) ? totalOf(s, clash, one) : null;
  return Object.fromEntries(
    partiesAt(s.seats).flatMap(one => (total(one) === null ? [] : [[party.write(one, s), total(one)]])),
  );
}

/** Revealed cards by id; values of the Simulacrum by their Region. */
function upForm() {
  return {
    read: (value: unknown, path: Path, s: State, before: (readonly Card[])[]) => {
      if (!isMap(value)) throw new NotationError(path, 'expected a map by Region');
      const out = before.slice();
      for (const [name, row] of Object.entries(value)) {
        const one = region.read(name, [...path, name], s);
        const read = byParty(revealedCards(one)).read(row, [...path, name], s, []);
        for (const who of partiesAt(s.seats)) if (read[who]) out[at(s, one, who)] = byId(read[who]);
      }
      return out;
    },
    write: (value: (readonly Card[])[], s: State) =>
      Object.fromEntries(
        REGION_NUMBERS.map(one => [
          REGIONS[one],
          Object.fromEntries(
            partiesAt(s.seats).map(who => [
              party.write(who, s),
              revealedCards(one).write(byId(value[at(s, one, who)]!), s),
            ]),
          ),
        ]),
      ),
  };
}

function resultsForm() {
  return {
    read: (value: unknown, path: Path, s: State, before: State['results']) => {
      if (!isMap(value)) throw new NotationError(path, 'expected a map by Region');
      const out = before.slice();
      for (const [name, row] of Object.entries(value)) {
        const one = region.read(name, [...path, name], s);
        const read = byParty(result).read(row, [...path, name], s, []);
        for (const who of partiesAt(s.seats)) out[at(s, one, who)] = read[who] ?? 'none';
      }
      return out;
    },
    write: (value: State['results'], s: State) =>
      Object.fromEntries(
        REGION_NUMBERS.filter(one => value[at(s, one, 0)] !== null).map(one => [
          REGIONS[one],
          Object.fromEntries(partiesAt(s.seats).map(who => [party.write(who, s), value[at(s, one, who)]])),
        ]),
      ),
  };
}
