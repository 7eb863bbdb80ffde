/**
 * The named moments of the base flow at which modules have a say. Base files only say `place(s, 'quest.moved', …)`; what
 * happens there stands here, in the order explore, then the expansion's modules. A place without a contribution that
 * applies asks nothing, changes nothing and takes nothing from the chance stream.
 */
import { bigSets, type Seat, type TriggerPoints, triggerPoints } from '@interregnum/kernel';
import type { Side } from './battle.ts';
import { bannerRaised, rearguarding, wardsEnd } from './modules/bow/battle-places.ts';
import { guildHarvesting, guildLosing } from './modules/bow/guildmaster.ts';
import { drawingAnew, duelRewarded, mirroring, questRewarded } from './modules/bow/heroes.ts';
import { admitAll, intrigues } from './modules/bow/intrigue.ts';
import { layingDown, layingDownInDuel } from './modules/bow/laying-down.ts';
import { reinforcing } from './modules/bow/reinforcing.ts';
import { rememberRunes } from './modules/bow/runes.ts';
import { layCityAside, thaw } from './modules/bow/waste.ts';
import {
  battleMage,
  bodyguard,
  commandTaken,
  lostCommanders,
  pursuer,
  siegeLord,
  spymaster,
  stubborn,
  veteran,
} from './modules/cmd/battle.ts';
import { APPOINT, CHOOSE_COMMANDER } from './modules/cmd/handles.ts';
import { commandLost, lieutenantOut } from './modules/cmd/leaving.ts';
import { dealCommanders, shuffleCommanders } from './modules/cmd/setup.ts';
import {
  isVolleyDue,
  mayProwl,
  plunder,
  plunders,
  prowl,
  riseFromField,
  risesFromField,
  shootVolley,
} from './modules/dev/battle-cards.ts';
import { buildCapital } from './modules/dev/capital.ts';
import { leavePeasants, mayLeavePeasants, removePeasant } from './modules/dev/peasants.ts';
import { hasPeasant } from './modules/dev/queries.ts';
import { hasEmbassy, hasSpies, mayPoison, poison, sendEmbassy, sendSpies } from './modules/dev/realm.ts';
import { TURN_TOKEN } from './modules/explore/handles.ts';
import { visitLocations } from './modules/explore/part-over.ts';
import { layTokens } from './modules/explore/setup.ts';
import { probeAt } from './modules/probe.ts';
import type { Option } from './options.ts';
import { type Area, type City, type Dial, type HeroNumber, NONE, type UnitType } from './pieces.ts';
import type { Question } from './questions.ts';
import { call, runewarsFlow, type State } from './state.ts';

/** What a place is about. */
export interface Places {
  'setup.cities': object;
  'setup.dealt': object;
  'setup.heroes': { seat: Seat; heroes: readonly HeroNumber[] };
  'season.beforeCard': object;
  spring: object;
  'quest.start': object;
  'quest.moved': { hero: HeroNumber };
  'quest.partOver': { seat: Seat };
  'quest.done': { hero: HeroNumber };
  'test.drawn': { hero: HeroNumber };
  'duel.draw': { side: Side };
  /** Whose cards of the round are not resolved. */
  'duel.round': { skipped: readonly [boolean, boolean] };
  'harvest.totals': { seat: Seat };
  'turn.start': { seat: Seat };
  'activation.placed': { seat: Seat; area: Area };
  /** Areas out of which units of his have moved by an order, before control is worked out. */
  'units.left': { seat: Seat; areas: readonly Area[] };
  'setup.content': object;
  'setup.tiles': object;
  'setup.recruit': { seat: Seat };
  'bid.open': object;
  'bid.closed': object;
  'strategize.bonus': { seat: Seat };
  acquire: { seat: Seat };
  'recruit.images': { seat: Seat; dial: Dial };
  'battle.start': { side: Side };
  'battle.support': object;
  'row.start': { side: Side };
  'draw.before': { side: Side; type: UnitType; due: number };
  'draw.after': { side: Side };
  'battle.won': { area: Area; side: Side };
  'battle.stronghold': { area: Area };
  /** `winner`: `NONE` for unallied neutral units. */
  'battle.over': { area: Area; winner: Seat; side: Side };
  /** Who has defeated an enemy hero and stands; `NONE` for nobody. */
  'duel.over': { hero: HeroNumber; winner: HeroNumber };
  'hero.leaves': { hero: HeroNumber };
  'city.destroyed': { area: Area; city: City };
  'rune.received': { areas: readonly Area[] };
  eliminated: { seat: Seat };
  'dial.loss': { seat: Seat };
  /** Something is built: a stronghold stands already, other answers are carried out here. */
  'fortify.build': { seat: Seat; answer: Option };
  'special.after': { side: Side; type: UnitType };
  'damage.targets': { side: Side; answer: Option };
  'battle.retreat': { side: Side; area: Area };
}

