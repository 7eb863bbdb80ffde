/** One Hero's abilities under way: how far its program has come, and what the steps so far have found. */
import type { Frame, Seat, WithContent } from '@interregnum/kernel';
import { contentOf } from '../content/contents.ts';
import type { Factions } from '../content/factions.ts';
import type { Card } from '../content/heroes.ts';
import type { Register, Step } from '../content/program.ts';
import type { State } from '../state.ts';
import type { Ref } from '../table.ts';

export interface Performance {
  hero: Card;
  /** The next step of the program. */
  at: number;
  a: Ref | null;
  b: Ref | null;
  player: Seat | null;
  faction: Factions;
  pile: 'wilderness' | 'graveyard' | null;
  x: number;
}

export const performanceOf = (hero: Card): Performance => ({
  hero,
  at: 0,
  a: null,
  b: null,
  player: null,
  faction: 0,
  pile: null,
  x: 0,
});

/** The abilities that the open question belongs to; its own frame lies on top of theirs. */
export function performing(frames: readonly Frame[]): Performance | null {
  const below = frames[frames.length - 2];
  return below?.proc === 'perform' ? (below.locals as Performance) : null;
}

export interface Play {
  card: Card;
  /** Granted by an ability (HDL-Q19). */
  extra: boolean;
  /** HDL-Q16: whether Ghastly Granny was performed because of this card. */
  granny: boolean;
}

/** HDL-Q16: a chain is everything performed because of one card played from hand. */
export const chainOf = (frames: readonly Frame[]): Play =>
  frames.findLast(frame => frame.proc === 'play')!.locals as Play;

/** The step that is being carried out. */
export const stepOf = (t: WithContent, l: Performance): Step => contentOf(t).programs[l.hero]![l.at - 1]!;

export const found = (s: State, l: Performance, register: Register): Ref | null =>
  register === 'secret' ? s.secret : l[register];

export function keepInMind(s: State, l: Performance, register: Register, ref: Ref | null): void {
  if (register === 'secret') s.secret = ref;
  else l[register] = ref;
}
