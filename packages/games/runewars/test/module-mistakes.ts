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
];
