/** What heroes and Rewards of Banners of War do in quests, tests and duels (HB02, HB03, HB06, RB7). */

import { localsOf, type Triggered } from '@interregnum/kernel';
import { otherSide, SIDES, type Side } from '../../battle.ts';
import { withSide } from '../../battle-line.ts';
import { discardFate, drawTactics } from '../../cards.ts';
import { contentOf } from '../../content/contents.ts';
import { changeInfluence } from '../../figures.ts';
import { beginLasting } from '../../lasting.ts';
import { option } from '../../options.ts';
import { changeDuel, dealInDuel, faceOf } from '../../phases/heroes/duel-state.ts';
import { drawOpenly, TEST } from '../../phases/open-draw.ts';
import { type HeroNumber, NONE } from '../../pieces.ts';
import { ASK } from '../../questions.ts';
import { call, procedure, type State } from '../../state.ts';

type Hero = { hero: HeroNumber };

/** HB03. */
export const questRewarded: Triggered<State, Hero> = {
  applies: (s, { hero }) => contentOf(s).heroes[hero]!.ability.at === 'questDone',
  do: (s, { hero }) => {
    const { ability } = contentOf(s).heroes[hero]!;
    if (ability.at === 'questDone') changeInfluence(s, s.heroSeat[hero]!, ability.influence);
  },
};

/** HB06. */
export const duelRewarded: Triggered<State, { winner: HeroNumber }> = {
  applies: (s, { winner }) => winner !== NONE && contentOf(s).heroes[winner]!.ability.at === 'duelWon',
  do: (s, { winner }) => {
    const { ability } = contentOf(s).heroes[winner]!;
    if (ability.at === 'duelWon') drawTactics(s, s.heroSeat[winner]!, ability.tactics);
  },
};

// --- HB02 --------------------------------------------------------------------------------------------------------------------

const hasRedrawn = (s: State, hero: HeroNumber): boolean =>
  s.lasting.some(one => one.kind === 'redrew' && one.n === hero);

/** As many again, those of TA27 included. */
function drawAnew(s: State, hero: HeroNumber): void {
  const draw = localsOf(s, TEST)!;
  const n = draw.cards.length;
  discardFate(s, draw.cards);
  draw.cards = [];
  beginLasting(s, 'redrew', s.heroSeat[hero]!, hero, 'season');
  drawOpenly(s, draw, n);
}

const redrawing = procedure<Hero>('redrawTest', {
  ask: {
    question: ASK.heroAbility,
    who: (s, { hero }) => s.heroSeat[hero]!,
    options: () => [option.redraw, option.no],
    then: (s, { hero }, answer) => {
      if (answer.type === 'redraw') drawAnew(s, hero);
    },
  },
});

/** The Quest Phase is once a year: what lasts for the season lasts for all of it. */
export const drawingAnew: Triggered<State, Hero> = {
  applies: (s, { hero }) => contentOf(s).heroes[hero]!.ability.at === 'testDrawn' && !hasRedrawn(s, hero),
  do: (s, { hero }) => call(s, redrawing, { hero }),
};

// --- RB7 ---------------------------------------------------------------------------------------------------------------------

type Skipped = { skipped: readonly [boolean, boolean] };

/** What the rout on his card prevents this round; 0 without the Armor, or when it has worked before. */
function mirrored(s: State, side: Side, { skipped }: Skipped): number {
  const { armor, armorLeft, noArmor, dealt } = s.duel!;
  if (armor[side] === NONE || noArmor[side] || armorLeft[side] === 0 || skipped[side]) return 0;
  const face = faceOf(s, side);
  return contentOf(s).rewards[armor[side]]!.effect.at === 'mirror' && face.icon === 'rout'
    ? Math.min(face.n, dealt[side])
    : 0;
}

export const mirroring: Triggered<State, Skipped> = {
  applies: (s, facts) => SIDES.some(side => mirrored(s, side, facts) > 0),
  do: (s, facts) => {
    for (const [side, n] of SIDES.map(one => [one, mirrored(s, one, facts)] as const)) {
      if (n === 0) continue;
      dealInDuel(s, otherSide(side), n, false);
      changeDuel(s, { armorLeft: withSide(s.duel!.armorLeft, side, 0) });
    }
  },
};
