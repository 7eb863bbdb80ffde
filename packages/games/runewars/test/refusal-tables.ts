/** The positions at which players make their mistakes. */
import { chanceFrom, randomFrom, setupChoices } from '@interregnum/kernel';
import { answersOf } from '@interregnum/kernel/testing';
import { runewars, type State } from '../src/index.ts';

type Position = Parameters<typeof runewars.proof.position.read>[0];

export const table = (position: Position, seats = 2, choices: Readonly<Record<string, string>> = {}): State =>
  runewars.proof.position.read(position, setupChoices(runewars.meta, choices, seats), seats);
export const answer = answersOf(runewars);

/** A board that is being built, after so many random answers. */
export function built(seed: string, answers: number): State {
  const random = randomFrom(seed);
  const s = runewars.rules.setup({ board: 'full', factions: 'dealt', explore: 'off' }, 2, chanceFrom(seed));
  for (let i = 0; i < answers; i++) {
    const seat = s.ask!.seats[0]!;
    runewars.rules.apply(s, seat, random.below(s.ask!.options[seat]!.length));
  }
  return s;
}

const ORDERS = { 1: 'harvest', 2: 'fortify' };
/** Seat 1 plays Daqan and begins his turn; he is asked because he has a card. */
export const turn = (more: Position = {}): State =>
  table({ turn: 'turn 1', orders: ORDERS, tactics: { 1: ['TA22'] }, ...more });
/** Seat 1 carries out an order. */
export const primary = (order: string, more: Position = {}): State =>
  table({ turn: 'primary 1', orders: { 1: order, 2: 'harvest' }, ...more });
export const bonus = (order: string, more: Position = {}): State =>
  table({ turn: 'bonus 1', orders: { 1: order, 2: 'strategize' }, ...more });
export const marching = (target: string, more: Position = {}): State =>
  answer(primary('conquer', more), 0, `activate:${target}`);
export const hero = (more: object = {}): object => ({ HE01: { seat: 1, at: '3D', ...more } });
/** Every Daqan unit is on the board. */
export const ALL_UNITS = {
  daqanB: 'D: 8 bowman',
  daqanC: 'D: 8 footman',
  '5A': 'D: 8 footman',
  '5B': 'D: 8 knight',
  '5C': 'D: 4 siege-tower',
};
export const ALL_DRAGONS = Object.fromEntries(
  ['2A', '2B', '2C', '3A', '3B', '3C', '3D', '4A', '4B', '4C', '5A', '5B', '5C', '5D', '5E']
    .concat(['daqanA', 'daqanB', 'daqanC', 'latariA', 'latariB', 'latariC'])
    .map(area => [
      area,
      area.endsWith('A') && area.length > 2 ? `stronghold ${area[0]!.toUpperCase()} 5; rune dragon` : 'rune dragon',
    ]),
);
export const home = { daqanA: 'D: 4 footman 2 bowman 2 knight; stronghold D 5' };

export function markerCode(s: State): string {
  const [[one, other]] = s.markers as [[{ q: number; r: number }, { q: number; r: number }]];
  return `marker:${one.q},${one.r}+${other.q},${other.r}`;
}

/** A Dragon Throne with five units, a Dungeon, and a token facedown. */
export const explored = (): State =>
  table(
    {
      turn: 'turn 1',
      orders: ORDERS,
      tactics: { 1: ['TA22'] },
      areas: { '3D': 'D: 5 footman' },
      tokens: { '3A': 'temple 1', '3B': 'dungeon 2+ up', '3D': 'dragon-throne 2+ up' },
    },
    2,
    { explore: 'on' },
  );

export function held(): State {
  const areas = { '3C': 'D: 1 knight' };
  const lasting = [{ kind: 'held', seat: 1, n: 0, until: 'season' }];
  return marching('5D', { areas: { ...areas, '5D': '' }, heroes: hero(), lasting });
}

export const twoAlike = (): State =>
  answer(
    bonus('harvest', {
      areas: {
        daqanA: 'stronghold D 5; development resources',
        daqanB: 'stronghold D 5; development resources',
        daqanC: 'stronghold D 5; development training-ground',
        '5B': 'stronghold D 5; city none',
      },
    }),
    0,
    'raise:food',
    'raise:food',
    'build:resources:5B',
  );

/** After a battle eight units may talk to the Sorcerers of 3B, and no more. */
export const manyTalkers = (): State =>
  answer(
    marching('3B', { areas: { '4A': 'D: 8 footman', '3A': 'D: 1 knight' }, heroes: hero(), fought: true }),
    0,
    'from:4A:footman:8',
  );

export const rallying = (city: string, areas: Readonly<Record<string, string>>): State =>
  primary('rally-support', { areas: { '5B': `D: 1 footman; city ${city}`, ...areas } });

export const givenUp = (): State =>
  answer(
    primary('fortify', {
      areas: {
        daqanB: 'stronghold D 5',
        daqanC: 'stronghold D 5',
        '5E': 'D: 1 footman; stronghold D 3',
        '3D': 'D: 1 footman',
      },
    }),
    0,
    'build',
    'destroy:5E',
  );

/** Units march into 3B, which two Sorcerers hold. */
export const talks = (areas: Readonly<Record<string, string>>, ...from: readonly string[]): State =>
  answer(marching('3B', { areas }), 0, ...from);

