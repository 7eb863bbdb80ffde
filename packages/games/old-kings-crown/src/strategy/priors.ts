/** How likely a player of sense is to take each option. */
import { type Seat, type WithContent, workedOut } from '@interregnum/kernel';
import type { CrownContent } from '../content/built-in.ts';
import { contentOf } from '../content/contents.ts';
import type { Option } from '../options.ts';
import {
  type Card,
  effectsOf,
  isAsBuiltIn,
  type Kingdom,
  kingdomSource,
  NONE,
  type Party,
  SOURCES,
  type Source,
  sourceId,
} from '../pieces.ts';
import { ASK } from '../questions.ts';
import type { View } from '../sight.ts';
import { at, type State } from '../state.ts';
import { controlledBy, controllerOf } from '../table.ts';
import { lead, totalUse, welcome } from './clash-uses.ts';
import { placingWeights } from './placing.ts';
import { cardCost, forceOf, type Known, kingdomWorth, locationWorth, roundsLeft, unseenKingdomWorth } from './worth.ts';

interface Judging {
  t: Known;
  seat: Seat;
  rounds: number;
}

// --- Bids --------------------------------------------------------------------------------------------------------------

const BID_EAGERNESS = 2.5;
/** What a Bid of somebody else is usually worth. */
const USUAL_BID = 5.5;

/** What the best Kingdom Card to be had is worth more than the one it replaces. */
function prize({ t, seat, rounds }: Judging): number {
  let best = unseenKingdomWorth(rounds);
  for (const kingdom of t.market) best = Math.max(best, kingdomWorth(t, kingdom, rounds));
  const own = t.controlled[seat]!;
  if (own.length < 2) return best;
  return Math.max(0, best - Math.min(...own.map(({ kingdom }) => kingdomWorth(t, kingdom, rounds))));
}

function bidWeight(j: Judging, card: Card): number {
  const strength = contentOf(j.t).strength[card]!;
  if (strength === 0) return 0.05;
  const others = j.t.order.length - 1;
  const chance = (1 / (1 + Math.exp((USUAL_BID - strength) / 1.5))) ** (0.7 * others);
  return Math.exp(BID_EAGERNESS * chance * (prize(j) - cardCost(j.t, card)));
}

const taking = ({ t, rounds }: Judging, kingdom: Kingdom): number => Math.exp(2 * kingdomWorth(t, kingdom, rounds));
const stealing = ({ t, rounds }: Judging, kingdom: Kingdom): number =>
  controllerOf(t, kingdom) < 0 ? 0 : Math.exp((2 + 1 / (t.seats - 1)) * kingdomWorth(t, kingdom, rounds));

// --- windows -----------------------------------------------------------------------------------------------------------

/** How readily a source is used that changes no total. */
const READINESS_BY_ID: Readonly<Record<string, number>> = {
  'T-CL1': 8,
  'T-UP1': 8,
  'T-NO1': 6,
  'T-NO3': 0.6,
  'T-NO4': 0.5,
  'T-CL2': 0.7,
  'T-CL4': 3,
  'T-UP4': 0.7,
  'CM-NO': 8,
  'CM-GA': 4,
  'CM-UP': 2,
  K05: 3,
  K27: 3,
  K39: 0.8,
  K29: 0.15,
  K26: 0.2,
  K14: 0.2,
  K48: 0.5,
  K55: 0.4,
};
const USUAL_READINESS = 1.2;
const readinessIn = workedOut((content: CrownContent): readonly number[] =>
  SOURCES.map((_, source) => (isAsBuiltIn(content, source) && READINESS_BY_ID[sourceId(source)]) || USUAL_READINESS),
);
const readinessOf = (t: WithContent, source: Source): number => readinessIn(contentOf(t))[source]!;

function useWeight({ t, seat }: Judging, source: Source, party: Party | null): number {
  return totalUse(t, seat, source, party) ?? readinessOf(t, source);
}

