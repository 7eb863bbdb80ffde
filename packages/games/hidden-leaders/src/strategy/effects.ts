/** Where the markers could go when a Hero is played, read from its program without playing it. */
import { type Seat, workedOut } from '@interregnum/kernel';
import type { HeroContent } from '../content/built-in.ts';
import { contentOf } from '../content/contents.ts';
import type { Factions } from '../content/factions.ts';
import { BURIED_EMPEROR, type Card } from '../content/heroes.ts';
import type { Move, OnlyIf, Program, Step } from '../content/program.ts';
import { clamp } from '../content/track.ts';
import { printedWays } from '../performing/markers.ts';
import { ASK } from '../questions.ts';
import { countOf, factionsAmong, leadingMarker, nextSeat } from '../table.ts';
import type { Known } from './beliefs.ts';

/** What a seat thinks of a position of the markers. */
export type Judge = (red: number, green: number) => number;

interface Effect {
  move: Move | null;
  /** What must hold before the markers move. */
  needs: OnlyIf | null;
  /** What X counts. */
  counts: Extract<Step, { op: 'count' | 'countFactions' | 'discardAll' }> | null;
  /** A Tavern card must be given up first (HDL-Q12). */
  price: Factions;
}

function effectOf(program: Program): Effect {
  const at = program.findIndex(step => step.op === 'move');
  const before = program.slice(0, Math.max(0, at));
  const discarded = before.find(step => step.op === 'pick');
  return {
    move: (program[at] as Move | undefined) ?? null,
    needs: (before.find(step => step.op === 'onlyIf') as OnlyIf | undefined) ?? null,
    counts: before.find(step => step.op === 'count' || step.op === 'countFactions' || step.op === 'discardAll') ?? null,
    price: discarded?.op === 'pick' && discarded.may ? (discarded.offers[0]!.zone.only as Factions) : 0,
  };
}

const effectsIn = workedOut(({ programs }: HeroContent): readonly Effect[] => programs.map(effectOf));
const MOST_X = 3;

/** The best that the active player can make of a Hero; another player's choice is taken to be the worst. */
export function bestOf(t: Known, seat: Seat, card: Card, judge: Judge): number {
  const copies = copiedBy(t, seat, card);
  let best = copies === null ? plainly(t, seat, card, judge) : judge(t.red, t.green);
  for (const copied of copies ?? []) best = Math.max(best, plainly(t, seat, copied, judge));
  return best;
}

/** The Heroes that this one could perform, or `null` for one with abilities of its own. */
function copiedBy(t: Known, seat: Seat, card: Card): readonly Card[] | null {
  const [first, second] = contentOf(t).programs[card]!;
  if (card === BURIED_EMPEROR || (first?.op !== 'pick' && second?.op !== 'perform')) return null;
  if (first?.op === 'top') return t.graveyard.slice(-1);
  if (first?.op !== 'pick') return null;
  if (first.asks === ASK.tavernCard && first.offers[0]!.verb === 'perform') return t.tavern.filter(x => x !== null);
  if (first.asks !== ASK.copy) return null;
  const { at, of } = first.offers[0]!.zone;
  if (at !== 'up') return t.down[seat]!.filter(x => x !== null);
  return t.up[of === 'next' ? nextSeat(t, seat) : seat]!;
}

function plainly(t: Known, seat: Seat, card: Card, judge: Judge): number {
  const effect = effectsIn(contentOf(t))[card]!;
  const still = judge(t.red, t.green);
  if (effect.move === null || !isOpen(t, seat, effect)) return still;
  if (effect.counts === null) return bestWay(t, effect.move, 0, judge);
  let best = -1;
  for (const x of countsFor(t, seat, effect.counts)) best = Math.max(best, bestWay(t, effect.move, x, judge));
  return best;
}

function isOpen(t: Known, seat: Seat, { needs, price }: Effect): boolean {
  if (price !== 0 && countOf(t, t.tavern, price) === 0) return false;
  if (needs === null) return true;
  if (needs.leading && leadingMarker(t) === null) return false;
  const [zone] = needs.some;
  return zone?.at !== 'up' || countOf(t, t.up[seat]!, zone.only as Factions) > 0;
}

/** What X could be. */
function countsFor(t: Known, seat: Seat, step: NonNullable<Effect['counts']>): number[] {
  if (step.op === 'discardAll') {
    return step.only === 'named' ? [1, 2] : [Math.min(MOST_X, countOf(t, t.tavern, step.only))];
  }
  if (step.op === 'countFactions') return [factionsAmong(t, t.up[seat]!, step.not)];
  if (step.zone.at === 'down') return [Math.min(MOST_X, t.known[seat]!.length)];
  if (step.zone.at === 'graveyard') return [Math.min(MOST_X, t.graveyard.length)];
  return t.up.map(row => Math.min(MOST_X, countOf(t, row, step.zone.only as Factions)));
}

function bestWay(t: Known, move: Move, x: number, judge: Judge): number {
  const worst = move.by !== 'actor';
  let best = worst ? 1 : 0;
  for (const { red, green } of printedWays(t, { x }, move)) {
    const value = judge(clamp(t.red + red), clamp(t.green + green));
    best = worst ? Math.min(best, value) : Math.max(best, value);
  }
  return best;
}
