/** What a player has effects from: tiles that are ready, the commander with the Disc, Kingdom Cards, cards in a Clash. */
import { type Seat, sets } from '@interregnum/kernel';
import type { Moment } from '../content/effect.ts';
import { DISC_USES } from '../content/map.ts';
import { tell } from '../events.ts';
import {
  cardSource,
  commanderSource,
  effectsOf,
  kingdomSource,
  REGION_NUMBERS,
  SOURCES,
  type Source,
  tileSource,
  tilesOf,
} from '../pieces.ts';
import type { State, Table } from '../state.ts';
import { controlledBy, isReady, revealedAt } from '../table.ts';

/** OKC-043: whether the printed limit of a Kingdom Card still allows it. */
export const isUnused = (t: Pick<Table, 'used'>, source: Source): boolean => {
  const data = SOURCES[source]!;
  return data.kind !== 'kingdom' || data.data.limit !== 'round' || !t.used.includes(data.kingdom);
};

/** Whatever a seat could use now, by its own limits; conditions come on top. */
export function sourcesOf(t: Table, seat: Seat): Source[] {
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

/** The effects of a seat for a moment. */
export function effectsAt(t: Table, seat: Seat, moment: Moment, mode: 'may' | 'auto'): Found[] {
  const found: Found[] = [];
  for (const source of sourcesOf(t, seat)) {
    const effects = effectsOf(source);
    for (let effect = 0; effect < effects.length; effect++) {
      const one = effects[effect]!;
      if (one.mode === mode && one.at === moment) found.push({ source, effect });
    }
  }
  return found;
}

/** A use is counted: a tile is flipped (OKC-270), the Disc turned (OKC-183), a Kingdom Card used for the Round. */
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

export function claimDisc(s: State, seat: Seat): void {
  s.disc = { holder: seat, uses: DISC_USES };
  tell({ type: 'disc', seat, uses: DISC_USES });
}
