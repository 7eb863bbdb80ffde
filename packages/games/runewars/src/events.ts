/** What can happen in Runewars, as facts for the log, the table's animations and replays. */
import { newsroom, type PlacedTile, type Seat } from '@interregnum/kernel';
import type { Side } from './battle.ts';
import type { Destiny } from './content/words.ts';
import type { WasteKind } from './modules/bow/state.ts';
import type { CommanderCard } from './modules/cmd/state.ts';
import type { DevelopmentCardNumber } from './modules/dev/state.ts';
import type {
  Area,
  City,
  Dial,
  Exploration,
  FactionNumber,
  Fate,
  HeroNumber,
  ObjectiveCard,
  OrderNumber,
  QuestCard,
  RewardCard,
  RuneToken,
  SeasonCardNumber,
  TacticsCard,
  TileNumber,
  TitleNumber,
  UnitType,
} from './pieces.ts';
import type { Ending } from './state.ts';

/** Why units leave the table. */
export type Loss = 'limit' | 'winter' | 'battle' | 'retreat' | 'effect' | 'elimination';
/** `null` is a face or a number that the reader may not know. */
// biome-ignore format: one line for each kind of event
export type RunewarsEvent =
  | { type: 'firstPlayer'; seat: Seat; cards: readonly Fate[] }
  | { type: 'faction'; seat: Seat; faction: FactionNumber }
  | { type: 'tilesDealt'; tiles: readonly (readonly TileNumber[])[] }
  | { type: 'tilePlaced'; seat: Seat | null; placed: PlacedTile }
  | { type: 'slots'; seats: readonly Seat[] }
  | { type: 'markerPlaced'; slot: number }
  | { type: 'setupRedone'; redos: number }
  | { type: 'setupRunes'; seat: Seat; areas: readonly Area[]; dragon: Area | null }
  | { type: 'homePlaced'; seat: Seat; placed: PlacedTile }
  | { type: 'boardReady'; cities: readonly { area: Area; city: City }[] }
  | { type: 'deployed'; seat: Seat; area: Area; unit: UnitType; n: number }
  | { type: 'objective'; seat: Seat; card: ObjectiveCard | null }
  | { type: 'season'; year: number; season: number }
  | { type: 'seasonCard'; card: SeasonCardNumber }
  | { type: 'standsUp'; what: 'all' | 'area' | 'hero'; area: Area | null; hero: HeroNumber | null }
  | { type: 'ordersBack' }
  | { type: 'fateShuffled' }
  | { type: 'order'; order: readonly Seat[]; cards: readonly OrderNumber[] }
  | { type: 'turn'; seat: Seat; order: OrderNumber }
  | { type: 'bonus'; seat: Seat; order: OrderNumber }
  | { type: 'influence'; seat: Seat; n: number }
  | { type: 'dial'; seat: Seat; dial: Dial; value: number }
  | { type: 'drewTactics'; seat: Seat; n: number; cards: readonly TacticsCard[] | null }
  | { type: 'drewQuests'; seat: Seat; n: number; cards: readonly QuestCard[] | null }
  | { type: 'discardedTactics'; seat: Seat; card: TacticsCard }
  | { type: 'discardedQuest'; seat: Seat; card: QuestCard }
  | { type: 'played'; seat: Seat; card: TacticsCard }
  | { type: 'activated'; seat: Seat; area: Area }
  | { type: 'moved'; seat: Seat; from: Area; to: Area; units: readonly { unit: UnitType; n: number }[]; heroes: readonly HeroNumber[] }
  | { type: 'recruited'; seat: Seat; area: Area; unit: UnitType; n: number }
  | { type: 'neutrals'; area: Area; unit: UnitType; n: number }
  | { type: 'destroyed'; seat: Seat | null; area: Area; unit: UnitType; n: number; why: Loss }
  | { type: 'stronghold'; seat: Seat; area: Area; what: 'built' | 'repaired' | 'damaged' | 'destroyed' }
  | { type: 'development'; seat: Seat; area: Area; kind: number; what: 'built' | 'destroyed' }
  | { type: 'cityDestroyed'; area: Area; city: City }
  | { type: 'runesPlaced'; seat: Seat; areas: readonly Area[]; dragon: Area | null }
  | { type: 'runePlaced'; seat: Seat; area: Area; rune: RuneToken }
  | { type: 'runeDiscarded'; seat: Seat; area: Area }
  | { type: 'runesMixed'; seat: Seat; areas: readonly Area[]; taken: readonly RuneToken[] | null }
  | { type: 'runeMoved'; seat: Seat; from: Area; to: Area }
  | { type: 'runesSwapped'; seat: Seat; one: Area; other: Area }
  | { type: 'looked'; seat: Seat; area: Area; rune: RuneToken | null }
  | { type: 'runesRevealed'; seat: Seat | null; areas: readonly Area[]; runes: readonly RuneToken[]; dragons: number }
  | { type: 'bids'; bids: readonly { seat: Seat; n: number }[] }
  | { type: 'bidWon'; seat: Seat; what: 'high' | 'low' }
  | { type: 'title'; seat: Seat; title: TitleNumber; n: number; from: Seat | null }
  | { type: 'usedTitle'; seat: Seat; title: TitleNumber }
  | { type: 'heroGained'; seat: Seat; hero: HeroNumber; area: Area }
  | { type: 'heroesDealt'; heroes: readonly HeroNumber[] }
  | { type: 'heroesDrawn'; seat: Seat; n: number; heroes: readonly HeroNumber[] | null }
  | { type: 'heroKept'; seat: Seat; hero: HeroNumber }
  | { type: 'heroLeft'; hero: HeroNumber; how: 'defeated' | 'deserted' | 'eliminated' }
  | { type: 'claimed'; seat: Seat; season: number; unit: UnitType }
  | { type: 'claimFailed'; seat: Seat; season: number }
  | { type: 'objectiveMet'; seat: Seat; card: ObjectiveCard }
  | { type: 'eliminated'; seat: Seat }
  | { type: 'orderBack'; seat: Seat; order: OrderNumber }
  | { type: 'stoleTactics'; seat: Seat; from: Seat; card: TacticsCard | null }
  | { type: 'tookDiscarded'; seat: Seat; card: TacticsCard }
  | { type: 'destiny'; seat: Seat; cards: readonly Fate[] }
  | { type: 'diplomacy'; seat: Seat; area: Area; destiny: Destiny }
  | { type: 'battle'; area: Area; attacker: Seat; defender: Seat | null }
  | { type: 'retreated'; seat: Seat | null; from: Area; to: Area; units: readonly { unit: UnitType; n: number }[] }
  | { type: 'supports'; side: Side; hero: HeroNumber; unit: UnitType }
  | { type: 'fateDrawn'; seat: Seat; side: Side; unit: UnitType; n: number; cards: readonly Fate[] | null }
  | { type: 'fateTurned'; side: Side; unit: UnitType; icon: 'special' | 'rout' | 'damage'; cards: readonly Fate[] }
  | { type: 'laidDown'; seat: Seat; card: TacticsCard }
  | { type: 'laidGivenUp'; seat: Seat; card: TacticsCard }
  | { type: 'fateDiscarded'; side: Side; cards: readonly Fate[] }
  | { type: 'ravaged'; side: Side; unit: UnitType; cards: readonly Fate[] }
  | { type: 'ability'; side: Side; unit: UnitType }
  | { type: 'routed'; side: Side; unit: UnitType }
  | { type: 'damaged'; side: Side; unit: UnitType; n: number }
  | { type: 'stoodUp'; side: Side; unit: UnitType }
  | { type: 'unitHealed'; side: Side; unit: UnitType }
  | { type: 'unitSaved'; side: Side; unit: UnitType; hero: HeroNumber }
  | { type: 'excluded'; seat: Seat; by: Seat; card: TacticsCard }
  | { type: 'joined'; side: Side; unit: UnitType; n: number }
  | { type: 'strength'; side: Side; n: number }
  | { type: 'routedIn'; area: Area; unit: UnitType; n: number }
  | { type: 'stoodUpIn'; area: Area; unit: UnitType }
  | { type: 'fortification'; seat: Seat; area: Area }
  | { type: 'battleCancelled'; area: Area; seat: Seat }
  | { type: 'battleOver'; area: Area; winner: Side; strength: readonly [number, number] }
  | { type: 'heroHurt'; hero: HeroNumber; n: number }
  | { type: 'heroHealed'; hero: HeroNumber; n: number }
  | { type: 'heroRouted'; hero: HeroNumber }
  | { type: 'trained'; hero: HeroNumber; attribute: number; n: number }
  | { type: 'rewardTurned'; hero: HeroNumber; card: RewardCard }
  | { type: 'rewardDiscarded'; hero: HeroNumber; card: RewardCard }
  | { type: 'questDone'; seat: Seat; hero: HeroNumber; card: QuestCard }
  | { type: 'markerTaken'; seat: Seat; hero: HeroNumber; area: Area; n: number }
  | { type: 'tookReward'; seat: Seat; hero: HeroNumber; card: RewardCard | null }
  | { type: 'rewardGiven'; seat: Seat; hero: HeroNumber; to: HeroNumber; card: RewardCard | null }
  | { type: 'usedReward'; hero: HeroNumber; card: RewardCard }
  | { type: 'questTried'; seat: Seat; hero: HeroNumber; card: QuestCard }
  | { type: 'tested'; hero: HeroNumber; attribute: number; destiny: Destiny }
  | { type: 'duel'; hero: HeroNumber; other: HeroNumber | null; unit: UnitType | null }
  | { type: 'duelDrew'; hero: HeroNumber; card: Fate }
  | { type: 'duelCards'; round: number; hero: HeroNumber; cards: readonly Fate[]; sides: readonly Side[] }
  | { type: 'duelRedrawn'; hero: HeroNumber; card: Fate | null }
  | { type: 'duelUnitHurt'; unit: UnitType; n: number }
  | { type: 'duelOver'; hero: HeroNumber; won: boolean }
  | { type: 'lookedToken'; seat: Seat; area: Area; token: Exploration | null }
  | { type: 'explored'; hero: HeroNumber; area: Area; token: Exploration }
  | { type: 'tokenDiscarded'; seat: Seat; area: Area; token: Exploration }
  // Banners of War
  | { type: 'wasteLaid'; seat: Seat; area: Area; kind: WasteKind }
  | { type: 'wasteTaken'; seat: Seat | null; area: Area; kind: WasteKind }
  | { type: 'cityPlaced'; seat: Seat; area: Area; city: City }
  | { type: 'lookedHand'; seat: Seat; of: Seat; cards: readonly TacticsCard[] | null }
  // dev
  | { type: 'bought'; seat: Seat; card: DevelopmentCardNumber }
  | { type: 'capital'; seat: Seat; area: Area }
  | { type: 'peasant'; area: Area; what: 'placed' | 'removed' }
  | { type: 'usedCard'; seat: Seat; card: DevelopmentCardNumber }
  // cmd
  | { type: 'commanderDealt'; seat: Seat; card: CommanderCard }
  | { type: 'commands'; seat: Seat; hero: HeroNumber; card: CommanderCard }
  | { type: 'commandLost'; hero: HeroNumber; card: CommanderCard }
  | { type: 'commandersDrawn'; seat: Seat; n: number; cards: readonly CommanderCard[] | null }
  | { type: 'commanderUsed'; hero: HeroNumber; card: CommanderCard }
  | { type: 'spied'; seat: Seat; from: Seat; card: TacticsCard | null }
  // rtv
  | { type: 'victoryCardPlaced'; seat: Seat; season: number }
  | { type: 'victoryCardBack'; seat: Seat; season: number }
  | { type: 'gameOver'; ending: Ending };

export const { tell, tellApart, heard, listen } = newsroom<RunewarsEvent>();
