/** Hexes: neighbours, distances, rotation, borders. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beyond,
  type Hex,
  hexDistance,
  hexKey,
  hexOf,
  neighboursOf,
  opposite,
  plus,
  SIDES,
  turned,
  turnedSide,
} from './hex.ts';

const coordinate = fc.integer({ min: -40, max: 40 });
const hex = fc.record({ q: coordinate, r: coordinate });
const side = fc.constantFrom(...SIDES);
const turns = fc.integer({ min: -7, max: 7 });
const ORIGIN: Hex = { q: 0, r: 0 };

describe('hexes', () => {
  it('are known by one number', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        expect(hexOf(hexKey(a))).toEqual(a);
        expect(hexKey(a) === hexKey(b)).toBe(a.q === b.q && a.r === b.r);
      }),
    );
  });

  it('have six neighbours, each one step away and back over the opposite side', () => {
    fc.assert(
      fc.property(hex, a => {
        expect(new Set(neighboursOf(a).map(hexKey)).size).toBe(6);
        for (const s of SIDES) {
          expect(hexDistance(a, beyond(a, s))).toBe(1);
          expect(beyond(beyond(a, s), opposite(s))).toEqual(a);
        }
      }),
    );
  });

  it('are as far apart as the shortest walk is long', () => {
    expect(hexDistance(ORIGIN, { q: 2, r: -1 })).toBe(2);
    expect(hexDistance(ORIGIN, { q: 2, r: 2 })).toBe(4);
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        const steps = neighboursOf(a).map(near => hexDistance(near, b) - hexDistance(a, b));
        expect(Math.min(...steps)).toBe(a.q === b.q && a.r === b.r ? 1 : -1);
        expect(Math.max(...steps)).toBe(1);
      }),
    );
  });

  it('turn about the origin, with their sides', () => {
    fc.assert(
      fc.property(hex, side, turns, (a, s, n) => {
        expect(turned(beyond(a, s), n)).toEqual(beyond(turned(a, n), turnedSide(s, n)));
        expect(turned(turned(a, n), -n)).toEqual(a);
        expect(hexDistance(ORIGIN, turned(a, n))).toBe(hexDistance(ORIGIN, a));
      }),
    );
    expect(turned({ q: 1, r: 0 }, 6)).toEqual({ q: 1, r: 0 });
    expect(plus(ORIGIN, { q: 1, r: 2 })).toEqual({ q: 1, r: 2 });
  });

  it('meet each of their six neighbours at opposite sides', () => {
    fc.assert(
      fc.property(hex, side, (a, s) => {
        expect(beyond(beyond(a, s), opposite(s))).toEqual(a);
        expect(new Set(SIDES.map(one => hexKey(beyond(a, one)))).size).toBe(6);
      }),
    );
  });
});
