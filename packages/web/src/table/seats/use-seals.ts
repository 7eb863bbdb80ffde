/** The seals of a table: those of the shelf, or as the game goes. The same list as long as they are the same. */
import { useState } from 'react';
import type { Moment } from '../../local/messages.ts';
import type { SealLook } from '../../parts/seal.tsx';
import { type ShelfTitle, titleOf } from '../../shelf/shelf.ts';
import type { Title } from '../../shelf/titles.ts';

interface TableSeals {
  title: ShelfTitle;
  of: readonly SealLook[];
  fixed: boolean;
}

export function useSeals({ game, ui }: Title, { view, options }: Moment): TableSeals {
  const title = titleOf(game.meta.id)!;
  const now = ui.seals?.(view) ?? title.seals;
  const [kept, keep] = useState(now);
  const same = kept.length === now.length && kept.every((look, seat) => look === now[seat]);
  if (!same) keep(now);
  return { title, of: same ? kept : now, fixed: title.fixedColours(options) };
}
