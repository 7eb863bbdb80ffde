/** The shapes of all content tables: what is printed on cards, sheets, tiles and tokens. */
import type { Hex } from '@interregnum/kernel';
import type { BowGoal } from './bow/objectives.ts';
import type { Condition, Op } from './effect.ts';
import type { Module } from './modules.ts';
import type { Provenance } from './provenance.ts';
import type {
  Alignment,
  Attribute,
  Border,
  Compass,
  Destiny,
  Development,
  Faction,
  NeutralUnit,
  Resource,
  Season,
  Shape,
  UnitId,
} from './words.ts';

/** `textFrom`: where the effect or the numbers come from. */
interface Printed {
  /** Its rule, and its id in codes. */
  readonly id: string;
  readonly name: string;
  readonly nameFrom: Provenance;
  readonly textFrom: Provenance;
  readonly module: Module;
}

// --- figures ---------------------------------------------------------------------------------------------------------

export type FateFace =
  | { readonly icon: 'special' | 'blank' }
  | { readonly icon: 'rout' | 'damage'; readonly n: number };

export interface FateCard {
  /** 1 to 30. */
  readonly number: number;
  readonly faces: Readonly<Record<Shape, FateFace>>;
  readonly destiny: Destiny;
}

export interface Unit {
  readonly id: UnitId;
  readonly name: string;
  /** `null`: neutral. */
  readonly faction: Faction | null;
  /** Figures in the box. */
  readonly figures: number;
  readonly shape: Shape;
  readonly health: number;
  readonly initiative: number;
  readonly isFlying: boolean;
  readonly isFast: boolean;
  /** The name of the ability, what it does once for each special icon. */
  readonly abilityName: string;
  readonly ability: readonly Op[];
  /** Neutral units: what a special icon does in a duel quest (RNW-317). */
  readonly inDuel: readonly Op[];
  /** Reinforcements: the unit in whose place they are recruited (RNW-541). */
  readonly replaces: UnitId | null;
  readonly from: Provenance;
  readonly module: Module;
}

/** A space of a dial: an icon or a unit. */
export type DialSpace = 'influence' | 'tactics' | UnitId;

export interface FactionSheet {
  readonly id: Faction;
  readonly alignment: 'good' | 'evil';
  readonly start: Readonly<Record<Resource, number>>;
  readonly influence: number;
  readonly tactics: number;
  /** Spaces 1 to 8. */
  readonly dials: Readonly<Record<Resource, readonly DialSpace[]>>;
  /** What its defensive development does (RNW-463). */
  readonly fortification: readonly Op[];
  /** Whether that token is discarded when it is used. */
  readonly isFortificationSpent: boolean;
  readonly from: Provenance;
}

export const DEVELOPMENT_TOKENS: Readonly<Record<Development, number>> = {
  resources: 2,
  diplomat: 1,
  'training-ground': 1,
  defensive: 1,
};

// --- the map ---------------------------------------------------------------------------------------------------------

export interface TileArea {
  /** A, B, …; with the tile it is the id of the area: `4B`, `daqanA`. */
  readonly letter: string;
  readonly hex: Hex;
  readonly yields: Readonly<Record<Resource, number>>;
  readonly neutral: { readonly unit: NeutralUnit; readonly n: number } | null;
  readonly isCity: boolean;
  /** An inner border is listed once and counts for both areas. */
  readonly borders: Readonly<Partial<Record<Compass, Border>>>;
}

export interface Tile {
  /** `1` to `12`, or the faction of a home realm. */
  readonly id: string;
  readonly areas: readonly TileArea[];
  readonly from: Provenance;
  readonly module: Module;
}

export interface PresetBoard {
  readonly seats: number;
  readonly module: Module;
  readonly tiles: readonly { readonly tile: string; readonly turns: number; readonly at: Hex }[];
  /** Home realm setup markers: slots P, Q, R, S. */
  readonly slots: readonly (readonly [Hex, Hex])[];
}

export interface City extends Printed {
  /** The Lost City comes to its own area (RNW-545) and adds what it yields; the others are laid out in setup. */
  readonly isLost: boolean;
  readonly yields: Readonly<Record<Resource, number>>;
  readonly units: { readonly shape: Shape; readonly n: number };
  readonly tactics: number;
  readonly influence: number;
  readonly quests: number;
  /** RNW-691: who controls it has a dragon rune more. */
  readonly hasRune: boolean;
}

