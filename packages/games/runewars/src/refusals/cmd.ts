/** Why something cannot be done with commanders (RNW-650..RNW-658, D80..D84). */
import { because, bigSets, type Refusal, type Seat } from '@interregnum/kernel';
import { commanderWith, isCommander } from '../modules/cmd/queries.ts';
import { areaTerm, commanderTerm, fateArg, heroTerm, tacticsTerm, unitTerm } from '../naming.ts';
import type { HeroNumber, TacticsCard } from '../pieces.ts';
import { canPass } from '../queries.ts';
import type { View } from '../sight.ts';
import { strongholdsOf } from '../table.ts';
import { atItsStep, notYourHero, otherStep, type Reason, reasons, tooDear } from './reason.ts';

/** RNW-652. */
export const commanderBound = (v: View, hero: HeroNumber): Refusal | null =>
  isCommander(v, hero) && bigSets.has(v.activated[v.heroSeat[hero]!]!, v.heroArea[hero]!)
    ? because('RNW-652', 'commanderBound', { hero: heroTerm(hero), area: areaTerm(v.heroArea[hero]!) })
    : null;
/** RNW-Q281. */
export const commanderAlone = (v: View, seat: Seat, hero: HeroNumber, area: number, units: number): Refusal | null =>
  isCommander(v, hero) && units === 0 && !canPass(v, seat, area)
    ? because('RNW-Q281', 'commanderAlone', { hero: heroTerm(hero), area: areaTerm(area) })
    : null;
/** RNW-651. */
export const commanderQuests = (v: View, hero: HeroNumber): Refusal | null =>
  isCommander(v, hero) ? because('RNW-651', 'commanderQuests', { hero: heroTerm(hero) }) : null;
/** CM10. */
export const spiedOn = (v: View, card: TacticsCard): Refusal | null =>
  v.cmdHidden.spied === card ? because('CM10', 'spiedOn', { tactics: tacticsTerm(card) }) : null;

function mayNotCommand(v: View, seat: Seat, hero: HeroNumber, rule: string): Refusal {
  const args = { hero: heroTerm(hero) };
  const away = notYourHero(v, seat, hero, rule);
  if (away) return away;
  if (isCommander(v, hero)) return because(rule, 'commandsAlready', args);
  return strongholdsOf(v, seat).includes(v.heroArea[hero]!) ? otherStep(v) : because(rule, 'notAtStronghold', args);
}

export const commander: Reason = reasons({
  hero: (v, seat, { hero }) => notYourHero(v, seat, hero, 'RNW-650') ?? otherStep(v),
});
export const appoint: Reason = reasons({
  yes: otherStep,
  hero: (v, seat, { hero }) => mayNotCommand(v, seat, hero, 'RNW-654'),
});
export const lieutenant: Reason = reasons({ hero: (v, seat, { hero }) => mayNotCommand(v, seat, hero, 'RNW-658') });

export const rallyCommander: Reason = reasons({
  seek: otherStep,
  spend: atItsStep(
    'spend',
    (v, seat, { amount }) => tooDear(v, seat, amount, 'RNW-653') ?? because('RNW-653', 'mostCommanderCards'),
  ),
  keepCommander: atItsStep('keepCommander', (_v, _seat, a) =>
    because('RNW-653', 'commanderNotDrawn', { commander: commanderTerm(a.commander) }),
  ),
  hero: atItsStep('hero', (_v, _seat, { hero }) => because('RNW-653', 'notCommanding', { hero: heroTerm(hero) })),
});

/** D83: what the card does not reach. */
const notMeant = (unit: number): Refusal => because('RNW-655', 'commanderNoUnit', { unit: unitTerm(unit) });
export const commanderAbility: Reason = reasons({
  unit: atItsStep('unit', (_v, _seat, { unit }) => notMeant(unit)),
  unitIn: atItsStep('unitIn', (_v, _seat, { unit }) => notMeant(unit)),
  unitType: atItsStep('unitType', (_v, _seat, { unit }) => notMeant(unit)),
  giveUp: atItsStep('giveUp', (v, _seat, { fate }) => because('CM16', 'fateNotDrawn', { fate: fateArg(v, fate) })),
});

/** D22. */
export function useCommander(v: View, seat: Seat, card: number): Refusal {
  const args = { commander: commanderTerm(card) };
  const leader = commanderWith(v, card);
  const leads = v.cmd.battle?.leaders.some(heroes => heroes.includes(leader)) && v.heroSeat[leader] === seat;
  return leads ? because('RNW-655', 'commanderUsedUp', args) : because('RNW-655', 'commanderNotHere', args);
}
