/** Setup (YLD-020..YLD-031, YLD-331..YLD-333). */
import type { ContentHash } from '@interregnum/kernel';
import { type Chance, clockwise, draw, type Seat, type SetupChoices, sets, shuffle } from '@interregnum/kernel';
import { has } from '../abilities.ts';
import { armyOf, bitOf, FOURTH_PIECE, PIECES } from '../content/armies.ts';
import { KIND_COUNT } from '../content/cards.ts';
import { boardOf, contentOf } from '../content/contents.ts';
import { battleCardsIn } from '../content/deck.ts';
import { abilityOf, CHAMPION, FOURTH_ARMY, LEADERS, leaderOf } from '../content/leaders.ts';
import type { Location } from '../content/locations.ts';
import { areInTeams } from '../content/teams.ts';
import { tell, tellApart } from '../events.ts';
import { discardsOf, type Option, option, splitOption } from '../options.ts';
import { ASK } from '../questions.ts';
import { type Agreement, emptyState, type PublicState, procedure, type State } from '../state.ts';
import {
  armiesDue,
  coveredCards,
  discardCovered,
  drawCards,
  enemyLocations,
  hasPiece,
  isFielded,
  isSingle,
  isTwoAgainstOne,
  kindsIn,
  seatsInOrder,
  tokenOf,
} from '../table.ts';
import { distributions } from './units.ts';

export const agreementOf = (options: SetupChoices, seats: number): Agreement => ({
  teams: areInTeams(options, seats),
  leaders: options.leaders === 'pick' || options.leaders === 'random' ? options.leaders : 'off',
  startingPlayer: options.startingPlayer === 'host' ? 'host' : 'random',
  singleChase: options.singleChase === 'on',
  teamWhispers: options.teamWhispers === 'on',
  eitherAlly: options.allies === 'either',
  halvedRecruits: options.recruits === 'halved',
});

/** YLD-020, YLD-023, YLD-030: the marker, neutral tokens, the shuffled deck, Leaders that nobody picks. */
export function deal(content: ContentHash, options: SetupChoices, seats: number, chance: Chance): State {
  const s = emptyState(content, agreementOf(options, seats), seats, chance);
  const byChance = s.startingPlayer === 'random';
  if (byChance) s.marker = draw(s.chance, seats);
  s.first = s.marker;
  placeNeutralTokens(s);
  s.deck = shuffle(s.chance, battleCardsIn(contentOf(s)).slice());
  tell({ type: 'setup', marker: byChance ? s.marker : null });
  if (s.leaders !== 'off') dealLeaders(s);
  return s;
}

/** YLD-042. */
function placeNeutralTokens(s: State): void {
  for (const location of boardOf(s).numerals) {
    s.stacks[location] = 'n';
    s.neutralSupply--;
  }
}

// --- Leaders -----------------------------------------------------------------------------------------------------

/** YLD-Q24: the single player is Keralon A. YLD-Q12: at random, the others get a Leader and choose only the ability. */
function dealLeaders(s: State): void {
  const choosing = clockwise(s.seats, 0).filter(seat => !isSingle(s, seat));
  if (isTwoAgainstOne(s)) takeLeader(s, 1, FOURTH_ARMY);
  if (s.leaders !== 'random') return;
  const leaders = shuffle(s.chance, freeLeaders(s).slice());
  for (const seat of choosing) {
    s.leader = s.leader.with(seat, leaders.pop()!);
    tell({ type: 'leaderDealt', seat, leader: s.leader[seat]! });
  }
}

const freeLeaders = (t: PublicState): number[] => LEADERS.filter(leader => !t.leader.includes(leader));

/** YLD-022: nobody has a Leader that another one has. */
function takeLeader(s: State, seat: Seat, ability: number): void {
  s.leader = s.leader.with(seat, leaderOf(ability));
  s.ability = s.ability.with(seat, ability);
  tell({ type: 'leader', seat, ability });
}

/** YLD-Q12: in reverse turn order. */
export const choosingLeaders = (s: State): Seat[] =>
  s.leaders === 'off'
    ? []
    : seatsInOrder(s)
        .filter(seat => !isSingle(s, seat))
        .reverse();

export const leaderChoice = procedure<{ seat: Seat }>('leaderChoice', {
  leader: {
    question: ASK.leader,
    who: (_, l) => l.seat,
    options: leaderOptions,
    then: (s, _, a, seat) => {
      if (a.type === 'leader') takeLeader(s, seat, a.ability);
    },
  },
  // YLD-254: which of the three pieces
  champion: {
    question: ASK.champion,
    who: (_, l) => l.seat,
    options: (s, _, seat) =>
      has(s, seat, CHAMPION) ? PIECES.filter(piece => piece !== FOURTH_PIECE).map(option.champion) : [],
    then: (s, _, a, seat) => {
      if (a.type !== 'champion') return;
      s.champion = armyOf(seat, a.piece);
      tell({ type: 'champion', seat, army: s.champion });
    },
  },
});

function leaderOptions(s: State, { seat }: { seat: Seat }): Option[] {
  const dealt = s.leader[seat]!;
  const leaders = dealt === null ? freeLeaders(s) : [dealt];
  return leaders.flatMap(leader => [option.leader(abilityOf(leader, 'A')), option.leader(abilityOf(leader, 'B'))]);
}

// --- Fortresses and Armies ---------------------------------------------------------------------------------------

