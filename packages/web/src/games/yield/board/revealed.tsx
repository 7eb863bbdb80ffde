/** A Strategy card that has just been revealed, large enough to be read, for a moment. */
import type { YieldEvent } from '@interregnum/yield';
import { useEffect, useState } from 'react';
import { StrategyFace } from '../cards/strategy-card.tsx';
import { Emblem } from '../houses/emblem.tsx';
import type { Props } from '../state/props.ts';
import css from './revealed.module.css';

type Reveal = Extract<YieldEvent, { type: 'revealed' }>;

const STAYS = 2200;
const revealIn = (news: readonly YieldEvent[]): Reveal | null => news.findLast(e => e.type === 'revealed') ?? null;

export function Revealed({ view, news, text, seatNames }: Props) {
  const [memory, setMemory] = useState({ news, reveal: null as Reveal | null });
  if (memory.news !== news) setMemory({ news, reveal: revealIn(news) ?? (view.battle ? null : memory.reveal) });
  const { reveal } = memory;
  useEffect(() => {
    if (!reveal) return;
    const timer = setTimeout(() => setMemory(now => ({ ...now, reveal: null })), STAYS);
    return () => clearTimeout(timer);
  }, [reveal]);
  if (!reveal || reveal.seat === view.viewer) return null;
  return (
    <figure key={`${reveal.seat} ${view.year} ${view.season}`} className={css.revealed} aria-hidden="true">
      <StrategyFace card={reveal.card} seat={reveal.seat} text={text} />
      <figcaption>
        <Emblem seat={reveal.seat} size={16} /> {seatNames[reveal.seat]}
      </figcaption>
    </figure>
  );
}