const ATTACK = { '4A': 'D: 1 bowman 1 footman; N: 1 razorwing 1 sorcerer', '3A': 'L: 1 warrior' };
const attack = (more: Position = {}): State =>
  answer(
    marching('3A', { areas: ATTACK, fate: BLANK, ...more }),
    0,
    'from:4A:bowman:1',
    'from:4A:footman:1',
    'from:4A:razorwing:1',
    'from:4A:sorcerer:1',
  );
const BLANK = [21, 22, 23, 24, 11, 12, 13, 14];
/** Three types of the first row. */
export const rows = (): State => attack();
/** War Horns make the attacker rout two of his units. */
export const horns = (): State => answer(attack({ tactics: { 2: ['TA18'] } }), 1, 'done', 'play:TA18');

/** War Horns have routed two Footmen; then a Mortal Strike destroys a unit. */
export const struck = (): State =>
  answer(
    answer(
      marching('3A', {
        factions: { 1: 'waiqar', 2: 'daqan' },
        areas: { '4A': 'W: 1 skeleton-archer', '3A': 'D: 3 footman 2 knight' },
        tactics: { 1: ['TA18'] },
        fate: [9, 1, 2],
      }),
      0,
      'from:4A:skeleton-archer:1',
      'done',
      'play:TA18',
    ),
    1,
    'unit:footman:0:standing',
    'unit:footman:0:standing',
  );

export const together = (): State => turn({ heroes: { ...hero({ down: ['RW13'] }), HE02: { seat: 1, at: '3D' } } });

/** Two heroes and two kinds of units; Ronan supports the Knight. */
export const supporting = (): State =>
  answer(
    marching('3A', {
      areas: { '4A': 'D: 1 knight 1 footman', '3A': 'L: 1 warrior' },
      heroes: { HE01: { seat: 1, at: '3A' }, HE02: { seat: 1, at: '3A' } },
    }),
    0,
    'from:4A:footman:1',
    'from:4A:knight:1',
    'support:HE01:knight',
  );

export const crowded = (): State =>
  primary('fortify', {
    areas: { daqanA: 'stronghold D 5; rune dragon', daqanB: 'stronghold D 5', daqanC: 'stronghold D 5' },
  });

/** A silver destiny: seat 2 says where the Sorcerers go. */
export const silver = (): State =>
  answer(
    marching('3B', { year: 7, season: 'winter', areas: { '4A': 'D: 2 footman' }, fate: [3] }),
    0,
    'from:4A:footman:2',
    'diplomacy:1',
  );

/** Two red destinies to choose from. */
export const red = (): State =>
  answer(
    marching('3B', { year: 7, season: 'winter', areas: { '4A': 'D: 2 footman' }, fate: [1, 2] }),
    0,
    'from:4A:footman:2',
    'diplomacy:2',
  );

/** More Tactics cards than anybody may hold, near the end. */
export const overfull = (): State =>
  bonus('strategize', {
    year: 7,
    season: 'winter',
    dials: { 1: '6/2/4' },
    tactics: { 1: ['TA11', 'TA11', 'TA14', 'TA14', 'TA15', 'TA15', 'TA16', 'TA16', 'TA18', 'TA18'] },
  });

/** Ronan, who has a Reward, walks into raiders. */
export const raided = (): State =>
  answer(
    table(
      {
        turn: 'icons',
        year: 7,
        season: 'summer',
        heroes: hero({ down: ['RW13'] }),
        areas: { '3D': 'N: 1 giant' },
        tokens: { '3D': 'raiding-party 1' },
      },
      2,
      { explore: 'on' },
    ),
    0,
    'move:HE01',
    'stop',
  );

/** A hero of seat 1 starts a duel with Grey Ker of seat 2. */
export const duelling = (mine: object, theirs: object, more: Position = {}): State => {
  const heroes = { ...mine, HE05: { seat: 2, at: '5B', ...theirs } };
  const s = table({ turn: 'icons', season: 'summer', influence: { 1: 5 }, heroes, ...more });
  const [own] = Object.keys(mine);
  return answer(s, 0, `move:${own}`, 'stop', 'duel:HE05');
};
export const poisoned = (): State =>
  duelling({ HE01: { seat: 1, at: '5B' } }, { up: ['RW10'] }, { tactics: { 1: ['TA26'] } });

export const razed = (hasFour: boolean): State =>
  answer(
    marching('3A', {
      areas: {
        '4A': 'D: 8 knight',
        '3A': 'stronghold L 3; city none',
        ...(hasFour ? { daqanB: 'stronghold D 5', daqanC: 'stronghold D 5', '5B': 'stronghold D 5; city none' } : {}),
      },
    }),
    0,
    'from:4A:knight:8',
  );

export const shard = (areas: Readonly<Record<string, string>>): State =>
  turn({ areas, heroes: hero({ down: ['RW01'] }) });

export const SIX = {
  daqanA: 'stronghold D 5',
  daqanB: 'rune dragon',
  daqanC: 'rune dragon',
  '5A': 'D: 1 footman; rune dragon',
  '5B': 'D: 1 footman; rune dragon',
  '5C': 'D: 1 footman; rune dragon',
  '5D': 'D: 1 footman; rune dragon',
  '3D': 'D: 1 footman; rune dragon up',
};
export const claiming = (): State => answer(turn({ areas: SIX }), 0, 'claim');
export const staking = (): State =>
  answer(
    turn({ areas: { ...SIX, '3C': 'D: 4 siege-tower' } }),
    0,
    'claim',
    ...['daqanB', 'daqanC', '5A', '5B', '5C'].map(area => `reveal:${area}`),
  );
