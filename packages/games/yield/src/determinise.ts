/**
 * Full states that agree with a view. What the rules hide from the viewer is dealt anew whatever the view says about
 * it, so a leak in the sights cannot reach a bot and shows up in the secrecy test.
 */
import { clockwise, type Random, randomKey, type Seat, shuffled } from '@interregnum/kernel';
import { STRATEGY_CARDS } from './content/cards.ts';
import { dealBattleCards } from './deal.ts';
import { armiesOf, possibleDials } from './dials.ts';
import { dialIsOpen, slotIsFilled, strategyIsOpen, type View } from './sight.ts';
import { clone, nothingHidden, reask, SEASONS, type State } from './state.ts';

export function determinise(v: View, random: Random): State {
  const s = clone({
    ...v,
    ...nothingHidden(v.seats),
    chance: { key: randomKey(random), drawn: 0, script: null },
    ask: null,
    answers: [],
  });
  const split = unitsAreSplit(v);
  for (const seat of clockwise(v.seats, 0)) {
    if (split) setDials(s, v, seat, random);
    layStrategyCards(s, v, seat, random);
  }
  dealBattleCards(s, v, random);
  if (v.ask) reask(s);
  s.answers = v.answers.given.map((given, seat) => {
    if (!given) return null;
    return seat === v.viewer ? v.answers.mine : random.below(s.ask!.options[seat]!.length);
  });
  return s;
}

/** YLD-027: Units are split before the first Battle cards are drawn. */
const unitsAreSplit = (v: View): boolean => v.phase !== 'setup' || v.handSize.some(size => size > 0);

function setDials(s: State, v: View, seat: Seat, random: Random): void {
  const armies = armiesOf(v, seat);
  const shown = armies.map(army => (dialIsOpen(v, v.viewer, army) ? v.units[army]! : null));
  const dials = seat === v.viewer ? (shown as number[]) : possibleDials(v, seat, armies, shown, random);
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
