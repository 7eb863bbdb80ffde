/** Dragon runes: receiving, placing, moving, mixing, looking (RNW-370..RNW-375, D40). */
import { bigSets, draw, END, type Seat, sets, viewers } from '@interregnum/kernel';
import { boardOf } from '../board.ts';
import { tell, tellApart } from '../events.ts';
import {
  breakPair,
  clearRune,
  freePair,
  knowsRune,
  lookAround,
  runeGoes,
  seeRune,
  seeRuneByAll,
} from '../knowledge.ts';
import { type Option, option } from '../options.ts';
import { type Area, DRAGON_RUNE, FALSE_RUNE, NONE, type RuneToken } from '../pieces.ts';
import { place } from '../places.ts';
import { ASK } from '../questions.ts';
import { call, procedure, type State } from '../state.ts';
import { areasOf, controllerOf, hasRune, isRuneUp } from '../table.ts';

// --- receiving -----------------------------------------------------------------------------------------------------------

/** RNW-370, RNW-371, RNW-Q36: friendly or uncontrolled, whoever else is there, without a token. */
export const areasForRune = (s: State, seat: Seat): Area[] =>
  boardOf(s).areas.filter(area => {
    const controller = controllerOf(s, area);
    return (controller === seat || controller === NONE) && !hasRune(s, area) && s.pendingRune !== area;
  });

/** Areas whose false rune he may discard first; he knows them all. */
const falseRunes = (s: State, seat: Seat): Area[] => areasOf(s, seat).filter(area => s.runes[area] === FALSE_RUNE);
/** 2.21 no. 9: asked if a facedown token lies in an area that he controls. */
const mayHaveFalse = (s: State, seat: Seat): boolean =>
  areasOf(s, seat).some(area => hasRune(s, area) && (!isRuneUp(s, area) || s.runes[area] === FALSE_RUNE));

function returnToPile(s: State, area: Area): void {
  const rune = s.runes[area]!;
  s.runePiles[rune] = s.runePiles[rune]! + 1;
  breakPair(s, area);
  clearRune(s, area);
  s.runesUp = bigSets.without(s.runesUp, area);
}

interface Receiving {
  seat: Seat;
  /** False runes discarded so far. */
  discarded: number;
}
const MOST_DISCARDED = 2;

function discardRune(s: State, seat: Seat, area: Area): void {
  returnToPile(s, area);
  tell({ type: 'runeDiscarded', seat, area });
}

function placeRune(s: State, area: Area, rune: RuneToken): void {
  s.runes[area] = rune;
  s.runePiles[rune] = s.runePiles[rune]! - 1;
  s.runeKnown[area] = sets.NONE;
  s.pairs[area] = NONE;
}

/** Both come down together: everybody sees where, only he and who looks there knows which is which. */
function placeReceived(s: State, seat: Seat, dragon: Area, fals: Area): void {
  const areas = [dragon, fals].filter(area => area !== NONE).sort((a, b) => a - b);
  const pair = dragon !== NONE && fals !== NONE ? freePair(s) : NONE;
  if (dragon !== NONE) placeRune(s, dragon, DRAGON_RUNE);
  if (fals !== NONE) placeRune(s, fals, FALSE_RUNE);
  for (const area of areas) {
    s.pairs[area] = pair;
    seeRune(s, area, viewers(seat));
  }
  s.pendingRune = NONE;
  lookAround(s);
  const told = { type: 'runesPlaced' as const, seat, areas };
  tellApart([seat], { ...told, dragon: dragon === NONE ? null : dragon }, { ...told, dragon: null });
  place(s, 'rune.received', { areas });
}

/** A single legal area: which of the two is placed. */
const onePlace = (s: State, seat: Seat): Option[] => {
  const [area] = areasForRune(s, seat);
  return [option.dragon(area!), ...(s.runePiles[FALSE_RUNE]! > 0 ? [option.false(area!)] : [])];
};

