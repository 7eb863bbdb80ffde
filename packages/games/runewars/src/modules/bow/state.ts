/** What Banners of War lays on the table: one value that is never changed, only replaced. */
import { type Seat, type SetOf, sets } from '@interregnum/kernel';
import { AREA_COUNT, type Area, type City } from '../../pieces.ts';

/** RNW-Q212: whoever defends this area before his next turn is stronger. */
export interface RuneWard {
  readonly seat: Seat;
  readonly area: Area;
}

export interface BowState {
  /** By area: how many cryomancy tokens lie there; `DESOLATION` for a desolation token (RNW-550, RNW-551). */
  readonly waste: readonly number[];
  /** RNW-Q206: city tokens that lie aside. */
  readonly destroyedCities: readonly City[];
  readonly wards: readonly RuneWard[];
  /** RNW-Q215: who bids 0 in the bid that is open. */
  readonly excluded: SetOf<Seat>;
}

export type WasteKind = 'desolation' | 'cryomancy';
export const DESOLATION = -1;
/** RNW-554: two-sided tokens in the box. */
export const WASTE_TOKENS = 16;

export const NO_BOW: BowState = {
  waste: new Array<number>(AREA_COUNT).fill(0),
  destroyedCities: [],
  wards: [],
  excluded: sets.NONE,
};

type Holder = { bow: BowState };
export function changeBow(s: Holder, change: Partial<BowState>): void {
  s.bow = { ...s.bow, ...change };
}

// --- waste tokens --------------------------------------------------------------------------------------------------------

type Laid = { readonly bow: BowState };
export const isDesolated = ({ bow }: Laid, area: Area): boolean => bow.waste[area] === DESOLATION;
export const isFrozenOver = ({ bow }: Laid, area: Area): boolean => bow.waste[area]! > 0;
/** RNW-550, RNW-551: an area under any waste token has lost what it yields. */
export const isWaste = ({ bow }: Laid, area: Area): boolean => bow.waste[area] !== 0;
export const wasteLeft = ({ bow }: Laid): number => WASTE_TOKENS - bow.waste.reduce((sum, n) => sum + Math.abs(n), 0);
