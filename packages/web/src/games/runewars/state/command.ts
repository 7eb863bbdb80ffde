/** Commanders of the Battlefield as the table shows them: who commands, and what his card does in a battle (RNW-655). */
import { type Seat, sets } from '@interregnum/kernel';
import { COMMANDERS, type HeroNumber, NONE, type Side, type View } from '@interregnum/runewars';

/** The id of the Commander card beside a hero; `null`: he is a normal hero. */
export function commandOf({ cmd }: Pick<View, 'cmd'>, hero: HeroNumber): string | null {
  const command = cmd.commands.find(one => one.hero === hero);
  return command ? COMMANDERS[command.card]!.id : null;
}

export interface Leader {
  hero: HeroNumber;
  id: string;
  /** The card is used up until the battle is over. */
  isSpent: boolean;
}

/** RNW-Q284: those of a side whose cards are in force in the battle on the table. */
export function leadersOf({ cmd, heroSeat }: Pick<View, 'cmd' | 'heroSeat'>, side: Side): Leader[] {
  const { battle, commands } = cmd;
  if (!battle) return [];
  return commands
    .filter(({ hero }) => battle.leaders[side].includes(hero) && heroSeat[hero] !== NONE)
    .map(({ hero, card }) => ({ hero, id: COMMANDERS[card]!.id, isSpent: sets.has(battle.spent, card) }));
}

/** RNW-658. */
export const hasLieutenant = ({ cmd }: Pick<View, 'cmd'>, seat: Seat): boolean => cmd.lieutenant === seat;
