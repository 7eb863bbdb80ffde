/** Marks on hidden cards: they follow open ways, become loose, end with a shuffle, and never betray a secret choice. */
import { describe, expect, it } from 'vitest';
import {
  dealByMarks,
  everybody,
  follow,
  forgetThings,
  isAmong,
  knows,
  loosen,
  type Marks,
  NO_MARKS,
  ownMarks,
  relocate,
  see,
  tighten,
  viewers,
} from './knowledge.ts';
import { randomFrom } from './random.ts';

/** Seat 0 is watched by seats 1 and 2. */
const HAND = 0;
const FACE_DOWN = 1;
const PILE = 10;
const KNIGHT = 5;
const HEIR = 6;

const whereFor = (marks: Marks, viewer: number | null) =>
  ownMarks(marks, viewer).map(({ thing, place, loose }) => `${thing} ${loose ? 'perhaps ' : ''}at ${place}`);

describe('a mark', () => {
  it('is known to those who saw the card, and to nobody else', () => {
    const marks = see(NO_MARKS, KNIGHT, HAND, viewers(1));
    expect(whereFor(marks, 1)).toEqual(['5 at 0']);
    expect(whereFor(marks, 2)).toEqual([]);
    expect(whereFor(marks, null)).toEqual([]);
    expect(knows(marks, 1, KNIGHT, HAND)).toBe(true);
    expect(knows(marks, 2, KNIGHT, HAND)).toBe(false);
  });

  it('is everybody’s, spectators included, when the card went there openly', () => {
    const marks = see(see(NO_MARKS, KNIGHT, HAND, viewers(1)), KNIGHT, HAND, everybody(3));
    expect(marks).toHaveLength(1);
    expect([0, 1, 2, null].every(viewer => isAmong(marks[0]!.viewers, viewer))).toBe(true);
    expect(isAmong(marks[0]!.viewers, 3)).toBe(false);
  });

  it('follows the card on an open way', () => {
    const marks = follow(see(NO_MARKS, KNIGHT, PILE, viewers(2)), KNIGHT, HAND);
    expect(whereFor(marks, 2)).toEqual(['5 at 0']);
  });

  it('does not follow for those who were not sure: the move of a face-down card would tell them', () => {
    const marks = follow(loosen(see(NO_MARKS, KNIGHT, HAND, viewers(1, 2)), HAND, viewers(2)), KNIGHT, FACE_DOWN);
    expect(whereFor(marks, 1)).toEqual(['5 perhaps at 0']);
    expect(whereFor(marks, 2)).toEqual(['5 at 1']);
  });

  it('moves with its place when a pile gets shorter', () => {
    const top = [PILE, PILE + 1, PILE + 2];
    const marks = see(see(NO_MARKS, KNIGHT, top[0]!, viewers(1)), HEIR, top[2]!, viewers(1));
    const drawn = relocate(marks, place => (place === PILE ? null : place - 1));
    expect(whereFor(drawn, 1)).toEqual(['6 at 11']);
  });

  it('becomes loose when a card leaves its place unseen, whichever card it was', () => {
    const marks = see(see(NO_MARKS, KNIGHT, HAND, viewers(1, 2)), HEIR, HAND, viewers(1));
    const after = loosen(marks, HAND, viewers(2));
    expect(whereFor(after, 1)).toEqual(['5 perhaps at 0', '6 perhaps at 0']);
    expect(whereFor(after, 2)).toEqual(['5 at 0']);
    expect(whereFor(tighten(after, HAND), 1)).toEqual(['5 at 0', '6 at 0']);
  });

  it('is sharp again for those who see the card again', () => {
    const loose = loosen(see(NO_MARKS, KNIGHT, HAND, viewers(1, 2)), HAND);
    const seen = see(loose, KNIGHT, FACE_DOWN, viewers(2));
    expect(whereFor(seen, 1)).toEqual(['5 perhaps at 0']);
    expect(whereFor(seen, 2)).toEqual(['5 at 1']);
  });

  it('ends with a shuffle of its pile, for all but those who arranged it', () => {
    const marks = see(see(NO_MARKS, KNIGHT, PILE, everybody(3)), HEIR, HAND, viewers(1));
    expect(whereFor(forgetThings(marks, [KNIGHT]), 1)).toEqual(['6 at 0']);
    expect(whereFor(forgetThings(marks, [KNIGHT], viewers(2)), 2)).toEqual(['5 at 10']);
    expect(whereFor(forgetThings(marks, [KNIGHT], viewers(2)), 1)).toEqual(['6 at 0']);
  });

  it('is never changed in place, so that clones can share the list', () => {
    const marks = see(NO_MARKS, KNIGHT, HAND, viewers(1));
    const before = JSON.stringify(marks);
    see(marks, KNIGHT, HAND, viewers(2));
    loosen(marks, HAND);
    follow(marks, KNIGHT, PILE);
    forgetThings(marks, [KNIGHT]);
    expect(JSON.stringify(marks)).toBe(before);
  });
});

describe('what is shown of a mark', () => {
  it('is the same whether the marked card was played face down or kept', () => {
    const marks = see(see(NO_MARKS, HEIR, HAND, viewers(1)), KNIGHT, HAND, viewers(1));
    const played = loosen(marks, HAND);
    const kept = loosen(see(see(NO_MARKS, KNIGHT, HAND, viewers(1)), HEIR, HAND, viewers(1)), HAND);
    expect(ownMarks(played, 1)).toEqual(ownMarks(kept, 1));
  });
});

describe('dealing by marks', () => {
  const places = [
    { place: HAND, size: 2 },
    { place: FACE_DOWN, size: 1 },
    { place: PILE, size: 3 },
  ];
  const things = [1, 2, 3, 4, KNIGHT, HEIR];
  const deals = (marks: Marks) =>
    Array.from({ length: 60 }, (_, n) =>
      dealByMarks(
        places,
        things,
        ownMarks(marks, 1),
        place => (place === HAND ? [FACE_DOWN] : []),
        randomFrom(`deal ${n}`),
      ),
    );

  it('puts everything somewhere, once', () => {
    for (const dealt of deals(NO_MARKS)) {
      expect([...dealt.values()].flat().sort()).toEqual(things);
      expect(places.map(({ place }) => dealt.get(place)!.length)).toEqual([2, 1, 3]);
    }
  });

  it('keeps firm marks where they are, and loose ones where they may have gone', () => {
    const marks = loosen(see(NO_MARKS, KNIGHT, HAND, viewers(1)), HAND);
    const both = deals(see(marks, HEIR, HAND, viewers(1)));
    expect(both.every(dealt => dealt.get(HAND)!.includes(HEIR))).toBe(true);
    expect(both.every(dealt => !dealt.get(PILE)!.includes(KNIGHT))).toBe(true);
    expect(new Set(both.map(dealt => dealt.get(HAND)!.includes(KNIGHT)))).toEqual(new Set([true, false]));
  });

  it('says so when marks cannot all hold', () => {
    const marks = [KNIGHT, HEIR, 1].reduce((all, card) => see(all, card, HAND, viewers(1)), NO_MARKS);
    expect(() => deals(marks)).toThrow('there is no room for 6');
  });
});
