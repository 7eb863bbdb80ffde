/** The seals of a table: those of the shelf, or as the game goes. The same list as long as they are the same. */
import { useState } from 'react';
import type { AnyView } from '../../local/messages.ts';
import type { SealLook } from '../../parts/seal.tsx';
import { titleOf } from '../../shelf/shelf.ts';
import type { Title } from '../../shelf/titles.ts';

export function useSeals({ game, ui }: Title, view: AnyView): readonly SealLook[] {
  const now = ui.seals?.(view) ?? titleOf(game.meta.id)!.seals;
  const [kept, keep] = useState(now);
  const same = kept.length === now.length && kept.every((look, seat) => look === now[seat]);
  if (!same) keep(now);
  return same ? kept : now;
}