export const receiveRune = procedure<Receiving>('receiveRune', {
  discard: {
    question: ASK.receiveRune,
    while: (s, l) => l.discarded < MOST_DISCARDED && mayHaveFalse(s, l.seat),
    who: (_, { seat }) => seat,
    options: (s, _, seat) => [...falseRunes(s, seat).map(option.discardRune), option.stop],
    then: (s, l, answer, seat) => {
      if (answer.type === 'discardRune') {
        discardRune(s, seat, answer.area);
        l.discarded++;
      } else l.discarded = MOST_DISCARDED;
    },
  },
  room: (s, { seat }) => {
    if (s.runePiles[DRAGON_RUNE] === 0 || areasForRune(s, seat).length === 0) return END; // RNW-Q33
  },
  dragon: {
    question: ASK.receiveRune,
    who: (_, { seat }) => seat,
    options: (s, _, seat) => {
      const areas = areasForRune(s, seat);
      return areas.length === 1 ? onePlace(s, seat) : areas.map(option.dragon);
    },
    then: (s, _, answer, seat) => {
      if (answer.type === 'false') {
        placeReceived(s, seat, NONE, answer.area);
        return END;
      }
      if (answer.type === 'dragon') s.pendingRune = answer.area;
    },
  },
  single: (s, { seat }) => {
    if (s.runePiles[FALSE_RUNE]! > 0 && areasForRune(s, seat).length > 0) return;
    placeReceived(s, seat, s.pendingRune, NONE);
    return END;
  },
  false: {
    question: ASK.receiveRune,
    who: (_, { seat }) => seat,
    options: (s, _, seat) => areasForRune(s, seat).map(option.false),
    then: (s, _, answer, seat) => {
      if (answer.type === 'false') placeReceived(s, seat, s.pendingRune, answer.area);
    },
  },
});

/** RNW-Q33: nothing is received while no dragon rune is left. */
export function receive(s: State, seat: Seat): void {
  if (s.runePiles[DRAGON_RUNE]! > 0) call(s, receiveRune, { seat, discarded: 0 });
}

// --- placing and moving (RNW-375) ------------------------------------------------------------------------------------------

/** RNW-375: a token of a named kind, known to everybody. */
export function placeNamed(s: State, seat: Seat, area: Area, rune: RuneToken): void {
  if (s.runePiles[rune] === 0 || hasRune(s, area)) return;
  placeRune(s, area, rune);
  seeRuneByAll(s, area);
  tell({ type: 'runePlaced', seat, area, rune });
}

export function moveRune(s: State, seat: Seat, from: Area, to: Area): void {
  const isUp = isRuneUp(s, from);
  runeGoes(s, from, to);
  s.runesUp = bigSets.without(s.runesUp, from);
  if (isUp) s.runesUp = bigSets.with(s.runesUp, to);
  tell({ type: 'runeMoved', seat, from, to });
}

/** SU5: an open exchange; who knew a token still knows it in its new place. */
export function swapRunes(s: State, seat: Seat, one: Area, other: Area): void {
  for (const field of ['runes', 'runeKnown', 'pairs'] as const)
    [s[field][one], s[field][other]] = [s[field][other]!, s[field][one]!];
  lookAround(s);
  tell({ type: 'runesSwapped', seat, one, other });
}

export function lookAt(s: State, seat: Seat, area: Area): void {
  seeRune(s, area, viewers(seat));
  const told = { type: 'looked' as const, seat, area };
  tellApart([seat], { ...told, rune: s.runes[area]! }, { ...told, rune: null });
}

// --- taking up and mixing (RNW-374, RNW-428) ---------------------------------------------------------------------------------

/** The tokens of two areas are taken up; faces are kept for who places them again. */
export function takeUp(s: State, seat: Seat, one: Area, other: Area): void {
  const areas = [one, other].filter(area => hasRune(s, area));
  const taken = areas.map(area => s.runes[area]!);
  if (taken.length === 2 && draw(s.chance, 2) === 1) taken.reverse();
  s.takenRunes = taken;
  const told = { type: 'runesMixed' as const, seat, areas };
  tellApart([seat], { ...told, taken }, { ...told, taken: null });
}

/** RNW-K3: who still knows tokens that were mixed: the player, and who knew both and knew them alike. */
function knowAfterMixing(s: State, seat: Seat, one: Area, other: Area) {
  const alike = s.runes[one] === s.runes[other];
  const both = sets.intersect(s.runeKnown[one]!, s.runeKnown[other]!);
  return sets.union(viewers(seat), alike ? both : sets.NONE);
}

/** Two tokens come down again, the first one in `one`. */
export function putDownTwo(s: State, seat: Seat, one: Area, other: Area, first: number): void {
  const known = knowAfterMixing(s, seat, one, other);
  const isPair = s.pairs[one] !== NONE && s.pairs[one] === s.pairs[other];
  const pair = s.pairs[one]!;
  if (!isPair) {
    breakPair(s, one);
    breakPair(s, other);
  }
  const tokens = first === 0 ? s.takenRunes : [...s.takenRunes].reverse();
  for (const [i, area] of [one, other].entries()) {
    s.runes[area] = tokens[i]!;
    s.runeKnown[area] = known;
    s.pairs[area] = isPair ? pair : NONE;
    s.runesUp = bigSets.without(s.runesUp, area);
  }
  s.takenRunes = [];
  lookAround(s);
}

/** RNW-Q35: a single token is still known to all who knew it. */
export function putDownOne(s: State, from: Area, to: Area): void {
  s.takenRunes = [];
  s.runesUp = bigSets.without(s.runesUp, from);
  if (from !== to) runeGoes(s, from, to);
}

export { knowsRune };
