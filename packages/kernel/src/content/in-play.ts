/**
 * The content that the rules of The Old King's Crown read: the built-in one, or, for the time of a call, that of a content
 * file. All other titles ask for the content of a state (`contents.ts`).
 *
 * Rules read cards and maps as plain constants of their modules. Such a constant follows the content in play: what is
 * derived from a content is made once for each, and handed to the module whenever that content comes into play.
 */
export interface InPlay<C extends object> {
  readonly builtIn: C;
  /** Keeps what a module derives from the content up with the content in play. Derivations follow one another in the order in which they are declared. */
  follow<T>(derive: (content: C) => T, set: (value: T) => void): void;
  /** Brings a content into play; gives the one that was. */
  put(content: C): C;
}

interface Follower<C> {
  derive(content: C): unknown;
  set(value: unknown): void;
}

export function contentInPlay<C extends object>(builtIn: C): InPlay<C> {
  const followers: Follower<C>[] = [];
  const derivedFrom = new WeakMap<C, unknown[]>();
  let current = builtIn;

  const bring = (content: C, i: number): void => {
    let known = derivedFrom.get(content);
    if (!known) {
      known = [];
      derivedFrom.set(content, known);
    }
    const follower = followers[i]!;
    if (!(i in known)) known[i] = follower.derive(content);
    follower.set(known[i]);
  };
  const put = (content: C): C => {
    const before = current;
    if (content === before) return before;
    current = content;
    for (let i = 0; i < followers.length; i++) bring(content, i);
    return before;
  };

  return {
    builtIn,
    follow(derive, set) {
      followers.push({ derive, set: set as (value: unknown) => void });
      bring(current, followers.length - 1);
    },
    put,
  };
}
