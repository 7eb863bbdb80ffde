/**
 * Effects that outlive what caused them: a list in the state, public, whose entries begin and end at moments that the
 * title names. What they change is asked of the list where it matters; nothing is told to anybody.
 */

/** Something that holds for a while. A title adds what it is, whose it is and how much. */
export interface Lasting<M extends string> {
  /** The moment from which on it holds; `null` when it already does. */
  readonly from: M | null;
  /** The moment at which it ends; `null` for the rest of the game. */
  readonly until: M | null;
  /** It begins and ends only at moments of this place (the first Clash of a Region); `null`: of any. */
  readonly at: number | null;
}

const meets = (effect: Lasting<string>, at: number | null): boolean => effect.at === null || effect.at === at;

/** What is left of the effects when a moment has come: those that wait for it begin, those that last until it end. */
export function passMoment<T extends Lasting<string>>(
  effects: readonly T[],
  moment: NonNullable<T['from'] | T['until']>,
  at: number | null = null,
): T[] {
  const left: T[] = [];
  for (const effect of effects) {
    if (!meets(effect, at)) left.push(effect);
    else if (effect.from === moment) left.push({ ...effect, from: null });
    else if (effect.from !== null || effect.until !== moment) left.push(effect);
  }
  return left;
}

/** Whether an effect holds now. */
export const inForce = (effect: Lasting<string>): boolean => effect.from === null;
