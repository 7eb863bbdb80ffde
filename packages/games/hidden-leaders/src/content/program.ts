/**
 * The vocabulary of Hero abilities (spec 4.4.1): a Hero is a list of steps, carried out from first to last by one
 * interpreter. A step that names a card that was not found is left out (HDL-053).
 */
import { ALL_FACTIONS, type Faction, type Factions } from './factions.ts';

// --- markers -----------------------------------------------------------------------------------------------------

/** A number of spaces; X is what the steps before have counted (HDL-069). */
export type Amount = number | 'x' | '-x';

/** One way to move: any of the markers, each by its own amount. */
export interface Way {
  red: Amount;
  green: Amount;
  lead: Amount;
  trail: Amount;
  /** Only while this marker leads. */
  if: 'red' | 'green' | null;
}

const way = (part: Partial<Way>): Way => ({ red: 0, green: 0, lead: 0, trail: 0, if: null, ...part });
export const red = (amount: Amount): Way => way({ red: amount });
export const green = (amount: Amount): Way => way({ green: amount });
export const lead = (amount: Amount): Way => way({ lead: amount });
export const trail = (amount: Amount): Way => way({ trail: amount });
export const ifLeading = (marker: 'red' | 'green', what: Way): Way => ({ ...what, if: marker });
const join = (a: Way, b: Way): Way => ({
  red: a.red || b.red,
  green: a.green || b.green,
  lead: a.lead || b.lead,
  trail: a.trail || b.trail,
  if: null,
});

// --- cards -------------------------------------------------------------------------------------------------------

/** Where a card that was found is kept in mind: `a` and `b` are public, `secret` is known to nobody else. */
export type Register = 'a' | 'b' | 'secret';
/** `next`: in turn order after the actor; `player`: the one picked by an earlier step. */
export type Whose = 'self' | 'next' | 'other' | 'any' | 'player';
export type Pile = 'harbor' | 'tavern' | 'wilderness' | 'graveyard';

export interface Zone {
  at: 'up' | 'down' | 'hand' | 'tavern' | 'graveyard' | 'held';
  of: Whose;
  /** Cards of one of these factions; `named`: of the faction named by an earlier step. */
  only: Factions | 'named';
  /** Cards of none of these. */
  not: Factions;
  /** `copyable`: not the Emperor, nor Granny if she was performed already (HDL-Q15, HDL-Q16). `sendable`: somebody could get it (HDL-Q34). */
  fit: 'copyable' | 'sendable' | null;
}

const zone = (part: Partial<Zone> & Pick<Zone, 'at'>): Zone => ({
  of: 'self',
  only: ALL_FACTIONS,
  not: 0,
  fit: null,
  ...part,
});
export const up = (of: Whose, only: Factions = ALL_FACTIONS): Zone => zone({ at: 'up', of, only });
export const upNot = (not: Faction): Zone => zone({ at: 'up', not });
export const upFit = (of: Whose, fit: Zone['fit']): Zone => zone({ at: 'up', of, fit });
export const down = (of: Whose): Zone => zone({ at: 'down', of });
export const hand = (of: Whose, only: Zone['only'] = ALL_FACTIONS): Zone => zone({ at: 'hand', of, only });
export const tavern = (only: Zone['only'] = ALL_FACTIONS): Zone => zone({ at: 'tavern', only });
export const graveyard: Zone = zone({ at: 'graveyard' });
export const held: Zone = zone({ at: 'held' });

/** What an answer says will be done with the card. */
export type Verb =
  | 'play'
  | 'discard'
  | 'take'
  | 'hide'
  | 'bury'
  | 'turn'
  | 'look'
  | 'exchange'
  | 'with'
  | 'perform'
  | 'place'
  | 'give'
  | 'reveal';

/** Cards on offer, and where the chosen one is kept in mind. */
export interface Offer {
  verb: Verb;
  zone: Zone;
  as: Register;
}

// --- steps -------------------------------------------------------------------------------------------------------

/** The questions of abilities, except those with a flow of their own (HDL-D28, HDL-D30). */
export type AbilityQuestion =
  | 'HDL-D10'
  | 'HDL-D11'
  | 'HDL-D12'
  | 'HDL-D13'
  | 'HDL-D14'
  | 'HDL-D15'
  | 'HDL-D16'
  | 'HDL-D17'
  | 'HDL-D18'
  | 'HDL-D19'
  | 'HDL-D20'
  | 'HDL-D21'
  | 'HDL-D22'
  | 'HDL-D23'
  | 'HDL-D24'
  | 'HDL-D25'
  | 'HDL-D26'
  | 'HDL-D27'
  | 'HDL-D29'
  | 'HDL-D31';

export type By = 'actor' | 'next' | 'player';

