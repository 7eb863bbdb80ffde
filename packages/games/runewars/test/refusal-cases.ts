/** Typical mistakes of players: a position, what is tried there, and the rule that is in the way. */
import { chanceFrom, randomFrom, setupChoices } from '@interregnum/kernel';
import { answersOf, type Mistake, mistake, strayAnswer } from '@interregnum/kernel/testing';
import { runewars, type State } from '../src/index.ts';

type Position = Parameters<typeof runewars.proof.position.read>[0];

export const table = (position: Position, seats = 2, choices: Readonly<Record<string, string>> = {}): State =>
  runewars.proof.position.read(position, setupChoices(runewars.meta, choices, seats), seats);
export const answer = answersOf(runewars);

// --- positions -------------------------------------------------------------------------------------------------------------

/** A board that is being built, after so many random answers. */
function built(seed: string, answers: number): State {
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
const turn = (more: Position = {}): State =>
  table({ turn: 'turn 1', orders: ORDERS, tactics: { 1: ['TA22'] }, ...more });
/** Seat 1 carries out an order. */
const primary = (order: string, more: Position = {}): State =>
  table({ turn: 'primary 1', orders: { 1: order, 2: 'harvest' }, ...more });
const bonus = (order: string, more: Position = {}): State =>
  table({ turn: 'bonus 1', orders: { 1: order, 2: 'strategize' }, ...more });
const marching = (target: string, more: Position = {}): State =>
  answer(primary('conquer', more), 0, `activate:${target}`);
const hero = (more: object = {}): object => ({ HE01: { seat: 1, at: '3D', ...more } });
/** Every Daqan unit is on the board. */
const ALL_UNITS = {
  daqanB: 'D: 8 bowman',
  daqanC: 'D: 8 footman',
  '5A': 'D: 8 footman',
  '5B': 'D: 8 knight',
  '5C': 'D: 4 siege-tower',
};
const ALL_DRAGONS = Object.fromEntries(
  ['2A', '2B', '2C', '3A', '3B', '3C', '3D', '4A', '4B', '4C', '5A', '5B', '5C', '5D', '5E']
    .concat(['daqanA', 'daqanB', 'daqanC', 'latariA', 'latariB', 'latariC'])
    .map(area => [
      area,
      area.endsWith('A') && area.length > 2 ? `stronghold ${area[0]!.toUpperCase()} 5; rune dragon` : 'rune dragon',
    ]),
);
const home = { daqanA: 'D: 4 footman 2 bowman 2 knight; stronghold D 5' };

export const MISTAKES: readonly Mistake<State>[] = [
  // setup
  mistake('RNW-007', 'a marker next to another one', () => built('built 6', 5), markerCode(built('built 6', 5))),
  mistake(
    'RNW-007',
    'a marker that leaves no room',
    () => built('built 18', 4),
    'marker:0,2+1,2',
    built('built 18', 4).first,
  ),
  mistake('RNW-006', 'a home realm at a coloured border', () => built('built 6', 10), 'home:1@-2,1r1', 1),
  // orders
  mistake('RNW-041', 'an order that lies faceup', () => table({ orders_used: { 1: ['recruit'] } }), 'order:recruit'),
  strayAnswer('RNW-038', 'a bid instead of an order', () => table({}), 'bid:1'),
  mistake('RNW-393', 'anything after the end', () => table({ turn: 'count', year: 7, season: 'winter' }), 'pass'),
  mistake('RNW-F4', 'another player acts', () => turn(), 'continue', 1),
  mistake('RNW-F4', 'somebody who watches acts', () => turn(), 'continue', null),
  // free actions
  mistake('RNW-391', 'a claim in the last year', () => turn({ year: 7 }), 'claim'),
  mistake('RNW-390', 'a claim without runes', () => turn(), 'claim'),
  mistake('RNW-391', 'a second claim', () => turn({ claims: { fall: { seat: 1, type: 'knight' } } }), 'claim'),
  mistake(
    'RNW-391',
    'a season that is taken',
    () => turn({ claims: { spring: { seat: 2, type: 'archer' } } }),
    'claim',
  ),
  mistake('RNW-Q26', 'a claim without an unused unit', () => turn({ areas: ALL_UNITS }), 'claim'),
  mistake('RNW-356', 'no Objective', () => turn({ objectives: { 1: 'none' } }), 'objective'),
  mistake('RNW-356', 'an Objective that is not met', () => turn({ objectives: { 1: 'OG5' } }), 'objective'),
  mistake('RNW-Q33', 'no dragon rune left', () => turn({ objectives: { 1: 'OG4' }, areas: ALL_DRAGONS }), 'objective'),
  mistake('RNW-357', 'a card that is not in hand', () => turn(), 'play:TA23'),
  mistake(
    'RNW-357',
    'a card that was just drawn',
    () => turn({ new_tactics: { 1: ['TA22'] }, objectives: { 1: 'OG5' } }),
    'play:TA22',
  ),
  mistake('RNW-357', 'a card for battles', () => turn({ tactics: { 1: ['TA15'] } }), 'play:TA15'),
  mistake('RNW-C3', 'a card that changes nothing', () => turn({ tactics: { 1: ['TA06'] } }), 'play:TA06'),
  mistake('RNW-287', 'a Reward that he does not have', () => turn({ heroes: hero() }), 'reward:HE01:RW07'),
  mistake('RNW-287', 'a hero of somebody else', () => turn(), 'reward:HE05:RW07'),
  mistake('RNW-Q120', 'a Reward for duels', () => turn({ heroes: hero({ down: ['RW13'] }) }), 'reward:HE01:RW13'),
  mistake(
    'RNW-C3',
    'a Reward that changes nothing',
    () => turn({ heroes: hero({ down: ['RW05'] }) }),
    'reward:HE01:RW05',
  ),
  mistake('RNW-427', 'a Title of nobody', () => turn(), 'use:TI2'),
  mistake('TI1', 'a Title that works by itself', () => turn({ titles: { TI1: { seat: 1, influence: 1 } } }), 'use:TI1'),
  mistake(
    'TI2',
    'a Title that was used',
    () => turn({ titles: { TI2: { seat: 1, influence: 1, used: true } } }),
    'use:TI2',
  ),
  mistake('TI2', 'too few Rewards', () => turn({ titles: { TI2: { seat: 1, influence: 1 } } }), 'use:TI2'),
  mistake(
    'RNW-288',
    'a trade over a distance',
    () => turn({ heroes: { ...hero(), HE02: { seat: 1, at: '5A' } } }),
    'trade:HE01:1>HE02',
  ),
  mistake('RNW-332', 'a marker elsewhere', () => turn({ heroes: hero() }), 'marker:5A>HE01'),
  mistake('RNW-332', 'no marker at all', () => turn({ heroes: hero() }), 'marker:3D>HE01'),
  mistake('RNW-502', 'a token that nobody has found', () => explored(), 'token:3A'),
  mistake('RNW-502', 'a token that stays', () => explored(), 'token:3B'),
  mistake('RNW-Q71', 'a token and too few units', () => explored(), 'token:3D'),
  // movement
  mistake('RNW-081', 'two steps with Strategize', () => primary('strategize', { areas: home }), 'move:daqanA>3C'),
  mistake(
    'RNW-085',
    'units that are bound',
    () => primary('strategize', { areas: { '5A': 'D: 1 footman; activated D', '5B': 'D: 1 knight' } }),
    'move:5A>5C',
  ),
  mistake(
    'RNW-Q16',
    'a group of nobody',
    () => answer(primary('strategize', { areas: { '5B': 'D: 1 knight' } }), 0, 'move:5B>5C'),
    'go',
  ),
  mistake(
    'RNW-091',
    'neutral units alone',
    () => answer(primary('strategize', { areas: { '5B': 'D: 1 knight; N: 1 giant' } }), 0, 'move:5B>5C'),
    'take:giant:1',
  ),
  mistake('RNW-504', 'a hero in a Dungeon', () => held(), 'take:HE01'),
  mistake(
    'RNW-084',
    'an area that is activated',
    () => primary('conquer', { areas: { '5A': 'D: 1 footman; activated D' } }),
    'activate:5A',
  ),
  mistake(
    'WI8',
    'an attack in a truce',
    () =>
      marching('3A', {
        areas: { '4A': 'D: 2 footman', '3A': 'L: 1 archer' },
        heroes: hero(),
        lasting: [{ kind: 'truce', seat: 'none', n: 1, until: 'season' }],
      }),
    'from:4A:footman:1',
  ),
  mistake(
    'RNW-421',
    'a second battle',
    () => marching('3A', { areas: { '4A': 'D: 2 footman', '3A': 'L: 1 archer' }, heroes: hero(), fought: true }),
    'from:4A:footman:1',
  ),
  mistake(
    'RNW-082',
    'units that are there already',
    () => marching('5B', { areas: { '5B': 'D: 1 knight', ...home } }),
    'from:5B:knight:1',
  ),
  mistake(
    'RNW-082',
    'a hero who is there already',
    () => marching('3D', { areas: { '3C': 'D: 1 knight' }, heroes: hero() }),
    'take:HE01',
  ),
  mistake(
    'RNW-082',
    'units from too far away',
    () => marching('5C', { areas: { '5B': 'D: 1 knight', '3A': 'D: 1 footman' } }),
    'from:3A:footman:1',
  ),
  mistake(
    'RNW-086',
    'routed units',
    () => marching('5B', { areas: { '5A': 'D: 1 knight(routed) 1 footman' } }),
    'from:5A:knight:1',
  ),
  mistake(
    'RNW-086',
    'a routed hero',
    () => marching('3C', { areas: { '3D': 'D: 1 knight' }, heroes: hero({ routed: true }) }),
    'take:HE01',
  ),
  mistake(
    'RNW-087',
    'over a mountain',
    () => primary('strategize', { areas: { '5C': 'D: 1 footman', '5D': '' } }),
    'move:5C>5D',
  ),
  // orders
  mistake(
    'RNW-460',
    'a development without a stronghold',
    () => bonus('harvest', { areas: { '5B': 'D: 1 footman' } }),
    'build:diplomat:5B',
  ),
  mistake('RNW-407', 'a development of another kind gives way', () => twoAlike(), 'destroy:daqanC'),
  mistake(
    'RNW-461',
    'a resource that the area does not have',
    () => bonus('harvest', { areas: { daqanA: 'stronghold D 5; development resources' } }),
    'raise:wood',
  ),
  mistake('RNW-424', 'the same resource twice', () => bonus('recruit', { recruited: 0 }), 'recruit:food'),
  mistake(
    'RNW-424',
    'recruits without a stronghold',
    () => answer(primary('recruit'), 0, 'recruit:food'),
    'put:footman:1>daqanB',
  ),
  mistake(
    'RNW-407',
    'the wrong unit gives way',
    () => answer(primary('recruit', { areas: { daqanB: 'D: 8 bowman', daqanC: 'D: 4 footman' } }), 0, 'recruit:wood'),
    'destroy:footman:daqanC:standing',
  ),
  mistake(
    'RNW-Q25',
    'neutral units that are all in play',
    () => rallying('CT7', { '2A': 'N: 4 giant', '3C': '', '5D': 'N: 4 dragon', '4C': '' }),
    'rally:units',
  ),
  mistake(
    'RNW-425',
    'neutral units of another shape',
    () => answer(rallying('CT1', {}), 0, 'rally:units'),
    'unit:dragon',
  ),
  mistake('RNW-425', 'called units declined', () => answer(rallying('CT1', {}), 0, 'rally:units'), 'none'),
  mistake('RNW-425', 'four heroes', () => bonus('rally-support', { influence: { 1: 9 } }), 'spend:4'),
  mistake(
    'RNW-426',
    'a Title that is too dear',
    () => bonus('acquire-power', { influence: { 1: 2 }, titles: { TI1: { seat: 2, influence: 3 } } }),
    'title:TI1',
  ),
  mistake(
    'RNW-429',
    'building without wood',
    () => primary('fortify', { dials: { 1: '3/0/3' }, areas: { '5B': 'D: 1 footman; rune dragon; city none' } }),
    'build',
  ),
  mistake('RNW-Q130', 'rebuilding where it was given up', () => givenUp(), 'area:5E'),
  mistake(
    'RNW-428',
    'repairing what is whole',
    () =>
      answer(
        primary('fortify', { areas: { daqanA: 'stronghold D 3', daqanB: 'stronghold D 5', daqanC: 'stronghold D 3' } }),
        0,
        'repair',
      ),
    'area:daqanB',
  ),
  // diplomacy and battle
  mistake('RNW-Q110', 'diplomacy with nine units', () => manyTalkers(), 'from:3A:knight:1'),
  mistake('RNW-110', 'diplomacy for seven', () => talks({ '4A': 'D: 2 footman' }, 'from:4A:footman:2'), 'diplomacy:7'),
  mistake('RNW-160', 'units of another row', () => rows(), 'type:footman'),
  mistake('RNW-160', 'units that have drawn', () => answer(rows(), 0, 'type:bowman'), 'type:bowman'),
  mistake('RNW-175', 'a rout for units that are not there', () => horns(), 'unit:archer:0:standing'),
  mistake(
    'RNW-160',
    'units of which none is standing',
    () => answer(horns(), 0, 'unit:bowman:0:standing', 'unit:footman:0:standing'),
    'type:bowman',
  ),
  mistake('RNW-173', 'a routed unit destroyed before those that stand', () => struck(), 'unit:footman:0:routed', 1),
  mistake('RNW-144', 'a hero who supports twice', () => supporting(), 'support:HE01:footman'),
  mistake('RNW-144', 'two heroes for one kind of unit', () => supporting(), 'support:HE02:knight'),
  mistake('RNW-428', 'nowhere to build', () => crowded(), 'build'),
  mistake(
    'RNW-Q121',
    'a Reward that has changed hands',
    () => answer(together(), 0, 'trade:HE01:1>HE02'),
    'trade:HE02:1>HE01',
  ),
  mistake('RNW-152', 'a fifth stronghold', () => razed(true), 'replace'),
  mistake('RNW-152', 'a stronghold that need not go', () => razed(false), 'destroy:daqanA'),
  mistake('TA28', 'a red card taken for gold', () => red(), 'gold:1'),
  mistake(
    'HE03',
    'an ability that would be his death',
    () => duelling({ HE03: { seat: 1, at: '5B', damage: 4 } }, {}),
    'hurt',
  ),
  mistake('TA26', 'an Armor against poison', () => answer(poisoned(), 0, 'play:TA26'), 'reward:HE05:RW10', 1),
  // runes and cards
  mistake(
    'RNW-370',
    'a false rune that is none',
    () => answer(shard({ daqanB: 'rune dragon' }), 0, 'reward:HE01:RW01'),
    'discard:daqanB',
  ),
  mistake('RNW-390', 'no dragon rune there', () => claiming(), 'reveal:daqanA'),
  mistake('RNW-390', 'a dragon rune that is shown', () => claiming(), 'reveal:3D'),
  mistake('RNW-390', 'a neutral unit for a claim', () => staking(), 'stake:dragon'),
  mistake('RNW-Q26', 'a unit for a claim that is all in play', () => staking(), 'stake:siege-tower'),
  mistake(
    'TA10',
    'more than four envoys',
    () => answer(turn({ tactics: { 1: ['TA10'] }, influence: { 1: 9 } }), 0, 'play:TA10'),
    'spend:5',
  ),
  mistake(
    'TA23',
    'a dial that is full',
    () => answer(turn({ tactics: { 1: ['TA23'] }, dials: { 1: '8/3/3' } }), 0, 'play:TA23'),
    'dial:food',
  ),
];

// --- positions that take more words --------------------------------------------------------------------------------------------

function markerCode(s: State): string {
  const [[one, other]] = s.markers as [[{ q: number; r: number }, { q: number; r: number }]];
  return `marker:${one.q},${one.r}+${other.q},${other.r}`;
}

/** A Dragon Throne with five units, a Dungeon, and a token facedown. */
const explored = (): State =>
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

function held(): State {
  const areas = { '3C': 'D: 1 knight' };
  const lasting = [{ kind: 'held', seat: 1, n: 0, until: 'season' }];
  return marching('5D', { areas: { ...areas, '5D': '' }, heroes: hero(), lasting });
}

const twoAlike = (): State =>
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
const manyTalkers = (): State =>
  answer(
    marching('3B', { areas: { '4A': 'D: 8 footman', '3A': 'D: 1 knight' }, heroes: hero(), fought: true }),
    0,
    'from:4A:footman:8',
  );

const rallying = (city: string, areas: Readonly<Record<string, string>>): State =>
  primary('rally-support', { areas: { '5B': `D: 1 footman; city ${city}`, ...areas } });

const givenUp = (): State =>
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
const talks = (areas: Readonly<Record<string, string>>, ...from: readonly string[]): State =>
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
const rows = (): State => attack();
/** War Horns make the attacker rout two of his units. */
const horns = (): State => answer(attack({ tactics: { 2: ['TA18'] } }), 1, 'done', 'play:TA18');

/** War Horns have routed two Footmen; then a Mortal Strike destroys a unit. */
const struck = (): State =>
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

const together = (): State => turn({ heroes: { ...hero({ down: ['RW13'] }), HE02: { seat: 1, at: '3D' } } });

/** Two heroes and two kinds of units; Ronan supports the Knight. */
const supporting = (): State =>
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

const crowded = (): State =>
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
const duelling = (mine: object, theirs: object, more: Position = {}): State => {
  const heroes = { ...mine, HE05: { seat: 2, at: '5B', ...theirs } };
  const s = table({ turn: 'icons', season: 'summer', order: [1, 2], heroes, ...more });
  const [own] = Object.keys(mine);
  return answer(s, 0, `move:${own}`, 'stop', 'duel:HE05');
};
const poisoned = (): State => duelling({ HE01: { seat: 1, at: '5B' } }, { up: ['RW10'] }, { tactics: { 1: ['TA26'] } });

const razed = (hasFour: boolean): State =>
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

const shard = (areas: Readonly<Record<string, string>>): State => turn({ areas, heroes: hero({ down: ['RW01'] }) });

const SIX = {
  daqanA: 'stronghold D 5',
  daqanB: 'rune dragon',
  daqanC: 'rune dragon',
  '5A': 'D: 1 footman; rune dragon',
  '5B': 'D: 1 footman; rune dragon',
  '5C': 'D: 1 footman; rune dragon',
  '5D': 'D: 1 footman; rune dragon',
  '3D': 'D: 1 footman; rune dragon up',
};
const claiming = (): State => answer(turn({ areas: SIX }), 0, 'claim');
const staking = (): State =>
  answer(
    turn({ areas: { ...SIX, '3C': 'D: 4 siege-tower' } }),
    0,
    'claim',
    ...['daqanB', 'daqanC', '5A', '5B', '5C'].map(area => `reveal:${area}`),
  );
