/** What the contract's own tools find. */
import { describe, expect, it } from 'vitest';
import type { Fact } from '../events.ts';
import { cloneFrames, type Frame } from '../flow.ts';
import { sharedByNews, sharedIn } from './contract.ts';

const frame = (locals: object): Frame => ({ proc: 'battle', step: 'retreat', locals, items: [1, 2], index: 0 });
const frames = () => [frame({ seat: 1 }), frame({ seat: 2, left: [[1, 2], [3]], side: { armies: [4] } })];

describe('two stacks of frames', () => {
  it('share nothing when one is a clone of the other, but for the items', () => {
    const original = frames();
    expect(sharedIn(original, cloneFrames(original))).toBeNull();
    expect(cloneFrames(original)[0]!.items).toBe(original[0]!.items);
  });

  it('share a list within a list, and a list within a map', () => {
    const original = frames();
    const shallow = original.map(one => ({ ...one, locals: { ...one.locals } }));
    expect(sharedIn(original, shallow)).toBe('locals.left of battle.retreat');
    Object.assign(shallow[1]!.locals, { left: [[1, 2], (original[1]!.locals as { left: number[][] }).left[1]] });
    expect(sharedIn(original, shallow)).toBe('locals.left.1 of battle.retreat');
    Object.assign(shallow[1]!.locals, { left: [[1, 2], [3]] });
    expect(sharedIn(original, shallow)).toBe('locals.side of battle.retreat');
  });

  it('share a frame, or the stack itself', () => {
    const original = frames();
    expect(sharedIn(original, [...original])).toBe('the frame battle.retreat');
    expect(sharedIn(original, original)).toBe('its frames');
  });
});

describe('what is told', () => {
  const told = (open: object | null, closed: object | null = null): Fact<{ type: string }> => ({
    open: open && { type: 'dealt', ...open },
    closed: closed && { type: 'dealt', ...closed },
    insiders: [0],
  });
  const state = { seats: 2, hands: [[1, 2], [3]], places: [{ areas: [4] }] };

  it('shares nothing that is only alike', () => {
    expect(sharedByNews([told({ cards: [1, 2] }, { cards: [1, 2] }), told({ seat: 1 })], state)).toBeNull();
  });

  it('shares a list of the state, also a list within a list', () => {
    expect(sharedByNews([told({ hands: state.hands })], state)).toBe('dealt.hands of an event is the state.hands');
    expect(sharedByNews([told(null, { cards: state.hands[1] })], state)).toBe(
      'dealt.cards of an event is the state.hands.1',
    );
    expect(sharedByNews([told({ of: { areas: state.places[0]!.areas } })], state)).toBe(
      'dealt.of.areas of an event is the state.places.0.areas',
    );
  });

  it('shares a list between the two forms of a fact, and between two facts', () => {
    const areas = [1, 2];
    expect(sharedByNews([told({ areas }, { areas, dragon: 1 })], state)).toBe(
      'dealt.areas and dealt.areas are the same',
    );
    expect(sharedByNews([told({ areas }), told({ at: { areas } })], state)).toBe(
      'dealt.areas and dealt.at.areas are the same',
    );
  });
});
