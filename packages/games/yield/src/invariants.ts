/** What holds in every state that play can reach (spec section 7). */
import { clockwise, type Seat, sets } from '@interregnum/kernel';
import { armyId, armyOf, MOST_UNITS, NEUTRAL_TOKENS, PIECES, TOKENS_EACH } from './content/armies.ts';
import { HAND_LIMIT, KIND_COUNT, KINDS, kindId, STRATEGY_CARDS } from './content/cards.ts';
import { boardOf, contentOf } from './content/contents.ts';
import { shownAt } from './knowledge.ts';
import type { BattlePhase } from './phases/battle-phase.ts';
import { outcome } from './phases/end.ts';
import { areAllEqual, isFighting } from './phases/initiative.ts';
import { battlesOf } from './phases/participation.ts';
import { startingUnits } from './phases/setup.ts';
import { slotOf } from './phases/year.ts';
import { ASK, type Question } from './questions.ts';
import { type Battle, SEASONS, type State, YEARS } from './state.ts';
import {
  armiesDue,
  armiesIn,
  isFielded,
  leadOf,
  participates,
  playKind,
  sideOf,
  sideOfArmy,
  tokenOf,
} from './table.ts';

/** The invariants that do not hold, in words. */
export const broken = (s: State): string[] => [...impossible(s), ...armiesMissing(s)];

/** What no position may say; Armies may be left out of one. */
export const impossible = (s: State): string[] => [
  ...cardsBroken(s),
  ...handsBroken(s),
  ...tokensBroken(s),
  ...armiesBroken(s),
  ...strategyCardsBroken(s),
  ...(s.battle ? battleBroken(s, s.battle) : []),
  ...battlePhaseBroken(s),
  ...endBroken(s),
];

const isSplit = (s: State): boolean => s.units.some(units => units > 0);
const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

/** INV-01: every Battle card is somewhere. */
function cardsBroken(s: State): string[] {
  const count = s.discard.slice();
  for (const kind of [...s.deck, ...s.revealed]) count[kind]!++;
  for (const play of s.battle?.plays ?? []) {
    const kind = playKind(play);
    if (kind !== null) count[kind]!++;
  }
  for (const seat of clockwise(s.seats, 0)) {
    for (const kind of KINDS) count[kind]! += s.hands[KIND_COUNT * seat + kind]! + s.covered[KIND_COUNT * seat + kind]!;
  }
  const { copies } = contentOf(s);
  return KINDS.filter(kind => count[kind] !== copies[kind]).map(
    kind => `${kindId(kind)} is there ${count[kind]} times`,
  );
}

const DISCARDING: readonly Question[] = [ASK.handLimit, ASK.discardToDraw, ASK.action, ASK.giveToThief];

/** INV-02, YLD-351: hands within the limit unless discards are due. */
function handsBroken(s: State): string[] {
  const out: string[] = [];
  for (const seat of clockwise(s.seats, 0)) {
    const cards = s.hands.slice(KIND_COUNT * seat, KIND_COUNT * (seat + 1));
    if (sum(cards) !== s.handSize[seat])
      out.push(`seat ${seat + 1} holds ${sum(cards)} cards, not ${s.handSize[seat]}`);
    if (cards.some(count => count < 0)) out.push(`seat ${seat + 1} holds less than no card`);
    const most = s.ask && DISCARDING.includes(s.ask.id) ? HAND_LIMIT + 8 : HAND_LIMIT;
    if (s.handSize[seat]! > most) out.push(`seat ${seat + 1} holds ${s.handSize[seat]} cards`);
  }
  return out;
}

/** INV-03, INV-04: every token is in a supply or a stack. */
function tokensBroken(s: State): string[] {
  const out: string[] = [];
  const all = s.stacks.join('');
  const count = (letter: string) => all.split(letter).length - 1;
  for (const seat of clockwise(s.seats, 0)) {
    const tokens = count(tokenOf(seat)) + s.supply[seat]!;
    if (tokens !== TOKENS_EACH || s.supply[seat]! < 0) out.push(`seat ${seat + 1} has ${tokens} tokens`);
  }
  const neutral = count('n') + s.neutralSupply;
  if (neutral !== NEUTRAL_TOKENS + s.extraNeutral || s.neutralSupply < 0)
    out.push(`there are ${neutral} neutral tokens`);
  const { locations } = boardOf(s);
  if (s.stacks.some((stack, location) => stack !== '' && !locations.includes(location)))
    out.push('a stack off the map');
  return out;
}

/** Who has a starting Fortress while the setup goes on. */
function startsDue(s: State): readonly Seat[] {
  if (s.ask?.id === ASK.deploy) return clockwise(s.seats, 0);
  const { items, index } = s.frames.at(-1) ?? { items: null, index: 0 };
  return s.ask?.id === ASK.startFortress ? (items ?? []).slice(0, index) : [];
}

