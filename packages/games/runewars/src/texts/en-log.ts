/** What happened, in English. */

import type { RunewarsEvent } from '../events.ts';
import { bowLog } from './en-bow.ts';
import * as bow from './en-bow-battle.ts';
import { cmdLog } from './en-cmd.ts';
import * as dev from './en-dev.ts';

/** Some events are told in more ways than one. */
export type LogKey =
  | RunewarsEvent['type']
  | 'tileLaid'
  | 'setupRunesHidden'
  | 'objectiveHidden'
  | 'drewTacticsHidden'
  | 'drewQuestsHidden'
  | 'influenceLost'
  | 'destroyedNeutral'
  | 'runesPlacedHidden'
  | 'runesMixedHidden'
  | 'lookedHidden'
  | 'heroesDrawnHidden'
  | 'battleNeutral'
  | 'retreatedNeutral'
  | 'tookRewardHidden'
  | 'seatNumber'
  | 'seatOrder'
  | 'seatTiles'
  | 'cityIn'
  | 'stoleTacticsHidden'
  | 'fateDrawnHidden'
  | 'strengthLost'
  | 'rewardGivenHidden'
  | 'duelWithUnit'
  | 'lookedTokenHidden'
  // --- Banners of War ---
  | 'lookedHandHidden'
  | 'thawed'
  | 'runesOfNobody'
  | keyof typeof cmdLog;

