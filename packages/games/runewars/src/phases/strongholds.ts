/** A stronghold or development must be given up elsewhere before a new one is built (RNW-407, RNW-Q130). */
import type { Seat } from '@interregnum/kernel';
import { DEVELOPMENTS } from '../content/words.ts';
import { STRONGHOLDS } from '../figures.ts';
import { developmentTokens } from '../in-play.ts';
import type { Area } from '../pieces.ts';
import { isBuildable, slots, strongholdTokens } from '../queries.ts';
import type { State } from '../state.ts';
import { areasOf, controllerOf, developmentsAt, strongholdsOf } from '../table.ts';

export const hasUnusedStronghold = (s: State, seat: Seat): boolean => strongholdTokens(s, seat).length < STRONGHOLDS;

export const buildableAreas = (s: State, seat: Seat): Area[] =>
  areasOf(s, seat).filter(area => isBuildable(s, seat, area));

/** Strongholds that can be given up for a new one, which stands elsewhere: control of other areas does not hang on them. */
export const sacrifices = (s: State, seat: Seat): Area[] =>
  buildableAreas(s, seat).length > 0 ? strongholdTokens(s, seat) : [];

export const canBuildStronghold = (s: State, seat: Seat): boolean =>
  hasUnusedStronghold(s, seat) ? buildableAreas(s, seat).length > 0 : sacrifices(s, seat).length > 0;

// --- developments ------------------------------------------------------------------------------------------------------

/** Areas with his stronghold and room for a development (RNW-460). */
const developable = (s: State, seat: Seat): Area[] =>
  strongholdsOf(s, seat).filter(
    area => controllerOf(s, area) === seat && developmentsAt(s, area).length < slots(s, area),
  );

/** Where he has built it; an area with two of them is named twice. */
export const developmentsOf = (s: State, seat: Seat, kind: number): Area[] =>
  strongholdsOf(s, seat).flatMap(area => developmentsAt(s, area).flatMap(one => (one === kind ? [area] : [])));

const tokensOf = (s: State, kind: number): number => developmentTokens(s)[DEVELOPMENTS[kind]!];
export const isUnused = (s: State, seat: Seat, kind: number): boolean =>
  developmentsOf(s, seat, kind).length < tokensOf(s, kind);

/** Where tokens of a kind may go for a new one in an area, when all of them are on the board. */
export const replaceable = (s: State, seat: Seat, kind: number, area: Area): Area[] => [
  ...new Set(developmentsOf(s, seat, kind).filter(other => other !== area)),
];
/** What can be built where: with all tokens of a kind on the board one of them goes first, in another area. */
export const buildOptions = (s: State, seat: Seat): { kind: number; area: Area }[] =>
  developable(s, seat).flatMap(area =>
    [...DEVELOPMENTS.keys()]
      .filter(kind => isUnused(s, seat, kind) || replaceable(s, seat, kind, area).length > 0)
      .map(kind => ({ kind, area })),
  );
