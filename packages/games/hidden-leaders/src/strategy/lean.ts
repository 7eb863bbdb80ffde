/** Dealt-out states made likelier: players show, hide and keep Heroes of the factions that their Leaders stand with. */
import type { Random, Seat } from '@interregnum/kernel';
import { contentOf } from '../content/contents.ts';
import { belongsTo, type Card } from '../content/heroes.ts';
import { factionsOf, type Leader } from '../content/leaders.ts';
import { ASK } from '../questions.ts';
import type { State } from '../state.ts';
import { loyalty } from './beliefs.ts';
import { isSeen, seenInStack } from './parties.ts';
import { tallyOf } from './tally.ts';

/** How often a card that does not fit the Leader is taken back: of Hidden Heroes about 3 in 4 fit, of hands 3 in 5. */
const HIDDEN_TAKEN_BACK = 0.5;
const HAND_TAKEN_BACK = 0.2;
const TRIES = 4;

export function lean(s: State, viewer: Seat, random: Random): void {
  assignLeaders(s, viewer, random);
  if (s.seats === 2) return;
  const handsMatter = s.ask !== null && (s.ask.seats.length > 1 || s.ask.id === ASK.revealFromHand);
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === viewer) continue;
    for (let place = 0; place < s.down[seat]!.length; place++) {
      if (!isSeen(s, viewer, seat, place)) takeBack(s, seat, s.down[seat]!, place, HIDDEN_TAKEN_BACK, random);
    }
    for (let i = 0; i < s.hands[seat]!.length && !handsMatter; i++) {
      takeBack(s, seat, s.hands[seat]!, i, HAND_TAKEN_BACK, random);
    }
  }
}

function takeBack(s: State, seat: Seat, cards: Card[], at: number, often: number, random: Random): void {
  const content = contentOf(s);
  const friends = factionsOf(content, s.leaders[seat]!);
  if (belongsTo(content, cards[at]!, friends) || random.real() >= often) return;
  for (let i = 0; i < TRIES && s.harbor.length > 0; i++) {
    const other = random.below(s.harbor.length);
    if (!belongsTo(content, s.harbor[other]!, friends)) continue;
    [cards[at], s.harbor[other]] = [s.harbor[other]!, cards[at]!];
    return;
  }
}

/** How often two Leaders change places on trial. */
const EXCHANGES = 40;

/** Leaders change places, to where they are less likely only now and then (Metropolis): likely deals come up more often. */
function assignLeaders(s: State, viewer: Seat, random: Random): void {
  const others = s.leaders.map((_, seat) => seat).filter(seat => seat !== viewer);
  const leaders = [...others.map(seat => s.leaders[seat]!), ...s.unused];
  const parties = others.map(seat => tallyOf(s, s.up[seat]!) + (s.seats === 2 ? 0 : seenInStack(s, viewer, seat)));
  const likely = (place: number, leader: Leader): number =>
    place < parties.length ? loyalty(s, parties[place]!, leader) : 1;
  for (let i = 0; i < EXCHANGES; i++) {
    const one = random.below(parties.length);
    const other = random.below(leaders.length);
    const [mine, theirs] = [leaders[one]!, leaders[other]!];
    const gain = (likely(one, theirs) * likely(other, mine)) / (likely(one, mine) * likely(other, theirs));
    if (random.real() < gain) [leaders[one], leaders[other]] = [theirs, mine];
  }
  for (const [i, seat] of others.entries()) s.leaders[seat] = leaders[i]!;
  s.unused = leaders.slice(others.length);
}
