/** Setup (HDL-011..HDL-022). */
import { type Chance, type ContentHash, clockwise, draw, type SetupChoices, shuffle } from '@interregnum/kernel';
import { BURIED_EMPEROR, type Card } from '../content/heroes.ts';
import { LEADERS } from '../content/leaders.ts';
import { tell, tellApart } from '../events.ts';
import { type Option, option } from '../options.ts';
import { cardsFor, emptyState, type State, type Terms } from '../state.ts';
import { liftFromHand, putDown, refillTavern } from '../table.ts';

export const DEALT = 5;

/** HDL-014, HDL-022, HDL-Q03, HDL-Q53: all cards of the deck but the Emperor. */
const harborCards = (s: State): Card[] =>
  cardsFor(s.deck).filter(card => card !== BURIED_EMPEROR && !s.out.includes(card));

/** HDL-011..HDL-017, HDL-090: Leaders, Emperor, Harbor, Tavern, starting player, five cards each. */
export function deal(content: ContentHash, options: SetupChoices, seats: number, chance: Chance): State {
  const s = emptyState(content, termsOf(options), seats, chance);
  const leaders = shuffle(s.chance, LEADERS.slice());
  s.leaders = leaders.slice(0, seats);
  s.unused = leaders.slice(seats);
  s.graveyard.push(BURIED_EMPEROR);
  s.harbor = shuffle(s.chance, harborCards(s));
  refillTavern(s, 'harbor');
  s.first = draw(s.chance, seats);
  s.active = s.first;
  for (const seat of clockwise(s.seats, s.first)) s.hands[seat] = s.harbor.splice(-DEALT).reverse();
  tell({ type: 'setup', first: s.first, tavern: s.tavern.map(card => card!) });
  return s;
}

/** HDL-022, HDL-Q48: unless the table says otherwise, the beginner deck also ends sooner. */
export function termsOf({ deck, end, memory }: SetupChoices): Terms {
  const beginner = deck === 'beginner';
  return {
    deck: beginner || deck === 'promo' ? deck : 'full',
    sooner: end === 'sooner' || (beginner && end !== 'usual'),
    memory: memory === 'none' ? 'none' : 'aid',
  };
}

/** HDL-018, HDL-019, HDL-Q02: every ordered pair of hand cards. */
export function preparations(s: State, seat: number): Option[] {
  const hand = s.hands[seat]!;
  const out: Option[] = [];
  for (const hide of hand) for (const discard of hand) if (hide !== discard) out.push(option.prepare(hide, discard));
  return out;
}

/** HDL-020, HDL-021, HDL-Q01: in turn order, so the starting player's card lies at the bottom of the Wilderness. */
export function prepare(s: State, answers: readonly (Option | null)[]): void {
  for (const seat of clockwise(s.seats, s.first)) {
    const answer = answers[seat];
    if (answer?.type !== 'prepare') continue;
    liftFromHand(s, seat, answer.hide);
    putDown(s, seat, answer.hide, 0);
    liftFromHand(s, seat, answer.discard);
    s.wilderness.push(answer.discard);
    const event = { type: 'prepared', seat } as const;
    tellApart(
      [seat],
      { ...event, hidden: answer.hide, discarded: answer.discard },
      { ...event, hidden: null, discarded: null },
    );
  }
}
