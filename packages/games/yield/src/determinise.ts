/**
 * Full states that agree with a view. What the rules hide from the viewer is dealt anew whatever the view says about
 * it, so a leak in the sights cannot reach a bot and shows up in the secrecy test.
 */
import { type Random, randomKey, type Seat, shuffled } from '@interregnum/kernel';
import { STRATEGY_CARDS } from './content/cards.ts';
import { dealBattleCards } from './deal.ts';
import { armiesOf, possibleDials } from './dials.ts';
import { dialIsOpen, slotIsFilled, strategyIsOpen, type View } from './sight.ts';
import { type Agreement, clone, emptyState, reask, SEASONS, type State, type Table } from './state.ts';
import { clockwiseFrom } from './table.ts';

export function determinise(v: View, random: Random): State {
  const s = emptyState(v, v.seats, { key: randomKey(random), drawn: 0, script: null });
  showTable(s, v);
  const split = unitsAreSplit(v);
  for (const seat of clockwiseFrom(v, 0)) {
    if (split) setDials(s, v, seat, random);
    layStrategyCards(s, v, seat, random);
  }
  dealBattleCards(s, v, random);
  if (v.ask) reask(s);
  s.answers = v.answers.given.map((given, seat) => {
    if (!given) return null;
    return seat === v.viewer ? v.answers.mine : random.below(s.ask!.options[seat]!.length);
  });
  return clone(s);
}

/** The fields that lie open, none forgotten; what the players agreed on is there already. */
type Open = Exclude<keyof Table, keyof Agreement | 'seats'> | 'frames';
const OPEN_FIELDS = Object.keys({
  phase: 0, year: 0, season: 0, marker: 0, markerLocked: 0, first: 0, leader: 0, ability: 0, champion: 0, start: 0,
  stacks: 0, supply: 0, neutralSupply: 0, extraNeutral: 0, at: 0, fielded: 0, inactive: 0, handSize: 0, discard: 0,
  revealed: 0, faceUp: 0, recruits: 0, shownFirst: 0, shownLast: 0, stolen: 0, lacks: 0, battle: 0, destroyer: 0,
  over: 0, frames: 0,
} satisfies Record<Open, 0>) as Open[]; // biome-ignore format: a list

/** Still shared with the view. */
function showTable(s: Pick<State, Open>, shown: Pick<State, Open>): void {
  const show = <K extends Open>(field: K) => {
    s[field] = shown[field];
  };
  for (const field of OPEN_FIELDS) show(field);
}

/** YLD-027: Units are split before the first Battle cards are drawn. */
const unitsAreSplit = (v: View): boolean => v.phase !== 'setup' || v.handSize.some(size => size > 0);

function setDials(s: State, v: View, seat: Seat, random: Random): void {
  const armies = armiesOf(v, seat);
  const shown = (army: number) => (dialIsOpen(v, v.viewer, army) ? v.units[army]! : null);
  const dials = seat === v.viewer ? armies.map(army => v.units[army]!) : possibleDials(v, seat, armies, shown, random);
  armies.forEach((army, i) => {
    s.units[army] = dials[i]!;
  });
}

/** YLD-064: face down lies one of the cards that are not face up, each at most once. */
function layStrategyCards(s: State, v: View, seat: Seat, random: Random): void {
  const slots = Array.from({ length: SEASONS }, (_, i) => SEASONS * seat + i).filter(slot => slotIsFilled(v, slot));
  const known = slots.filter(slot => strategyIsOpen(v, v.viewer, slot));
  for (const slot of known) s.laid[slot] = v.laid[slot]!;
  const seen = known.map(slot => v.laid[slot]!);
  const rest = shuffled(
    random,
    STRATEGY_CARDS.filter(card => !seen.includes(card)),
  );
  for (const slot of slots) s.laid[slot] ??= rest.pop()!;
}
