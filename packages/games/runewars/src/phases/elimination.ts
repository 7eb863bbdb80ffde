/** Players without an area are out (RNW-408, RNW-409, RNW-Q29..RNW-Q31, RNW-Q63). */
import { bigSets, type Procedure, passMoment, type Seat, sets, shuffle, unwind } from '@interregnum/kernel';
import { sorted } from '../cards.ts';
import { ATTRIBUTES } from '../content/words.ts';
import { tell } from '../events.ts';
import { toSupply } from '../figures.ts';
import { setTraining } from '../heroes.ts';
import { heroPlace, markPlaceMoves, questPlace, tacticsPlace } from '../knowledge.ts';
import { type HeroNumber, NONE } from '../pieces.ts';
import { place } from '../places.ts';
import { CAPTAIN } from '../queries.ts';
import type { State } from '../state.ts';
import { hasAreas, heroesOf, inPlayOrder } from '../table.ts';
import { endGame } from './winning.ts';

/** The procedure of a turn, by name: it is left at once when its player is eliminated. */
export const TURN: Procedure<object> = { name: 'turn' };

/** What ends with every turn (RNW-C6). */
export function endTurn(s: State): void {
  s.turn = NONE;
  s.lasting = passMoment(s.lasting, 'turn');
  s.titlesUsed = sets.without(s.titlesUsed, CAPTAIN);
}

const intoDeck = (s: State, deck: readonly number[], cards: readonly number[]): number[] =>
  shuffle(s.chance, sorted([...deck, ...cards]));

/** His figure is gone, his card goes into the deck; Rewards as the caller says. */
export function removeHero(s: State, hero: HeroNumber): void {
  s.heroSeat[hero] = NONE;
  s.heroArea[hero] = NONE;
  s.heroDamage[hero] = 0;
  for (const attribute of ATTRIBUTES.keys()) setTraining(s, hero, attribute, 0);
  s.heroesRouted = sets.without(s.heroesRouted, hero);
  s.lasting = s.lasting.filter(({ kind, n }) => kind !== 'held' || n !== hero);
  s.rewardsDown[hero] = [];
  s.rewardsUp[hero] = [];
  s.received[hero] = [];
  markPlaceMoves(s, heroPlace(hero), null);
}

/** RNW-408, RNW-Q63. */
function eliminate(s: State, seat: Seat): void {
  tell({ type: 'eliminated', seat });
  const heroes = heroesOf(s, seat);
  s.rewardDeck = intoDeck(
    s,
    s.rewardDeck,
    heroes.flatMap(hero => [...s.rewardsDown[hero]!, ...s.rewardsUp[hero]!]),
  );
  s.heroDeck = intoDeck(s, s.heroDeck, heroes);
  for (const hero of heroes) {
    removeHero(s, hero);
    tell({ type: 'heroLeft', hero, how: 'eliminated' });
  }
  s.tacticsDeck = intoDeck(s, s.tacticsDeck, s.tactics[seat]!);
  s.questDeck = intoDeck(s, s.questDeck, s.quests[seat]!);
  s.tactics[seat] = [];
  s.fresh[seat] = [];
  s.quests[seat] = [];
  markPlaceMoves(s, tacticsPlace(seat), null);
  markPlaceMoves(s, questPlace(seat), null);
  if (s.objective[seat] !== NONE) s.objectivesLeft = sorted([...s.objectivesLeft, s.objective[seat]!]);
  s.objective[seat] = NONE;
  s.titleSeat = s.titleSeat.map(holder => (holder === seat ? NONE : holder));
  s.activated[seat] = bigSets.NONE;
  for (const [season, claim] of s.claims.entries()) {
    if (claim?.seat !== seat) continue;
    if (claim.type !== NONE) toSupply(s, claim.type, 1); // RNW-Q314: else a card
    s.claims[season] = null;
  }
  s.alive = sets.without(s.alive, seat);
  s.out = [...s.out, seat];
}

/** RNW-Q30, RNW-Q31: the player whose turn it is comes last; the last one left has won and is not checked. */
export function checkElimination(s: State): void {
  const gone: { seat: Seat; heroes: HeroNumber[] }[] = [];
  const order = inPlayOrder(s);
  if (!sets.isSingle(s.alive) && order.every(seat => hasAreas(s, seat))) return;
  for (const seat of [...order.filter(one => one !== s.turn), ...order.filter(one => one === s.turn)]) {
    if (sets.isSingle(s.alive)) break;
    if (hasAreas(s, seat)) continue;
    gone.push({ seat, heroes: heroesOf(s, seat) });
    eliminate(s, seat);
  }
  if (sets.isSingle(s.alive)) {
    endGame(s, 'last', sets.first(s.alive));
    return;
  }
  if (s.turn !== NONE && !sets.has(s.alive, s.turn)) {
    unwind(s, TURN);
    endTurn(s);
  }
  for (const one of gone) leave(s, one.seat, one.heroes);
}

/** What modules do about it, when nothing of his turn is left. */
function leave(s: State, seat: Seat, heroes: readonly HeroNumber[]): void {
  place(s, 'eliminated', { seat });
  for (const hero of heroes) place(s, 'hero.leaves', { hero });
}
