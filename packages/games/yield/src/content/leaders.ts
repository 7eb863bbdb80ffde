/** Leaders and their abilities (YLD-022, YLD-250, YLD-Q04). */

/** YLD-Q04. */
export type Leader = number;
export const LEADER_IDS = ['keralon', 'lemron', 'basil', 'vymar', 'pavyr'] as const;
export type LeaderId = (typeof LEADER_IDS)[number];
export const LEADERS: readonly Leader[] = [0, 1, 2, 3, 4];
export const leaderId = (leader: Leader): LeaderId => LEADER_IDS[leader]!;
export const KERALON: Leader = 0;

/** An ability, two for each Leader: `2 * leader + side`. */
export type Ability = number;
/** YLD-Q04. */
export const ABILITY_IDS = [
  'fourthArmy',
  'champion',
  'moveFortresses',
  'spreadPower',
  'undeadArmies',
  'destroyer',
  'allRegionFighter',
  'fastTraveler',
  'reinforcements',
  'fortressArmies',
] as const;
export type AbilityId = (typeof ABILITY_IDS)[number];
export const abilityId = (ability: Ability): AbilityId => ABILITY_IDS[ability]!;
export const abilityOf = (leader: Leader, side: 'A' | 'B'): Ability => 2 * leader + (side === 'A' ? 0 : 1);
export const leaderOf = (ability: Ability): Leader => ability >> 1;
export const sideOfAbility = (ability: Ability): 'A' | 'B' => (ability % 2 === 0 ? 'A' : 'B');

const ability = (id: AbilityId): Ability => ABILITY_IDS.indexOf(id);
export const FOURTH_ARMY = ability('fourthArmy');
export const CHAMPION = ability('champion');
export const MOVE_FORTRESSES = ability('moveFortresses');
export const SPREAD_POWER = ability('spreadPower');
export const UNDEAD_ARMIES = ability('undeadArmies');
export const DESTROYER = ability('destroyer');
export const ALL_REGION_FIGHTER = ability('allRegionFighter');
export const FAST_TRAVELER = ability('fastTraveler');
export const REINFORCEMENTS = ability('reinforcements');
export const FORTRESS_ARMIES = ability('fortressArmies');
/** The rule that explains an ability. */
export const ABILITY_RULES = [
  'YLD-251', 'YLD-254', 'YLD-256', 'YLD-258', 'YLD-260', 'YLD-263', 'YLD-265', 'YLD-267', 'YLD-269', 'YLD-272',
] as const; // biome-ignore format: a list
