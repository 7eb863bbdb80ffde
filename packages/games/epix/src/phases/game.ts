/** The course of a game: draft, four seasons, end (EPX-055..EPX-057). */
import { type Chance, type ContentHash, draw, type SetupChoices, shuffle } from '@interregnum/kernel';
import { castleOf } from '../content/board.ts';
import { WINTER } from '../content/cards.ts';
import { contentOf } from '../content/contents.ts';
import { SOLDIER } from '../content/units.ts';
import { tell } from '../events.ts';
import { agreedIn, begin, call, emptyState, procedure, type State } from '../state.ts';
import { place } from '../table.ts';
import { draft } from './draft.ts';
import { countProvinces } from './end.ts';
import { season } from './season.ts';

type Nothing = Record<string, never>;

/** EPX-055: the draft, four seasons, the end. */
export const game = procedure<Nothing>('game', {
  draft: s => call(s, draft, { turn: s.firstPlayer }),
  seasons: { while: s => s.season <= WINTER && !s.over, do: s => call(s, season, { winner: null }) },
  end: s => countProvinces(s),
});

/** EPX-010..EPX-018. */
export function setup(content: ContentHash, options: SetupChoices, seats: number, chance: Chance): State {
  const s = emptyState(content, agreedIn(options), seats, chance);
  s.firstPlayer = draw(s.chance, seats);
  for (let seat = 0; seat < seats; seat++) place(s, seat, SOLDIER, castleOf(seat));
  if (s.mode === 'advanced') deal(s); // EPX-Q01: the cards are all that is advanced
  tell({ type: 'setup', first: s.firstPlayer, cards: s.dealt.slice() });
  begin(s, game);
  return s;
}

/** EPX-018: one card more than there are players. */
function deal(s: State): void {
  const deck = shuffle(s.chance, contentOf(s).deck.slice());
  offer(
    s,
    deck.slice(0, s.seats + 1).sort((a, b) => a - b),
    deck.slice(s.seats + 1),
  );
}

export function offer(s: State, dealt: readonly number[], unseen: readonly number[]): void {
  s.dealt = dealt.slice();
  s.unseen = unseen.slice();
  s.bidder = dealt.map(() => null);
  s.bidAmount = dealt.map(() => 0);
  s.bidMarker = dealt.map(() => null);
}
