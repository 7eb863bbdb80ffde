/** Tables at which what Banners of War brings to armies, bids and heroes comes up at once; then the game is counted. */
import { chanceFrom, pick, type Random, randomFrom, setupChoices, shuffled } from '@interregnum/kernel';
import type { RandomGame, TableKind } from '@interregnum/kernel/testing';
import { FACTION_UNITS, FACTIONS, type Faction, REINFORCEMENTS } from '../src/content/words.ts';
import { runewars, type State } from '../src/index.ts';
import { LAST_YEAR, rewardNumber, WINTER } from '../src/pieces.ts';
import { ASK } from '../src/questions.ts';

const KIND: TableKind = { seats: 2, options: setupChoices(runewars.meta, { bow: 'on' }, 2) };
const LETTERS: Readonly<Record<Faction, string>> = { daqan: 'D', latari: 'L', waiqar: 'W', uthuk: 'U' };

const read = (position: Readonly<Record<string, unknown>>): State =>
  runewars.proof.position.read(position, KIND.options, 2);
const game = (seed: string, start: (random: Random) => State): RandomGame<State> => ({
  kind: KIND,
  seed,
  start: text => ({ ...start(randomFrom(`bow ${text}`)), chance: chanceFrom(text) }),
});

// --- battles ---------------------------------------------------------------------------------------------------------------

const WAR_CARDS = [
  ...['TB09', 'TF01', 'TF02', 'TF04', 'TF05', 'TF06', 'TF13', 'TF15', 'TF16', 'TA15', 'TA16', 'TA19'],
  ...['TF03', 'TF08', 'TF12', 'TF14'],
];
const army = (faction: Faction, random: Random): string => {
  const types = [...shuffled(random, FACTION_UNITS[faction]).slice(0, 2), ...REINFORCEMENTS[faction]];
  const more = random.below(types.length);
  const units = types.map((type, i) => `${i === more ? 2 : 1} ${type}`);
  return `${LETTERS[faction]}: ${units.join(' ')} 1 ${types[0]}(routed)`;
};

function marchIn(s: State): void {
  while (s.ask!.id === ASK.freeAction || s.ask!.id === ASK.activate || s.ask!.id === ASK.movers) {
    const seat = s.ask!.seats[0]!;
    const codes = s.ask!.options[seat]!.map(({ code }) => code);
    const coming = codes.findLastIndex(
      code => code === 'continue' || code === 'activate:10D' || /^(from|take):/.test(code),
    );
    runewars.rules.apply(s, seat, coming < 0 ? codes.indexOf('done') : coming);
  }
}

/** Two armies with reinforcements face each other, their heroes with them. */
export const bowWar = (seed: string): RandomGame<State> =>
  game(seed, random => {
    const [one, other] = shuffled(random, FACTIONS) as [Faction, Faction];
    const cards = shuffled(random, WAR_CARDS);
    const s = read({
      turn: 'turns',
      year: LAST_YEAR,
      season: 'winter',
      factions: { 1: one, 2: other },
      orders: { 1: pick(random, ['mobilize', 'conquer']), 2: pick(random, ['conquer', 'garrison']) },
      areas: {
        '7B': `${army(one, random)}; N: 1 razorwing 1 beastman`,
        '10D': `${army(other, random)}; N: 1 hellhound`,
      },
      heroes: {
        HB01: { seat: 1, at: '10D', down: ['RB3'] },
        HB04: { seat: 1, at: '10D' },
        HB07: { seat: 2, at: '10D', down: ['RW22'] },
      },
      wards: random.below(2) === 0 ? [{ seat: 2, area: '10D' }] : [],
      tactics: { 1: cards.slice(0, 4).sort(), 2: cards.slice(4, 8).sort() },
    });
    marchIn(s);
    return s;
  });

// --- a last winter -----------------------------------------------------------------------------------------------------------

const TURN_CARDS = [
  ...['TB02', 'TB07', 'TB10', 'TF03', 'TF07', 'TF08', 'TF09', 'TF10', 'TF11', 'TF12', 'TF04'],
  ...['TA22', 'TA23'],
];

