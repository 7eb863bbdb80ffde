/** The pieces of the map, followed from view to view. */
import type { View } from '@interregnum/epix';
import { useState } from 'react';
import { follow, type Piece } from '../state/pieces.ts';

export function usePieces(view: View): readonly Piece[] {
  const [memory, setMemory] = useState(() => ({ view, pieces: follow([], view) }));
  if (memory.view === view) return memory.pieces;
  const pieces = follow(memory.pieces, view);
  setMemory({ view, pieces });
  return pieces;
}
