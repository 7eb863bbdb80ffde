/** Effects as content files write them: every condition, parameter, op and modifier is a sentence. */
import {
  countSlot,
  type Slot,
  signedSlot,
  type Templates,
  template,
  templates,
  wordSlot,
  wordsSlot,
} from '@interregnum/kernel';
import { type Condition, MOST_COUNTED, type Modifier, type Moment, type Op, type Parameter } from '../effect.ts';
import { keywordIn, writeKeyword } from '../keyword-words.ts';
import { LOCATIONS, REGIONS } from '../map.ts';
import { eliminate, invulnerable, type Keyword } from '../traits.ts';
import { SET_SLOT, SETS_SLOT, TRAITS_SLOT } from './set-words.ts';

// --- when ----------------------------------------------------------------------------------------------------------------

/** Moments that effects can wait for; those left out are no moments for effects. */
export const MOMENT_WORDS: Readonly<Partial<Record<Moment, string>>> = {
  ESp: 'early spring',
  'MSp-I': 'income',
  'MSp-O': 'order',
  LSp: 'late spring',
  ESu: 'early summer',
  'MSu-B': 'bids',
  LSu: 'late summer',
  EAu: 'early autumn',
  AuD: 'before the reveal',
  AuRR: 'reinforcements',
  AuK: 'keywords',
  AuA: 'strength',
  AuDec: 'decrees',
  AuT: 'tie',
  AuE: 'after the rewards',
  LAu: 'late autumn',
  EWi: 'early winter',
  LWi: 'late winter',
  onSteal: 'a stolen Kingdom Card',
  onHeraldPlaced: 'a Herald placed',
  onWin: 'a Win',
  onLoss: 'a Loss',
  onClaim: 'a claim',
  onAttrition: 'Attrition',
  onRetire: 'a card retired',
  onSoP: 'a Site of Power',
  onCourt: 'a card in the Court',
  afterHeraldSteal: 'Influence stolen by my Herald',
  afterShrine: 'the Shrine',
};

// --- numbers and Keywords ------------------------------------------------------------------------------------------------

const FEW = countSlot(1, 5);
const PLUS = signedSlot(1, MOST_COUNTED);
const PLUS_OR_MINUS = signedSlot(-MOST_COUNTED, MOST_COUNTED);

/** Keywords that a card can be given or lose; the numbers of the others are printed for good. */
const GIVEN = ['eliminate', 'vulnerable', 'invulnerable', 'loyal', 'pathfinder', 'resilient'] as const;
const isGiven = (word: Keyword['word']): boolean => (GIVEN as readonly string[]).includes(word);
const KEYWORD: Slot<readonly Keyword[]> = {
  pattern: '[a-z]+(?: [a-z-]+)*?',
  says: 'such as: loyal, eliminate captain heir',
  read: text => {
    const keyword = keywordIn(text.split(' '));
    return keyword && isGiven(keyword.word) ? [keyword] : null;
  },
  write: ([keyword, ...more]) => (keyword && more.length === 0 && isGiven(keyword.word) ? writeKeyword(keyword) : null),
};

// --- conditions ------------------------------------------------------------------------------------------------------------

