/** Mistakes with Development cards, capitals and peasants, and the positions at which they are made. */
import { type Mistake, mistake } from '@interregnum/kernel/testing';
import type { State } from '../src/index.ts';
import { answer, table } from './refusal-tables.ts';

type Position = Parameters<typeof table>[0];

export const DEVELOPED = { bow: 'on', dev: 'on' } as const;
/** The last season of the game. */
const LAST = { year: 7, season: 'winter' };
const dev = (position: Position, seats = 2): State => table({ ...LAST, ...position }, seats, DEVELOPED);
const order = (name: string, part: string, more: Position): State =>
  dev({ turn: `${part} 1`, orders: { 1: name, 2: 'fortify' }, ...more });

export const developing = (more: Position = {}): State => order('harvest', 'bonus', { dials: { 1: '8/8/8' }, ...more });
/** Two strongholds at home, of which one becomes the capital. */
export const raising = (): State => answer(developing({ areas: { daqanB: 'stronghold D 5' } }), 0, 'buy:DD1');
const fortifying = (more: Position): State => answer(order('fortify', 'primary', more), 0, 'build');
export const leaving = (): State =>
  answer(
    order('strategize', 'primary', { developed: ['DD2'], areas: { '7A': 'D: 1 footman', '7B': '' } }),
    0,
    'move:7A>7B',
    'take:footman:1',
    'go',
  );
export const poisoning = (): State =>
  dev({ turn: 'season', developed: ['DW7'], dials: { 1: '0/3/3', 2: '2/3/3' }, seasons: { winter: ['WI8'] } }, 3);
const invading = (developed: readonly string[], units: string, guards: string, more: Position = {}): State =>
  order('conquer', 'primary', {
    factions: { 1: 'uthuk', 2: 'daqan' },
    developed,
    areas: { '7A': `U: 3 ${units}`, '7B': guards },
    ...more,
  });
export const hungry = (): State =>
  answer(invading(['DU2', 'DU3'], 'flesh-ripper', 'D: 2 footman'), 0, 'activate:7B', 'from:7A:flesh-ripper:3');
export const routing = (): State => answer(hungry(), 0, 'use:DU2');
export const plundering = (): State =>
  answer(
    invading(['DU6'], 'berserker', 'stronghold D 3', { dials: { 1: '8/3/3' } }),
    0,
    'activate:7B',
    'from:7A:berserker:3',
    'no',
  );

export const DEV_MISTAKES: readonly Mistake<State>[] = [
  mistake('RNW-600', 'a card of another faction', () => developing(), 'buy:DL7'),
  mistake('RNW-601', 'a card that is bought', () => developing({ developed: ['DD7'] }), 'buy:DD7'),
  mistake('RNW-600', 'a second card', () => answer(developing(), 0, 'buy:DD7'), 'buy:DD6'),
  mistake('RNW-601', 'a card that is too dear', () => developing({ dials: { 1: '1/1/1' } }), 'buy:DD1'),
  mistake(
    'RNW-600',
    'a second token',
    () => answer(developing(), 0, 'build:diplomat:daqanA'),
    'build:resources:daqanA',
  ),
  mistake(
    'RNW-460',
    'a token where there is no room',
    () => developing({ areas: { daqanA: 'stronghold D 5; development diplomat', daqanB: 'stronghold D 5' } }),
    'build:resources:daqanA',
  ),
  mistake('RNW-460', 'a token without a stronghold', () => developing(), 'build:resources:daqanC'),
  mistake('RNW-602', 'a capital without a stronghold', () => raising(), 'capital:daqanC'),
  mistake('RNW-604', 'a capital away from home', () => raising(), 'capital:7A'),
  mistake('RNW-604', 'a capital without its card', () => fortifying({}), 'capital:daqanB'),
  mistake(
    'RNW-604',
    'a second capital',
    () => fortifying({ developed: ['DD1'], areas: { daqanA: 'stronghold D 7' } }),
    'capital:daqanB',
  ),
  mistake('RNW-Q92', 'a peasant where nobody was', () => leaving(), 'peasant:7D'),
  mistake('DW7', 'wells of who has no food', () => poisoning(), 'player:1', 2),
  mistake('DW7', 'wells of his own', () => poisoning(), 'player:3', 2),
  mistake('RNW-Q261', 'a card for another moment', () => hungry(), 'use:DU3'),
  mistake('RNW-601', 'a card that he has not', () => hungry(), 'use:DU5'),
  mistake('RNW-Q261', 'more than stand', () => routing(), 'rout:4'),
  mistake('DU6', 'a dial that is full', () => plundering(), 'raise:food'),
];