export const log: Readonly<Record<LogKey, string>> = {
  firstPlayer: '{seat} is the first player.',
  faction: '{seat} leads {faction}.',
  tilesDealt: 'Tiles: {tiles}.',
  seatTiles: '{seat} {tiles}',
  tilePlaced: '{seat} lays tile {tile}.',
  tileLaid: 'Tile {tile} is laid.',
  heroesDealt: 'The first heroes are {heroes}, in the order of seats.',
  heroKept: '{seat} keeps {hero}.',
  slots: 'The home realm markers go to {seats}, in this order.',
  markerPlaced: 'Marker {n} for a home realm is placed.',
  setupRedone: 'This does not fit; once more.',
  setupRunes: '{seat} hides a dragon rune in {dragon}; runes lie in {areas}.',
  setupRunesHidden: '{seat} hides runes in {areas}.',
  homePlaced: '{seat} lays the home realm.',
  boardReady: '{some, select, yes {Cities: {cities}.} other {There is no city on the board.}}',
  cityIn: '{city} in {area}',
  deployed: '{seat} places {units} in {area}.',
  objective: 'The Objective of {seat} is {card}.',
  objectiveHidden: '{seat} has an Objective.',
  season: 'Year {year}, {season}.',
  seasonCard: 'Season card: {card}.',
  standsUp:
    '{what, select, all {All routed figures stand up.} area {Routed units stand up in {area}.} other {{hero} stands up.}}',
  ordersBack: 'Everybody takes back Orders and activation tokens.',
  fateShuffled: 'The Fate cards are shuffled.',
  order: 'Orders: {orders}.',
  seatOrder: '{seat} {n} {order}',
  turn: '{seat}: {order}.',
  bonus: '{seat} uses the Supremacy Bonus of {order}.',
  influence: '{seat} gains {n} influence.',
  influenceLost: '{seat} loses {n} influence.',
  dial: '{seat} now has {n} {dial}.',
  drewTactics: '{seat} draws {cards}.',
  drewTacticsHidden: '{seat} draws {n, plural, one {# Tactics card} other {# Tactics cards}}.',
  drewQuests: '{seat} draws {cards}.',
  drewQuestsHidden: '{seat} draws {n, plural, one {# Quest} other {# Quests}}.',
  discardedTactics: '{seat} discards {card}.',
  discardedQuest: '{seat} discards {card}.',
  played: '{seat} plays {card}.',
  activated: '{seat} activates {area}.',
  moved: '{seat} moves {figures} from {from} to {to}.',
  recruited: '{seat} gains {units} in {area}.',
  neutrals: 'New in {area}: {units}.',
  destroyed: '{seat} loses {units} in {area}{why, select, limit { (more than 8)} winter { (winter)} other {}}.',
  destroyedNeutral: 'Destroyed in {area}: {units}.',
  stronghold:
    'The stronghold of {seat} in {area} is {what, select, built {built} repaired {repaired} damaged {damaged} other {destroyed}}.',
  development: '{development} of {seat} in {area} is {what, select, built {built} other {destroyed}}.',
  cityDestroyed: '{city} in {area} is destroyed.',
  runesPlaced: '{seat} places runes in {areas}; the dragon rune lies in {dragon}.',
  runesPlacedHidden: '{seat} places runes in {areas}.',
  runePlaced: '{seat} places {rune} in {area}.',
  runeDiscarded: '{seat} discards a false rune in {area}.',
  runesMixed: '{seat} takes up the runes of {areas}: {runes}.',
  runesMixedHidden: '{seat} shuffles the runes of {areas}.',
  runeMoved: '{seat} moves the rune of {from} to {to}.',
  runesSwapped: '{seat} exchanges the runes of {one} and {other}.',
  looked: '{seat} looks at the rune in {area}: {rune}.',
  lookedHidden: '{seat} looks at the rune in {area}.',
  runesRevealed:
    '{seat} shows {n, plural, =0 {no dragon rune} one {# dragon rune} other {# dragon runes}}{some, select, yes { ({areas})} other {}}.',
  runesOfNobody:
    'Where nobody rules, {n, plural, =0 {no dragon rune comes} one {# dragon rune comes} other {# dragon runes come}} to light ({areas}).',
  bids: 'Bids: {bids}.',
  seatNumber: '{seat} {n}',
  bidWon: '{seat} counts as the {what, select, high {highest} other {lowest}} bidder.',
  title: '{seat} takes {title} for {n} influence.',
  usedTitle: '{seat} uses {title}.',
  heroGained: '{hero} joins {seat} in {area}.',
  heroesDrawn: '{seat} draws {heroes}.',
  heroesDrawnHidden: '{seat} draws {n, plural, one {# Hero card} other {# Hero cards}}.',
  heroLeft: '{hero} {how, select, defeated {is defeated} deserted {deserts} other {leaves the game}}.',
  claimed: '{seat} claims the land with 6 dragon runes: it is settled next {season}.',
  claimFailed: 'The claim of {seat} has failed.',
  objectiveMet: '{seat} has met {card}.',
  eliminated: '{seat} has no area left and is out.',
  orderBack: '{seat} takes back the Order {n} {order}.',
  stoleTactics: '{seat} takes {card} from {from}.',
  stoleTacticsHidden: '{seat} takes a Tactics card from {from}.',
  tookDiscarded: '{seat} takes {card}.',
  destiny: '{seat} draws {cards}.',
  diplomacy:
    '{seat} talks with the neutral units in {area}: {destiny}{what, select, gold {, they join} silver {, they go away} other {, they refuse}}.',
  supports: '{hero} supports: {unit}.',
  fateDrawn: 'The {side, select, attacker {attacker} other {defender}} draws for {unit}: {cards}.',
  fateDrawnHidden:
    'The {side, select, attacker {attacker} other {defender}} draws {n, plural, =0 {no card} one {# card} other {# cards}} for {unit}.',
  fateTurned: '{unit}: {icon, select, special {special} rout {rout} other {damage}} ({cards}).',
  fateDiscarded: 'The {side, select, attacker {attacker} other {defender}} discards {cards}.',
  ravaged: '{unit} draws on: {cards}.',
  ability: '{unit}: {ability}.',
  routed: '{unit} is routed.',
  damaged: '{unit} takes {n} damage.',
  stoodUp: '{unit} stands up.',
  joined: 'The {side, select, attacker {attacker} other {defender}} is joined by {units}.',
  strength: 'The {side, select, attacker {attacker} other {defender}} has {n} strength more.',
  strengthLost: 'The {side, select, attacker {attacker} other {defender}} has {n} strength less.',
  routedIn: 'Routed in {area}: {units}.',
  fortification: '{seat} uses the fortification of {area}.',
  battleCancelled: '{seat} calls off the battle in {area}.',
  heroHurt: '{hero} takes {n} damage.',
  heroHealed: '{hero} heals {n} damage.',
  heroRouted: '{hero} is routed.',
  trained: '{hero} trains {attribute}: +{n}.',
  rewardTurned: '{hero} shows {card}.',
  rewardDiscarded: '{hero} discards {card}.',
  questDone: '{hero} completes {card} for {seat}.',
  battle: '{seat} attacks {other} in {area}.',
  battleNeutral: '{seat} attacks the neutral units in {area}.',
  retreated: '{seat} retreats with {units} from {from} to {to}.',
  retreatedNeutral: 'Neutral units retreat from {from} to {to}: {units}.',
  battleOver: '{area}: {attack} against {defence}, the {side, select, attacker {attacker} other {defender}} wins.',
  markerTaken: '{hero} takes what a hero left in {area}: {n, plural, one {# Reward} other {# Rewards}}.',
  tookReward: '{hero} receives {card}.',
  tookRewardHidden: '{hero} receives a Reward.',
  rewardGiven: '{hero} hands {card} to {to}.',
  rewardGivenHidden: '{hero} hands a facedown Reward to {to}.',
  usedReward: '{hero} uses {card}.',
  questTried: '{hero} of {seat} attempts {card}.',
  tested: '{hero} tests {attribute}: {destiny}.',
  duel: '{hero} duels {other}.',
  duelWithUnit: '{hero} duels a neutral unit: {unit}.',
  duelDrew: '{hero} draws first: {cards}.',
  duelCards: 'Round {n} of the duel: {some, select, yes {{cards}} other {no Fate card}}.',
  duelRedrawn: '{hero} draws another card: {cards}.',
  duelUnitHurt: '{unit} takes {n} damage in the duel.',
  duelOver: 'The duel of {hero} is over{won, select, yes { and won} other {}}.',
  lookedToken: '{seat} looks at the token in {area}: {token}.',
  lookedTokenHidden: '{seat} looks at the token in {area}.',
  explored: '{hero} finds {token} in {area}.',
  tokenDiscarded: '{seat} discards {token} in {area}.',
  ...bow.log,
  ...dev.log,
  ...cmdLog,
  // rtv
  victoryCardPlaced: '{seat} places the Victory card on the deck of {season}: it is looked at in a year.',
  victoryCardBack: '{seat} has too few dragon runes and takes back the Victory card.',
  gameOver: 'The game is over: {places}.',
  ...bowLog,
};
