declare module 'glicko2' {
  export interface Player {
    getRating(): number;
    getRd(): number;
    getVol(): number;
  }
  export class Glicko2 {
    constructor(settings: { tau: number; rating: number; rd: number; vol: number });
    makePlayer(rating?: number, rd?: number, vol?: number): Player;
    /** The third number: 1 when the first player won, 0.5 a draw, 0 a loss. */
    updateRatings(matches: readonly (readonly [Player, Player, number])[]): void;
  }
}
