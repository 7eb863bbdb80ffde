/** What a player might try at the open question, allowed or not, as codes. */
import { optionsNow, type Seat } from '@interregnum/kernel';
import { boardOf } from './board.ts';
import { TITLES } from './content/titles.ts';
import { ORDERS } from './content/words.ts';
import { type Option, option } from './options.ts';
import { AREA_IDS, type Area, DIALS, FACTION_NUMBERS, HERO_NUMBERS, UNIT_TYPES } from './pieces.ts';
import { ASK, type Question } from './questions.ts';
import type { View } from './sight.ts';
import { ownTypes } from './table.ts';

type Attempts = (v: View, seat: Seat) => readonly Option[];

/** Every area on the board, and one that is not. */
const areas = (v: View): readonly Area[] => {
  const board = boardOf(v.placement);
  const away = [...AREA_IDS.keys()].find(area => !board.isOn[area]);
  return away === undefined ? board.areas : [...board.areas, away];
};
const withAreas =
  (make: (area: Area) => Option, ...more: readonly Option[]): Attempts =>
  v => [...areas(v).map(area => make(area)), ...more];

const amounts = Array.from({ length: 12 }, (_, n) => n);

const ATTEMPTS: Readonly<Partial<Record<Question, Attempts>>> = {
  [ASK.faction]: () => FACTION_NUMBERS.map(option.faction),
  [ASK.setupRune]: v => areas(v).flatMap(area => [option.dragon(area), option.false(area)]),
  [ASK.deploy]: v => [
    ...areas(v).flatMap(area => [option.stronghold(area), ...UNIT_TYPES.map(type => option.put(type, 9, area))]),
    option.pass,
  ],
  [ASK.order]: () => [...ORDERS.keys()].map(option.order),
  [ASK.freeAction]: () => [option.claim, option.objective, ...HERO_NUMBERS.map(option.hero)],
  [ASK.strategize]: v => areas(v).flatMap(area => areas(v).map(to => option.move(area, to))),
  [ASK.activate]: withAreas(option.activate, option.pass),
  [ASK.activateAgain]: withAreas(option.activate),
  [ASK.movers]: (v, seat) => [
    ...areas(v).flatMap(area => ownTypes(v, seat).flatMap(type => [1, 9].map(n => option.from(area, type, n)))),
    ...HERO_NUMBERS.map(option.groupHero),
  ],
  [ASK.harvest]: v => [
    ...DIALS.map(option.raise),
    ...areas(v).flatMap(area => [0, 1, 2, 3].map(kind => option.build(kind, area))),
  ],
  [ASK.recruit]: v => [...DIALS.map(option.recruit), ...areas(v).map(area => option.put(0, 1, area)), option.none],
  [ASK.rally]: () => [option.benefit('units'), option.none, option.pass],
  [ASK.rallyHero]: v => [
    ...amounts.map(option.spend),
    ...HERO_NUMBERS.flatMap(hero => [option.keepHero(hero), option.desert(hero)]),
    ...areas(v).map(area => option.placeHero(0, area)),
  ],
  [ASK.title]: () => [...[...TITLES.keys()].map(option.title), ...amounts.map(option.spend)],
  [ASK.fortify]: withAreas(option.area, option.work('build'), option.work('repair'), option.work('runes')),
  [ASK.bid]: () => amounts.map(option.bid),
  [ASK.bidTie]: v => v.answers.given.map((_, seat) => option.player(seat)),
  [ASK.fall]: () => [option.gainInfluence, option.drawTactics, option.pass],
  [ASK.receiveRune]: v => areas(v).flatMap(area => [option.dragon(area), option.false(area), option.discardRune(area)]),
  [ASK.limit]: (v, seat) =>
    areas(v).flatMap(area => ownTypes(v, seat).map(type => option.unitIn(area, type, 'standing'))),
};

/** Nothing for viewers who are not asked. */
export function candidates(v: View): readonly string[] {
  const options = optionsNow(v);
  if (options === null) return [];
  const tried = ATTEMPTS[v.ask!.id]?.(v, v.viewer!) ?? [option.pass];
  return [...new Set([...options, ...tried].map(one => one.code))];
}
