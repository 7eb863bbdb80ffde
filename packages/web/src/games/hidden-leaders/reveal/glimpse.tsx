/** Shows for a moment what the viewer was just allowed to see. */
import { hiddenLeaders } from '@interregnum/hidden-leaders';
import { useEffect, useState } from 'react';
import { keyed } from '../../../parts/keyed.ts';
import { HeroCard } from '../cards/hero-card.tsx';
import type { Props } from '../state/props.ts';
import { glimpsesIn, type Shown } from './glimpses.ts';
import css from './reveal.module.css';

/** How long a card stays when nobody presses it away. */
const STAYS = 3600;

export function Glimpse({ news, say, text, live }: Props) {
  const [memory, setMemory] = useState<{ news: Props['news']; shown: Shown[] }>({ news, shown: [] });
  if (memory.news !== news) {
    const shown = glimpsesIn(news);
    setMemory({ news, shown: shown.length > 0 ? shown : memory.shown });
  }
  const { shown } = memory;
  useEffect(() => {
    if (shown.length === 0) return;
    const timer = setTimeout(() => setMemory(now => ({ ...now, shown: [] })), STAYS);
    return () => clearTimeout(timer);
  }, [shown]);
  if (shown.length === 0 || !live) return null;
  return (
    <button
      type="button"
      className={css.glimpse}
      aria-label={text('hdl.close')}
      onClick={() => setMemory(now => ({ ...now, shown: [] }))}
    >
      {keyed(shown).map(({ key, item: { card, event } }) => (
        <span key={key} className={css.shown}>
          <HeroCard card={card} text={text} />
          <span className={css.told}>{say(hiddenLeaders.words.tell(event))}</span>
        </span>
      ))}
    </button>
  );
}
