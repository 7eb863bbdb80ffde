/** Reinforcements, Tactical Fate, Garrison, Guildmaster and the cards around battles and heroes, in English. */

export const options = {
  supportUp: '{hero} supports under the Banner: {unit}',
  as: '{count, plural, =0 {No {unit}} other {#× {unit} instead}}',
  lay: 'Lay down {tactics}',
  exclude: 'Exclude {seat}',
  ignore: 'Ignore the loss',
  accept: 'Accept the loss',
  setDials: 'Food {food}, wood {wood}, ore {ore}',
} as const;

export const asked = {
  'RNW-D60': 'Reinforcements: how many do you take instead?',
  'RNW-D61': 'Lay down a Tactical Fate card in place of a Fate card?',
  'RNW-D62': 'Guildmaster: which dial rises by 2?',
  'RNW-D64': '{source}: which rune do you reveal?',
  'RNW-D65': 'A bid starts: exclude an opponent?',
  'RNW-D66': 'Guildmaster: {source} would lower your dials',
  'RNW-D68': 'Banner of the Fallen: who stands up?',
  'RNW-D69': 'Garrison bonus: choose',
} as const;

export const waiting = {
  'RNW-D60': 'calls reinforcements',
  'RNW-D61': 'may lay down Tactical Fate cards',
  'RNW-D62': 'raises a dial as Guildmaster',
  'RNW-D64': 'reveals a rune',
  'RNW-D65': 'may exclude somebody from the bid',
  'RNW-D66': 'may ignore a loss as Guildmaster',
  'RNW-D68': 'lets routed units stand up',
  'RNW-D69': 'garrisons strongholds',
} as const;

export const log = {
  laidDown: '{seat} lays down {card}.',
  laidGivenUp: '{seat} gives up {card}.',
  excluded: '{by} excludes {seat} from the bid with {card}.',
  unitHealed: 'All damage is removed from a unit: {unit}.',
  unitSaved: '{hero} saves a unit, which is routed: {unit}.',
  stoodUpIn: 'In {area} a unit stands up: {unit}.',
} as const;

export const refusals = {
  noFateCard: '{tactics} is no Tactical Fate card.',
  notLaid: '{tactics} does not lie here.',
  excludedAlready: '{seat} is excluded from this bid already.',
  noIntrigue: 'You have no card that excludes a player from a bid and can be used now.',
  notSelf: 'Choose an opponent.',
  dialFull: 'This dial stands at 8 already.',
  otherSum: 'The dials must add up to {n}, and may not all stay as they are.',
  notReplaced: '{unit} cannot be taken here.',
  atMostUnits: 'You can take {n} at most.',
  otherArea: 'Only units in {area} stand up.',
  noneRouted: 'No {unit} of yours lies routed there.',
  noTriangle: '{unit} is no triangle of your faction.',
  noBanner: '{hero} has no Banner of the Fallen.',
} as const;

export const cardTexts = {
  OGB1: 'Units of at least 5 different types of your faction are on the board.',
  OGB2: 'No desolation token is on the board and you control at least 7 areas.',
  OGB3: 'At least 2 faceup dragon runes lie in areas you control.',
  OEB1: 'At least 3 desolation tokens are on the board.',
  OEB2: 'At least 4 neutral units are allied with you.',
  OEB3: 'At least 2 areas you control hold an enemy hero each.',
  RB1: 'During your turn, discard: receive 1 dragon rune.',
  RB3: 'When this hero is assigned to support you may turn this up. If you win the battle, up to 2 of your routed units in the area stand up.',
  RB6: 'Special: deal 2 damage; this hero takes 1 damage.',
  RB7: 'In the first round of a duel in which your rout prevents damage, as much is dealt to the opposing hero; it cannot be prevented.',
  RB8: 'This hero draws 1 more card for a test in a friendly area without another hero.',
  TB01: 'When a bid starts: choose an opponent. He bids 0.',
  TB02: 'Reveal a facedown rune token in an area you control: gain 3 influence, and 2 more if it is a dragon rune.',
  TB07: 'Reveal a facedown dragon rune in an area you control: until your next turn you have 2 strength more when you defend that area.',
  TB09: 'If you lose this battle, your retreating units are not newly routed.',
  TB10: 'Set your three dials to other numbers with the same total.',
  TF01: 'Rout 1 enemy unit of your choice.',
  TF02: 'Deal 1 damage.',
  TF03: 'Destroy 1 of your units anywhere, then draw 2 Tactics cards.',
  TF04: 'One of your types with standing units draws 1 more card in this row.',
  TF05: 'You have 1 strength more in this battle.',
  TF06: 'The heroes of your opponent do not support this battle.',
  TF07: 'Each of your standing heroes may move 1 area.',
  TF08: 'Raise food by 1.',
  TF09: 'Raise wood by 1.',
  TF10: 'Raise ore by 1.',
  TF11: 'Look at the rune token of 1 area.',
  TF12: 'Gain 2 influence.',
  TF13: '1 of your routed units in the battle stands up.',
  TF14: 'The opposing hero takes 1 damage.',
  TF15: 'If you lose this battle, 1 of your units that lay routed before it retreats instead of being destroyed.',
  TF16: 'Each of your allied neutral types of this row draws 1 more card in it.',
} as const;
