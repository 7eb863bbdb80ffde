/** A value outside of React that parts far from each other share; only who reads it draws anew. */
import { useSyncExternalStore } from 'react';

export interface Store<T> {
  get(): T;
  set(value: T): void;
  /** Tells a listener of every change until it says otherwise. */
  subscribe(listener: () => void): () => void;
  use(): T;
  /** A part of the value, or something plain that is made of it: drawn anew only when that changes. */
  use<R>(read: (value: T) => R): R;
}

export function store<T>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set(next) {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe,
    use: <R>(read?: (value: T) => R) =>
      useSyncExternalStore<T | R>(subscribe, () => (read ? read(value) : value)) as T & R,
  };
}
