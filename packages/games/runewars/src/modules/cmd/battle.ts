/** What commanders do in battle by themselves (V.4, RNW-Q100, RNW-Q284, RNW-Q293, RNW-Q294). */

import { draw, type Seat, sets, viewers } from '@interregnum/kernel';
import { ATTACKER, DEFENDER, otherSide, type Side } from '../../battle.ts';
import { CM } from '../../content/cmd/commanders.ts';
import { tell, tellApart } from '../../events.ts';
import { mark, tacticsPlace, tacticsThing } from '../../knowledge.ts';
import type { Option } from '../../options.ts';
import { battleOf, changeBattle, lineOf, playerOf } from '../../phases/battle/sides.ts';
import { type Area, type HeroNumber, NONE, type TacticsCard, type UnitType } from '../../pieces.ts';
import { shapeOf } from '../../printed.ts';
import { call, type State } from '../../state.ts';
import { isRoutedHero } from '../../table.ts';
import { changeCmd, changeCmdBattle, changeHidden } from './command.ts';
import { BEAR, COMMANDERS_FALL, STRIKE, STUBBORN, VETERAN } from './handles.ts';
import { cardOf, commandsOf, hasLeader, isSpent, leaderWith } from './queries.ts';
import { type CommanderCard, NEW_BATTLE } from './state.ts';

/** A commander's card works, and cannot any more in this battle. */
export function spend(s: State, hero: HeroNumber): void {
  tell({ type: 'commanderUsed', hero, card: cardOf(s, hero) });
  changeCmdBattle(s, { spent: sets.with(s.cmd.battle!.spent, cardOf(s, hero)) });
}
const tellUse = (s: State, side: Side, card: CommanderCard): void =>
  tell({ type: 'commanderUsed', hero: leaderWith(s, side, card), card });

// --- the start -----------------------------------------------------------------------------------------------------------------

const commandersIn = (s: State, side: Side): HeroNumber[] => {
  const seat = playerOf(s, side);
  if (seat === null) return [];
  return commandsOf(s, seat)
    .map(({ hero }) => hero)
    .filter(hero => s.heroArea[hero] === battleOf(s).area);
};
const leadersOf = (s: State, side: Side): HeroNumber[] =>
  lineOf(s, side).length === 0 ? [] : commandersIn(s, side).filter(hero => !isRoutedHero(s, hero));

/** RNW-Q102, RNW-Q284: whoever stands there now, with a unit of his side in the battle. */
function takeCommand(s: State): void {
  changeCmd(s, {
    battle: {
      ...NEW_BATTLE,
      leaders: [leadersOf(s, ATTACKER), leadersOf(s, DEFENDER)],
      tookPart: [lineOf(s, ATTACKER).length > 0, lineOf(s, DEFENDER).length > 0],
    },
  });
}
export const commandTaken = {
  applies: (s: State, { side }: { side: Side }): boolean => s.terms.cmd && side === ATTACKER,
  do: (s: State): void => takeCommand(s),
};

const SIEGE_LORD = 2;
/** CM05. */
export const siegeLord = {
  applies: (s: State, { side }: { side: Side }): boolean => side === ATTACKER && hasLeader(s, side, CM.SIEGE_LORD),
  do: (s: State): void => changeBattle(s, { strongholdLess: battleOf(s).strongholdLess + SIEGE_LORD }),
};

/** Whether the copy at this place of a hand was drawn this season: of those that are alike, the new ones come first. */
function isNew(s: State, seat: Seat, index: number): boolean {
  const hand = s.tactics[seat]!;
  const before = hand.slice(0, index).filter(card => card === hand[index]).length;
  return before < s.fresh[seat]!.filter(card => card === hand[index]).length;
}

/** CM10, RNW-Q294. */
function spy(s: State, side: Side): void {
  const seat = playerOf(s, side)!;
  const from = playerOf(s, otherSide(side))!;
  const index = draw(s.chance, s.tactics[from]!.length);
  const card: TacticsCard = s.tactics[from]![index]!;
  changeHidden(s, { spied: card, isSpiedNew: isNew(s, from, index) });
  mark(s, tacticsThing(card), tacticsPlace(from), viewers(seat));
  const told = { type: 'spied' as const, seat, from };
  tellApart([seat, from], { ...told, card }, { ...told, card: null });
}
export const spymaster = {
  applies: (s: State, { side }: { side: Side }): boolean => {
    const enemy = hasLeader(s, side, CM.SPYMASTER) ? playerOf(s, otherSide(side)) : null;
    return enemy !== null && s.tactics[enemy]!.length > 0;
  },
  do: (s: State, { side }: { side: Side }): void => spy(s, side),
};

// --- routs and damage ------------------------------------------------------------------------------------------------------------

/** CM07. */
export const battleMage = {
  applies: (s: State, { side, type }: { side: Side; type: UnitType }): boolean =>
    hasLeader(s, side, CM.BATTLE_MAGE) && !isSpent(s, CM.BATTLE_MAGE) && shapeOf(s, type) === 'circle',
  do: (s: State, { side }: { side: Side }): void => {
    spend(s, leaderWith(s, side, CM.BATTLE_MAGE));
    call(s, STRIKE, { side: otherSide(side), kind: 'damage' });
  },
};

/** CM09, RNW-Q354: no unit is damaged by it. */
export const bodyguard = {
  applies: (s: State, { side, answer }: { side: Side; answer: Option }): boolean =>
    answer.type === 'hero' && leaderWith(s, side, CM.BODYGUARD) === answer.hero,
  do: (s: State, { side }: { side: Side; answer: Option }): void => {
    changeCmdBattle(s, { guarded: s.cmd.battle!.guarded + 1 });
    call(s, BEAR, { hero: leaderWith(s, side, CM.BODYGUARD) });
  },
};

export const veteran = {
  applies: (s: State, { side }: { side: Side }): boolean =>
    hasLeader(s, side, CM.VETERAN) && !isSpent(s, CM.VETERAN) && s.drawn[side]!.some(card => card !== NONE),
  do: (s: State, { side }: { side: Side }): void => call(s, VETERAN, { side }),
};

// --- the end ---------------------------------------------------------------------------------------------------------------------

/** CM14. */
export const pursuer = {
  applies: (s: State, { side }: { area: Area; side: Side }): boolean =>
    side === ATTACKER && hasLeader(s, side, CM.PURSUER) && lineOf(s, DEFENDER).length > 0,
  do: (s: State): void => {
    tellUse(s, ATTACKER, CM.PURSUER);
    call(s, STRIKE, { side: DEFENDER, kind: 'destroy' });
  },
};

/** RNW-Q100: who could not retreat. */
const fallen = (s: State, side: Side): HeroNumber[] =>
  s.cmd.battle?.tookPart[side] ? commandersIn(s, side).filter(hero => !s.cmd.battle!.leaders[side].includes(hero)) : [];
export const lostCommanders = {
  applies: (s: State, { side }: { side: Side }): boolean => fallen(s, side).length > 0,
  do: (s: State, { side }: { side: Side }): void => {
    call(s, COMMANDERS_FALL, { heroes: fallen(s, side) });
  },
};

/** CM15. */
export const stubborn = {
  applies: (s: State, { side }: { side: Side }): boolean =>
    hasLeader(s, side, CM.STUBBORN) && lineOf(s, side).some(({ routed }) => !routed),
  do: (s: State, { side }: { side: Side }): void => call(s, STUBBORN, { side }),
};
