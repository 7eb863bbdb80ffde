/** Yield with single leaks opened on purpose. The secrecy test must find every one of them. */
import { LEAKED, leakPlanter, type PlantedLeak } from '@interregnum/kernel/testing';
import { boardOf, type State, type View, type YieldEvent, yieldGame } from '../src/index.ts';

export interface YieldLeak extends PlantedLeak<typeof yieldGame> {
  /** Only games from the first deal get there. */
  fromSetup?: boolean;
  /** Only team games get there. */
  teams?: boolean;
  /** Needs somebody who steals. */
  thief?: boolean;
}

const { always, inView, inOptions, inPrompt, inDescribe, inTimeout, inEvents, toldToAll, carried, inLog, inWorlds } =
  leakPlanter(yieldGame);

// --- small helpers -----------------------------------------------------------------------------------------------

const KINDS = 12;
const sum = (list: readonly (number | null)[]): number => list.reduce<number>((a, b) => a + (b ?? 0), 0);
const rotate = <T>(list: readonly T[], by: number): T[] => list.map((_, i) => list[(i + by) % list.length]!);
const at = (s: State, ...ids: string[]): boolean => s.ask !== null && ids.includes(s.ask.id);
const handOf = (s: State, seat: number): number[] => s.hands.slice(KINDS * seat, KINDS * (seat + 1));
/** A number for a hand that hardly two hands share. */
const mark = (hand: readonly number[]): number => hand.reduce((all, count, i) => all + count * (i + 1) * (i + 1), 0);
const unitsOf = (s: State, seat: number): number =>
  sum(s.units.slice(4 * seat, 4 * seat + 4).map((u, i) => u * (i + 1)));
const othersUnits = (s: State, seat: number | null): number =>
  sum(s.units.map((units, army) => (army >> 2 === seat ? 0 : units * (army + 1))));
const weakestOther = (s: State, seat: number): number =>
  Math.min(...s.units.filter((units, army) => army >> 2 !== seat && units > 0));
const cardNow = (s: State, seat: number): number => s.laid[4 * seat + s.season - 1] ?? 9;
const seatIn = (e: YieldEvent): number => ('seat' in e && e.seat !== null ? e.seat : 0);
const top = (s: State): number => s.deck.at(-1) ?? 0;
const isAlly = (v: View, seat: number): boolean => v.viewer !== null && seat !== v.viewer && seat % 2 === v.viewer % 2;
const inTeams = (leak: YieldLeak): YieldLeak => ({ ...leak, teams: true });
const withThief = (leak: YieldLeak): YieldLeak => ({ ...leak, thief: true });
const inSetup = (leak: YieldLeak): YieldLeak => ({ ...leak, fromSetup: true });

// --- the leaks ---------------------------------------------------------------------------------------------------

