/** Where rune tokens have just come by an effect (WIB2). */
import { localsOf } from '@interregnum/kernel';
import { EFFECT } from '../../effects/performance.ts';
import type { Area } from '../../pieces.ts';
import type { State } from '../../state.ts';

/** An effect that lets somebody receive a rune knows afterwards where tokens came down; that is open. */
export function rememberRunes(s: State, { areas }: { areas: readonly Area[] }): void {
  const effect = localsOf(s, EFFECT);
  if (effect) effect.areas = [...areas];
}
