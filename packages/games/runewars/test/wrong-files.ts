/** Content files that cannot be played: where the error leads, and what it says. */
import type { ContentData } from '@interregnum/kernel';

export interface WrongFile {
  readonly data: ContentData;
  readonly at: string;
  readonly says: RegExp;
}

const wrong = (data: ContentData, at: string, says: RegExp): WrongFile => ({ data, at, says });
const text = 'Does something else.';
/** A program on a card, the error at its first step or deeper. */
const season = (steps: readonly unknown[], at: string, says: RegExp): WrongFile =>
  wrong({ 'season cards': { SU2: { text, do: steps } } }, `season cards.SU2.do${at}`, says);
const tactic = (id: string, steps: readonly unknown[], at: string, says: RegExp): WrongFile =>
  wrong({ tactics: { [id]: { text, do: steps } } }, `tactics.${id}.do${at}`, says);
const quest = (attempt: ContentData, at: string, says: RegExp): WrongFile =>
  wrong({ quests: { Q10: { text, attempt } } }, `quests.Q10.attempt${at}`, says);
const reward = (id: string, effect: unknown, at: string, says: RegExp): WrongFile =>
  wrong({ rewards: { [id]: { text, effect } } }, `rewards.${id}.effect${at}`, says);

export const WRONG_FILES: Readonly<Record<string, WrongFile>> = {
  'a part that does not exist': wrong({ decks: {} }, 'decks', /unknown 'decks'/),
  'a card that does not exist': wrong({ tactics: { TA30: { copies: 2 } } }, 'tactics.TA30', /unknown 'TA30'/),
  'a key that a card does not have': wrong({ heroes: { HE01: { gold: 3 } } }, 'heroes.HE01.gold', /unknown 'gold'/),
  'a name that is none': wrong({ titles: { TI1: { name: '' } } }, 'titles.TI1.name', /expected a text/),
  'a text with braces': wrong({ titles: { TI1: { text: '{n}' } } }, 'titles.TI1.text', /no braces/),
  'a text in one of two languages': wrong(
    { objectives: { OG1: { name: { en: 'Bonds' } } } },
    'objectives.OG1.name.de',
    /expected a text/,
  ),
  'another effect without a text': wrong(
    { 'season cards': { SU2: { do: ['stir'] } } },
    'season cards.SU2.do.0',
    /expected a step/,
  ),
  'another program that nobody is told of': wrong(
    { tactics: { TA22: { do: ['gain 4 influence'] } } },
    'tactics.TA22.text',
    /who changes 'do' needs a 'text'/,
  ),
  'a number out of range': wrong({ units: { knight: { health: 9 } } }, 'units.knight.health', /from 1 to 6, not '9'/),
  'a row that does not exist': wrong({ units: { knight: { initiative: 6 } } }, 'units.knight.initiative', /1 to 5/),
  'a shape that does not exist': wrong({ units: { roc: { shape: 'star' } } }, 'units.roc.shape', /one of triangle/),
  'a faction without triangles': wrong(
    { units: { bowman: { shape: 'circle' }, footman: { shape: 'circle' } } },
    'units',
    /a unit of daqan that is a triangle/,
  ),
  'neutral units without circles': wrong(
    { units: { sorcerer: { shape: 'triangle' } } },
    'units',
    /a neutral unit that is a circle/,
  ),
  'more figures on the dials than in the box': wrong(
    { units: { archer: { figures: 2 } } },
    'factions.latari.start',
    /more archer than there are figures/,
  ),
  'a dial with seven spaces': wrong(
    { factions: { daqan: { 'ore dial': Array.from({ length: 7 }, () => 'knight') } } },
    'factions.daqan.ore dial',
    /at least 8 entries, not 7/,
  ),
  'a dial with units of others': wrong(
    { factions: { daqan: { 'ore dial': Array.from({ length: 8 }, () => 'archer') } } },
    'factions.daqan.ore dial.0',
    /one of influence, tactics, bowman/,
  ),
  'two factions that start with the same influence': wrong(
    { factions: { uthuk: { influence: 3 } } },
    'factions.uthuk.influence',
    /influence of its own/,
  ),
  'a deck that has grown': wrong({ tactics: { TA01: { copies: 3 } } }, 'tactics', /50 Tactics cards \(base\), not 51/),
  'Rewards that are missing': wrong(
    { rewards: { RW01: { copies: 3 } } },
    'rewards',
    /25 Reward cards \(base\), not 24/,
  ),
  'too many heroes of a kind': wrong(
    { heroes: { HE01: { alignment: 'evil' } } },
    'heroes',
    /expected 4 good heroes \(base\), not 3/,
  ),
  'tokens that do not add up': wrong(
    { 'exploration tokens': { temple: { backs: [2, 1] } } },
    'exploration tokens',
    /16 tokens with the back 1 \(base\), not 17/,
  ),
  'a Fate card with three sections': wrong({ fate: { 1: '- r2 d1 red' } }, 'fate.1', /expected four sections/),
  'a Fate card with a face that there is not': wrong({ fate: { 30: '- r4 d1 s red' } }, 'fate.30', /four sections/),
  'a Fate card without a destiny': wrong({ fate: { 1: '- r2 d1 s' } }, 'fate.1', /one of gold, silver, red/),
  'a deck without gold': wrong(
    { fate: { 5: '- - - - red', 7: '- - - - red', 17: '- - - - red', 27: '- - - - red' } },
    'fate',
    /at least one card with the destiny gold/,
  ),
  'a tile without its city': wrong({ tiles: { 6: { A: { city: false } } } }, 'tiles.6', /1 areas with a city .* not 0/),
  'a city with neutral units': wrong(
    { tiles: { 6: { A: { neutral: '2 beastman' } } } },
    'tiles.6.A.neutral',
    /a city has no neutral units/,
  ),
  'neutral units that there are not': wrong(
    { tiles: { 4: { C: { neutral: '3 dragon' } } } },
    'tiles',
    /6 dragon, and there are 4 figures/,
  ),
  'an area that a tile does not have': wrong({ tiles: { 9: { C: { food: 1 } } } }, 'tiles.9.C', /unknown 'C'/),
  'an area that nobody could reach': wrong(
    { tiles: { 1: { A: { borders: { N: 'water', NE: 'water', NW: 'water' } } } } },
    'tiles.1.A.borders',
    /at most 2 coloured sides/,
  ),
  'a yellow side that turns blue': wrong(
    { tiles: { 12: { A: { borders: { N: 'water' } } } } },
    'tiles.12.A.borders.N',
    /the yellow side stays yellow/,
  ),
  'a board of tiles upon each other': wrong(
    {
      boards: {
        2: {
          tiles: [
            [3, 0, 0, 0],
            [5, 0, 1, 1],
            [4, 3, 1, -1],
            [2, 4, 2, -2],
          ],
        },
      },
    },
    'boards.2.tiles.1',
    /tile 5 covers another/,
  ),
  'a board with an island': wrong(
    {
      boards: {
        2: {
          tiles: [
            [3, 0, 0, 0],
            [5, 1, 3, -2],
            [4, 3, 1, -1],
            [2, 4, 9, -9],
          ],
        },
      },
    },
    'boards.2.tiles.3',
    /no way leads to tile 2/,
  ),
  'a board with a tile of Banners of War': wrong(
    {
      boards: {
        2: {
          tiles: [
            [10, 0, 0, 0],
            [5, 1, 3, -2],
            [4, 3, 1, -1],
            [2, 4, 2, -2],
          ],
        },
      },
    },
    'boards.2.tiles.0',
    /there is no tile 10 for this board/,
  ),
  'a home realm on a tile': wrong(
    {
      boards: {
        2: {
          slots: [
            [0, 0, 0, 1],
            [-2, 1, -1, 1],
          ],
        },
      },
    },
    'boards.2.slots.0',
    /a tile lies there/,
  ),
  'a home realm in two halves': wrong(
    {
      boards: {
        2: {
          slots: [
            [4, -2, 4, 1],
            [-2, 1, -1, 1],
          ],
        },
      },
    },
    'boards.2.slots.0',
    /two hexes next to each other/,
  ),
  'a battle on a Season card': season(
    ['deal 1 damage to the opponent (any)'],
    '.0',
    /'deal 1 damage to the opponent \(any\)' cannot happen on a Season card/,
  ),
  'a city destroyed that was not picked': season(
    ['destroy the city in the picked area'],
    '.0',
    /this needs 'pick an area' before/,
  ),
  'a winner of no bid': season(['the highest bidder acts'], '.0', /this needs a bid of which the highest counts/),
  'dials that fall before the Guildmaster is asked': season(
    [{ each: 'player', do: ['pick a dial to turn down of food/wood'] }],
    '.0.do.0',
    /'dials are about to fall' before/,
  ),
  'desolation in a game without it': season(
    [{ each: 'player', do: ['lay desolation in 1 areas (mine)'] }],
    '.0.do.0',
    /this belongs to Banners of War/,
  ),
  'a look at facedown dragon runes': season(
    ['pick an area (with a facedown dragon rune)'],
    '.0',
    /facedown dragon runes can only be looked for to be revealed/,
  ),
  'something found in a block that may be passed over': season(
    [{ each: 'player', do: [{ may: ['pick an area (mine)'] }, 'place a false rune in the picked area'] }],
    '.0.do.1',
    /this needs 'pick an area' before/,
  ),
  'a choice of one': season(
    [{ each: 'player', do: [{ either: [{ way: 'pay', do: ['pay 2 influence'] }] }] }],
    '.0.do.0.either',
    /at least two ways/,
  ),
  'a way that has no name in answers': season(
    [
      {
        either: [
          { way: 'flee', do: ['pay 2 influence'] },
          { way: 'pay', do: ['pay 2 influence'] },
        ],
      },
    ],
    '.0.either.0.way',
    /one of circle, damage/,
  ),
  'a block without steps': season([{ each: 'player', do: [] }], '.0.do', /at least one step/),
  'a block of no kind': season([{ unless: 'I have bid' }], '.0.unless', /unknown 'unless'/),
  'a round within a row of nobody': season(
    [{ each: 'player but the picked player', do: ['draw 1 Quests'] }],
    '.0.each',
    /'pick an opponent' before/,
  ),
  'a city destroyed where there may be none': tactic(
    'TA06',
    ['pick an area (mine)', 'destroy the city in the picked area'],
    '.1',
    /an area picked 'with a city'/,
  ),
  'next to an area that there may not be': tactic(
    'TA21',
    [{ if: 'I have 2 influence', do: ['pick an area (with a rune)', 'pick a place to go (next to the picked area)'] }],
    '.0.do.1',
    /an area picked before that is sure to be there/,
  ),
  'a stronghold that there may not be': wrong(
    { tactics: { TA05: { text, if: [] } } },
    'tactics.TA05.do.2',
    /needs the condition 'I have an unused stronghold'/,
  ),
  'a hero who may have fallen': quest(
    { test: 'wisdom', gold: ['2 damage to the hero', 'complete the Quest'] },
    '.gold.0',
    /nothing can follow/,
  ),
  'a hero to desert, if there is one': season(
    [{ each: 'player', do: ['pick a hero of mine', 'the hero deserts'] }],
    '.0.do.1',
    /this needs a hero before/,
  ),
  'an attack that is called off by who attacks': tactic('TA09', ['the battle is cancelled'], '.0', /of the attacker/),
  'units of another sheet that join': wrong(
    { units: { necromancer: { text, do: ['2 berserker join the battle'] } } },
    'units.necromancer.do',
    /only units of its own faction join/,
  ),
  'a step that does not exist': tactic(
    'TA22',
    ['gain 2 gold'],
    '.0',
    /expected 'gain \(a count\) influence' or 'gain a hero'/,
  ),
  'a question about no battle': tactic(
    'TA22',
    ['pick a unit (mine)'],
    '.0',
    /cannot happen on a Tactics card of one's turn/,
  ),
  'a hero who is not there': tactic('TA22', ["pick an area (the hero's)"], '.0', /this needs a hero before/),
  'an effect of a season in a turn': tactic(
    'TA07',
    ['long marches until the end of the season'],
    '.0',
    /cannot happen/,
  ),
  'somebody else in a battle': tactic('TA15', ['+2 strength for the lowest bidder'], '.0', /a bid of which the lowest/),
  'units outside a battle told apart by damage': tactic('TA22', ['destroy 1 of me (damaged)'], '.0', /told apart/),
  'two things where one is chosen': tactic(
    'TA27',
    ['draw 2 Fate cards more', 'draw 1 Fate cards more'],
    '',
    /expected one step/,
  ),
  'a card for no moment': wrong({ tactics: { TA22: { when: 'night' } } }, 'tactics.TA22.when', /one of turn, attack/),
  'a moment at which its steps cannot happen': wrong(
    { tactics: { TA20: { text, when: 'duel' } } },
    'tactics.TA20.do.0',
    /cannot happen on a Tactics card of a duel/,
  ),
  'a condition that nobody asks for': wrong(
    { tactics: { TA11: { text, if: ['I have 2 influence'] } } },
    'tactics.TA11.if',
    /has no conditions/,
  ),
  'Lieutenant General with something else to do': wrong(
    { tactics: { TB03: { text, do: ['gain 2 influence'] } } },
    'tactics.TB03.do',
    /unknown 'do'/,
  ),
  'a Quest on two tiles': wrong({ quests: { Q10: { areas: ['1B', '2A'] } } }, 'quests.Q10.areas.1', /areas of tile 1/),
  'a Setup Quest on another tile': wrong({ quests: { QS1: { areas: ['2A'] } } }, 'quests.QS1.areas.0', /of tile 1/),
  'a Quest completed twice': quest(
    { test: 'wisdom', gold: ['complete the Quest', 'complete the Quest'] },
    '.gold',
    /once only/,
  ),
  'a Quest that asks for nothing': quest({ do: ['complete the Quest'] }, '', /expected 'test', 'duel' or 'price'/),
  'a Reward that is discarded twice': reward(
    'RW07',
    { when: 'turn', do: ['use this up'] },
    '.do.0',
    /cannot happen on a Reward that is used up/,
  ),
  'Armor that is a weapon': wrong(
    { rewards: { RW13: { text, effect: 'Armor prevents 1 in rounds 1/3' } } },
    'rewards.RW13.kind',
    /Armor has an effect of Armor/,
  ),
  'a Reward for a duel that moves runes': reward(
    'RW13',
    { when: 'special', do: ['pick an area (mine)'] },
    '.do.0',
    /cannot happen on a Reward in a duel/,
  ),
  'a second Banner': reward('RW07', '2 units stand up after a battle won', '', /there is a Banner already/),
  'an ability of heroes that does not exist': wrong(
    { heroes: { HE01: { text, ability: 'sings' } } },
    'heroes.HE01.ability',
    /expected an ability that begins with/,
  ),
  'a hero of nobody in a battle': wrong(
    { heroes: { HE02: { text, ability: { when: 'his Quest Phase', do: ['deal 2 damage in the duel'] } } } },
    'heroes.HE02.ability.do.0',
    /cannot happen on a hero in the Quest Phase/,
  ),
  'a goal that does not exist': wrong(
    { objectives: { OG3: { text, goal: 'my heroes have no Rewards' } } },
    'objectives.OG3.goal',
    /expected 'my heroes have \(1 to 20\) Rewards'/,
  ),
  'a goal of the expansion': wrong(
    { objectives: { OG3: { text, goal: '3 desolation tokens' } } },
    'objectives.OG3.goal',
    /belongs to Banners of War/,
  ),
  'a Development card for a foreign unit': wrong(
    { developments: { DD4: { text, effect: { unit: 'archer', health: 3 } } } },
    'developments.DD4.effect',
    /a unit of daqan/,
  ),
  'two Development cards for one unit': wrong(
    { developments: { DD4: { text, effect: { unit: 'bowman', health: 3 } } } },
    'developments.DD4.effect',
    /another card changes bowman already/,
  ),
  'a faction without a capital': wrong(
    { developments: { DD1: { text, effect: '1 Tactics cards more from Strategize' } } },
    'developments',
    /expected a card of daqan with a capital/,
  ),
  'what a Commander does': wrong(
    { commanders: { CM01: { do: ['draw 1 Quests'] } } },
    'commanders.CM01.do',
    /unknown 'do'/,
  ),
  'a rune on an ordinary city': wrong({ cities: { CT1: { rune: true } } }, 'cities.CT1.rune', /unknown 'rune'/),
};
