/** The undo barrier: what an answer has shown that nobody could foresee. */
import type { Chance } from '../chance.ts';
import { factsFor } from '../events.ts';
import type { Flow, Seat } from '../flow.ts';
import type { BaseOption, Game } from '../game.ts';
import type { Transition } from './course.ts';

/** How much chance a state has used up. */
const drawn = (s: Flow<BaseOption>): number => ('chance' in s ? (s.chance as Chance).drawn : 0);

/**
 * Whether an answer has shown any of these viewers what they could not foresee: chance was drawn, or an event opened a
 * secret. The title's secrecy test proves that nothing else can depend on what is hidden.
 */
export const isUndoBarrier = (
  game: Pick<Game, 'rules' | 'proof'>,
  { before, after, told }: Pick<Transition, 'before' | 'after' | 'told'>,
  viewers: readonly (Seat | null)[],
): boolean =>
  drawn(before) !== drawn(after) ||
  viewers.some(viewer => {
    const seen = () => game.rules.view(before, viewer);
    return factsFor(told, viewer).some(event => game.proof.secrecy.opens(event, viewer, seen) !== null);
  });
