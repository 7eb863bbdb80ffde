/**
 * The vocabulary of effects: what a card, ability or token does, as data.
 *
 * How a line is written: a card names when it is used and a flat list of ops, carried out from first to last by one
 * interpreter. What a player picks goes to registers (`area`, `to`, `areas`, `player`, `hero`, `unit`, `n`) for the ops
 * after it: `[pickArea({ control: 'mine', city: true }), { op: 'destroyCity' }]`. Blocks are spread into the list:
 * `...each(gain(1))`, `...may(pay(2), …)`, `...either([…], […])`. An op that asks says so itself; `forSeason` and
 * `inBattle` give a whole line the question of its deck (otherwise the one of cards, RNW-D46). "Me" is the user of the
 * card, inside `each` the player whose go it is (4.1 no. 1). An op that finds nothing to do does nothing. What is true
 * all the time is no op: it stands in the table of its kind (`RewardEffect`, `HeroAbility`).
 */
import { block, branches, type Jump, loop } from '@interregnum/kernel';
import type { BowAskingOp, BowCondition, BowPlainOp, BowQuestion, WasteSet } from './bow/ops.ts';
import type { Attribute, NeutralUnit, Resource, Rune, Shape, UnitId } from './words.ts';

// --- who and what ------------------------------------------------------------------------------------------------

/** A player: me, one picked, the other side of a battle or duel, bidders, the controller of the hero's area. */
export type Who = 'me' | 'picked' | 'opponent' | 'high' | 'low' | 'controller' | 'fewest-areas';

/** Which units: all filters must hold. In a battle only participating units are meant (RNW-175). */
export interface UnitSet {
  of?: 'mine' | 'opponents' | 'anybody' | 'neutral';
  shapes?: readonly Shape[];
  types?: readonly UnitId[];
  state?: 'standing' | 'routed';
  /** At least this initiative, or exactly this one. */
  initiative?: number;
  initiativeIs?: number;
  /** Also those in the contested area that take no part in the battle (TA03). */
  bystanders?: boolean;
  /** More than 1 health at that moment. */
  tough?: boolean;
  /** At least so much health that is not damage. */
  healthLeft?: number;
  hurt?: 'damaged' | 'damaged-or-routed';
  /** Where, outside battles. */
  in?: AreaSet;
}

/** Which areas: all filters must hold. */
export interface AreaSet extends WasteSet {
  /** `enemy`: another player's. `free`: nobody's. `friendly-or-free`: mine or nobody's. `not-picked`: not the picked player's. */
  control?: 'mine' | 'enemy' | 'free' | 'friendly-or-free' | 'not-picked';
  home?: 'my' | 'no';
  /** `dragon`: facedown. */
  rune?: 'none' | 'some' | 'facedown' | 'dragon';
  city?: boolean;
  stronghold?: 'mine' | 'none' | 'undamaged';
  development?: boolean;
  /** A stronghold may be built there at all. */
  site?: boolean;
  /** Holds one of my heroes; within so many areas of one; the area of the hero in the register, or next to it. */
  myHero?: 'here' | 'within-1';
  theHero?: 'here' | 'here-or-next' | 'next' | 'within-2';
  /** Next to the area in a register, or to one I control, or to my home realm. */
  nextTo?: 'area' | 'mine' | 'my-home';
  /** Holds units: of mine (faction units only), neutral ones, standing ones of anybody, none; so many of mine. */
  units?: 'my-faction' | 'neutral' | 'standing' | 'none';
  myUnits?: number;
  /** Without an activation token of this player. */
  notActivated?: Who;
  /** Its rune token can go next door: a friendly or uncontrolled area without one (TA21, Q23). */
  runeCanGo?: boolean;
  /** One of those in the register `areas`. */
  seen?: boolean;
  /** The area in the register `area`. */
  picked?: boolean;
  /** Over a border that a neutral unit of the hero's area can cross (RW04). */
  enterable?: 'by-neutrals';
}

