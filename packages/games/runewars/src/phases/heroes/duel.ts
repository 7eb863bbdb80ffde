/** Duels between heroes, and of a hero with the unit of a quest (RNW-310..RNW-317, RNW-331, RNW-Q51, RNW-Q128, D35). */

import { sets, unwind } from '@interregnum/kernel';
import { otherSide, SIDES } from '../../battle.ts';
import { contentOf } from '../../content/contents.ts';
import { perform } from '../../effects/performing.ts';
import { tell } from '../../events.ts';
import { option } from '../../options.ts';
import { type HeroNumber, NONE, type QuestCard, type UnitType, unitNumber } from '../../pieces.ts';
import { place } from '../../places.ts';
import { ASK } from '../../questions.ts';
import { call, procedure, type State } from '../../state.ts';
import { defeat, healHero } from './defeat.ts';
import { duelRound, duelRoundStarting } from './duel-round.ts';
import { duelStart, duelStarting } from './duel-start.ts';
import { applyDamage, heroOf, isDefeated, newDuel } from './duel-state.ts';
import { hasSpoils, sharers, shareSpoils, takeSpoils } from './rewards.ts';
import { forgetTrades } from './trade.ts';

const ROUNDS = 4;
type Nothing = Record<string, never>;

const isDecided = (s: State): boolean => SIDES.some(side => isDefeated(s, side));

/** RNW-311, RNW-312, RNW-314: start and rounds; what came of it is judged by who called. */
const fight = procedure<Nothing>('duel', {
  attacker: s => call(s, duelStart, duelStarting(0)),
  defender: s => {
    if (heroOf(s, 1) !== NONE) call(s, duelStart, duelStarting(1));
  },
  opening: s => applyDamage(s), // RNW-Q51: what both have dealt before round 1
  rounds: {
    while: s => s.duel!.round < ROUNDS && !isDecided(s),
    do: s => call(s, duelRound, duelRoundStarting()),
  },
});

// --- hero against hero -----------------------------------------------------------------------------------------------------------

interface HeroDuel {
  hero: HeroNumber;
  other: HeroNumber;
  /** Who has defeated the other and stands; `NONE` for nobody. */
  winner: HeroNumber;
}
export const duelBetween = (hero: HeroNumber, other: HeroNumber): HeroDuel => ({ hero, other, winner: NONE });

/** OE2: also if both fell. */
function recordSlayers(s: State): void {
  for (const side of SIDES)
    if (isDefeated(s, side)) s.slayers = sets.with(s.slayers, s.heroSeat[heroOf(s, otherSide(side))]!);
}

function settle(s: State, l: HeroDuel): void {
  const { heroes, healsIfWon } = s.duel!;
  const fallen = SIDES.filter(side => isDefeated(s, side));
  recordSlayers(s);
  const side = fallen.length === 1 ? otherSide(fallen[0]!) : null;
  tell({ type: 'duelOver', hero: l.hero, won: side === 0 });
  s.duel = null;
  if (side !== null) {
    l.winner = heroes[side];
    if (healsIfWon[side]) healHero(s, l.winner, 'all'); // RNW-Q52: not who has fallen himself
    takeSpoils(s, l.winner, heroes[otherSide(side)]);
  }
  for (const one of fallen) defeat(s, heroes[one]);
}

/** RNW-315: the other hero may be routed. */
export const heroDuel = procedure<HeroDuel>('heroDuel', {
  begin: (s, { hero, other }) => {
    s.duel = newDuel(s, hero, other, NONE);
    tell({ type: 'duel', hero, other, unit: null });
    call(s, fight, {});
  },
  settle: (s, l) => settle(s, l),
  spoils: {
    question: ASK.spoils,
    ask: 'forced',
    while: hasSpoils,
    who: (s, { winner }) => s.heroSeat[winner]!,
    options: (s, { winner }) => sharers(s, winner).map(to => option.give(0, to)),
    then: (s, { winner }, answer) => {
      if (answer.type === 'give') shareSpoils(s, winner, answer.toHero);
    },
  },
  over: (s, { hero, winner }) => {
    forgetTrades(s);
    place(s, 'duel.over', { hero, winner });
  },
});

// --- duel quests -----------------------------------------------------------------------------------------------------------------

interface QuestDuel {
  hero: HeroNumber;
  quest: QuestCard;
  /** Units still to be beaten. */
  left: UnitType[];
}

/** RNW-Q22: the hero must be left to be rewarded. */
const unitDuel = procedure<{ hero: HeroNumber; unit: UnitType }>('unitDuel', {
  begin: (s, { hero, unit }) => {
    s.duel = newDuel(s, hero, NONE, unit);
    tell({ type: 'duel', hero, other: null, unit });
    call(s, fight, {});
  },
  settle: (s, { hero }) => {
    const [isHeroDown, isUnitDown] = [isDefeated(s, 0), isDefeated(s, 1)];
    const won = isUnitDown && !isHeroDown;
    const heals = s.duel!.healsIfWon[0];
    s.duel = null;
    tell({ type: 'duelOver', hero, won });
    if (!won) unwind(s, questDuel);
    if (won && heals) healHero(s, hero, 'all'); // RNW-Q128
    if (isHeroDown) defeat(s, hero);
    place(s, 'duel.over', { hero, winner: NONE });
  },
});

export const questDuel = procedure<QuestDuel>('questDuel', {
  units: {
    while: (_, { left }) => left.length > 0,
    do: (s, l) => call(s, unitDuel, { hero: l.hero, unit: l.left.shift()! }),
  },
  won: (s, { hero, quest }) => perform(s, { kind: 'questWon', number: quest }, s.heroSeat[hero]!, { hero }),
});

export function duelForQuest(s: State, hero: HeroNumber, quest: QuestCard): void {
  const { attempt } = contentOf(s).quests[quest]!;
  if (attempt.kind === 'duel') call(s, questDuel, { hero, quest, left: attempt.units.map(unitNumber) });
}
