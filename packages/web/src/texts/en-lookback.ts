/** Analysis, history and the daily deal in English. */
export const enLookback = {
  'analysis.title': 'Analysis',
  'analysis.working': 'Bots look at the game again: {done} of {all}',
  'analysis.cancel': 'Cancel',
  'analysis.failed': 'The game could not be judged: {problem}',
  'analysis.again': 'Try again',
  'analysis.chance': 'Chance to win, in percent',
  'analysis.decisions': 'Decisions',
  'analysis.summary': 'The chance to win over the game; at the end: {chances}.',
  'analysis.how':
    'Each line is the judgement of a bot in that seat, from what the seat knew then; together they make 100 percent. A judgement, not a certainty.',
  'analysis.turns': 'What turned the game',
  'analysis.turns.none': 'No single moment changed much.',
  'analysis.rise': '{seat} rose from {from} % to {to} %.',
  'analysis.fall': '{seat} fell from {from} % to {to} %.',
  'analysis.yours': 'The decisions of {seat}',
  'analysis.agreed':
    '{count, plural, =0 {There was nothing to choose.} other {A bot that knew what {seat} knew would have decided the same in {same} of {count} choices.}}',
  'analysis.better': 'A bot would have chosen: {option}',
  'analysis.took': '{seat} chose: {option}',
  'analysis.cost': 'about {percent} % better',
  'analysis.close': 'about as good',
  'analysis.unseen': 'it did not look at what was chosen',
  'analysis.all': 'Show all {count} that differ',
  'analysis.look': 'Look',
  'analysis.whatIf': 'Play on from here',
};
