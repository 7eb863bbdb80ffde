/** What a press on a thing of the table means at the open question. */
import type { Option, View } from '@interregnum/old-kings-crown';
import { type Meaning as KitMeaning, NOTHING, take } from '../../../table/kit/meaning.ts';
import type { Picked } from './selection.ts';
import { thingsOf } from './things.ts';

export type Meaning = KitMeaning<Picked>;

/** The options that speak of everything that is taken up. */
export const narrowed = (view: View, options: readonly Option[], things: readonly string[]): readonly Option[] =>
  things.length === 0
    ? options
    : options.filter(o => {
        const about = thingsOf(o, view);
        return things.every(thing => about.includes(thing));
      });

/** The options that a press on this thing can lead to. */
export function offersOn(view: View, options: readonly Option[], { things }: Picked, thing: string): readonly Option[] {
  const within = narrowed(view, options, things).filter(o => thingsOf(o, view).includes(thing));
  return within.length > 0 ? within : narrowed(view, options, [thing]);
}

/** A single answer is given with the first press; a card of the hand is lifted first. */
export function press(view: View, options: readonly Option[], picked: Picked, thing: string, inHand = false): Meaning {
  const { things } = picked;
  const offers = offersOn(view, options, picked, thing);
  if (offers.length === 0) return attemptOf(view, options, thing);
  const isHeld = things.includes(thing);
  if (offers.length === 1 && (!inHand || isHeld)) return take(offers[0]!);
  if (isHeld) return { do: 'pick', what: { things: things.filter(other => other !== thing) } };
  const goesOn = narrowed(view, options, [...things, thing]).length > 0;
  return { do: 'pick', what: { things: goesOn ? [...things, thing] : [thing] } };
}

const kindOf = (thing: string): string => thing.slice(0, thing.indexOf('.'));
const idOf = (thing: string): string => thing.slice(thing.indexOf('.') + 1);

/** What the player seems to have meant: an option like those that are offered, with this thing in it. */
function attemptOf(view: View, options: readonly Option[], thing: string): Meaning {
  for (const o of options) {
    const like = thingsOf(o, view).find(other => kindOf(other) === kindOf(thing) && o.code.includes(idOf(other)));
    if (like !== undefined && kindOf(thing) !== 'slot' && kindOf(thing) !== 'party')
      return { do: 'attempt', code: o.code.replace(idOf(like), idOf(thing)) };
  }
  return NOTHING;
}
