/** Positions of Yield in a notation that people can write. `docs/positions/yield.md` explains it. */
import {
  chanceFrom,
  entriesOf,
  expectOneOf,
  isMap,
  listOf,
  NotationError,
  onlyKeys,
  type PositionData,
  type PositionNotation,
  readAnswers,
  readFrames,
  readNumber,
  type SetupChoices,
} from '@interregnum/kernel';
import { MOST_UNITS, NEUTRAL_TOKENS, TOKENS_EACH } from './content/armies.ts';
import { COLOUR_IDS } from './content/cards.ts';
import { abilityOf, LEADER_IDS } from './content/leaders.ts';
import { shownAt } from './knowledge.ts';
import { agreementOf } from './phases/setup.ts';
import { readArmies } from './position-armies.ts';
import { readBattle } from './position-battle.ts';
import { readBattleCards, readStrategyCards } from './position-cards.ts';
import { armyIn, locationIn, type Path, path, readColours, seatIn, seatsOf } from './position-names.ts';
import { readTurn, setTurn, type Turn } from './position-turn.ts';
import { writePosition } from './position-write.ts';
import type { View } from './sight.ts';
import { emptyState, type Phase, run, SEASONS, type State, YEARS } from './state.ts';
import { boardOf, tokenOf } from './table.ts';

const KEYS = [
  'turn', 'year', 'season', 'phase', 'marker', 'marker_locked', 'first', 'leaders', 'champion', 'starts', 'fortresses',
  'extra_neutral', 'armies', 'inactive', 'hands', 'covered', 'discard', 'deck', 'revealed', 'strategy', 'recruits',
  'shown', 'stolen', 'lacks', 'given', 'battle', 'destroyer', 'over', 'draws', 'chance', 'at', 'answers',
  'supply', 'points', 'sizes', 'last_seen',
]; // biome-ignore format: a list

const PHASES: readonly Phase[] = ['setup', 'strategy', 'battle', 'conquer', 'recovery'];

export const position: PositionNotation<State> = {
  read(data: PositionData, options: SetupChoices, seats: number): State {
    onlyKeys(data, KEYS, ['position']);
    const s = emptyState(agreementOf(options, seats), seats, chanceFrom('position'));
    readCalendar(s, data);
    const turn = data.at === undefined ? readTurn(s, data) : null;
    readLeaders(s, data);
    readFortresses(s, data, turn);
    readArmies(s, data, turn);
    readStrategyCards(s, data, turn);
    readBattleCards(s, data, turn);
    readMemory(s, data);
    readChance(s, data);
    if (data.battle !== undefined && data.battle !== 'none') readBattle(s, data, turn);
    if (turn) setTurn(s, turn, data);
    else s.frames = readFrames(data.at, path('at'));
    run(s);
    readAnswers(s, data.answers, path('answers'));
    return s;
  },
  write: s => writePosition(s as State | View),
};

// --- the calendar --------------------------------------------------------------------------------------------------

function numberUpTo(value: unknown, most: number, at: Path, least = 1): number {
  const number = readNumber(value, at, least);
  if (number > most) throw new NotationError(at, `expected a number from ${least} to ${most}, not '${number}'`);
  return number;
}

function readCalendar(s: State, data: PositionData): void {
  if (data.year !== undefined) s.year = numberUpTo(data.year, YEARS, path('year'));
  if (data.season !== undefined) s.season = numberUpTo(data.season, SEASONS, path('season'));
  if (data.phase !== undefined) s.phase = expectOneOf(data.phase, PHASES, path('phase')) as Phase;
  if (data.marker !== undefined) s.marker = seatIn(s, data.marker, path('marker'));
  s.first = data.first === undefined ? s.marker : seatIn(s, data.first, path('first'));
  s.markerLocked = data.marker_locked === true;
  if (data.destroyer !== undefined && data.destroyer !== 'none') {
    s.destroyer = seatIn(s, data.destroyer, path('destroyer'));
  }
  s.over = data.over === true;
}

/** `{ 1: keralon:A, 2: basil:B }`; without a letter the ability is still open. */
function readLeaders(s: State, data: PositionData): void {
  for (const [key, value] of entriesOf(data.leaders, path('leaders'))) {
    const at = path('leaders', key);
    const seat = seatIn(s, key, at);
    const [id, letter, ...more] = String(value).split(':');
    const leader = LEADER_IDS.indexOf(expectOneOf(id, LEADER_IDS, at) as (typeof LEADER_IDS)[number]);
    if (more.length > 0 || (letter !== undefined && letter !== 'A' && letter !== 'B')) {
      throw new NotationError(at, `expected a Leader and an ability, for example 'keralon:A', not '${String(value)}'`);
    }
    if (s.leader.includes(leader)) throw new NotationError(at, `two players cannot have ${id} (YLD-022)`);
    s.leader[seat] = leader;
    if (letter === 'A' || letter === 'B') s.ability[seat] = abilityOf(leader, letter);
  }
  if (data.champion !== undefined && data.champion !== 'none') {
    s.champion = armyIn(s, data.champion, path('champion'));
  }
}

