/** Tables at which much happens at once: Kingdom Cards, the Disc, tokens and thin hands from the first Round on. */
import { chanceFrom, type Random, randomFrom, setupChoices, shuffled } from '@interregnum/kernel';
import { NIGHTLY, type RandomGame, randomMove, type TableKind } from '@interregnum/kernel/testing';
import { KINGDOM_CARDS_HELD } from '../src/content/setup.ts';
import { oldKingsCrown, type State } from '../src/index.ts';
import { IS_SUPPORTER, NONE } from '../src/pieces.ts';
import { ASK } from '../src/questions.ts';
import { reask } from '../src/state.ts';
import { ownerOf } from '../src/table.ts';

/** How many times as many games are played with INTERREGNUM_NIGHTLY=1. */
export const MORE = NIGHTLY ? 25 : 1;
export const PATIENCE = MORE * 300_000;

export const kindOf = (seats: number, options: Readonly<Record<string, string>> = {}): TableKind => ({
  seats,
  options: setupChoices(oldKingsCrown.meta, options, seats),
});

type Title = typeof oldKingsCrown;

/** The first Bid of a game, reached by random answers. */
function firstBid(game: Title, { seats, options }: TableKind, seed: string, random: Random): State {
  const s = game.rules.setup(options, seats, chanceFrom(seed));
  while (s.ask!.id !== ASK.bid) {
    const { seat, option } = randomMove(game, s, random);
    game.rules.apply(s, seat, option);
  }
  return s;
}

const byNumber = (one: number, other: number): number => one - other;

/** Everybody controls two Kingdom Cards, from whatever is not on the market. */
function giveKingdomCards(s: State, random: Random): void {
  const stock = shuffled(random, [...s.kingdomDeck, ...s.box, ...s.kingdomDiscard]);
  for (const seat of s.hands.keys()) {
    while (s.controlled[seat]!.length < KINGDOM_CARDS_HELD) {
      const occupier = s.draw[seat]!.find(card => IS_SUPPORTER[card])!;
      s.draw[seat] = s.draw[seat]!.filter(card => card !== occupier);
      s.controlled[seat] = [...s.controlled[seat]!, { kingdom: stock.pop()!, occupier }];
    }
  }
  const boxed = s.box.length;
  s.box = stock.splice(0, boxed).sort(byNumber);
  s.kingdomDiscard = stock.splice(0, random.below(stock.length)).sort(byNumber);
  s.kingdomDeck = stock;
}

/** Some of each draw pile is discarded or lost, so that Attrition comes soon. */
function thinOut(s: State, random: Random): void {
  for (const seat of s.hands.keys()) {
    const pile = s.draw[seat]!;
    const discarded = pile.slice(0, random.below(pile.length));
    const lost = pile.slice(discarded.length, discarded.length + random.below(4));
    s.draw[seat] = pile.slice(discarded.length + lost.length);
    s.discard[seat] = [...s.discard[seat]!, ...discarded].sort(byNumber);
    s.lost = [...s.lost, ...lost].sort(byNumber);
    s.attrition[seat] = random.below(5);
  }
}

/** Myths and Rituals are in hands at times. */
function drawAside(s: State, random: Random): void {
  for (const card of s.aside) {
    if (random.below(3) > 0) continue;
    const owner = ownerOf(s, card);
    s.aside = s.aside.filter(one => one !== card);
    s.hands[owner] = [...s.hands[owner]!, card].sort(byNumber);
  }
}

export function crowded(kind: TableKind, seed: string, game: Title = oldKingsCrown): State {
  const random = randomFrom(`crowd ${seed}`);
  const s = firstBid(game, kind, seed, random);
  giveKingdomCards(s, random);
  thinOut(s, random);
  drawAside(s, random);
  s.influence = s.influence.map((n, party) => (s.order.includes(party) ? n + random.below(12) : n));
  s.disc = random.below(2) === 0 ? { holder: random.below(s.seats), uses: 1 + random.below(3) } : null;
  s.heralds = s.heralds.map(() => NONE);
  s.marks = []; // cards that somebody had seen may lie elsewhere now
  reask(s);
  return s;
}

/** From a crowded table, or from the first deal. */
export const gameOf = (
  kind: TableKind,
  seed: string,
  isCrowded: boolean,
  game: Title = oldKingsCrown,
): RandomGame<State> => (isCrowded ? { kind, seed, start: text => crowded(kind, text, game) } : { kind, seed });

const KINDS: readonly TableKind[] = [
  kindOf(2),
  kindOf(4, { factions: 'pick', maxRounds: '12' }),
  kindOf(3),
  kindOf(4),
  kindOf(1, { difficulty: 'tyrant' }),
  kindOf(2, { factions: 'pick', startingInfluence: '3', maxRounds: 'none' }),
  kindOf(3, { order: 'seats', leader: '2' }),
  kindOf(1, { difficulty: 'page', factions: 'pick' }),
];

/** Three Heralds at the Harvest Field, and seat 1, with K28, is about to win there (OKC-D85). */
export const debtors = (seed: string): RandomGame<State> => ({
  kind: kindOf(3),
  seed,
  start: () =>
    oldKingsCrown.proof.position.read(
      {
        turn: 'reveal plateau',
        influence: { 1: 4, 2: 9, 3: 9 },
        heralds: { 1: 'harvest', 2: 'harvest', 3: 'harvest' },
        kingdom: { 1: ['K28+CL05'] },
        down: { plateau: { 1: 'CL14', 2: 'UP01', 3: 'NO01' } },
      },
      kindOf(3).options,
      3,
    ),
});

/** An endless mix of ordinary games, crowded ones, and some in which debts are collected. */
export const mixedGame = (n: number): RandomGame<State> =>
  n % 9 === 8
    ? debtors(`debts ${n}`)
    : gameOf(KINDS[n % KINDS.length]!, `mixed ${n}`, Math.floor(n / KINDS.length) % 3 > 0);
