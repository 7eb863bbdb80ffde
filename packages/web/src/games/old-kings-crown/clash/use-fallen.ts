/** The cards struck down in the Clash under way: they have left the view, but not yet the eye. */
import type { Clash, OldKingsCrownEvent } from '@interregnum/old-kings-crown';
import { useState } from 'react';
import { type Fallen, withNews } from './stages.ts';

const NOTHING: readonly OldKingsCrownEvent[] = [];
const NOBODY: readonly Fallen[] = [];

export function useFallen(clash: Clash | null, news: readonly OldKingsCrownEvent[]): readonly Fallen[] {
  const [memory, setMemory] = useState({ news: NOTHING, fallen: NOBODY });
  const fallen = memory.news === news ? memory.fallen : withNews(memory.fallen, news);
  if (memory.news !== news) setMemory({ news, fallen });
  return clash ? fallen : NOBODY;
}
