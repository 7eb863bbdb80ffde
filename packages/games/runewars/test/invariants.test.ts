/** Every invariant finds its breach: each is broken on purpose at a table where much happens. */
import { bigSets, sets } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../src/board.ts';
import { addUnits } from '../src/figures.ts';
import { rewardsOf } from '../src/heroes.ts';
import { runewars, type State } from '../src/index.ts';
import { type Area, DRAGON_RUNE, factionOfType, NONE, type UnitType, unitNumber } from '../src/pieces.ts';
import { controllerOf, heroesOf, type Stance, standingAt } from '../src/table.ts';
import { crowded, kindOf } from './tables.ts';

const SEED = 'breaches';
const table = (): State => crowded(kindOf(3, { explore: 'on' }), SEED);
const { broken } = runewars.proof;

const areaWith = (s: State, fits: (area: Area) => boolean): Area => boardOf(s).areas.find(fits)!;
/** The first unit of a seat, and where it stands. */
function ownUnit(s: State, seat: number): { type: UnitType; area: Area } {
  const type = s.standing.findIndex((units, one) => units.some(n => n > 0) && factionOfType(one) === s.factions[seat]);
  return { type, area: s.standing[type]!.findIndex(n => n > 0) };
}
const join = (s: State, seat: number, n: number, stance?: Stance): void => {
  const { type, area } = ownUnit(s, seat);
  addUnits(s, area, type, n, stance);
};
const move = (s: State, from: Area, to: Area): void => {
  s.runes[to] = s.runes[from]!;
  s.runeKnown[to] = s.runeKnown[from]!;
};

type Breach = readonly [name: string, found: RegExp, breach: (s: State) => void];

