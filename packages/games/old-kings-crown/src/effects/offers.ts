/** What a player can declare: one entry for each usable source and its first parameter (OKC-Q116). */
import { type Seat, workedOut } from '@interregnum/kernel';
import type { CrownContent } from '../content/built-in.ts';
import type { CardSet } from '../content/card-sets.ts';
import { contentOf } from '../content/contents.ts';
import type { Condition, Effect, Moment, Op, Parameter } from '../content/effect.ts';
import { type Option, option } from '../options.ts';
import { effectsOf, locationsOf, NONE, type Party, REGION_NUMBERS, type RegionNumber, type Source } from '../pieces.ts';
import { ASK } from '../questions.ts';
import type { State } from '../state.ts';
import { availableIn, downAt, heraldRegion, isOpen, opponentsOf } from '../table.ts';
import { pairsOf, regionsWithDown, swappable } from './asking-ops.ts';
import { allHold } from './conditions.ts';
import type { About } from './performance.ts';
import { asker, cardsIn, hasCard } from './sets.ts';
import { effectsAt, type Found } from './sources.ts';

/** OKC-Q116: whether something lies where an op will pick from. */
function hasTarget(s: State, seat: Seat, op: Op): boolean {
  switch (op.op) {
    case 'sel': {
      if (op.from.in !== 'facedown') return hasCard(s, asker(seat), op.from);
      const region = heraldRegion(s, seat);
      return opponentsOf(s, seat).some(party => downAt(s, region, party) !== NONE);
    }
    case 'selPlayer':
      return op.with !== 'hand' || opponentsOf(s, seat).some(party => (s.hands[party]?.length ?? 0) > 0);
    case 'selLocation':
      return availableIn(s, s.region).length > 0;
    default:
      return true;
  }
}

const hasDown = (s: State, region: RegionNumber, parties: readonly Party[]): boolean =>
  parties.some(party => downAt(s, region, party) !== NONE);

function regionsFor(s: State, seat: Seat, having: 'facedown' | 'own-facedown' | null): readonly RegionNumber[] {
  if (having === null) return REGION_NUMBERS;
  return REGION_NUMBERS.filter(region => hasDown(s, region, having === 'facedown' ? s.order : [seat]));
}

function cardEntries(s: State, seat: Seat, source: Source, from: readonly CardSet[]): Option[] {
  const options: Option[] = [];
  for (const set of from) for (const card of cardsIn(s, asker(seat), set)) options.push(option.useCard(source, card));
  return options;
}

function entries(s: State, seat: Seat, source: Source, first: Parameter | null): Option[] {
  if (first === null) return [option.use(source)];
  switch (first.of) {
    case 'card':
      return cardEntries(s, seat, source, first.from);
    case 'region':
      return regionsFor(s, seat, first.with).map(region => option.useRegion(source, region));
    case 'player':
      return s.order.filter(party => s.clash!.in.includes(party)).map(party => option.useParty(source, party));
    case 'strength': {
      const strengths = new Set(cardsIn(s, asker(seat), first.from).map(card => contentOf(s).strength[card]!));
      return [...strengths].sort((one, other) => one - other).map(n => option.useStrength(source, n));
    }
    case 'location':
      return locationsOf(s.region)
        .filter(location => isOpen(s, location))
        .map(location => option.useLocation(source, location));
    case 'pair':
      return swappable(s, seat).flatMap(party =>
        pairsOf(regionsWithDown(s, party)).map(([one, other]) => option.usePair(source, party, one, other)),
      );
    case 'way':
      return Object.keys(first.ways).map(way => option.useWay(source, way as 'bid' | 'gain' | 'heir'));
    case 'tile':
      return [];
  }
}

/** Whether there is anything to name first. */
function hasEntry(s: State, seat: Seat, source: Source, first: Parameter): boolean {
  if (first.of === 'card') return first.from.some(set => hasCard(s, asker(seat), set));
  if (first.of === 'strength') return hasCard(s, asker(seat), first.from);
  if (first.of === 'region') return regionsFor(s, seat, first.with).length > 0;
  return entries(s, seat, source, first).length > 0;
}

/** What has to hold before an effect can be declared. */
interface Offered {
  readonly by: string;
  readonly if: readonly Condition[];
  /** The ops that need something to pick from. */
  readonly picks: readonly Op[];
  readonly first: Parameter | null;
}

const PICKS: readonly Op['op'][] = ['sel', 'selPlayer', 'selLocation'];
const offeredBy = (effect: Effect): Offered | null =>
  effect.mode === 'may'
    ? {
        by: effect.offer.by,
        if: effect.if,
        picks: effect.do.filter(({ op }) => PICKS.includes(op)),
        first: effect.offer.first,
      }
    : null;

/** By source, then by effect; `null` for what cannot be declared. */
const offeredIn = workedOut((content: CrownContent) => content.effects.map(list => list.map(offeredBy)));

/** OKC-Q116. */
function isDeclarable(s: State, seat: Seat, { source, effect }: Found, by: string): boolean {
  const offered = offeredIn(contentOf(s))[source]![effect]!;
  if (offered === null || offered.by !== by) return false;
  const { if: conditions, picks, first } = offered;
  if (conditions.length > 0 && !allHold(s, { source, seat, player: NONE, location: NONE }, conditions)) return false;
  for (const op of picks) if (!hasTarget(s, seat, op)) return false;
  return by !== ASK.window || first === null || hasEntry(s, seat, source, first);
}

/** The effects of a seat that may be declared at a moment, by the question that offers them. */
export function declarable(s: State, seat: Seat, moment: Moment, by: string = ASK.window): readonly Found[] {
  const found = effectsAt(s, seat, moment, 'may');
  if (found.length === 0) return found;
  const left: Found[] = [];
  for (const one of found) if (isDeclarable(s, seat, one, by)) left.push(one);
  return left;
}

const NONE_USED: readonly Source[] = [];

/** Whether a seat has something to declare in a window, other than from these sources. */
export function canDeclare(s: State, seat: Seat, moment: Moment, used: readonly Source[] = NONE_USED): boolean {
  for (const found of effectsAt(s, seat, moment, 'may'))
    if (!used.includes(found.source) && isDeclarable(s, seat, found, ASK.window)) return true;
  return false;
}

export function declarations(s: State, seat: Seat, moment: Moment): Option[] {
  const options: Option[] = [];
  for (const { source, effect: index } of declarable(s, seat, moment)) {
    const effect = effectsOf(s, source)[index]!;
    if (effect.mode === 'may') options.push(...entries(s, seat, source, effect.offer.first));
  }
  return options;
}

/** The registers that an entry fills before its effect begins. */
export function aboutOf(answer: Option): About {
  switch (answer.type) {
    case 'useCard':
      return { a: [answer.card] };
    case 'useRegion':
      return { region: answer.region };
    case 'useLocation':
      return { location: answer.location };
    case 'useParty':
      return { player: answer.party };
    case 'useStrength':
      return { strength: answer.strength };
    case 'useWay':
      return { way: answer.way };
    case 'usePair':
      return { player: answer.party, region: answer.region, other: answer.other };
    default:
      return {};
  }
}