/** One of several exact sets: the first that is not empty. */
export type AreaChoice = AreaSet | readonly [AreaSet, AreaSet];

export type Count = number | 'n' | 'perCity' | 'printedInfluence' | 'damageOnUnit';
/** Where figures are placed: the area picked, a stronghold of his choice, that nearest to the hero, the hero's area. */
export type Site = 'area' | 'my-stronghold' | 'nearest-stronghold' | 'hero-area';

// --- questions that ops put ----------------------------------------------------------------------------------------

/** Asked by Season cards, in battles, for unallied neutral units, by everything else. */
export type TargetQuestion = 'RNW-D39' | 'RNW-D26' | 'RNW-D43' | 'RNW-D46' | 'RNW-D64' | BowQuestion;

// --- ops that happen at once; those that must ask call the procedure that does (RNW-D27, D29, D30, D40, D41) --------

export type PlainOp =
  /** From here on "me" is this player. */
  | { op: 'actAs'; who: Who }
  /** Influence, never below 0. `perCity`: 1 for each city controlled. */
  | { op: 'influence'; of: Who; n: Count }
  | { op: 'pay'; n: Count }
  | { op: 'tactics' | 'quest'; of: Who; n: Count }
  | { op: 'dial'; res: Resource | 'picked'; n: number }
  /** SP1: every dial higher than production is lowered to it. FA6: the picked dial is set to production. */
  | { op: 'famine' | 'dialToProduction' }
  /** Before dials of a player are lowered by a Season card: the place `dial.loss`. */
  | { op: 'dialLoss' }
  /** At a stronghold of his; from supply or, for a type without unused figures, by RNW-407. */
  | { op: 'recruit'; shape: Shape; n: number }
  | { op: 'neutral'; what: NeutralUnit | Shape | 'picked'; n: number; at: Site }
  /** SP6. */
  | { op: 'stirWilds' }
  /** Outside battles; `all` of the set, without choice. */
  | { op: 'standAll'; units: UnitSet }
  /**
   * The owner picks, standing ones first (RNW-173); in battles RNW-170 to RNW-172. `orAny`: with none of the set, any
   * of his. A unit that survives damage is in the register `unit`.
   */
  | { op: 'rout' | 'damage' | 'destroy'; of: Who; n: Count; units: UnitSet; orAny: boolean }
  /** Burning: 1 damage on each of so many different standing units of the opponent, damaged ones first. */
  | { op: 'burn'; n: number }
  /** The unit in the register. */
  | { op: 'destroyUnit' | 'retreatUnit' | 'routUnit' | 'standUnit' | 'healUnit' }
  /** Those named before take 1 damage each, all at once. */
  | { op: 'damageNamed' }
  | { op: 'damageUnit'; n: number }
  /** 1 more damage: to the unit in the register if it is still there, else as `damage` with `orAny`. */
  | { op: 'damageAgain'; units: UnitSet }
  /** TA02: both sides, the defender first. */
  | { op: 'damageBoth'; n: number }
  /** FA2: in every area with at least `least` of his units he destroys one. */
  | { op: 'plague'; least: number }
  /** All neutral units of the area in the register: RNW-241, or to an area the user picks (TA12, RNW-Q59). */
  | { op: 'neutralsRetreat'; by: 'left' | 'user'; routed: 'too' | 'destroyed' }
  /** RW04: they move to the area in `to`, whoever holds it. */
  | { op: 'neutralsMove' }
  | { op: 'strength'; of: Who; n: number }
  /** TA14: of the opponent's stronghold, in this battle. */
  | { op: 'strongholdStrength'; n: number }
  /** Each unit of this type has this health until the end of the battle (RNW-Q47). */
  | { op: 'health'; n: number }
  /** Joins the battle from the supply (RNW-Q45), or TA19: routed and undamaged. */
  | { op: 'join'; unit: UnitId; n: number }
  | { op: 'joinRouted' }
  /** Ravage: one more card, resolved at once (RNW-Q49). */
  | { op: 'drawFate' }
  /** TA16, TA01, TA09. */
  | { op: 'fewerCards'; n: number }
  /** The type picked, or every allied neutral type of this row, draws 1 card more in it. */
  | { op: 'moreCards'; for: 'picked' | 'allied' }
  /** Something that holds for a side to the end of the battle. */
  | { op: 'battleFlag'; flag: BattleFlag; of: Who }
  | { op: 'cancelBattle' }
  /** RNW-658. */
  | { op: 'secondCommander' }
  | { op: 'spoilsOfVictory'; tactics: number; influence: number }
  | { op: 'receiveRune'; of: Who }
  /** A token of the named kind, open to all (RNW-375), in the area in the register. */
  | { op: 'placeRune'; rune: Rune }
  /** From `area` to `to`, openly. */
  | { op: 'moveRune' }
  /** SU5: the two areas picked change their tokens. */
  | { op: 'swapRunes' }
  /** LOOK at all of a set. */
  | { op: 'look'; areas: AreaSet }
  /** RR: draws a Reward to the hero, completes the quest (RNW-286). */
  | { op: 'receiveReward' }
  | { op: 'reward'; n: number }
  /** The hero in the register. */
  | { op: 'heal'; n: number | 'all'; who: 'hero' | 'all-mine' }
  | { op: 'hurt'; n: Count; who: 'hero' | 'opposing' | 'both'; preventable: boolean }
  | { op: 'standHeroes'; who: 'hero' | 'all-mine' }
  | { op: 'routHero' }
  | { op: 'train'; attr: Attribute | 'picked'; n: number }
  /** SP4: the top Hero card is gained (RNW-260, RNW-261). SP8: the hero in the register deserts. */
  | { op: 'gainHero' | 'desert' }
  /** Q11: the quest is discarded. */
  | { op: 'discardQuest' }
  | { op: 'activate'; of: Who }
  | { op: 'buildDamaged' }
  | { op: 'destroyCity' }
  | { op: 'destroyDevelopment' | 'damageStronghold' }
  /** The Order card picked returns to the hand. */
  | { op: 'takeBackOrder' }
  /** Q16, FA7: random Tactics cards; FA7 discards them faceup into the register. */
  | { op: 'stealTactics'; from: Who }
  | { op: 'discardRandom'; of: Who; n: number }
  | { op: 'flag'; flag: Flag; until: Until }
  /** What a duel card does this round or in this duel. */
  | { op: 'deal'; n: number }
  | { op: 'prevent'; n: number | 'all' }
  | { op: 'skipNextCard' }
  | { op: 'healIfWon' }
  | { op: 'noArmor' }
  | { op: 'drawMore'; n: number }
  | { op: 'silverAsGold' }
  /** The first op of what is used up: a Reward is discarded, a Title is used for the year. */
  | { op: 'discardThis' }
  /** BID (RNW-345): who is `high` and `low` afterwards follows RNW-347 and RNW-Q125. */
  | { op: 'bid'; for: 'high' | 'low' | 'both' }
  /** Jumps of blocks. */
  | ({ op: 'skip' | 'again' } & Jump)
  | ({ op: 'nextPlayer'; but: Who | null } & Jump)
  | ({ op: 'nextHero'; of: 'other-alignment' } & Jump)
  | ({ op: 'if'; condition: Condition } & Jump)
  | BowPlainOp;

