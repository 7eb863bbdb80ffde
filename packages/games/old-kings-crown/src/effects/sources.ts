/** What a player has effects from: tiles that are ready, the commander with the Disc, Kingdom Cards, cards in a Clash. */
import { type Seat, sets, type WithContent, workedOut } from '@interregnum/kernel';
import type { CrownContent } from '../content/built-in.ts';
import { contentOf } from '../content/contents.ts';
import type { Moment } from '../content/effect.ts';
import { FACTIONS, type Faction } from '../content/factions.ts';
import { KINGDOM_CARDS } from '../content/kingdom.ts';
import { DISC_USES } from '../content/map.ts';
import { TACTICS } from '../content/tactics.ts';
import { tell } from '../events.ts';
import {
  CARDS,
  cardSource,
  commanderSource,
  kingdomSource,
  NONE,
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
export const isUnused = (t: Pick<PublicState, 'content' | 'used'>, source: Source): boolean => {
  const data = SOURCES[source]!;
  return data.kind !== 'kingdom' || contentOf(t).limits[data.kingdom] !== 'round' || !t.used.includes(data.kingdom);
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

/** The effects of tiles or commanders that only a faction has. */
interface OfFaction {
  readonly faction: Faction;
  /** `NONE` for a commander. */
  readonly tile: Tile;
  readonly found: readonly Found[];
}

/** The effects for a moment, by source; windows are many, and most have effects of few sources. */
interface Sources {
  readonly tiles: readonly OfFaction[];
  readonly commanders: readonly OfFaction[];
  /** By Kingdom Card and by faction card; `null` when none has any. */
  readonly kingdoms: readonly (readonly Found[])[] | null;
  readonly cards: readonly (readonly Found[])[] | null;
}

interface SourcesAt {
  readonly moment: Moment | null;
  readonly may: Sources | null;
  readonly auto: Sources | null;
}

const effectsFor = (content: CrownContent, source: Source, moment: Moment, mode: Mode): readonly Found[] =>
  content.effects[source]!.flatMap((one, effect) =>
    one.mode === mode && one.at === moment ? [{ source, effect }] : [],
  );

const unlessEmpty = (lists: readonly (readonly Found[])[]): readonly (readonly Found[])[] | null =>
  lists.every(list => list.length === 0) ? null : lists;

function sourcesFor(content: CrownContent, moment: Moment, mode: Mode): Sources | null {
  const found = (source: Source) => effectsFor(content, source, moment, mode);
  const isAny = (one: OfFaction): boolean => one.found.length > 0;
  const sources: Sources = {
    tiles: TACTICS.map(({ faction }, tile) => ({ faction, tile, found: found(tileSource(tile)) })).filter(isAny),
    commanders: FACTIONS.map(faction => ({ faction, tile: NONE, found: found(commanderSource(faction)) })).filter(
      isAny,
    ),
    kingdoms: unlessEmpty([...KINGDOM_CARDS.keys()].map(kingdom => found(kingdomSource(kingdom)))),
    cards: unlessEmpty(CARDS.map(card => found(cardSource(card)))),
  };
  const { tiles, commanders, kingdoms, cards } = sources;
  return tiles.length + commanders.length === 0 && kingdoms === null && cards === null ? null : sources;
}

const NO_MOMENT: SourcesAt = { moment: null, may: null, auto: null };
const sourcesIn = workedOut((content: CrownContent): ((moment: Moment) => SourcesAt) => {
  const known = new Map<Moment, SourcesAt>();
  /** What was asked for last is mostly asked for again. */
  let recent = NO_MOMENT;

  function find(moment: Moment): SourcesAt {
    const sources = (mode: Mode) => sourcesFor(content, moment, mode);
    recent = known.get(moment) ?? { moment, may: sources('may'), auto: sources('auto') };
    known.set(moment, recent);
    return recent;
  }

  return moment => (recent.moment === moment ? recent : find(moment));
});

const sourcesAt = (t: WithContent, moment: Moment): SourcesAt => sourcesIn(contentOf(t))(moment);

/** Whether anything at all has effects for a moment. */
export function isEventful(t: WithContent, moment: Moment): boolean {
  const { may, auto } = sourcesAt(t, moment);
  return may !== null || auto !== null;
}

/** The effects of a seat for a moment, in the order of its sources. */
export function effectsAt(t: PublicState, seat: Seat, moment: Moment, mode: Mode): readonly Found[] {
  const at = sourcesAt(t, moment);
  const sources = mode === 'may' ? at.may : at.auto;
  if (sources === null) return NOTHING;
  const { tiles, commanders, kingdoms, cards } = sources;
  let found = NOTHING;
  if (tiles.length > 0) found = ofTiles(t, seat, tiles);
  if (commanders.length > 0 && t.disc !== null && t.disc.holder === seat)
    for (const one of commanders) if (one.faction === t.factions[seat]) found = joined(found, one.found);
  if (kingdoms !== null)
    for (const { kingdom } of controlledBy(t, seat))
      if (kingdoms[kingdom]!.length > 0 && isUnused(t, kingdomSource(kingdom)))
        found = joined(found, kingdoms[kingdom]!);
  return cards === null ? found : joined(found, ofCards(t, seat, cards));
}

function ofTiles(t: PublicState, seat: Seat, tiles: readonly OfFaction[]): readonly Found[] {
  const faction = t.factions[seat];
  let found = NOTHING;
  for (const one of tiles) if (one.faction === faction && isReady(t, one.tile)) found = joined(found, one.found);
  return found;
}

function ofCards(t: PublicState, seat: Seat, cards: readonly (readonly Found[])[]): readonly Found[] {
  let found = NOTHING;
  for (const region of REGION_NUMBERS)
    for (const card of revealedAt(t, region, seat)) found = joined(found, cards[card] ?? NOTHING);
  return found;
}

const joined = (list: readonly Found[], more: readonly Found[]): readonly Found[] =>
  more.length === 0 ? list : list.length === 0 ? more : [...list, ...more];

/**
 * A use is counted: a tile is flipped (OKC-270), the Disc turned (OKC-183), a Kingdom Card used for the Round.
 * OKC-Q48, OKC-Q64.
 */
export function countUse(s: State, seat: Seat, source: Source): void {
  const data = SOURCES[source]!;
  if (data.kind === 'tile' && data.data.ritual === null) flipTile(s, seat, data.tile, false);
  if (data.kind === 'commander') turnDisc(s, seat);
  if (data.kind === 'kingdom' && contentOf(s).limits[data.kingdom] === 'round')
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
