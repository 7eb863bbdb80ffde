/** What an effect or a further card changes in the Clash under way. */
import type { Seat } from '@interregnum/kernel';
import type { Player } from '../content/effect.ts';
import { inPlay } from '../content/in-play.ts';
import type { Option } from '../options.ts';
import { effectsOf, type Party, SOURCES, type Source } from '../pieces.ts';
import { ASK } from '../questions.ts';
import type { View } from '../sight.ts';
import { lowestWins, totalsOf } from '../strength.ts';
import type { Known } from './worth.ts';

/** What Declarations of a source change in a total. */
const changeOf = (source: Source, of: Player): number =>
  effectsOf(source)
    .flatMap(effect => (effect.mode === 'may' && effect.at === 'AuA' ? effect.do : []))
    .reduce((sum, op) => (op.op === 'total' && op.of === of ? sum + op.n : sum), 0);
/** By source: what is added to the own total, and what is taken from another. */
let ADDED: readonly number[];
let TAKEN: readonly number[];
inPlay.follow(
  () =>
    [
      [...SOURCES.keys()].map(source => changeOf(source, 'me')),
      [...SOURCES.keys()].map(source => -changeOf(source, 'picked')),
    ] as const,
  changes => {
    [ADDED, TAKEN] = changes;
  },
);

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
  if (ADDED[source]! > 0) return welcome(lead(t, seat), ADDED[source]!);
  if (TAKEN[source]! <= 0) return null;
  if (party === seat) return 0.01;
  if (!t.clash.in.includes(seat)) return 0.2;
  return leaderOf(t, seat) === party ? welcome(lead(t, seat), TAKEN[source]!) : IDLE;
}

function leaderOf(t: Known, seat: Seat): Party | null {
  const totals = totalsOf(t, t.clash!);
  let leader: Party | null = null;
  for (const party of t.clash!.in)
    if (party !== seat && (leader === null || totals[party]! > totals[leader]!)) leader = party;
  return leader;
}

const isIdle = (t: Known, seat: Seat, o: Option): boolean => {
  if (o.type === 'pass') return true;
  if (!('source' in o)) return false;
  const use = totalUse(t, seat, o.source, o.type === 'useParty' ? o.party : null);
  return use !== null && use <= IDLE;
};

/** Whether no Declaration of a seat can change, by what lies open, who wins the Clash. */
export function changesNothing(v: View, seat: Seat): boolean {
  if (v.window !== 'AuA' || v.ask?.id !== ASK.window || v.clash === null || lowestWins(v.clash)) return false;
  return (v.ask.options[seat] ?? []).every(o => isIdle(v, seat, o));
}
