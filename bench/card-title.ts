/** The trick-taking game as a title, so that our server can play what boardgame.io's plays. */
import {
  cloneFrames,
  type Fact,
  findOption,
  type Game,
  type Outcome,
  type PositionData,
  phrase,
  placesBy,
  type Random,
  type Seat,
  seatArg,
  shuffled,
} from '@interregnum/kernel';
import { CARDS, type Card, dealBy, RANKS, SEATS } from './card-game.ts';
import { CLOCKWISE, dealt, machine, PLAYS, type Play, type State, type View, view } from './card-game-kernel.ts';

interface Played {
  type: 'played';
  seat: Seat;
  card: Card;
}
interface Taken {
  type: 'taken';
  seat: Seat;
}
type CardEvent = Played | Taken;

const open = (event: CardEvent): Fact<CardEvent> => ({ open: event, closed: null, insiders: [] });

function apply(s: State, seat: Seat, option: number, news: Fact<CardEvent>[] | null = null): void {
  const card = s.ask?.options[seat]?.[option]?.card;
  const last = s.trick.length === SEATS - 1;
  machine.apply(s, seat, option);
  news?.push(open({ type: 'played', seat, card: card! }));
  if (last) news?.push(open({ type: 'taken', seat: s.leader }));
}

const clone = (s: State): State => ({
  seats: s.seats,
  frames: cloneFrames(s.frames),
  ask: s.ask,
  answers: s.answers.slice(),
  hands: s.hands.map(hand => hand.slice()),
  trick: s.trick.slice(),
  leader: s.leader,
  scores: s.scores.slice(),
});

type Position = Pick<State, 'hands' | 'trick' | 'leader' | 'scores'>;

/** A state somewhere on the way, or at the end. */
function placed(table: Position): State {
  const s = Object.assign(dealt(CLOCKWISE.map(() => [0])), table);
  if (table.trick.length === 0 && table.hands.every(hand => hand.length === 0)) {
    return Object.assign(s, { frames: [], ask: null });
  }
  Object.assign(s.frames.at(-1)!, { items: CLOCKWISE[table.leader], index: table.trick.length });
  machine.reask(s);
  return s;
}

/** Who has already played to the open trick holds one card less. */
function determinise({ viewer, hands, trick, leader, scores }: View, random: Random): State {
  const own = (viewer === null ? null : hands[viewer]) ?? [];
  const out = new Set([...own, ...trick]);
  const cards = shuffled(
    random,
    Array.from({ length: CARDS }, (_, card) => card).filter(card => !out.has(card)),
  );
  const rounds = RANKS - scores.reduce((sum, score) => sum + score, 0);
  const sizes = CLOCKWISE[0]!.map(seat => rounds - ((seat - leader + SEATS) % SEATS < trick.length ? 1 : 0));
  const all = sizes.map((size, seat) => (seat === viewer ? own.slice() : cards.splice(0, size).sort((a, b) => a - b)));
  return placed({ hands: all, trick: trick.slice(), leader, scores: scores.slice() });
}

function outcome({ ask, scores }: State | View): Outcome | null {
  if (ask) return null;
  const best = Math.max(...scores);
  const standings = placesBy(scores);
  const winners = standings.filter(({ score }) => score === best).map(({ seat }) => seat);
  return { winners, standings, reason: phrase('end.tricks'), rule: 'most-tricks' };
}

const optionsOf = ({ viewer, ask }: View): readonly Play[] => (viewer === null ? null : ask?.options[viewer]) ?? [];

function write({ hands, trick, leader, scores }: State): PositionData {
  return { hands, trick, leader: leader + 1, scores } satisfies Position;
}

function read(data: PositionData): State {
  const { hands, trick, leader, scores } = data as unknown as Position;
  return placed({ hands, trick, leader: leader - 1, scores });
}

export const cardGame: Game<State, Play, View, CardEvent> = {
  meta: {
    id: 'tricks',
    title: 'Tricks',
    rulesVersion: '1',
    seats: [SEATS],
    minutes: [5, 10],
    weight: 1,
    designers: [],
    publisher: '',
    year: 2026,
    setup: [],
    longest: CARDS,
  },
  rules: {
    setup: (_options, _seats, chance) => dealt(dealBy(chance)),
    apply,
    clone,
    view,
    outcome,
    refusal: (v, wanted) =>
      findOption(optionsOf(v), wanted) >= 0 ? null : { rule: 'follow-suit', phrase: phrase('refusal.follow-suit') },
  },
  words: {
    describe: ({ card }) => phrase('option.play', { card }),
    prompt: ({ ask }) => ask && { phrase: phrase('prompt.play'), rule: 'follow-suit' },
    tell: event =>
      event.type === 'played'
        ? phrase('log.played', { seat: seatArg(event.seat), card: event.card })
        : phrase('log.taken', { seat: seatArg(event.seat) }),
    texts: {
      en: {
        'option.play': 'Play card {card}',
        'prompt.play': 'Play a card',
        'log.played': '{seat} plays card {card}',
        'log.taken': '{seat} takes the trick',
        'refusal.follow-suit': 'Follow the suit that was led',
        'end.tricks': 'Most tricks',
      },
    },
  },
  advice: {
    determinise,
    timeout: () => 0,
    evaluate: ({ scores }, seat) => scores[seat]! / RANKS,
    priors: v => optionsOf(v).map(() => 1),
    idle: () => false,
  },
  proof: {
    position: { read, write: s => write(s as State), broken: () => [] },
    secrecy: { secretQuestions: [], opens: event => (event.type === 'played' ? `card ${event.card}` : null) },
    broken: ({ hands, trick, scores }) => {
      const cards = [...hands.flat(), ...trick];
      const out = SEATS * scores.reduce((sum, score) => sum + score, 0);
      return new Set(cards).size === cards.length && cards.length + out === CARDS
        ? []
        : ['a card is missing or double'];
    },
    candidates: ({ viewer, hands }) => ((viewer === null ? null : hands[viewer]) ?? []).map(card => PLAYS[card]!.code),
    flow: machine,
  },
};
