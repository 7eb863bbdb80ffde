/** The preliminary drafting phase (EPX-040..EPX-051). */
import { type Seat, sets } from '@interregnum/kernel';
import { costOf } from '../abilities.ts';
import { isCastle, KILIMANDJORA, landsOf } from '../content/board.ts';
import { bit, CAMP, UNITS, type Unit } from '../content/units.ts';
import { tell } from '../events.ts';
import { type DraftBid, type Option, option } from '../options.ts';
import { ASK } from '../questions.ts';
import { type PublicState, procedure, type State } from '../state.ts';
import { inSupply, isClosed, pay, place } from '../table.ts';

export const draft = procedure<{ turn: Seat }>('draft', {
  turn: {
    question: ASK.draft,
    while: s => s.passed.includes(false),
    who: (_, l) => l.turn,
    options: (s, l) => draftOptions(s, l.turn),
    ask: 'forced', // EPX-Q50: without Gold, passing is all that is left
    then: (s, l, a) => {
      if (a.type === 'recruit') recruit(s, l.turn, a.unit, a.area);
      else if (a.type === 'draftBid') bid(s, l.turn, a);
      else pass(s, l.turn);
      l.turn = nextInDraft(s, l.turn);
    },
  },
  handOut: s => handOutCards(s),
});

/** EPX-040: clockwise among those who have not passed; the last one goes on alone. */
function nextInDraft(s: State, seat: Seat): Seat {
  for (let i = 1; i <= s.seats; i++) if (!s.passed[(seat + i) % s.seats]) return (seat + i) % s.seats;
  return seat;
}

/** EPX-Q42. */
function draftOptions(s: State, seat: Seat): Option[] {
  const options: Option[] = [];
  for (const area of landsOf(seat)) {
    for (const unit of UNITS) if (canRecruitAt(s, seat, unit, area)) options.push(option.recruit(unit, area));
  }
  for (let i = 0; i < s.dealt.length; i++) addBids(s, seat, i, options);
  options.push(option.pass);
  return options;
}

/** EPX-026, EPX-042, EPX-074, EPX-078..EPX-080, EPX-117: what may be placed on an area that is open for recruiting at all. */
export function canRecruitAt(t: PublicState, seat: Seat, unit: Unit, area: number): boolean {
  if (t.gold[seat]! < costOf(t, seat, unit) || inSupply(t, seat, unit) === 0) return false;
  if ((t.units[area]! & bit(unit)) !== 0) return false;
  if (unit === CAMP && isCastle(area)) return false;
  return !(area === KILIMANDJORA && isClosed(t, seat, unit, area));
}

/** EPX-043..EPX-048, EPX-Q09. */
function addBids(s: State, seat: Seat, i: number, options: Option[]): void {
  const card = s.dealt[i]!;
  const standing = s.bidAmount[i]!;
  if (s.bidder[i] === seat) {
    for (let n = standing + 1; n <= s.gold[seat]! + standing; n++) options.push(option.draftBid(card, n, null));
    return;
  }
  for (let n = standing + 1; n <= s.gold[seat]!; n++) {
    for (const marker of UNITS) if (inSupply(s, seat, marker) > 0) options.push(option.draftBid(card, n, marker));
  }
}

/** EPX-041: pay and place. */
export function recruit(s: State, seat: Seat, unit: Unit, area: number): void {
  const cost = costOf(s, seat, unit);
  pay(s, seat, cost);
  place(s, seat, unit, area);
  tell({ type: 'recruited', seat, unit, area, cost });
}

/** EPX-044..EPX-047: Gold and marker on the card; the earlier bidder gets his back at once. */
function bid(s: State, seat: Seat, { card, amount, marker }: DraftBid): void {
  const i = s.dealt.indexOf(card);
  const before = s.bidder[i]!;
  const keeps = marker === null ? s.bidMarker[i]! : marker;
  if (before !== null) takeBack(s, i);
  s.gold[seat]! -= amount;
  s.supply[4 * seat + keeps]!--;
  s.bidder[i] = seat;
  s.bidAmount[i] = amount;
  s.bidMarker[i] = keeps;
  tell({ type: 'draftBid', seat, card, amount, marker: keeps, outbid: before === seat ? null : before });
}

function takeBack(s: State, i: number): void {
  const bidder = s.bidder[i]!;
  s.gold[bidder]! += s.bidAmount[i]!;
  s.supply[4 * bidder + s.bidMarker[i]!]!++;
}

/** EPX-049, EPX-Q43: standing bids remain; nobody needs to have spent anything. */
function pass(s: State, seat: Seat): void {
  s.passed[seat] = true;
  tell({ type: 'passed', seat });
}

/** EPX-050, EPX-051, EPX-151, EPX-Q33: the cards work from now on; there is no limit to how many one owns. */
function handOutCards(s: State): void {
  for (let i = 0; i < s.dealt.length; i++) {
    const card = s.dealt[i]!;
    const bidder = s.bidder[i]!;
    if (bidder === null) {
      tell({ type: 'cardDiscarded', card });
      continue;
    }
    const amount = s.bidAmount[i]!;
    takeBack(s, i);
    pay(s, bidder, amount);
    s.abilities[bidder] = sets.with(s.abilities[bidder]!, card);
    tell({ type: 'cardWon', seat: bidder, card, amount });
  }
  s.bidder.fill(null);
  s.bidAmount.fill(0);
  s.bidMarker.fill(null);
}
