/** The first Clash of a Region, worked out a second time from the rulebook's words: random Clashes end as they say. */
import { type PositionData, type Random, randomFrom, type Seat, setupChoices } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { FACTION_CARDS } from '../src/content/cards.ts';
import { FACTIONS } from '../src/content/factions.ts';
import { at, oldKingsCrown, REGIONS, type State } from '../src/index.ts';

const CLASHES = 1000;
const NEXT_DOOR: readonly (readonly number[])[] = [[1], [0, 2], [1]];

const cardOf = (id: string) => FACTION_CARDS.find(card => card.id === id)!;
const traitOf = (id: string): string => cardOf(id).trait;
const strengthOf = (id: string): number => cardOf(id).strength ?? 0;
const bolsterOf = (id: string): number => (traitOf(id) === 'cavalry' ? 2 : id === 'CL17' ? 3 : 0);
const isResilient = (id: string): boolean => traitOf(id) === 'heir' || ['GA17', 'GA20', 'GA21', 'NO17'].includes(id);

// --- a random table ------------------------------------------------------------------------------------------------------

interface Table {
  region: number;
  /** Cards by seat: in the Clash, and next door. */
  clash: string[][];
  nextDoor: string[][];
  position: PositionData;
}

const drawn = <T>(random: Random, from: T[]): T => from.splice(random.below(from.length), 1)[0]!;

/** Cards of a faction without its Ruse, those with a will of their own more often. */
const pileOf = (faction: string): string[] => {
  const cards = FACTION_CARDS.filter(card => card.faction === faction && card.trait !== 'ruse');
  return cards.map(({ id }) => id);
};
const SPECIAL = ['agent', 'myth', 'decree', 'heir', 'captain', 'ritual', 'follower'];

function cardFor(random: Random, pile: string[]): string {
  const trait = SPECIAL[random.below(SPECIAL.length)];
  const special = pile.filter(id => traitOf(id) === trait);
  if (random.below(2) === 0 || special.length === 0) return drawn(random, pile);
  const card = special[random.below(special.length)]!;
  pile.splice(pile.indexOf(card), 1);
  return card;
}

function randomTable(random: Random): Table {
  const all = [...FACTIONS];
  const factions = Array.from({ length: 2 + random.below(3) }, () => drawn(random, all));
  const region = random.below(REGIONS.length);
  const piles = factions.map(pileOf);
  const bySeat = <T>(list: readonly T[]) => Object.fromEntries(list.map((one, seat) => [seat + 1, one]));
  const cardsOf = (pile: string[], most: number): string[] => Array.from({ length: most }, () => cardFor(random, pile));
  const clash = piles.map(pile => cardsOf(pile, random.below(3) === 0 ? 2 : 1));
  const up = REGIONS.map((_, one) => (one === region ? clash : piles.map(pile => cardsOf(pile, random.below(2)))));

  const here = REGIONS[region]!;
  const others = REGIONS.filter(one => one !== here);
  const seats = factions.map((_, seat) => seat + 1);
  return {
    region,
    clash,
    nextDoor: factions.map((_, seat) => NEXT_DOOR[region]!.flatMap(one => up[one]![seat]!)),
    position: {
      turn: `clash ${here}`,
      factions: bySeat(factions),
      order: factions.map(() => drawn(random, seats)),
      ready: [],
      hands: bySeat(factions.map(() => [])),
      results: Object.fromEntries(others.map(one => [one, bySeat(factions.map(() => 'tie'))])),
      up: Object.fromEntries(REGIONS.map((one, n) => [one, bySeat(up[n]!)])),
    },
  };
}

// --- how it is played ----------------------------------------------------------------------------------------------------

interface Played {
  /** Who struck which card. */
  blows: { by: Seat; card: string }[];
  /** Who was asked whether to strike, against whom. */
  asked: string[];
  /** Resilient cards that their owners saved. */
  saved: string[];
}

function play(state: State, random: Random, ownerOf: (card: string) => Seat): Played {
  const played: Played = { blows: [], asked: [], saved: [] };
  while (state.ask && ['OKC-D10', 'OKC-D43', 'OKC-D44'].includes(state.ask.id)) {
    const seat = state.ask.seats.find(one => state.answers[one] === null)!;
    const codes = state.ask.options[seat]!.map(({ code }) => code);
    const code = codes.includes('pass') ? 'pass' : codes[random.below(codes.length)]!;
    const [what, whom] = code.split(':');
    if (what === 'spare') played.asked.push(`${seat} ${Number(whom) - 1}`);
    if (what === 'eliminate') {
      played.asked.push(`${seat} ${ownerOf(whom!)}`);
      played.blows.push({ by: seat, card: whom! });
    }
    if (state.ask.id === 'OKC-D44')
      for (const fate of code.split(','))
        if (fate.startsWith('discard:')) played.saved.push(fate.slice('discard:'.length));
    oldKingsCrown.rules.apply(state, seat, codes.indexOf(code));
  }
  return played;
}

