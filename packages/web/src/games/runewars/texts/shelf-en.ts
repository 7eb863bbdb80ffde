/** Runewars on the shelf and before the game, in English. */
export const en = {
  'title.runewars.feel': 'Seven years of war for the dragon runes: armies, heroes, seasons, intrigue.',
  'title.runewars.pitch':
    'Four peoples fight over a land in which dragon runes lie hidden among false ones. Every season all players choose one of eight orders in secret: march, conquer, harvest, recruit, win cities and heroes, seize Titles. Armies meet in battles of five rows, heroes wander, fight duels and bring back Rewards. Whoever controls six dragon runes may claim the land, and wins when he still holds six a year later; after seven years the most runes win.',
  'title.runewars.ours':
    'Most map tiles, home realms, preset boards, faction dials and the numbers and texts of many cards are ours, where the printed ones are not public; the rulebook marks what is.',
  'setup.runewars.board': 'Map',
  'setup.runewars.board.preset': 'Ready-made',
  'setup.runewars.board.preset.hint': 'A fair board for this number of players. A good first game.',
  'setup.runewars.board.random': 'By chance',
  'setup.runewars.board.random.hint': 'Tiles are dealt and laid by chance; you hide your runes.',
  'setup.runewars.board.full': 'Built in play',
  'setup.runewars.board.full.hint': 'Everybody lays tiles in turn, then the home realms.',
  'setup.runewars.factions': 'Factions',
  'setup.runewars.factions.dealt': 'Dealt',
  'setup.runewars.factions.dealt.hint': 'Every faction is equally likely at every seat.',
  'setup.runewars.factions.chosen': 'Chosen',
  'setup.runewars.factions.chosen.hint': 'In turn order, each player takes one that is left.',
  'setup.runewars.explore': 'Exploration tokens',
  'setup.runewars.explore.off': 'Without',
  'setup.runewars.explore.off.hint': 'Only what the land itself holds.',
  'setup.runewars.explore.on': 'With',
  'setup.runewars.explore.on.hint': 'Every area hides a token that heroes turn up.',
};
