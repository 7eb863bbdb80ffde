/** Hidden Leaders with single leaks opened on purpose. The secrecy test must find every one of them. */
import type { Fact } from '@interregnum/kernel';
import { type HiddenLeadersEvent, hiddenLeaders, type Option, type State, type View } from '../src/index.ts';

type HiddenLeaders = typeof hiddenLeaders;

export interface PlantedLeak {
  /** What is opened. */
  name: string;
  /** Where the test must see it: the view, the options, the prompt, the events or the log. */
  shows: RegExp;
  game: HiddenLeaders;
  /** At a table without the memory aid. */
  unaided?: boolean;
}

// --- ways to plant -----------------------------------------------------------------------------------------------

/** The view shows more. */
function inView(name: string, leak: (v: View, s: State) => void): PlantedLeak {
  const view: HiddenLeaders['view'] = (s, seat) => {
    const v = hiddenLeaders.view(s, seat);
    leak(v, s);
    return v;
  };
  return { name: `view: ${name}`, shows: /^view/, game: { ...hiddenLeaders, view } };
}

/** The options depend on what their owner may not know. */
function inOptions(
  name: string,
  leak: (options: readonly Option[], s: State, seat: number) => readonly Option[],
): PlantedLeak {
  const changed = (s: State): State => {
    if (s.ask) s.ask = { ...s.ask, options: s.ask.options.map((list, seat) => list && leak(list, s, seat)) };
    return s;
  };
  const game: HiddenLeaders = {
    ...hiddenLeaders,
    apply(s, seat, option, news) {
      hiddenLeaders.apply(s, seat, option, news);
      changed(s);
    },
    determinise: (v, random) => changed(hiddenLeaders.determinise(v, random)),
  };
  return { name: `options: ${name}`, shows: /^(view|options)/, game };
}

/** Something that is made from the view looks past it. */
function inWords(
  name: string,
  part: 'prompt' | 'describe' | 'timeout',
  leak: (game: HiddenLeaders, s: () => State) => Partial<HiddenLeaders>,
): PlantedLeak {
  let last: State | null = null;
  const game: HiddenLeaders = {
    ...hiddenLeaders,
    view(s, seat) {
      last = s;
      return hiddenLeaders.view(s, seat);
    },
  };
  const shows = { prompt: /^prompt/, describe: /^options/, timeout: /^timeout/ }[part];
  return { name: `${part}: ${name}`, shows, game: { ...game, ...leak(hiddenLeaders, () => last!) } };
}

/** The events tell more. */
function inEvents(name: string, leak: (news: Fact<HiddenLeadersEvent>[], after: State) => void): PlantedLeak {
  const apply: HiddenLeaders['apply'] = (s, seat, option, news) => {
    const told: Fact<HiddenLeadersEvent>[] = [];
    hiddenLeaders.apply(s, seat, option, told);
    leak(told, s);
    news?.push(...told);
  };
  return { name: `events: ${name}`, shows: /^(events|log)/, game: { ...hiddenLeaders, apply } };
}

/** The private form of these events goes to everybody. */
const toldToAll = (name: string, ...types: HiddenLeadersEvent['type'][]): PlantedLeak =>
  inEvents(name, news => {
    for (const fact of news) if (fact.closed && types.includes(fact.closed.type)) fact.open = fact.closed;
  });

/** An event carries something that it should not. */
const carried = (name: string, type: HiddenLeadersEvent['type'], what: (s: State) => unknown): PlantedLeak =>
  inEvents(name, (news, s) => {
    for (const fact of news) if (fact.open?.type === type) fact.open = Object.assign({}, fact.open, { more: what(s) });
  });

/** The log says more than the event. */
function inLog(name: string, type: HiddenLeadersEvent['type'], leak: (after: State) => number): PlantedLeak {
  let hint = 0;
  const game: HiddenLeaders = {
    ...hiddenLeaders,
    apply(s, seat, option, news) {
      hiddenLeaders.apply(s, seat, option, news);
      hint = leak(s);
    },
    tell: e => (e.type === type ? { key: 'log.lastRound', args: { rounds: hint } } : hiddenLeaders.tell(e)),
  };
  return { name: `log: ${name}`, shows: /^log/, game };
}

// --- small helpers -----------------------------------------------------------------------------------------------

const top = (pile: readonly number[]): number => pile.at(-1) ?? 0;
const sum = (list: readonly (number | null)[]): number => list.reduce<number>((a, b) => a + (b ?? 0), 0);
const rotate = <T>(list: readonly T[], by: number): T[] => list.map((_, i) => list[(i + by) % list.length]!);
const at = (s: State, ...ids: string[]): boolean => s.ask !== null && ids.includes(s.ask.id);
const hiddenAt = (s: State, o: Option): number => (o.type === 'hidden' ? s.down[o.seat]![o.place]! : 0);
const undeadIn = (cards: readonly number[]): number => cards.filter(card => card >= 37 && card <= 54).length;
const handsOfOthers = (s: State, seat: number): number => sum(s.hands.filter((_, x) => x !== seat).map(sum));

// --- the leaks ---------------------------------------------------------------------------------------------------

export const plantedLeaks: readonly PlantedLeak[] = [
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
  inView('the answers of others are shown', (v, s) => {
    Object.assign(v.answers, { all: s.answers });
  }),
  inView('the options of others are shown', (v, s) => {
    if (v.ask && s.ask) v.ask = { ...v.ask, options: s.ask.options };
  }),
  inView('the key of the random stream is shown', (v, s) => {
    Object.assign(v, { chance: s.chance });
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
  inWords('the rule of the question is the Leader of the active player', 'prompt', (game, s) => ({
    prompt: v => {
      const prompt = game.prompt(v);
      return prompt && { ...prompt, rule: `HDL-${s().leaders[s().active]}` };
    },
  })),
  inWords('a Hidden Hero is named', 'describe', (game, s) => ({
    describe: (o, v) =>
      o.type === 'hidden' ? { key: 'log.lastRound', args: { rounds: hiddenAt(s(), o) } } : game.describe(o, v),
  })),
  inWords('the words for a player depend on the hand', 'describe', (game, s) => ({
    describe: (o, v) =>
      o.type === 'player'
        ? { key: 'log.lastRound', args: { rounds: undeadIn(s().hands[o.seat]!) } }
        : game.describe(o, v),
  })),
  inWords('the clock draws by what lies on top of the Harbor', 'timeout', (game, s) => ({
    timeout: (v, random) => (v.ask!.id === 'HDL-D04' ? top(s().harbor) % 2 : game.timeout(v, random)),
  })),
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
