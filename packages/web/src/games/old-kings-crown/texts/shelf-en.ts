/** The Old King’s Crown on the shelf and before the game, in English. */
export const en = {
  'title.old-kings-crown.feel': 'Cards face down over three regions, a bid, a bluff, and a kingdom full of rumours.',
  'title.old-kings-crown.pitch':
    'The Old King is gone, and up to four factions reach for his crown. Every year you bid in secret for help from the kingdom, send out your Herald and lay one card face down beside each of three regions. Then they clash, one after the other: strength decides, until an agent strikes, a ruse slips away or a decree changes everything. What you win pays Influence; whoever has enough of it at the end of a winter wears the crown. Alone you play against the Simulacrum.',
  'title.old-kings-crown.ours':
    'The printed cards, tiles and Kingdom Cards were not to be had. The four seasons, the Clash, Keywords and the pattern of the decks are the rulebook’s. Of the 55 Kingdom Cards it names one; what they do, most names and texts of cards, tiles and Commanders and some numbers of the Locations are ours or pieced together, and the Simulacrum is ours. The rules say of each what it is.',
  'setup.old-kings-crown.factions': 'Factions',
  'setup.old-kings-crown.factions.random': 'Dealt',
  'setup.old-kings-crown.factions.random.hint': 'Every player gets a faction by lot.',
  'setup.old-kings-crown.factions.pick': 'Choose',
  'setup.old-kings-crown.factions.pick.hint': 'In the order of seats each player takes one that is free.',
  'setup.old-kings-crown.order': 'First order',
  'setup.old-kings-crown.order.random': 'By lot',
  'setup.old-kings-crown.order.random.hint': 'Drawn by lot; in a rematch the last winner comes first.',
  'setup.old-kings-crown.order.seats': 'By seat',
  'setup.old-kings-crown.order.seats.hint':
    'Seat 1 comes first; in a rematch the last winner does, and lots are drawn for the rest.',
  'setup.old-kings-crown.startingInfluence': 'Influence at the start',
  'setup.old-kings-crown.startingInfluence.0': 'None',
  'setup.old-kings-crown.startingInfluence.0.hint': 'Everybody starts with an empty Supply.',
  'setup.old-kings-crown.startingInfluence.3': 'Three each',
  'setup.old-kings-crown.startingInfluence.3.hint':
    'A shorter game. The rulebook’s example of the Order Track fits this start.',
  'setup.old-kings-crown.maxRounds': 'Longest game',
  'setup.old-kings-crown.maxRounds.30': '30 years',
  'setup.old-kings-crown.maxRounds.30.hint': 'Games rarely last longer than ten.',
  'setup.old-kings-crown.maxRounds.12': '12 years',
  'setup.old-kings-crown.maxRounds.12.hint': 'After the twelfth winter the most Influence wins.',
  'setup.old-kings-crown.maxRounds.60': '60 years',
  'setup.old-kings-crown.maxRounds.60.hint': 'As good as no limit.',
  'setup.old-kings-crown.maxRounds.none': 'No last year',
  'setup.old-kings-crown.maxRounds.none.hint':
    'As printed: until somebody has enough. Only after the 500th winter would the most Influence win.',
  'setup.old-kings-crown.difficulty': 'The Simulacrum',
  'setup.old-kings-crown.difficulty.knight': 'Knight',
  'setup.old-kings-crown.difficulty.knight.hint': 'Its cards as they are.',
  'setup.old-kings-crown.difficulty.page': 'Page',
  'setup.old-kings-crown.difficulty.page.hint': 'Each of its numbers is 1 lower.',
  'setup.old-kings-crown.difficulty.tyrant': 'Tyrant',
  'setup.old-kings-crown.difficulty.tyrant.hint': 'Each of its numbers is 1 higher, and it starts with 2 Influence.',
};
