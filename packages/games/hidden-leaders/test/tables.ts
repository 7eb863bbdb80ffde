/** Tables at which much happens at once, for tests of everything that can happen. */
import { type Random, randomFrom, type SetupChoices, shuffled } from '@interregnum/kernel';
import { type RandomGame, tableKinds } from '@interregnum/kernel/testing';
import { CARDS, heroId } from '../src/content/heroes.ts';
import { hiddenLeaders, type State } from '../src/index.ts';
import { cardsFor } from '../src/state.ts';

export interface Crowd {
  seats: number;
  deck: 'full' | 'beginner' | 'promo';
  memory: 'aid' | 'none';
}

export const deckOf = ({ deck }: SetupChoices): Crowd['deck'] =>
  deck === 'beginner' || deck === 'promo' ? deck : 'full';

interface Sizes {
  hand(): number;
  /** Face-up Heroes, and Hidden Heroes. */
  party(): number;
  tavern: number;
  graveyard: number;
  wilderness: number;
  harbor: number;
}

/** Full parties, hidden stacks, a Wilderness and a Graveyard; every card somewhere, dealt by the seed. */
export const crowded = (crowd: Crowd, seed: string): State =>
  deal(crowd, seed, random => ({
    hand: () => 3,
    party: () => random.below(3),
    tavern: 3,
    graveyard: random.below(4),
    wilderness: random.below(4),
    harbor: CARDS.length,
  }));

/** Hands of all sizes and hardly a card on the piles, so that everything runs out. */
export const sparse = (crowd: Crowd, seed: string): State =>
  deal(crowd, seed, random => ({
    hand: () => 1 + random.below(5),
    party: () => random.below(3),
    tavern: random.below(3),
    graveyard: random.below(3),
    wilderness: random.below(3),
    harbor: random.below(3),
  }));

/** Nobody has a Hero yet. */
export const bare = (crowd: Crowd, seed: string): State =>
  deal(crowd, seed, () => ({
    hand: () => 3,
    party: () => 0,
    tavern: 3,
    graveyard: 1,
    wilderness: 3,
    harbor: CARDS.length,
  }));

function deal({ seats, deck, memory }: Crowd, seed: string, sizesOf: (random: Random) => Sizes): State {
  const random = randomFrom(`crowd ${seed}`);
  const sizes = sizesOf(random);
  const options = { deck, memory };
  const out = new Set(hiddenLeaders.proof.position.read({}, options, seats).out);
  const cards = shuffled(
    random,
    cardsFor(deck)
      .filter(card => !out.has(card))
      .map(card => heroId(card)),
  );
  const take = (count: number) => cards.splice(0, count);
  const perSeat = (size: () => number) =>
    Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat + 1, take(size())]));
  return hiddenLeaders.proof.position.read(
    {
      turn: `${1 + random.below(seats)} play`,
      red: 1 + random.below(12),
      green: 1 + random.below(12),
      leaders: Object.fromEntries(leaders(random, seats)),
      hands: perSeat(sizes.hand),
      up: perSeat(sizes.party),
      down: perSeat(sizes.party),
      tavern: take(sizes.tavern),
      graveyard: take(sizes.graveyard),
      wilderness: take(sizes.wilderness),
      harbor: take(sizes.harbor),
    },
    options,
    seats,
  );
}

const LEADERS = ['lemron', 'cyra', 'myrad', 'xiadul', 'pavyr', 'enned'];
const leaders = (random: Random, seats: number): [number, string][] =>
  shuffled(random, LEADERS)
    .slice(0, seats)
    .map((id, seat) => [seat + 1, id]);

export const crowdedGame = (n: number): RandomGame<State> => {
  const seats = 2 + (n % 5);
  return {
    kind: { seats, options: { deck: 'promo', memory: 'aid' } },
    seed: `crowd ${n}`,
    start: seed =>
      (n % 20 === 10 ? bare : n % 3 === 0 ? sparse : crowded)({ seats, deck: 'promo', memory: 'aid' }, seed),
  };
};

const kinds = tableKinds(hiddenLeaders);

/** An endless mix of ordinary games and crowded ones. */
export const mixedGame = (n: number): RandomGame<State> =>
  n % 2 === 0 ? crowdedGame(n / 2) : { kind: kinds[n % kinds.length]!, seed: `everything ${n}` };
