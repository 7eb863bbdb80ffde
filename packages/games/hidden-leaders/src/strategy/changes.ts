/** The table as it would be with a Hero of a party somewhere else. */
import type { Seat } from '@interregnum/kernel';
import type { Card } from '../content/heroes.ts';
import { EVERYBODY } from '../state.ts';
import type { Known } from './beliefs.ts';

const at = <T>(list: readonly T[], seat: Seat, value: T): T[] => list.map((old, i) => (i === seat ? value : old));
const without = (row: readonly Card[], card: Card): Card[] => row.filter(other => other !== card);

/** A face-up Hero leaves a party. */
export const withoutHero = (t: Known, owner: Seat, card: Card): Known => ({
  ...t,
  up: at(t.up, owner, without(t.up[owner]!, card)),
});

/** A face-up Hero joins a party. */
export const withHero = (t: Known, owner: Seat, card: Card): Known => ({
  ...t,
  up: at(t.up, owner, [...t.up[owner]!, card]),
});

/** HDL-063: turned down before everybody's eyes. */
export const turnedDown = (t: Known, owner: Seat, card: Card): Known => ({
  ...withoutHero(t, owner, card),
  down: at(t.down, owner, [...t.down[owner]!, card]),
  known: at(t.known, owner, [...t.known[owner]!, EVERYBODY]),
});

/** A Hidden Hero leaves a stack. */
export const withoutHidden = (t: Known, owner: Seat, place: number): Known => ({
  ...t,
  down: at(
    t.down,
    owner,
    t.down[owner]!.filter((_, i) => i !== place),
  ),
  known: at(
    t.known,
    owner,
    t.known[owner]!.filter((_, i) => i !== place),
  ),
});

/** A Hidden Hero that the judging seat knows is turned up. */
export const turnedUp = (t: Known, owner: Seat, place: number): Known =>
  withHero(withoutHidden(t, owner, place), owner, t.down[owner]![place]!);