/** A Season card that lowers dials or asks for bids, then Orders; the Guildmaster's Title is held. */
export const bowWinter = (seed: string): RandomGame<State> =>
  game(seed, random => {
    const [one, other] = shuffled(random, FACTIONS) as [Faction, Faction];
    const [a, b] = [LETTERS[one], LETTERS[other]];
    const cards = shuffled(random, TURN_CARDS);
    return read({
      turn: 'card',
      year: LAST_YEAR,
      season: 'winter',
      factions: { 1: one, 2: other },
      seasons: { winter: [pick(random, ['WI6', 'WI1', 'WI2', 'WI3'])] },
      titles: { TI4: { seat: 1, influence: 1 } },
      influence: { 1: 5, 2: 5 },
      areas: {
        [`${one}B`]: `${a}: 2 ${FACTION_UNITS[one][0]}; rune dragon`,
        [`${one}C`]: 'rune false',
        '7B': `${a}: 2 ${FACTION_UNITS[one][1]} 1 ${REINFORCEMENTS[one][0]}(routed); rune dragon`,
        [`${other}B`]: `${b}: 2 ${FACTION_UNITS[other][0]}; rune dragon`,
        '10D': `${b}: 2 ${FACTION_UNITS[other][2]} 1 ${REINFORCEMENTS[other][1]}`,
      },
      heroes: { HB05: { seat: 1, at: '7B', down: ['RB1'] }, HB03: { seat: 1, at: '7C' }, HE11: { seat: 2, at: '10D' } },
      tactics: { 1: [...cards.slice(0, 5), 'TB01'].sort(), 2: [...cards.slice(5, 9), 'TB01'].sort() },
    });
  });

/** The Guildmaster harvests, the other recruits. */
export const bowOrders = (seed: string): RandomGame<State> =>
  game(seed, () =>
    read({
      turn: 'turns',
      year: LAST_YEAR,
      season: 'winter',
      orders: { 1: 'harvest', 2: 'recruit' },
      titles: { TI4: { seat: 1, influence: 1 } },
    }),
  );

// --- heroes ------------------------------------------------------------------------------------------------------------------

const REWARDS = ['RB6', 'RB7', 'RB8', 'RW13', 'RW12', 'RW10', 'RB3', 'RW02'];

/** Heroes of both sides where a Quest is, with cards for tests and duels. */
export const bowQuests = (seed: string): RandomGame<State> =>
  game(seed, random => {
    const cards = shuffled(random, REWARDS);
    const down = (from: number, to: number) => cards.slice(from, to).sort((a, b) => rewardNumber(a) - rewardNumber(b));
    const [good, evil] = [
      shuffled(random, ['HB01', 'HB02', 'HB03', 'HB04']),
      shuffled(random, ['HB06', 'HB07', 'HB08']),
    ];
    const s = read({
      turn: 'icons',
      year: LAST_YEAR,
      season: 'summer',
      order: [1, 2],
      factions: { 1: 'daqan', 2: 'uthuk' },
      areas: { '7C': random.below(2) === 0 ? 'D: 1 footman' : '' },
      heroes: {
        [good[0]!]: { seat: 1, at: '7C', down: down(0, 2) },
        [good[1]!]: { seat: 1, at: '7A', down: down(2, 4) },
        [evil[0]!]: { seat: 2, at: '7C', down: down(4, 6) },
        [evil[1]!]: { seat: 2, at: '7A', damage: 3, down: down(6, 8) },
      },
      quests: { 1: ['QS7'] },
      tactics: { 1: ['TA27', 'TF05', 'TF14'], 2: ['TF02', 'TF11'] },
    });
    s.season = WINTER;
    s.frames = s.frames.filter(({ proc }) => proc !== 'season');
    s.fateDeck = shuffled(random, s.fateDeck);
    return s;
  });

/** The winner of a bid chooses whose hand he sees (SUB3). */
export const bowCouncil = (seed: string): RandomGame<State> => {
  const kind: TableKind = { seats: 3, options: setupChoices(runewars.meta, { bow: 'on' }, 3) };
  const start = (text: string): State => {
    const cards = shuffled(randomFrom(`council ${text}`), WAR_CARDS);
    const position = {
      turn: 'card',
      year: LAST_YEAR,
      season: 'summer',
      seasons: { summer: ['SUB3'] },
      tactics: { 1: cards.slice(0, 3).sort(), 2: cards.slice(3, 6).sort(), 3: cards.slice(6, 9).sort() },
    };
    return { ...runewars.proof.position.read(position, kind.options, 3), chance: chanceFrom(text) };
  };
  return { kind, seed, start };
};
