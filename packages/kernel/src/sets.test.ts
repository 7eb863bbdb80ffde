/** Both kinds of sets against the language's own, and as plain data. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BigSetOf, bigSets as big } from './big-sets.ts';
import { type Id, type SetOf, sets as small } from './sets.ts';

/** What both kinds offer, so that one list of properties holds for both. */
interface Kind<T> {
  of(members: Iterable<number>): T;
  only(member: number): T;
  upTo(count: number): T;
  has(set: T, member: number): boolean;
  isEmpty(set: T): boolean;
  with(set: T, member: number): T;
  without(set: T, member: number): T;
  union(a: T, b: T): T;
  intersect(a: T, b: T): T;
  minus(a: T, b: T): T;
  meet(a: T, b: T): boolean;
  within(a: T, b: T): boolean;
  first(set: T): number;
  size(set: T): number;
  members(set: T): number[];
  each(set: T, visit: (member: number) => void): void;
}

const ascending = (set: Iterable<number>) => [...set].sort((a, b) => a - b);

function behavesLikeASet<T>(name: string, kind: Kind<T>, most: number): void {
  const member = fc.integer({ min: 0, max: most - 1 });
  const list = fc.uniqueArray(member);
  const seen = (set: T) => {
    const visited: number[] = [];
    kind.each(set, one => visited.push(one));
    expect(visited).toEqual(kind.members(set));
    return visited;
  };

  describe(name, () => {
    it('has the members that it was made of, lowest first, and no others', () => {
      fc.assert(
        fc.property(list, member, (a, one) => {
          const set = kind.of(a);
          expect(seen(set)).toEqual(ascending(a));
          expect(kind.size(set)).toBe(a.length);
          expect(kind.first(set)).toBe(a.length === 0 ? -1 : Math.min(...a));
          expect(kind.has(set, one)).toBe(a.includes(one));
          expect(kind.isEmpty(set)).toBe(a.length === 0);
        }),
      );
    });

    it('gets and loses members', () => {
      fc.assert(
        fc.property(list, member, (a, one) => {
          expect(seen(kind.with(kind.of(a), one))).toEqual(ascending(new Set([...a, one])));
          expect(seen(kind.without(kind.of(a), one))).toEqual(ascending(a.filter(x => x !== one)));
          expect(seen(kind.only(one))).toEqual([one]);
        }),
      );
    });

    it('joins, shares and differs like the sets of the language', () => {
      fc.assert(
        fc.property(list, list, (a, b) => {
          const [x, y] = [kind.of(a), kind.of(b)];
          const shared = a.filter(one => b.includes(one));
          expect(seen(kind.union(x, y))).toEqual(ascending(new Set([...a, ...b])));
          expect(seen(kind.intersect(x, y))).toEqual(ascending(shared));
          expect(seen(kind.minus(x, y))).toEqual(ascending(a.filter(one => !b.includes(one))));
          expect(kind.meet(x, y)).toBe(shared.length > 0);
          expect(kind.within(x, y)).toBe(shared.length === a.length);
        }),
      );
    });

    it('is the same data however it came about, also through JSON', () => {
      fc.assert(
        fc.property(list, list, (a, b) => {
          const around = kind.minus(kind.union(kind.of(a), kind.of(b)), kind.of(b));
          const direct = kind.of(a.filter(one => !b.includes(one)));
          expect(JSON.parse(JSON.stringify(around))).toEqual(direct);
        }),
      );
    });

    it('can be all members up to a number', () => {
      for (const count of [0, 1, 31, 32, most]) {
        expect(kind.members(kind.upTo(count))).toEqual(Array.from({ length: count }, (_, i) => i));
      }
    });
  });
}

behavesLikeASet<number>('a set of up to 32 members', small, 32);
behavesLikeASet<BigSetOf>('a set of many members', big, 100);

describe('a set of up to 32 members', () => {
  it('is gone through without making a list', () => {
    const found: number[] = [];
    for (let left: SetOf = small.of([31, 0, 7]); left !== small.NONE; left = small.rest(left)) {
      expect(small.firstOnly(left)).toBe(small.only(small.first(left)));
      found.push(small.first(left));
    }
    expect(found).toEqual([0, 7, 31]);
  });

  it('knows whether it has a single member', () => {
    expect([[], [3], [31], [3, 31]].map(members => small.isSingle(small.of(members)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('does not mix areas and cards', () => {
    type Area = Id<'area'>;
    type Card = Id<'card'>;
    const castle: Area = 3;
    const knight: Card = 3;
    const castles: SetOf<Area> = small.only(castle);
    const knights: SetOf<Card> = small.only(knight);
    expect(small.has(castles, castle)).toBe(true);
    // @ts-expect-error a card is no area
    expect(small.has(castles, knight)).toBe(true);
    // @ts-expect-error a set of cards is no set of areas
    expect(small.meet(castles, knights)).toBe(true);
  });
});

describe('a set of many members', () => {
  it('is never changed, only replaced', () => {
    const areas = big.of<number>([3, 40]);
    const more = big.with(areas, 70);
    expect(big.members(areas)).toEqual([3, 40]);
    expect(big.members(more)).toEqual([3, 40, 70]);
    expect(big.with(more, 70)).toBe(more);
    expect(big.without(areas, 70)).toBe(areas);
    expect(big.equal(big.without(more, 70), areas)).toBe(true);
    expect(big.equal(more, areas)).toBe(false);
  });
});
