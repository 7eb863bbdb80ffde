/** Every key of a position, in the order in which they are written. */

import {
  bigSets,
  bySeat,
  entriesOf,
  type Field,
  type Form,
  fieldsOf,
  flag,
  type Hex,
  inAnyOrder,
  list,
  maybe,
  NotationError,
  orHidden,
  orSize,
  type Path,
  type PlacedTile,
  seat,
  sets,
  via,
  wholeNumber,
} from '@interregnum/kernel';
import { boardOf } from '../board.ts';
import { HEROES } from '../content/heroes.ts';
import { TILES } from '../content/tiles.ts';
import { TITLES } from '../content/titles.ts';
import { UNITS } from '../content/units.ts';
import { ATTRIBUTES, RESOURCES, SEASONS } from '../content/words.ts';
import { heroesIn, titlesIn, unitTypes } from '../in-play.ts';
import { lastingEffect } from '../lasting.ts';
import { backOf } from '../modules/explore/tokens.ts';
import { AREA_IDS, DIALS, NONE } from '../pieces.ts';
import { isCitySpace } from '../printed.ts';
import { runes } from '../queries.ts';
import type { Claim, Ending, LastingEffect, Spoils, State } from '../state.ts';
import { areasOf } from '../table.ts';
import { areaText, readArea, rewordArea } from './areas.ts';
import { army, BATTLE_SETS, battle, duel, fateOrNone } from './battle.ts';
import { bowFields } from './bow.ts';
import { cmdFields } from './cmd.ts';
import {
  area,
  developmentCard,
  faction,
  hero,
  inHand,
  objective,
  order,
  orNone,
  quest,
  recordOf,
  reward,
  season,
  seasonCard,
  seatOrNone,
  setIn,
  tactics,
  token,
  unit,
} from './forms.ts';
import { HERO_KEYS, readFallen, readHeroes, writeFallen, writeHeroes } from './heroes.ts';
import { known } from './known.ts';

const { field, part, onlyIf, follows } = fieldsOf<State>();
/** In a view decks are numbers and the chance is hidden. */
export const isView = (s: State): boolean => s.chance === null;
const number = wholeNumber(0, 999);

// --- tiles and markers -------------------------------------------------------------------------------------------------------

const hexText = ({ q, r }: Hex): string => `${q},${r}`;
function readHex(text: string, path: Path): Hex {
  const match = /^(-?\d{1,2}),(-?\d{1,2})$/.exec(text);
  if (!match) throw new NotationError(path, `expected a hex, '2,-1', not '${text}'`);
  return { q: Number(match[1]), r: Number(match[2]) };
}

const placedTile: Form<PlacedTile, State> = {
  read(value, path) {
    const match = /^([\w]+)@([^r]+)r([0-5])$/.exec(String(value));
    const tile = match ? TILES.findIndex(({ id }) => id === match[1]) : -1;
    if (!match || tile < 0) throw new NotationError(path, `expected a tile, '4@0,0r2', not '${String(value)}'`);
    return { tile, at: readHex(match[2]!, path), turns: Number(match[3]) };
  },
  write: ({ tile, at, turns }) => `${TILES[tile]!.id}@${hexText(at)}r${turns}`,
};

const marker: Form<readonly [Hex, Hex], State> = {
  read(value, path) {
    const [one, other, ...more] = String(value).split('+');
    if (other === undefined || more.length > 0) throw new NotationError(path, `expected two hexes, '2,-1+3,-1'`);
    return [readHex(one!, path), readHex(other, path)];
  },
  write: ([one, other]) => `${hexText(one)}+${hexText(other)}`,
};

function readPlacement(s: State, value: unknown, path: Path): void {
  s.placement = list(placedTile).read(value, path, s);
  try {
    boardOf(s);
  } catch (error) {
    throw new NotationError(path, (error as Error).message);
  }
  if (new Set(s.placement.map(({ tile }) => tile)).size < s.placement.length)
    throw new NotationError(path, 'a tile is there twice');
}

