/** Tests of attributes: cards by the attribute, one is chosen, its destiny works (RNW-285, RNW-Q10, D32, D49). */

import type { Side } from '../../battle.ts';
import { discardFate, discardTactics } from '../../cards.ts';
import { contentOf } from '../../content/contents.ts';
import type { Destiny } from '../../content/words.ts';
import type { SourceKind } from '../../effects/performance.ts';
import { perform } from '../../effects/performing.ts';
import { tell } from '../../events.ts';
import { option } from '../../options.ts';
import { type HeroNumber, NONE } from '../../pieces.ts';
import { place } from '../../places.ts';
import { testCards, testRewards } from '../../queries.ts';
import { ASK } from '../../questions.ts';
import { call, procedure, type State } from '../../state.ts';
import {
  chooseFromDraw,
  destinyOf,
  drawOpenly,
  drawOptions,
  isDrawAsked,
  type OpenDraw,
  openDraw,
  TEST,
} from '../open-draw.ts';
import { turnUpReward } from './rewards.ts';

/** What is tested for: a quest, or a Reward used in a duel. */
export type TestFor = { kind: 'quest'; number: number } | { kind: 'reward'; number: number; side: Side };

interface Test extends OpenDraw {
  hero: HeroNumber;
  attribute: number;
  for: TestFor;
  /** HE04: cards more; `NONE` while she is not asked. */
  more: number;
}

const RESULTS: Readonly<Record<Destiny, SourceKind>> = { gold: 'questGold', silver: 'questSilver', red: 'questRed' };

function takeEffect(s: State, { seat, hero, for: what }: Test, destiny: Destiny): void {
  if (what.kind === 'quest') perform(s, { kind: RESULTS[destiny], number: what.number }, seat, { hero });
  else if (destiny === 'red') perform(s, { kind: 'rewardRed', number: what.number }, seat, { hero, side: what.side });
}

/** HE04. */
function moreCards(s: State, hero: HeroNumber): number {
  const { ability } = contentOf(s).heroes[hero]!;
  return ability.at === 'test' ? ability.drawMore : 0;
}

/** RNW-Q129: what raises the attribute is turned up by its first test. */
function drawForTest(s: State, l: Test): void {
  const n = testCards(s, l.hero, l.attribute) + Math.max(0, l.more);
  for (const card of testRewards(s, l.hero, l.attribute)) turnUpReward(s, l.hero, card);
  drawOpenly(s, l, n);
}

export const test = procedure<Test>(TEST.name, {
  ability: {
    question: ASK.heroAbility,
    while: (s, l) => l.more === NONE && moreCards(s, l.hero) > 0 && s.tactics[l.seat]!.length > 0,
    who: (_, { seat }) => seat,
    options: (s, _, seat) => [...[...new Set(s.tactics[seat])].map(option.discardTactics), option.no],
    then: (s, l, answer, seat) => {
      l.more = 0;
      if (answer.type !== 'discardTactics') return;
      discardTactics(s, seat, answer.tactics);
      l.more = moreCards(s, l.hero);
    },
  },
  draw: (s, l) => drawForTest(s, l),
  drawn: (s, { hero }) => place(s, 'test.drawn', { hero }),
  choose: {
    question: ASK.test,
    while: isDrawAsked,
    who: (_, { seat }) => seat,
    options: drawOptions,
    then: (s, l, answer) => {
      chooseFromDraw(s, l, answer);
      if (answer.type === 'play') place(s, 'test.drawn', { hero: l.hero });
    },
  },
  result: (s, l) => {
    const destiny = destinyOf(s, l.chosen === NONE ? (l.cards[0] ?? NONE) : l.chosen);
    discardFate(s, l.cards);
    l.cards = [];
    tell({ type: 'tested', hero: l.hero, attribute: l.attribute, destiny });
    takeEffect(s, l, destiny);
  },
});

export function testAttribute(s: State, hero: HeroNumber, attribute: number, what: TestFor): void {
  call(s, test, { ...openDraw(s.heroSeat[hero]!), hero, attribute, for: what, more: NONE });
}
