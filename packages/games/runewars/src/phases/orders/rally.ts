/** Rally Support: cities help, a hero may join (RNW-425, RNW-Q25, D18, D19). */

import { END, type Seat, shuffle } from '@interregnum/kernel';
import { drawQuests, drawTactics, sorted } from '../../cards.ts';
import { contentOf } from '../../content/contents.ts';
import { tell, tellApart } from '../../events.ts';
import { applyUnitLimit, changeInfluence, fromSupply } from '../../figures.ts';
import { isReplaced } from '../../instead.ts';
import { type Option, option } from '../../options.ts';
import type { Area, City, UnitType } from '../../pieces.ts';
import { neutralsOf } from '../../printed.ts';
import { rallyCities } from '../../queries.ts';
import { ASK } from '../../questions.ts';
import { call, procedure, type State } from '../../state.ts';
import { canGainHero, gainHero } from '../heroes/gain.ts';
import { RALLY_HEROES } from './handles.ts';

const cityAt = (s: State, area: Area) => contentOf(s).cities[s.cities[area] as City]!;
const available = (s: State, area: Area): UnitType[] =>
  neutralsOf(s, cityAt(s, area).units.shape).filter(type => s.supply[type]! > 0);

/** RNW-Q25: as many as printed, or as the supply has; the player picks the types. */
export const neutralHelp = procedure<{ seat: Seat; area: Area; left: number }>('neutralHelp', {
  place: {
    question: ASK.rally,
    ask: 'forced',
    while: (s, { area, left }) => left > 0 && available(s, area).length > 0,
    who: (_, { seat }) => seat,
    options: (s, { area }) => available(s, area).map(option.unitType),
    then: (s, l, answer) => {
      if (answer.type !== 'unitType') return;
      fromSupply(s, l.area, answer.unit, 1);
      tell({ type: 'neutrals', area: l.area, unit: answer.unit, n: 1 });
      l.left--;
    },
  },
  limit: (s, { seat, area }) => applyUnitLimit(s, seat, area),
});

const benefits = (s: State, area: Area): Option[] => [
  ...(available(s, area).length > 0 ? [option.benefit('units')] : []),
  option.benefit('tactics'),
  option.benefit('influence'),
  option.benefit('quests'),
  option.none,
];

function takeBenefit(s: State, seat: Seat, area: Area, answer: Option): void {
  if (answer.type !== 'benefit') return;
  const city = cityAt(s, area);
  if (answer.benefit === 'units') call(s, neutralHelp, { seat, area, left: city.units.n });
  else if (answer.benefit === 'tactics') drawTactics(s, seat, city.tactics);
  else if (answer.benefit === 'influence') changeInfluence(s, seat, city.influence);
  else drawQuests(s, seat, city.quests);
}

export const rally = procedure<{ seat: Seat }>('rally', {
  cities: {
    question: ASK.rally,
    each: (s, { seat }) => rallyCities(s, seat),
    who: (_, { seat }) => seat,
    options: (s, _l, _seat, area) => benefits(s, area),
    then: (s, _, answer, seat, area) => takeBenefit(s, seat, area, answer),
  },
});

// --- the bonus -------------------------------------------------------------------------------------------------------------

/** Influence for Hero cards, one each. */
export const MOST_HERO_CARDS = 3;

/** The top cards; only he sees them. */
function drawHeroes(s: State, seat: Seat, n: number): void {
  changeInfluence(s, seat, -n);
  s.heroesOffered = sorted(s.heroDeck.slice(s.heroDeck.length - n));
  s.heroDeck = s.heroDeck.slice(0, s.heroDeck.length - n);
  const told = { type: 'heroesDrawn' as const, seat, n };
  tellApart([seat], { ...told, heroes: s.heroesOffered }, { ...told, heroes: null });
}

function keepHero(s: State, seat: Seat, hero: number): void {
  const back = s.heroesOffered.filter(one => one !== hero);
  s.heroesOffered = [];
  s.heroDeck = shuffle(s.chance, sorted([...s.heroDeck, ...back]));
  call(s, gainHero, { seat, hero });
}

export const rallyBonus = procedure<{ seat: Seat }>('rallyBonus', {
  bonus: (s, { seat }) => {
    if (!isReplaced(s, 'rally.bonus', { seat })) call(s, rallyHeroes, { seat });
  },
});

export const rallyHeroes = procedure<{ seat: Seat }>(RALLY_HEROES.name, {
  spend: {
    question: ASK.rallyHero,
    who: (_, { seat }) => seat,
    options: (s, _, seat) => {
      if (!canGainHero(s, seat)) return [];
      const most = Math.min(MOST_HERO_CARDS, s.influence[seat]!, s.heroDeck.length);
      return most === 0 ? [] : Array.from({ length: most + 1 }, (_one, n) => option.spend(n));
    },
    then: (s, _, answer, seat) => {
      if (answer.type !== 'spend' || answer.amount === 0) return END;
      s.bonusTaken = true;
      drawHeroes(s, seat, answer.amount);
    },
  },
  keep: {
    question: ASK.rallyHero,
    who: (_, { seat }) => seat,
    options: s => s.heroesOffered.map(option.keepHero),
    then: (s, _, answer, seat) => {
      if (answer.type === 'keepHero') keepHero(s, seat, answer.hero);
    },
  },
});
