/** What modules let a side do at the start of a battle (`battle.start`, D22), in their order. */
import type { BattleAction } from '../phases/battle/action.ts';
import { commanderAction } from './cmd/abilities.ts';
import { hungerAction } from './dev/battle-cards.ts';

export const BATTLE_ACTIONS: readonly BattleAction[] = [hungerAction, commanderAction];
