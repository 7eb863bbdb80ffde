/** Traps, a title for the tests of windows: hidden cards and open tiles are used in the same window. */
import { type Chance, shuffle } from '../chance.ts';
import { newsroom } from '../events.ts';
import { cloneFrames, type Flow, flow, type Seat } from '../flow.ts';
import { type BaseEvent, type BaseOption, findOption, type Game, withNews } from '../game.ts';
import { phrase, seatArg } from '../phrase.ts';
import { shuffled } from '../random.ts';
import { flowSights, look, open, type Seen, type Sights } from '../sight.ts';
import { standingOrders } from './standing-orders.ts';
import { isUsed, type WindowFrame, windows } from './window.ts';

export const TRAP = 1;
const BLANK = 0;
const DECK = [TRAP, TRAP, TRAP, TRAP, BLANK, BLANK, BLANK, BLANK];
const HAND = 3;
const ROUNDS = 3;
/** Sources: the tile of each seat, and its traps, of which it may spring one in each window. */
export const tileOf = (seat: Seat): number => seat;
export const trapsOf = (seat: Seat): number => 10 + seat;

export interface Option extends BaseOption {
  type: 'trap' | 'tile' | 'pass';
}
const option = (type: Option['type']): Option => ({ type, code: type });
const [PASS, TILE, SPRING] = [option('pass'), option('tile'), option('trap')];
const PASSING = new Map([['window', PASS]]);

/** What everybody sees. */
export interface Open {
  seats: number;
  gold: number[];
  tiles: boolean[];
  round: number;
}
interface State extends Open, Flow<Option> {
  hands: number[][];
  deck: number[];
}
/** How many cards somebody holds is public. */
type Counts = { readonly hands: readonly { readonly length: number }[] };
export type Public = Open & Counts;

interface Happened extends BaseEvent {
  type: 'trap' | 'tile' | 'pass' | 'round';
  seat: Seat;
}

export type Asked = (s: Public, l: WindowFrame, seat: Seat) => boolean;

/** From public facts: an open tile that is ready, or any card in hand. */
export const askedFairly: Asked = (s, l, seat) =>
  (s.tiles[seat]! && !isUsed(l, tileOf(seat))) || (s.hands[seat]!.length > 0 && !isUsed(l, trapsOf(seat)));

const sights = {
  ...flowSights,
  ask: (ask: Flow<Option>['ask'], viewer: Seat | null) => flowSights.ask(ask, viewer),
  gold: open<number[]>,
  tiles: open<boolean[]>,
  round: open<number>,
  hands: (hands: readonly number[][], viewer: Seat | null): (number | null)[][] =>
    hands.map((hand, seat) => hand.map(card => (seat === viewer ? card : null))),
  deck: (cards: readonly number[]): number => cards.length,
} satisfies Sights<State>;
type View = Seen<typeof sights>;