// --- piles -------------------------------------------------------------------------------------------------------------------

/** From the top, in a view how many. */
const pile = <C>(form: Form<number, C>): Form<number[], C> =>
  orSize(
    via(
      list(form),
      cards => [...cards].reverse(),
      cards => [...cards].reverse(),
    ),
  );
const pileOf = (key: 'fateDeck' | 'tacticsDeck' | 'questDeck' | 'rewardDeck' | 'heroDeck', form: Form<number, State>) =>
  field(key, orSize(pile(form)));
const open = (key: OpenPile, form: Form<number, State>) => inAnyOrder(field(key, list(form)));
type OpenPile =
  | 'fateDiscard'
  | 'tacticsDiscard'
  | 'questDiscard'
  | 'rewardDiscard'
  | 'seasonDiscard'
  | 'questsGone'
  | 'objectivesShown'
  | 'exploredGone'
  | 'heroesOffered'
  | 'takenRunes';
const hands = (key: 'tactics' | 'quests', form: Form<number, State>) =>
  field(key, bySeat(inHand(list(orHidden(form)))));
const leftOver = (key: 'objectivesLeft' | 'exploreLeft', form: Form<number, State>): Field<State> =>
  inAnyOrder(onlyIf(s => !isView(s), field(key, list(form))));

const fate: Form<number, State> = {
  read: (value, at) => wholeNumber(1, 30).read(value, at, null) - 1,
  write: value => value + 1,
};

// --- single things -------------------------------------------------------------------------------------------------------------

const dials = part<number[]>(
  {
    read(value, path, s, before = []) {
      const out = before.slice();
      for (const [key, text] of entriesOf(value, path)) {
        const who = seat.read(key, [...path, key], s);
        const match = /^([0-8])\/([0-8])\/([0-8])$/.exec(String(text));
        if (!match) throw new NotationError([...path, key], `expected ${RESOURCES.join('/')}, '3/4/2'`);
        for (const dial of DIALS) out[who * DIALS.length + dial] = Number(match[dial + 1]);
      }
      return out;
    },
    write: (value, s) =>
      Object.fromEntries(
        s.influence.map((_, who) => [who + 1, value.slice(who * DIALS.length, (who + 1) * DIALS.length).join('/')]),
      ),
  },
  s => s.dials,
  (s, value) => {
    s.dials = value;
  },
);

const titles: Field<State> = {
  read(s, value, path) {
    const form = recordOf<{ seat: number; influence: number; used: boolean }>({
      seat: seatOrNone,
      influence: number,
      used: flag,
    });
    for (const [id, entry] of entriesOf(value, path)) {
      const title = TITLES.findIndex(one => one.id === id);
      const known = titlesIn(s);
      if (!known.includes(title))
        throw new NotationError(
          [...path, id],
          `expected a Title, one of ${known.map(one => TITLES[one]!.id).join(', ')}`,
        );
      const said = form.read({ used: false, ...(entry as object) }, [...path, id], s);
      s.titleSeat[title] = said.seat;
      s.titleInfluence[title] = said.influence;
      s.titlesUsed = said.used ? sets.with(s.titlesUsed, title) : sets.without(s.titlesUsed, title);
    }
  },
  write: s =>
    Object.fromEntries(
      titlesIn(s).map(title => [
        TITLES[title]!.id,
        {
          seat: seatOrNone.write(s.titleSeat[title]!, s),
          influence: s.titleInfluence[title],
          used: sets.has(s.titlesUsed, title),
        },
      ]),
    ),
  /** Of a Title that nobody has. */
  reword: entry => (entry === 'none' ? { seat: 'none', influence: 0, used: false } : entry),
};

/** A unit, or the Victory card. */
const staked: Form<number, State> = {
  read: (value, path, s) => (value === VICTORY_CARD ? NONE : unit.read(value, path, s)),
  write: (value, s) => (value === NONE ? VICTORY_CARD : unit.write(value, s)),
};
const VICTORY_CARD = 'card';

