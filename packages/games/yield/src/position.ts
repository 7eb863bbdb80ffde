/** Positions of Yield in a notation that people can write. `docs/positions/yield.md` explains it. */
import type { ContentHash } from '@interregnum/kernel';
import {
  byKey,
  bySeat,
  chanceFrom,
  type Fields,
  type Form,
  fieldsOf,
  flag,
  inAnyOrder,
  isNamed,
  maybe,
  NotationError,
  names,
  ordinal,
  orHidden,
  type Path,
  type PositionData,
  positionNotation,
  readFields,
  rows,
  type Seat,
  seat,
  sets,
  text,
  wholeNumber,
} from '@interregnum/kernel';
import { armyId, armyOf, FOURTH_PIECE, MOST_UNITS, NEUTRAL_TOKENS, PIECES, TOKENS_EACH } from './content/armies.ts';
import { COLOURS } from './content/cards.ts';
import { boardOf } from './content/contents.ts';
import { abilityOf, LEADERS, type Leader, leaderId, sideOfAbility } from './content/leaders.ts';
import type { Location } from './content/locations.ts';
import { listen, type YieldEvent } from './events.ts';
import { impossible } from './invariants.ts';
import { agreementOf, startingUnits } from './phases/setup.ts';
import { BATTLE_SETS, readBattle, writeBattle } from './position-battle.ts';
import { cardFields, dealBattleCards, layStrategyCards, strategyFields } from './position-cards.ts';
import { armies, army, colour, colours, location, piece, seatsOf } from './position-forms.ts';
import { readTurn, setTurn, type Turn } from './position-turn.ts';
import { lastSeen } from './sight.ts';
import { emptyState, type Phase, run, SEASONS, type State, YEARS } from './state.ts';
import { armiesDue, isFielded, pointsOf, tokenOf } from './table.ts';

const PHASES: readonly Phase[] = ['setup', 'strategy', 'battle', 'conquer', 'recovery'];

const { field, part, follows } = fieldsOf<State>();

const calendar: Fields<State> = {
  year: field('year', wholeNumber(1, YEARS)),
  season: field('season', wholeNumber(1, SEASONS)),
  phase: field(
    'phase',
    names('a phase', PHASES, phase => phase),
  ),
  marker: field('marker', seat),
  marker_locked: field('markerLocked', flag),
  first: field('first', seat),
  destroyer: field('destroyer', maybe(seat)),
  over: field('over', flag),
};

// --- Leaders -------------------------------------------------------------------------------------------------------

interface Chosen {
  leader: Leader;
  /** `undefined` while the ability is still open. */
  ability: 'A' | 'B' | undefined;
}

const chosen = text<Chosen, State>(
  '{leader}[:{ability}]',
  {
    leader: names('a Leader', LEADERS, leaderId),
    ability: names<'A' | 'B'>('an ability', ['A', 'B'], letter => letter),
  },
  'keralon:A',
);

const chosenBy = (s: State, one: Seat): Chosen | null => {
  const [leader, ability] = [s.leader[one]!, s.ability[one]!];
  return leader === null ? null : { leader, ability: ability === null ? undefined : sideOfAbility(ability) };
};

function choose(s: State, all: readonly (Chosen | null)[], at: Path): void {
  s.leader = all.map(one => one?.leader ?? null);
  s.ability = all.map(one => (one?.ability ? abilityOf(one.leader, one.ability) : null));
  const twice = s.leader.findIndex((leader, one) => leader !== null && s.leader.indexOf(leader) !== one);
  if (twice >= 0)
    throw new NotationError([...at, twice + 1], `two players cannot have ${leaderId(s.leader[twice]!)} (YLD-022)`);
}

const isNone = (one: unknown): boolean => one === null;

const houses: Fields<State> = {
  leaders: part(bySeat(maybe(chosen), isNone), s => seatsOf(s).map(one => chosenBy(s, one)), choose),
  champion: field('champion', maybe(army)),
  starts: field('start', bySeat(maybe(location), isNone)),
};

// --- Fortresses ----------------------------------------------------------------------------------------------------