// biome-ignore format: a list
const BREACHES: readonly Breach[] = [
  ['a Fate card is lost', /Fate card .* is nowhere/, s => { s.fateDeck = s.fateDeck.slice(1); }],
  ['a Fate card is there twice', /Fate card .* is there too often/, s => { s.fateDiscard = [...s.fateDiscard, s.fateDeck[0]!]; }],
  ['a Tactics card is lost', /Tactics card TA\d\d is nowhere/, s => { s.tacticsDeck = s.tacticsDeck.slice(1); }],
  ['a Reward is lost', /Reward RW\d\d is nowhere/, s => { s.rewardDeck = s.rewardDeck.slice(1); }],
  ['a Reward under a marker is lost', /Reward RW\d\d is nowhere/, s => { s.fallen = []; }],
  ['a Quest is lost', /Quest Q\w+ is nowhere/, s => { s.questDeck = s.questDeck.slice(1); }],
  ['a hero is in the deck and with a player', /hero HE\d+ is there too often/, s => { s.heroDeck = [...s.heroDeck, heroesOf(s, 0)[0]!]; }],
  ['an Objective is lost', /Objective O\w+ is nowhere/, s => { s.objectivesLeft = s.objectivesLeft.slice(1); }],
  ['a Season card is drawn twice', /Season card [A-Z]+\d is there too often/, s => { s.seasonDiscard = [...s.seasonDiscard, s.seasonDiscard[0]!]; }],
  ['a new card is in no hand', /new Tactics card of seat 1/, s => { s.fresh[0] = [[...s.tacticsDeck].find(card => !s.tactics[0]!.includes(card))!]; }],
  ['a unit vanishes', /there are \d+ of/, s => join(s, 0, -1)],
  ['a unit comes from nowhere', /there are \d+ of/, s => join(s, 1, 1, 'routed')],
  ['the supply is overdrawn', /there are only \d+ of/, s => { s.supply[unitNumber('footman')] = -1; }],
  ['units stand beside the board', /units in/, s => addUnits(s, boardOf(s).isOn.indexOf(false), 0, 1)],
  ['two players share an area', /two players have units in/, s => {
    const { type } = ownUnit(s, 1);
    join(s, 1, -1);
    addUnits(s, ownUnit(s, 0).area, type, 1);
  }],
  ['nine units in an area', /too many units in/, s => {
    const { type, area } = ownUnit(s, 0);
    const more = 9 - standingAt(s, area, type);
    s.supply[type]! -= more;
    addUnits(s, area, type, more);
  }],
  ['a rune token is lost', /rune tokens are lost/, s => { s.runePiles[DRAGON_RUNE]!--; }],
  ['a rune token is of the wrong kind', /rune tokens are lost/, s => { const area = areaWith(s, one => s.runes[one] !== NONE); s.runes[area] = 1 - s.runes[area]!; }],
  ['a rune lies beside the board', /a rune token lies in/, s => move(s, areaWith(s, one => s.runes[one] !== NONE), boardOf(s).isOn.indexOf(false))],
  ['nothing lies faceup', /has no token to lie faceup/, s => { s.runesUp = bigSets.with(s.runesUp, areaWith(s, one => s.runes[one] === NONE)); }],
  ['nothing is known', /has no token to know of/, s => { s.runeKnown[areaWith(s, one => s.runes[one] === NONE)] = sets.of([0]); }],
  ['a player does not know his own rune', /does not know the token in/, s => { s.runeKnown[areaWith(s, one => s.runes[one] !== NONE && controllerOf(s, one) !== NONE)] = sets.NONE; }],
  ['two dragons are placed together', /runes placed together/, s => {
    for (const area of boardOf(s).areas.filter(one => s.runes[one] === DRAGON_RUNE).slice(0, 2)) s.pairs[area] = 9;
  }],
  ['a development without a stronghold', /a development without a stronghold/, s => { s.developments[areaWith(s, one => s.strongholds[one] === NONE)] = 0; }],
  ['a city with a stronghold', /a stronghold in the city/, s => { s.strongholds[areaWith(s, one => s.cities[one] !== NONE)] = 0; }],
  ['damage without a stronghold', /no stronghold to be damaged/, s => { s.damaged[areaWith(s, one => s.strongholds[one] === NONE)] = 1; }],
  ['five strongholds', /has \d strongholds/, s => {
    for (const area of boardOf(s).areas.filter(one => s.cities[one] === NONE && s.strongholds[one] === NONE).slice(0, 5)) s.strongholds[area] = 0;
  }],
  ['two Diplomats', /too many of diplomat/, s => {
    for (const area of boardOf(s).areas.filter(one => s.cities[one] === NONE && s.strongholds[one] === NONE).slice(0, 2)) {
      s.strongholds[area] = 0;
      s.developments[area] = 1;
    }
  }],
  ['a dial at 9', /a dial is beyond its end/, s => { s.dials[0] = 9; }],
  ['a dial below 0', /a dial is beyond its end/, s => { s.dials[4] = -1; }],
  ['influence below 0', /less than no influence/, s => { s.influence[2] = -1; }],
  ['eleven Tactics cards', /holds too many Tactics cards/, s => {
    s.tactics[0] = [...s.tactics[0]!, ...s.tacticsDeck.slice(0, 11)];
    s.tacticsDeck = s.tacticsDeck.slice(11);
  }],
  ['four Quests', /holds too many Quests/, s => {
    s.quests[0] = [...s.quests[0]!, ...s.questDeck.slice(0, 3)];
    s.questDeck = s.questDeck.slice(3);
  }],
  ['four heroes', /has too many heroes/, s => { s.heroSeat[heroesOf(s, 1)[0]!] = 0; }],
  ['a hero is nowhere', /is nowhere or nobody's/, s => { s.heroArea[heroesOf(s, 0)[0]!] = NONE; }],
  ['a hero has received what he has not', /has received a Reward that he has not/, s => {
    const hero = heroesOf(s, 0)[0]!;
    s.received[hero] = [s.rewardDeck.find(card => !rewardsOf(s, hero).includes(card))!];
  }],
  ['a hero has received one card twice', /has received a Reward that he has not/, s => {
    const hero = heroesOf(s, 0).find(one => rewardsOf(s, one).length > 0)!;
    s.received[hero] = [...rewardsOf(s, hero), ...rewardsOf(s, hero)];
  }],
  ['a dead hero walks', /is dead and still there/, s => { s.heroDamage[heroesOf(s, 0)[0]!] = 9; }],
  ['two claims of one player', /a player has two claims/, s => {
    const type = unitNumber((['bowman', 'archer', 'skeleton-archer', 'berserker'] as const)[s.factions[0] as 0 | 1 | 2 | 3]);
    s.supply[type]! -= 2;
    s.claims[2] = { seat: 0, type };
    s.claims[3] = { seat: 0, type };
  }],
  ['a claim of the last year', /a claim of the last year/, s => {
    s.year = 7;
    s.season = 2;
    s.supply[unitNumber('knight')]!--;
    s.claims[1] = { seat: 0, type: unitNumber('knight') };
  }],
  ['too many Orders are used', /has used too many Orders/, s => { s.ordersUsed[1] = sets.of([0, 1]); }],
  ['an exploration token is lost', /exploration token/, s => { s.exploreLeft = s.exploreLeft.slice(1); }],
  ['an eliminated player is in the game', /seat 3 is out and still in the game/, s => { s.out = [2]; }],
  ['an eliminated player has cards', /seat 3 is out and still with cards/, s => { s.out = [2]; }],
  ['an eliminated player has heroes', /seat 3 is out and still with heroes/, s => { s.out = [2]; }],
  ['an eliminated player has a Title', /seat 3 is out and still with a Title/, s => { s.out = [2]; s.titleSeat[0] = 2; }],
  ['an eliminated player has a claim', /seat 3 is out and still with a claim/, s => { s.out = [2]; s.claims[0] = { seat: 2, type: 0 }; }],
  ['an eliminated player has activated an area', /seat 3 is out and still with activation tokens/, s => { s.out = [2]; s.activated[2] = bigSets.with(s.activated[2]!, 0); }],
  ['an eliminated player has an area', /seat 3 is out and still on the board/, s => { s.out = [2]; }],
];

describe(`at a crowded table ('${SEED}')`, () => {
  test('nothing is broken', () => expect(broken(table())).toEqual([]));

  test.each(BREACHES)('it is found that %s', (_, found, breach) => {
    const s = table();
    breach(s);
    expect(broken(s).join('; ')).toMatch(found);
  });
});

test('a unit that fights on with as much damage as health is found', () => {
  const options = { board: 'preset', factions: 'dealt', explore: 'off' };
  const position = {
    turn: 'primary 1',
    factions: { 1: 'daqan', 2: 'latari' },
    orders: { 1: 'conquer', 2: 'fortify' },
    areas: { '5D': 'D: 1 bowman', '3D': 'L: 1 warrior 1 sorceress' },
    fate: [15],
  };
  const s = runewars.proof.position.read(position, options, 2);
  for (const code of ['activate:3D', 'from:5D:bowman:1']) {
    const seat = s.ask!.seats[0]!;
    runewars.rules.apply(
      s,
      seat,
      s.ask!.options[seat]!.findIndex(o => o.code === code),
    );
  }
  expect(broken(s)).toEqual([]);
  const [line, other] = s.battle!.lines;
  s.battle = { ...s.battle!, lines: [line, other.map(group => ({ ...group, damage: 2 }))] };
  expect(broken(s).join('; ')).toMatch(/a dead warrior fights on/);
});
