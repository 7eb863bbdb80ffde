/** Continuous effects (OKC-045): what Kingdom Cards change for as long as they are controlled. */
import type { Condition, Effect, Modifier } from '../content/effect.ts';
import { KINGDOM_CARDS } from '../content/kingdom.ts';
import { type Kingdom, NONE, type Party } from '../pieces.ts';
import type { PublicState } from '../state.ts';
import { controlledBy, heraldRegion } from '../table.ts';

interface Standing {
  readonly change: Modifier;
  readonly if: readonly Condition[];
}

export const standingIn = (effects: readonly Effect[]): readonly Standing[] =>
  effects.flatMap(effect => (effect.mode === 'static' ? effect.change.map(change => ({ change, if: effect.if })) : []));

const OF_KINGDOM: readonly (readonly Standing[])[] = KINGDOM_CARDS.map(card => standingIn(card.effects));

/** The only condition that a Kingdom Card's continuous effects know: K36, the Herald in the Region of the Clash. */
const holds = (t: PublicState, party: Party, { if: conditions }: Standing): boolean =>
  conditions.every(
    condition => condition.if === 'heraldHere' && t.region !== NONE && heraldRegion(t, party) === t.region,
  );

const NO_CHANGES: readonly Modifier[] = [];

/** What a player's Kingdom Cards change now. */
export function standingOf(t: PublicState, party: Party): readonly Modifier[] {
  let changes = NO_CHANGES;
  for (const { kingdom } of controlledBy(t, party)) {
    for (const standing of OF_KINGDOM[kingdom]!) if (holds(t, party, standing)) changes = [...changes, standing.change];
  }
  return changes;
}

type Counted = Extract<Modifier, { mod: 'cmp' | 'def' | 'bid' | 'limit' | 'bolster' | 'total' }>['mod'];
const COUNTED: readonly Counted[] = ['cmp', 'def', 'bid', 'limit', 'bolster', 'total'];
type Plain = Exclude<Modifier, { n: number } | { pay: number } | { of: unknown } | { to: unknown }>['mod'];

/** By what is counted, then by Kingdom Card: how much, when no condition is attached. */
const AMOUNTS: Readonly<Record<Counted, readonly number[]>> = Object.fromEntries(
  COUNTED.map(mod => [
    mod,
    OF_KINGDOM.map(list =>
      list.reduce((sum, { change, if: c }) => (change.mod === mod && c.length === 0 ? sum + change.n : sum), 0),
    ),
  ]),
) as unknown as Record<Counted, readonly number[]>;
const CONDITIONAL: ReadonlySet<Kingdom> = new Set(
  [...OF_KINGDOM.keys()].filter(kingdom => OF_KINGDOM[kingdom]!.some(one => one.if.length > 0)),
);

/** The sum of a number that Kingdom Cards change. */
export function amountOf(t: PublicState, party: Party, mod: Counted): number {
  let sum = 0;
  for (const { kingdom } of controlledBy(t, party)) {
    sum += AMOUNTS[mod][kingdom]!;
    if (!CONDITIONAL.has(kingdom)) continue;
    for (const standing of OF_KINGDOM[kingdom]!) {
      if (standing.change.mod === mod && standing.if.length > 0 && holds(t, party, standing)) sum += standing.change.n;
    }
  }
  return sum;
}

const HAVE: ReadonlyMap<string, ReadonlySet<Kingdom>> = new Map(
  OF_KINGDOM.flatMap(list => list.map(({ change }) => change.mod)).map(mod => [
    mod,
    new Set([...OF_KINGDOM.keys()].filter(kingdom => OF_KINGDOM[kingdom]!.some(({ change }) => change.mod === mod))),
  ]),
);

/** Whether a player has a Kingdom Card that changes this. */
export function hasStanding(t: PublicState, party: Party, mod: Plain | Modifier['mod']): boolean {
  const controlled = controlledBy(t, party);
  return controlled.length > 0 && controlled.some(({ kingdom }) => HAVE.get(mod)?.has(kingdom) ?? false);
}
