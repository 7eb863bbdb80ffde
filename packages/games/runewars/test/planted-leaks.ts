/** Leaks opened on purpose in every part that reaches a player; the secrecy test must find every one of them. */
import { sets } from '@interregnum/kernel';
import { LEAKED, leakPlanter, type PlantedLeak } from '@interregnum/kernel/testing';
import { type RunewarsEvent, runewars, type State } from '../src/index.ts';
import { explorationPlace, explorationThing } from '../src/knowledge.ts';
import { DRAGON_RUNE, NONE } from '../src/pieces.ts';
import { ASK, type Question } from '../src/questions.ts';
import { controllerOf } from '../src/table.ts';

/** Where a leak must show: from the deal on, or (most) at a crowded table; some only with exploration tokens, in battle, or among heroes. */
export type RunewarsLeak = PlantedLeak<typeof runewars> & {
  fromSetup?: boolean;
  explore?: boolean;
  atWar?: boolean;
  questing?: boolean;
  commanders?: boolean;
  /** Only where a Spymaster fights, a Rally brings Commander cards, the Council lets somebody see a hand, Scrolls are read, cards stolen, or duels won. */
  only?: 'spymaster' | 'rally' | 'council' | 'scroll' | 'theft' | 'spoils';
};

const { always, inView, inOptions, inPrompt, inDescribe, inTimeout, inEvents, toldToAll, carried, inLog, inWorlds } =
  leakPlanter(runewars);

const isAt = (s: State, ...ids: readonly Question[]): boolean => s.ask !== null && ids.includes(s.ask.id);
const rotate = <T>(list: readonly T[], by: number): T[] => list.map((_, i) => list[(i + by) % list.length]!);
const inSetup = (leak: RunewarsLeak): RunewarsLeak => ({ ...leak, fromSetup: true });
const inBattle = (leak: RunewarsLeak): RunewarsLeak => ({ ...leak, atWar: true });
const inQuestPhase = (leak: RunewarsLeak): RunewarsLeak => ({ ...leak, questing: true });
const withCommanders = (leak: RunewarsLeak): RunewarsLeak => ({ ...leak, commanders: true });
const onlyWith = (only: NonNullable<RunewarsLeak['only']>, leak: RunewarsLeak): RunewarsLeak => ({ ...leak, only });
const withTokens = (leak: RunewarsLeak): RunewarsLeak => ({ ...leak, explore: true });

/** A number for cards that hardly two sets of cards share. */
const mark = (cards: readonly number[]): number => cards.reduce((all, card, i) => all + (card + 1) * (card + 7 + i), 0);
const handsOfOthers = (s: State, seat: number | null): number =>
  s.tactics.reduce((all, hand, one) => (one === seat ? all : all + mark(hand)), 0);
const dragonsAt = (s: State): number =>
  s.runes.reduce<number>((all, rune, area) => (rune === DRAGON_RUNE ? all + (area + 1) * (area + 3) : all), 0);
const isMarked = (s: State, thing: number, place: number): boolean =>
  s.marks.some(mark => mark.thing === thing && mark.place === place);
const seatIn = (e: RunewarsEvent): number => ('seat' in e && e.seat !== null ? e.seat : 0);