/** How long something lasts (4.1 no. 6). */
export type Until = 'turn' | 'season';
export type BattleFlag =
  | 'noSupport'
  /** If he loses: his units are not newly routed; one that lay routed before goes along. */
  | 'feigned'
  | 'rearguard';
export type Flag =
  | 'ignoreMountains'
  | 'ignoreWater'
  | 'iceForAll'
  | 'farther'
  | 'nearer'
  | 'forcedMarch'
  | 'bitterCold'
  | 'truce'
  /** WIB3: heroes do not support battles. */
  | 'noSupport';

/** Ops that ask one player. What is picked goes to the register of its kind. */
export type AskingOp =
  | { op: 'pickArea'; from: AreaChoice; as: 'area' | 'to'; by: Who; asks: TargetQuestion }
  | { op: 'lookUpTo'; most: number; asks: TargetQuestion }
  | { op: 'recruitUpTo'; shape: Shape; most: number; asks: TargetQuestion }
  | { op: 'pickPlayer'; from: 'opponents' | 'with-tactics'; asks: TargetQuestion }
  /** One of my heroes, or one who can be trained. */
  | { op: 'pickHero'; from: 'all' | 'trainable'; asks: TargetQuestion }
  | { op: 'pickAttribute'; asks: TargetQuestion }
  /** One that can move that way; `highest`: of those that no other is above. */
  | { op: 'pickDial'; way: 'up' | 'down' | 'any'; among: readonly Resource[] | 'highest'; asks: TargetQuestion }
  | { op: 'pickAmount'; from: number; to: number; asks: TargetQuestion }
  | { op: 'pickUnit'; units: UnitSet; by: Who; asks: TargetQuestion }
  | { op: 'routUpTo' | 'destroyUpTo' | 'standUpTo'; most: number; units: UnitSet; asks: TargetQuestion }
  | { op: 'pickNeutral'; shape: Shape | null; asks: TargetQuestion }
  | { op: 'pickOrder'; asks: TargetQuestion }
  /** FA7: one of those just discarded goes to the hand. Q13: one of the hand is discarded. */
  | { op: 'pickTactics'; from: 'discarded' | 'hand'; asks: TargetQuestion }
  /** SU5: two facedown tokens of the areas seen, or not. */
  | { op: 'pickTwoSeen'; asks: TargetQuestion }
  /** FAB1: two different dials rise, as far as they can. SPB3: a Title that I do not hold, or none. */
  | { op: 'raiseTwo' | 'seizeTitle'; asks: TargetQuestion }
  /** 1 to so many different units, into the register `units`. */
  | { op: 'nameUnits'; most: number; units: UnitSet; asks: TargetQuestion }
  /** One of my types of this row with standing units. */
  | { op: 'pickRowType'; asks: TargetQuestion }
  /** One of my units anywhere, standing or routed, is destroyed. */
  | { op: 'giveUpUnit'; asks: TargetQuestion }
  /** Each of my standing heroes may go to an area next to his. */
  | { op: 'heroesStep'; asks: TargetQuestion }
  /** All dials are set anew; their sum stays. */
  | { op: 'setDials'; asks: TargetQuestion }
  /** Terrifying: so many different enemy units, each routed, or destroyed if it was routed already. */
  | { op: 'terrify'; n: number; asks: TargetQuestion }
  /** "May": the block after it, or not. */
  | ({ op: 'may'; if: Condition | null; asks: TargetQuestion } & Jump)
  /** "A or B": only what can be carried out in full is offered (4.1 no. 4). */
  | { op: 'either'; by: Who; ways: readonly Way[]; starts: readonly number[]; asks: TargetQuestion }
  | BowAskingOp;

