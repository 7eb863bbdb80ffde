/** Tables at which much happens at once, for tests of everything that can happen. */
import { chanceFrom, clockwise, type Random, randomFrom, shuffled } from '@interregnum/kernel';
import { type RandomGame, randomMove, type TableKind, tableKinds } from '@interregnum/kernel/testing';
import { armyOf, bitOf, NEUTRAL_TOKENS, PIECES, TOKENS_EACH } from '../src/content/armies.ts';
import { KIND_COUNT } from '../src/content/cards.ts';
import { boardOf } from '../src/content/contents.ts';
import { abilityOf, CHAMPION, LEADERS } from '../src/content/leaders.ts';
import { type State, yieldGame } from '../src/index.ts';
import { reask } from '../src/state.ts';
import { sideOf, tokenOf } from '../src/table.ts';

/** All tables; how allies answer matters in teams only. */
export const KINDS_OF_TABLES: readonly TableKind[] = tableKinds(yieldGame).filter(
  ({ options }) => options.mode === 'teams' || options.allies === 'lead',
);

/** The first Season of a game, reached by random answers. */
function firstSeason({ seats, options }: TableKind, seed: string, random: Random): State {
  const s = yieldGame.rules.setup(options, seats, chanceFrom(seed));
  while (s.ask!.id !== 'YLD-D10') {
    const { seat, option } = randomMove(yieldGame, s, random);
    yieldGame.rules.apply(s, seat, option);
  }
  return s;
}

/** Armies side by side in the middle of the map, so that nearly all of them fight; some wait beside it. */
function crowdTogether(s: State, random: Random): void {
  const { locations, neighbours } = boardOf(s);
  const places = [locations[random.below(locations.length)]!];
  const armies = shuffled(
    random,
    clockwise(s.seats, 0).flatMap(seat => PIECES.map(piece => armyOf(seat, piece))),
  ).filter(army => (s.fielded & bitOf(army)) !== 0);
  s.at.fill(null);
  for (const army of armies) {
    if (random.below(12) === 0) continue;
    const near = places.flatMap(place => neighbours[place]!);
    const to = near[random.below(near.length)]!;
    const taken = s.at.some((at, other) => at === to && sideOf(s, other >> 2) !== sideOf(s, army >> 2));
    if (taken) continue;
    s.at[army] = to;
    places.push(to);
  }
}

/** Tall stacks, so that supplies run short. */
function pileUp(s: State, random: Random): void {
  for (const location of boardOf(s).numerals) {
    for (let i = random.below(8); i > 0; i--) {
      const seat = random.below(s.seats);
      if (s.supply[seat]! < 2) continue;
      s.supply[seat]!--;
      s.stacks[location] += tokenOf(seat);
    }
  }
}

/** Hands of all sizes, filled from the deck, which is left short. */
function dealAnew(s: State, random: Random): void {
  for (const seat of clockwise(s.seats, 0)) {
    for (let size = random.below(11); s.handSize[seat]! < size && s.deck.length > 0; ) {
      s.hands[KIND_COUNT * seat + s.deck.pop()!]!++;
      s.handSize[seat]!++;
    }
  }
  if (random.below(3) > 0) return;
  for (const kind of s.deck.splice(0, random.below(s.deck.length))) s.discard[kind]!++;
}

/** Full of battles from the first Season on. */
export function crowded(kind: TableKind, seed: string): State {
  const random = randomFrom(`crowd ${seed}`);
  const s = firstSeason(kind, seed, random);
  crowdTogether(s, random);
  pileUp(s, random);
  dealAnew(s, random);
  reask(s);
  return s;
}

/** As `crowded`, and seat 1 has this ability whatever was chosen. */
export function crowdedWith(ability: number, kind: TableKind, seed: string): State {
  const s = crowded(kind, seed);
  const leader = Math.floor(ability / 2);
  const others = LEADERS.filter(one => one !== leader);
  for (const seat of clockwise(s.seats, 0)) {
    s.leader = s.leader.with(seat, seat === 0 ? leader : others[seat - 1]!);
    s.ability = s.ability.with(seat, seat === 0 ? ability : abilityOf(others[seat - 1]!, 'A'));
  }
  s.champion = ability === CHAMPION ? armyOf(0, 2) : null;
  return s;
}

/** All tokens of seat 1 lie on top of stacks, so that none can be swapped; the others hold nothing (YLD-Q10). */
export function withoutTokens(kind: TableKind, seed: string): State {
  const s = crowded(kind, seed);
  const { locations } = boardOf(s);
  s.stacks.fill('');
  locations.forEach((location, i) => {
    s.stacks[location] = i < TOKENS_EACH ? 'n1' : 'n';
  });
  s.supply.fill(TOKENS_EACH);
  s.supply[0] = 0;
  s.neutralSupply = 0;
  s.extraNeutral = locations.length - NEUTRAL_TOKENS;
  reask(s);
  return s;
}

/** An endless mix of ordinary and crowded games. */
export function mixedGame(n: number): RandomGame<State> {
  const kind = KINDS_OF_TABLES[n % KINDS_OF_TABLES.length]!;
  const seed = `mixed ${n}`;
  return n % 2 === 0 ? { kind, seed } : { kind, seed, start: text => crowded(kind, text) };
}