export const CONDITIONS: Templates<Condition> = templates('a condition', [
  template('I take part', { if: 'takesPart' }),
  template('I have Bid', { if: 'haveBid' }),
  template('I am tied', { if: 'tied' }),
  template('I am not leading', { if: 'notLeading' }),
  template('I am not first', { if: 'notFirst' }),
  template('I won no Region', { if: 'wonNoRegion' }),
  template('I have {least} Influence', { if: 'supply' }, { least: FEW }),
  template('I have the result {of}', { if: 'result' }, { of: wordsSlot(['win', 'tie', 'loss'], '/') }),
  template('my Herald is on the map', { if: 'heraldOnMap' }),
  template('my Herald is here', { if: 'heraldHere' }),
  template('my Herald is at that Location', { if: 'sameLocationAsMine' }),
  template('my draw pile has cards', { if: 'drawPile' }),
  template('the Kingdom Deck has cards', { if: 'kingdomDeck' }),
  template('the Tie is final', { if: 'madeFinalTie' }),
  template('the Occupier has Strength {least}', { if: 'occupierStrength' }, { least: countSlot(1, 15) }),
  template('by an opponent', { if: 'byOpponent' }),
  template('this is in the Clash', { if: 'thisInClash' }),
  template('this is here', { if: 'thisHere' }),
  template('somebody has a hand', { if: 'somebodyHasHand' }),
  template('somebody else takes part', { if: 'otherParticipant' }),
  template('somebody lost by me: {traits}', { if: 'struckDown' }, { traits: TRAITS_SLOT }),
  template('there are no {of}', { if: 'none' }, { of: SET_SLOT }),
  template('there are {of}', { if: 'some' }, { of: SET_SLOT }),
  template('at {of}', { if: 'location' }, { of: wordSlot([...LOCATIONS, ...REGIONS]) }),
]);

// --- what is named with a Declaration ----------------------------------------------------------------------------------------

type Named = Exclude<Parameter, { of: 'way' }>;

export const PARAMETERS: Templates<Named> = templates('something to name', [
  template('a card of {from}', { of: 'card' }, { from: SETS_SLOT }),
  template('a Region with face-down cards', { of: 'region', with: 'facedown' }),
  template('a Region with a face-down card of mine', { of: 'region', with: 'own-facedown' }),
  template('a Region', { of: 'region', with: null }),
  template('a player of the Clash', { of: 'player', from: 'participants' }),
  template('a Strength of {from}', { of: 'strength' }, { from: SET_SLOT }),
  template('a Location for a card', { of: 'location', for: 'card' }),
  template('a Location for my Herald', { of: 'location', for: 'herald' }),
  template('a Ritual tile', { of: 'tile', which: 'ritual' }),
  template('two face-down cards of an opponent', { of: 'pair' }),
]);

// --- ops -------------------------------------------------------------------------------------------------------------------

const lasting = (flag: string, of: string, lasts: string) => ({ op: 'flag', flag: { flag }, of, lasts });
const FLAG_N = (flag: string): Slot<{ flag: string; n: number }> => ({
  ...PLUS,
  read: text => {
    const n = PLUS.read(text);
    return n === null ? null : { flag, n };
  },
  write: value => (value.flag === flag ? PLUS.write(value.n) : null),
});
const CHOICES: Slot<{ flag: string; choices: readonly number[] }> = {
  pattern: 'first(?: and second)?|second',
  says: 'first, second, first and second',
  read: text => ({
    flag: 'regionChoice',
    choices: [...(text.includes('first') ? [1] : []), ...(text.includes('second') ? [2] : [])],
  }),
  write: ({ flag, choices }) =>
    flag === 'regionChoice' ? choices.map(n => (n === 1 ? 'first' : 'second')).join(' and ') : null,
};

const INFLUENCE = [
  template('gain {n}', { op: 'gain' }, { n: FEW }),
  template('gain its Strength', { op: 'gain', n: 'a' }),
  template('gain what the Location pays', { op: 'gain', n: 'claimed' }),
  template('steal {n} from that player', { op: 'steal', from: 'picked' }, { n: FEW }),
  template('pay {n}', { op: 'pay' }, { n: FEW }),
  template('put {n} on that Ritual', { op: 'token', on: 'named' }, { n: countSlot(1, 3) }),
  template('put {n} on each Ritual', { op: 'token', on: 'each' }, { n: countSlot(1, 3) }),
  template('everybody shows a card, the highest gains {prize}', { op: 'tourney', asks: 'OKC-D73' }, { prize: FEW }),
];

const NUMBERS = [
  template('my total {n}', { op: 'total', of: 'me' }, { n: PLUS_OR_MINUS }),
  template('the total of that player {n}', { op: 'total', of: 'picked' }, { n: PLUS_OR_MINUS }),
  template('my Bid {n}', { op: 'bid' }, { n: PLUS }),
  template('my hand size {n}', { op: 'limit' }, { n: signedSlot(1, 2) }),
  template('this gets its Strength', { op: 'str', of: 'this', n: 'a', until: 'clash' }),
  template('this gets Strength {n}', { op: 'str', of: 'this', until: 'clash' }, { n: PLUS }),
];

