/**
 * Boards made in play. Where tiles lie is state: a list that is never changed, only replaced when a tile is placed.
 * What follows from it (neighbours, distances, borders) is derived once for each placement and is no part of the state.
 */

/** How many placements are remembered by what they say; a game has one at a time. */
const REMEMBERED = 256;

/**
 * Derives a board from its placement. Clones share the list and so the board; a placement that came through JSON is
 * recognised by what it says. The board must follow from the placement alone.
 */
export function derived<P extends object, B>(derive: (placement: P) => B): (placement: P) => B {
  const byList = new WeakMap<P, B>();
  const byText = new Map<string, B>();
  return placement => {
    const known = byList.get(placement);
    if (known !== undefined) return known;
    const text = JSON.stringify(placement);
    let board = byText.get(text);
    if (board === undefined) {
      board = derive(placement);
      if (byText.size >= REMEMBERED) byText.delete(byText.keys().next().value!);
      byText.set(text, board);
    }
    byList.set(placement, board);
    return board;
  };
}
