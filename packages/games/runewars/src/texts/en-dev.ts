/** Development cards, capitals and peasants in English. */

export const options = {
  buy: 'Buy {card} for {cost}',
  useCard: 'Use {card}',
  capital: 'Capital in {area}',
  peasant: 'Leave a peasant in {area}',
  rout: '{count, plural, =0 {None} other {Rout #}}',
  raze: 'Destroy {development}',
} as const;

export const asked = {
  'RNW-D70': 'Harvest bonus: build a development, buy a card, or be done',
  'RNW-D71': 'Which stronghold becomes your capital?',
  'RNW-D72': 'Leave a peasant behind?',
  'RNW-D73': 'Plague Wells: who loses 1 food?',
  'RNW-D74': 'Slave Caravans: which dial rises by 1?',
  'RNW-D75': '{card}: how many of them are routed? ({unit})',
} as const;

export const waiting = {
  'RNW-D70': 'develops the realm',
  'RNW-D71': 'raises a capital',
  'RNW-D72': 'may leave peasants behind',
  'RNW-D73': 'may poison wells',
  'RNW-D74': 'raises a dial',
  'RNW-D75': 'uses {card}',
} as const;

export const log = {
  bought: '{seat} buys {card}.',
  capital: '{area} is now the capital of {seat}.',
  peasant: '{what, select, placed {A peasant stays in {area}} other {The peasant in {area} is gone}}.',
  usedCard: '{seat} uses {card}.',
} as const;

export const refusals = {
  boughtAlready: 'You have bought {card} already.',
  oneCard: 'One Development card is bought at a Harvest.',
  foreignCard: '{card} belongs to another faction.',
  cardTooDear: '{card} costs {cost}; your dials do not show as much.',
  oneToken: 'One development is built at a Harvest.',
  noRoomToBuild: 'There is room for {n, plural, one {# development} other {# developments}} in {area}.',
  capitalHere: 'Your capital stands already.',
  noCapitalCard: 'You have not bought the card of your capital.',
  notLeft: 'No peasant can be left in {area}.',
  noFood: '{seat} has no food to lose.',
  notAnOpponent: 'Only an opponent can be chosen.',
  dialAtEnd: 'That dial is at its end: {dial}.',
  notBought: 'You have not bought {card}.',
  cardNotNow: '{card} does nothing now.',
  onlyStanding: 'Only {n, plural, one {# of them stands} other {# of them stand}}.',
} as const;

/** By the id of the card. */
export const cardTexts: Readonly<Record<string, string>> = {
  DD1: 'One of your strongholds at home becomes your capital: strength 7, room for 2 developments.',
  DD2: 'You have 3 peasants. Leave one where all your units move out: the area stays yours until a token is placed there.',
  DD3: 'Concentrated Fire of your Bowmen deals 2 damage, to the same unit if it is still there.',
  DD4: 'Your Knights have 3 health.',
  DD5: 'Lay Siege of your Siege Towers gives 3 strength.',
  DD6: 'Your Footmen are fast.',
  DD7: 'Acquire Power gives you 1 influence more.',
  DD8: 'Your Novice Wizards have initiative 1.',
  DL1: 'One of your strongholds at home becomes your capital: strength 7, room for 2 developments.',
  DL2: 'Word of Vaal of your Sorceresses may stand up one of your routed units in the battle instead.',
  DL3: 'When you have won a battle you may rout any number of your Leonx Riders: the loser destroys as many units before he retreats.',
  DL4: 'When a battle starts with 3 or more of your Archers in it: deal 1 damage.',
  DL5: 'Your Forest Guardians have initiative 4.',
  DL6: 'Your Pegasus Riders are fast and have 4 health.',
  DL7: 'In winter your food dial counts as 1 higher.',
  DL8: 'In diplomacy draw 1 card more than you spend influence.',
  DW1: 'One of your strongholds at home becomes your capital: strength 7, room for 2 developments.',
  DW2: 'You have 8 more Reanimates.',
  DW3: 'After a battle that you have won, 1 Reanimate from the supply comes to the area if you have fewer than 8 units there.',
  DW4: 'Your Vampires have initiative 2.',
  DW5: 'Your routed Great Wyrms still draw cards in battle.',
  DW6: 'Dread Charge of your Dark Knights is: rout 2, then deal 1 damage.',
  DW7: 'In winter, before the Season card, you may take 1 food from an opponent of your choice.',
  DW8: 'In fall you get 2 influence and 1 Tactics card instead of choosing.',
  DU1: 'One of your strongholds at home becomes your capital: strength 7, room for 2 developments.',
  DU2: 'When a battle starts you may rout any number of your Flesh Rippers: deal 1 damage for each.',
  DU3: 'Your Chaos Lords have 5 health.',
  DU4: 'For Blood Rite you may put 1 damage on a standing unit of yours with 2 health left instead of destroying a triangle.',
  DU5: 'Fury of your Berserkers deals 3 damage.',
  DU6: 'After an attack that you have won, raise a dial by 1.',
  DU7: 'The bonus of Strategize gives you 1 Tactics card more.',
  DU8: 'Your Obscenes do not damage your own side.',
};
