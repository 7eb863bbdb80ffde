/** Glicko-2: how strong somebody is, how sure that is, and how steady. */
import glicko2 from 'glicko2';

export interface Strength {
  rating: number;
  deviation: number;
  volatility: number;
}

export const NEWCOMER: Strength = { rating: 1500, deviation: 350, volatility: 0.06 };

const SETTINGS = { tau: 0.5, rating: NEWCOMER.rating, rd: NEWCOMER.deviation, vol: NEWCOMER.volatility };

/** One game counts as a match of everybody against everybody else; `places` are from 1, equal ones are draws. */
export function afterGame(players: readonly Strength[], places: readonly number[]): Strength[] {
  const ranking = new glicko2.Glicko2(SETTINGS);
  const made = players.map(p => ranking.makePlayer(p.rating, p.deviation, p.volatility));
  const matches = made.flatMap((one, i) =>
    made.slice(i + 1).map((other, k) => {
      const difference = places[i + 1 + k]! - places[i]!;
      return [one, other, difference > 0 ? 1 : difference < 0 ? 0 : 0.5] as const;
    }),
  );
  ranking.updateRatings(matches);
  return made.map(p => ({ rating: p.getRating(), deviation: p.getRd(), volatility: p.getVol() }));
}
