/** Strongholds, starting armies and heroes in the home realms (RNW-013..RNW-015, D06). */

import type { Seat } from '@interregnum/kernel';
import { drawQuests } from '../../cards.ts';
import { contentOf } from '../../content/contents.ts';
import type { ALIGNMENTS } from '../../content/words.ts';
import { tell } from '../../events.ts';
import { buildStronghold, fromSupply } from '../../figures.ts';
import { heroesIn } from '../../in-play.ts';
import { lookAround } from '../../knowledge.ts';
import { type Option, option } from '../../options.ts';
import { type Area, DIALS, type Dial, type FactionNumber, NONE } from '../../pieces.ts';
import { place } from '../../places.ts';
import { dialSpaces } from '../../printed.ts';
import { UNIT_LIMIT } from '../../queries.ts';
import { ASK } from '../../questions.ts';
import { procedure, type State } from '../../state.ts';
import { dialOf, homeAreasOf, unitsOf } from '../../table.ts';

const QUESTS_AT_START = 2;

/** RNW-424, RNW-430: unit images up to the current space of a dial, which stays; by type in the order of the dial. */
export function unitImages(
  s: Pick<State, 'dials' | 'content'>,
  faction: FactionNumber,
  seat: Seat,
  dial: Dial,
): Map<number, number> {
  const found = new Map<number, number>();
  for (const space of dialSpaces(s, faction, dial).slice(0, dialOf(s, seat, dial)))
    if (space >= 0) found.set(space, (found.get(space) ?? 0) + 1);
  return found;
}

/** How many icons of a kind the current and lower spaces of all dials show (RNW-420, RNW-426). */
export const iconsOf = (s: Pick<State, 'dials' | 'factions' | 'content'>, seat: Seat, icon: number): number =>
  DIALS.reduce(
    (sum, dial) =>
      sum +
      dialSpaces(s, s.factions[seat]!, dial)
        .slice(0, dialOf(s, seat, dial))
        .filter(space => space === icon).length,
    0,
  );

/** RNW-014: all three dials. */
function startingArmy(s: State, seat: Seat): [type: number, n: number][] {
  const army = new Map<number, number>();
  for (const dial of DIALS)
    for (const [type, n] of unitImages(s, s.factions[seat]!, seat, dial)) army.set(type, (army.get(type) ?? 0) + n);
  return [...army];
}

interface Deployment {
  seat: Seat;
  /** What is still to be placed, as pairs of type and number. */
  units: [type: number, n: number][];
}

const roomIn = (s: State, seat: Seat, area: Area): number => UNIT_LIMIT - unitsOf(s, seat, area);

function deployOptions(s: State, { seat, units }: Deployment): Option[] {
  const [type, n] = units[0]!;
  return homeAreasOf(s, seat).flatMap(area =>
    Array.from({ length: Math.min(n, roomIn(s, seat, area)) }, (_, i) => option.put(type, i + 1, area)),
  );
}

function deployUnits(s: State, l: Deployment, type: number, n: number, area: Area): void {
  fromSupply(s, area, type, n);
  tell({ type: 'deployed', seat: l.seat, area, unit: type, n });
  l.units = l.units
    .map(([one, left]): [number, number] => [one, one === type ? left - n : left])
    .filter(([, left]) => left > 0);
}

export const deployment = procedure<Deployment>('deployment', {
  stronghold: {
    question: ASK.deploy,
    who: (_, { seat }) => seat,
    options: (s, _, seat) => homeAreasOf(s, seat).map(option.stronghold),
    then: (s, _, answer, seat) => {
      if (answer.type === 'stronghold') buildStronghold(s, seat, answer.area);
    },
  },
  muster: (s, l) => {
    l.units = startingArmy(s, l.seat);
    place(s, 'setup.recruit', { seat: l.seat });
  },
  units: {
    question: ASK.deploy,
    while: (_, { units }) => units.length > 0,
    who: (_, { seat }) => seat,
    options: (s, l) => deployOptions(s, l),
    then: (s, l, answer) => {
      if (answer.type === 'put') deployUnits(s, l, answer.unit, answer.count, answer.area);
    },
  },
});

/** RNW-015: by lot among the heroes of the faction's alignment that are left; his place is chosen. */
export const firstHero = procedure<{ seat: Seat; heroes: number[] }>('firstHero', {
  quests: (s, { seat }) => drawQuests(s, seat, QUESTS_AT_START),
  more: (s, { seat, heroes }) => place(s, 'setup.heroes', { seat, heroes }),
  place: {
    question: ASK.deploy,
    each: (_, { heroes }) => heroes,
    who: (_, { seat }) => seat,
    options: (s, _, seat, hero) => homeAreasOf(s, seat).map(area => option.placeHero(hero, area)),
    then: (s, _, answer, seat) => {
      if (answer.type !== 'placeHero') return;
      s.heroSeat[answer.hero] = seat;
      s.heroArea[answer.hero] = answer.area;
      tell({ type: 'heroGained', seat, hero: answer.hero, area: answer.area });
      lookAround(s);
    },
  },
});

export const heroesOfAlignment = (
  s: Pick<State, 'terms' | 'content'>,
  alignment: (typeof ALIGNMENTS)[number],
): number[] => heroesIn(s).filter(hero => contentOf(s).heroes[hero]!.alignment === alignment);
export const alignmentOf = (s: Pick<State, 'factions' | 'content'>, seat: Seat): 'good' | 'evil' =>
  s.factions[seat] === NONE ? 'good' : contentOf(s).sheets[s.factions[seat]!]!.alignment;
