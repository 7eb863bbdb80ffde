/** What the cards and tiles say, in English: in short, with the moment first. Keywords speak for themselves. */
import type { Catalogue } from '@interregnum/kernel';

export const keywords: Catalogue = {
  'keyword.authority': 'Authority {n}',
  'keyword.bolster': 'Bolster {n}',
  'keyword.quest': 'Quest {n}',
  'keyword.eliminate': 'Eliminate {traits}',
  'keyword.eliminateAll': 'Eliminate All',
  'keyword.vulnerable': 'Vulnerable: {trait}',
  'keyword.deploy': 'Deploy',
  'keyword.invulnerable': 'Invulnerable',
  'keyword.loyal': 'Loyal',
  'keyword.pathfinder': 'Pathfinder',
  'keyword.resilient': 'Resilient',
  'keyword.fortify': 'Fortify',
  'keyword.pillage': 'Pillage',
  'keyword.reinforce': 'Reinforce',
  'keyword.retreat': 'Retreat',
  'keywordHelp.authority': 'In the Court it earns its owner so much at Income.',
  'keywordHelp.bolster': 'Once Revealed, it adds so much to its owner in later Clashes next door.',
  'keywordHelp.quest': 'At your Site of Power it counts so much.',
  'keywordHelp.eliminate': 'In a Clash it may strike down one such card of each opponent.',
  'keywordHelp.vulnerable': 'It falls if a card of this Trait is in the same Clash.',
  'keywordHelp.deploy': 'In Winter it may be laid openly at a Region, and Activated there in Autumn.',
  'keywordHelp.invulnerable': 'It cannot be eliminated.',
  'keywordHelp.loyal': 'In Winter it may return to your hand instead of being discarded.',
  'keywordHelp.pathfinder': 'Spent on a Quest, it may go under your draw pile instead of being lost.',
  'keywordHelp.resilient': 'Struck by Eliminate, it may go to your discard pile instead of being lost.',
  'keywordHelp.fortify':
    'It lies on a Location of this Region. If you lose here and somebody claims it, he only tears it down; just his Herald pays.',
  'keywordHelp.pillage': 'It closes a Location, brings you 1 Influence at Income and moves on.',
  'keywordHelp.reinforce': 'You add a card of your hand, face down.',
  'keywordHelp.retreat':
    'The card goes to your hand or discard pile and you are out of it, without a Loss; your Herald may come home.',
};

const RUSE = 'In a Clash it must Reinforce with a card of your hand or Retreat; in a Bid it may.';

const factions: Catalogue = {
  'text.CL17': 'When you win a Clash with it, gain 1 Influence first.',
  'text.CL18': RUSE,
  'text.CL19':
    'Decrees: if you do not lead, your total becomes equal to the leader’s. After a win here it may Pillage.',
  'text.UP17': 'In its Clash, opponents’ cards other than Heirs have no Keywords.',
  'text.UP18': RUSE,
  'text.UP19': 'Decrees: if there are opposing Captains here, all of them are lost and you win the Clash.',
  'text.NO18': RUSE,
  'text.NO19':
    'Decrees: if somebody else is left, the Clash is a Tie that nothing can change. Afterwards it may Fortify.',
  'text.GA17': 'After a Loss here it may return to your hand.',
  'text.GA18': RUSE,
  'text.GA19':
    'After a Loss here, gain what the Location claimed by the winner pays, and 1 token on each of your Rituals.',
  'text.GA20': 'Keywords: remove one of your lost Supporters from the game to add its Strength here.',
  'text.GA21': 'With it in a Clash the lowest total above 0 wins.',
};

const tiles: Catalogue = {
  'text.T-NO1': 'When a card of yours enters the Court: your own cards there stay, too.',
  'text.T-NO2': 'Strength, in your Clash: +2 to your total.',
  'text.T-NO3': 'Bids, if you have bid: the Bids of all opponents are worth 0.',
  'text.T-NO4': 'After the rewards, with a Win or Tie: one of your cards Revealed there Fortifies.',
  'text.T-CL1': 'After a Tie of yours: you win that Clash.',
  'text.T-CL2': 'Early Autumn: you choose the first two Regions. Your first win brings 1 Influence.',
  'text.T-CL3': 'Strength, in your Clash: bring in one of your Revealed Cavalry from next door.',
  'text.T-CL4': 'Late Autumn: one or two of your cards Revealed at Regions return to your hand.',
  'text.T-UP1':
    'After your card sent a Captain, Champion, Heir or Myth to the Lost Pile: hand limit +1 from next Spring.',
  'text.T-UP2': 'Keywords, in your Clash: one of your cards has Eliminate for Captains, Champions and Heirs.',
  'text.T-UP3': 'Before the reveal: swap your face-down card with your hand or another Region.',
  'text.T-UP4': 'Late Summer: swap two face-down cards of an opponent, or of several, unseen.',
  'text.T-GA1': 'Strength, in any Clash: somebody has -2.',
  'text.T-GA2': 'After a Loss: 1 token here or on the other Ritual. With 3, The Tooth comes to your hand.',
  'text.T-GA3': 'After a Loss: 1 token here or on the other Ritual. With 4, The Eye comes to your hand.',
  'text.T-GA4': 'Strength, in your Clash: exchange your card with one of yours Revealed at another Region.',
};

