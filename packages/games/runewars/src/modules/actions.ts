/** Free actions of a turn that modules add (`turn.actions`, D08), in their order. */
import type { FreeAction } from '../phases/actions/action.ts';
import { tokenAction } from './explore/token-action.ts';

export const MODULE_ACTIONS: readonly FreeAction[] = [tokenAction];
