/** Continuous effects (OKC-045): what Kingdom Cards change for as long as they are controlled. */
import { type WithContent, workedOut } from '@interregnum/kernel';
import type { CrownContent } from '../content/built-in.ts';
import { contentOf } from '../content/contents.ts';
import type { Condition, Effect, Modifier } from '../content/effect.ts';
import { KINGDOM_CARDS } from '../content/kingdom.ts';
import { type Kingdom, kingdomSource, NONE, type Party } from '../pieces.ts';
import type { PublicState } from '../state.ts';
import { controlledBy, heraldRegion } from '../table.ts';

interface Continuous {
  readonly change: Modifier;
  readonly if: readonly Condition[];
}

export const continuousIn = (effects: readonly Effect[]): readonly Continuous[] =>
  effects.flatMap(effect => (effect.mode === 'static' ? effect.change.map(change => ({ change, if: effect.if })) : []));

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

type Counted = Extract<Modifier, { mod: 'cmp' | 'def' | 'bid' | 'limit' | 'bolster' | 'total' }>['mod'];
const COUNTED: readonly Counted[] = ['cmp', 'def', 'bid', 'limit', 'bolster', 'total'];

function sumOf(list: readonly Continuous[], mod: Counted): number {
  let sum = 0;
  for (const { change, if: conditions } of list) if (change.mod === mod && conditions.length === 0) sum += change.n;
  return sum;
}

const OF_CARDS: readonly Modifier['mod'][] = ['str', 'grant', 'drop'];

/** What Kingdom Cards change in a content, each by Kingdom Card. */
interface Changes {
  readonly all: readonly (readonly Continuous[])[];
  /** Of these, what changes Strength and Keywords of single cards; it is asked for card by card. */
  readonly ofCards: readonly (readonly Continuous[])[];
  /** By what is counted: how much, when no condition is attached. */
  readonly amounts: Readonly<Record<Counted, readonly number[]>>;
  readonly isConditional: readonly boolean[];
}

const changesIn = workedOut(({ effects }: CrownContent): Changes => {
  const all = [...KINGDOM_CARDS.keys()].map(kingdom => continuousIn(effects[kingdomSource(kingdom)]!));
  const amountsOf = (mod: Counted): readonly number[] => all.map(list => sumOf(list, mod));
  return {
    all,
    ofCards: all.map(list => list.filter(({ change }) => OF_CARDS.includes(change.mod))),
    amounts: Object.fromEntries(COUNTED.map(mod => [mod, amountsOf(mod)])) as Record<Counted, readonly number[]>,
    isConditional: all.map(list => list.some(one => one.if.length > 0)),
  };
});

/** OKC-045: what a player's Kingdom Cards change now. */
export const continuousOf = (t: PublicState, party: Party): readonly Modifier[] =>
  inForceOf(t, party, changesIn(contentOf(t)).all);

/** What a player's Kingdom Cards change in single cards now. */
export const changesOfCards = (t: PublicState, party: Party): readonly Modifier[] =>
  inForceOf(t, party, changesIn(contentOf(t)).ofCards);

/** The sum of a number that Kingdom Cards change. */
export function amountOf(t: PublicState, party: Party, mod: Counted): number {
  const held = controlledBy(t, party);
  if (held.length === 0) return 0;
  const { all, amounts, isConditional } = changesIn(contentOf(t));
  let sum = 0;
  for (const { kingdom } of held) {
    sum += amounts[mod][kingdom]!;
    if (!isConditional[kingdom]) continue;
    for (const effect of all[kingdom]!) {
      if (effect.change.mod === mod && effect.if.length > 0 && holds(t, party, effect)) sum += effect.change.n;
    }
  }
  return sum;
}

const kingdomsWith = workedOut((content: CrownContent): ReadonlyMap<Modifier['mod'], ReadonlySet<Kingdom>> => {
  const { all } = changesIn(content);
  const having = (mod: Modifier['mod']) => [...all.keys()].filter(kingdom => hasChange(all[kingdom]!, mod));
  return new Map(all.flat().map(({ change: { mod } }) => [mod, new Set(having(mod))]));
});

const hasChange = (list: readonly Continuous[], mod: Modifier['mod']): boolean =>
  list.some(({ change }) => change.mod === mod);

/** Whether a player has a Kingdom Card that changes this. */
export function hasContinuous(t: PublicState, party: Party, mod: Modifier['mod']): boolean {
  for (const { kingdom } of controlledBy(t, party)) if (changes(t, kingdom, mod)) return true;
  return false;
}

/** Whether a Kingdom Card changes this. */
export const changes = (t: WithContent, kingdom: Kingdom, mod: Modifier['mod']): boolean =>
  kingdomsWith(contentOf(t)).get(mod)?.has(kingdom) ?? false;