const commanders: Catalogue = {
  'text.CM-NO': 'Late Summer: gain 1 Influence, or your Heir is Invulnerable this Round.',
  'text.CM-CL': 'Strength, in your Clash: your Herald comes to this Region, +1. Or Bids: +3 to yours.',
  'text.CM-UP': 'Late Summer: look at all face-down cards of a Region; then you may swap one of yours with your hand.',
  'text.CM-GA': 'Late Autumn: one of your cards Revealed where your Herald stands returns to your hand.',
};

const allies: Catalogue = {
  'text.K01': 'When you steal a Kingdom Card: +3 to your Bid, then gain 1 Influence.',
  'text.K02': 'Strength: +2 to your total if a Captain of yours is in the Clash.',
  'text.K03': 'Late Summer: look at one opponent’s face-down card where your Herald stands.',
  'text.K04': 'Late Summer: look at all face-down cards of a Region; you may swap two of your own.',
  'text.K05': 'Early Spring: swap a card of your hand with one of your lost cards.',
  'text.K06': 'Spring, order: arrange the Order Track as you like.',
  'text.K07': 'All your cards are Resilient, against Vulnerable too.',
  'text.K08': 'When an opponent’s Herald joins yours: gain 1 Influence.',
  'text.K09': 'Your hand limit is 1 higher.',
  'text.K10': 'Your Followers have +2 Strength in Clashes.',
  'text.K11': 'Each Bolster of your cards counts 1 more.',
  'text.K12': 'Your War Machine has +2 Strength. Winter: for 1 Influence it Deploys from your discard pile.',
  'text.K13': 'Early Winter: put one of your Revealed cards under your draw pile.',
  'text.K14': 'Reinforce and Retreat: one of your cards in the Clash Retreats.',
  'text.K15': 'Early Autumn: you choose the first Region.',
  'text.K16': 'Your Captains have Eliminate Captain.',
  'text.K17': 'Your Agent is not Vulnerable.',
  'text.K18': 'Income: if you were not first in order, gain 1 Influence.',
  'text.K19': 'Your first win without your Heir at that Region: gain 1 Influence.',
};

const artefacts: Catalogue = {
  'text.K20': 'Early Summer: look at the top three cards of the Kingdom Deck; put each on top or to the bottom.',
  'text.K21': 'Strength, in your Clash: +4 to your total. The Occupier is discarded.',
  'text.K22': 'When you win a Clash with your Heir: gain 1 Influence.',
  'text.K23': 'All your Kingdom Cards are defended by 3 more.',
  'text.K24': 'Reinforce and Retreat, in your Clash: Reinforce once.',
  'text.K25': 'Keywords: one of your Supporters in the Clash has another Trait.',
  'text.K26': 'Keywords: all your cards in the Clash are Invulnerable.',
  'text.K27': 'Late Spring: swap a card of your hand with one of your discard pile.',
  'text.K28': 'When your Herald steals: steal 1 more.',
  'text.K29': 'Early Autumn: at one Region neither Vulnerable nor Eliminate works this Round.',
  'text.K30': 'After a Loss: put one of your cards Revealed there under your draw pile.',
  'text.K31': 'Your Site of Power activates at Quest 2.',
  'text.K32': 'All your cards are Pathfinders.',
  'text.K33': 'Keywords, in your Clash: name a Strength. Opponents’ cards of that Strength return to hand.',
  'text.K34': 'Bids, if you have bid: +3.',
  'text.K35': 'Late Winter: look at the top three cards of your draw pile; put each on top or to the bottom.',
  'text.K36': '+1 to your total at the Region where your Herald stands.',
  'text.K37': 'Late Autumn: shuffle one to three of your lost cards into your draw pile.',
};

const sites: Catalogue = {
  'text.K38': 'When a card moves to your Site of Power: gain 1 Influence.',
  'text.K39': 'Late Summer: opponents’ totals are halved in the first Clash of a Region. The Occupier is discarded.',
  'text.K40': 'Income: if its Occupier has Strength 6 or more, gain 1 Influence.',
  'text.K41': 'When an opponent claims a Location of the Plateau: gain 1 Influence.',
  'text.K42': '+2 to your Bids and to the defence of your Kingdom Cards. You may not steal Kingdom Cards.',
  'text.K43': 'Income: if you have no card in the Court, gain 1 Influence.',
  'text.K44': 'When you suffer Attrition your limit does not drop.',
  'text.K45': 'When you claim the Harvest Field: gain 1 Influence.',
  'text.K46': 'At the Necropolis you choose the cards instead of drawing at random.',
  'text.K47': 'After your Shrine effect: you may draw a card.',
  'text.K48': 'Late Summer: pay 1 Influence and name a Region. +3 in its first Clash.',
  'text.K49': 'Early Autumn: swap one of your face-down cards with your hand.',
  'text.K50': 'Early Summer: look at two random cards of an opponent’s hand.',
  'text.K51': 'Winter: one of your Revealed cards counts as Loyal.',
  'text.K52': 'When you retire a card: gain 1 Influence.',
  'text.K53': 'Opponents can neither steal your Influence with Heralds nor remove it at the Battlefield.',
  'text.K54': 'Early Winter: if you won no Region, gain 1 Influence.',
  'text.K55': 'Early Summer: all show a card. Equal ones cancel; the highest left brings 2 Influence.',
};

export const cardTexts: Catalogue = { ...factions, ...tiles, ...commanders, ...allies, ...artefacts, ...sites };
