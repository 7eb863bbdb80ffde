/** After the rewards of a Region (AuE), in the fixed order of OKC-Q71; everything is asked once. */
import type { Seat } from '@interregnum/kernel';
import { toDiscard } from '../cards.ts';
import { declarable, declarations } from '../effects/offers.ts';
import { perform, performDue } from '../effects/performing.ts';
import { effectsAt, type Found } from '../effects/sources.ts';
import { tell } from '../events.ts';
import { type Option, option } from '../options.ts';
import { effectsOf, locationsOf, NONE, SOURCES } from '../pieces.ts';
import { ASK, type Question } from '../questions.ts';
import { openRituals } from '../rituals.ts';
import { call, procedure, type State } from '../state.ts';
import { availableIn, isPillage, ownerOf, resultOf, revealedAt, seatsInOrder } from '../table.ts';

type Nothing = Record<string, never>;
interface Mine {
  seat: Seat;
}

const losers = (s: State): Seat[] => seatsInOrder(s).filter(seat => resultOf(s, s.region, seat) === 'loss');

const offered = (s: State, seat: Seat, moment: 'onLoss' | 'AuE', by: Question): readonly Found[] =>
  declarable(s, seat, moment, by);

const isFrom = (kind: 'card' | 'kingdom' | 'tile', { source }: Found): boolean => SOURCES[source]!.kind === kind;

// --- after a Loss --------------------------------------------------------------------------------------------------------

/** Ritual token, then The Moon Beneath the Hill, then the Censer of Ash. */
const afterLoss = procedure<Mine>('afterLoss', {
  token: {
    question: ASK.ritual,
    who: (_, l) => l.seat,
    options: (s, l) => {
      const tiles = offered(s, l.seat, 'onLoss', ASK.ritual).length > 0 ? openRituals(s, l.seat) : [];
      return tiles.length === 0 ? [] : [...tiles.map(option.token), option.none];
    },
    then: (s, l, answer) => {
      if (answer.type !== 'token') return;
      const found = offered(s, l.seat, 'onLoss', ASK.ritual).find(one => one.source === answer.tile)!;
      perform(s, l.seat, found, { tile: answer.tile });
    },
  },
  moon: {
    question: ASK.afterLoss,
    who: (_, l) => l.seat,
    options: (s, l) => (returning(s, l.seat) ? [option.return, option.stay] : []),
    then: (s, l, answer) => {
      if (answer.type === 'return') perform(s, l.seat, returning(s, l.seat)!);
    },
  },
  censer: {
    question: ASK.afterLoss,
    who: (_, l) => l.seat,
    options: (s, l) => {
      const cards = censer(s, l.seat) ? revealedAt(s, s.region, l.seat) : [];
      return cards.length === 0 ? [] : [...cards.map(option.bury), option.none];
    },
    then: (s, l, answer) => {
      if (answer.type === 'bury') perform(s, l.seat, censer(s, l.seat)!, { a: [answer.card] });
    },
  },
});

const returning = (s: State, seat: Seat): Found | undefined =>
  offered(s, seat, 'onLoss', ASK.afterLoss).find(found => isFrom('card', found));
const censer = (s: State, seat: Seat): Found | undefined =>
  offered(s, seat, 'onLoss', ASK.afterLoss).find(found => isFrom('kingdom', found));

/** OKC-224, OKC-221. */
function endPillage(s: State): void {
  for (const location of locationsOf(s.region)) {
    const card = s.blockades[location]!;
    if (!isPillage(s, card)) continue;
    const result = resultOf(s, s.region, ownerOf(s, card));
    if (result !== 'loss' && result !== 'retreat') continue;
    s.blockades[location] = NONE;
    toDiscard(s, card);
  }
}

// --- Declarations and placements -------------------------------------------------------------------------------------------

/** Whether an effect places a card. */
const places = (s: State, { source, effect }: Found): boolean => {
  const one = effectsOf(s, source)[effect]!;
  return one.mode !== 'static' && one.do.some(op => op.op === 'place');
};

const NO_OPTIONS: readonly Option[] = [];

/** D10 of a fixed place: T-UP1 before the placements, T-NO4 among them. */
const useOrPass = (s: State, seat: Seat, isPlacing: boolean): readonly Option[] => {
  const usable = declarable(s, seat, 'AuE');
  if (usable.length === 0) return NO_OPTIONS;
  const found = usable.filter(one => places(s, one) === isPlacing);
  if (found.length === 0) return NO_OPTIONS;
  const sources = found.map(one => one.source);
  const uses = declarations(s, seat, 'AuE').filter(one => 'source' in one && sources.includes(one.source));
  return [...uses, option.pass];
};

function use(s: State, seat: Seat, answer: Option): void {
  if (answer.type !== 'use') return;
  const found = declarable(s, seat, 'AuE').find(one => one.source === answer.source)!;
  tell({ type: 'used', seat, source: answer.source, shown: null, on: null });
  perform(s, seat, found);
}

const placeable = (s: State, seat: Seat): Found | undefined =>
  availableIn(s, s.region).length === 0 ? undefined : offered(s, seat, 'AuE', ASK.placement)[0];

/** OKC-Q27: The Gilded Wall or Raid & Raze, then Raise the Drawbridge (OKC-213, OKC-220). */
const placing = procedure<Mine>('placing', {
  decree: {
    question: ASK.placement,
    who: (_, l) => l.seat,
    options: (s, l) => (placeable(s, l.seat) ? [...availableIn(s, s.region).map(option.place), option.decline] : []),
    then: (s, l, answer) => {
      if (answer.type === 'place') perform(s, l.seat, placeable(s, l.seat)!, { location: answer.location });
    },
  },
  drawbridge: {
    question: ASK.window,
    who: (_, l) => l.seat,
    options: (s, l) => useOrPass(s, l.seat, true),
    then: (s, l, answer) => use(s, l.seat, answer),
  },
});

/** Losers who have something to use after a Loss. */
const bereaved = (s: State): Seat[] => losers(s).filter(seat => effectsAt(s, seat, 'onLoss', 'may').length > 0);
const placers = (s: State): Seat[] => seatsInOrder(s).filter(seat => effectsAt(s, seat, 'AuE', 'may').length > 0);

/** OKC-Q71, OKC-Q103. */
export const afterRewards = procedure<Nothing>('afterRewards', {
  offering: s => {
    s.window = 'AuE';
    for (const seat of losers(s)) performDue(s, 'onLoss', seat); // GA19
  },
  losses: { each: bereaved, do: (s, _, seat) => call(s, afterLoss, { seat }) },
  pillage: s => endPillage(s),
  powerBack: {
    question: ASK.window,
    each: seatsInOrder,
    who: (_s, _l, seat) => seat,
    options: (s, _l, seat) => useOrPass(s, seat, false),
    then: (s, _l, answer, seat) => use(s, seat, answer),
  },
  placements: { each: placers, do: (s, _, seat) => call(s, placing, { seat }) },
});
