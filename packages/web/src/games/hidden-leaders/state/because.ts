/** Why one would take an option of Hidden Leaders, in a clause. */
import { clamp, factionId, type Option, type View, victoriousFaction } from '@interregnum/hidden-leaders';
import { type Phrase, phrase, term } from '@interregnum/kernel';
import { alignedWith } from './reading.ts';

export function because(option: Option, view: View): Phrase | null {
  if (option.type !== 'move' || view.viewer === null) return null;
  const then = victoriousFaction(clamp(view.red + option.red), clamp(view.green + option.green));
  const key = alignedWith(view, view.viewer).includes(then) ? 'hdl.because.yours' : 'hdl.because.theirs';
  return phrase(key, { faction: term(`faction.${factionId(then)}`) });
}
