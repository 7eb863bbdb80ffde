/** Epix on the shelf and before the game, in English. */
export const en = {
  'title.epix.feel': 'Quick conquest with gold in a closed fist: attack, and let them guess how much you bet.',
  'title.epix.pitch':
    'The king died childless. For four seasons you recruit, tax and march across a small, crowded land. Every attack is a bluff: you close your fist around some gold, the defender names a number. Guessed right, your attack is crushed; guessed wrong, the defender falls. Take a castle to win at once, or hold the most land after Winter.',
  'title.epix.ours':
    'The printed rulebook has no maps and no texts of Special Ability cards: the borders, which Provinces bear the Gold mark, and the 20 cards are ours.',
  'setup.epix.mode': 'Mode',
  'setup.epix.mode.basic': 'Basic',
  'setup.epix.mode.basic.hint': 'Without Special Ability cards. A good first game.',
  'setup.epix.mode.advanced': 'Advanced',
  'setup.epix.mode.advanced.hint': 'With Special Ability cards, bid for in the draft.',
  'setup.epix.fallBack': 'A Knight that falls back',
  'setup.epix.fallBack.goesOn': 'May go on',
  'setup.epix.fallBack.goesOn.hint': 'It may ride or attack further in the same action.',
  'setup.epix.fallBack.ends': 'Is done',
  'setup.epix.fallBack.ends.hint': 'Falling back ends what the Knight does in this action, as for a Soldier.',
};
