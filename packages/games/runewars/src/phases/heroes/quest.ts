/** Quests are attempted where they lead (RNW-284, RNW-286, RNW-Q21, RNW-Q22). */

import { everybody, type Seat } from '@interregnum/kernel';
import { contentOf } from '../../content/contents.ts';
import { ATTRIBUTES } from '../../content/words.ts';
import { holds } from '../../effects/conditions.ts';
import { performance } from '../../effects/performance.ts';
import { perform } from '../../effects/performing.ts';
import { tell } from '../../events.ts';
import { mark, questPlace, questThing } from '../../knowledge.ts';
import type { HeroNumber, QuestCard } from '../../pieces.ts';
import { questAreas } from '../../printed.ts';
import { mayQuest } from '../../queries.ts';
import type { State } from '../../state.ts';
import { duelForQuest } from './duel.ts';
import { testAttribute } from './test.ts';

/** Q13: whoever can pay in no way cannot attempt it. */
function isPossible(s: State, seat: Seat, hero: HeroNumber, card: QuestCard): boolean {
  const { attempt } = contentOf(s).quests[card]!;
  if (attempt.kind !== 'price') return true;
  const l = performance({ kind: 'questPrice', number: card }, seat, { hero });
  return attempt.needs.some(need => holds(s, l, need));
}

/** RNW-284. */
export const questsFor = (s: State, hero: HeroNumber): QuestCard[] => {
  const seat = s.heroSeat[hero]!;
  return s.quests[seat]!.filter(
    card => questAreas(s, card).includes(s.heroArea[hero]!) && mayQuest(s, hero) && isPossible(s, seat, hero, card),
  );
};

/** RNW-K2: a Quest that was shown stays known until it leaves the hand. */
export function attemptQuest(s: State, hero: HeroNumber, card: QuestCard): void {
  const seat = s.heroSeat[hero]!;
  tell({ type: 'questTried', seat, hero, card });
  mark(s, questThing(card), questPlace(seat), everybody(s.seats));
  const { attempt } = contentOf(s).quests[card]!;
  if (attempt.kind === 'test')
    testAttribute(s, hero, ATTRIBUTES.indexOf(attempt.attribute), { kind: 'quest', number: card });
  else if (attempt.kind === 'duel') duelForQuest(s, hero, card);
  else perform(s, { kind: 'questPrice', number: card }, seat, { hero });
}
