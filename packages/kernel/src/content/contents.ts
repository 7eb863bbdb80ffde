/**
 * The contents that a title can be played with: the built-in one, and those of content files.
 *
 * A state says by a hash which content it is played with, and so does every view of it. Rules, words and bots ask for the
 * content of the state or view that they are given, and hand it on to what has neither. Nothing else says what is in play.
 */

/** The hash of the content file that a game is played with; `null`: the built-in content. */
export type ContentHash = string | null;

/** What the states and views of a title with content files have. */
export interface WithContent {
  content: ContentHash;
}

export interface Contents<C extends object> {
  /** `undefined`, as in what was kept before titles had content files, is the built-in one. */
  of(hash: ContentHash | undefined): C;
  /** Makes a content known for as long as its keeper is in use. */
  keep(hash: string, keeper: object, make: () => C): void;
}

export class UnknownContent extends Error {
  override name = 'UnknownContent';
}

/** Contents are asked for all the time, nearly always for the same one: that answer costs one comparison. */
export function contentsOf<C extends object>(builtIn: C): Contents<C> {
  const known = new Map<string, WeakRef<C>>();
  const keptBy = new WeakMap<object, C>();
  const forgotten = new FinalizationRegistry<string>(hash => {
    if (!known.get(hash)?.deref()) known.delete(hash);
  });
  let lastHash: ContentHash | undefined = null;
  let last = builtIn;

  function find(hash: ContentHash | undefined): C {
    const found = typeof hash === 'string' ? known.get(hash)?.deref() : builtIn;
    if (!found)
      throw new UnknownContent(`no game with the content ${hash} is known here: its file has to be read first`);
    [lastHash, last] = [hash, found];
    return found;
  }

  function make(hash: string, read: () => C): C {
    const content = read();
    known.set(hash, new WeakRef(content));
    forgotten.register(content, hash);
    return content;
  }

  return {
    of: hash => (hash === lastHash ? last : find(hash)),
    keep(hash, keeper, read) {
      keptBy.set(keeper, known.get(hash)?.deref() ?? make(hash, read));
    },
  };
}

/** What is worked out of a content when it is first asked for, once for each. */
export function workedOut<C extends object, T>(workOut: (content: C) => T): (content: C) => T {
  const known = new WeakMap<C, { readonly value: T }>();
  let last: C | null = null;
  let lastValue: T;

  function find(content: C): T {
    const found = known.get(content) ?? { value: workOut(content) };
    known.set(content, found);
    [last, lastValue] = [content, found.value];
    return found.value;
  }

  return content => (content === last ? lastValue : find(content));
}