export interface Move {
  op: 'move';
  ways: readonly Way[];
  asks: 'HDL-D10' | 'HDL-D11' | 'HDL-D12';
  by: By;
}
export interface PickCard {
  op: 'pick';
  asks: AbilityQuestion;
  offers: readonly Offer[];
  by: By;
  /** The word that declines; `null` when one card must be chosen. */
  may: 'no' | 'stop' | null;
  /** Not the card found before. */
  except: Register | null;
}
export interface PickPlayer {
  op: 'pickPlayer';
  asks: 'HDL-D13' | 'HDL-D29';
  from: 'any' | 'other';
  /** Only players who have at least one card here (HDL-Q08). */
  with: 'up' | 'hand' | null;
  /** Not the player whose party holds the card found before. */
  notHolder: boolean;
}
export interface OnlyIf {
  op: 'onlyIf';
  /** The rest of the program is carried out only if all of this holds. */
  some: readonly Zone[];
  found: Register | null;
  leading: boolean;
  belongs: Factions | 'named' | null;
  belongsNot: Factions | null;
}
export interface CardStep {
  op: 'bury' | 'discard' | 'hide' | 'show' | 'take' | 'turn' | 'look' | 'handOver' | 'aside' | 'give' | 'holder';
  card: Register;
}

// biome-ignore format: one line for each kind of step
export type Step =
  | Move
  | PickCard
  | PickPlayer
  | OnlyIf
  | CardStep
  | { op: 'perform'; card: Register }
  | { op: 'nameFaction'; asks: 'HDL-D14' }
  | { op: 'pickPile'; asks: 'HDL-D27' }
  | { op: 'count'; zone: Zone }
  | { op: 'countFactions'; not: Faction }
  | { op: 'discardAll'; only: Zone['only'] }
  | { op: 'top'; as: Register }
  | { op: 'revealTop'; as: Register }
  | { op: 'random'; as: Register; at: 'hand' | 'up' }
  | { op: 'draw'; cards: number; from: Pile }
  | { op: 'drawToHand'; cards: number }
  | { op: 'rest'; to: 'hand' | 'wilderness' | 'back' }
  | { op: 'swap'; one: Register; other: Register }
  | { op: 'refillFromGraveyard' }
  | { op: 'playExtra'; not: Faction }
  | { op: 'everyoneDiscards' };

export type Program = readonly Step[];

/** HDL-068, HDL-Q49: one way, or the actor's choice among several. */
const move = (ways: readonly Way[], asks: Move['asks'] = 'HDL-D10', by: By = 'actor'): Move => ({
  op: 'move',
  ways,
  asks,
  by,
});
export const always = (what: Way): Move => move([what]);
export const both = (a: Way, b: Way): Move => move([join(a, b)]);
export const either = (a: Way, b: Way): Move => move([a, b]);
export const eitherOrBoth = (a: Way, b: Way): Move => move([a, b, join(a, b)], 'HDL-D11');
/** HDL-071. */
export const decidedBy = (by: By, a: Way, b: Way): Move => move([a, b], 'HDL-D12', by);

const pick = (
  asks: AbilityQuestion,
  verb: Verb,
  zones: readonly Zone[],
  as: Register,
  more: Partial<PickCard> = {},
): PickCard => ({
  op: 'pick',
  asks,
  offers: zones.map(from => ({ verb, zone: from, as })),
  by: 'actor',
  may: null,
  except: null,
  ...more,
});
export const target = (verb: Verb, ...zones: Zone[]): PickCard => pick('HDL-D15', verb, zones, 'a');
export const theyTarget = (verb: Verb, from: Zone): PickCard => pick('HDL-D16', verb, [from], 'a', { by: 'player' });
export const fromHand: PickCard = pick('HDL-D17', 'hide', [hand('self')], 'secret');
export const fromHeld: PickCard = pick('HDL-D18', 'hide', [held], 'secret');
export const mayExchange = (from: Zone): PickCard => pick('HDL-D19', 'exchange', [from], 'a', { may: 'no' });
/** The top Graveyard card is in mind as `a` already. */
export const mayExchangeTop = (from: Zone): PickCard => pick('HDL-D19', 'exchange', [from], 'b', { may: 'no' });
export const withHandCard: PickCard = pick('HDL-D19', 'with', [hand('self')], 'secret');
export const withHeldCard: PickCard = pick('HDL-D19', 'with', [held], 'secret');
export const exchange = (from: Zone): PickCard => pick('HDL-D20', 'exchange', [from], 'a');
export const exchangeWith = (from: Zone): PickCard => pick('HDL-D20', 'with', [from], 'b');
export const mayDiscard = (from: Zone): PickCard => pick('HDL-D21', 'discard', [from], 'a', { may: 'no' });
export const mayLook: PickCard = pick('HDL-D22', 'look', [down('other')], 'a', { may: 'stop' });
export const mayLookAgain: PickCard = pick('HDL-D22', 'look', [down('other')], 'b', { may: 'stop', except: 'a' });
/** HDL-Q33: turned as `a`, looked at as `b`. */
export const turnOrLook: PickCard = {
  ...pick('HDL-D23', 'turn', [], 'a'),
  offers: [
    { verb: 'turn', zone: down('other'), as: 'a' },
    { verb: 'look', zone: down('any'), as: 'b' },
  ],
};
export const fromTavern = (verb: Verb): PickCard => pick('HDL-D24', verb, [tavern()], 'a');
export const copied = (verb: Verb, from: Zone): PickCard => pick('HDL-D25', verb, [from], 'a');
export const fromGraveyard: PickCard = pick('HDL-D26', 'take', [graveyard], 'a');
export const mayGive: PickCard = pick('HDL-D29', 'give', [upFit('any', 'sendable')], 'a', { may: 'no' });
export const theyReveal: PickCard = pick('HDL-D31', 'reveal', [hand('player', 'named')], 'secret', { by: 'player' });

