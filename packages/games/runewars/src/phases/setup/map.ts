/** The board: preset, by chance, or built by the players, with its redos (RNW-003..RNW-009, RNW-Q04, RNW-Q111). */

import { draw, type PlacedTile, type Seat, shuffle } from '@interregnum/kernel';
import { contentOf } from '../../content/contents.ts';
import { tell } from '../../events.ts';
import { questCards } from '../../in-play.ts';
import { clearRune } from '../../knowledge.ts';
import { bestHome, homePlaces, type Marker, markerChoices, tilePlaces } from '../../map-building.ts';
import { homeTile, NONE, type TileNumber, tileNumber } from '../../pieces.ts';
import type { State } from '../../state.ts';
import { isIn } from '../../terms.ts';

export const TILES_EACH = 2;
export const MOST_REDOS = 3;
const MOST_TRIES = 100;

/** Of the last module that brings one (RNW-Q220). */
export const presetOf = ({ content, terms, seats }: Pick<State, 'content' | 'terms' | 'seats'>) =>
  contentOf({ content }).presets.findLast(preset => preset.seats === seats && isIn(terms, preset.module))!;

/** RNW-003, RNW-542, RNW-Q220: the tiles of the Setup Quests that are dealt, out of those of all modules in use. */
export function dealTiles(s: State): void {
  const cards = shuffle(
    s.chance,
    questCards(s).filter(card => contentOf(s).quests[card]!.tile !== null),
  );
  for (const seat of s.tiles.keys())
    s.tiles[seat] = cards
      .slice(seat * TILES_EACH, (seat + 1) * TILES_EACH)
      .map(card => tileNumber(contentOf(s).quests[card]!.tile!));
  tell({ type: 'tilesDealt', tiles: s.tiles });
}

export function placeTile(s: State, seat: Seat | null, placed: PlacedTile): void {
  s.placement = [...s.placement, placed];
  if (seat !== null) s.tiles[seat] = s.tiles[seat]!.filter(tile => tile !== placed.tile);
  tell({ type: 'tilePlaced', seat, placed });
}

export function placeMarker(s: State, marker: Marker): void {
  s.markers = [...s.markers, marker];
  s.markerSeats = [...s.markerSeats, NONE];
  tell({ type: 'markerPlaced', slot: s.markers.length - 1 });
}

export const markersToPlace = (s: State): Marker[] => markerChoices(s, s.markers, s.seats);

// --- preset and random boards ------------------------------------------------------------------------------------------

function layOut(s: State, placement: readonly PlacedTile[], markers: readonly Marker[]): void {
  s.placement = placement;
  s.markers = markers;
  s.markerSeats = shuffle(
    s.chance,
    s.answers.map((_, seat) => seat),
  );
  for (const placed of placement) tell({ type: 'tilePlaced', seat: null, placed });
  tell({ type: 'slots', seats: s.markerSeats });
}

const presetTiles = (s: State): PlacedTile[] =>
  presetOf(s).tiles.map(({ tile, turns, at }) => ({ tile: tileNumber(tile), at, turns }));

export const layPreset = (s: State): void => layOut(s, presetTiles(s), presetOf(s).slots);

/** The preset with homes and all, slots in this order of seats. */
export function layPresetFor(s: State, seats: readonly Seat[]): void {
  s.placement = presetTiles(s);
  s.markers = presetOf(s).slots;
  s.markerSeats = [...seats];
  placeHomesByRule(s);
}

function pick<T>(s: State, list: readonly T[]): T {
  return list[draw(s.chance, list.length)]!;
}

/** A board with these tiles by chance; `null` when it leads nowhere. */
function tryBoard(s: State, tiles: readonly TileNumber[]): { placement: PlacedTile[]; markers: Marker[] } | null {
  const placement: PlacedTile[] = [];
  for (const tile of tiles) {
    const places = tilePlaces({ content: s.content, placement }, tile);
    if (places.length === 0) return null;
    placement.push(pick(s, places));
  }
  const markers: Marker[] = [];
  while (markers.length < s.seats) {
    const places = markerChoices({ content: s.content, placement }, markers, s.seats);
    if (places.length === 0) return null;
    markers.push(pick(s, places));
  }
  return { placement, markers };
}

/** Whether every faction finds a home by the rule of quick setup. */
function homesFit(
  s: State,
  placement: readonly PlacedTile[],
  markers: readonly Marker[],
  seats: readonly Seat[],
): boolean {
  let laid = placement;
  for (const [slot, marker] of markers.entries()) {
    const places = homePlaces(
      { content: s.content, placement: laid },
      homeTile(s.factions[seats[slot]!]!),
      marker,
      markers.slice(slot + 1),
    );
    const best = bestHome({ content: s.content, placement: laid }, places);
    if (!best) return false;
    laid = [...laid, best];
  }
  return true;
}

/** RNW-Q04, RNW-Q111: a legal board by chance with the tiles dealt; after many tries the preset. */
export function layRandom(s: State, tiles: readonly TileNumber[]): void {
  for (let n = 0; n < MOST_TRIES; n++) {
    const board = tryBoard(s, shuffle(s.chance, [...tiles]));
    if (!board) continue;
    layOut(s, board.placement, board.markers);
    if (homesFit(s, s.placement, s.markers, s.markerSeats)) return;
  }
  layPreset(s);
}

// --- homes -------------------------------------------------------------------------------------------------------------

export function placeHome(s: State, seat: Seat, slot: number, placed: PlacedTile): void {
  s.placement = [...s.placement, placed];
  s.markers = s.markers.filter((_, i) => i !== slot);
  s.markerSeats = s.markerSeats.filter((_, i) => i !== slot);
  tell({ type: 'homePlaced', seat, placed });
}

/** Where a player may lay his home realm: on any marker that is free, or the one meant for him. */
export const homeChoices = (s: State, seat: Seat): { slot: number; placed: PlacedTile }[] =>
  s.markers.flatMap((marker, slot) =>
    s.markerSeats[slot] !== NONE && s.markerSeats[slot] !== seat
      ? []
      : homePlaces(
          s,
          homeTile(s.factions[seat]!),
          marker,
          s.markers.filter((_, i) => i !== slot),
        ).map(placed => ({ slot, placed })),
  );

/** RNW-H1: by the rule of quick setup; markers with a seat only. */
export function placeHomesByRule(s: State): void {
  while (s.markers.length > 0) {
    const seat = s.markerSeats[0]!;
    const best = bestHome(
      s,
      homeChoices(s, seat).map(({ placed }) => placed),
    );
    placeHome(s, seat, 0, best!);
  }
}

// --- redos (RNW-Q111) ----------------------------------------------------------------------------------------------------

/** RNW-009: markers, rune tokens and home realms are taken back; the tiles stay. */
export function takeBackHomes(s: State): void {
  s.placement = s.placement.filter(({ tile }) => tile < homeTile(0));
  s.markers = [];
  s.markerSeats = [];
  takeBackRunes(s);
}

function takeBackRunes(s: State): void {
  for (const [area, rune] of s.runes.entries()) {
    if (rune === NONE) continue;
    s.runePiles[rune] = s.runePiles[rune]! + 1;
    clearRune(s, area);
  }
}

/** RNW-007: all tiles go back to those who placed them. */
export function takeBackTiles(s: State, tiles: readonly (readonly TileNumber[])[]): void {
  takeBackHomes(s);
  s.placement = [];
  s.tiles = tiles.map(list => [...list]);
}