/** `"n1"`, from bottom to top; `""` for no Fortress. */
const stack: Form<string, State> = {
  read(value, at, s) {
    const tokens = ['n', ...seatsOf(s).map(tokenOf)];
    const read = String(value ?? '').replaceAll(' ', '');
    if ([...read].every(token => tokens.includes(token))) return read;
    throw new NotationError(at, `expected tokens from bottom to top, ${tokens.join(' ')}, not '${read}'`);
  },
  write: value => value,
};

const fortresses: Fields<State> = {
  fortresses: {
    ...field(
      'stacks',
      byKey(location, stack, {
        keys: (s: State, stacks) =>
          boardOf(s).locations.filter(one => boardOf(s).numerals.includes(one) || stacks[one] !== ''),
      }),
    ),
    leftOut: (_within, s) => boardOf(s).locations.map(one => String(location.write(one, s))),
  },
  extra_neutral: field('extraNeutral', wholeNumber()),
};

/** Starting Fortresses in the order of seats, a neutral token on every other numeral. */
function buildFortresses(s: State, data: PositionData, turn: Turn | null): void {
  if (!isNamed(data, 'starts') && turn !== null && turn.stage !== 'start')
    s.start = boardOf(s).starts.slice(0, s.seats);
  for (const numeral of boardOf(s).numerals) s.stacks[numeral] = 'n';
  for (const [one, start] of s.start.entries()) if (start !== null) s.stacks[start] += tokenOf(one);
}

/** What does not lie in a stack is in the supply. */
function countSupplies(s: State): void {
  const left = (token: string, all: number) => all - (s.stacks.join('').split(token).length - 1);
  s.supply = seatsOf(s).map(one => left(tokenOf(one), TOKENS_EACH));
  s.neutralSupply = left('n', NEUTRAL_TOKENS + s.extraNeutral);
  const at = ['position', 'fortresses'];
  const short = s.supply.findIndex(count => count < 0);
  if (short >= 0) throw new NotationError(at, `seat ${short + 1} has only ${TOKENS_EACH} tokens (YLD-006)`);
  if (s.neutralSupply < 0)
    throw new NotationError(at, `there are only ${NEUTRAL_TOKENS} neutral tokens; name extra_neutral (YLD-Q10)`);
}

// --- Armies --------------------------------------------------------------------------------------------------------

interface ArmyPlace {
  /** `null` beside the map. */
  place: Location | null;
  /** `null` for those who may not know; `undefined`: they stay as they are. */
  units: number | null | undefined;
}

/** `f 4`, `f` (the Units stay as they are), `out 2` beside the map, `none` not in the game. */
const armyPlace = maybe(
  text<ArmyPlace, State>(
    '{place}[ {units}]',
    { place: maybe(location, 'out'), units: orHidden(wholeNumber(0, MOST_UNITS), '?') },
    'f 4',
  ),
);

const armyPlaces = (s: State): (ArmyPlace | null)[] =>
  s.at.map((place, one) => (isFielded(s, one) ? { place, units: s.units[one] } : null));

function deploy(s: State, all: readonly (ArmyPlace | null)[]): void {
  for (const [one, where] of all.entries()) {
    s.at[one] = where?.place ?? null;
    const unsaid = isFielded(s, one) ? s.units[one]! : s.phase === 'setup' ? 0 : 1;
    s.units[one] = where === null ? 0 : (where.units ?? unsaid);
    s.fielded = where === null ? sets.without(s.fielded, one) : sets.with(s.fielded, one);
  }
}

const armyFields: Fields<State> = {
  armies: part(
    rows(PIECES.length, bySeat<(ArmyPlace | null)[], State>(byKey(piece, armyPlace, { keys: () => PIECES }))),
    armyPlaces,
    deploy,
  ),
  inactive: inAnyOrder(field('inactive', armies)),
};

/** All Armies on the starting Fortress, the Units split as evenly as possible. */
function muster(s: State, turn: Turn | null): void {
  if (turn === null || turn.stage === 'start' || turn.stage === 'deploy') return;
  for (const one of seatsOf(s)) {
    const due = armiesDue(s, one); // YLD-025, YLD-331
    const pieces = due === PIECES.length ? PIECES : PIECES.filter(kind => kind !== FOURTH_PIECE).slice(0, due);
    const units = turn.stage === 'split' ? 0 : startingUnits(s, one);
    for (const [i, kind] of pieces.entries()) {
      const share = Math.floor(units / due) + (i < units % due ? 1 : 0);
      s.at[armyOf(one, kind)] = s.start[one]!;
      s.units[armyOf(one, kind)] = share;
      s.fielded = sets.with(s.fielded, armyOf(one, kind));
    }
  }
}

