/** What can be said after so many games. */

export type Interval = readonly [low: number, high: number];

/** The 95 % interval of Wilson for a share; wins may be fractions where victories are shared. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return [0, 1];
  const z = 1.959964;
  const share = wins / games;
  const centre = share + (z * z) / (2 * games);
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return [Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)];
}
