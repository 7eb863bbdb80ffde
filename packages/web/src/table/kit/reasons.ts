/** Why one would take an option, complete by kind: a message of the title, or a function that looks at the table. */
import { type BaseOption, type Phrase, phrase, type Seat } from '@interregnum/kernel';

type Reason<V, O> = string | ((option: O, view: V, seat: Seat) => Phrase);

export type Reasons<V, O extends BaseOption> = {
  readonly [T in O['type']]: Reason<V, Extract<O, { readonly type: T }>>;
};

/** Players get a reason for every option, spectators none. */
export function reasoning<V extends { readonly viewer: Seat | null }, O extends BaseOption>(reasons: Reasons<V, O>) {
  return (option: O, view: V): Phrase | null => {
    if (view.viewer === null) return null;
    const reason = reasons[option.type as O['type']] as Reason<V, O>;
    return typeof reason === 'string' ? phrase(reason) : reason(option, view, view.viewer);
  };
}
