/** Tables with Development cards: some are bought, capitals stand, peasants hold areas. */
import { bigSets, pick, type Random, sets } from '@interregnum/kernel';
import { boardOf } from '../src/board.ts';
import { DEVELOPMENT_CARDS } from '../src/content/dev/cards.ts';
import { DEVELOPMENTS } from '../src/content/words.ts';
import type { State } from '../src/index.ts';
import { cardsOf, owning } from '../src/modules/dev/queries.ts';
import { isUnused } from '../src/phases/strongholds.ts';
import { type Area, HOME_OF, NONE, unitNumber } from '../src/pieces.ts';
import { developmentsAt, isEmpty, strongholdsOf } from '../src/table.ts';

/** A card lies before its owner, with what it brings. */
export function giveCard(s: State, card: number): void {
  s.dev = { ...s.dev, cards: sets.with(s.dev.cards, card) };
  const { effect } = DEVELOPMENT_CARDS[card]!;
  if (effect.at === 'figures') s.supply[unitNumber(effect.unit)]! += effect.n;
}

/** A stronghold at home becomes a capital with two developments. */
function raiseCapital(s: State, seat: number, random: Random): void {
  const home = strongholdsOf(s, seat).find(area => HOME_OF[area] === s.factions[seat]);
  if (home === undefined || !owning(s, seat, 'capital')) return;
  s.dev = { ...s.dev, capitals: bigSets.with(s.dev.capitals, home) };
  const kinds = [...DEVELOPMENTS.keys()].filter(kind => isUnused(s, seat, kind));
  const kind = kinds.length === 0 ? NONE : pick(random, kinds);
  if (kind === NONE || developmentsAt(s, home).length > 1) return;
  if (s.developments[home] === NONE) s.developments[home] = kind;
  else s.moreDevelopments = [...s.moreDevelopments, [home, kind]];
}

function leavePeasants(s: State, seat: number, random: Random): void {
  for (let left = owning(s, seat, 'peasants')?.effect.n ?? 0; left > 0; left--) {
    const empty = boardOf(s).areas.filter((area: Area) => HOME_OF[area] === NONE && isEmpty(s, area));
    if (empty.length > 0) s.dev = { ...s.dev, peasants: bigSets.with(s.dev.peasants, pick(random, empty)) };
  }
}

/** Half of the cards are bought. */
export function developRealms(s: State, random: Random): void {
  if (!s.terms.dev) return;
  for (const [seat, faction] of s.factions.entries()) {
    for (const card of cardsOf(faction)) if (random.below(2) === 0) giveCard(s, card);
    raiseCapital(s, seat, random);
    leavePeasants(s, seat, random);
  }
}