/** Beside a hero who commands (RNW-650); what it does, its module says. */
export interface Commander extends Printed {}

// --- cards -----------------------------------------------------------------------------------------------------------

export interface SeasonCard extends Printed {
  readonly season: Season;
  /** The Wizards' Council trait. */
  readonly isCouncil: boolean;
  readonly effect: readonly Op[];
}

export interface TitleCard extends Printed {
  /** TI1; TI2, offered in free-action windows for so many Rewards; TI3. */
  readonly ability:
    | { readonly kind: 'primarch'; readonly influence: number }
    | { readonly kind: 'captain'; readonly rewards: number; readonly effect: readonly Op[] }
    | { readonly kind: 'marshal'; readonly afterRazing: readonly Op[]; readonly afterConquer: readonly Op[] }
    /** TI4: what a dial rises by at Harvest (RNW-549). */
    | { readonly kind: 'guildmaster'; readonly dial: number };
}

/** What a hero can do besides his attributes. Ops act on him in the register `hero`. */
export type HeroAbility =
  | { readonly at: 'questMove'; readonly farther: number }
  | { readonly at: 'duelStarts'; readonly as: 'attacker'; readonly effect: readonly Op[] }
  /** HE03: may hurt himself; then silver cards heal. */
  | { readonly at: 'duelStarts'; readonly as: 'either'; readonly mayHurtSelf: number; readonly silverHeals: number }
  | { readonly at: 'test'; readonly discardTactics: 1; readonly drawMore: number }
  | {
      readonly at: 'duelCard';
      readonly destiny: Destiny;
      readonly as: 'attacker-in-enemy-area' | 'either';
      readonly effect: readonly Op[];
    }
  | { readonly at: 'afterMove'; readonly duelsNextDoor: true }
  | { readonly at: 'questPhase'; readonly effect: readonly Op[] }
  /** HE10: the opposing card of this round is not resolved. */
  | { readonly at: 'duelRound'; readonly skipsOpposing: number }
  | { readonly at: 'afterAction'; readonly hurtsEnemiesHere: number }
  | { readonly at: 'duelRevealed'; readonly redraw: 'once-per-duel' }
  /** While he supports: strength more, or the first triangle unit that would be destroyed is saved. */
  | { readonly at: 'support'; readonly strength: number; readonly saves: boolean }
  /** He is not routed when the battle he supports is lost. */
  | { readonly at: 'battleLost'; readonly isRouted: false }
  | { readonly at: 'testDrawn'; readonly redraw: 'once-per-quest-phase' }
  | { readonly at: 'questDone'; readonly influence: number }
  /** No border stops him. */
  | { readonly at: 'borders' }
  | { readonly at: 'duelWon'; readonly tactics: number }
  | { readonly at: 'duelDamage'; readonly more: number };

export interface Hero extends Printed {
  readonly alignment: Alignment;
  readonly attributes: Readonly<Record<Attribute, number>>;
  readonly health: number;
  readonly ability: HeroAbility;
}

/** What a quest asks for. Results without `receiveReward` leave it in the hand. */
export type Attempt =
  | {
      readonly kind: 'test';
      readonly attribute: Attribute;
      readonly gold: readonly Op[];
      readonly silver: readonly Op[];
      readonly red: readonly Op[];
    }
  | { readonly kind: 'duel'; readonly units: readonly NeutralUnit[]; readonly won: readonly Op[] }
  /** Can be attempted when one of `needs` holds. */
  | { readonly kind: 'price'; readonly needs: readonly Condition[]; readonly effect: readonly Op[] };

export interface Quest extends Printed {
  /** Setup Quests: the tile they name. */
  readonly tile: string | null;
  /** Ids of areas, all of one tile. */
  readonly areas: readonly string[];
  readonly attempt: Attempt;
}