const PICKS = [
  template('pick one of {from}', { op: 'sel', as: 'a', asks: 'OKC-D11' }, { from: SET_SLOT }),
  template('pick the other to exchange of {from}', { op: 'sel', as: 'b', asks: 'OKC-D77' }, { from: SET_SLOT }),
  template('pick the other to swap of {from}', { op: 'sel', as: 'b', asks: 'OKC-D87' }, { from: SET_SLOT }),
  template(
    'pick up to {most} in all of {from}',
    { op: 'more', asks: 'OKC-D86' },
    { most: countSlot(2, 3), from: SET_SLOT },
  ),
  template('pick an opponent with a hand', { op: 'selPlayer', with: 'hand', asks: 'OKC-D11' }),
  template('pick an opponent stolen from', { op: 'selPlayer', with: 'stolenFrom', asks: 'OKC-D85' }),
  template('pick a Location for it', { op: 'selLocation', for: 'card', asks: 'OKC-D60' }),
  template('name a Trait for it', { op: 'trait', of: 'a', until: 'clash', asks: 'OKC-D78' }),
];

const LOOKS = [
  template('look at it', { op: 'peek', what: 'a' }),
  template('look at {what}', { op: 'peek' }, { what: SET_SLOT }),
  template('look by lot at {n} of {what}', { op: 'peekRandom' }, { n: countSlot(1, 5), what: SET_SLOT }),
  template(
    'arrange the top {n} of the Kingdom Deck',
    { op: 'arrange', pile: 'kingdom', asks: 'OKC-D83' },
    { n: countSlot(1, 3) },
  ),
  template(
    'arrange the top {n} of my draw pile',
    { op: 'arrange', pile: 'draw', asks: 'OKC-D83' },
    { n: countSlot(1, 3) },
  ),
];

const MOVES = [
  template('draw {n}', { op: 'draw' }, { n: FEW }),
  template('swap it and the other', { op: 'swap', one: 'a', other: 'b' }),
  template('swap my face-down card here and it', { op: 'swap', one: 'here', other: 'a' }),
  template('swap two face-down cards of each opponent', { op: 'swapPairs', asks: 'OKC-D75' }),
  template('I may swap two of my face-down cards', { op: 'swapOwn', with: 'facedown', asks: 'OKC-D87' }),
  template('I may swap a face-down card for a hand card', { op: 'swapOwn', with: 'hand', asks: 'OKC-D79' }),
  ...(['it', 'this'] as const).flatMap(word => {
    const what = word === 'it' ? 'a' : 'this';
    return [
      template(`${word} goes to hand`, { op: 'hand', what }),
      template(`${word} goes to the bottom`, { op: 'bottom', what }),
      template(`${word} leaves the game`, { op: 'remove', what }),
      template(`${word} Fortifies the Location`, { op: 'place', what, as: 'fortify' }),
    ];
  }),
  template('this Pillages the Location', { op: 'place', what: 'this', as: 'pillage' }),
  template('shuffle it into my draw pile', { op: 'shuffleIntoDraw', what: 'a' }),
  template('to the Lost Pile: {what}', { op: 'lost' }, { what: SET_SLOT }),
  template('to hand, with that Strength: {of}', { op: 'handAllOfStrength' }, { of: SET_SLOT }),
  template('it moves into the Clash', { op: 'move', what: 'a', to: 'clash' }),
  template('exchange it and the other', { op: 'exchange', out: 'a', in: 'b' }),
  template('my Herald goes to that Location', { op: 'herald' }),
  template('Reinforce', { op: 'reinforce', asks: 'OKC-D42' }),
  template('Retreat with it', { op: 'retreat', with: 'a', asks: 'OKC-D42' }),
  template('spend this, the Occupier to the {occupier}', { op: 'spend' }, { occupier: wordSlot(['hand', 'discard']) }),
];

