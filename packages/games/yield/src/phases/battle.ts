/** Fighting a battle (YLD-147..YLD-161, YLD-180..YLD-188): totals, initiative, cards. */
import { type Seat, sets } from '@interregnum/kernel';
import { seatWith } from '../abilities.ts';
import { ownerOf } from '../content/armies.ts';
import { AMBUSH_BONUS, KIND_COUNT } from '../content/cards.ts';
import { boardOf } from '../content/contents.ts';
import { FORTRESS_ARMIES } from '../content/leaders.ts';
import { tell } from '../events.ts';
import { noteGone, noteShown } from '../knowledge.ts';
import { call, procedure, type State } from '../state.ts';
import {
  armiesIn,
  coveredCards,
  fortressesOf,
  fortressValue,
  participates,
  playKind,
  seatsInOrder,
  sideOf,
  sideOfArmy,
} from '../table.ts';
import { initiative, together } from './answers.ts';
import { chase } from './chase.ts';
import { isFighting, weakest } from './initiative.ts';
import { retreat } from './retreat.ts';

type Nothing = Record<string, never>;

export const battle = procedure<Nothing>('battle', {
  reveal: s => showDials(s),
  initiative,
  allies: { while: s => isFighting(s.battle!), do: s => call(s, together, {}) },
  // YLD-Q43: whoever has won, also as the one ambushed, directs the retreat and may chase
  retreat: s => call(s, retreat, {}),
  chase: s => {
    if (s.battle!.winner !== null) call(s, chase, {}); // YLD-162, YLD-190: no chase in a Draw
  },
  over: s => endBattle(s),
});

// --- the start ---------------------------------------------------------------------------------------------------

/** YLD-148, YLD-180, YLD-052: the Units of all Armies of a side count together. YLD-Q44, YLD-352: a total has no limit and no token. */
export function startBattle(s: State, armies: number, ambusher: Seat | null): void {
  const fortressBonus = new Array<number>(s.seats).fill(0);
  const colours = new Array<number>(s.seats).fill(0);
  const totals = new Array<number>(s.seats).fill(0);
  let sides = 0;
  for (const army of armiesIn(armies)) {
    const side = sideOfArmy(s, army);
    sides = sets.with(sides, side);
    totals[side]! += s.units[army]!;
    const owner = ownerOf(army);
    colours[owner] = sets.with(colours[owner]!, boardOf(s).regions[s.at[army]!]!); // YLD-150, YLD-302
  }
  if (ambusher !== null) totals[sideOf(s, ambusher)]! += AMBUSH_BONUS; // YLD-112
  addFortressArmies(s, armies, totals, colours, fortressBonus);
  s.battle = {
    ambusher,
    armies,
    colours,
    fortressBonus,
    totals,
    sides,
    remaining: sides,
    holder: 0,
    received: false,
    handedBack: false,
    plays: [],
    gained: [0, 0, 0, 0],
    defeated: 0,
    companions: 0,
    left: [],
    chased: 0,
    winner: null,
    drawn: false,
  };
  s.battle.holder = weakest(s, s.battle, null); // YLD-154
  call(s, battle, {});
}

/** YLD-272, YLD-Q32: own Fortresses with a Street to a participating enemy, each once; fixed for the battle. */
function addFortressArmies(s: State, armies: number, totals: number[], colours: number[], bonus: number[]): void {
  const seat = seatWith(s, FORTRESS_ARMIES);
  if (seat === null || (armies & (15 << (4 * seat))) === 0) return;
  const { near, regions } = boardOf(s);
  let enemies = 0;
  for (const army of armiesIn(armies))
    if (sideOfArmy(s, army) !== sideOf(s, seat)) enemies = sets.with(enemies, s.at[army]!);
  for (const location of fortressesOf(s, seat)) {
    if ((near[location]! & enemies) === 0) continue;
    bonus[seat]! += fortressValue(s, location);
    colours[seat] = sets.with(colours[seat]!, regions[location]!);
  }
  totals[sideOf(s, seat)]! += bonus[seat]!;
}

/** YLD-147, YLD-051: the dials of all participants are shown. */
function showDials(s: State): void {
  const b = s.battle!;
  const dials = armiesIn(b.armies).map(army => ({ army, units: s.units[army]! }));
  for (const { army } of dials) noteShown(s, army);
  tell({
    type: 'battle',
    ambusher: b.ambusher,
    dials,
    sides: armiesIn(b.sides),
    totals: b.totals.slice(),
    fortressBonus: b.fortressBonus,
  });
}

// --- the end -----------------------------------------------------------------------------------------------------

/** YLD-161, YLD-Q08, YLD-152, YLD-177, YLD-Q25: cards go, dials are covered, in the Battle phase participants rest. */
function endBattle(s: State): void {
  const b = s.battle!;
  for (const play of b.plays) {
    const kind = playKind(play);
    if (kind !== null) s.discard[kind]!++;
  }
  for (const seat of seatsInOrder(s)) if (participates(b, seat)) uncover(s, seat);
  if (s.phase === 'battle') s.inactive |= b.armies;
  s.battle = null;
  tell({ type: 'battleOver' });
}

function uncover(s: State, seat: Seat): void {
  const cards = coveredCards(s, seat);
  if (cards.length === 0) return;
  for (const kind of cards) {
    s.covered[KIND_COUNT * seat + kind]!--;
    s.discard[kind]!++;
    noteGone(s, seat, kind);
  }
  tell({ type: 'uncovered', seat, cards });
}
