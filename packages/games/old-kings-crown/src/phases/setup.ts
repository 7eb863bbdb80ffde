/** Setup (OKC-020..OKC-032). */
import { type Chance, type ContentHash, type Seat, type SetupChoices, shuffle } from '@interregnum/kernel';
import { sorted, takeUnseen } from '../cards.ts';
import { FACTION_CARDS } from '../content/cards.ts';
import { FACTIONS, type Faction } from '../content/factions.ts';
import { KINGDOM_CARDS } from '../content/kingdom.ts';
import { DEALT_KINGDOM_CARDS, KINGDOM_DECK, MOST_ROUNDS, OPENING_DRAW } from '../content/setup.ts';
import { DIFFICULTY, type Difficulty, PLAN_CARDS } from '../content/simulacrum.ts';
import { tell, tellApart } from '../events.ts';
import { control, discardKingdom, refillMarket } from '../kingdom-cards.ts';
import { opened, settle } from '../knowledge.ts';
import { type Option, option } from '../options.ts';
import { cardsOf, IS_SUPPORTER, type Party, SIMULACRUM, TRAIT } from '../pieces.ts';
import { isSolo } from '../simulacrum.ts';
import { emptyState, NO_CARDS, type State, type Terms } from '../state.ts';
import { seatsInOrder } from '../table.ts';

/** OKC-Q61. */
export const termsOf = ({ maxRounds, difficulty }: SetupChoices): Terms => ({
  maxRounds: maxRounds === 'none' ? MOST_ROUNDS : Number(maxRounds),
  difficulty: difficulty as Difficulty,
});

/** OKC-Q02: in a rematch the winner of the last game goes first, whatever was chosen. */
function firstOrder({ order, leader }: SetupChoices, parties: Party[], chance: Chance): readonly Party[] {
  if (leader === undefined) return order === 'random' ? shuffle(chance, parties) : parties;
  const first = Number(leader) - 1;
  const others = parties.filter(party => party !== first);
  return [first, ...shuffle(chance, others)];
}

/**
 * The table before anything is decided: order, Influence, and factions unless they are picked.
 * OKC-025, OKC-027, OKC-Q02, OKC-Q03.
 */
export function laidOut(content: ContentHash, options: SetupChoices, seats: number, chance: Chance): State {
  const s = emptyState(content, termsOf(options), seats, chance);
  const parties = seats === 1 ? [0, SIMULACRUM] : Array.from({ length: seats }, (_, seat) => seat);
  s.order = firstOrder(options, parties, chance);
  for (const party of parties) s.influence[party] = Number(options.startingInfluence);
  if (isSolo(s)) {
    s.influence[SIMULACRUM] = s.influence[SIMULACRUM]! + DIFFICULTY[s.difficulty].influence; // OKC-S10
    s.planDeck = shuffle(chance, [...PLAN_CARDS.keys()]);
  }
  if (options.factions === 'random') s.factions = shuffle(chance, [...FACTIONS]).slice(0, seats);
  return s;
}

/** OKC-Q01. */
export const freeFactions = (s: State): Option[] =>
  [...FACTIONS.keys()].filter(i => !s.factions.includes(FACTIONS[i]!)).map(option.faction);

export function pickFaction(s: State, seat: Seat, faction: Faction): void {
  s.factions = [...s.factions, faction];
  tell({ type: 'faction', seat, faction });
}

/** OKC-022..OKC-024, OKC-028. */
export function deal(s: State): void {
  tell({ type: 'setup', order: s.order, factions: s.factions });
  for (const [seat, faction] of s.factions.entries()) {
    const cards = cardsOf(faction);
    const aside = cards.filter(card => FACTION_CARDS[card]!.setAside);
    const heir = cards.find(card => TRAIT[card] === 'heir')!;
    s.aside = sorted([...s.aside, ...aside]);
    const pile = shuffle(
      s.chance,
      cards.filter(card => card !== heir && !aside.includes(card)),
    );
    s.hands[seat] = sorted([heir, ...pile.splice(-OPENING_DRAW)]);
    s.draw[seat] = pile;
  }
  s.kingdomDeck = shuffle(s.chance, [...KINGDOM_CARDS.keys()]);
  for (const seat of seatsInOrder(s)) {
    s.dealt[seat] = s.kingdomDeck.slice(-DEALT_KINGDOM_CARDS);
    s.kingdomDeck = s.kingdomDeck.slice(0, -DEALT_KINGDOM_CARDS);
    const told = { type: 'dealt' as const, seat };
    tellApart(
      [seat],
      { ...told, cards: s.hands[seat]!, kingdoms: s.dealt[seat]! },
      { ...told, cards: null, kingdoms: null },
    );
  }
}

/** OKC-029: one of the two with a Supporter, or none. */
export const kingdomChoices = (s: State, seat: Seat): Option[] => [
  ...s.dealt[seat]!.flatMap(kingdom =>
    s.hands[seat]!.filter(card => IS_SUPPORTER[card]).map(card => option.keepKingdom(kingdom, card)),
  ),
  option.none,
];

/** OKC-Q101: all see whether something was kept, nobody what. */
export function chooseKingdom(s: State, seat: Seat, answer: Option): void {
  if (answer.type !== 'keepKingdom') {
    s.kingdomKept[seat] = 'nothing';
    tell({ type: 'keptKingdom', seat, kingdom: null, card: null, kept: false });
    return;
  }
  const { kingdom, card } = answer;
  takeUnseen(s, seat, card);
  s.dealt[seat] = s.dealt[seat]!.filter(one => one !== kingdom);
  s.kingdomKept[seat] = { kingdom, occupier: card };
  const told = { type: 'keptKingdom' as const, seat, kept: true };
  tellApart([seat], { ...told, kingdom, card }, { ...told, kingdom: null, card: null });
}

/** OKC-030..OKC-032. */
export function openKingdom(s: State): void {
  const kept = seatsInOrder(s).flatMap(seat => {
    const held = s.kingdomKept[seat]!;
    return held === 'nothing' ? [] : [{ seat, ...held }];
  });
  for (const { seat, kingdom, occupier } of kept) {
    control(s, seat, { kingdom, occupier });
    opened(s, [occupier]);
    settle(s, seat);
  }
  tell({ type: 'kingdomOpened', kept: kept.map(({ seat, kingdom, occupier }) => ({ seat, kingdom, card: occupier })) });
  for (const list of s.dealt) for (const kingdom of list) discardKingdom(s, kingdom, null);
  s.dealt.fill(NO_CARDS);
  s.kingdomKept.fill(null);
  refillMarket(s, []);
  const rest = shuffle(s.chance, [...s.kingdomDeck]);
  s.kingdomDeck = rest.slice(0, KINGDOM_DECK);
  s.box = rest.slice(KINGDOM_DECK).sort((one, other) => one - other);
}
