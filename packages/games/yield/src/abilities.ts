/** What the ability of a player's Leader does (YLD-250). */
import type { Seat, WithContent } from '@interregnum/kernel';
import { contentOf } from './content/contents.ts';
import { ABILITY_IDS, type Ability } from './content/leaders.ts';
import type { PublicState } from './state.ts';

type Chosen = Pick<PublicState, 'content' | 'ability'>;

const COUNT = ABILITY_IDS.length;
const amountFor = (t: WithContent, ability: Ability, effect: Ability): number =>
  contentOf(t).amounts[COUNT * ability + effect]!;

/** YLD-250: of the ability he chose. An effect has the number of the ability that has it in the box. */
export function has(t: Chosen, seat: Seat, effect: Ability): boolean {
  const ability = t.ability[seat]!;
  return ability !== null && amountFor(t, ability, effect) >= 0;
}

/** What an effect adds for a player; `otherwise` if he has it not. */
export const amountOf = (t: Chosen, seat: Seat, effect: Ability, otherwise: number): number =>
  has(t, seat, effect) ? amountFor(t, t.ability[seat]!, effect) : otherwise;

/** Who has an effect that one ability at most can have. */
export function seatWith(t: Chosen, effect: Ability): Seat | null {
  for (let seat = 0; seat < t.ability.length; seat++) if (has(t, seat, effect)) return seat;
  return null;
}

/** The ability to name for an effect: the first that has it, or the one of the box. */
export function abilityWith(t: WithContent, effect: Ability): Ability {
  for (let ability = 0; ability < COUNT; ability++) if (amountFor(t, ability, effect) >= 0) return ability;
  return effect;
}