const isBow = (s: State): boolean => s.terms.bow;
const isExplore = (s: State): boolean => s.terms.explore;
const isCmd = (s: State): boolean => s.terms.cmd;

/** RNW-501; RNW-Q336: asked for every hero after his Move in the Quest Phase, and never in orders. */
const isUnexplored = (s: State, area: Area): boolean =>
  s.terms.explore && s.explored[area] !== NONE && !bigSets.has(s.exploredUp, area);

/** RNW-Q352: what several modules do at one place, they do in this order. */
const PLACES: TriggerPoints<State, Places> = {
  'setup.cities': [{ applies: isExplore, do: layTokens }],
  'setup.dealt': [{ applies: isCmd, do: dealCommanders }],
  'setup.heroes': [
    {
      applies: isCmd,
      do: (s, { seat, heroes }) => call(s, CHOOSE_COMMANDER, { seat, heroes: [...heroes] }),
    },
  ],
  'season.beforeCard': [{ applies: mayPoison, do: poison }],
  spring: [{ applies: isBow, do: thaw }],
  'quest.start': [{ applies: isCmd, do: s => call(s, APPOINT, {}) }],
  'quest.moved': [
    {
      applies: (s, { hero }) => isUnexplored(s, s.heroArea[hero]!),
      do: (s, { hero }) => call(s, TURN_TOKEN, { seat: s.heroSeat[hero]!, hero, area: s.heroArea[hero]! }),
    },
  ],
  'quest.partOver': [{ applies: isExplore, do: visitLocations }],
  'quest.done': [questRewarded],
  'test.drawn': [drawingAnew],
  'duel.draw': [layingDownInDuel],
  'duel.round': [mirroring],
  'harvest.totals': [guildHarvesting],
  'turn.start': [wardsEnd],
  'activation.placed': [{ applies: (s, { area }) => hasPeasant(s, area), do: removePeasant }],
  'units.left': [{ applies: mayLeavePeasants, do: leavePeasants }],
  'setup.content': [{ applies: isCmd, do: shuffleCommanders }],
  'setup.tiles': [],
  'setup.recruit': [reinforcing('deployment')],
  'bid.open': [intrigues],
  'bid.closed': [admitAll],
  'strategize.bonus': [{ applies: hasSpies, do: sendSpies }],
  acquire: [{ applies: hasEmbassy, do: sendEmbassy }],
  'recruit.images': [reinforcing('recruitment')],
  'battle.start': [commandTaken, siegeLord, spymaster, { applies: isVolleyDue, do: shootVolley }],
  'battle.support': [],
  'row.start': [],
  'draw.before': [layingDown],
  'draw.after': [veteran],
  'battle.won': [pursuer, { applies: mayProwl, do: prowl }],
  'battle.stronghold': [],
  'battle.over': [bannerRaised, { applies: risesFromField, do: riseFromField }, { applies: plunders, do: plunder }],
  'duel.over': [duelRewarded],
  'hero.leaves': [commandLost],
  'city.destroyed': [{ applies: isBow, do: layCityAside }],
  'rune.received': [{ applies: isBow, do: rememberRunes }],
  eliminated: [wardsEnd, lieutenantOut],
  'dial.loss': [guildLosing],
  'fortify.build': [
    {
      applies: (_, { answer }) => answer.type === 'capital',
      do: (s, { seat, answer }) => {
        if (answer.type === 'capital') buildCapital(s, seat, answer.area);
      },
    },
  ],
  'special.after': [battleMage],
  'damage.targets': [bodyguard],
  'battle.retreat': [rearguarding, lostCommanders, stubborn],
};

/** Each with the probe behind the modules. */
const joined = (table: TriggerPoints<State, Places>): TriggerPoints<State, Places> =>
  Object.fromEntries(
    Object.entries(table).map(([point, rules]) => [point, [...rules, probeAt(point)]]),
  ) as unknown as TriggerPoints<State, Places>;

export const place = triggerPoints<State, Option, Question, Places>(runewarsFlow, 'place', joined(PLACES));