const CLASH = { until: 'clash' } as const;
const KEYWORDS = [
  template('it has Eliminate captain champion heir', {
    op: 'grant',
    keywords: [eliminate('captain', 'champion', 'heir')],
    to: 'a',
    ...CLASH,
  }),
  template('it is Invulnerable', { op: 'grant', keywords: [invulnerable], to: 'a', ...CLASH }),
  template('Invulnerable: {to}', { op: 'grant', keywords: [invulnerable], ...CLASH }, { to: SET_SLOT }),
  template(
    'Invulnerable this Round: {to}',
    { op: 'grant', keywords: [invulnerable], until: 'round' },
    { to: SET_SLOT },
  ),
];

const LASTING = [
  template('I choose the {flag} Region', { op: 'flag', of: 'me', lasts: 'round' }, { flag: CHOICES }),
  template('my next Win gains {flag}', { op: 'flag', of: 'me', lasts: 'round' }, { flag: FLAG_N('gainOnNextWin') }),
  template('Bids of opponents count 0', lasting('bidTotalZero', 'opponents', 'bidding')),
  template('no Vulnerable and no Eliminate there', lasting('noVulnerableNoEliminate', 'region', 'round')),
  template('totals of opponents are halved there', lasting('halveOpponents', 'region', 'first-clash')),
  template('my total there {flag}', { op: 'flag', of: 'region', lasts: 'first-clash' }, { flag: FLAG_N('plus') }),
];

const FIXED = [
  template('set the Order Track', { op: 'order', asks: 'OKC-D03' }),
  template('my cards stay in the Court', { op: 'keepInCourt' }),
  template('I win', { op: 'winner' }),
  template('I tie with the leader', { op: 'tieWithLeader' }),
  template('nobody wins', { op: 'finalTie' }),
  template('the hand size stays', { op: 'limitStays' }),
];

export const OPS: Templates<Op> = templates('a step', [
  ...[...INFLUENCE, ...LASTING, ...NUMBERS, ...PICKS, ...LOOKS, ...MOVES, ...KEYWORDS, ...FIXED],
]);

// --- continuous effects ------------------------------------------------------------------------------------------------------

export const MODIFIERS: Templates<Modifier> = templates('a continuous effect', [
  template('my Bid when stealing {n}', { mod: 'cmp' }, { n: PLUS }),
  template('my Occupiers {n} against stealing', { mod: 'def' }, { n: PLUS }),
  template('my Bid {n}', { mod: 'bid' }, { n: PLUS }),
  template('my hand size {n}', { mod: 'limit' }, { n: signedSlot(1, 2) }),
  template('my Bolster {n} on each card', { mod: 'bolster' }, { n: PLUS }),
  template('my total {n}', { mod: 'total' }, { n: PLUS }),
  template('Strength {n}: {of}', { mod: 'str' }, { n: PLUS, of: SET_SLOT }),
  template('with {keywords}: {to}', { mod: 'grant' }, { keywords: KEYWORD, to: SET_SLOT }),
  template('without Keywords: {of}', { mod: 'drop', keyword: 'all' }, { of: SET_SLOT }),
  template('without {keyword}: {of}', { mod: 'drop' }, { keyword: wordSlot(GIVEN), of: SET_SLOT }),
  template('Resilient saves from Vulnerable too', { mod: 'resilientCoversVulnerable' }),
  template('the Necropolis by choice', { mod: 'necropolisByChoice' }),
  template('I steal no Kingdom Cards', { mod: 'noStealing' }),
  template('one more card is Loyal', { mod: 'oneMoreLoyal' }),
  template('the lowest total above 0 wins', { mod: 'lowestTotalWins' }),
  template('a Site of Power needs Quest {n}', { mod: 'siteThreshold' }, { n: countSlot(1, 3) }),
  template(
    'War Machines Deploy from the discard pile for {pay}',
    { mod: 'deployFromDiscard' },
    { pay: countSlot(1, 3) },
  ),
  template('safe from Heralds and the Battlefield', { mod: 'safeFromHeraldsAndBattlefield' }),
]);
