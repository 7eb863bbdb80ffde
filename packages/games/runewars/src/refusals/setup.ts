/** Why something cannot be done while the table is set up (RNW-002..RNW-015). */
import { because, localsOf } from '@interregnum/kernel';
import { TILES } from '../content/tiles.ts';
import { homeFault, markerFault, tileFault } from '../map-building.ts';
import { areaTerm, factionTerm, heroTerm, unitTerm } from '../naming.ts';
import { deployment } from '../phases/setup/deploy.ts';
import { HOME_OF, homeTile, NONE } from '../pieces.ts';
import { UNIT_LIMIT } from '../queries.ts';
import type { View } from '../sight.ts';
import { unitsOf } from '../table.ts';
import { atItsStep, hasToken, notOnBoard, otherStep, type Reason, reasons } from './reason.ts';

export const faction: Reason = reasons({
  faction: (_v, _seat, a) => because('RNW-002', 'factionTaken', { faction: factionTerm(a.faction) }),
});

const TILE_RULES = { first: 'RNW-004', overlaps: 'RNW-005', apart: 'RNW-005', borders: 'RNW-006' } as const;
export const tile: Reason = reasons({
  placeTile: (v, seat, { tile, hex, turns }) => {
    if (!v.tiles[seat]!.includes(tile)) return because('RNW-003', 'notYourTile', { tile: TILES[tile]!.id });
    const fault = tileFault(v, { tile, at: hex, turns }) ?? 'apart';
    return because(TILE_RULES[fault], `tile.${fault}`);
  },
});

export const marker: Reason = reasons({
  marker: (v, _seat, { hex, other }) =>
    because('RNW-007', `marker.${markerFault(v, v.markers, [hex, other]) ?? 'room'}`),
});

const runePlace = (v: View, { area }: { area: number }) =>
  notOnBoard(v, area) ?? hasToken(v, area) ?? because('RNW-008', 'nextToMarker', { area: areaTerm(area) });
export const setupRune: Reason = reasons({
  dragon: atItsStep('dragon', (v, _seat, a) => runePlace(v, a)),
  false: atItsStep('false', (v, _seat, a) => runePlace(v, a)),
});

const HOME_RULES = { marker: 'RNW-009', covered: 'RNW-009', touches: 'RNW-006' } as const;
export const homeRealm: Reason = reasons({
  home: (v, seat, { slot, hex, turns }) => {
    const laid = v.markers[slot];
    if (!laid) return because('RNW-009', 'noMarkerThere', { n: slot + 1 });
    const others = v.markers.filter((_, i) => i !== slot);
    const placed = { tile: homeTile(v.factions[seat]!), at: hex, turns };
    const fault = homeFault(v, placed, laid, others) ?? 'marker';
    return because(HOME_RULES[fault], `home.${fault}`);
  },
});

/** What is placed next, and how many of it. */
const nextUnits = (v: View): [type: number, n: number] => localsOf(v, deployment)?.units[0] ?? [NONE, 0];

const notHome = (v: View, seat: number, area: number) =>
  HOME_OF[area] === v.factions[seat] ? null : because('RNW-014', 'notHome', { area: areaTerm(area) });

export const deploy: Reason = reasons({
  stronghold: atItsStep('stronghold', (v, seat, a) => notHome(v, seat, a.area) ?? otherStep(v)),
  put: atItsStep('put', (v, seat, a) => {
    const [type, n] = nextUnits(v);
    const away = notHome(v, seat, a.area);
    if (away) return away;
    if (a.unit !== type) return because('RNW-014', 'otherUnitNext', { unit: unitTerm(type) });
    if (a.count > UNIT_LIMIT - unitsOf(v, seat, a.area))
      return because('RNW-089', 'full', { area: areaTerm(a.area), n: UNIT_LIMIT });
    return because('RNW-014', 'onlySoMany', { n });
  }),
  placeHero: atItsStep('placeHero', (v, seat, a) => {
    const isNext = v.ask!.options[seat]!.some(one => one.type === 'placeHero' && one.hero === a.hero);
    if (!isNext) return because('RNW-015', 'notYourHero', { hero: heroTerm(a.hero) });
    return notHome(v, seat, a.area) ?? otherStep(v);
  }),
});
