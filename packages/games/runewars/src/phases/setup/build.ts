/** The map and the homes as questions: D02, D03, D04, D05, with going back when something has no place. */
import { clockwise, counterclockwise, END, hexKey, type Seat, sets, unwind, viewers } from '@interregnum/kernel';
import { boardOf } from '../../board.ts';
import { tell, tellApart } from '../../events.ts';
import { freePair, seeRune } from '../../knowledge.ts';
import { nextToMarkers, tilePlaces } from '../../map-building.ts';
import { type Option, option } from '../../options.ts';
import { type Area, DRAGON_RUNE, FALSE_RUNE, homeTile, NONE, type TileNumber } from '../../pieces.ts';
import { place } from '../../places.ts';
import { ASK } from '../../questions.ts';
import { call, procedure, type State } from '../../state.ts';
import {
  dealTiles,
  homeChoices,
  layPreset,
  layRandom,
  MOST_REDOS,
  markersToPlace,
  placeHome,
  placeHomesByRule,
  placeMarker,
  placeTile,
  TILES_EACH,
  takeBackHomes,
  takeBackTiles,
} from './map.ts';

type Nothing = Record<string, never>;

// --- runes on the markers' board (RNW-008, RNW-Q03) ----------------------------------------------------------------------

/** RNW-008, RNW-Q03: areas without a rune token that lie next to no marker; if there are none, any without a token. */
export function setupRuneAreas(s: State): Area[] {
  const board = boardOf(s);
  const near = nextToMarkers(s.markers);
  const free = board.areas.filter(area => s.runes[area] === NONE && s.pendingRune !== area);
  const apart = free.filter(area => !near.has(hexKey(board.hexes[area]!)));
  return apart.length > 0 ? apart : free;
}

/** Two tokens of one player come down together; only he knows which is which. */
function placePair(s: State, seat: Seat, dragon: Area, fals: Area): void {
  const pair = freePair(s);
  for (const [area, rune] of [
    [dragon, DRAGON_RUNE],
    [fals, FALSE_RUNE],
  ] as const) {
    s.runes[area] = rune;
    s.runePiles[rune] = s.runePiles[rune]! - 1;
    s.pairs[area] = pair;
    s.runeKnown[area] = sets.NONE;
    seeRune(s, area, viewers(seat));
  }
}

function placeSetupRunes(s: State, seat: Seat, fals: Area): void {
  const dragon = s.pendingRune;
  s.pendingRune = NONE;
  placePair(s, seat, dragon, fals);
  const areas = [dragon, fals].sort((a, b) => a - b);
  tellApart([seat], { type: 'setupRunes', seat, areas, dragon }, { type: 'setupRunes', seat, areas, dragon: null });
}

/** RNW-008. */
const setupRunes = procedure<{ seat: Seat }>('setupRunes', {
  dragon: {
    question: ASK.setupRune,
    who: (_, { seat }) => seat,
    options: s => setupRuneAreas(s).map(option.dragon),
    then: (s, _, answer) => {
      if (answer.type === 'dragon') s.pendingRune = answer.area;
    },
  },
  false: {
    question: ASK.setupRune,
    who: (_, { seat }) => seat,
    options: s => setupRuneAreas(s).map(option.false),
    then: (s, _, answer, seat) => {
      if (answer.type === 'false') placeSetupRunes(s, seat, answer.area);
    },
  },
});

// --- tiles and markers ---------------------------------------------------------------------------------------------------

/** Everybody in turn, one tile each, until all are down. */
const placers = (s: State): Seat[] => Array.from({ length: TILES_EACH }, () => clockwise(s.seats, s.first)).flat();

const tileOptions = (s: State, seat: Seat): Option[] =>
  s.tiles[seat]!.flatMap(tile => tilePlaces(s, tile).map(({ at, turns }) => option.placeTile(tile, at, turns)));

interface Built {
  /** The tiles as they were dealt, by seat. */
  tiles: TileNumber[][];
}

/** Goes back: the step named by `again` starts anew; after the third time chance makes the board. */
function redo(s: State, l: Built, isTiles: boolean): void {
  s.redos++;
  tell({ type: 'setupRedone', redos: s.redos });
  if (isTiles || s.redos > MOST_REDOS) takeBackTiles(s, l.tiles);
  else takeBackHomes(s);
  unwind(s, built);
  call(s, built, l);
}

/** RNW-Q04: markers with a seat each; tokens first, then homes by the rule of 4.6. */
const quickHomes = procedure<Nothing>('quickHomes', {
  runes: {
    each: s => counterclockwise(s.seats, s.first),
    do: (s, _, seat) => call(s, setupRunes, { seat }),
  },
  homes: s => placeHomesByRule(s),
});

const home = procedure<{ seat: Seat }>('home', {
  place: {
    question: ASK.homeRealm,
    who: (_, { seat }) => seat,
    options: (s, _, seat) => homeChoices(s, seat).map(({ slot, placed }) => option.home(slot, placed.at, placed.turns)),
    then: (s, _, answer, seat) => {
      if (answer.type === 'home')
        placeHome(s, seat, answer.slot, { tile: homeTile(s.factions[seat]!), at: answer.hex, turns: answer.turns });
    },
  },
});

/** RNW-004 to RNW-009, from where a redo leads back to. */
const built = procedure<Built>('buildMap', {
  byChance: (s, l) => {
    if (s.redos <= MOST_REDOS) return;
    s.tiles = s.tiles.map(() => []);
    layRandom(s, l.tiles.flat());
    call(s, quickHomes, {});
    return END;
  },
  tiles: {
    question: ASK.tile,
    each: s => (s.placement.length === 0 ? placers(s) : []),
    who: (_s, _l, seat) => seat,
    options: (s, _l, seat) => tileOptions(s, seat),
    then: (s, _l, answer, seat) => {
      if (answer.type === 'placeTile') placeTile(s, seat, { tile: answer.tile, at: answer.hex, turns: answer.turns });
    },
  },
  tilesDown: (s, l) => {
    if (s.tiles.some(list => list.length > 0) || markersToPlace(s).length === 0) redo(s, l, true);
  },
  markers: {
    question: ASK.marker,
    while: s => s.markers.length < s.seats,
    who: s => s.first,
    options: s => markersToPlace(s).map(([one, other]) => option.marker(one, other)),
    then: (s, _, answer) => {
      if (answer.type === 'marker') placeMarker(s, [answer.hex, answer.other]);
    },
  },
  runes: {
    each: s => counterclockwise(s.seats, s.first),
    do: (s, _, seat) => call(s, setupRunes, { seat }),
  },
  homes: {
    each: s => clockwise(s.seats, (s.first + 1) % s.seats),
    do: (s, l, seat) => {
      if (homeChoices(s, seat).length === 0) redo(s, l, false);
      else call(s, home, { seat });
    },
  },
});

/** The board by the terms of the table (RNW-Q04). */
export const map = procedure<Nothing>('map', {
  begin: s => place(s, 'setup.tiles', {}),
  lay: s => {
    if (s.terms.board === 'preset') layPreset(s);
    else dealTiles(s);
  },
  build: s => {
    const tiles = s.tiles.map(list => [...list]);
    if (s.terms.board === 'full') {
      call(s, built, { tiles });
      return;
    }
    s.tiles = s.tiles.map(() => []);
    if (s.terms.board === 'random') layRandom(s, tiles.flat());
    call(s, quickHomes, {});
  },
});
