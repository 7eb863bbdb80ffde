/** What a player has effects from: tiles that are ready, the commander with the Disc, Kingdom Cards, cards in a Clash. */
import { type Seat, sets } from '@interregnum/kernel';
import type { Moment } from '../content/effect.ts';
import { FACTIONS, type Faction } from '../content/factions.ts';
import { inPlay } from '../content/in-play.ts';
import { DISC_USES } from '../content/map.ts';
import { tell } from '../events.ts';
import {
  CARDS,
  cardSource,
  commanderSource,
  effectsOf,
  kingdomSource,
  REGION_NUMBERS,
  SOURCES,
  type Source,
  type Tile,
  tileSource,
  tilesOf,
} from '../pieces.ts';
import type { PublicState, State } from '../state.ts';
import { controlledBy, isReady, revealedAt } from '../table.ts';

/** OKC-043: whether the printed limit of a Kingdom Card still allows it. */
export const isUnused = (t: Pick<PublicState, 'used'>, source: Source): boolean => {
  const data = SOURCES[source]!;
  return data.kind !== 'kingdom' || data.data.limit !== 'round' || !t.used.includes(data.kingdom);
};

/** Whatever a seat could use now, by its own limits; conditions come on top. */
export function sourcesOf(t: PublicState, seat: Seat): Source[] {
  const faction = t.factions[seat]!;
  return [
    ...tilesOf(faction)
      .filter(tile => isReady(t, tile))
      .map(tileSource),
    ...(t.disc?.holder === seat ? [commanderSource(faction)] : []),
    ...controlledBy(t, seat)
      .map(({ kingdom }) => kingdomSource(kingdom))
      .filter(source => isUnused(t, source)),
    ...REGION_NUMBERS.flatMap(region => revealedAt(t, region, seat).map(cardSource)),
  ];
}

export interface Found {
  readonly source: Source;
  /** Which effect of the source. */
  readonly effect: number;
}
const NOTHING: readonly Found[] = [];

type Mode = 'may' | 'auto';

/** The effects for a moment, by source; windows are many, and most have effects of few sources. */
interface Sources {
  readonly tiles: Readonly<Record<Faction, readonly Tile[]>>;
  readonly effects: readonly (readonly Found[])[];
  readonly isOfCards: boolean;
}

const effectsFor = (source: Source, moment: Moment, mode: Mode): readonly Found[] =>
  effectsOf(source).flatMap((one, effect) => (one.mode === mode && one.at === moment ? [{ source, effect }] : []));

function sourcesFor(moment: Moment, mode: Mode): Sources | null {
  const effects = [...SOURCES.keys()].map(source => effectsFor(source, moment, mode));
  if (effects.every(list => list.length === 0)) return null;
  const tiles = FACTIONS.map(faction => [
    faction,
    tilesOf(faction).filter(tile => effects[tileSource(tile)]!.length > 0),
  ]);
  return {
    tiles: Object.fromEntries(tiles) as Record<Faction, readonly Tile[]>,
    effects,
    isOfCards: CARDS.some(card => effects[cardSource(card)]!.length > 0),
  };
}

let SOURCES_FOR: Readonly<Record<Mode, Map<Moment, Sources | null>>>;
inPlay.follow(
  () => ({ may: new Map<Moment, Sources | null>(), auto: new Map<Moment, Sources | null>() }),
  sources => {
    SOURCES_FOR = sources;
  },
);

function sourcesAt(moment: Moment, mode: Mode): Sources | null {
  const known = SOURCES_FOR[mode].get(moment);
  if (known !== undefined) return known;
  const found = sourcesFor(moment, mode);
  SOURCES_FOR[mode].set(moment, found);
  return found;
}

/** The effects of a seat for a moment, in the order of its sources. */
export function effectsAt(t: PublicState, seat: Seat, moment: Moment, mode: Mode): readonly Found[] {
  const sources = sourcesAt(moment, mode);
  if (sources === null) return NOTHING;
  const { tiles, effects, isOfCards } = sources;
  const faction = t.factions[seat]!;
  let found = NOTHING;
  for (const tile of tiles[faction]) if (isReady(t, tile)) found = joined(found, effects[tileSource(tile)]!);
  if (t.disc?.holder === seat) found = joined(found, effects[commanderSource(faction)]!);
  for (const { kingdom } of controlledBy(t, seat)) {
    const source = kingdomSource(kingdom);
    if (effects[source]!.length > 0 && isUnused(t, source)) found = joined(found, effects[source]!);
  }
  if (!isOfCards) return found;
  for (const region of REGION_NUMBERS)
    for (const card of revealedAt(t, region, seat)) found = joined(found, effects[cardSource(card)]!);
  return found;
}

const joined = (list: readonly Found[], more: readonly Found[]): readonly Found[] =>
  more.length === 0 ? list : list.length === 0 ? more : [...list, ...more];

/**
 * A use is counted: a tile is flipped (OKC-270), the Disc turned (OKC-183), a Kingdom Card used for the Round.
 * OKC-Q48.
 */
export function countUse(s: State, seat: Seat, source: Source): void {
  const data = SOURCES[source]!;
  if (data.kind === 'tile' && data.data.ritual === null) flipTile(s, seat, data.tile, false);
  if (data.kind === 'commander') turnDisc(s, seat);
  if (data.kind === 'kingdom' && data.data.limit === 'round')
    s.used = [...s.used, data.kingdom].sort((one, other) => one - other);
}

export function flipTile(s: State, seat: Seat, tile: number, isUp: boolean): void {
  s.ready = isUp ? sets.with(s.ready, tile) : sets.without(s.ready, tile);
  tell({ type: 'flipped', seat, tile, ready: isUp });
}

function turnDisc(s: State, seat: Seat): void {
  const uses = s.disc!.uses - 1;
  s.disc = uses === 0 ? null : { holder: seat, uses };
  tell({ type: 'disc', seat: uses === 0 ? null : seat, uses });
}

/** OKC-182, OKC-Q47. */
export function claimDisc(s: State, seat: Seat): void {
  s.disc = { holder: seat, uses: DISC_USES };
  tell({ type: 'disc', seat, uses: DISC_USES });
}
