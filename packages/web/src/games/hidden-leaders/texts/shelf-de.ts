/** Hidden Leaders on the shelf and before the game, in German. */
export const de = {
  'title.hidden-leaders.feel':
    'Sechs Erben, jeder mit einem Geheimnis. Schieb zwei Marker, bis deine Fraktion siegt, und zeig es nicht.',
  'title.hidden-leaders.pitch':
    'Der Kaiser ist tot, und sechs Erben wollen den Thron. Hinter jedem stehen heimlich zwei von vier Fraktionen. Die Helden, die du spielst, schieben einen roten und einen grünen Marker über eine Leiste; wo sie am Ende stehen, entscheidet, welche Fraktion siegreich ist, und nur wer zu ihr gehört, kann gewinnen. Verbirg Helden, führ die anderen in die Irre und beende das Spiel im richtigen Augenblick.',
  'setup.hidden-leaders.deck': 'Karten',
  'setup.hidden-leaders.deck.full': 'Alle',
  'setup.hidden-leaders.deck.full.hint': 'Alle 77 Helden der Schachtel.',
  'setup.hidden-leaders.deck.beginner': 'Einstieg',
  'setup.hidden-leaders.deck.beginner.hint': 'Ohne die 24 schwierigen Helden. Gut für die erste Partie.',
  'setup.hidden-leaders.deck.promo': 'Mit Promos',
  'setup.hidden-leaders.deck.promo.hint': 'Alle 77 Helden und acht Promo-Helden.',
  'setup.hidden-leaders.end': 'Ende',
  'setup.hidden-leaders.end.deck': 'Wie die Karten',
  'setup.hidden-leaders.end.deck.hint': 'Mit den Einstiegskarten endet das Spiel einen offenen Helden früher.',
  'setup.hidden-leaders.end.usual': 'Wie immer',
  'setup.hidden-leaders.end.usual.hint': 'So viele offene Helden wie im vollen Spiel, mit welchen Karten auch immer.',
  'setup.hidden-leaders.end.sooner': 'Früher',
  'setup.hidden-leaders.end.sooner.hint': 'Ein offener Held weniger, mit welchen Karten auch immer.',
  'setup.hidden-leaders.memory': 'Gedächtnis',
  'setup.hidden-leaders.memory.aid': 'Mit Hilfe',
  'setup.hidden-leaders.memory.aid.hint': 'Verborgene Helden, die du gesehen hast, bleiben dir bekannt.',
  'setup.hidden-leaders.memory.none': 'Ohne Hilfe',
  'setup.hidden-leaders.memory.none.hint': 'Alle merken sich selbst, was sie gesehen haben.',
};
