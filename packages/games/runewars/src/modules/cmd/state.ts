/** What Commanders of the Battlefield add to a state: values that are never changed, only replaced. */
import { type Seat, type SetOf, sets, type Viewers } from '@interregnum/kernel';
import { COMMANDERS } from '../../content/cmd/commanders.ts';
import { type HeroNumber, NONE, type TacticsCard, type UnitType } from '../../pieces.ts';

/** 0 to 15. */
export type CommanderCard = number;

/** A Commander card beside a hero (RNW-650). */
export interface Command {
  readonly hero: HeroNumber;
  readonly card: CommanderCard;
}

/** A Commander card that lies before a player until a hero is named (RNW-650, RNW-654). */
export interface Dealt {
  readonly seat: Seat;
  readonly card: CommanderCard;
}

/** What lies open. */
export interface CmdState {
  /** By hero. */
  readonly commands: readonly Command[];
  /** By seat, at most one for each. */
  readonly dealt: readonly Dealt[];
  /** The last one lies on top (RNW-657). */
  readonly discard: readonly CommanderCard[];
  /** Who has Lieutenant General in play (RNW-658). */
  readonly lieutenant: Seat;
  readonly battle: CmdBattle | null;
}

/** A battle under way. */
export interface CmdBattle {
  /** By side: commanders who stood there when it began, with a unit that took part (RNW-Q284). */
  readonly leaders: readonly [readonly HeroNumber[], readonly HeroNumber[]];
  /** By side: whether a unit took part (RNW-Q102). */
  readonly tookPart: readonly [boolean, boolean];
  /** Cards that are used up until it is over. */
  readonly spent: SetOf<CommanderCard>;
  /** CM09: damage that the commander has taken. */
  readonly guarded: number;
  /** CM06: the last row in which a rout was ignored. */
  readonly steadied: number;
  /** CM15: the type of the unit that retreats standing. */
  readonly stubborn: UnitType;
}

/** What is hidden. */
export interface CmdHidden {
  /** From bottom to top. */
  readonly deck: readonly CommanderCard[];
  /** By card: who knows where it lies in the deck (RNW-Q287). */
  readonly seen: readonly Viewers[];
  /** Cards drawn in Rally Support. */
  readonly offered: readonly CommanderCard[];
  /** CM10: the card that may not be used in this battle. */
  readonly spied: TacticsCard;
  /** Of copies that are alike it is one that was drawn this season. */
  readonly isSpiedNew: boolean;
}

export const NO_CMD: CmdState = { commands: [], dealt: [], discard: [], lieutenant: NONE, battle: null };
export const NO_CMD_HIDDEN: CmdHidden = {
  deck: [],
  seen: COMMANDERS.map(() => sets.NONE),
  offered: [],
  spied: NONE,
  isSpiedNew: false,
};

export const NEW_BATTLE: CmdBattle = {
  leaders: [[], []],
  tookPart: [false, false],
  spent: sets.NONE,
  guarded: 0,
  steadied: 0,
  stubborn: NONE,
};
