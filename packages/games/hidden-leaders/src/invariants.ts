/** What holds in every state that play can reach (spec section 7). */
import { contentOf } from './content/contents.ts';
import { CARDS, heroId } from './content/heroes.ts';
import { factionsOf, LEADERS } from './content/leaders.ts';
import { FIRST_SPACE, LAST_SPACE, victoriousFaction } from './content/track.ts';
import { outcome } from './phases/end.ts';
import { HAND_AFTER_DISCARD } from './phases/turn.ts';
import { ASK } from './questions.ts';
import { cardsFor, EVERYBODY, type State, TAVERN_SLOTS } from './state.ts';
import { canDraw, isThresholdMet } from './table.ts';

/** The invariants that do not hold, in words. */
export const broken = (s: State): string[] => [
  ...impossible(s),
  ...(s.ask?.id === ASK.turn ? betweenTurnsBroken(s) : []),
];

/** What no position may say: all but what the turns before would have left, a full Tavern and hands of three. */
export const impossible = (s: State): string[] => [
  ...cardsBroken(s),
  ...tableBroken(s),
  ...partiesBroken(s),
  ...abilitiesBroken(s),
  ...endBroken(s),
];

/** 1, 2: every card exactly once (HDL-045). */
function cardsBroken(s: State): string[] {
  const seen = new Array<number>(CARDS.length + 1).fill(0);
  const lists = [s.out, s.tavern, s.graveyard, s.aside, s.harbor, s.wilderness, s.held, ...s.up, ...s.down, ...s.hands];
  for (const list of lists) for (const card of list) if (card !== null) seen[card]!++;
  const deck = cardsFor(s.deck);
  return CARDS.filter(card => seen[card] !== Number(deck.includes(card))).map(
    card => `${heroId(card)} is there ${seen[card]} times`,
  );
}

/** 3, 4, 9. */
function tableBroken(s: State): string[] {
  const out: string[] = [];
  for (const marker of ['red', 'green'] as const) {
    if (s[marker] < FIRST_SPACE || s[marker] > LAST_SPACE) out.push(`the ${marker} marker is on ${s[marker]}`);
  }
  if (s.tavern.length !== TAVERN_SLOTS) out.push(`the Tavern has ${s.tavern.length} slots`);
  const leaders = [...s.leaders, ...s.unused].sort((a, b) => a - b);
  if (leaders.join() !== LEADERS.join()) out.push(`the Leaders are ${leaders}`);
  if (s.deck === 'beginner' && s.out.length < contentOf(s).advanced.length)
    out.push(`only ${s.out.length} cards are out of the beginner game`);
  return out;
}

/** 10: what is known goes with the stack. */
function partiesBroken(s: State): string[] {
  const out: string[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    const known = s.known[seat]!;
    if (known.length !== s.down[seat]!.length) out.push(`seat ${seat + 1}: ${known.length} known, not all hidden`);
    if (known.some(mask => mask < 0 || mask > EVERYBODY)) out.push(`seat ${seat + 1}: known ${known}`);
  }
  return out;
}

/** 6, 16: nothing is left in mid-air, and copying has an end. */
function abilitiesBroken(s: State): string[] {
  const out: string[] = [];
  if (s.secret !== null) out.push('a secret card is left over');
  if (s.frames.length > 2 * CARDS.length) out.push(`${s.frames.length} frames`);
  const performs = s.frames.some(frame => frame.proc === 'perform');
  if (!performs && s.held.length + s.aside.length > 0) out.push('cards are left in play');
  if (s.held.length === 0 && s.heldOpenly) out.push('nothing is held openly');
  return out;
}

/** 4, 5, 8: as a turn begins. */
function betweenTurnsBroken(s: State): string[] {
  const out: string[] = [];
  if (s.tavern.includes(null) && canDraw(s)) out.push('the Tavern was not refilled');
  s.hands.forEach((hand, seat) => {
    if (hand.length > HAND_AFTER_DISCARD) out.push(`seat ${seat + 1} has ${hand.length} hand cards`);
  });
  const before = s.hands[(s.active + s.seats - 1) % s.seats]!.length;
  const supply = canDraw(s) || s.tavern.some(card => card !== null);
  if (s.turns > 1 && before < HAND_AFTER_DISCARD && supply) out.push(`only ${before} cards were drawn`);
  if (isThresholdMet(s)) out.push('the game should be over');
  return out;
}

/** 7, 12. */
function endBroken(s: State): string[] {
  const out: string[] = [];
  if (s.over !== (s.ask === null)) out.push(s.over ? 'a question is open after the end' : 'nobody is asked');
  if (s.ask?.seats.some(seat => s.ask!.options[seat]!.length === 0)) out.push('a seat has no option');
  const end = outcome(s);
  if (!end) return out;
  const faction = victoriousFaction(contentOf(s), s.red, s.green);
  const aligned = s.leaders.filter(leader => factionsOf(contentOf(s), leader) & faction).length;
  if (end.winners.length !== Math.min(1, aligned)) out.push(`${end.winners.length} winners of ${aligned} aligned`);
  if (end.winners.some(seat => !(factionsOf(contentOf(s), s.leaders[seat]!) & faction)))
    out.push('the winner is not aligned');
  return out;
}
