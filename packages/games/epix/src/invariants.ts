/** What holds in every state that play can reach. */
import { areaId, castleOf, isCastle, KILIMANDJORA } from './content/board.ts';
import { CARD_COUNT, MOUNTAIN_GUIDES } from './content/cards.ts';
import { bit, CAMP, KNIGHT, PER_PLAYER, START_GOLD, UNITS, unitId } from './content/units.ts';
import { outcome } from './phases/end.ts';
import { currentFight } from './phases/fight.ts';
import type { State } from './state.ts';
import { areasOf, boardOf, inSupply, owns, stands } from './table.ts';

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

/** The invariants that do not hold, in words. */
export function broken(s: State): string[] {
  return [
    ...unitsBroken(s),
    ...areasBroken(s),
    ...goldBroken(s),
    ...cardsBroken(s),
    ...fightBroken(s),
    ...endBroken(s),
  ];
}

function unitsBroken(s: State): string[] {
  const out: string[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    for (const unit of UNITS) {
      const onMap = boardOf(s).areas.filter(area => stands(s, seat, unit, area)).length;
      const onCards = s.bidder.filter((bidder, i) => bidder === seat && s.bidMarker[i] === unit).length;
      if (onMap + inSupply(s, seat, unit) + onCards !== PER_PLAYER[unit]) {
        out.push(`seat ${seat + 1} has ${onMap} + ${inSupply(s, seat, unit)} + ${onCards} of ${unitId(unit)}`);
      }
      if (inSupply(s, seat, unit) < 0) out.push(`seat ${seat + 1} owes a ${unitId(unit)}`);
    }
  }
  return out;
}

function areasBroken(s: State): string[] {
  const out: string[] = [];
  const inPlay = new Set(boardOf(s).areas);
  for (let area = 0; area < s.units.length; area++) {
    const name = areaId(area);
    const units = s.units[area]!;
    const occupant = s.occupant[area]!;
    if ((units === 0) !== (occupant === null)) out.push(`${name} has units ${units} and occupant ${occupant}`);
    if (units !== 0 && !inPlay.has(area)) out.push(`${name} is not on this map`);
    if (isCastle(area) && units & bit(CAMP)) out.push(`a Camp stands in ${name}`);
    if (isCastle(area) && occupant !== null && castleOf(occupant) !== area) out.push(`an enemy stands in ${name}`);
    if (area === KILIMANDJORA && units & bit(KNIGHT) && !owns(s, occupant!, MOUNTAIN_GUIDES)) {
      out.push('a Knight stands in Kilimandjora');
    }
    if ((s.used[area]! & ~units) !== 0) out.push(`a used Unit is missing from ${name}`);
  }
  return out;
}

function goldBroken(s: State): string[] {
  const out: string[] = [];
  if (s.gold.some(gold => gold < 0 || !Number.isInteger(gold))) out.push(`Gold is ${s.gold}`);
  const total = sum(s.gold) + sum(s.bidAmount) + s.treasury;
  if (total !== START_GOLD * s.seats) out.push(`the Gold ledger is ${total}, not ${START_GOLD * s.seats}`);
  return out;
}

function cardsBroken(s: State): string[] {
  const out: string[] = [];
  const owned = s.abilities.flatMap((set, seat) =>
    s.dealt.filter(card => set & (1 << card)).map(card => ({ seat, card })),
  );
  const dealt = s.mode === 'basic' ? 0 : s.seats + 1;
  if (s.dealt.length !== dealt) out.push(`${s.dealt.length} cards are dealt, not ${dealt}`);
  if (s.mode === 'advanced' && new Set([...s.dealt, ...s.unseen]).size !== CARD_COUNT) out.push('cards are missing');
  if (new Set(owned.map(x => x.card)).size !== owned.length) out.push('a card has two owners');
  if (sum(s.abilities.map(set => bits(set))) !== owned.length) out.push('a card is owned that was not dealt');
  if (s.firstPlayer < 0 || s.firstPlayer >= s.seats) out.push(`the First Player is ${s.firstPlayer}`);
  return out;
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest; rest &= rest - 1) count++;
  return count;
}

function fightBroken(s: State): string[] {
  const fight = currentFight(s.frames);
  if (!fight) return s.fist === null ? [] : ['a bid is left over'];
  const out: string[] = [];
  const gold = s.gold[fight.attacker]!;
  if (s.fist !== null && (s.fist < 1 || s.fist > gold)) out.push(`the bid is ${s.fist} of ${gold}`);
  if (fight.guesses < 1 || fight.guesses > 3) out.push(`${fight.guesses} guesses`);
  return out;
}

function endBroken(s: State): string[] {
  const out: string[] = [];
  if (sum(s.gold.map((_, seat) => areasOf(s, seat))) > boardOf(s).areas.length) out.push('too many areas are occupied');
  if (s.over !== (s.ask === null)) out.push(s.over ? 'a question is open after the end' : 'nobody is asked');
  const end = outcome(s);
  if (end && end.winners.length === 0) out.push('nobody has won');
  if (s.ask?.seats.some(seat => s.ask!.options[seat]!.length === 0)) out.push('a seat has no option');
  return out;
}