export function traps(asked: Asked): Game<State, Option, View, Happened> {
  const machine = flow<State, Option>();
  const { tell, listen } = newsroom<Happened>();

  const window = windows<State, Public, Option, { round: number }>(machine, {
    name: 'window',
    question: 'window',
    mode: () => 'passes',
    order: s => Array.from({ length: s.seats }, (_, i) => (i + s.round) % s.seats),
    asked,
    effects: (s, _l, seat) => [...(s.hands[seat]!.includes(TRAP) ? [SPRING] : []), ...(s.tiles[seat] ? [TILE] : [])],
    sourceOf: ({ type }, seat) => (type === 'pass' ? null : (type === 'tile' ? tileOf : trapsOf)(seat)),
    pass: PASS,
    perform: (s, _l, { type }, seat) => {
      tell({ type, seat });
      s.gold[seat]! += type === 'trap' ? 2 : 1;
      if (type === 'tile') s.tiles[seat] = false;
      else s.hands[seat]!.splice(s.hands[seat]!.indexOf(TRAP), 1);
    },
    passed: (_s, _l, seat) => tell({ type: 'pass', seat }),
  });

  const game = machine.procedure<Record<string, never>>('game', {
    rounds: {
      while: s => s.round < ROUNDS,
      do: s => {
        tell({ type: 'round', seat: s.round % s.seats });
        window.open(s, { round: s.round++ });
      },
    },
  });

  function setup(seats: number, deck: number[]): State {
    const s: State = {
      seats,
      frames: [],
      ask: null,
      answers: new Array<null>(seats).fill(null),
      gold: new Array<number>(seats).fill(0),
      tiles: Array.from({ length: seats }, (_, seat) => seat === 0),
      round: 0,
      hands: Array.from({ length: seats }, () => deck.splice(0, HAND)),
      deck,
    };
    machine.begin(s, game);
    return s;
  }

  const clone = (s: State): State => ({
    ...s,
    frames: cloneFrames(s.frames),
    answers: s.answers.slice(),
    gold: s.gold.slice(),
    tiles: s.tiles.slice(),
    hands: s.hands.map(hand => hand.slice()),
    deck: s.deck.slice(),
  });

  const optionsOf = (v: View): readonly Option[] => (v.viewer === null ? null : v.ask?.options[v.viewer]) ?? [];
  /** Traps that were sprung are gold; the rest is dealt anew. */
  const unseen = (v: View): number[] => {
    const used = v.tiles.filter((ready, seat) => !ready && seat === 0).length;
    const sprung = (v.gold.reduce((sum, gold) => sum + gold, 0) - used) / 2;
    const out = [...new Array<number>(sprung).fill(TRAP), ...((v.viewer !== null && v.hands[v.viewer]) || [])];
    const cards = DECK.slice();
    for (const card of out) cards.splice(cards.indexOf(card!), 1);
    return cards;
  };

  return {
    meta: {
      id: 'traps',
      title: 'Traps',
      rulesVersion: '1',
      seats: [2],
      minutes: [1, 1],
      weight: 1,
      designers: [],
      publisher: '',
      year: 2026,
      setup: [],
      longest: 100,
    },
    rules: {
      ...withNews(
        { listen },
        (_options, seats, chance: Chance) => setup(seats, shuffle(chance, DECK.slice())),
        machine.apply,
      ),
      clone,
      view: (s, seat) => look(sights, s, seat),
      refusal: (v, code) => (findOption(optionsOf(v), code) < 0 ? { rule: 'window', phrase: phrase('refused') } : null),
      outcome: ({ ask }) => (ask ? null : { winners: [], standings: [], reason: phrase('over'), rule: 'window' }),
    },
    words: {
      describe: ({ type }) => phrase(`option.${type}`),
      prompt: ({ ask }) => ask && { phrase: phrase('prompt'), rule: 'window' },
      tell: ({ type, seat }) => phrase(`log.${type}`, { seat: seatArg(seat) }),
      texts: {
        en: {
          'option.trap': 'Spring a trap',
          'option.tile': 'Use the tile',
          'option.pass': 'Pass',
          prompt: 'Do something or pass',
          'log.trap': '{seat} springs a trap',
          'log.tile': '{seat} uses the tile',
          'log.pass': '{seat} passes',
          'log.round': '{seat} goes first',
          refused: 'Not now',
          over: 'It is over',
        },
      },
    },
    advice: {
      determinise(v, random) {
        const { frames, gold, tiles, round } = open(v);
        const cards = shuffled(random, unseen(v));
        const hands = v.hands.map((hand, seat) =>
          seat === v.viewer ? hand.map(card => card!) : cards.splice(0, hand.length),
        );
        const s: State = {
          seats: v.seats,
          frames,
          ask: null,
          answers: new Array<null>(v.seats).fill(null),
          gold,
          tiles,
          round,
          hands,
          deck: cards,
        };
        machine.reask(s);
        return s;
      },
      timeout: v => findOption(optionsOf(v), PASS.code),
      evaluate: () => 0.5,
      priors: v => optionsOf(v).map(() => 1),
      idle: () => false,
      orders: standingOrders<View, Happened>({
        round: { answers: PASSING, comes: e => e.type === 'round' },
        trap: { answers: PASSING, comes: e => e.type === 'trap' },
      }),
    },
    proof: {
      position: {
        read: () => {
          throw new Error('Traps has no notation');
        },
        write: () => ({}),
        broken: () => [],
      },
      secrecy: {
        secretQuestions: [],
        opens: ({ type, seat }) => (type === 'trap' ? `a trap of ${seat}` : null),
        suppose: (world, _viewer, seat, code) => {
          if (code !== 'trap') return;
          const from = [world.deck, ...world.hands.filter((_, other) => other !== seat)].find(list =>
            list.includes(TRAP),
          );
          const hand = world.hands[seat]!;
          if (!from || hand.length === 0) return;
          const place = from.indexOf(TRAP);
          [hand[0], from[place]] = [from[place]!, hand[0]!];
          machine.reask(world);
        },
      },
      broken: () => [],
      candidates: () => ['trap', 'tile', 'pass'],
      flow: machine,
    },
  };
}
