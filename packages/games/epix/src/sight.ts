/** What a seat of Epix may know, field by field, and full states that agree with it. */
import {
  flowSights,
  look,
  nobody,
  open,
  pick,
  type Random,
  randomKey,
  type Seat,
  type Seen,
  type Sights,
  shuffled,
} from '@interregnum/kernel';
import { maySpy } from './abilities.ts';
import type { ActionCards } from './content/cards.ts';
import { contentOf } from './content/contents.ts';
import { currentFight, type Fight } from './phases/fight.ts';
import { choices } from './phases/season.ts';
import { clone, reask, type State } from './state.ts';

/** Own cards, face-up cards, and what the Spymaster has seen (EPX-066, EPX-068, SA19). */
const chosen = (cards: State['chosen'], viewer: Seat | null, s: State): (ActionCards | null)[] =>
  cards.map((value, seat) => (maySeeCards(s, viewer, seat) ? value : null));

function maySeeCards(s: State, viewer: Seat | null, seat: Seat): boolean {
  if (s.revealed[seat] || viewer === seat) return true;
  return viewer !== null && s.spied === seat && maySpy(s, viewer);
}

/** EPX-098: only the attacker knows what is in his fist. */
function fist(value: number | null, viewer: Seat | null, s: State): number | null {
  const fight = currentFight(s.frames);
  return fight && fight.attacker === viewer ? value : null;
}

export const sights = {
  ...flowSights,
  ask: (ask: State['ask'], viewer: Seat | null) => flowSights.ask(ask, viewer),
  content: open<State['content']>,
  mode: open<State['mode']>,
  fallBack: open<State['fallBack']>,
  season: open<number>,
  firstPlayer: open<Seat>,
  gold: open<number[]>,
  treasury: open<number>,
  occupant: open<(Seat | null)[]>,
  units: open<number[]>,
  supply: open<number[]>,
  dealt: open<number[]>,
  bidder: open<(Seat | null)[]>,
  bidAmount: open<number[]>,
  bidMarker: open<(number | null)[]>,
  passed: open<boolean[]>,
  abilities: open<number[]>,
  spent: open<number>,
  auction: open<number[] | null>,
  revealed: open<boolean[]>,
  spied: open<Seat | null>,
  used: open<number[]>,
  riding: open<number | null>,
  odd: open<boolean | null>,
  skipped: open<Seat | null>,
  conqueror: open<Seat | null>,
  over: open<boolean>,
  chosen,
  fist,
  unseen: nobody,
  chance: nobody,
} satisfies Sights<State>;

export type View = Seen<typeof sights>;

export const view = (s: State, seat: Seat | null): View => look(sights, s, seat);

/**
 * A full state that agrees with a view. What the rules hide from the viewer is dealt anew whatever the view says about
 * it, so a leak in the sights above cannot reach a bot and shows up in the secrecy test.
 */
export function determinise(v: View, random: Random): State {
  const { viewer, ask, answers } = v;
  const s = clone({
    ...v,
    chance: { key: randomKey(random), drawn: 0, script: null },
    unseen: v.mode === 'basic' ? [] : shuffled(random, undealt(v)),
    chosen: chosenAnew(v, random),
    fist: fistAnew(v, random),
    ask: null,
    answers: [],
  });
  if (ask) reask(s);
  s.answers = answers.given.map((given, seat) => {
    if (!given) return null;
    return seat === viewer ? answers.mine : random.below(s.ask!.options[seat]!.length);
  });
  return s;
}

function chosenAnew(v: View, random: Random): State['chosen'] {
  const lie = cardsLie(v);
  return v.chosen.map((cards, seat) => {
    if (!lie) return null;
    return isFaceUpFor(v, v.viewer, seat) ? cards : pick(random, choices(v));
  });
}

function fistAnew(v: View, random: Random): number | null {
  const fight = currentFight(v.frames);
  if (!fight || !isFistClosed(v)) return null;
  return fight.attacker === v.viewer ? v.fist : hiddenBid(v, fight, random);
}

const undealt = (v: View): number[] => contentOf(v).deck.filter(card => !v.dealt.includes(card));

/** Action cards lie on the table from the choice to the change of season. */
export function cardsLie({ frames }: { frames: State['frames'] }): boolean {
  const season = frames.find(frame => frame.proc === 'season');
  return season !== undefined && !['begin', 'auction', 'giveCard', 'choose'].includes(season.step);
}

/** A bid is in the fist from the moment it is made until the guess. */
export const isFistClosed = ({ frames }: { frames: State['frames'] }): boolean =>
  currentFight(frames) !== null && ['informers', 'guess'].includes(frames.at(-1)!.step);

function isFaceUpFor(v: View, viewer: Seat | null, seat: Seat): boolean {
  if (v.revealed[seat] || seat === viewer) return true;
  return viewer !== null && v.spied === seat && maySpy(v, viewer);
}

/** A bid that somebody else has made: any that the Informers' answer allows. */
function hiddenBid(v: View, fight: Fight, random: Random): number {
  const bids = Array.from({ length: v.gold[fight.attacker]! }, (_, i) => i + 1);
  return pick(random, v.odd === null ? bids : bids.filter(bid => (bid % 2 === 1) === v.odd));
}