/** What a Reward does. `turn`: a free action that discards it. `special`: for a special icon in a duel. */
export type RewardEffect =
  | { readonly at: 'turn'; readonly if: readonly Condition[]; readonly effect: readonly Op[] }
  | { readonly at: 'turnOrQuestPhase'; readonly if: readonly Condition[]; readonly effect: readonly Op[] }
  | {
      readonly at: 'special';
      readonly effect: readonly Op[];
      readonly test: { readonly attribute: Attribute; readonly red: readonly Op[] } | null;
    }
  | { readonly at: 'duelStarts'; readonly effect: readonly Op[] }
  /** Armor: so much in each of these rounds, or from the first damage of the duel on. */
  | { readonly at: 'armor'; readonly prevents: number; readonly rounds: readonly number[] | 'first' }
  /** Armor: what a rout prevents in the first round in which it does is dealt back. */
  | { readonly at: 'mirror' }
  /** Turned up when the hero supports: so many stand up if the battle is won. */
  | { readonly at: 'banner'; readonly stands: number }
  /** More cards for tests in friendly areas without other heroes. */
  | { readonly at: 'testAlone'; readonly cards: number }
  | { readonly at: 'questMove'; readonly farther: number }
  | { readonly at: 'teleport' }
  | { readonly at: 'flying' }
  | { readonly at: 'attribute'; readonly attribute: Attribute; readonly n: number }
  | { readonly at: 'support'; readonly cards: number };

export interface Reward extends Printed {
  /** Copies in the deck. */
  readonly copies: number;
  readonly kind: 'weapon' | 'armor' | 'other';
  readonly effect: RewardEffect;
}

/** When a Tactics card is played: T, BA, BD, BB, BR, BE, Q, D, F of the rules. */
export type TacticTiming =
  | 'turn'
  | 'attack'
  | 'defence'
  | 'battle'
  | 'row'
  | 'rowsOver'
  | 'questPhase'
  | 'duel'
  | 'fate'
  | 'diplomacy'
  | 'bid';

export interface Tactic extends Printed {
  readonly copies: number;
  readonly timing: TacticTiming;
  /** What must hold besides a target for the first pick (4.1 no. 3). */
  readonly if: readonly Condition[];
  readonly effect: readonly Op[];
  /** It is not discarded: its effect puts it into play. */
  readonly stays?: true;
  /** Tactical Fate cards: their sections. */
  readonly faces?: FateCard['faces'];
}

/** What an Objective asks for, "at some moment of your turn". */
export type Goal =
  /** OG1: none of these neutral units is unallied. */
  | { readonly goal: 'allAllied'; readonly shape: Shape }
  /** `withFewer`: so many if setup put fewer than `n` on the board. */
  | { readonly goal: 'allied'; readonly unit: NeutralUnit; readonly n: number; readonly withFewer: number }
  | { readonly goal: 'rewards'; readonly n: number }
  | { readonly goal: 'strongholds'; readonly n: number }
  | { readonly goal: 'dial'; readonly res: Resource; readonly n: number }
  | { readonly goal: 'titles'; readonly n: number }
  | { readonly goal: 'cities'; readonly n: number; readonly withTwoPlayers: number }
  | { readonly goal: 'trained' }
  | { readonly goal: 'slayer' }
  | { readonly goal: 'enemyHome' }
  | { readonly goal: 'hordes'; readonly units: number; readonly areas: number }
  | { readonly goal: 'tactics'; readonly n: number }
  | { readonly goal: 'influence'; readonly n: number }
  | { readonly goal: 'razer'; readonly areas: number }
  | BowGoal;

export interface Objective extends Printed {
  readonly alignment: 'good' | 'evil';
  readonly goal: Goal;
}

/** Exploration tokens (module `explore`). */
export type ExplorationKind =
  | 'dragon-throne'
  | 'dungeon'
  | 'hall-of-kellos'
  | 'magic-portal'
  | 'raiding-party'
  | 'scroll-of-sight'
  | 'temple'
  | 'traveling-merchant'
  | 'training'
  | 'village-food'
  | 'village-wood'
  | 'village-ore'
  | 'defensible-area'
  | 'flooded-area';

export interface ExplorationToken {
  readonly kind: ExplorationKind;
  readonly type: 'event' | 'location' | 'destructible';
  readonly module: Module;
  /** How many with the back "1" and with the back "2+". */
  readonly backs: readonly [one: number, twoPlus: number];
  readonly from: Provenance;
}
