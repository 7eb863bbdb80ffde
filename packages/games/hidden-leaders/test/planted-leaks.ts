/** Hidden Leaders with single leaks opened on purpose. The secrecy test must find every one of them. */
import { LEAKED, leakPlanter, type PlantedLeak } from '@interregnum/kernel/testing';
import { hiddenLeaders, type Option, type State } from '../src/index.ts';

export interface HiddenLeadersLeak extends PlantedLeak<typeof hiddenLeaders> {
  /** Shows only at tables without a memory aid. */
  unaided?: boolean;
}

const { always, inView, inOptions, inPrompt, inDescribe, inTimeout, inEvents, toldToAll, carried, inLog, inWorlds } =
  leakPlanter(hiddenLeaders);

// --- small helpers -----------------------------------------------------------------------------------------------

const top = (pile: readonly number[]): number => pile.at(-1) ?? 0;
const sum = (list: readonly (number | null)[]): number => list.reduce<number>((a, b) => a + (b ?? 0), 0);
const rotate = <T>(list: readonly T[], by: number): T[] => list.map((_, i) => list[(i + by) % list.length]!);
const at = (s: State, ...ids: string[]): boolean => s.ask !== null && ids.includes(s.ask.id);
const hiddenAt = (s: State, o: Option): number => (o.type === 'hidden' ? s.down[o.seat]![o.place]! : 0);
const undeadIn = (cards: readonly number[]): number => cards.filter(card => card >= 37 && card <= 54).length;
const handsOfOthers = (s: State, seat: number): number => sum(s.hands.filter((_, x) => x !== seat).map(sum));

// --- the leaks ---------------------------------------------------------------------------------------------------