/** Cards that are named: strong ones are wanted, weak ones given away. */
function useCardWeight({ t, seat }: Judging, source: Source, card: Card): number {
  const isGiven = t.hands[seat]!.includes(card) && t.window !== 'AuRR';
  const wanted = isGiven ? 10 - forceOf(t, card) : forceOf(t, card);
  if (t.clash !== null && t.clash.totals === null && t.window === 'AuA')
    return 0.5 * welcome(lead(t, seat), contentOf(t).strength[card]!);
  return readinessOf(t, source) * (0.1 + Math.max(0, wanted) / 8);
}

// --- a Clash -----------------------------------------------------------------------------------------------------------

/** A further card: the weakest that is enough. */
function addWeight({ t, seat }: Judging, card: Card): number {
  if (t.clash === null) return 0.3 + contentOf(t).strength[card]! / 8;
  return welcome(lead(t, seat), contentOf(t).strength[card]!) * Math.exp(-0.08 * forceOf(t, card)) + 0.02;
}

/** After a Tie the strongest card wins. */
const tieWeight = ({ t }: Judging, card: Card): number => Math.exp(0.25 * contentOf(t).strength[card]!) / 4;

const retreatWeight = ({ t, seat }: Judging, to: 'hand' | 'discard', isWithHerald: boolean): number => {
  const isBehind = t.clash === null || lead(t, seat) <= 0;
  return (isBehind ? 0.8 : 0.1) * (to === 'hand' ? 1 : 0.25) * (isWithHerald ? 0.6 : 1);
};

// --- Locations and Winter ------------------------------------------------------------------------------------------------

const heraldWeight = ({ t, seat, rounds }: Judging, location: number): number => {
  const others = t.order.filter(party => party !== seat && t.heralds[party] === location).length;
  return Math.exp(0.9 * ((locationWorth(t, seat, location, rounds) ?? 0) + 0.3 * others));
};

const claimWeight = ({ t, seat, rounds }: Judging, location: number): number =>
  Math.exp(2 * (locationWorth(t, seat, location, rounds) ?? 0));

const isShown = ({ t, seat }: Judging, card: Card): boolean => !t.hands[seat]!.includes(card);

const courtWeight = (j: Judging, card: Card): number =>
  6 * contentOf(j.t).authority[card]! * Math.exp(-0.12 * forceOf(j.t, card)) * (isShown(j, card) ? 1.5 : 1);

function questWeight(j: Judging, card: Card): number {
  const values = contentOf(j.t).quest;
  const quest = j.t.sites[j.seat]!.reduce((sum, one) => sum + values[one]!, values[card]!);
  const wanted = quest >= 3 ? 6 : 1 + 0.5 * values[card]!;
  return wanted * Math.exp(-0.15 * forceOf(j.t, card)) * (isShown(j, card) ? 1.3 : 1);
}

const buryWeight = (j: Judging, card: Card): number => (isShown(j, card) ? 0.5 + forceOf(j.t, card) / 5 : 0.15);

const removeWeight = ({ t }: Judging, party: Party): number => Math.exp(0.35 * (t.influence[party]! - 8));

/** K52. */
const paysForRetiring = (t: WithContent, source: Source): boolean =>
  effectsOf(t, source).some(effect => effect.mode === 'auto' && effect.at === 'onRetire');
function retireWeight({ t, seat }: Judging, card: Card): number {
  const isPaid = controlledBy(t, seat).some(({ kingdom }) => paysForRetiring(t, kingdomSource(kingdom)));
  return (isPaid ? 10 : 1) * (forceOf(t, card) <= 1 ? 0.5 : forceOf(t, card) <= 2 ? 0.25 : 0.02);
}

const regionWeight = ({ t, seat }: Judging, region: number): number => {
  const card = t.down[at(t, region, seat)];
  return card !== null && card !== undefined && card !== NONE && contentOf(t).bolster[card]! > 0 ? 2 : 1;
};

