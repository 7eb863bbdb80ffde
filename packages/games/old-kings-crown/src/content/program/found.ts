/** What an effect has found when a step is carried out: by what the Declaration names, and by the picks before. */
import type { Path } from '@interregnum/kernel';
import type { CardSet } from '../card-sets.ts';
import type { Effect, Moment, Op, Parameter } from '../effect.ts';
import { IN_CLASH, KEYWORDS_OR_STRENGTH, momentNames, OPEN, PLACED } from './moments.ts';
import { checkSet, isOpenCard, refuseIf } from './sets.ts';

export type Doing = Exclude<Effect, { mode: 'static' }>;

export interface Found {
  /** Where the cards of the first register come from: one of these. */
  readonly a: readonly CardSet[];
  readonly b: CardSet | null;
  readonly region: 'facedown' | 'own-facedown' | 'any' | null;
  readonly player: 'participant' | 'hand' | null;
  readonly strength: CardSet | null;
  readonly location: 'herald' | 'card' | null;
  readonly isPair: boolean;
  /** Cards have changed places. */
  readonly isMoved: boolean;
}

const NOTHING: Found = {
  a: [],
  b: null,
  region: null,
  player: null,
  strength: null,
  location: null,
  isPair: false,
  isMoved: false,
};

const NAMED_AT: Readonly<Record<Parameter['of'], readonly Moment[]>> = {
  card: [...OPEN, ...IN_CLASH],
  region: OPEN,
  player: IN_CLASH,
  strength: ['AuK'],
  location: KEYWORDS_OR_STRENGTH,
  pair: PLACED,
  way: [...OPEN, 'MSu-B'],
  tile: [],
};

function checkNamedCards(sets: readonly CardSet[], at: Moment, path: Path): void {
  for (const set of sets) {
    checkSet(set, at, path);
    refuseIf(!isOpenCard(set) && set.in !== 'hand', path, 'expected revealed, lost or hand cards');
  }
}

/** What a Declaration names in a window. */
export function foundByName(effect: Doing, path: Path): Found {
  const first = effect.mode === 'may' ? effect.offer.first : null;
  if (first === null) return NOTHING;
  const at = [...path, first.of === 'way' ? 'choose' : 'name'];
  refuseIf(first.of === 'tile', at, 'only the Ritual tiles, by their own effect, take Influence');
  const times = NAMED_AT[first.of];
  refuseIf(!times.includes(effect.at), at, `this can be named at ${momentNames(times)} only`);
  switch (first.of) {
    case 'card':
      checkNamedCards(first.from, effect.at, at);
      return { ...NOTHING, a: first.from };
    case 'region':
      return { ...NOTHING, region: first.with ?? 'any' };
    case 'player':
      return { ...NOTHING, player: 'participant' };
    case 'strength':
      checkSet(first.from, effect.at, at);
      return { ...NOTHING, strength: first.from };
    case 'location':
      refuseIf(first.for === 'card', at, 'cards are laid after the rewards');
      return { ...NOTHING, location: 'herald' };
    case 'pair':
      return { ...NOTHING, isPair: true };
    default:
      return NOTHING;
  }
}

/** Steps after which the cards found before may lie elsewhere, or be gone. */
const MOVING: readonly Op['op'][] = [
  'hand',
  'bottom',
  'remove',
  'shuffleIntoDraw',
  'place',
  'move',
  'exchange',
  'swap',
  'swapOwn',
  'swapPairs',
  'reinforce',
  'retreat',
  'handAllOfStrength',
  'winner',
];

/** What a step leaves for those after it. */
export function foundBy(op: Op, found: Found): Found {
  if (op.op === 'sel') return op.as === 'a' ? { ...found, a: [op.from] } : { ...found, b: op.from };
  if (op.op === 'selPlayer') return { ...found, player: 'hand' };
  if (op.op === 'selLocation') return { ...found, location: 'card' };
  return MOVING.includes(op.op) ? { ...NOTHING, isMoved: true } : found;
}