const claims: Field<State> = {
  read(s, value, path) {
    for (const [name, entry] of entriesOf(value, path)) {
      const where = season.read(name, [...path, name], s);
      s.claims[where] = maybe(recordOf<Claim>({ seat, type: staked })).read(entry, [...path, name], s);
    }
  },
  write: s =>
    Object.fromEntries(
      s.claims.flatMap((claim, i) =>
        claim ? [[SEASONS[i], { seat: claim.seat + 1, type: staked.write(claim.type, s) }]] : [],
      ),
    ),
  leftOut: () => SEASONS,
};

const KINDS: readonly LastingEffect['kind'][] = [
  'ignoreMountains',
  'ignoreWater',
  'iceForAll',
  'farther',
  'nearer',
  'forcedMarch',
  'bitterCold',
  'truce',
  'siege',
  'portals',
  'held',
  'noSupport',
  'moreCards',
  'feigned',
  'rearguard',
  'banner',
  'saved',
  'redrew',
  'keepsDials',
];
const TERMS = ['turn', 'season', 'battle', 'row'] as const;
const word = <T extends string>(what: string, words: readonly T[]): Form<T, State> => ({
  read(value, path) {
    const found = words.find(one => one === value);
    if (found === undefined) throw new NotationError(path, `expected ${what}, one of ${words.join(', ')}`);
    return found;
  },
  write: value => value,
});

const lasting: Form<readonly LastingEffect[], State> = {
  read: (value, path, s) =>
    list(
      recordOf<{ kind: LastingEffect['kind']; seat: number; n: number; until: (typeof TERMS)[number] }>({
        kind: word('an effect', KINDS),
        seat: seatOrNone,
        n: number,
        until: word('a time', TERMS),
      }),
    )
      .read(value, path, s)
      .map(({ kind, seat: who, n, until }) => lastingEffect(kind, who, n, until)),
  write: (value, s) =>
    value.map(({ kind, seat: who, n, until }) => ({ kind, seat: seatOrNone.write(who, s), n, until })),
};

const ending: Form<Ending | null, State> = maybe(
  recordOf<Ending>({
    by: word('an ending', ['claim', 'victory', 'count', 'last'] as const),
    places: list(seat),
    runes: list(number),
  }),
);

// --- units by type ---------------------------------------------------------------------------------------------------------

function readCounts(s: State, value: unknown, path: Path): number[] {
  const out = s.guardsAtStart.map(() => 0);
  for (const [id, n] of entriesOf(value, path)) out[unit.read(id, [...path, id], s)] = number.read(n, [...path, id], s);
  return out;
}
const writeCounts = (counts: readonly number[]): Record<string, number> =>
  Object.fromEntries(counts.flatMap((n, type) => (n === 0 ? [] : [[UNITS[type]!.id, n]])));

const unitIds = (_within: readonly string[], s: State): readonly string[] => unitTypes(s).map(type => UNITS[type]!.id);

/** Heroes whom nobody has; what a hero has nothing of. */
const heroesLeftOut = (within: readonly string[], s: State): readonly string[] => {
  if (within.length === 0) return heroesIn(s).map(one => HEROES[one]!.id);
  return within.length === 1 ? HERO_KEYS : ATTRIBUTES;
};

// --- exploration tokens ------------------------------------------------------------------------------------------------------

const tokens: Field<State> = {
  read(s, value, path) {
    for (const [name, entry] of entriesOf(value, path)) {
      const where = area.read(name, [...path, name], s);
      const match = /^(.*?)( up)?$/.exec(String(entry))!;
      const which = token.read(match[1], [...path, name], s);
      s.explored[where] = which;
      s.exploreBacks[where] = backOf(which) + 1;
      if (match[2]) s.exploredUp = bigSets.with(s.exploredUp, where);
    }
  },
  write: s =>
    Object.fromEntries(
      (s.explored as readonly (number | null)[]).flatMap((which, where) => {
        if (which === NONE) return [];
        const face = which === null ? `? ${s.exploreBacks[where] === 1 ? '1' : '2+'}` : String(token.write(which, s));
        return [[AREA_IDS[where]!, `${face}${bigSets.has(s.exploredUp, where) ? ' up' : ''}`]];
      }),
    ),
  leftOut: (_within, s) => boardOf(s).areas.map(one => AREA_IDS[one]!),
};

