/** What the table is told about a fight or an auction: from the view while it runs, from the news when it is decided. */
import type { Duel, EpixEvent, View } from '@interregnum/epix';
import { useCallback, useEffect, useState } from 'react';
import type { Props } from '../state/props.ts';
import { fightOf } from '../state/reading.ts';

export type Fought = Extract<EpixEvent, { type: 'fought' }>;
export type Auctioned = Extract<EpixEvent, { type: 'auction' }>;
export type Reveal = Fought | Auctioned;

/** How long a result stays when nobody closes it, and how long it is left in peace when the game goes on. */
const STAYS = 4500;
const IN_PEACE = 1800;

const revealIn = (news: readonly EpixEvent[]): Reveal | null =>
  news.findLast((e): e is Reveal => e.type === 'fought' || e.type === 'auction') ?? null;

interface Shown {
  reveal: Reveal | null;
  /** What else happened with it. */
  events: readonly EpixEvent[];
  close(): void;
}

/** The last result, until it is closed, seen long enough, or overtaken by the next fight. */
export function useReveal({ news, live }: Props): Shown {
  const [memory, setMemory] = useState({ news, reveal: null as Reveal | null, events: news });
  const close = useCallback(() => setMemory(now => ({ ...now, reveal: null })), []);
  const { reveal } = memory;
  if (memory.news !== news) {
    const found = revealIn(news);
    const overtaken = news.some(e => e.type === 'attacked' || e.type === 'season');
    if (found) setMemory({ news, reveal: found, events: news });
    else setMemory({ ...memory, news, reveal: overtaken ? null : reveal });
  }
  const goesOn = reveal !== null && revealIn(news) !== reveal;
  useEffect(() => {
    if (!reveal) return;
    const timer = setTimeout(close, goesOn ? IN_PEACE : STAYS);
    return () => clearTimeout(timer);
  }, [reveal, goesOn, close]);
  return live ? { reveal, events: memory.events, close } : { reveal: revealIn(news), events: news, close };
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

/** A decided fight on the same stage. */
export const stageOfResult = ({ duel, gold, guesses }: Fought): FightStage => ({
  duel,
  gold,
  guesses: guesses.length,
  bidIn: true,
  ownBid: null,
  odd: null,
});
