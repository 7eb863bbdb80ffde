/** What the Special Ability cards do, short enough for a card, in English. */
import type { Catalogue } from '@interregnum/kernel';

export const cards: Catalogue = {
  'epix.card.SA01': '2 extra Gold in each Income.',
  'epix.card.SA02': 'Your Tax pays 6 Gold, not 3.',
  'epix.card.SA03': 'Each Camp pays 2 Gold at Income, not 1.',
  'epix.card.SA04': '1 Gold whenever your Soldier or Knight beats a Unit.',
  'epix.card.SA05': 'Soldiers cost you 1 Gold.',
  'epix.card.SA06': 'Knights cost you 4 Gold.',
  'epix.card.SA07': 'Camps and Catapults cost you 1 Gold.',
  'epix.card.SA08': 'Your Soldiers defend with two guesses everywhere.',
  'epix.card.SA09': 'Your Knights defend with two guesses everywhere.',
  'epix.card.SA10': 'Your Camps defend with two guesses and are never captured.',
  'epix.card.SA11': 'Your Garrison defends with three guesses.',
  'epix.card.SA12': 'Once per season, when you defend: is the bid odd or even?',
  'epix.card.SA13': 'Your Soldiers may move two steps.',
  'epix.card.SA14': 'Kilimandjora is open to your Knights; they defend it with two guesses.',
  'epix.card.SA15': 'Your Catapults reach two steps from anywhere.',
  'epix.card.SA16': 'Once per season keep your Soldier or Knight when its attack fails.',
  'epix.card.SA17': 'Castles and the mountain give no second guess against your Soldiers.',
  'epix.card.SA18': 'You win auction ties and pay 1 Gold less.',
  'epix.card.SA19': 'Each season look at an opponent’s Action cards; then you may change yours.',
  'epix.card.SA20': 'Recruit Soldiers also in empty Provinces beside your Camps.',
};
