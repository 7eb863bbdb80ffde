/** Positions of Runewars in a notation that people can write. `docs/positions/runewars.md` explains it. */
import {
  type ContentHash,
  chanceFrom,
  isNamed,
  NotationError,
  type PositionData,
  positionNotation,
  readFields,
  sets,
} from '@interregnum/kernel';
import { listen, type RunewarsEvent } from './events.ts';
import { impossible } from './invariants.ts';
import { lookAround } from './knowledge.ts';
import {
  countPiles,
  countSupply,
  dealRest,
  usualAreas,
  usualBoard,
  usualQuests,
  usualSheets,
} from './notation/deal.ts';
import { fields } from './notation/fields.ts';
import { setTurn } from './notation/turn.ts';
import { termsOf } from './phases/game.ts';
import { guardsOf, orderByInfluence } from './phases/setup/setup.ts';
import { orderOfCards } from './phases/turns.ts';
import { FACTION_NUMBERS, NONE } from './pieces.ts';
import { emptyState, run, type State } from './state.ts';

/** Seats that are not named get the first faction that is free. */
function completeFactions(s: State): void {
  const taken = s.factions.filter(one => one !== NONE);
  if (new Set(taken).size < taken.length)
    throw new NotationError(['position', 'factions'], 'two seats play the same faction');
  const free = FACTION_NUMBERS.filter(one => !taken.includes(one));
  s.factions = s.factions.map(one => (one === NONE ? free.shift()! : one));
}

/** The order of the cards that are named, else by influence. */
function completeOrder(s: State): void {
  s.order = s.active.some(order => order !== NONE) ? orderOfCards(s) : orderByInfluence(s);
}

/** A position that says where it stands in words: what nobody names is as after setup, with empty hands. */
function readUsual(s: State, data: PositionData): void {
  const { factions, tiles, ...others } = data;
  readFields({ factions: fields.factions, tiles: fields.tiles }, s, { factions, tiles }, ['position'], s);
  completeFactions(s);
  if (!isNamed(data, 'tiles')) usualBoard(s);
  usualAreas(s);
  usualSheets(s);
  usualQuests(s);
  s.year = 1;
  readFields(fields, s, others, ['position'], s);
  s.alive = sets.minus(s.alive, sets.of(s.out));
  if (!isNamed(data, 'order')) completeOrder(s);
  if (!isNamed(data, 'guards')) s.guardsAtStart = guardsOf(s);
  if (!isNamed(data, 'tactics_at_start'))
    s.tacticsAtStart = s.tactics.map((hand, seat) => hand.length - s.fresh[seat]!.length);
  if (!isNamed(data, 'supply')) countSupply(s);
  countPiles(s);
  dealRest(s);
  lookAround(s);
  setTurn(s, data);
}

/** A position with frames says everything. */
function readExact(s: State, data: PositionData): void {
  readFields(fields, s, data, ['position'], s);
  s.alive = sets.minus(s.alive, sets.of(s.out));
  if (!isNamed(data, 'supply')) countSupply(s);
  countPiles(s);
}

export const positionWith = (content: ContentHash) =>
  positionNotation<State, RunewarsEvent>({
    start: (options, seats) => emptyState(content, termsOf(options), seats, chanceFrom('position')),
    fields,
    read: (s, data) => (isNamed(data, 'at') ? readExact(s, data) : readUsual(s, data)),
    run,
    listen,
    broken: impossible,
  });
