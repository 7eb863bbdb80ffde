/** Why an Order cannot be carried out so (RNW-038..RNW-041, RNW-423..RNW-429, D16..D21). */
import { because, localsOf, type Refusal, type Seat, sets } from '@interregnum/kernel';
import { areaTerm, developmentTerm, dialTerm, heroTerm, orderTerm, titleTerm, unitTerm } from '../naming.ts';
import type { Option } from '../options.ts';
import { gainHero } from '../phases/heroes/gain.ts';
import { build, fortify as fortifying, repair, WORKS, type Work } from '../phases/orders/fortify.ts';
import { buildToken } from '../phases/orders/harvest.ts';
import { MOST_HERO_CARDS } from '../phases/orders/rally.ts';
import { type Recruitment, recruitment } from '../phases/orders/recruit.ts';
import { type Area, NONE, ORE, WOOD } from '../pieces.ts';
import { isBuildable } from '../queries.ts';
import type { View } from '../sight.ts';
import { dialOf, unitsIn } from '../table.ts';
import { notCapital } from './dev.ts';
import {
  atItsStep,
  isOffered,
  notOnBoard,
  notYourHero,
  notYours,
  otherStep,
  type Reason,
  reasons,
  tooDear,
} from './reason.ts';

export const order: Reason = reasons({
  order: (_v, _seat, a) => because('RNW-041', 'orderUsed', { order: orderTerm(a.order) }),
});

const noStronghold = (v: View, seat: Seat, area: Area, rule: string): Refusal | null =>
  v.strongholds[area] === seat ? null : because(rule, 'noStronghold', { area: areaTerm(area) });

// --- Harvest ---------------------------------------------------------------------------------------------------------------

export const harvest: Reason = reasons({
  raise: atItsStep('raise', (_v, _seat, a) => because('RNW-461', 'notProvided', { dial: dialTerm(a.dial) })),
  build: atItsStep(
    'build',
    (v, seat, a) =>
      noStronghold(v, seat, a.area, 'RNW-460') ?? because('RNW-460', 'oneDevelopment', { area: areaTerm(a.area) }),
  ),
  destroyAt: atItsStep('destroyAt', (v, seat, a) => {
    const kind = localsOf(v, buildToken)?.kind ?? NONE;
    return (
      noStronghold(v, seat, a.area, 'RNW-407') ??
      because('RNW-407', 'otherDevelopment', { development: developmentTerm(kind) })
    );
  }),
  none: otherStep,
});

// --- Recruit ---------------------------------------------------------------------------------------------------------------

const recruitsOf = (v: View): Recruitment => localsOf(v, recruitment)!;

type Put = Extract<Option, { type: 'put' }>;
function putRecruits(v: View, seat: Seat, a: Put): Refusal {
  const [type, n] = recruitsOf(v).units[0]!;
  const away = noStronghold(v, seat, a.area, 'RNW-424');
  if (away) return away;
  return a.unit === type
    ? because('RNW-424', 'onlySoMany', { n })
    : because('RNW-424', 'otherUnitNext', { unit: unitTerm(type) });
}

export const recruit: Reason = reasons({
  recruit: atItsStep('recruit', (_v, _seat, a) => because('RNW-424', 'sameResource', { dial: dialTerm(a.dial) })),
  put: atItsStep('put', putRecruits),
  destroyUnit: atItsStep('destroyUnit', (v, seat, a) => {
    const lacking = recruitsOf(v).units.find(([type, n]) => n > v.supply[type]!)?.[0] ?? NONE;
    const away = notYours(v, seat, a.area, 'RNW-407');
    if (away) return away;
    if (a.unit !== lacking) return because('RNW-407', 'otherUnitLacks', { unit: unitTerm(lacking) });
    return unitsIn(v, a.area, a.unit, a.state) === 0
      ? because('RNW-407', 'notSoMany', { unit: unitTerm(a.unit), area: areaTerm(a.area) })
      : otherStep(v);
  }),
  skip: otherStep,
  none: v => (localsOf(v, recruitment) ? because('RNW-Q131', 'mustTake') : because('RNW-424', 'mustChoose')),
});