function weight(j: Judging, o: Option): number {
  switch (o.type) {
    case 'keepKingdom':
      return Math.exp(
        1.5 *
          (kingdomWorth(j.t, o.kingdom, j.rounds) + 0.05 * contentOf(j.t).strength[o.card]! - cardCost(j.t, o.card)),
      );
    case 'bid':
      return bidWeight(j, o.card);
    case 'take':
      return taking(j, j.t.market[o.slot]!);
    case 'takeDeck':
      return Math.exp(2 * unseenKingdomWorth(j.rounds));
    case 'stealKingdom':
      return stealing(j, o.kingdom);
    case 'discardSlot':
    case 'discardBoth':
      return 0.2;
    case 'replace':
      return Math.exp(-2 * kingdomWorth(j.t, o.kingdom, j.rounds));
    case 'herald':
      return heraldWeight(j, o.location);
    case 'region':
      return regionWeight(j, o.region);
    case 'use':
    case 'useRegion':
    case 'useLocation':
    case 'useStrength':
    case 'useWay':
    case 'usePair':
      return useWeight(j, o.source, null);
    case 'useParty':
      return useWeight(j, o.source, o.party);
    case 'useCard':
      return useCardWeight(j, o.source, o.card);
    case 'activate':
      return 1.5;
    case 'ambushCard':
    case 'ambushRegion':
      return 0.1;
    case 'reinforce':
      return addWeight(j, o.card);
    case 'retreat':
      return retreatWeight(j, o.to, false);
    case 'retreatWithHerald':
      return retreatWeight(j, o.to, true);
    case 'eliminate':
      return Math.exp(0.3 * forceOf(j.t, o.card));
    case 'spare':
      return 0.02;
    case 'fates':
      return o.fates.includes('lost') ? 0.05 : 4;
    case 'play':
      return tieWeight(j, o.card);
    case 'claim':
      return claimWeight(j, o.location);
    case 'stealInfluence':
      return 8;
    case 'court':
      return courtWeight(j, o.card);
    case 'quest':
      return questWeight(j, o.card);
    case 'bury':
      return buryWeight(j, o.card);
    case 'remove':
      return removeWeight(j, o.party);
    case 'drawCount':
      return 0.5 + o.count;
    case 'discardCard':
      return Math.exp(-0.5 * forceOf(j.t, o.card));
    case 'takeCard':
    case 'show':
      return Math.exp(0.3 * forceOf(j.t, o.card));
    case 'retire':
      return retireWeight(j, o.card);
    case 'keepCards':
      return 2 * o.cards.length;
    case 'none':
      return j.t.ask!.id === ASK.loyal ? 0.2 : 1;
    default:
      return PLAIN[o.type] ?? 1;
  }
}

const PLAIN: Readonly<Partial<Record<Option['type'], number>>> = {
  myth: 3,
  return: 4,
  stay: 0.5,
  token: 4,
  bottom: 3,
  lost: 0.5,
  deploy: 1.2,
  deployFromDiscard: 0.3,
  disc: 0.8,
  draw: 3,
  stop: 0.6,
  decline: 0.7,
  also: 1.5,
};

const LEAST = 1e-4;

/** The weights of all options of a seat, by what it can know. */
function weights(t: Known, seat: Seat, options: readonly Option[]): number[] {
  const rounds = roundsLeft(t);
  if (t.ask!.id === ASK.placing || t.ask!.id === ASK.crisis) return placingWeights(t, seat, rounds, options);
  const j = { t, seat, rounds };
  return options.map(o => Math.max(LEAST, weight(j, o)));
}

export const weigh = (s: State, seat: Seat): number[] => weights(s, seat, s.ask!.options[seat]!);

export const priors = (v: View): number[] => weights(v as Known, v.viewer!, v.ask!.options[v.viewer!]!);