export type Op = PlainOp | AskingOp;

export const WAYS = [
  'circle',
  'damage',
  'desert',
  'destroy',
  'development',
  'discard',
  'hurt',
  'influence',
  'ore',
  'pay',
  'rectangle',
  'retreat',
  'rout',
  'stand',
  'stronghold',
  'triangle',
  'triangles',
  'wood',
] as const;
export type WayName = (typeof WAYS)[number];

/** A branch of "A or B": its name in codes, and what it needs to be carried out in full. */
export interface Way {
  name: WayName;
  needs: Condition | null;
}

// --- conditions ------------------------------------------------------------------------------------------------------

export type Condition =
  | { if: 'influence'; least: number }
  | { if: 'influenceBelow'; n: number }
  | { if: 'dialCanRise'; res: Resource }
  | { if: 'someArea'; areas: AreaSet }
  | { if: 'someUnit'; units: UnitSet; least: number }
  /** Units in the contested area that take no part. */
  | { if: 'someBystander'; units: UnitSet }
  | { if: 'hasTactics' }
  | { if: 'cityOnBoard' | 'noCityOnBoard' }
  | { if: 'runeInPile'; rune: Rune }
  | { if: 'bidAtLeast1' }
  | { if: 'heroToGain' }
  /** RNW-Q289: he has a commander and may name another. */
  | { if: 'secondCommander' }
  | { if: 'neutralInSupply'; what: Shape | 'any' }
  /** The hero in the register has damage or is routed. */
  | { if: 'heroNeedsCare' }
  /** The other side of the battle has a stronghold that still counts. */
  | { if: 'opposingStronghold' }
  | { if: 'unusedStronghold' }
  /** Units are still to move by the active Order. */
  | { if: 'activeOrder'; of: 'movement' }
  /** Nothing of this kind is in force for me. */
  | { if: 'noFlag'; flag: Flag }
  | { if: 'noIce' }
  | { if: 'faceUpOrder' }
  | { if: 'row'; number: number }
  /** I have standing units of this row, allied neutral ones. */
  | { if: 'typeInRow'; of: 'mine' | 'allied' }
  /** A dragon rune lies in the area picked. */
  | { if: 'dragonPicked' }
  /** Heroes of the other side can support this battle. */
  | { if: 'opposingSupport' }
  | BowCondition;

