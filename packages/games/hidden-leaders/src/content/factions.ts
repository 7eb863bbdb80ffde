/** The four factions (HDL-006). A set of factions is a sum of these. */
export type Faction = number;
export type Factions = number;

export const IMPERIAL_ARMY: Faction = 1;
export const HILL_TRIBES: Faction = 2;
export const WATER_FOLK: Faction = 4;
export const UNDEAD: Faction = 8;
export const ALL_FACTIONS: Factions = 15;

/** In the order in which they are offered. */
export const FACTIONS: readonly Faction[] = [IMPERIAL_ARMY, HILL_TRIBES, WATER_FOLK, UNDEAD];

const IDS: Readonly<Record<Faction, string>> = {
  [IMPERIAL_ARMY]: 'imperial-army',
  [HILL_TRIBES]: 'hill-tribes',
  [WATER_FOLK]: 'water-folk',
  [UNDEAD]: 'undead',
};

export const factionId = (faction: Faction): string => IDS[faction]!;
export const factionNumber = (id: string): Faction | null => FACTIONS.find(faction => IDS[faction] === id) ?? null;
