/** What holds in every state that play can reach. */
import { sets } from '@interregnum/kernel';
import { hasGuides } from './abilities.ts';
import { areaId, castleOf, isCastle, KILIMANDJORA } from './content/board.ts';
import { WINTER } from './content/cards.ts';
import { boardOf, contentOf } from './content/contents.ts';
import { bit, CAMP, KNIGHT, PER_PLAYER, START_GOLD, UNITS, unitId } from './content/units.ts';
import { outcome } from './phases/end.ts';
import { currentFight } from './phases/fight.ts';
import { choices } from './phases/season.ts';
import type { State } from './state.ts';
import { areasOf, inSupply, stands } from './table.ts';

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

/** The invariants that do not hold, in words. */
export function broken(s: State): string[] {
  return [
    ...unitsBroken(s),
    ...areasBroken(s),
    ...goldBroken(s),
    ...cardsBroken(s),
    ...choicesBroken(s),
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
    if (area === KILIMANDJORA && units & bit(KNIGHT) && !hasGuides(s, occupant!)) {
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
    s.dealt.filter(card => sets.has(set, card)).map(card => ({ seat, card })),
  );
  const dealt = s.mode === 'basic' ? 0 : s.seats + 1;
  if (s.dealt.length !== dealt) out.push(`${s.dealt.length} cards are dealt, not ${dealt}`);
  if (s.mode === 'advanced' && new Set([...s.dealt, ...s.unseen]).size !== contentOf(s).deck.length)
    out.push('cards are missing');
  if (new Set(owned.map(x => x.card)).size !== owned.length) out.push('a card has two owners');
  if (sum(s.abilities.map(set => sets.size(set))) !== owned.length) out.push('a card is owned that was not dealt');
  if (s.firstPlayer < 0 || s.firstPlayer >= s.seats) out.push(`the First Player is ${s.firstPlayer}`);
  return out;
}

/** EPX-040, EPX-065, EPX-135: who is asked in the draft, and what is chosen in a season. */
function choicesBroken(s: State): string[] {
  const out: string[] = [];
  const chosen = s.chosen.findIndex(cards => cards !== null && !choices(s).includes(cards));
  if (chosen >= 0) out.push(`the Action cards of seat ${chosen + 1} do not suit the season (EPX-065, EPX-135)`);
  if (s.season > WINTER && !s.over) out.push('the seasons are over');
  if (s.ask?.id !== 'EPX-D01') return out;
  const passed = s.ask.seats.find(seat => s.passed[seat]);
  if (passed !== undefined) out.push(`seat ${passed + 1} has left the draft and is asked (EPX-049)`);
  if (s.abilities.some(Boolean)) out.push('nobody owns a card during the draft (EPX-050)');
  return out;
}

function fightBroken(s: State): string[] {
  const fight = currentFight(s.frames);
  const out: string[] = [];
  const inUse = s.frames.some(({ proc }) => ['soldier', 'knight', 'catapult'].includes(proc));
  if (s.riding !== null && !inUse) out.push('no Unit is in use');
  if (s.riding !== null && s.units[s.riding] === 0) out.push('the Unit in use is missing');
  if (s.odd !== null && (s.fist === null || s.odd !== (s.fist % 2 === 1))) out.push('the Informers have lied');
  if (!fight) return s.fist === null ? out : [...out, 'a bid is left over'];
  const gold = s.gold[fight.attacker]!;
  if (s.fist !== null && (s.fist < 1 || s.fist > gold)) out.push(`the bid is ${s.fist} of ${gold}`);
  if (fight.guesses < 1 || fight.guesses > 3) out.push(`${fight.guesses} guesses`);
  return out;
}

function endBroken(s: State): string[] {
  const out: string[] = [];
  if (sum(s.gold.map((_, seat) => areasOf(s, seat))) > boardOf(s).areas.length) out.push('too many areas are occupied');
  if (s.over !== (s.ask === null)) out.push(s.over ? 'a question is open after the end' : 'nobody is asked');
  if (s.conqueror !== null && !s.over) out.push('a Castle has fallen and nobody has won');
  const end = outcome(s);
  if (end && end.winners.length === 0) out.push('nobody has won');
  if (s.ask?.seats.some(seat => s.ask!.options[seat]!.length === 0)) out.push('a seat has no option');
  return out;
}