// --- blocks ------------------------------------------------------------------------------------------------------------

export const each = (...ops: readonly Op[]): Op[] =>
  loop({ op: 'nextPlayer', but: null } as const, ops, { op: 'again' } as const);
export const eachBut = (but: Who, ...ops: readonly Op[]): Op[] =>
  loop({ op: 'nextPlayer', but } as const, ops, { op: 'again' } as const);
export const eachHero = (of: 'other-alignment', ...ops: readonly Op[]): Op[] =>
  loop({ op: 'nextHero', of } as const, ops, { op: 'again' } as const);
export const may = (condition: Condition | null, ...ops: readonly Op[]): Op[] =>
  block({ op: 'may', if: condition, asks: 'RNW-D46' } as const, ops);
export const when = (condition: Condition, ...ops: readonly Op[]): Op[] => block({ op: 'if', condition } as const, ops);

/** A way to go: its name, what it needs, what it does. */
export const way = (name: WayName, needs: Condition | null, ...ops: readonly Op[]) => ({ name, needs, ops });
export const either = (...ways: readonly ReturnType<typeof way>[]): Op[] => eitherBy('me', ...ways);
export const eitherBy = (by: Who, ...ways: readonly ReturnType<typeof way>[]): Op[] =>
  branches(
    { op: 'either', by, ways: ways.map(({ name, needs }) => ({ name, needs })), asks: 'RNW-D46' } as const,
    ways.map(({ ops }) => ops),
    { op: 'skip' } as const,
  );

const asking = (ops: readonly Op[], asks: TargetQuestion, instead: TargetQuestion = 'RNW-D46'): readonly Op[] =>
  ops.map(op => ('asks' in op && op.asks === instead ? { ...op, asks } : op) as Op);
export const forSeason = (...ops: readonly Op[]): readonly Op[] => asking(ops, 'RNW-D39');
export const inBattle = (...ops: readonly Op[]): readonly Op[] => asking(ops, 'RNW-D26');
/** The same ability, decided for unallied neutral units by the player to the left. */
export const askedOfNeutrals = (ops: readonly Op[]): readonly Op[] => asking(ops, 'RNW-D43', 'RNW-D26');

