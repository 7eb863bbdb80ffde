/** Hidden Leaders on the shelf and before the game, in English. */
export const en = {
  'title.hidden-leaders.feel':
    'Six heirs, each with a secret. Push two markers until your faction wins, and do not look eager.',
  'title.hidden-leaders.pitch':
    'The Emperor is dead, and six heirs want the throne. Each is secretly backed by two of four factions. The Heroes you play push a red and a green marker along one track; where they stand at the end decides which faction is victorious, and only its own can win. Hide Heroes, mislead the others, and end the game at the right moment.',
  'setup.hidden-leaders.deck': 'Deck',
  'setup.hidden-leaders.deck.full': 'Full',
  'setup.hidden-leaders.deck.full.hint': 'All 77 Heroes of the box.',
  'setup.hidden-leaders.deck.beginner': 'Beginner',
  'setup.hidden-leaders.deck.beginner.hint': 'Without the 24 advanced Heroes. A good first game.',
  'setup.hidden-leaders.deck.promo': 'With promos',
  'setup.hidden-leaders.deck.promo.hint': 'All 77 Heroes and eight promo Heroes.',
  'setup.hidden-leaders.end': 'End',
  'setup.hidden-leaders.end.deck': 'As the deck has it',
  'setup.hidden-leaders.end.deck.hint': 'With the beginner deck one face-up Hero fewer ends the game.',
  'setup.hidden-leaders.end.usual': 'Usual',
  'setup.hidden-leaders.end.usual.hint': 'As many face-up Heroes as in the full game, whatever the deck.',
  'setup.hidden-leaders.end.sooner': 'Sooner',
  'setup.hidden-leaders.end.sooner.hint': 'One face-up Hero fewer, whatever the deck.',
  'setup.hidden-leaders.memory': 'Memory',
  'setup.hidden-leaders.memory.aid': 'Reminded',
  'setup.hidden-leaders.memory.aid.hint': 'Hidden Heroes that you have seen stay known to you.',
  'setup.hidden-leaders.memory.none': 'Your own',
  'setup.hidden-leaders.memory.none.hint': 'Everybody has to remember what they saw.',
};