// --- Rally Support -----------------------------------------------------------------------------------------------------------

export const rally: Reason = reasons({
  benefit: atItsStep('benefit', () => because('RNW-Q25', 'noneInSupply')),
  unitType: atItsStep('unitType', (_v, _seat, a) => because('RNW-425', 'otherShape', { unit: unitTerm(a.unit) })),
  none: () => because('RNW-425', 'mustTakeType'),
});

export const rallyHero: Reason = reasons({
  spend: atItsStep(
    'spend',
    (v, seat, a) => tooDear(v, seat, a.amount, 'RNW-425') ?? because('RNW-425', 'atMostThree', { n: MOST_HERO_CARDS }),
  ),
  keepHero: atItsStep('keepHero', (_v, _seat, a) => because('RNW-425', 'notDrawn', { hero: heroTerm(a.hero) })),
  desert: atItsStep('desert', (v, seat, a) => notYourHero(v, seat, a.hero, 'RNW-261') ?? otherStep(v)),
  placeHero: atItsStep('placeHero', (v, seat, a) => {
    const hero = localsOf(v, gainHero)?.hero;
    if (a.hero !== hero) return because('RNW-260', 'otherHero', { hero: heroTerm(hero ?? a.hero) });
    return noStronghold(v, seat, a.area, 'RNW-260') ?? otherStep(v);
  }),
});

// --- Acquire Power -------------------------------------------------------------------------------------------------------------

export const title: Reason = reasons({
  title: atItsStep('title', (_v, _seat, a) => because('RNW-426', 'notMore', { title: titleTerm(a.title) })),
  spend: atItsStep('spend', (v, seat, a) => tooDear(v, seat, a.amount, 'RNW-426') ?? because('RNW-426', 'mustExceed')),
});

// --- Fortify -------------------------------------------------------------------------------------------------------------------

const noDial = (v: View, seat: Seat, dial: number): Refusal | null =>
  dialOf(v, seat, dial) > 0 ? null : because('RNW-429', 'dialEmpty', { dial: dialTerm(dial) });

function work(v: View, seat: Seat, wanted: Work): Refusal {
  const done = localsOf(v, fortifying)!.done;
  if (sets.has(done, WORKS.indexOf(wanted))) return because('RNW-428', 'workDone');
  if (wanted === 'runes') return because('RNW-Q35', 'noRunesToMove');
  if (wanted === 'repair') return noDial(v, seat, ORE) ?? because('RNW-428', 'nothingDamaged');
  return noDial(v, seat, WOOD) ?? noDial(v, seat, ORE) ?? because('RNW-428', 'noPlaceToBuild');
}

/** Where the area belongs: to a stronghold that is built or repaired, or to runes that are mixed. */
function fortifyArea(v: View, seat: Seat, area: Area): Refusal {
  const away = notYours(v, seat, area, 'RNW-428');
  const args = { area: areaTerm(area) };
  if (away) return away;
  if (localsOf(v, build))
    return isBuildable(v, seat, area)
      ? because('RNW-Q130', 'givenUpHere', args)
      : because('RNW-428', 'builtAlready', args);
  if (localsOf(v, repair)) return because('RNW-428', 'notDamaged', args);
  return because('RNW-Q35', 'noRuneInBoth', args);
}

export const fortify: Reason = reasons({
  work: atItsStep('work', (v, seat, a) => work(v, seat, a.work)),
  area: atItsStep('area', (v, seat, a) => fortifyArea(v, seat, a.area)),
  destroyAt: atItsStep('destroyAt', (v, seat, a) => noStronghold(v, seat, a.area, 'RNW-407') ?? otherStep(v)),
  capital: (v, seat, a) => (isOffered(v, 'area') ? notCapital(v, seat, a.area) : otherStep(v)),
  arrange: otherStep,
  runeTo: atItsStep(
    'runeTo',
    (v, _seat, a) => notOnBoard(v, a.area) ?? because('RNW-428', 'notOfTheTwo', { area: areaTerm(a.area) }),
  ),
  done: otherStep,
});
