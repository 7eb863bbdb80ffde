/** What can happen in The Old King's Crown, as facts for the log, the table's animations and replays. */
import { newsroom, type Seat } from '@interregnum/kernel';
import type { Faction } from './content/factions.ts';
import type { Trait } from './content/traits.ts';
import type { Card, Kingdom, LocationNumber, Party, RegionNumber, Source, Tile } from './pieces.ts';
import type { Result } from './state.ts';

/** Where a card goes. */
export type Zone = 'hand' | 'top' | 'bottom' | 'discard' | 'lost' | 'removed' | 'court' | 'site';
/** Why Influence changes hands. */
export type Cause = 'location' | 'herald' | 'court' | 'pillage' | 'crisis' | 'battlefield' | 'effect' | 'simulacrum';

/** What an effect was declared for, where no other event says it. */
export type Aim = { party: Party } | { region: RegionNumber } | { strength: number } | 'heir';

/** A `card` of `null` is a card that the reader may not know. */
// biome-ignore format: one line for each kind of event
export type OldKingsCrownEvent =
  | { type: 'setup'; order: readonly Party[]; factions: readonly Faction[] }
  | { type: 'faction'; seat: Seat; faction: Faction }
  | { type: 'dealt'; seat: Seat; cards: readonly Card[] | null; kingdoms: readonly Kingdom[] | null }
  | { type: 'keptKingdom'; seat: Seat; kingdom: Kingdom | null; card: Card | null; kept: boolean }
  | { type: 'kingdomOpened'; kept: readonly { seat: Seat; kingdom: Kingdom; card: Card }[] }
  | { type: 'round'; round: number }
  | { type: 'drew'; seat: Seat; count: number; cards: readonly Card[] | null }
  | { type: 'attrition'; seat: Seat; limit: number }
  | { type: 'gained'; party: Party; n: number; cause: Cause; source: Source | null }
  | { type: 'lostInfluence'; party: Party; n: number; cause: Cause }
  | { type: 'stole'; party: Party; from: Party; n: number; source: Source | null }
  | { type: 'orderSet'; order: readonly Party[] }
  | { type: 'bid'; seat: Seat; card: Card | null }
  | { type: 'passedBid'; seat: Seat }
  | { type: 'bidsShown'; bids: readonly { party: Party; cards: readonly Card[]; total: number }[] }
  | { type: 'bidWon'; party: Party; total: number }
  | { type: 'tookBack'; seat: Seat; cards: readonly Card[] }
  | { type: 'turnedKingdom'; seat: Seat; kingdom: Kingdom }
  | { type: 'tookKingdom'; seat: Seat; kingdom: Kingdom; card: Card; fromDeck: boolean }
  | { type: 'stoleKingdom'; seat: Seat; from: Seat; kingdom: Kingdom; card: Card }
  | { type: 'discardedKingdom'; party: Party | null; kingdom: Kingdom }
  | { type: 'marketFilled'; market: readonly Kingdom[] }
  | { type: 'kingdomShuffled' }
  | { type: 'herald'; party: Party; location: LocationNumber }
  | { type: 'placed'; seat: Seat; regions: readonly RegionNumber[]; cards: readonly Card[] | null }
  | { type: 'regionChosen'; party: Party | null; region: RegionNumber }
  | { type: 'activated'; seat: Seat; card: Card; region: RegionNumber }
  | { type: 'revealed'; region: RegionNumber; cards: readonly { party: Party; card: Card }[] }
  | { type: 'reinforced'; seat: Seat; card: Card | null }
  | { type: 'retreated'; party: Party; card: Card; to: 'hand' | 'discard' | null; herald: boolean }
  | { type: 'used'; seat: Seat; source: Source; shown: Card | null; on: Aim | null }
  | { type: 'flipped'; seat: Seat; tile: Tile; ready: boolean }
  | { type: 'granted'; seat: Seat; card: Card; what: 'eliminate' | 'invulnerable' }
  | { type: 'trait'; seat: Seat; card: Card; trait: Trait }
  | { type: 'struck'; party: Party; card: Card; by: Card | null }
  | { type: 'moved'; party: Party; card: Card | null; to: Zone }
  | { type: 'shifted'; seat: Seat; card: Card; region: RegionNumber }
  | { type: 'swappedDown'; seat: Seat; owner: Party; one: RegionNumber; other: RegionNumber | 'hand' }
  | { type: 'peeked'; seat: Seat; at: RegionNumber | null; of: Party | null; cards: readonly Card[] | null }
  | { type: 'looked'; seat: Seat; pile: 'kingdom' | 'draw'; ids: readonly string[] | null }
  | { type: 'arranged'; seat: Seat; pile: 'kingdom' | 'draw'; bottom: number }
  | { type: 'clashResult'; region: RegionNumber; totals: readonly { party: Party; total: number }[]; winner: Party | null; final: boolean }
  | { type: 'tieCard'; party: Party; card: Card | null }
  | { type: 'declinedTie'; party: Party }
  | { type: 'result'; region: RegionNumber; results: readonly { party: Party; result: Result }[] }
  | { type: 'claimed'; party: Party; location: LocationNumber; tornDown: Card | null }
  | { type: 'disc'; seat: Seat | null; uses: number }
  | { type: 'activatedSite'; seat: Seat }
  | { type: 'token'; seat: Seat; tile: Tile; tokens: number }
  | { type: 'blockaded'; party: Party; card: Card; location: LocationNumber; as: 'fortify' | 'pillage' }
  | { type: 'exhumed'; seat: Seat; cards: readonly Card[] }
  | { type: 'retired'; seat: Seat; card: Card }
  | { type: 'loyal'; seat: Seat; cards: readonly Card[] }
  | { type: 'deployed'; seat: Seat; card: Card; region: RegionNumber }
  | { type: 'shown'; cards: readonly { party: Party; card: Card }[]; winner: Party | null }
  | { type: 'planOver'; plan: number }
  | { type: 'simulacrumReward'; what: 'seal' | 'quest' | 'stronger' | 'twoPlans'; n: number }
  | { type: 'gameOver'; winners: readonly Party[]; influence: readonly number[] };

export const { tell, tellApart, heard, listen } = newsroom<OldKingsCrownEvent>();
