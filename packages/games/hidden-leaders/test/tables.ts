/** Tables at which much happens at once, for tests of everything that can happen. */

import { type Random, randomFrom, shuffled } from '@interregnum/kernel';
import { CARDS, heroId } from '../src/content/heroes.ts';
import { hiddenLeaders, type State } from '../src/index.ts';

export interface Crowd {
  seats: number;
  deck: 'full' | 'beginner';
  memory: 'aid' | 'none';
}

/** Full parties, hidden stacks, a Wilderness and a Graveyard; every card somewhere, dealt by the seed. */
export function crowded({ seats, deck, memory }: Crowd, seed: string): State {
  const random = randomFrom(`crowd ${seed}`);
  const options = { deck, memory };
  const out = new Set(hiddenLeaders.position.read({}, options, seats).out);
  const cards = shuffled(
    random,
    CARDS.filter(card => !out.has(card)).map(card => heroId(card)),
  );
  const take = (count: number) => cards.splice(0, count);
  const perSeat = (most: number) =>
    Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat + 1, take(random.below(most + 1))]));
  return hiddenLeaders.position.read(
    {
      turn: `${1 + random.below(seats)} play`,
      red: 1 + random.below(12),
      green: 1 + random.below(12),
      leaders: Object.fromEntries(leaders(random, seats)),
      hands: Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat + 1, take(3)])),
      tavern: take(3),
      up: perSeat(2),
      down: perSeat(2),
      graveyard: take(random.below(4)),
      wilderness: take(random.below(4)),
      harbor: cards,
    },
    options,
    seats,
  );
}

const LEADERS = ['lemron', 'cyra', 'myrad', 'xiadul', 'pavyr', 'enned'];
const leaders = (random: Random, seats: number): [number, string][] =>
  shuffled(random, LEADERS.slice())
    .slice(0, seats)
    .map((id, seat) => [seat + 1, id]);