export const plantedLeaks: readonly HiddenLeadersLeak[] = [
  ...always,
  inWorlds('a Hero lies in the Harbor twice', world => {
    if (world.harbor.length > 1) world.harbor[0] = world.harbor[1]!;
  }),
  inView('everybody sees all hands', (v, s) => {
    v.hands = s.hands.map(cards => cards.slice());
  }),
  inView('spectators see all hands', (v, s) => {
    if (v.viewer === null) v.hands = s.hands.map(cards => cards.slice());
  }),
  inView('a neighbour sees the first hand card', (v, s) => {
    if (v.viewer === null) return;
    const next = (v.viewer + 1) % s.seats;
    if (s.hands[next]!.length > 0) v.hands[next]![0] = s.hands[next]![0]!;
  }),
  inView('how many Undead a hand has is shown', (v, s) => {
    Object.assign(v, { undead: s.hands.map(undeadIn) });
  }),
  inView('everybody sees all Leaders', (v, s) => {
    v.leaders = s.leaders.slice();
  }),
  inView('spectators see all Leaders', (v, s) => {
    if (v.viewer === null) v.leaders = s.leaders.slice();
  }),
  inView('the Leaders that nobody got are shown', (v, s) => {
    Object.assign(v, { unused: s.unused });
  }),
  inView('whether two Leaders share a faction is shown', (v, s) => {
    Object.assign(v, { friends: s.leaders[0]! + s.leaders[1]! === 7 });
  }),
  inView('Hidden Heroes are shown', (v, s) => {
    v.down = s.down.map(cards => cards.slice());
  }),
  inView('spectators see Hidden Heroes', (v, s) => {
    if (v.viewer === null) v.down = s.down.map(cards => cards.slice());
  }),
  inView('a Hidden Hero that somebody has seen is shown to all', (v, s) => {
    v.down = s.down.map((cards, seat) => cards.map((card, i) => (s.known[seat]![i] ? card : v.down[seat]![i]!)));
  }),
  inView('the previous holder of a hand card knows where it is hidden', (v, s) => {
    v.down = s.down.map((cards, seat) => cards.map((card, i) => (card % 9 === 0 ? card : v.down[seat]![i]!)));
  }),
  {
    ...inView('the memory aid works although it is off', (v, s) => {
      const bit = v.viewer === null ? 64 : 1 << v.viewer;
      v.down = s.down.map((cards, seat) =>
        cards.map((card, i) => (s.known[seat]![i]! & bit ? card : v.down[seat]![i]!)),
      );
    }),
    unaided: true,
  },
  inView('the Harbor is shown', (v, s) => {
    Object.assign(v, { harbor: s.harbor });
  }),
  inView('the top of the Harbor is shown', (v, s) => {
    Object.assign(v, { next: top(s.harbor) });
  }),
  inView('the Wilderness is shown', (v, s) => {
    Object.assign(v, { wilderness: s.wilderness });
  }),
  inView('the top of the Wilderness is shown', (v, s) => {
    Object.assign(v, { last: top(s.wilderness) });
  }),
  inView('cards that are being assigned are shown', (v, s) => {
    v.held = s.held.slice();
  }),
  inView('a Hidden Hero that is pointed at stands in a frame', (v, s) => {
    const l = v.frames.at(-2)?.locals as { a?: number | null } | undefined;
    if (l?.a && l.a >= 1000) Object.assign(l, { card: s.down[Math.floor((l.a - 1000) / 100)]![l.a % 100] });
  }),
  inView('whether the Emperor is hidden somewhere is shown', (v, s) => {
    Object.assign(v, {
      emperor: s.hands.some(cards => cards.includes(77)) || s.down.some(cards => cards.includes(77)),
    });
  }),
  inView('a checksum of the state is shown', (v, s) => {
    Object.assign(v, { check: JSON.stringify(s).length });
  }),
  inOptions('Hidden Heroes are offered in the order of their numbers', (list, s) =>
    at(s, 'HDL-D15', 'HDL-D20', 'HDL-D22') ? list.toSorted((a, b) => hiddenAt(s, a) - hiddenAt(s, b)) : list,
  ),
  inOptions('only Hidden Heroes worth a look are offered', (list, s) =>
    at(s, 'HDL-D22') ? list.filter(o => hiddenAt(s, o) < 40) : list,
  ),
  inOptions('the Harbor is offered only with a good card on top', (list, s) =>
    at(s, 'HDL-D04') ? list.filter((o, i) => i === 0 || o.type !== 'harbor' || top(s.harbor) % 2 === 0) : list,
  ),
  inOptions('directions are ordered by the hand of the actor', (list, s, seat) =>
    at(s, 'HDL-D12') ? rotate(list, handsOfOthers(s, seat)) : list,
  ),
  inOptions('players are ordered by their hands', (list, s) =>
    at(s, 'HDL-D13') ? rotate(list, sum(s.hands.map((cards, seat) => (seat === s.active ? 0 : sum(cards))))) : list,
  ),
  inOptions('discards for the Witch are ordered by those already made', (list, s, seat) =>
    at(s, 'HDL-D30') && s.answers[seat] === null ? rotate(list, sum(s.answers)) : list,
  ),
  inPrompt('the rule of the question is the Leader of the active player', (v, s) => {
    const prompt = hiddenLeaders.words.prompt(v);
    return prompt && { ...prompt, rule: `HDL-${s.leaders[s.active]}` };
  }),
  inDescribe('a Hidden Hero is named', (o, v, s) =>
    o.type === 'hidden' ? { key: LEAKED, args: { number: hiddenAt(s, o) } } : hiddenLeaders.words.describe(o, v),
  ),
  inDescribe('the words for a player depend on the hand', (o, v, s) =>
    o.type === 'player'
      ? { key: LEAKED, args: { number: undeadIn(s.hands[o.seat]!) } }
      : hiddenLeaders.words.describe(o, v),
  ),
  inTimeout('the clock draws by what lies on top of the Harbor', (v, s, random) =>
    v.ask!.id === 'HDL-D04' ? top(s.harbor) % 2 : hiddenLeaders.advice.timeout(v, random),
  ),
  toldToAll('what is discarded is told to all', 'discarded'),
  toldToAll('what is drawn is told to all', 'drew'),
  toldToAll('what is hidden is told to all', 'hid'),
  toldToAll('the two cards of the setup are told to all', 'prepared'),
  toldToAll('the card out of a hand is told to all', 'robbed'),
  toldToAll('what was looked at is told to all', 'looked'),
  toldToAll('cards that are being assigned are told to all', 'held'),
  toldToAll('what is kept or put back is told to all', 'kept', 'putBack'),
  toldToAll('a secret exchange is told to all', 'exchanged'),
  inEvents('what was looked at is told to a neighbour', (news, s) => {
    for (const fact of news) {
      if (fact.closed?.type === 'looked') fact.insiders = [...fact.insiders, (fact.insiders[0]! + 1) % s.seats];
    }
  }),
  carried('a turn begins with the next card of the Harbor', 'turn', s => top(s.harbor)),
  carried('a turn begins with the key of the stream', 'turn', s => s.chance.key),
  carried('a play shows the rest of the hand', 'played', s => s.hands[s.active]),
  carried('a moving marker shows the Leader', 'moved', s => s.leaders[s.active]),
  carried('somebody without a card shows the hand', 'hasNone', s => s.hands),
  carried('who declines shows the hand', 'declined', s => s.hands[s.active]),
  inLog('a discard is written down with the card', 'discarded', s => top(s.wilderness)),
  inLog('a draw is written down with the card', 'drew', s => top(s.hands[s.active]!)),
  inLog('a hidden card is written down', 'hid', s => top(s.down[s.active]!)),
  inLog('a look is written down with the Heroes', 'looked', s => sum(s.down.map(sum))),
  inLog('a new turn is written down with the Wilderness', 'turn', s => sum(s.wilderness)),
];
