/** What an effect or a further card changes in the Clash under way. */
import { type Seat, type WithContent, workedOut } from '@interregnum/kernel';
import type { CrownContent } from '../content/built-in.ts';
import { contentOf } from '../content/contents.ts';
import type { Effect, Op, Player } from '../content/effect.ts';
import { effectsOf, NONE, type Party, type Source } from '../pieces.ts';
import { ASK } from '../questions.ts';
import type { View } from '../sight.ts';
import { lowestWins, totalsOf } from '../strength.ts';
import type { Known } from './worth.ts';

/** What Declarations of a source change in a total. */
const changeOf = (effects: readonly Effect[], of: Player): number =>
  effects
    .flatMap(effect => (effect.mode === 'may' && effect.at === 'AuA' ? effect.do : []))
    .reduce((sum, op) => (op.op === 'total' && op.of === of ? sum + op.n : sum), 0);
/** By source: what is added to the own total, and what is taken from another. */
const changesIn = workedOut(({ effects }: CrownContent) => ({
  added: effects.map(list => changeOf(list, 'me')),
  taken: effects.map(list => -changeOf(list, 'picked')),
}));
const addedBy = (t: WithContent, source: Source): number => changesIn(contentOf(t)).added[source]!;
const takenBy = (t: WithContent, source: Source): number => changesIn(contentOf(t)).taken[source]!;

/** By how much a seat leads the best of the others in the Clash; negative when it is behind. */
export function lead(t: Known, seat: Seat): number {
  const { clash } = t;
  if (clash === null) return 0;
  const totals = totalsOf(t, clash);
  let best = 0;
  for (const party of clash.in) if (party !== seat) best = Math.max(best, totals[party]!);
  return totals[seat]! - best;
}

/** How much a win that was none before is wanted. */
const DECISIVE = 6;
const USEFUL = 2;
const IDLE = 0.08;

/** How welcome so many further points are. */
export function welcome(ahead: number, points: number): number {
  if (ahead > 0) return IDLE;
  if (ahead + points > 0) return DECISIVE;
  return ahead + points === 0 ? USEFUL : IDLE;
}

/** `null` for a source that changes no total. */
export function totalUse(t: Known, seat: Seat, source: Source, party: Party | null): number | null {
  if (t.clash === null || t.clash.totals !== null) return null;
  const [added, taken] = [addedBy(t, source), takenBy(t, source)];
  if (added > 0) return welcome(lead(t, seat), added);
  if (taken <= 0) return null;
  if (party === seat) return 0.01;
  if (!t.clash.in.includes(seat)) return 0.2;
  return leaderOf(t, seat) === party ? welcome(lead(t, seat), taken) : IDLE;
}

function leaderOf(t: Known, seat: Seat): Party | null {
  const totals = totalsOf(t, t.clash!);
  let leader: Party | null = null;
  for (const party of t.clash!.in)
    if (party !== seat && (leader === null || totals[party]! > totals[leader]!)) leader = party;
  return leader;
}

/** Ops that change totals, or are the price of it. */
const COUNTING: readonly Op['op'][] = ['total', 'spend', 'pay'];
const isCounting = (t: WithContent, source: Source): boolean =>
  addedBy(t, source) >= 0 &&
  takenBy(t, source) >= 0 &&
  effectsOf(t, source).every(
    effect => effect.mode !== 'may' || effect.at !== 'AuA' || effect.do.every(({ op }) => COUNTING.includes(op)),
  );

/** Whether so much more for a seat and so much less for another can change who has the highest total. */
function canDecide(t: Known, seat: Seat, added: number, taken: number): boolean {
  const { in: among } = t.clash!;
  const totals = totalsOf(t, t.clash!);
  const [best = 0, next = NONE] = among
    .filter(party => party !== seat)
    .map(party => totals[party]!)
    .sort((one, other) => other - one);
  if (among.includes(seat)) {
    if (totals[seat]! > best) return false;
    if (totals[seat]! + added + taken >= best) return true;
  }
  return taken > 0 && next >= 0 && next >= best - taken;
}

/** Whether nothing that a seat can declare changes more than totals, nor, all of it together, who wins the Clash. */
export function changesNothing(v: View, seat: Seat): boolean {
  if (v.window !== 'AuA' || v.ask?.id !== ASK.window || v.clash === null || lowestWins(v, v.clash)) return false;
  const sources = new Set((v.ask.options[seat] ?? []).flatMap(o => ('source' in o ? [o.source] : [])));
  let [added, taken] = [0, 0];
  for (const source of sources) {
    if (!isCounting(v, source)) return false;
    added += addedBy(v, source);
    taken += takenBy(v, source);
  }
  return !canDecide(v, seat, added, taken);
}
