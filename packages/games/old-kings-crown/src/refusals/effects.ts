/** Why an effect cannot be used, or not on that (OKC-042, OKC-043, OKC-Q105, OKC-Q116). */
import { because, type Refusal, type Seat } from '@interregnum/kernel';
import { cardTerm, ruleOf, sourceTerm } from '../describe.ts';
import { effectsAt, isUnused, sourcesOf } from '../effects/sources.ts';
import type { Option } from '../options.ts';
import { SOURCES, type Source, sourceId } from '../pieces.ts';
import type { View } from '../sight.ts';
import { isReady } from '../table.ts';
import { inHand, isDeclining, isParty, notInHand, type Reason } from './reason.ts';

const sourceOf = (a: Option): Source | null => ('source' in a ? a.source : null);

/** OKC-270, OKC-043: whether a source has been used up. */
function isUsedUp(v: View, source: Source): boolean {
  const data = SOURCES[source]!;
  return data.kind === 'tile' ? !isReady(v, data.tile) : !isUnused(v, source);
}

const usedHere = (v: View, source: Source): boolean => {
  const frame = v.frames.at(-1);
  return frame?.proc === 'window' && (frame.locals as { used: number[] }).used.includes(source);
};

function sourceRefused(v: View, seat: Seat, source: Source): Refusal {
  const named = { source: sourceTerm(source) };
  const rule = sourceId(source);
  if (isUsedUp(v, source) || usedHere(v, source)) return because('OKC-043', 'usedUp', named);
  if (!sourcesOf(v, seat).includes(source)) return because(rule, 'notReady', named);
  const isOffered = v.window !== null && effectsAt(v, seat, v.window, 'may').some(one => one.source === source);
  if (!isOffered) return because('OKC-040', 'wrongWindow', named);
  const isUsable = v.ask!.options[seat]!.some(one => 'source' in one && one.source === source);
  return because(rule, isUsable ? 'notThere' : 'wrongWindow', named);
}

/** OKC-D10. */
export const window: Reason = (v, seat, a) => {
  const source = sourceOf(a);
  return source === null ? null : sourceRefused(v, seat, source);
};

/** Further questions of an effect. */
export const effect: Reason = (v, seat, a) => {
  if (isDeclining(a)) return because('OKC-Q105', 'noWayBack');
  if ((a.type === 'reinforce' || a.type === 'show') && !inHand(v, seat, a.card)) return notInHand(ruleOf(v), a.card);
  if (a.type === 'retreatWithHerald') return because('OKC-242', 'heraldHome');
  if ('party' in a && !isParty(v, a.party)) return because(ruleOf(v), 'noSuchParty');
  if (a.type === 'swapPair' || a.type === 'swapOwn') return because('OKC-Q117', 'noPair');
  if (a.type === 'swapWithHand')
    return inHand(v, seat, a.card) ? because('OKC-Q117', 'noPair') : notInHand(ruleOf(v), a.card);
  if (a.type === 'arrange' || a.type === 'arrangeTop') return because(ruleOf(v), 'noArrangement');
  if ('card' in a) return because(ruleOf(v), 'notHere', { card: cardTerm(a.card) });
  return null;
};
