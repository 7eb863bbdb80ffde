/** What the table is told about a fight or an auction: from the view while it runs, from the news when it is decided. */
import type { Duel, EpixEvent, View } from '@interregnum/epix';
import { fightOf } from '../state/reading.ts';

export type Fought = Extract<EpixEvent, { type: 'fought' }>;
export type Auctioned = Extract<EpixEvent, { type: 'auction' }>;
export type Reveal = Fought | Auctioned;

export const revealIn = (news: readonly EpixEvent[]): Reveal | null =>
  news.findLast((e): e is Reveal => e.type === 'fought' || e.type === 'auction') ?? null;

export interface FightStage {
  duel: Duel;
  gold: number;
  guesses: number;
  /** Whether the fist is closed around a bid. */
  bidIn: boolean;
  /** The viewer's own bid, if it is his fist. */
  ownBid: number | null;
  odd: boolean | null;
}

/** The fight under way, as everybody may see it. */
export function stageOf(view: View): FightStage | null {
  const fight = fightOf(view);
  const step = view.frames[view.frames.length - 1]?.step;
  if (!fight || (step !== 'bid' && step !== 'informers' && step !== 'guess')) return null;
  const { attacker, defender, unit, from, to, target } = fight;
  const gold = view.gold[attacker]!;
  return {
    duel: { attacker, defender, unit, from, to, target },
    gold,
    guesses: Math.min(fight.guesses, gold),
    bidIn: step !== 'bid',
    ownBid: view.fist,
    odd: view.odd,
  };
}

/** A decided fight on the same stage. */
export const stageOfResult = ({ duel, gold, guesses }: Fought): FightStage => ({
  duel,
  gold,
  guesses: guesses.length,
  bidIn: true,
  ownBid: null,
  odd: null,
});
