/** What players may leave at the table, so that cards and free actions in every battle and turn are no chore. */
import { type Catalogue, type Seat, sets, standingOrders } from '@interregnum/kernel';
import { LAST_ROW } from './battle.ts';
import type { RunewarsEvent } from './events.ts';
import { type Option, option } from './options.ts';
import { SPRING } from './pieces.ts';
import { initiative } from './queries.ts';
import { ASK, type Question } from './questions.ts';
import type { View } from './sight.ts';

type Answers = ReadonlyMap<Question, Option>;

const ROWS: Answers = new Map([[ASK.rowStart, option.done]]);
const BATTLE: Answers = new Map<Question, Option>([
  [ASK.battleStart, option.done],
  [ASK.rowStart, option.done],
  [ASK.rowsOver, option.pass],
  [ASK.layDown, option.done],
]);
/** RNW-546: to the end of a battle or duel. */
const FATE: Answers = new Map([[ASK.layDown, option.done]]);
const WINDOWS: Answers = new Map<Question, Option>([
  [ASK.freeAction, option.continue],
  [ASK.intrigue, option.pass],
  ...BATTLE,
]);

/** The last row is the last chance for what would have helped in any. */
function isWorthAThought(v: View): boolean {
  const { row, drew, lines } = v.battle!;
  const draws = lines.some((line, side) =>
    line.some(({ type, routed }) => !routed && initiative(v, type) === row && !sets.has(drew[side]!, type)),
  );
  return draws || row === LAST_ROW;
}

const isOverBattle = (e: RunewarsEvent): boolean => e.type === 'battleOver' || e.type === 'battleCancelled';
const isFightOver = (e: RunewarsEvent): boolean => isOverBattle(e) || e.type === 'duelOver';
const isAttackOn = (e: RunewarsEvent, seat: Seat): boolean => e.type === 'battle' && e.defender === seat;

export const orders = standingOrders<View, RunewarsEvent>({
  rows: { answers: ROWS, comes: e => e.type === 'gameOver', spares: isWorthAThought },
  battle: { answers: BATTLE, comes: isOverBattle },
  fate: { answers: FATE, comes: isFightOver, offered: v => v.terms.bow },
  attacked: { answers: WINDOWS, comes: isAttackOn },
  season: { answers: WINDOWS, comes: e => e.type === 'season' },
  year: { answers: WINDOWS, comes: e => e.type === 'season' && e.season === SPRING },
});

export const orderTexts: Readonly<Record<'en' | 'de', Catalogue>> = {
  en: {
    'standing.rows': 'Play no card before a row in which nobody draws, except before the last row',
    'standing.battle': 'Play no card in a battle until one is over',
    'standing.fate': 'Lay down no Tactical Fate card until a battle or duel is over',
    'standing.attacked': 'Use nothing, in my turn or in battle, until somebody attacks me',
    'standing.season': 'Use nothing, in my turn or in battle, until the next season',
    'standing.year': 'Use nothing, in my turn or in battle, until the next year',
  },
  de: {
    'standing.rows': 'Keine Karte spielen vor einer Reihe, in der niemand zieht, außer vor der letzten',
    'standing.battle': 'In Schlachten keine Karte spielen, bis eine vorbei ist',
    'standing.fate': 'Kein Taktisches Schicksal auslegen, bis eine Schlacht oder ein Duell vorbei ist',
    'standing.attacked': 'Nichts nutzen, im eigenen Zug wie in der Schlacht, bis mich jemand angreift',
    'standing.season': 'Nichts nutzen, im eigenen Zug wie in der Schlacht, bis zur nächsten Jahreszeit',
    'standing.year': 'Nichts nutzen, im eigenen Zug wie in der Schlacht, bis zum nächsten Jahr',
  },
};
