/** Tables in the middle of a Year with everybody close together: what is rare in random games is common here. */
import { chanceFrom, pick, type Random, randomFrom, shuffle, shuffled } from '@interregnum/kernel';
import { type State, yieldGame } from '../src/index.ts';

export interface Crowd {
  seats: number;
  mode: 'free' | 'teams';
  leaders: 'off' | 'pick';
  /** Either ally answers in a battle. */
  either?: boolean;
  /** Seat 1 has Reinforcements, and hands are small. */
  thief?: boolean;
}

type Board = Readonly<Record<string, readonly string[]>>;

/** Neighbours by Location, for each number of players; a ring of them is enough to stand close together. */
const CENTRES: Readonly<Record<number, Board>> = {
  2: { IV: ['d', 'e', 'h', 'i'], f: ['III', 'e', 'h'], d: ['II', 'IV', 'e', 'g'] },
  3: { V: ['d', 'e', 'j'], d: ['III', 'V', 'c', 'h'], j: ['V', 'X', 'h', 'i'], e: ['IV', 'V', 'c', 'i'] },
  4: { d: ['II', 'V', 'VI', 'c', 'e'], o: ['V', 'VI', 'IX', 'm', 'n'], h: ['IV', 'V', 'c', 'm'] },
  5: { VI: ['f', 'g', 'l', 'm', 'p'], f: ['I', 'VI', 'e', 'h'], p: ['VI', 'XI', 'n', 'o'] },
};

const PIECES = ['archer', 'infantry', 'cavalry', 'champion'];
const LEADERS = ['keralon', 'lemron', 'basil', 'vymar', 'pavyr'];

/** Positive numbers with this sum. */
function parts(random: Random, sum: number, count: number): number[] {
  const out = Array.from({ length: count }, () => 1);
  for (let left = sum - count; left > 0; left--) {
    const open = out.flatMap((units, i) => (units < 15 ? [i] : []));
    out[pick(random, open)]!++;
  }
  return out;
}

/** Armies of all seats on Locations around a centre, never two enemies on one. */
function armies(random: Random, { seats, mode }: Crowd, counts: readonly number[], sums: readonly number[]): object {
  const places = shuffled(random, [...new Set(Object.entries(CENTRES[seats]!).flatMap(([id, near]) => [id, ...near]))]);
  const own = counts.map(() => [places.pop()!, ...(places.length > 2 * seats ? [places.pop()!] : [])]);
  return Object.fromEntries(
    counts.map((count, seat) => {
      const units = parts(random, sums[seat]!, count);
      const pieces = mode === 'teams' && seats === 3 && count === 2 ? ['archer', 'cavalry'] : PIECES.slice(0, count);
      return [
        seat + 1,
        {
          infantry: 'none',
          ...Object.fromEntries(pieces.map((id, i) => [id, `${pick(random, own[seat]!)} ${units[i]}`])),
        },
      ];
    }),
  );
}

function leadersOf(random: Random, { seats, mode, leaders, thief }: Crowd): string[] {
  if (leaders === 'off') return [];
  const free = shuffled(random, LEADERS);
  if (thief) free.push(...free.splice(free.indexOf('pavyr'), 1));
  const texts = Array.from({ length: seats }, () => `${free.pop()}:${pick(random, ['A', 'B'])}`);
  if (thief) texts[0] = 'pavyr:A';
  if (mode !== 'teams' || seats !== 3) return texts;
  const others = texts.filter(text => !text.startsWith('keralon'));
  return [others[0]!, 'keralon:A', others[1]!];
}

const armyCount = ({ seats, mode }: Crowd, seat: number, leader: string | undefined): number => {
  if (mode === 'teams' && seats === 3) return seat === 1 ? 4 : 2;
  return leader === 'keralon:A' ? 4 : 3;
};

const RECRUITS = 5;

export function crowded(crowd: Crowd, seed: string, game = yieldGame): State {
  const random = randomFrom(seed);
  const leaders = leadersOf(random, crowd);
  const year = 1 + random.below(3);
  const counts = Array.from({ length: crowd.seats }, (_, seat) => armyCount(crowd, seat, leaders[seat]));
  const start = (seat: number) => (crowd.mode === 'teams' && crowd.seats === 3 ? (seat === 1 ? 14 : 7) : 12);
  const sums = counts.map((_, seat) => start(seat) + RECRUITS * (year - 1));
  const champion = leaders.indexOf('keralon:B');
  const position = {
    year,
    season: 1 + random.below(4),
    marker: 1 + random.below(crowd.seats),
    leaders: Object.fromEntries(leaders.map((text, seat) => [seat + 1, text])),
    champion: champion < 0 ? 'none' : `${champion + 1}.archer`,
    armies: armies(random, crowd, counts, sums),
    hands: Object.fromEntries(counts.map((_, seat) => [seat + 1, (crowd.thief ? 1 : 4) + random.below(5)])),
    recruits: Object.fromEntries(Array.from({ length: year - 1 }, (_, i) => [i + 1, RECRUITS])),
    turn: 'choose',
  };
  const s = game.proof.position.read(position, { ...yieldOptions(crowd) }, crowd.seats);
  s.chance = chanceFrom(seed);
  redeal(s, random);
  return s;
}

export const yieldOptions = ({ mode, leaders, either }: Crowd) => ({
  mode,
  leaders,
  startingPlayer: 'random',
  singleChase: 'off',
  teamWhispers: 'off',
  allies: either ? 'either' : 'lead',
});

const KINDS = 12;

/** Hands and deck at random; nothing that lies open changes. */
function redeal(s: State, random: Random): void {
  const held = s.hands.flatMap((count, i) => Array.from({ length: count }, () => i % KINDS));
  const all = shuffled(random, [...s.deck, ...held]);
  s.hands.fill(0);
  s.handSize.forEach((size, seat) => {
    for (let i = 0; i < size; i++) s.hands[KINDS * seat + all.pop()!]!++;
  });
  s.deck = shuffle(s.chance, all);
}
