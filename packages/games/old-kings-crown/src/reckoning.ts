/** How a total comes about, line by line, for those who look on: the same numbers as `totalOf`, taken apart. */
import { inForce } from '@interregnum/kernel';
import { contentOf } from './content/contents.ts';
import { amountOf } from './effects/continuous.ts';
import { adjacentTo, type Card, type Party, type RegionNumber } from './pieces.ts';
import type { Clash, LastingEffect, PublicState } from './state.ts';
import { strengthOf } from './strength.ts';
import { isSeat, revealedAt } from './table.ts';

export type Line =
  /** A card in the Clash with its Strength there. */
  | { kind: 'card'; card: Card; n: number }
  /** A card next door that Bolsters. */
  | { kind: 'bolster'; card: Card; region: RegionNumber; n: number }
  /** What effects of this Clash, Kingdom Cards, and effects of the Round add. */
  | { kind: 'effects' | 'kingdom' | 'lasting'; n: number }
  /** OKC-Q24, OKC-Q112: up to 0; halved. What is left over comes from Decrees and from effects that have ended. */
  | { kind: 'floor' | 'halved' | 'outcome'; n: number };

export interface Reckoning {
  lines: readonly Line[];
  total: number;
}

function bolsterLines(t: PublicState, clash: Clash, party: Party): Line[] {
  const plus = isSeat(t, party) ? amountOf(t, party, 'bolster') : 0;
  return adjacentTo(clash.region).flatMap(region =>
    revealedAt(t, region, party)
      .filter(card => clash.bolsters.includes(card) && contentOf(t).bolster[card]! > 0)
      .map((card): Line => ({ kind: 'bolster', card, region, n: contentOf(t).bolster[card]! + plus })),
  );
}

const here = (t: PublicState, { region }: Clash, kind: LastingEffect['kind']): readonly LastingEffect[] =>
  t.lasting.filter(one => one.kind === kind && one.at === region && inForce(one));

const sum = (lines: readonly Line[]): number => lines.reduce((total, { n }) => total + n, 0);

/** The order of OKC-Q112. */
export function reckoningOf(t: PublicState, clash: Clash, party: Party): Reckoning {
  const lasting = here(t, clash, 'plus').filter(one => one.party === party);
  const lines: Line[] = [
    ...clash.cards[party]!.map((card): Line => ({ kind: 'card', card, n: strengthOf(t, card) })),
    ...bolsterLines(t, clash, party),
    { kind: 'effects', n: clash.plus[party]! },
    { kind: 'kingdom', n: amountOf(t, party, 'total') },
    { kind: 'lasting', n: lasting.reduce((total, { n }) => total + n, 0) },
  ];
  lines.push({ kind: 'floor', n: Math.max(0, -sum(lines)) });
  for (const one of here(t, clash, 'halveOpponents')) {
    if (one.party !== party) lines.push({ kind: 'halved', n: Math.ceil(sum(lines) / 2) - sum(lines) });
  }
  const total = clash.totals?.[party] ?? sum(lines);
  lines.push({ kind: 'outcome', n: total - sum(lines) });
  return { lines: lines.filter(({ kind, n }) => kind === 'card' || n !== 0), total };
}