export const plantedLeaks: readonly YieldLeak[] = [
  ...always,
  inWorlds('a Battle card lies in the deck in the place of another', world => {
    const other = world.deck.find(card => card !== world.deck[0]);
    if (other !== undefined) world.deck[0] = other;
  }),
  inView('everybody sees all hands', (v, s) => {
    v.hands = s.hands.slice();
  }),
  inView('spectators see all hands', (v, s) => {
    if (v.viewer === null) v.hands = s.hands.slice();
  }),
  inView('a neighbour sees how many red 6 there are', (v, s) => {
    if (v.viewer === null) return;
    const next = KINDS * ((v.viewer + 1) % s.seats) + 11;
    v.hands[next] = s.hands[next]!;
  }),
  inView('how many cards of each colour a hand has is shown', (v, s) => {
    Object.assign(v, { reds: s.answers.map((_, seat) => sum(handOf(s, seat).slice(8))) });
  }),
  inTeams(
    inView('allies see each other’s hands', (v, s) => {
      v.hands = s.hands.map((count, i) => (isAlly(v, Math.floor(i / KINDS)) ? count : v.hands[i]!));
    }),
  ),
  inTeams(
    inView('allies see each other’s dials', (v, s) => {
      v.units = s.units.map((units, army) => (isAlly(v, army >> 2) ? units : v.units[army]!));
    }),
  ),
  inTeams(
    inView('allies see each other’s Strategy cards', (v, s) => {
      v.laid = s.laid.map((card, slot) => (isAlly(v, slot >> 2) ? card : v.laid[slot]!));
    }),
  ),
  inView('everybody sees all dials', (v, s) => {
    v.units = s.units.slice();
  }),
  inView('spectators see all dials', (v, s) => {
    if (v.viewer === null) v.units = s.units.slice();
  }),
  inView('during a battle all dials are open', (v, s) => {
    if (s.battle) v.units = s.units.slice();
  }),
  inView('whose Army is the strongest is shown', (v, s) => {
    Object.assign(v, { strongest: s.units.indexOf(Math.max(...s.units)) });
  }),
  inView('dials next to an own Army are open', (v, s) => {
    const own = s.at.filter((place, army) => place !== null && army >> 2 === v.viewer);
    const near = new Set(own.flatMap(place => boardOf(s).neighbours[place!]!));
    v.units = s.units.map((units, army) => (near.has(s.at[army] ?? -1) ? units : v.units[army]!));
  }),
  inView('a dial that was shown once stays open', (v, s) => {
    const armies = s.units.length;
    v.units = s.units.map((units, army) =>
      s.shownLast.some((shown, i) => shown > 0 && i % armies === army) ? units : v.units[army]!,
    );
  }),
  inView('everybody sees all Strategy cards on the table', (v, s) => {
    v.laid = s.laid.slice();
  }),
  inView('spectators see all Strategy cards on the table', (v, s) => {
    if (v.viewer === null) v.laid = s.laid.slice();
  }),
  inView('cards left face down are shown a Season later', (v, s) => {
    v.laid = s.laid.map((card, slot) => ((slot % 4) + 1 < s.season ? card : v.laid[slot]!));
  }),
  inView('whether a Ritual lies on the table is shown', (v, s) => {
    Object.assign(v, { ritual: s.laid.includes(5) });
  }),
  inView('face-down Battle cards are shown', (v, s) => {
    v.covered = s.covered.slice();
  }),
  inSetup(
    inView('cards set aside in the setup are shown', (v, s) => {
      if (s.phase === 'setup') v.covered = s.covered.slice();
    }),
  ),
  inView('the deck is shown', (v, s) => {
    Object.assign(v, { deck: s.deck });
  }),
  inView('the top of the deck is shown', (v, s) => {
    Object.assign(v, { next: top(s) });
  }),
  inView('the colour of the next card is shown', (v, s) => {
    Object.assign(v, { next: Math.floor(top(s) / 4) });
  }),
  inView('a checksum of the state is shown', (v, s) => {
    Object.assign(v, { check: JSON.stringify(s).length });
  }),
  inView('whether somebody could play face up is shown', (v, s) => {
    if (s.battle)
      Object.assign(v, {
        ready: s.battle.colours.map((c, seat) => handOf(s, seat).some((n, k) => n > 0 && c & (1 << (k >> 2)))),
      });
  }),
  inView('a secret stands in a frame', (v, s) => {
    const frame = v.frames.at(-1);
    if (frame) frame.locals = { ...frame.locals, hand: mark(handOf(s, s.first)) };
  }),
  withThief(
    inOptions('players to steal from are offered only with a card of the colour', (list, s) =>
      at(s, 'YLD-D13')
        ? list.filter(o => o.type !== 'steal' || handOf(s, o.seat).some((n, k) => n > 0 && k >> 2 === o.colour))
        : list,
    ),
  ),
  inOptions('an Ambush is offered only against the weaker', (list, s, seat) =>
    at(s, 'YLD-D13') ? list.filter(o => o.type !== 'ambush' || weakestOther(s, seat) < 3) : list,
  ),
  inOptions('steps are ordered by the dials of others', (list, s, seat) =>
    at(s, 'YLD-D13') ? rotate(list, othersUnits(s, seat)) : list,
  ),
  inOptions('revealing is offered first when it is wise', (list, s, seat) =>
    at(s, 'YLD-D11') ? rotate(list, othersUnits(s, seat)) : list,
  ),
  inOptions('Strategy cards are ordered by those already chosen', (list, s, seat) =>
    at(s, 'YLD-D10') && s.answers[seat] === null ? rotate(list, sum(s.answers)) : list,
  ),
  inOptions('cards to copy are ordered by what others have laid', (list, s, seat) =>
    at(s, 'YLD-D15') ? rotate(list, sum(s.laid.filter((_, slot) => slot >> 2 !== seat))) : list,
  ),
  inOptions('players for the marker are ordered by their hands', (list, s, seat) =>
    at(s, 'YLD-D16') ? rotate(list, sum(s.answers.map((_, x) => (x === seat ? 0 : mark(handOf(s, x)))))) : list,
  ),
  inOptions('plays are ordered by the hand of the enemy', (list, s, seat) =>
    at(s, 'YLD-D21') ? rotate(list, sum(s.answers.map((_, x) => (x === seat ? 0 : mark(handOf(s, x)))))) : list,
  ),
  inPrompt('the rule of the question is the card of the starting player', (v, s) => {
    const prompt = yieldGame.words.prompt(v);
    return prompt && { ...prompt, rule: `YLD-${cardNow(s, s.first)}` };
  }),
  inPrompt('whom one waits for is told with the hand', (v, s) =>
    v.ask
      ? { rule: 'YLD-001', phrase: { key: LEAKED, args: { number: mark(handOf(s, v.ask.seats[0]!)) } } }
      : yieldGame.words.prompt(v),
  ),
  inDescribe('an Ambush is described with the dials', (o, v, s) =>
    o.type === 'ambush'
      ? { key: LEAKED, args: { number: sum(s.units) + othersUnits(s, v.viewer) } }
      : yieldGame.words.describe(o, v),
  ),
  inDescribe('a step is described with the strength beside it', (o, v, s) =>
    o.type === 'step' ? { key: LEAKED, args: { number: othersUnits(s, v.viewer) } } : yieldGame.words.describe(o, v),
  ),
  inDescribe('Yield is described with the hand of the enemy', (o, v, s) =>
    o.type === 'yield'
      ? {
          key: LEAKED,
          args: { number: sum(s.answers.map((_, x) => (x === v.viewer ? 0 : mark(handOf(s, x))))) },
        }
      : yieldGame.words.describe(o, v),
  ),
  inTimeout('the clock draws or reveals by the top of the deck', (v, s, random) =>
    v.ask!.id === 'YLD-D11' ? top(s) % 2 : yieldGame.advice.timeout(v, random),
  ),
  toldToAll('what is drawn is told to all', 'drew'),
  toldToAll('which Strategy card is laid is told to all', 'laid'),
  toldToAll('which card is played face down is told to all', 'played'),
  withThief(toldToAll('which card is stolen is told to all', 'stole')),
  toldToAll('who recruits where is told to all', 'recruited'),
  inSetup(toldToAll('how Units are split is told to all', 'split')),
  inSetup(toldToAll('what is set aside in the setup is told to all', 'setAside')),
  inEvents('what is drawn is told to a neighbour', (news, s) => {
    for (const fact of news) {
      if (fact.closed?.type === 'drew') fact.insiders = [...fact.insiders, (fact.insiders[0]! + 1) % s.seats];
    }
  }),
  carried('a Season begins with the next card of the deck', 'season', s => top(s)),
  carried('a Season begins with the key of the stream', 'season', s => s.chance.key),
  carried('a card kept hidden is named', 'keptHidden', (s, e) => cardNow(s, seatIn(e))),
  carried('a moving Army shows its Units', 'moved', (s, e) => s.units[e.type === 'moved' ? e.army : 0]),
  carried('a discard shows the rest of the hand', 'discarded', (s, e) => handOf(s, seatIn(e))),
  carried('a revealed card shows the hand', 'revealed', (s, e) => handOf(s, seatIn(e))),
  carried('who plays a card shows what is left', 'played', (s, e) => handOf(s, seatIn(e))),
  carried('who yields shows the hand', 'yielded', (s, e) => mark(handOf(s, seatIn(e)))),
  withThief(carried('who has no card to give shows the others', 'hasNone', s => s.hands)),
  carried('the end of a battle shows all dials', 'battleOver', s => s.units),
  inLog('a draw is written down with the cards', 'drew', (s, e) => mark(handOf(s, seatIn(e)))),
  inLog('a laid card is written down', 'laid', (s, e) => cardNow(s, seatIn(e))),
  inLog('a card kept hidden is written down', 'keptHidden', (s, e) => cardNow(s, seatIn(e))),
  inLog('recruits are written down', 'recruited', (s, e) => unitsOf(s, seatIn(e))),
  inLog('a step is written down with the Units', 'moved', (s, e) => unitsOf(s, seatIn(e))),
];