// --- Development cards -------------------------------------------------------------------------------------------------------

const developed: Field<State> = {
  read(s, value, path) {
    s.dev = { ...s.dev, cards: setIn(list(developmentCard)).read(value, path, s) };
  },
  write: s => setIn(list(developmentCard)).write(s.dev.cards, s),
};

export const fields = {
  year: field('year', wholeNumber(0, 7)),
  season: field('season', season),
  factions: field('factions', bySeat(orNone(faction))),
  first: field('first', seat),
  tiles: { read: readPlacement, write: (s: State) => list(placedTile).write([...s.placement], s) },
  tile_hands: onlyIf(s => s.tiles.some(one => one.length > 0), field('tiles', bySeat(list(orHidden(area))))),
  markers: onlyIf(s => s.markers.length > 0, field('markers', list(marker))),
  marker_seats: onlyIf(s => s.markerSeats.length > 0, field('markerSeats', list(seatOrNone))),
  redos: onlyIf(s => s.redos > 0, field('redos', wholeNumber(0, 9))),
  order: field('order', list(seat)),
  out: field('out', list(seat)),
  acting: field('turn', seatOrNone),
  fought: onlyIf(s => s.fought, field('fought', flag)),
  bonus_taken: onlyIf(s => s.bonusTaken, field('bonusTaken', flag)),
  recruited: onlyIf(s => s.recruited !== NONE, field('recruited', orNone(wholeNumber(0, 2)))),
  bids: onlyIf(s => s.bids.length > 0, field('bids', list(number))),
  high_bidder: onlyIf(s => s.highBidder !== NONE, field('highBidder', seatOrNone)),
  low_bidder: onlyIf(s => s.lowBidder !== NONE, field('lowBidder', seatOrNone)),
  areas: {
    read: (s: State, value: unknown, path: Path) => {
      for (const [name, text] of entriesOf(value, path)) readArea(s, name, text, [...path, name]);
    },
    write: (s: State) =>
      Object.fromEntries(boardOf(s).areas.map(one => [AREA_IDS[one], areaText(s, one, isCitySpace(s, one))])),
    reword: (entry: unknown, within: readonly string[], s: State) => rewordArea(entry, within[0]!, s),
  },
  army: onlyIf(s => s.army !== null, field('army', army)),
  battle: inAnyOrder(
    onlyIf(s => s.battle !== null, field('battle', battle)),
    ...BATTLE_SETS,
  ),
  duel: onlyIf(s => s.duel !== null, field('duel', duel)),
  heroes: inAnyOrder({ read: readHeroes, write: writeHeroes, leftOut: heroesLeftOut }, 'up', 'down', 'received'),
  fallen: onlyIf(s => s.fallen.length > 0, { read: readFallen, write: writeFallen }),
  spoils: onlyIf(
    s => s.spoils.winner !== NONE,
    field('spoils', recordOf<Spoils>({ winner: hero, down: list(orHidden(reward)), up: list(reward) })),
  ),
  heroes_gone: inAnyOrder(onlyIf(s => s.heroesGone !== 0, field('heroesGone', setIn(list(hero))))),
  heroes_done: inAnyOrder(onlyIf(s => s.heroesDone !== 0, field('heroesDone', setIn(list(hero))))),
  dials,
  influence: field('influence', bySeat(number)),
  orders: field('active', bySeat(orNone(order))),
  orders_used: inAnyOrder(field('ordersUsed', bySeat(setIn(list(order))))),
  highest: field('highest', bySeat(orNone(order))),
  titles,
  claims,
  tactics: inAnyOrder(hands('tactics', tactics)),
  new_tactics: inAnyOrder(field('fresh', bySeat(orHidden(inHand(list(tactics)))))),
  tactics_at_start: field('tacticsAtStart', bySeat(number)),
  quests: inAnyOrder(hands('quests', quest)),
  objectives: field('objective', bySeat(orHidden(orNone(objective)))),
  objectives_shown: open('objectivesShown', objective),
  objectives_left: leftOver('objectivesLeft', objective),
  fate: pileOf('fateDeck', fate),
  fate_discard: open('fateDiscard', fate),
  tactics_deck: pileOf('tacticsDeck', tactics),
  tactics_discard: open('tacticsDiscard', tactics),
  quest_deck: pileOf('questDeck', quest),
  quest_discard: open('questDiscard', quest),
  quests_gone: open('questsGone', quest),
  reward_deck: pileOf('rewardDeck', reward),
  reward_discard: open('rewardDiscard', reward),
  hero_deck: pileOf('heroDeck', hero),
  seasons: {
    read: (s: State, value: unknown, path: Path) => {
      for (const [name, cards] of entriesOf(value, path))
        s.seasonDecks[season.read(name, [...path, name], s)] = pile(seasonCard).read(cards, [...path, name], s);
    },
    write: (s: State) =>
      Object.fromEntries(s.seasonDecks.map((deck, i) => [SEASONS[i], pile(seasonCard).write(deck as number[], s)])),
  },
  season_discard: field('seasonDiscard', list(seasonCard)),
  drawn: inAnyOrder(
    onlyIf(s => s.drawn.some(cards => cards.length > 0), field('drawn', list(list(orHidden(fateOrNone))))),
  ),
  drawn_up: inAnyOrder(onlyIf(s => s.drawnUp !== 0, field('drawnUp', setIn(list(fate))))),
  offered: onlyIf(s => s.heroesOffered.length > 0, open('heroesOffered', orHidden(hero) as Form<number, State>)),
  pending_rune: onlyIf(s => s.pendingRune !== NONE, field('pendingRune', orHidden(orNone(area)))),
  taken_runes: onlyIf(s => s.takenRunes.length > 0, field('takenRunes', list(orHidden(wholeNumber(0, 1))))),
  slayers: inAnyOrder(onlyIf(s => s.slayers !== 0, field('slayers', setIn(list(seat))))),
  razers: inAnyOrder(onlyIf(s => s.razers !== 0, field('razers', setIn(list(seat))))),
  guards: {
    read: (s: State, value: unknown, path: Path) => {
      s.guardsAtStart = readCounts(s, value, path);
    },
    write: (s: State) => writeCounts(s.guardsAtStart),
    leftOut: unitIds,
  },
  supply: {
    read: (s: State, value: unknown, path: Path) => {
      s.supply = readCounts(s, value, path);
    },
    write: (s: State) => writeCounts(s.supply),
    leftOut: unitIds,
  },
  lasting: field('lasting', lasting),
  tokens,
  tokens_gone: onlyIf(s => s.exploredGone.length > 0, open('exploredGone', token)),
  tokens_left: onlyIf(s => s.terms.explore, leftOver('exploreLeft', token)),
  developed: inAnyOrder(onlyIf(s => s.dev.cards !== 0, developed)),
  known: inAnyOrder(known),
  ...bowFields,
  ...cmdFields,
  ending: onlyIf(s => s.ending !== null, field('ending', ending)),
  controls: inAnyOrder(
    follows(s => Object.fromEntries(s.influence.map((_, who) => [who + 1, areasOf(s, who).map(one => AREA_IDS[one])]))),
  ),
  runes: follows(s =>
    isView(s) ? undefined : Object.fromEntries(s.influence.map((_, who) => [who + 1, runes(s, who)])),
  ),
  rune_piles: follows(s => ({ false: s.runePiles[0], dragon: s.runePiles[1] })),
};
