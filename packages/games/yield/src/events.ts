/** What can happen in Yield, as facts for the log, the table's animations and replays. */
import { newsroom, type Seat } from '@interregnum/kernel';
import type { Army } from './content/armies.ts';
import type { Colour, Kind, StrategyCard } from './content/cards.ts';
import type { Ability, Leader } from './content/leaders.ts';
import type { Location } from './content/locations.ts';
import type { Side } from './state.ts';

/** An Army in a battle and what its dial shows. */
export interface Dial {
  army: Army;
  units: number;
}

/** A `card`, `cards` or `units` of `null` is what the reader may not know; `units` go by piece; a token of `null` is neutral; `seats` says which map a Location is on. */
// biome-ignore format: one line for each kind of event
export type YieldEvent =
  | { type: 'setup'; marker: Seat | null }
  | { type: 'markerPicked'; seat: Seat }
  | { type: 'leaderDealt'; seat: Seat; leader: Leader }
  | { type: 'leader'; seat: Seat; ability: Ability }
  | { type: 'champion'; seat: Seat; army: Army }
  | { type: 'started'; seats: number; seat: Seat; location: Location }
  | { type: 'deployed'; seats: number; seat: Seat; army: Army; location: Location }
  | { type: 'split'; seat: Seat; units: readonly number[] | null }
  | { type: 'drew'; seat: Seat; count: number; cards: readonly Kind[] | null }
  | { type: 'setAside'; seat: Seat; card: Kind | null }
  | { type: 'discarded'; seat: Seat; card: Kind }
  | { type: 'reshuffled'; cards: number }
  | { type: 'season'; year: number; season: number; first: Seat }
  | { type: 'laid'; seat: Seat; card: StrategyCard | null }
  | { type: 'revealed'; seat: Seat; card: StrategyCard }
  | { type: 'keptHidden'; seat: Seat }
  | { type: 'moved'; seats: number; seat: Seat; army: Army; from: Location; to: Location }
  | { type: 'conquered'; seats: number; seat: Seat; location: Location; from: Seat | null; value: number }
  | { type: 'conquestImpossible'; seats: number; seat: Seat; location: Location }
  | { type: 'upgraded'; seats: number; seat: Seat; location: Location; value: number; free: boolean }
  | { type: 'built'; seats: number; seat: Seat; location: Location }
  | { type: 'swapped'; seats: number; seat: Seat; location: Location; spare: boolean }
  | { type: 'tokenRemoved'; seats: number; seat: Seat; location: Location; token: Seat | null; value: number }
  | { type: 'copied'; seat: Seat; card: StrategyCard | null }
  | { type: 'markerGiven'; seat: Seat; to: Seat }
  | { type: 'fortressMoved'; seats: number; seat: Seat; from: Location; to: Location; value: number; merged: boolean }
  | { type: 'stole'; seat: Seat; from: Seat; colour: Colour; card: Kind | null }
  | { type: 'hasNone'; seat: Seat; from: Seat; colour: Colour }
  | { type: 'battles'; count: number }
  | { type: 'battle'; ambusher: Seat | null; dials: readonly Dial[]; sides: readonly Side[]; totals: readonly number[]; fortressBonus: readonly number[] }
  | { type: 'played'; seat: Seat; card: Kind | null; faceUp: boolean; value: number; total: number }
  | { type: 'allyAsked'; seat: Seat; ally: Seat }
  | { type: 'handedBack'; seat: Seat; lead: Seat }
  | { type: 'leftToLead'; seat: Seat; ally: Seat }
  | { type: 'proposed'; seat: Seat; ally: Seat; end: 'yield' | 'accept' | 'pass' }
  | { type: 'passed'; seat: Seat }
  | { type: 'accepted'; seat: Seat }
  | { type: 'yielded'; seat: Seat; loss: number; strongest: Seat }
  | { type: 'lost' | 'gained'; army: Army; from: number; to: number }
  | { type: 'destroyed'; seats: number; army: Army; location: Location; by: Seat | null; noRetreat: boolean; units: number }
  | { type: 'upgrader'; seat: Seat; member: Seat }
  | { type: 'upgradeDeclined'; seat: Seat }
  | { type: 'retreated'; seats: number; seat: Seat; army: Army; from: Location; to: Location; companion: boolean }
  | { type: 'chased'; seats: number; seat: Seat; army: Army; from: Location; to: Location }
  | { type: 'battleWon'; seat: Seat }
  | { type: 'battleDrawn' }
  | { type: 'uncovered'; seat: Seat; cards: readonly Kind[] }
  | { type: 'battleOver' }
  | { type: 'leftToAlly'; seats: number; seat: Seat; ally: Seat; location: Location }
  | { type: 'recovered'; seats: number; seat: Seat; location: Location; armies: readonly Army[] }
  | { type: 'notRecovered'; seat: Seat }
  | { type: 'recruitment'; cards: readonly Kind[]; units: number; halved: boolean }
  | { type: 'recruited'; seat: Seat; units: readonly number[] | null }
  | { type: 'destroyerWon'; seat: Seat }
  | { type: 'gameOver'; points: readonly number[]; winners: readonly Seat[] };

export const { tell, tellApart, heard, listen } = newsroom<YieldEvent>();
