/** How a battle ended, from the news, until it is closed, seen long enough, or overtaken by the next one. */

import type { Seat } from '@interregnum/kernel';
import type { Kind, YieldEvent } from '@interregnum/yield';
import { useCallback, useEffect, useState } from 'react';
import type { Props } from '../state/props.ts';

export interface BattleEnd {
  /** `null`: a Draw, or not known from this news. */
  winner: Seat | null;
  drawn: boolean;
  uncovered: readonly { seat: Seat; cards: readonly Kind[] }[];
}

const STAYS = 4200;

/** The winner is told when the last rival yields, which may be some answers earlier. */
export function endIn(news: readonly YieldEvent[], known: Seat | null): BattleEnd | null {
  if (!news.some(e => e.type === 'battleOver')) return null;
  const won = news.findLast(e => e.type === 'battleWon');
  const drawn = news.some(e => e.type === 'battleDrawn');
  return {
    winner: drawn ? null : won?.type === 'battleWon' ? won.seat : known,
    drawn,
    uncovered: news.flatMap(e => (e.type === 'uncovered' ? [{ seat: e.seat, cards: e.cards }] : [])),
  };
}

export function useAftermath({ view, news, live }: Props): { end: BattleEnd | null; close(): void } {
  const [memory, setMemory] = useState({ news, winner: null as Seat | null, end: null as BattleEnd | null });
  const close = useCallback(() => setMemory(now => ({ ...now, end: null })), []);
  if (memory.news !== news) {
    const won = news.findLast(e => e.type === 'battleWon');
    const winner = won?.type === 'battleWon' ? won.seat : memory.winner;
    const end = endIn(news, winner) ?? (view.battle ? null : memory.end);
    setMemory({ news, winner, end });
  }
  const { end } = memory;
  useEffect(() => {
    if (!end) return;
    const timer = setTimeout(close, STAYS);
    return () => clearTimeout(timer);
  }, [end, close]);
  return live ? { end, close } : { end: endIn(news, memory.winner), close };
}
