/** Gives every piece on the map an identity that lasts, so that it glides to where it goes. */
import { boardOf, type PublicState } from '@interregnum/epix';
import { unitsAt } from './reading.ts';

export interface Piece {
  id: string;
  seat: number;
  unit: number;
  area: number;
  /** `leaving` pieces are on their way to the supply; `captured` ones have just replaced an enemy's. */
  mood: 'standing' | 'arriving' | 'captured' | 'leaving';
}

interface Spot {
  seat: number;
  unit: number;
  area: number;
}

const spots = (t: PublicState): Spot[] =>
  boardOf(t).areas.flatMap(area => unitsAt(t, area).map(unit => ({ seat: t.occupant[area]!, unit, area })));

const sameKind = (a: Spot, b: Spot): boolean => a.seat === b.seat && a.unit === b.unit;

/** The first free name of a kind of piece. */
function nameFor({ seat, unit }: Spot, taken: ReadonlySet<string>): string {
  for (let n = 1; ; n++) if (!taken.has(`${seat}-${unit}-${n}`)) return `${seat}-${unit}-${n}`;
}

/** The pieces of a table, as heirs of the pieces before: those who stay, those who moved, those who came and went. */
export function follow(before: readonly Piece[], t: PublicState): Piece[] {
  const old = before.filter(piece => piece.mood !== 'leaving');
  const now = spots(t);
  const stays = (piece: Piece) => now.some(spot => spot.area === piece.area && sameKind(spot, piece));
  const free = old.filter(piece => !stays(piece));
  const taken = new Set(old.map(piece => piece.id));
  const pieces = now.map((spot): Piece => {
    const same = old.find(piece => piece.area === spot.area && sameKind(spot, piece));
    if (same) return same.mood === 'standing' ? same : { ...same, mood: 'standing' };
    const mover = free.findIndex(piece => sameKind(spot, piece));
    if (mover >= 0) return { ...free.splice(mover, 1)[0]!, area: spot.area, mood: 'standing' };
    const id = nameFor(spot, taken);
    taken.add(id);
    const replaced = old.some(piece => piece.area === spot.area && piece.unit === spot.unit);
    return { id, ...spot, mood: before.length === 0 ? 'standing' : replaced ? 'captured' : 'arriving' };
  });
  return [...pieces, ...free.map((piece): Piece => ({ ...piece, mood: 'leaving' }))];
}
