/** Commanders of the Battlefield, in English. */
export const cmdOptions = {
  seek: '{cards, select, heroes {Look for heroes} commanders {Look for another Commander card} other {}}',
  keepCommander: 'Keep {commander}',
  useCommander: 'Use {commander}',
} as const;

export const cmdAsked = {
  'RNW-D80': 'Which of your heroes commands, with {commander}?',
  'RNW-D81':
    '{command, select, draw {You have no commander: draw a Commander card?} name {Which of your heroes commands, with {commander}?} other {Who commands from now on?}}',
  'RNW-D82': 'Rally Support bonus: heroes or Commander cards',
  'RNW-D83': 'Your commander: choose, or leave it',
  'RNW-D84': 'Who is your second commander?',
} as const;

export const cmdWaiting = {
  'RNW-D80': 'chooses a commander',
  'RNW-D81':
    '{command, select, draw {may draw a Commander card} name {says who commands, with {commander}} other {may change the commander}}',
  'RNW-D82': 'may look for heroes or Commander cards',
  'RNW-D83': 'uses a commander',
  'RNW-D84': 'names a second commander',
} as const;

export const cmdLog = {
  commanderDealt: '{seat} receives the Commander card {card}.',
  commands: '{hero} commands for {seat}: {card}.',
  commandLost: '{hero} commands no more; {card} is discarded.',
  commandersDrawn: '{seat} draws {cards}.',
  commandersDrawnHidden: '{seat} draws {n, plural, one {# Commander card} other {# Commander cards}}.',
  commanderUsed: '{hero} uses {card}.',
  spied: '{seat} sees a card in the hand of {from}: {card}. It cannot be used in this battle.',
  spiedHidden: '{seat} sees a card in the hand of {from}. It cannot be used in this battle.',
} as const;

/** By the id of the card. */
export const cmdCardTexts: Readonly<Record<string, string>> = {
  TB03: 'You have a second commander at one of your strongholds, with the top Commander card. This card stays in play until one of the two leaves.',
  CM01: 'At the start of a battle you may exchange 1 standing unit of your faction in it with a standing one of an adjacent area.',
  CM02: 'Each of your triangle types with initiative 1 draws 1 more card.',
  CM03: 'Each of your rectangle types may draw 1 extra card and give 1 up.',
  CM04: 'When you defend: 1 strength more.',
  CM05: 'When you attack: the stronghold counts 2 less.',
  CM06: 'The first rout that the other side deals in each row is ignored.',
  CM07: 'Once per battle, after the first special ability of one of your circle types: deal 1 damage.',
  CM08: 'At the start of a battle you may destroy 1 of your standing units in it to deal 2 damage.',
  CM09: 'Up to 2 points of damage per battle may go to the commander instead of your units.',
  CM10: 'At the start of a battle you see 1 random Tactics card of your opponent; he may not use it in this battle.',
  CM11: 'When you attack: the defender cannot use a fortification.',
  CM12: 'Your allied neutral units in the battle count 1 strength even when routed.',
  CM13: 'In the area where he stands your winter limit is 2 higher.',
  CM14: 'If you win as the attacker, the loser destroys 1 of his units that would retreat.',
  CM15: 'If you lose, 1 of your retreating units that was standing is not routed.',
  CM16: 'Once per battle, after drawing for a type, you may discard 1 of the cards and draw another.',
};
