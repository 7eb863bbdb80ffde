/** What players may leave at the table, so that windows and Winter are no chore: from "only where it matters" to "never". */
import { type Catalogue, standingOrders } from '@interregnum/kernel';
import type { OldKingsCrownEvent } from './events.ts';
import { type Option, option } from './options.ts';
import { ASK, type Question } from './questions.ts';
import type { View } from './sight.ts';
import { changesNothing } from './strategy/clash-uses.ts';

type Answers = ReadonlyMap<Question, Option>;

const WINDOWS: Answers = new Map<Question, Option>([
  [ASK.window, option.pass],
  [ASK.beforeReveal, option.done],
]);
const WINTER: Answers = new Map<Question, Option>([
  [ASK.retire, option.none],
  [ASK.deploy, option.none],
]);

export const orders = standingOrders<View, OldKingsCrownEvent>({
  idle: { answers: WINDOWS, comes: e => e.type === 'gameOver', spares: v => !changesNothing(v, v.viewer!) },
  region: { answers: WINDOWS, comes: e => e.type === 'revealed' || e.type === 'round' },
  effect: { answers: WINDOWS, comes: (e, seat) => (e.type === 'used' && e.seat !== seat) || e.type === 'round' },
  round: { answers: WINDOWS, comes: e => e.type === 'round' },
  winter: { answers: WINTER, comes: (e, seat) => e.type === 'attrition' && e.seat === seat },
});

export const orderTexts: Readonly<Record<'en' | 'de', Catalogue>> = {
  en: {
    'standing.idle': 'Pass where nothing of mine can change who wins the Clash',
    'standing.region': 'Pass in every window until a Region is revealed',
    'standing.effect': 'Pass in every window until somebody else uses an effect',
    'standing.round': 'Pass in every window until the next Round',
    'standing.winter': 'Retire and Deploy nothing in Winter, until I suffer Attrition',
  },
  de: {
    'standing.idle': 'Passen, wo ich nichts daran ändern kann, wer das Treffen gewinnt',
    'standing.region': 'In jedem Fenster passen, bis eine Region aufgedeckt wird',
    'standing.effect': 'In jedem Fenster passen, bis ein anderer eine Wirkung nutzt',
    'standing.round': 'In jedem Fenster passen, bis zur nächsten Runde',
    'standing.winter': 'Im Winter niemanden in den Ruhestand schicken und nichts aufstellen, bis ich Abnutzung erleide',
  },
};
