/** What the contract's own tools find. */
import { describe, expect, it } from 'vitest';
import { cloneFrames, type Frame } from '../flow.ts';
import { sharedIn } from './contract.ts';

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
