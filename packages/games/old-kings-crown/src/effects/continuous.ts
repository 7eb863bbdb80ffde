/** Continuous effects (OKC-045): what Kingdom Cards change for as long as they are controlled. */
import type { Condition, Effect, Modifier } from '../content/effect.ts';
import { inPlay } from '../content/in-play.ts';
import { KINGDOM_CARDS } from '../content/kingdom.ts';
import { effectsOf, type Kingdom, kingdomSource, NONE, type Party } from '../pieces.ts';
import type { PublicState } from '../state.ts';
import { controlledBy, heraldRegion } from '../table.ts';

interface Continuous {
  readonly change: Modifier;
  readonly if: readonly Condition[];
}

export const continuousIn = (effects: readonly Effect[]): readonly Continuous[] =>
  effects.flatMap(effect => (effect.mode === 'static' ? effect.change.map(change => ({ change, if: effect.if })) : []));

/** By Kingdom Card. */
let OF_KINGDOM: readonly (readonly Continuous[])[];
inPlay.follow(
  () => [...KINGDOM_CARDS.keys()].map(kingdom => continuousIn(effectsOf(kingdomSource(kingdom)))),
  effects => {
    OF_KINGDOM = effects;
  },
);

/** The only condition that continuous effects of Kingdom Cards know: K36, the Herald in the Region of the Clash. */
const holds = (t: PublicState, party: Party, { if: conditions }: Continuous): boolean =>
  conditions.every(
    condition => condition.if === 'heraldHere' && t.region !== NONE && heraldRegion(t, party) === t.region,
  );

const NO_CHANGES: readonly Modifier[] = [];

function inForceOf(t: PublicState, party: Party, table: readonly (readonly Continuous[])[]): readonly Modifier[] {
  let changes = NO_CHANGES;
  for (const { kingdom } of controlledBy(t, party))
    for (const effect of table[kingdom]!) if (holds(t, party, effect)) changes = [...changes, effect.change];
  return changes;
}

/** OKC-045: what a player's Kingdom Cards change now. */
export const continuousOf = (t: PublicState, party: Party): readonly Modifier[] => inForceOf(t, party, OF_KINGDOM);

const OF_CARDS: readonly Modifier['mod'][] = ['str', 'grant', 'drop'];
/** Of these, what changes Strength and Keywords of single cards; it is asked for card by card. */
let FOR_CARDS: readonly (readonly Continuous[])[];
inPlay.follow(
  () => OF_KINGDOM.map(list => list.filter(({ change }) => OF_CARDS.includes(change.mod))),
  effects => {
    FOR_CARDS = effects;
  },
);

/** What a player's Kingdom Cards change in single cards now. */
export const changesOfCards = (t: PublicState, party: Party): readonly Modifier[] => inForceOf(t, party, FOR_CARDS);

type Counted = Extract<Modifier, { mod: 'cmp' | 'def' | 'bid' | 'limit' | 'bolster' | 'total' }>['mod'];
const COUNTED: readonly Counted[] = ['cmp', 'def', 'bid', 'limit', 'bolster', 'total'];

function sumOf(list: readonly Continuous[], mod: Counted): number {
  let sum = 0;
  for (const { change, if: conditions } of list) if (change.mod === mod && conditions.length === 0) sum += change.n;
  return sum;
}

const amountsOf = (mod: Counted): readonly number[] => OF_KINGDOM.map(list => sumOf(list, mod));

/** By what is counted, then by Kingdom Card: how much, when no condition is attached. */
let AMOUNTS: Readonly<Record<Counted, readonly number[]>>;
inPlay.follow(
  () => Object.fromEntries(COUNTED.map(mod => [mod, amountsOf(mod)])) as Record<Counted, readonly number[]>,
  amounts => {
    AMOUNTS = amounts;
  },
);
/** By Kingdom Card. */
let IS_CONDITIONAL: readonly boolean[];
inPlay.follow(
  () => OF_KINGDOM.map(list => list.some(one => one.if.length > 0)),
  kingdoms => {
    IS_CONDITIONAL = kingdoms;
  },
);

/** The sum of a number that Kingdom Cards change. */
export function amountOf(t: PublicState, party: Party, mod: Counted): number {
  const held = controlledBy(t, party);
  if (held.length === 0) return 0;
  const amounts = AMOUNTS[mod];
  let sum = 0;
  for (const { kingdom } of held) {
    sum += amounts[kingdom]!;
    if (!IS_CONDITIONAL[kingdom]) continue;
    for (const effect of OF_KINGDOM[kingdom]!) {
      if (effect.change.mod === mod && effect.if.length > 0 && holds(t, party, effect)) sum += effect.change.n;
    }
  }
  return sum;
}

const kingdomsWith = (mod: Modifier['mod']): ReadonlySet<Kingdom> =>
  new Set([...OF_KINGDOM.keys()].filter(kingdom => OF_KINGDOM[kingdom]!.some(({ change }) => change.mod === mod)));
let HAVE: ReadonlyMap<string, ReadonlySet<Kingdom>>;
inPlay.follow(
  () => new Map(OF_KINGDOM.flatMap(list => list.map(({ change }) => [change.mod, kingdomsWith(change.mod)]))),
  have => {
    HAVE = have;
  },
);

/** Whether a player has a Kingdom Card that changes this. */
export function hasContinuous(t: PublicState, party: Party, mod: Modifier['mod']): boolean {
  for (const { kingdom } of controlledBy(t, party)) if (changes(kingdom, mod)) return true;
  return false;
}

/** Whether a Kingdom Card changes this. */
export const changes = (kingdom: Kingdom, mod: Modifier['mod']): boolean => HAVE.get(mod)?.has(kingdom) ?? false;