/** INV-06..INV-09: Units, places and number of Armies. */
function armiesBroken(s: State): string[] {
  const out: string[] = [];
  const { locations } = boardOf(s);
  if (startsDue(s).some(seat => s.start[seat] === null)) out.push('a starting Fortress is missing (YLD-024)');
  s.at.forEach((location, army) => {
    if (location !== null && !locations.includes(location)) out.push(`${armyId(army)} is off the map`);
    if (location !== null && !isFielded(s, army)) out.push(`${armyId(army)} is not in the game`);
    const units = s.units[army]!;
    const least = isFielded(s, army) && isSplit(s) ? 1 : 0;
    if (units < least || units > (isFielded(s, army) ? MOST_UNITS : 0)) out.push(`${armyId(army)} has ${units} Units`);
    if (s.at.some((other, one) => other !== null && other === location && sideOfArmy(s, one) !== sideOfArmy(s, army))) {
      out.push(`${armyId(army)} shares a Location with an enemy (YLD-053)`);
    }
  });
  return [...out, ...countsBroken(s)];
}

const fieldedBy = (s: State, seat: Seat): number[] => PIECES.filter(piece => isFielded(s, armyOf(seat, piece)));

const armiesMissing = (s: State): string[] =>
  clockwise(s.seats, 0)
    .filter(seat => isSplit(s) && fieldedBy(s, seat).length < armiesDue(s, seat))
    .map(seat => `seat ${seat + 1} has only ${fieldedBy(s, seat).length} Armies`);

function countsBroken(s: State): string[] {
  const out: string[] = [];
  for (const seat of clockwise(s.seats, 0)) {
    const armies = fieldedBy(s, seat);
    if (isSplit(s) && armies.length > armiesDue(s, seat)) out.push(`seat ${seat + 1} has ${armies.length} Armies`);
    const units = sum(armies.map(piece => s.units[armyOf(seat, piece)]!));
    const starting = s.phase === 'setup' && isSplit(s);
    if (starting && units !== startingUnits(s, seat)) out.push(`seat ${seat + 1} starts with ${units} Units`);
  }
  return out;
}

/** INV-10: every card at most once a Year, one a Season. */
function strategyCardsBroken(s: State): string[] {
  const out: string[] = [];
  for (const seat of clockwise(s.seats, 0)) {
    const laid = s.laid.slice(SEASONS * seat, SEASONS * (seat + 1));
    const cards = laid.filter(card => card !== null);
    if (new Set(cards).size !== cards.length) out.push(`seat ${seat + 1} has laid a card twice`);
    if (cards.some(card => !STRATEGY_CARDS.includes(card))) out.push(`seat ${seat + 1} has laid what is no card`);
    const due = s.phase !== 'strategy' ? 0 : s.ask?.id === ASK.strategyCard ? s.season - 1 : s.season;
    if (!s.over && cards.length !== due) out.push(`seat ${seat + 1} has laid ${cards.length} cards`);
    for (let season = 1; season <= SEASONS; season++) {
      if (s.faceUp[slotOf(seat, season)] && laid[season - 1] === null) out.push('no card lies face up');
    }
  }
  return out;
}

/** INV-12, INV-14: initiative, Pass and Draw; the dials of participants were shown. */
function battleBroken(s: State, b: Battle): string[] {
  const out: string[] = [];
  if (isFighting(b) && (s.ask?.id === ASK.battleCard || s.ask?.id === ASK.eitherAlly)) {
    const least = Math.min(...armiesIn(b.remaining).map(side => b.totals[side]!));
    if (b.totals[b.holder] !== least) out.push('the side with initiative is not the weakest');
    if (!sets.has(b.remaining, b.holder) || sets.size(b.remaining) < 2) out.push('nobody is left to fight');
    if (s.ask.seats[0] !== leadOf(s, b, b.holder)) out.push('somebody without initiative is asked');
    const ends = s.ask.options[s.ask.seats[0]!]!.some(o => o.type === 'accept' || o.type === 'pass');
    if (ends !== areAllEqual(b)) out.push('Pass or Accept at the wrong time');
  }
  if ((b.remaining & ~b.sides) !== 0) out.push('a side joined the battle');
  for (const seat of clockwise(s.seats, 0)) {
    if (participates(b, seat) && !sets.has(b.sides, sideOf(s, seat))) out.push(`seat ${seat + 1} has no side`);
  }
  for (const army of armiesIn(b.armies)) {
    if (s.shownLast[shownAt(s, s.year, army)] !== s.units[army]) out.push(`${armyId(army)} was not shown`);
  }
  return out;
}

/** INV-19: the battles left are those that active Armies would fight. */
function battlePhaseBroken(s: State): string[] {
  const frame = s.frames.find(one => one.proc === 'battlePhase');
  if (!frame) return s.inactive === 0 || s.over ? [] : ['an Army is inactive outside the Battle phase'];
  const { battles } = frame.locals as BattlePhase;
  const fought = s.inactive | (s.battle?.armies ?? 0);
  const now = battlesOf(s, s.fielded & ~fought);
  return now.join() === battles.join() ? [] : [`battles left ${battles.join()}, not ${now.join()}`];
}

/** INV-22, INV-24. */
function endBroken(s: State): string[] {
  const out: string[] = [];
  if (s.over !== (s.ask === null)) out.push(s.over ? 'a question is open after the end' : 'nobody is asked');
  if (s.ask?.seats.some(seat => s.ask!.options[seat]!.length === 0)) out.push('a seat has no option');
  const end = outcome(s);
  if (!end) return out;
  if (s.destroyer === null && s.year !== YEARS) out.push(`the game ended in Year ${s.year}`);
  if (new Set(end.winners.map(seat => sideOf(s, seat))).size !== 1) out.push(`${end.winners.length} winners`);
  return out;
}
