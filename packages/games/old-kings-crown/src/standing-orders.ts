/** "Pass until …": windows need not be a chore. */
import { type Catalogue, passOrders, phrase } from '@interregnum/kernel';
import type { OldKingsCrownEvent } from './events.ts';
import { option } from './options.ts';
import { ASK } from './questions.ts';
import type { View } from './sight.ts';

export const orders = passOrders<View, OldKingsCrownEvent>(ASK.window, option.pass, {
  region: { phrase: phrase('order.region'), comes: e => e.type === 'revealed' || e.type === 'round' },
  effect: {
    phrase: phrase('order.effect'),
    comes: (e, seat) => (e.type === 'used' && e.seat !== seat) || e.type === 'round',
  },
  round: { phrase: phrase('order.round'), comes: e => e.type === 'round' },
});

export const orderTexts: Readonly<Record<'en' | 'de', Catalogue>> = {
  en: {
    'order.region': 'Pass in every window until a Region is revealed',
    'order.effect': 'Pass in every window until somebody else uses an effect',
    'order.round': 'Pass in every window until the next Round',
  },
  de: {
    'order.region': 'In jedem Fenster passen, bis eine Region aufgedeckt wird',
    'order.effect': 'In jedem Fenster passen, bis ein anderer eine Wirkung nutzt',
    'order.round': 'In jedem Fenster passen, bis zur nächsten Runde',
  },
};
