/** What the table is told about a fight or an auction: from the view while it runs, from the news when it is decided. */
import type { Duel, EpixEvent, View } from '@interregnum/epix';
import { useCallback, useEffect, useState } from 'react';
import type { Props } from '../state/props.ts';
import { fightOf } from '../state/reading.ts';

export type Fought = Extract<EpixEvent, { type: 'fought' }>;
export type Auctioned = Extract<EpixEvent, { type: 'auction' }>;
export type Reveal = Fought | Auctioned;

/** How long a result stays when nobody closes it. */
const STAYS = 5200;

const revealIn = (news: readonly EpixEvent[]): Reveal | undefined =>
  news.findLast((e): e is Reveal => e.type === 'fought' || e.type === 'auction');

/** The last result, until it is closed, too old, or overtaken by the next fight. */
export function useReveal({ news, live }: Props): {
  reveal: Reveal | null;
  events: readonly EpixEvent[];
  close(): void;
} {
  const [memory, setMemory] = useState<{
    news: readonly EpixEvent[];
    reveal: Reveal | null;
    events: readonly EpixEvent[];
  }>({ news, reveal: null, events: [] });
  if (memory.news !== news) {
    const found = revealIn(news);
    const overtaken = news.some(e => e.type === 'attacked' || e.type === 'season');
    if (found) setMemory({ news, reveal: found, events: news });
    else setMemory({ news, reveal: overtaken ? null : memory.reveal, events: memory.events });
  }
  const close = useCallback(() => setMemory(now => ({ ...now, reveal: null })), []);
  const { reveal } = memory;
  useEffect(() => {
    if (!reveal) return;
    const timer = setTimeout(close, STAYS);
    return () => clearTimeout(timer);
  }, [reveal, close]);
  if (!live) return { reveal: revealIn(news) ?? null, events: news, close };
  return { reveal, events: memory.events, close };
}

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