const pickPlayer = (more: Partial<PickPlayer>): PickPlayer => ({
  op: 'pickPlayer',
  asks: 'HDL-D13',
  from: 'any',
  with: null,
  notHolder: false,
  ...more,
});
export const anyPlayer: PickPlayer = pickPlayer({});
export const anyPlayerWith = (where: 'up' | 'hand'): PickPlayer => pickPlayer({ with: where });
export const otherPlayer: PickPlayer = pickPlayer({ from: 'other' });
export const otherPlayerWith = (where: 'up' | 'hand'): PickPlayer => pickPlayer({ from: 'other', with: where });
export const newHolder: PickPlayer = pickPlayer({ asks: 'HDL-D29', from: 'other', notHolder: true });

const onlyIf = (more: Partial<OnlyIf>): OnlyIf => ({
  op: 'onlyIf',
  some: [],
  found: null,
  leading: false,
  belongs: null,
  belongsNot: null,
  ...more,
});
export const onlyIfSome = (...zones: Zone[]): OnlyIf => onlyIf({ some: zones });
export const onlyIfFound: OnlyIf = onlyIf({ found: 'a' });
export const onlyIfLeading: OnlyIf = onlyIf({ leading: true });
export const onlyIfNamed: OnlyIf = onlyIf({ found: 'a', belongs: 'named' });
export const onlyIfOf = (factions: Factions): OnlyIf => onlyIf({ found: 'a', belongs: factions });
export const onlyIfNot = (factions: Factions): OnlyIf => onlyIf({ found: 'a', belongsNot: factions });

const cardStep =
  (op: CardStep['op']) =>
  (card: Register = 'a'): CardStep => ({ op, card });
export const bury = cardStep('bury');
export const discard = cardStep('discard');
export const hide = cardStep('hide');
export const show = cardStep('show');
export const take = cardStep('take');
export const turn = cardStep('turn');
export const look = cardStep('look');
/** HDL-Q35: the picked player shows the card and gives it to the actor. */
export const handOver = cardStep('handOver');
export const aside = cardStep('aside');
/** HDL-070. */
export const perform: Step = { op: 'perform', card: 'a' };
export const give = cardStep('give');
/** Picks the player whose party holds the card. */
export const holder = cardStep('holder');

export const nameFaction: Step = { op: 'nameFaction', asks: 'HDL-D14' };
export const pickPile: Step = { op: 'pickPile', asks: 'HDL-D27' };
/** X = the number of these cards, at most 3. */
export const count = (from: Zone): Step => ({ op: 'count', zone: from });
/** X = the number of factions but this one among the actor's face-up Heroes. */
export const countFactions = (not: Faction): Step => ({ op: 'countFactions', not });
/** From the Tavern; X = how many. */
export const discardAll = (only: Zone['only'] = ALL_FACTIONS): Step => ({ op: 'discardAll', only });
export const topOfGraveyard: Step = { op: 'top', as: 'a' };
export const revealTop: Step = { op: 'revealTop', as: 'a' };
export const randomOf = (at: 'hand' | 'up', as: Register): Step => ({ op: 'random', as, at });
export const draw = (cards: number, from: Pile): Step => ({ op: 'draw', cards, from });
export const drawToHand = (cards: number): Step => ({ op: 'drawToHand', cards });
export const rest = (to: 'hand' | 'wilderness' | 'back'): Step => ({ op: 'rest', to });
export const swap = (one: Register, other: Register): Step => ({ op: 'swap', one, other });
export const refillFromGraveyard: Step = { op: 'refillFromGraveyard' };
export const playExtra = (not: Faction): Step => ({ op: 'playExtra', not });
export const everyoneDiscards: Step = { op: 'everyoneDiscards' };
