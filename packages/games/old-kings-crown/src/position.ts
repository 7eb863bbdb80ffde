/** Positions of The Old King's Crown in a notation that people can write. `docs/positions/old-kings-crown.md` explains it. */

import {
  type ContentHash,
  chanceFrom,
  isMap,
  isNamed,
  list,
  type Mark,
  NotationError,
  onlyKeys,
  type PositionData,
  positionNotation,
  readFields,
  seat,
  viewers,
} from '@interregnum/kernel';
import { FACTIONS } from './content/factions.ts';
import { listen, type OldKingsCrownEvent } from './events.ts';
import { impossible } from './invariants.ts';
import { downPlace, inMarkOrder } from './knowledge.ts';
import { readClash, readCovered } from './notation/clash.ts';
import { dealCards, dealKingdom, dealPlans, placeValues } from './notation/deal.ts';
import { counts, fields } from './notation/fields.ts';
import { partiesAt, source } from './notation/forms.ts';
import { readMarks } from './notation/knowledge.ts';
import { knownValues, swaps } from './notation/simulacrum.ts';
import { type OpenWindow, PLACED, setTurn, turnOf } from './notation/turn.ts';
import { setResults } from './phases/autumn.ts';
import { termsOf } from './phases/setup.ts';
import { NONE, REGION_NUMBERS, SIMULACRUM } from './pieces.ts';
import { isSolo } from './simulacrum.ts';
import { at, emptyState, run, type State } from './state.ts';
import { downAt } from './table.ts';

// --- reading ------------------------------------------------------------------------------------------------------------------------------

/** Seats that are not named get the first faction that is free. */
function completeFactions(s: State): void {
  const given = s.factions;
  const taken = given.filter(one => one !== undefined);
  if (new Set(taken).size < taken.length)
    throw new NotationError(['position', 'factions'], 'two seats play the same faction');
  const free = FACTIONS.filter(one => !taken.includes(one));
  s.factions = Array.from({ length: s.seats }, (_, one) => given[one] ?? free.shift()!);
}

function openWindowOf(s: State, data: PositionData): OpenWindow | null {
  if (!isNamed(data, 'window')) return null;
  const path = ['position', 'window'];
  if (!isMap(data.window)) throw new NotationError(path, 'expected a map, { next: 2, used: [K15] }');
  onlyKeys(data.window, ['next', 'idle', 'used'], path);
  const { next, idle, used } = data.window;
  return {
    next: next === undefined ? s.order[0]! : seat.read(next, [...path, 'next'], s),
    idle: list(seat).read(idle, [...path, 'idle'], s),
    used: list(source).read(used, [...path, 'used'], s),
  };
}

const EARLY: readonly string[] = ['early spring', 'draw', 'income', 'order', 'late spring'];

function start(content: ContentHash, options: Readonly<Record<string, string>>, seats: number): State {
  const s = emptyState(content, termsOf(options), seats, chanceFrom('position'));
  s.order = partiesAt(seats);
  return s;
}

function read(s: State, data: PositionData): void {
  const isExact = isNamed(data, 'at');
  const turn = isExact ? null : turnOf(data);
  s.round = EARLY.includes(String(data.turn)) ? 2 : 1;
  if (isNamed(data, 'factions')) fields.factions.read(s, data.factions, ['position', 'factions'], s);
  const isPicking = data.turn === 'factions' || (isExact && s.factions.length < s.seats);
  const picked = s.factions;
  completeFactions(s);
  readFields(fields, s, data, ['position'], s);
  completeFactions(s);
  const parties = partiesAt(s.seats).length;
  if (s.order.length !== parties || new Set(s.order).size !== parties)
    throw new NotationError(['position', 'order'], 'everybody stands on the Order Track once');
  if (isPicking && (s.window !== null || s.dealt.some(kingdoms => kingdoms.length > 0)))
    throw new NotationError(['position', 'factions'], 'by then everybody has a faction');
  if (isPicking) s.factions = picked;
  if (isPicking || data.turn === 'setup') s.round = 0;
  s.choices = REGION_NUMBERS.filter(one => s.results[at(s, one, 0)] !== null).length;
  readCovered(s, data);
  if (!isPicking) dealCards(s, data, turn, counts.get(s) ?? []);
  if (!isPicking) dealKingdom(s, data, data.turn === 'setup' || data.turn === 'factions' || (isExact && s.round === 0));
  dealPlans(s, data, turn, swaps.get(s) ?? []);
  if (!turn) placeExactly(s, swaps.get(s) ?? []);
  if (turn) {
    setTurn(s, turn, data, openWindowOf(s, data));
    if (s.region !== NONE) s.choices++;
  } else if (s.region !== NONE && s.results[at(s, s.region, 0)] === null) s.choices++;
  if (data.turn === 'winning bids') showBids(s);
  if (s.window === 'MSu-B') s.bidTotals = s.bidTotals.map((total, one) => (one === SIMULACRUM ? total : null));
  readClash(s, turn, data);
  if (turn?.window === 'AuE') setResults(s);
  s.marks = inMarkOrder([...readMarks(s, data, 'known'), ...readMarks(s, data, 'loose'), ...knownOfSimulacrum(s)]);
}

/** At the comparison all Bids lie open; who is not named has passed. */
function showBids(s: State): void {
  s.bidsShown = true;
  for (let seat = 0; seat < s.seats; seat++) s.bids[seat] ??= [];
}

/** Where values of the Simulacrum lie face down follows from how far Autumn has come. */
function placeExactly(s: State, swapped: readonly (readonly [number, number])[]): void {
  if (isSolo(s) && s.plan !== NONE && s.window !== null && PLACED.includes(s.window))
    placeValues(s, { region: s.region, window: s.window }, swapped);
}

const knownOfSimulacrum = (s: State): Mark[] =>
  (knownValues.get(s) ?? []).map(one => ({
    thing: downAt(s, one, SIMULACRUM),
    place: downPlace(one, SIMULACRUM),
    loose: false,
    viewers: viewers(0),
  }));

export const positionWith = (content: ContentHash) =>
  positionNotation<State, OldKingsCrownEvent>({
    start: (options, seats) => start(content, options, seats),
    fields,
    read,
    run,
    listen,
    broken: impossible,
  });
