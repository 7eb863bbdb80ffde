/** The words of the printed game that tables, rules and notation share. */
export const FACTIONS = ['daqan', 'latari', 'waiqar', 'uthuk'] as const;
export type Faction = (typeof FACTIONS)[number];

export const ALIGNMENTS = ['good', 'neutral', 'evil'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

export const RESOURCES = ['food', 'wood', 'ore'] as const;
export type Resource = (typeof RESOURCES)[number];

export const ATTRIBUTES = ['strength', 'agility', 'wisdom'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** Base shapes of figures, each a section of every Fate card. */
export const SHAPES = ['triangle', 'rectangle', 'hexagon', 'circle'] as const;
export type Shape = (typeof SHAPES)[number];

export const DESTINIES = ['gold', 'silver', 'red'] as const;
export type Destiny = (typeof DESTINIES)[number];

export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

export const RUNES = ['false', 'dragon'] as const;
export type Rune = (typeof RUNES)[number];

/** Faction units in the order of the sheets. */
export const FACTION_UNITS = {
  daqan: ['bowman', 'footman', 'knight', 'siege-tower'],
  latari: ['archer', 'pegasus-rider', 'sorceress', 'warrior'],
  waiqar: ['skeleton-archer', 'necromancer', 'reanimate', 'dark-knight'],
  uthuk: ['berserker', 'warlock', 'flesh-ripper', 'chaos-lord'],
} as const satisfies Record<Faction, readonly string[]>;
/** Reinforcements of Banners of War (RNW-541). */
export const REINFORCEMENTS = {
  daqan: ['novice-wizard', 'roc'],
  latari: ['leonx-rider', 'forest-guardian'],
  waiqar: ['vampire', 'great-wyrm'],
  uthuk: ['blood-sister', 'obscene'],
} as const satisfies Record<Faction, readonly string[]>;
export const NEUTRAL_UNITS = ['razorwing', 'sorcerer', 'beastman', 'hellhound', 'dragon', 'giant'] as const;
export type NeutralUnit = (typeof NEUTRAL_UNITS)[number];
export type UnitId = (typeof FACTION_UNITS)[Faction][number] | (typeof REINFORCEMENTS)[Faction][number] | NeutralUnit;

export const DEVELOPMENTS = ['resources', 'diplomat', 'training-ground', 'defensive'] as const;
export type Development = (typeof DEVELOPMENTS)[number];

/** By their printed numbers: 0 is of Banners of War. */
export const ORDERS = [
  'garrison',
  'strategize',
  'mobilize',
  'conquer',
  'harvest',
  'recruit',
  'rally-support',
  'acquire-power',
  'fortify',
] as const;
export type Order = (typeof ORDERS)[number];

/** Sides of a flat-topped hex, in the kernel's numbering of sides. */
export const COMPASS = ['SE', 'S', 'SW', 'NW', 'N', 'NE'] as const;
export type Compass = (typeof COMPASS)[number];
/** `yellow`: the side of tile 12, which hinders nobody (RNW-543). */
export type Border = 'mountain' | 'water' | 'yellow';
