/** The course of a game: setup, then up to seven years of four seasons, then the final count (RNW-030, 2.21 no. 1). */
import type { Chance, ContentHash, SetupChoices } from '@interregnum/kernel';
import { LAST_SEASON, LAST_YEAR, SPRING } from '../pieces.ts';
// these join the places by name
import '../modules/cmd/appointing.ts';
import '../modules/cmd/rally.ts';
import '../modules/dev/battles.ts';
import '../modules/dev/develop.ts';
import '../modules/explore/turn-token.ts';
import { begin, call, emptyState, procedure, type State } from '../state.ts';
import type { Terms } from '../terms.ts';
import { seasonStep } from './season.ts';
import { setUp } from './setup/setup.ts';
import { chooseOrders, resolveOrders } from './turns.ts';
import { finalCount } from './winning.ts';

type Nothing = Record<string, never>;

/** The next season; a year begins with spring. */
function advance(s: State): void {
  if (s.year > 0) s.season = s.season === LAST_SEASON ? SPRING : s.season + 1;
  if (s.season === SPRING) s.year++;
}

const isLast = (s: State): boolean => s.year === LAST_YEAR && s.season === LAST_SEASON;

export const season = procedure<Nothing>('season', {
  begin: s => advance(s),
  step1: s => call(s, seasonStep, {}),
  step2: s => call(s, chooseOrders, {}),
  step3: s => call(s, resolveOrders, {}),
});

export const game = procedure<Nothing>('game', {
  setup: s => call(s, setUp, {}),
  seasons: { while: s => !isLast(s), do: s => call(s, season, {}) },
  count: s => finalCount(s),
});

export const termsOf = (options: SetupChoices): Terms => ({
  board: options.board as Terms['board'],
  factions: options.factions as Terms['factions'],
  explore: options.explore === 'on',
  bow: options.bow === 'on',
  dev: options.dev === 'on',
  cmd: options.cmd === 'on',
  free: options.free === 'on',
});

export function setup(content: ContentHash, options: SetupChoices, seats: number, chance: Chance): State {
  const s = emptyState(content, termsOf(options), seats, chance);
  begin(s, game);
  return s;
}