// --- what the rulebook says ------------------------------------------------------------------------------------------------

interface Expected {
  winner: Seat | null;
  lost: string[];
  asked: string[];
}

function expected({ clash, nextDoor }: Table, { blows, saved }: Played): Expected {
  let cards = clash;
  const lost: string[] = [];
  const remove = (gone: readonly string[]): void => {
    cards = cards.map(own => own.filter(card => !gone.includes(card)));
  };
  const holderOf = (card: string): Seat => cards.findIndex(own => own.includes(card));
  const isIn = (card: string): boolean => holderOf(card) >= 0;
  const isSilent = (card: string): boolean =>
    isIn('UP17') && holderOf('UP17') !== holderOf(card) && traitOf(card) !== 'heir';

  // Vulnerable sees every other card of the Clash, own ones included.
  const fears = (card: string) => (traitOf(card) === 'agent' ? 'follower' : card === 'UP17' ? 'heir' : null);
  const exposed = cards
    .flat()
    .filter(card => !isSilent(card) && cards.flat().some(other => other !== card && traitOf(other) === fears(card)));
  lost.push(...exposed);
  remove(exposed);

  // Whoever still has an Agent is asked about each opponent who has something to strike; all blows fall at once.
  const isSafe = (card: string): boolean => card === 'CL17' && !isSilent(card);
  const asked = cards.flatMap((own, by) =>
    own.some(card => traitOf(card) === 'agent' && !isSilent(card))
      ? cards.flatMap((theirs, against) =>
          against !== by && theirs.some(card => !isSafe(card)) ? [`${by} ${against}`] : [],
        )
      : [],
  );
  const struck = [...new Set(blows.map(({ card }) => card))];
  expect(struck.filter(isSafe)).toEqual([]);
  expect(saved.filter(card => !isResilient(card) || isSilent(card))).toEqual([]);
  lost.push(...struck.filter(card => !saved.includes(card)));
  remove(struck);

  // Decrees: the Ploy removes and wins, the Raid draws level, the Wall overrules everything.
  const ploy = holderOf('UP19');
  const captains = ploy < 0 ? [] : cards.flatMap((own, seat) => (seat === ploy ? [] : own.filter(isCaptain)));
  lost.push(...captains);
  remove(captains);
  const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);
  const totals = cards.map((own, seat) => sum(own.map(strengthOf)) + sum(nextDoor[seat]!.map(bolsterOf)));
  const leaders = (among: readonly Seat[]): readonly Seat[] => {
    const counted = isIn('GA21') ? among.filter(seat => totals[seat]! > 0) : among;
    const values = counted.map(seat => totals[seat]!);
    const best = isIn('GA21') ? Math.min(...values) : Math.max(...values);
    return counted.length === 0 ? among : counted.filter(seat => totals[seat] === best);
  };
  const all = [...totals.keys()];
  const raid = holderOf('CL19');
  if (raid >= 0 && !leaders(all).includes(raid)) totals[raid] = totals[leaders(all.filter(seat => seat !== raid))[0]!]!;
  const [first, second] = leaders(all);
  const winner = captains.length > 0 ? ploy : second === undefined ? first! : null;
  return { winner: isIn('NO19') ? null : winner, lost: lost.sort(), asked: asked.sort() };
}
const isCaptain = (card: string): boolean => traitOf(card) === 'captain';

test('random Clashes of two to four players end as the rulebook says', () => {
  const random = randomFrom('clashes');
  for (let n = 0; n < CLASHES; n++) {
    const table = randomTable(random);
    const seats = table.clash.length;
    const choices = setupChoices(oldKingsCrown.meta, {}, seats);
    const state = oldKingsCrown.proof.position.read(table.position, choices, seats);
    const played = play(state, random, card => table.clash.findIndex(own => own.includes(card)));
    const { winner, lost, asked } = expected(table, played);
    const results = table.clash.map((_, seat) => (winner === null ? 'tie' : winner === seat ? 'win' : 'loss'));
    const found = {
      asked: played.asked.sort(),
      lost: state.lost.map(card => FACTION_CARDS[card]!.id).sort(),
      results: table.clash.map((_, seat) => state.results[at(state, table.region, seat)]),
    };
    expect(found, JSON.stringify(table.position)).toEqual({ asked, lost, results });
  }
});
