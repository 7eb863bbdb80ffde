/** Claims, the final count, and who has won (RNW-390..RNW-394). */
import {
  bigSets,
  type Frame,
  type Outcome,
  type Procedure,
  phrase,
  type Seat,
  seatArg,
  sets,
} from '@interregnum/kernel';
import { boardOf } from '../board.ts';
import { tell } from '../events.ts';
import { toSupply } from '../figures.ts';
import { seeRuneByAll } from '../knowledge.ts';
import { type Option, option } from '../options.ts';
import { type Area, DRAGON_RUNE } from '../pieces.ts';
import { byInfluence, runes, runesNeeded } from '../queries.ts';
import type { ASK } from '../questions.ts';
import { type Ending, finish, type PublicState, type State } from '../state.ts';
import { controllerOf, isRuneDown } from '../table.ts';

/** RNW-373: by a claim and at the end, `null` where nobody controls them; for the rest of the game, or until a Fortify (RNW-374). */
export function revealRunes(s: State, seat: Seat | null, areas: readonly Area[]): void {
  if (areas.length === 0) return;
  for (const area of areas) {
    s.runesUp = bigSets.with(s.runesUp, area);
    seeRuneByAll(s, area);
  }
  const runes = areas.map(area => s.runes[area]!);
  tell({ type: 'runesRevealed', seat, areas, runes, dragons: runes.filter(rune => rune === DRAGON_RUNE).length });
}

/** RNW-547: facedown rune tokens in areas of a player, and the dragon runes among them. */
export const facedownTokens = (s: State, seat: Seat): Area[] =>
  boardOf(s).areas.filter(area => isRuneDown(s, area) && controllerOf(s, area) === seat);
export const facedownDragons = (s: State, seat: Seat): Area[] =>
  facedownTokens(s, seat).filter(area => s.runes[area] === DRAGON_RUNE);

/** How many of his dragon runes lie open: those of Thrones (RNW-Q339) and cities always do. */
export const openRunes = (s: State, seat: Seat): number => runes(s, seat) - facedownDragons(s, seat).length;

/**
 * RNW-F9: where every facedown token of his must be a dragon rune and is needed there is nothing to choose, as everybody
 * sees. Otherwise he is asked, also about his last dragon rune: nobody may learn that the other tokens are false.
 */
export function revealIfAllNeeded(s: State, seat: Seat): void {
  const facedown = facedownTokens(s, seat);
  if (openRunes(s, seat) + facedown.length === runesNeeded(s)) revealRunes(s, seat, facedown);
}

/** The procedures that reveal runes: whoever came so far has enough of them, as everybody knows. */
export const CLAIMING: Procedure<{ seat: Seat }> = { name: 'claiming' };
export const PLACING: Procedure<{ seat: Seat }> = { name: 'placing' };
export const revealingSeat = ({ proc, step, locals }: Frame): Seat | null =>
  step === 'reveal' && (proc === CLAIMING.name || proc === PLACING.name) ? (locals as { seat: Seat }).seat : null;

/** D42, D90: dragon runes of his choice, one by one, until enough lie open. */
export const revealStep = (question: typeof ASK.claim | typeof ASK.victoryCard) => ({
  question,
  while: (s: State, { seat }: { seat: Seat }) => openRunes(s, seat) < runesNeeded(s),
  who: (_: State, { seat }: { seat: Seat }) => seat,
  options: (s: State, { seat }: { seat: Seat }) => facedownDragons(s, seat).map(option.reveal),
  then: (s: State, { seat }: { seat: Seat }, answer: Option) => {
    if (answer.type === 'reveal') revealRunes(s, seat, [answer.area]);
  },
});

// --- the end -----------------------------------------------------------------------------------------------------------

/**
 * RNW-393, RNW-Q122: by runes, those of cities included (RNW-Q324), influence, starting influence; eliminated players
 * last, the later the better.
 */
function ranked(s: State): Seat[] {
  const counted = s.answers.map((_, seat) => runes(s, seat));
  const living = sets.members(s.alive);
  const order = byInfluence(s);
  return [...living.sort((a, b) => counted[b]! - counted[a]! || order(a, b)), ...[...s.out].reverse()];
}

export function endGame(s: State, by: Ending['by'], winner: Seat | null): void {
  const places = ranked(s);
  const ordered = winner === null ? places : [winner, ...places.filter(seat => seat !== winner)];
  s.ending = { by, places: ordered, runes: s.answers.map((_, seat) => runes(s, seat)) };
  tell({ type: 'gameOver', ending: s.ending });
  finish(s);
}

/** RNW-393. */
export function finalCount(s: State): void {
  for (const seat of sets.members(s.alive)) revealRunes(s, seat, facedownTokens(s, seat));
  const left = boardOf(s).areas.filter(area => isRuneDown(s, area));
  revealRunes(s, null, left);
  endGame(s, 'count', null);
}

/** RNW-392, RNW-Q28: at the start of step 1, by the runes he has now; the unit lay there till then (RNW-Q27). */
export function resolveClaim(s: State): void {
  const claim = s.claims[s.season]!;
  if (claim === null) return;
  s.claims[s.season] = null;
  toSupply(s, claim.type, 1);
  if (!winByRunes(s, claim.seat, 'claim')) tell({ type: 'claimFailed', seat: claim.seat, season: s.season });
}

/** With enough of them, which he shows as far as needed; whether he has won. */
export function winByRunes(s: State, seat: Seat, by: Ending['by']): boolean {
  if (runes(s, seat) < runesNeeded(s)) return false;
  const missing = Math.max(0, runesNeeded(s) - openRunes(s, seat));
  revealRunes(s, seat, facedownDragons(s, seat).slice(0, missing));
  endGame(s, by, seat);
  return true;
}

const RULES: Readonly<Record<Ending['by'], string>> = {
  claim: 'RNW-392',
  victory: 'RNW-641',
  count: 'RNW-393',
  last: 'RNW-409',
};

/** RNW-393: what decides between the first two where they have as many dragon runes. */
function tieOf(t: PublicState, { by, places, runes: counted }: Ending): 'none' | 'influence' | 'start' {
  const [first, second] = places;
  if (by !== 'count' || second === undefined || t.out.includes(second)) return 'none';
  if (counted[first!] !== counted[second]) return 'none';
  return t.influence[first!] === t.influence[second] ? 'start' : 'influence';
}

/** `null` while the game goes on. */
export function outcome(t: PublicState): Outcome | null {
  const { ending } = t;
  if (!ending) return null;
  const [winner] = ending.places;
  return {
    winners: [winner!],
    standings: ending.places
      .map((seat, i) => ({ seat, place: i + 1, score: ending.runes[seat]!, tieBreak: -i }))
      .sort((a, b) => a.seat - b.seat),
    reason: phrase(`end.${ending.by}`, { seat: seatArg(winner!), n: ending.runes[winner!]!, tie: tieOf(t, ending) }),
    rule: RULES[ending.by],
  };
}