// --- short forms -------------------------------------------------------------------------------------------------------

const asks = 'RNW-D46' as const;
export const gain = (n: Count, of: Who = 'me'): Op => ({ op: 'influence', of, n });
export const pay = (n: Count): Op => ({ op: 'pay', n });
export const tactics = (n: Count, of: Who = 'me'): Op => ({ op: 'tactics', of, n });
export const quest = (n: Count, of: Who = 'me'): Op => ({ op: 'quest', of, n });
export const dial = (res: Resource | 'picked', n: number): Op => ({ op: 'dial', res, n });
export const pickDial = (way: 'up' | 'down' | 'any', among: readonly Resource[] | 'highest'): Op => ({
  op: 'pickDial',
  way,
  among,
  asks,
});
export const pickArea = (from: AreaChoice, as: 'area' | 'to' = 'area', by: Who = 'me'): Op => ({
  op: 'pickArea',
  from,
  as,
  by,
  asks,
});
export const pickUnit = (units: UnitSet, by: Who = 'me'): Op => ({ op: 'pickUnit', units, by, asks });
export const pickPlayer = (from: 'opponents' | 'with-tactics' = 'opponents'): Op => ({ op: 'pickPlayer', from, asks });
export const lookUpTo = (most: number): Op => ({ op: 'lookUpTo', most, asks });
export const bid = (what: 'high' | 'low' | 'both'): Op => ({ op: 'bid', for: what });
export const rout = (n: Count, units: UnitSet = {}, of: Who = 'opponent'): Op => ({
  op: 'rout',
  of,
  n,
  units,
  orAny: false,
});
export const routIfAble = (n: Count, units: UnitSet): Op => ({ op: 'rout', of: 'opponent', n, units, orAny: true });
export const damage = (n: Count, units: UnitSet = {}, of: Who = 'opponent'): Op => ({
  op: 'damage',
  of,
  n,
  units,
  orAny: false,
});
export const damageIfAble = (n: Count, units: UnitSet): Op => ({ op: 'damage', of: 'opponent', n, units, orAny: true });
export const destroy = (n: Count, units: UnitSet = {}, of: Who = 'opponent'): Op => ({
  op: 'destroy',
  of,
  n,
  units,
  orAny: false,
});
export const hurt = (n: Count, who: 'hero' | 'opposing' | 'both' = 'hero', preventable = true): Op => ({
  op: 'hurt',
  n,
  who,
  preventable,
});
export const heal = (n: number | 'all', who: 'hero' | 'all-mine' = 'hero'): Op => ({ op: 'heal', n, who });
export const train = (attr: Attribute | 'picked', n: number): Op => ({ op: 'train', attr, n });
export const flag = (name: Flag, until: Until): Op => ({ op: 'flag', flag: name, until });
export const receiveRune: Op = { op: 'receiveRune', of: 'me' };
export const receiveReward: Op = { op: 'receiveReward' };
export const discardThis: Op = { op: 'discardThis' };
export const deal = (n: number): Op => ({ op: 'deal', n });
export const actAs = (who: Who): Op => ({ op: 'actAs', who });
export const pickHero: Op = { op: 'pickHero', from: 'trainable', asks };
export const pickAttribute: Op = { op: 'pickAttribute', asks };
export const recruitTriangle: Op = { op: 'recruit', shape: 'triangle', n: 1 };
export const upTo = (op: 'routUpTo' | 'destroyUpTo' | 'standUpTo', most: number, units: UnitSet): Op => ({
  op,
  most,
  units,
  asks,
});
export const hasInfluence = (least: number): Condition => ({ if: 'influence', least });
export const someArea = (areas: AreaSet): Condition => ({ if: 'someArea', areas });
export const someUnit = (units: UnitSet, least = 1): Condition => ({ if: 'someUnit', units, least });
export const inPile = (rune: Rune): Condition => ({ if: 'runeInPile', rune });
