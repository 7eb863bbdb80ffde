/** Distances between the areas of a board. */

/** Neighbours by area. */
export type Neighbours = readonly (readonly number[])[];

/** Steps from an area to every area, through areas that are open; -1 where there is no way. */
export function distancesFrom(
  neighbours: Neighbours,
  start: number,
  isOpen: (area: number) => boolean = () => true,
): number[] {
  const steps = new Array<number>(neighbours.length).fill(-1);
  steps[start] = 0;
  const queue = [start];
  for (const area of queue) {
    for (const next of neighbours[area]!) {
      if (steps[next] !== -1) continue;
      steps[next] = steps[area]! + 1;
      if (isOpen(next)) queue.push(next);
    }
  }
  return steps;
}

/** Steps between any two areas. */
export const distances = (neighbours: Neighbours): readonly (readonly number[])[] =>
  neighbours.map((_, area) => distancesFrom(neighbours, area));