// --- Fortresses ----------------------------------------------------------------------------------------------------

/** Starting Fortresses in the order of seats, a neutral token on every other numeral, then what is named. */
function readFortresses(s: State, data: PositionData, turn: Turn | null): void {
  const board = boardOf(s);
  if (data.starts !== undefined) {
    for (const [key, id] of entriesOf(data.starts, path('starts'))) {
      s.start[seatIn(s, key, path('starts', key))] = locationIn(s, id, path('starts', key));
    }
  } else if (turn !== null && turn.stage !== 'start') s.start = board.starts.slice(0, s.seats);
  for (const location of board.numerals) s.stacks[location] = 'n';
  s.start.forEach((location, seat) => {
    if (location !== null) s.stacks[location] += tokenOf(seat);
  });
  for (const [id, text] of entriesOf(data.fortresses, path('fortresses'))) {
    s.stacks[locationIn(s, id, path('fortresses', id))] = readStack(s, text, path('fortresses', id));
  }
  if (data.extra_neutral !== undefined) s.extraNeutral = readNumber(data.extra_neutral, path('extra_neutral'));
  countSupplies(s);
}

/** `"n1"`, from bottom to top; `""` for no Fortress. */
function readStack(s: State, value: unknown, at: Path): string {
  const stack = String(value ?? '').replaceAll(' ', '');
  const tokens = ['n', ...seatsOf(s).map(tokenOf)];
  if ([...stack].every(token => tokens.includes(token))) return stack;
  throw new NotationError(at, `expected tokens from bottom to top, ${tokens.join(' ')}, not '${String(value)}'`);
}

/** What does not lie in a stack is in the supply. */
function countSupplies(s: State): void {
  const all = s.stacks.join('');
  const inStacks = (token: string) => all.split(token).length - 1;
  s.supply = s.supply.map((_, seat) => TOKENS_EACH - inStacks(tokenOf(seat)));
  s.neutralSupply = NEUTRAL_TOKENS + s.extraNeutral - inStacks('n');
  const short = s.supply.findIndex(count => count < 0);
  if (short >= 0)
    throw new NotationError(path('fortresses'), `seat ${short + 1} has only ${TOKENS_EACH} tokens (YLD-006)`);
  if (s.neutralSupply < 0) {
    throw new NotationError(
      path('fortresses'),
      `there are only ${NEUTRAL_TOKENS} neutral tokens; name extra_neutral (YLD-Q10)`,
    );
  }
}

// --- what everybody remembers, and chance ----------------------------------------------------------------------------

function readMemory(s: State, data: PositionData): void {
  for (const [year, units] of entriesOf(data.recruits, path('recruits'))) {
    s.recruits[numberUpTo(Number(year), YEARS, path('recruits', year)) - 1] = readNumber(units, path('recruits', year));
  }
  for (const [year, dials] of entriesOf(data.shown, path('shown'))) {
    const number = numberUpTo(Number(year), YEARS, path('shown', year));
    for (const [id, text] of entriesOf(dials, path('shown', year))) readShown(s, number, id, text);
  }
  for (const [colour, count] of entriesOf(data.stolen, path('stolen'))) {
    const at = path('stolen', colour);
    s.stolen[COLOUR_IDS.indexOf(expectOneOf(colour, COLOUR_IDS, at) as (typeof COLOUR_IDS)[number])] = readNumber(
      count,
      at,
    );
  }
  for (const [key, colours] of entriesOf(data.lacks, path('lacks'))) {
    const at = path('lacks', key);
    s.lacks[seatIn(s, key, at)] = readColours(colours, at);
  }
}

/** `5>3`: first 5, at last 3; or just `5`. */
function readShown(s: State, year: number, id: string, text: unknown): void {
  const at = path('shown', year, id);
  const place = shownAt(s, year, armyIn(s, id, at));
  const [first, last = first] = String(text).split('>').map(Number);
  s.shownFirst[place] = numberUpTo(first, MOST_UNITS, at);
  s.shownLast[place] = numberUpTo(last, MOST_UNITS, at);
}

function readChance(s: State, data: PositionData): void {
  if (data.draws !== undefined)
    s.chance.script = listOf(data.draws, path('draws')).map((n, i) => readNumber(n, path('draws', i)));
  if (isMap(data.chance)) {
    s.chance.key = String(data.chance.key);
    s.chance.drawn = readNumber(data.chance.drawn, path('chance', 'drawn'));
  }
}