// --- what everybody remembers ----------------------------------------------------------------------------------------

interface Shown {
  first: number;
  last: number | undefined;
}

const dial = wholeNumber(1, MOST_UNITS);
/** `5>3`: first 5, at last 3; or just `5`. */
const shownDial = maybe(text<Shown, State>('{first}[>{last}]', { first: dial, last: dial }, '5>3'));
const shownIn = byKey(army, shownDial, { keys: s => [...s.at.keys()], without: isNone });
const years = () => Array.from({ length: YEARS }, (_, i) => i);

const memory: Fields<State> = {
  recruits: field('recruits', byKey(ordinal(YEARS), wholeNumber(), { keys: years, without: units => units === 0 })),
  shown: part<(Shown | null)[][]>(
    byKey(ordinal(YEARS), shownIn, { keys: years }),
    s => years().map(year => s.at.map((_, one) => shownAt(s, year * s.at.length + one))),
    (s, all) => {
      s.shownFirst = all.flat().map(one => one?.first ?? 0);
      s.shownLast = all.flat().map(one => one?.last ?? one?.first ?? 0);
    },
  ),
  stolen: field('stolen', byKey(colour, wholeNumber(), { keys: () => COLOURS })),
  lacks: inAnyOrder(
    field(
      'lacks',
      bySeat(colours, set => set === 0),
    ),
  ),
};

const shownAt = (s: State, i: number): Shown | null =>
  s.shownFirst[i] === 0 ? null : { first: s.shownFirst[i]!, last: s.shownLast[i]! };

// --- all of it -----------------------------------------------------------------------------------------------------

const counts = (s: State, all: readonly number[]) => bySeat(wholeNumber()).write([...all], s);
const sizeOf = (cards: readonly unknown[] | number): number => (typeof cards === 'number' ? cards : cards.length);

function lastSeenText(s: State, one: number): [string, string][] {
  const seen = lastSeen(s, one);
  return seen ? [[armyId(one), `${seen.units} in Year ${seen.year}${seen.stale ? ', stale' : ''}`]] : [];
}

const derived: Fields<State> = {
  points: follows(s =>
    counts(
      s,
      seatsOf(s).map(one => pointsOf(s, one)),
    ),
  ),
  supply: follows(s => ({ ...(counts(s, s.supply) as object), neutral: s.neutralSupply })),
  sizes: follows(s => ({
    deck: sizeOf(s.deck),
    discard: s.discard.reduce((a, b) => a + b, 0),
    hands: counts(s, s.handSize),
  })),
  last_seen: follows(s => Object.fromEntries(s.at.flatMap((_, one) => lastSeenText(s, one)))),
};

export const positionWith = (content: ContentHash) =>
  positionNotation<State, YieldEvent>({
    start: (options, seats) => emptyState(content, agreementOf(options, seats), seats, chanceFrom('position')),
    fields: {
      ...calendar,
      ...houses,
      ...fortresses,
      ...armyFields,
      ...cardFields,
      ...strategyFields,
      ...memory,
      battle: inAnyOrder({ read: () => {}, write: writeBattle }, ...BATTLE_SETS),
      ...derived,
    },
    read(s, data) {
      const read = (fields: Fields<State>) => readFields(fields, s, data, ['position'], s);
      read(calendar);
      if (!isNamed(data, 'first')) s.first = s.marker;
      const turn = isNamed(data, 'at') ? null : readTurn(s, data);
      if (turn && !isNamed(data, 'phase')) s.phase = turn.phase;
      read(houses);
      buildFortresses(s, data, turn);
      read(fortresses);
      countSupplies(s);
      muster(s, turn);
      read(armyFields);
      read(strategyFields);
      if (turn) layStrategyCards(s, turn);
      readBattle(s, data, turn);
      read(cardFields);
      dealBattleCards(s, data, turn);
      read(memory);
      if (turn) setTurn(s, turn, data);
    },
    run,
    listen,
    broken: impossible,
  });