export const plantedLeaks: readonly RunewarsLeak[] = [
  ...always,
  inWorlds('a Tactics card lies in the deck in the place of another', world => {
    const deck = world.tacticsDeck;
    const other = deck.find(card => card !== deck[0]);
    if (other !== undefined) world.tacticsDeck = [other, ...deck.slice(1)];
  }),
  inView('seats are listed by what they hold', (v, s) => {
    Object.assign(v, {
      listed: [...s.tactics.keys()].sort((one, other) => mark(s.tactics[one]!) - mark(s.tactics[other]!)),
    });
  }),
  onlyWith(
    'spoils',
    inView('spoils are listed by their numbers, facedown and faceup ones mixed', (v, s) => {
      const { down, up } = s.spoils;
      Object.assign(v, { listed: [...down, ...up].sort((one, other) => one - other).map(card => up.includes(card)) });
    }),
  ),
  // --- rune tokens
  inView('everybody sees all rune tokens', (v, s) => {
    v.runes = s.runes.slice();
  }),
  inView('spectators see all rune tokens', (v, s) => {
    if (v.viewer === null) v.runes = s.runes.slice();
  }),
  inView('whose runes are dragons is counted', (v, s) => {
    Object.assign(v, {
      dragons: s.factions.map(
        (_, seat) => s.runes.filter((rune, area) => rune === DRAGON_RUNE && controllerOf(s, area) === seat).length,
      ),
    });
  }),
  inView('who knows which token is shown', (v, s) => {
    v.runeKnown = s.runeKnown.slice();
  }),
  inView('tokens are shown that anybody knows', (v, s) => {
    v.runes = s.runes.map((rune, area) => (sets.isEmpty(s.runeKnown[area]!) ? v.runes[area]! : rune));
  }),
  inView('tokens in areas without a hero are shown to who has heroes', (v, s) => {
    v.runes = s.runes.map((rune, area) => (s.heroArea.includes(area) ? rune : v.runes[area]!));
  }),
  inView('one half of a pair is shown as the dragon', (v, s) => {
    Object.assign(v, { dragonOfPair: s.pairs.map((pair, area) => (pair === NONE ? null : s.runes[area])) });
  }),
  inSetup(
    inView('where the first of two runes lies is shown before the second', (v, s) => {
      v.pendingRune = s.pendingRune;
    }),
  ),
  inView('runes taken up are shown to all', (v, s) => {
    v.takenRunes = s.takenRunes.slice();
  }),
  // --- hands
  inView('everybody sees all Tactics cards', (v, s) => {
    v.tactics = s.tactics.map(hand => hand.slice());
  }),
  inView('spectators see all Tactics cards', (v, s) => {
    if (v.viewer === null) v.tactics = s.tactics.map(hand => hand.slice());
  }),
  inView('how old the cards of others are is shown', (v, s) => {
    v.fresh = s.fresh.map(hand => hand.slice());
  }),
  inView('everybody sees all Quests', (v, s) => {
    v.quests = s.quests.map(hand => hand.slice());
  }),
  inView('where somebody has a Quest is shown', (v, s) => {
    Object.assign(v, { goals: s.quests.map(mark) });
  }),
  inView('Objectives are open', (v, s) => {
    v.objective = s.objective.slice();
  }),
  inView('facedown Rewards are shown', (v, s) => {
    v.rewardsDown = s.rewardsDown.map(cards => cards.slice());
  }),
  inView('facedown Rewards in one area are shown to who stands there', (v, s) => {
    const near = (hero: number) =>
      s.heroArea.some((area, other) => s.heroSeat[other] === v.viewer && area === s.heroArea[hero]);
    v.rewardsDown = s.rewardsDown.map((cards, hero) => (near(hero) ? cards.slice() : v.rewardsDown[hero]!));
  }),
  inQuestPhase(
    inView('facedown Rewards won in a duel are shown to all', (v, s) => {
      v.received = s.received.map(cards => cards.slice());
    }),
  ),
  inView('Rewards under a marker are shown', (v, s) => {
    v.fallen = s.fallen.map(({ area, down, up }) => ({ area, down: [...down], up: [...up] }));
  }),
  // --- decks and choices
  inView('the next Fate card is shown', (v, s) => {
    Object.assign(v, { next: s.fateDeck.at(-1) });
  }),
  inView('the whole Fate deck is shown', (v, s) => {
    Object.assign(v, { fateDeck: s.fateDeck });
  }),
  inBattle(
    inView('Fate cards drawn in battle are shown to both sides', (v, s) => {
      v.drawn = s.drawn.map(cards => cards.slice());
    }),
  ),
  inBattle(
    inView('all Fate cards of a draw are open as soon as the first is turned up', (v, s) => {
      if (!sets.isEmpty(s.drawnUp)) v.drawn = s.drawn.map(cards => cards.slice());
    }),
  ),
  inView('the next Tactics card is shown', (v, s) => {
    Object.assign(v, { next: s.tacticsDeck.at(-1) });
  }),
  inView('the next Season card is shown', (v, s) => {
    Object.assign(v, { next: s.seasonDecks.map(deck => deck.at(-1) ?? null) });
  }),
  inView('the next Reward is shown', (v, s) => {
    Object.assign(v, { next: s.rewardDeck.at(-1) });
  }),
  inView('the next Quest is shown', (v, s) => {
    Object.assign(v, { next: s.questDeck.at(-1) });
  }),
  inView('the Objectives that are left are shown', (v, s) => {
    Object.assign(v, { left: s.objectivesLeft });
  }),
  inView('the next Hero card is shown', (v, s) => {
    Object.assign(v, { next: s.heroDeck.at(-1) });
  }),
  inView('Hero cards drawn in Rally Support are shown to all', (v, s) => {
    v.heroesOffered = s.heroesOffered.slice();
  }),
  inView('orders are open before they are shown', (v, s) => {
    if (isAt(s, ASK.order)) Object.assign(v, { chosen: s.answers.slice() });
  }),
  inView('bids are open before they are shown', (v, s) => {
    if (isAt(s, ASK.bid)) Object.assign(v, { bidding: s.answers.slice() });
  }),
  withTokens(
    inView('facedown exploration tokens are shown', (v, s) => {
      v.explored = s.explored.slice();
    }),
  ),
  withTokens(
    inView('exploration tokens are shown to who has a hero beside them', (v, s) => {
      v.explored = s.explored.map((token, area) =>
        s.heroArea.some((at, hero) => at === area && s.heroSeat[hero] === v.viewer) ? token : v.explored[area]!,
      );
    }),
  ),
  onlyWith(
    'scroll',
    inView('exploration tokens that a Scroll of Sight has shown to somebody are shown to all', (v, s) => {
      v.explored = s.explored.map((token, area) =>
        isMarked(s, explorationThing(token), explorationPlace(area)) ? token : v.explored[area]!,
      );
    }),
  ),
  onlyWith(
    'scroll',
    inView('who has seen what is shown', (v, s) => {
      Object.assign(v, { marks: s.marks });
    }),
  ),
  withTokens(
    inView('which tokens are not in the game is shown', (v, s) => {
      Object.assign(v, { left: s.exploreLeft });
    }),
  ),
  inView('what others have seen is shown', (v, s) => {
    Object.assign(v, { known: s.runeKnown.map((known, area) => [known, area]) });
  }),
  inView('a secret stands in a frame', (v, s) => {
    const frame = v.frames.at(-1);
    if (frame) frame.locals = { ...frame.locals, hand: handsOfOthers(s, v.viewer) };
  }),
  inView('a checksum of the state is shown', (v, s) => {
    Object.assign(v, { check: dragonsAt(s) + handsOfOthers(s, null) });
  }),
  // --- options
  inOptions('areas to activate are ordered by their runes', (list, s) =>
    isAt(s, ASK.activate, ASK.activateAgain) ? rotate(list, dragonsAt(s)) : list,
  ),
  inOptions('orders are ordered by the hands of others', (list, s, seat) =>
    isAt(s, ASK.order) ? rotate(list, handsOfOthers(s, seat)) : list,
  ),
  inOptions('free actions are ordered by the hands of others', (list, s, seat) =>
    isAt(s, ASK.freeAction) ? rotate(list, handsOfOthers(s, seat)) : list,
  ),
  inOptions('only areas with a dragon rune can be activated', (list, s) =>
    list.filter(o => o.type !== 'activate' || s.runes[o.area] !== 0),
  ),
  // --- words and clock
  inPrompt('whom one waits for is told with the hand', (v, s) =>
    v.ask
      ? { rule: 'RNW-030', phrase: { key: LEAKED, args: { number: mark(s.tactics[v.ask.seats[0]!]!) } } }
      : runewars.words.prompt(v),
  ),
  inPrompt('the question for an area says where dragons lie', (v, s) =>
    v.ask?.id === ASK.activate
      ? { rule: 'RNW-030', phrase: { key: LEAKED, args: { number: dragonsAt(s) } } }
      : runewars.words.prompt(v),
  ),
  inDescribe('an area is described with its rune', (o, v, s) =>
    o.type === 'activate' ? { key: LEAKED, args: { number: s.runes[o.area]! } } : runewars.words.describe(o, v),
  ),
  inDescribe('an Order is described with the hands of others', (o, v, s) =>
    o.type === 'order' ? { key: LEAKED, args: { number: handsOfOthers(s, v.viewer) } } : runewars.words.describe(o, v),
  ),
  inTimeout('the clock chooses an Order by the hands of others', (v, s, random) =>
    v.ask!.id === ASK.order
      ? handsOfOthers(s, v.viewer) % v.ask!.options[v.viewer!]!.length
      : runewars.advice.timeout(v, random),
  ),
  inTimeout('the clock activates by where dragons lie', (v, s, random) =>
    v.ask!.id === ASK.activate ? dragonsAt(s) % v.ask!.options[v.viewer!]!.length : runewars.advice.timeout(v, random),
  ),
  // --- events and log
  toldToAll('which Tactics cards are drawn is told to all', 'drewTactics'),
  inSetup(toldToAll('which Quests are drawn is told to all', 'drewQuests')),
  toldToAll('which Hero cards are drawn is told to all', 'heroesDrawn'),
  inBattle(toldToAll('Fate cards drawn in battle are told to all', 'fateDrawn')),
  toldToAll('what somebody sees of a rune is told to all', 'looked'),
  toldToAll('which of two runes is the dragon is told to all', 'runesPlaced'),
  toldToAll('which runes are taken up is told to all', 'runesMixed'),
  inQuestPhase(toldToAll('which Reward a hero draws is told to all', 'tookReward')),
  inQuestPhase(toldToAll('which facedown Reward changes hands is told to all', 'rewardGiven')),
  inSetup(toldToAll('where the first dragon rune lies is told to all', 'setupRunes')),
  inSetup(toldToAll('Objectives are told to all', 'objective')),
  inEvents('what is drawn is told to a neighbour', (news, s) => {
    for (const fact of news)
      if (fact.closed?.type === 'drewTactics') fact.insiders = [...fact.insiders, (fact.insiders[0]! + 1) % s.seats];
  }),
  onlyWith('scroll', toldToAll('what a Scroll of Sight shows is told to all', 'lookedToken')),
  onlyWith('theft', toldToAll('which Tactics card is stolen is told to all', 'stoleTactics')),
  carried('a turn begins with the hand of its player', 'turn', (s, e) => s.tactics[seatIn(e)]),
  carried('an activated area shows its rune', 'activated', (s, e) => (e.type === 'activated' ? s.runes[e.area] : null)),
  carried('units that move tell where dragons lie', 'moved', s => dragonsAt(s)),
  carried('a battle shows the next Fate card', 'battle', s => s.fateDeck.at(-1)),
  carried('a season begins with the key of the stream', 'season', s => s.chance.key),
  carried('influence that is gained comes with the Objectives', 'influence', s => s.objective),
  inLog('a draw is written down with the hand', 'drewTactics', (s, e) => mark(s.tactics[seatIn(e)]!)),
  inLog('a turn is written down with the dragons', 'turn', s => dragonsAt(s)),
  inLog('a rune that somebody sees is written down', 'activated', s => dragonsAt(s)),
  inLog('a season is written down with the hands', 'season', s => handsOfOthers(s, null)),
  // --- commanders
  withCommanders(
    inView('the Commander deck is shown', (v, s) => {
      Object.assign(v.cmdHidden, { deck: s.cmdHidden.deck });
    }),
  ),
  withCommanders(
    inView('who knows the place of a Commander card is shown', (v, s) => {
      Object.assign(v.cmdHidden, { seen: s.cmdHidden.seen });
    }),
  ),
  onlyWith(
    'rally',
    inView('Commander cards drawn in Rally Support are shown to all', (v, s) => {
      Object.assign(v.cmdHidden, { offered: s.cmdHidden.offered });
    }),
  ),
  onlyWith('rally', toldToAll('which Commander cards are drawn is told to all', 'commandersDrawn')),
  onlyWith(
    'spymaster',
    inView('the card that a Spymaster has seen is shown to all', (v, s) => {
      Object.assign(v.cmdHidden, { spied: s.cmdHidden.spied });
    }),
  ),
  onlyWith('spymaster', toldToAll('the card that a Spymaster has seen is told to all', 'spied')),
  // --- Banners of War
  onlyWith('council', toldToAll('a hand that somebody sees is told to all', 'lookedHand')),
];