/** YLD-024. */
export const freeStarts = (s: State): Option[] =>
  boardOf(s)
    .starts.filter(location => !s.start.includes(location))
    .map(option.start);

export function takeStart(s: State, seat: Seat, location: Location): void {
  s.start = s.start.with(seat, location);
  s.stacks[location] += tokenOf(seat);
  s.supply[seat]!--;
  tell({ type: 'started', seats: s.seats, seat, location });
}

const isDeploying = (t: PublicState, seat: Seat): boolean => armiesFielded(t, seat) < armiesDue(t, seat);
const armiesFielded = (t: PublicState, seat: Seat): number =>
  PIECES.filter(piece => isFielded(t, armyOf(seat, piece))).length;
export const isDeploymentOver = (t: PublicState): boolean => !clockwise(t.seats, 0).some(seat => isDeploying(t, seat));

/** YLD-026, YLD-Q51: one Army each; who has none left is skipped. */
export const deploymentRound = procedure<Record<string, never>>('deploymentRound', {
  deploy: {
    question: ASK.deploy,
    each: s => seatsInOrder(s).filter(seat => isDeploying(s, seat)),
    who: (_s, _l, seat) => seat,
    options: deployments,
    then: (s, _, a, seat) => {
      if (a.type !== 'deploy') return;
      const army = armyOf(seat, a.piece);
      s.at[army] = a.location;
      s.fielded |= bitOf(army);
      tell({ type: 'deployed', seats: s.seats, seat, army, location: a.location });
    },
  },
});

/** YLD-026: the starting Fortress and what is adjacent to it, where no other player's Army stands. */
function deployments(s: State, _: object, seat: Seat): Option[] {
  const start = s.start[seat]!;
  const taken = enemyLocations({ at: s.at, teams: false }, seat);
  const places = [start, ...boardOf(s).neighbours[start]!].filter(place => !sets.has(taken, place));
  const out: Option[] = [];
  for (const piece of PIECES) {
    if (!hasPiece(s, seat, piece) || isFielded(s, armyOf(seat, piece))) continue;
    for (const place of places) out.push(option.deploy(piece, place));
  }
  return out;
}

// --- Units and Battle cards --------------------------------------------------------------------------------------

/** YLD-027, YLD-332. */
export function startingUnits(t: PublicState, seat: Seat): number {
  if (!isTwoAgainstOne(t)) return 12;
  return isSingle(t, seat) ? 14 : 7;
}

const EVERY_PIECE = 15;
/** By number of Units and set of pieces. */
const SPLITS = new Map<number, readonly Option[]>();

/** YLD-027, YLD-251: at least one each. */
export function splits(s: State, seat: Seat): readonly Option[] {
  const units = startingUnits(s, seat);
  const pieces = (s.fielded >> armyOf(seat, 0)) & EVERY_PIECE;
  const key = units * (EVERY_PIECE + 1) + pieces;
  let known = SPLITS.get(key);
  if (!known) {
    const rooms = PIECES.map(piece => (sets.has(pieces, piece) ? units : 0));
    known = distributions(units, 1, rooms).map(splitOption);
    SPLITS.set(key, known);
  }
  return known;
}

/** YLD-Q36: all at once; YLD-028: from now on Units belong to their Army. */
export function split(s: State, answers: readonly (Option | null)[]): void {
  for (const seat of seatsInOrder(s)) {
    const answer = answers[seat]!;
    if (answer.type !== 'split') continue;
    for (const piece of PIECES) s.units[armyOf(seat, piece)] = answer.units[piece]!;
    tellApart([seat], { type: 'split', seat, units: answer.units }, { type: 'split', seat, units: null });
  }
}

/** YLD-030, YLD-333: cards drawn, and how many of them are discarded. */
export function firstCards(t: PublicState, seat: Seat): { drawn: number; discards: number } {
  if (!isTwoAgainstOne(t)) return { drawn: 10, discards: 3 };
  return isSingle(t, seat) ? { drawn: 10, discards: 2 } : { drawn: 5, discards: 1 };
}

export function drawFirstCards(s: State): void {
  for (const seat of seatsInOrder(s)) drawCards(s, seat, firstCards(s, seat).drawn, 'hands');
}

const MOST_DISCARDS = 3;
export const DISCARD_ROUNDS: readonly number[] = Array.from({ length: MOST_DISCARDS }, (_, i) => i);

/** YLD-030, YLD-Q36: card by card, all at once, face down until everybody has finished. */
export const firstDiscard = procedure<{ round: number }>('firstDiscard', {
  choose: {
    question: ASK.firstDiscard,
    everyone: (s, l) => seatsInOrder(s).filter(seat => firstCards(s, seat).discards > l.round),
    options: (s, _, seat) => discardsOf(kindsIn(s.hands, seat)),
    changeable: true,
    reveal: (s, _, answers) => setAside(s, answers),
  },
});

function setAside(s: State, answers: readonly (Option | null)[]): void {
  for (const seat of seatsInOrder(s)) {
    const answer = answers[seat]!;
    if (answer?.type !== 'discard') continue;
    s.hands[KIND_COUNT * seat + answer.kind]!--;
    s.handSize[seat]!--;
    s.covered[KIND_COUNT * seat + answer.kind]!++;
    tellApart([seat], { type: 'setAside', seat, card: answer.kind }, { type: 'setAside', seat, card: null });
  }
}

export function openFirstDiscards(s: State): void {
  for (const seat of seatsInOrder(s)) for (const kind of coveredCards(s, seat)) discardCovered(s, seat, kind);
}
