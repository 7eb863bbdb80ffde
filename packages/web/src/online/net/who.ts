/** Who the server takes us for, shared by all online pages. */
import type { Me } from '@interregnum/protocol';
import { useEffect } from 'react';
import { store } from '../../parts/store.ts';
import { NoServer, people } from './api.ts';
import { rememberOnline } from './remember.ts';

/** `alone`: there is no server behind this page. `cut`: it cannot be reached now. */
export type Reach = 'asking' | 'there' | 'alone' | 'cut';

export interface Who {
  reach: Reach;
  me: Me | null;
}

const who = store<Who>({ reach: 'asking', me: null });
let asked = false;

export function knownAs(me: Me | null): void {
  if (me) rememberOnline();
  who.set({ reach: 'there', me });
}

export async function askWho(): Promise<void> {
  asked = true;
  try {
    knownAs((await people.me()).me);
  } catch (error) {
    who.set({ reach: error instanceof NoServer ? 'alone' : 'cut', me: null });
  }
}

/** Asks once; pages that come later know at once. */
export function useWho(): Who {
  useEffect(() => {
    if (!asked) void askWho();
  }, []);
  return who.use();
}

/** Becomes a guest with this name, or takes it from now on. */
export async function callMe(name: string): Promise<void> {
  knownAs((await people.call(name)).me);
}
