/**
 * The named places at which a module does something instead of the base game. Base files say
 * `isReplaced(s, 'season.claim', {})`; what happens then stands here, and the first module that applies does it.
 */
import { type Replacement, replace, type Seat } from '@interregnum/kernel';
import type { Side, Unit } from './battle.ts';
import { savedByHero } from './modules/bow/saving.ts';
import { mayRallyCommanders } from './modules/cmd/command.ts';
import { RALLY_COMMANDERS } from './modules/cmd/handles.ts';
import { inspiringPresence } from './modules/cmd/presence.ts';
import { develop } from './modules/dev/handles.ts';
import { getBoth, getsBoth } from './modules/dev/realm.ts';
import { isProbed } from './modules/probe.ts';
import { checkVictoryCard } from './modules/rtv/victory-card.ts';
import { NONE } from './pieces.ts';
import { call, type State } from './state.ts';

/** What a place is about. */
export interface Replaceable {
  /** RNW-392: a claim is looked at. */
  'season.claim': object;
  /** RNW-035: a player chooses what he gets. */
  fall: { seat: Seat };
  /** RNW-423: a development may be built. */
  'harvest.build': { seat: Seat };
  /** RNW-425: a player may look for heroes. */
  'rally.bonus': { seat: Seat };
  /** RNW-170, RNW-174: a unit of a side is to be routed, by the other side or by its own. */
  'rout.dealt': { side: Side; unit: Unit; by: Side };
  /** RNW-172: a unit of a side is to be destroyed, by the other side or by its own. */
  'unit.destroyed': { side: Side; unit: Unit; by: Side };
}

type Replacements = { readonly [K in keyof Replaceable]: readonly Replacement<[s: State, facts: Replaceable[K]]>[] };

const REPLACEMENTS: Replacements = {
  'season.claim': [{ applies: s => s.terms.bow, instead: checkVictoryCard }],
  fall: [{ applies: getsBoth, instead: getBoth }],
  'harvest.build': [{ applies: s => s.terms.dev, instead: develop }],
  'rally.bonus': [
    {
      applies: (s, { seat }) => mayRallyCommanders(s, seat),
      instead: (s, { seat }) => call(s, RALLY_COMMANDERS, { seat, kept: NONE }),
    },
  ],
  'rout.dealt': [inspiringPresence],
  'unit.destroyed': [savedByHero],
};

/** Whether something else has happened, or has been called. */
export const isReplaced = <K extends keyof Replaceable & string>(s: State, place: K, facts: Replaceable[K]): boolean =>
  replace(REPLACEMENTS[place], s, facts) || isProbed(place, s, facts);
