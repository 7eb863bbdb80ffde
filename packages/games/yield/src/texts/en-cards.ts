/** What stands on the cards and sheets of Yield, in English. */
import type { Catalogue } from '@interregnum/kernel';

export const cards: Catalogue = {
  'yield.banner.move-all.1': 'Each of your Armies: 1 step',
  'yield.banner.move-2.1': 'One Army: up to 2 steps',
  'yield.banner.move-2.2': 'or two Armies: 1 step each',
  'yield.banner.conquer.1': 'Take every Fortress your Armies stand on; 1 step',
  'yield.banner.ambush.1': 'One battle at once, +6',
  'yield.banner.ambush.2': 'or 1 step',
  'yield.banner.upgrade.1': 'Up to 2 of your Fortresses +1; 1 step',
  'yield.banner.ritual.1': 'A Fortress of yours −1',
  'yield.banner.ritual.2': 'Perform another card',
  'yield.banner.ritual.3': 'First Ritual: give the marker',
  'yield.ability.fourthArmy': 'You have four Armies; your 12 Units are split over four.',
  'yield.ability.champion': 'While your Champion fights, each card you play face up adds 2 more.',
  'yield.ability.moveFortresses': 'With Ritual: move a Fortress of yours one step; onto another of yours they merge.',
  'yield.ability.spreadPower': 'With Upgrade: each placement may found a Fortress under one of your Armies.',
  'yield.ability.undeadArmies': 'Units you would lose in battle are added to your Armies instead.',
  'yield.ability.destroyer': 'You win at once when you destroy an enemy Army.',
  'yield.ability.allRegionFighter': 'Your cards face down add 3 instead of 1.',
  'yield.ability.fastTraveler': 'With Ritual: one more step, with any of your Armies.',
  'yield.ability.reinforcements':
    'With Ritual: for each Army steal a Battle card of a colour you name, from enemies next to you.',
  'yield.ability.fortressArmies':
    'In battle, your Fortresses next to enemies fighting you add their value, and their region counts as yours.',
};
