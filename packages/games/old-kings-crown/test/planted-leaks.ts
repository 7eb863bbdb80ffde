/** Leaks opened on purpose in every part that reaches a player; the secrecy test must find every one of them. */
import { LEAKED, leakPlanter, type PlantedLeak } from '@interregnum/kernel/testing';
import { type OldKingsCrownEvent, oldKingsCrown, type State } from '../src/index.ts';
import { NONE, REGION_NUMBERS } from '../src/pieces.ts';
import { ASK, type Question } from '../src/questions.ts';
import { at } from '../src/state.ts';

/** Where a leak must show. */
export type OkcLeak = PlantedLeak<typeof oldKingsCrown> & {
  /** From the deal on; otherwise at a crowded table. */
  fromSetup?: boolean;
  solo?: boolean;
};

const { always, inView, inOptions, inPrompt, inDescribe, inTimeout, inEvents, toldToAll, carried, inLog, inWorlds } =
  leakPlanter(oldKingsCrown);

const isAt = (s: State, ...ids: readonly Question[]): boolean => s.ask !== null && ids.includes(s.ask.id);
const rotate = <T>(list: readonly T[], by: number): T[] => list.map((_, i) => list[(i + by) % list.length]!);
const inSetup = (leak: OkcLeak): OkcLeak => ({ ...leak, fromSetup: true });
const alone = (leak: OkcLeak): OkcLeak => ({ ...leak, solo: true });

/** A number for cards that hardly two sets of cards share. */
const mark = (cards: readonly number[]): number => cards.reduce((all, card, i) => all + (card + 1) * (card + 7 + i), 0);
const handsOfOthers = (s: State, seat: number | null): number =>
  s.hands.reduce((all, hand, one) => (one === seat ? all : all + mark(hand)), 0);
const downOfOthers = (s: State, seat: number | null): number =>
  mark(
    REGION_NUMBERS.flatMap(region =>
      s.order.filter(party => party !== seat).map(party => s.down[at(s, region, party)]!),
    ),
  );
const bidsOfOthers = (s: State, seat: number | null): number =>
  mark(s.bids.flatMap((bid, one) => (one === seat ? [] : (bid ?? []))));
const seatIn = (e: OldKingsCrownEvent): number => ('seat' in e && e.seat !== null ? e.seat : 0);
const topOf = (s: State, seat: number): number => s.draw[seat]!.at(-1) ?? NONE;

