/**
 * Sealed answers: given one after the other, opened together. They lie in a field of the state, because frames are
 * public; its sight is `sealedSight`. What everybody may see of an answer at once is its face: that a card was bid, not
 * which. A quiet one shows its face only later, when another answer brings it to light.
 */
import type { Seat } from './flow.ts';

export interface Seal<F, T> {
  readonly face: F;
  readonly value: T;
  readonly shows: 'nothing' | 'face' | 'value';
}

/** By seat; `null` where nothing lies. */
export type Seals<F, T> = readonly (Seal<F, T> | null)[];

export const noSeals = (seats: number): Seals<never, never> => new Array<null>(seats).fill(null);

/** A seat lays down its answer; all see the face, or nothing yet. */
export const lay = <F, T>(
  seals: Seals<F, T>,
  seat: Seat,
  face: F,
  value: T,
  shows: 'nothing' | 'face' = 'face',
): Seals<F, T> => seals.map((seal, x) => (x === seat ? { face, value, shows } : seal));

/** Everybody sees the faces from now on. */
export const showFaces = <F, T>(seals: Seals<F, T>): Seals<F, T> =>
  seals.map(seal => (seal?.shows === 'nothing' ? { ...seal, shows: 'face' } : seal));

/** Everybody sees everything from now on. */
export const flip = <F, T>(seals: Seals<F, T>): Seals<F, T> =>
  seals.map(seal => seal && { ...seal, shows: 'value' as const });

/** What a viewer sees of an answer: the own one whole. */
export interface SealSeen<F, T> {
  face: F;
  /** `null` while it is closed. */
  value: T | null;
}

/** A quiet answer of another seat is not there at all. */
export const sealedSight = <F, T>(seals: Seals<F, T>, viewer: Seat | null): (SealSeen<F, T> | null)[] =>
  seals.map((seal, seat) => {
    if (!seal || (seal.shows === 'nothing' && seat !== viewer)) return null;
    return { face: seal.face, value: seal.shows === 'value' || seat === viewer ? seal.value : null };
  });
