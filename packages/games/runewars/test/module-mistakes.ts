/** Typical mistakes of players with the modules of Banners of War. */
import { type Mistake, mistake } from '@interregnum/kernel/testing';
import type { State } from '../src/index.ts';
import { answer, SIX, table } from './refusal-tables.ts';

type Position = Parameters<typeof table>[0];

/** The board for two of the base game: where its areas lie is known. */
const TILES = ['3@0,0r0', '5@3,-2r1', '4@1,-1r3', '2@2,-2r4', 'daqan@5,-2r2', 'latari@-1,2r3'];
export const withBanners = (more: Position, choices: Readonly<Record<string, string>> = {}): State =>
  table({ tiles: TILES, ...more }, 2, { bow: 'on', ...choices });

// --- Road to Victory ---------------------------------------------------------------------------------------------------------

const turn = (more: Position = {}): State =>
  withBanners({ turn: 'turn 1', orders: { 1: 'harvest', 2: 'fortify' }, tactics: { 1: ['TA22'] }, ...more });
/** Runes are shown for a Victory card. */
export const placing = (): State => answer(turn({ areas: SIX }), 0, 'victory');

const claimingTurn = (): State =>
  table({ turn: 'turn 1', orders: { 1: 'harvest', 2: 'fortify' }, tactics: { 1: ['TA22'] } });

// --- commanders ----------------------------------------------------------------------------------------------------------------

const CMD = { cmd: 'on' };
const HEROES = { HE01: { seat: 1, at: '5B' }, HE02: { seat: 1, at: 'daqanA' } };
const commanded = (more: Position): State =>
  withBanners({ heroes: HEROES, commanders: { HE01: 'CM04' }, ...more }, CMD);
/** The Quest Phase begins. */
const summer = (more: Position = {}): State => commanded({ turn: 'icons', season: 'summer', ...more });
/** The other hero may trade with the commander, so that he is asked although he is bound. */
const bound = (): State =>
  answer(
    summer({
      heroes: { HE01: { seat: 1, at: '5B', down: ['RW07'] }, HE03: { seat: 1, at: '5B' } },
      areas: { '5B': 'D: 1 footman; activated D' },
    }),
    0,
    'move:HE01',
  );
/** An enemy hero is there, too, so that he is asked. */
const arrived = (): State =>
  answer(
    summer({
      heroes: { HE01: { seat: 1, at: '5B' }, HE05: { seat: 2, at: '5B' } },
      quests: { 1: ['Q18'] },
      influence: { 1: 9 },
    }),
    0,
    'move:HE01',
    'stop',
  );
const conquest = (card: string, more: Position, ...codes: string[]): State =>
  answer(
    withBanners(
      {
        turn: 'primary 1',
        orders: { 1: 'conquer', 2: 'fortify' },
        heroes: { HE01: { seat: 1, at: '5B' } },
        commanders: { HE01: card },
        areas: { '5B': 'D: 2 footman 2 knight', '5D': 'L: 1 archer', '5E': 'D: 1 siege-tower' },
        ...more,
      },
      CMD,
    ),
    0,
    'activate:5D',
    ...codes,
  );
const IN = ['from:5B:footman:2', 'from:5B:knight:1', 'take:HE01', 'done'];
/** A commander's card asks which unit leaves. */
export const maneuvering = (): State => conquest('CM01', {}, ...IN, 'command:CM01');
const rallied = (influence: number, ...codes: string[]): State =>
  answer(
    commanded({ turn: 'bonus 1', orders: { 1: 'rally-support', 2: 'strategize' }, influence: { 1: influence } }),
    0,
    'seek:commanders',
    ...codes,
  );
/** Two heroes could be the second commander, a third is in the field. */
export const promoting = (): State =>
  answer(
    commanded({
      turn: 'turn 1',
      orders: { 1: 'harvest', 2: 'fortify' },
      tactics: { 1: ['TB03'] },
      heroes: { ...HEROES, HE03: { seat: 1, at: 'daqanA' }, HE04: { seat: 1, at: '5B' } },
    }),
    0,
    'play:TB03',
  );
/** Lieutenant General is in play, and one of the two cards is to be replaced. */
const replacing = (): State =>
  answer(
    commanded({
      turn: 'bonus 1',
      orders: { 1: 'rally-support', 2: 'strategize' },
      influence: { 1: 1 },
      heroes: { ...HEROES, HE03: { seat: 1, at: '5B' } },
      commanders: { HE01: 'CM04', HE02: 'CM05' },
      lieutenant: 1,
      commander_deck: ['CM06'],
    }),
    0,
    'seek:commanders',
    'spend:1',
    'keep:CM06',
  );

const COMMANDER_MISTAKES: readonly Mistake<State>[] = [
  mistake('RNW-652', 'a step of a bound commander', bound, 'step:5A'),
  mistake('RNW-652', 'a bound commander who teleports', bound, 'teleport:5A'),
  mistake('RNW-651', 'a quest for a commander', arrived, 'quest:Q18'),
  mistake('RNW-Q281', 'a commander alone against an enemy', () => conquest('CM04', {}), 'take:HE01'),
  mistake('CM10', 'a card that was seen', () => conquest('CM10', { tactics: { 2: ['TA01'] } }, ...IN), 'play:TA01', 1),
  mistake('RNW-654', 'a commander who commands already', () => summer(), 'hero:HE01'),
  mistake('RNW-658', 'a second commander in the field', promoting, 'hero:HE04'),
  mistake('RNW-653', 'influence that is not there', () => rallied(2), 'spend:3'),
  mistake('RNW-653', 'more than three cards', () => rallied(6), 'spend:4'),
  mistake('RNW-653', 'a Commander card that was not drawn', () => rallied(2, 'spend:1'), 'keep:CM04'),
  mistake('RNW-653', 'a hero without a card to replace', replacing, 'hero:HE03'),
  mistake('RNW-655', 'a unit that does not fight', maneuvering, 'unit:bowman:0:standing'),
  mistake(
    'CM16',
    'a Fate card that was not drawn',
    () => conquest('CM16', { fate: [1, 2, 3] }, ...IN, 'done'),
    'discard:30',
  ),
  mistake(
    'RNW-655',
    'a Commander card that is used up',
    () => conquest('CM01', { tactics: { 1: ['TA22'] } }, ...IN, 'command:CM01', 'no'),
    'command:CM01',
  ),
  mistake('RNW-655', 'a Commander card of nobody', () => conquest('CM01', {}, ...IN), 'command:CM02'),
];

export const MODULE_MISTAKES: readonly Mistake<State>[] = [
  mistake('RNW-640', 'a claim where there are Victory cards', () => turn(), 'claim'),
  mistake('RNW-640', 'a Victory card where there are claims', () => claimingTurn(), 'victory'),
  mistake('RNW-640', 'a Victory card without runes', () => turn(), 'victory'),
  mistake('RNW-642', 'a Victory card in the last year', () => turn({ year: 7 }), 'victory'),
  mistake('RNW-640', 'a second Victory card', () => turn({ claims: { fall: { seat: 1, type: 'card' } } }), 'victory'),
  mistake('RNW-642', 'a deck that is taken', () => turn({ claims: { spring: { seat: 2, type: 'card' } } }), 'victory'),
  mistake('RNW-640', 'no dragon rune to show', () => placing(), 'reveal:daqanA'),
  mistake('RNW-640', 'a dragon rune that lies open', () => placing(), 'reveal:3D'),
  mistake('RNW-640', 'a rune of somebody else', () => placing(), 'reveal:latariA'),
  ...COMMANDER_MISTAKES,
];