export const plantedLeaks: readonly OkcLeak[] = [
  ...always,
  inWorlds('a card lies in a pile twice', world => {
    world.draw = world.draw.map(pile => (pile.length > 1 ? [pile[1]!, ...pile.slice(1)] : pile));
  }),
  inWorlds('a card that was seen lies elsewhere', world => {
    const [first] = world.marks;
    if (first) world.marks = [{ ...first, place: 1 - Math.sign(first.place) }, ...world.marks.slice(1)];
  }),
  inView('seats are listed by what they hold', (v, s) => {
    Object.assign(v, { listed: [...s.hands.keys()].sort((one, other) => mark(s.hands[one]!) - mark(s.hands[other]!)) });
  }),
  // --- the view
  inView('everybody sees all hands', (v, s) => {
    v.hands = s.hands.map(hand => hand.slice());
  }),
  inView('spectators see all hands', (v, s) => {
    if (v.viewer === null) v.hands = s.hands.map(hand => hand.slice());
  }),
  inView('how strong a hand is, is shown', (v, s) => {
    Object.assign(v, { strong: s.hands.map(mark) });
  }),
  inView('whether somebody holds an Heir is shown', (v, s) => {
    Object.assign(v, { heirs: s.hands.map(hand => hand.some(card => card % 19 === 13)) });
  }),
  inView('hands are shown in the order in which they lie', (v, s) => {
    v.hands = s.hands.map((hand, seat) =>
      seat === v.viewer ? hand.slice() : hand.map(card => (card > 20 ? card : null)),
    );
  }),
  inView('own draw piles are open', (v, s) => {
    v.draw = s.draw.map((pile, seat) => (seat === v.viewer ? pile.slice() : v.draw[seat]!));
  }),
  inView('the top of a draw pile is shown', (v, s) => {
    Object.assign(v, { tops: s.draw.map(pile => pile.at(-1) ?? null) });
  }),
  inView('the bottom of a draw pile is shown, where cards are buried', (v, s) => {
    Object.assign(v, { bottoms: s.draw.map(pile => pile[0] ?? null) });
  }),
  inView('face-down cards are shown', (v, s) => {
    v.down = s.down.slice();
  }),
  inView('face-down cards next to one’s own Herald are shown', (v, s) => {
    const own = v.viewer === null ? NONE : s.heralds[v.viewer]!;
    if (own === NONE) return;
    for (const party of s.order) v.down[at(s, own >> 1, party)] = s.down[at(s, own >> 1, party)]!;
  }),
  inView('which face-down card is the strongest is shown', (v, s) => {
    Object.assign(v, { strongest: s.down.indexOf(Math.max(...s.down)) });
  }),
  inView('Bids are open before they are shown', (v, s) => {
    v.bids = s.bids.map(bid => bid?.slice() ?? null);
  }),
  inView('the highest Bid is shown', (v, s) => {
    if (!s.bidsShown) Object.assign(v, { bid: mark(s.bids.flatMap(bid => bid ?? [])) });
  }),
  inView('reinforcements are open before they are turned up', (v, s) => {
    v.covered = s.covered.map(cards => cards.slice());
  }),
  inView('the Kingdom Deck is shown', (v, s) => {
    v.kingdomDeck = s.kingdomDeck.slice();
  }),
  inView('the top of the Kingdom Deck is shown', (v, s) => {
    Object.assign(v, { next: s.kingdomDeck.at(-1) });
  }),
  inView('what is in the box is shown', (v, s) => {
    Object.assign(v, { boxed: s.box });
  }),
  inView('what others have seen is shown', (v, s) => {
    Object.assign(v, { allMarks: s.marks });
  }),
  inView('peeks of others are shown without who', (v, s) => {
    Object.assign(v, { known: s.marks.map(({ thing, place }) => [thing, place]) });
  }),
  inView('a secret stands in a frame', (v, s) => {
    const frame = v.frames.at(-1);
    if (frame) frame.locals = { ...frame.locals, hand: handsOfOthers(s, v.viewer) };
  }),
  inView('a checksum of the state is shown', (v, s) => {
    Object.assign(v, { check: JSON.stringify(s).length });
  }),
  inSetup(
    inView('Kingdom Cards that were dealt are shown', (v, s) => {
      v.dealt = s.dealt.map(list => list.slice());
    }),
  ),
  inSetup(
    inView('which Kingdom Card was set aside is shown', (v, s) => {
      v.kingdomKept = s.kingdomKept.slice();
    }),
  ),
  alone(
    inView('the plan of the Simulacrum is shown', (v, s) => {
      Object.assign(v, { plan: s.plan });
    }),
  ),
  alone(
    inView('the next plan is shown', (v, s) => {
      Object.assign(v, { nextPlan: s.planDeck.at(-1) ?? null });
    }),
  ),
  // --- options
  inOptions('Heralds are ordered by the hands of others', (list, s, seat) =>
    isAt(s, ASK.herald) ? rotate(list, handsOfOthers(s, seat)) : list,
  ),
  inOptions('Bids are ordered by those of others', (list, s, seat) =>
    isAt(s, ASK.bid) ? rotate(list, bidsOfOthers(s, seat)) : list,
  ),
  inOptions('Regions are ordered by what lies there', (list, s, seat) =>
    isAt(s, ASK.region) ? rotate(list, downOfOthers(s, seat)) : list,
  ),
  inOptions('effects are offered first where they are wise', (list, s, seat) =>
    isAt(s, ASK.window) ? rotate(list, handsOfOthers(s, seat) + downOfOthers(s, seat)) : list,
  ),
  inOptions('the unseen Kingdom Card is offered only if it is good', (list, s) =>
    isAt(s, ASK.winningBid) ? list.filter(o => o.type !== 'takeDeck' || s.kingdomDeck.at(-1)! % 2 === 0) : list,
  ),
  inOptions('cards after a Tie are ordered by the hands of others', (list, s, seat) =>
    isAt(s, ASK.tieCard) ? rotate(list, handsOfOthers(s, seat)) : list,
  ),
  inOptions('placements are ordered by cards that others have placed', (list, s, seat) =>
    isAt(s, ASK.placing) && s.answers[seat] === null ? rotate(list, handsOfOthers(s, seat)) : list,
  ),
  // --- words and clock
  inPrompt('whom one waits for is told with the hand', (v, s) =>
    v.ask
      ? { rule: 'OKC-001', phrase: { key: LEAKED, args: { number: mark(s.hands[v.ask.seats[0]!]!) } } }
      : oldKingsCrown.words.prompt(v),
  ),
  inPrompt('a window says what lies face down', (v, s) =>
    v.ask?.id === ASK.window
      ? { rule: 'OKC-001', phrase: { key: LEAKED, args: { number: downOfOthers(s, v.viewer) } } }
      : oldKingsCrown.words.prompt(v),
  ),
  inDescribe('passing is described with the hands of others', (o, v, s) =>
    o.type === 'pass'
      ? { key: LEAKED, args: { number: handsOfOthers(s, v.viewer) } }
      : oldKingsCrown.words.describe(o, v),
  ),
  inDescribe('a Region is described with what lies there', (o, v, s) =>
    o.type === 'region'
      ? { key: LEAKED, args: { number: downOfOthers(s, v.viewer) } }
      : oldKingsCrown.words.describe(o, v),
  ),
  inTimeout('the clock places a Herald by the hands of others', (v, s, random) =>
    v.ask!.id === ASK.herald
      ? handsOfOthers(s, v.viewer) % v.ask!.options[v.viewer!]!.length
      : oldKingsCrown.advice.timeout(v, random),
  ),
  // --- events
  toldToAll('what is drawn is told to all', 'drew'),
  toldToAll('which card is bid is told to all', 'bid'),
  toldToAll('which cards are placed is told to all', 'placed'),
  toldToAll('which card is played after a Tie is told to all', 'tieCard'),
  toldToAll('what is peeked at is told to all', 'peeked'),
  toldToAll('what is looked at on top of a pile is told to all', 'looked'),
  inEvents('a card that is buried unseen carries its number', news => {
    for (const fact of news) {
      if (fact.closed?.type === 'moved' && fact.open?.type === 'moved')
        fact.open = Object.assign({}, fact.open, { more: fact.closed.card });
    }
  }),
  inSetup(toldToAll('what is kept at setup is told to all', 'keptKingdom')),
  inEvents('what is drawn is told to a neighbour', (news, s) => {
    for (const fact of news) {
      if (fact.closed?.type === 'drew') fact.insiders = [...fact.insiders, (fact.insiders[0]! + 1) % s.seats];
    }
  }),
  carried('a Herald is placed with the hand of its player', 'herald', s => s.hands),
  carried('a pass at a Bid shows the hand', 'passedBid', (s, e) => s.hands[seatIn(e)]),
  carried('the choice of a Region shows what lies there', 'regionChosen', s => s.down),
  carried('a used effect shows the hand', 'used', (s, e) => mark(s.hands[seatIn(e)]!)),
  carried('a declined card after a Tie shows the hand', 'declinedTie', s => s.hands),
  carried('a Round begins with the key of the stream', 'round', s => s.chance.key),
  carried('an arranged pile shows its order', 'arranged', s => [...s.kingdomDeck, ...s.draw.flat()]),
  carried('Attrition shows the new draw pile', 'attrition', s => s.draw),
  inLog('a draw is written down with the cards', 'drew', (s, e) => mark(s.hands[seatIn(e)]!)),
  inLog('a Bid is written down', 'bid', (s, e) => mark(s.bids[seatIn(e)] ?? [])),
  inLog('placed cards are written down', 'placed', s => mark(s.down)),
  inLog('what is left of a draw pile is written down', 'drew', (s, e) => topOf(s, seatIn(e))),
  inLog('a Herald is written down with the hands', 'herald', s => s.hands.reduce((all, hand) => all + mark(hand), 0)),
];
