/** Inspiring Presence: a rout that is not dealt (CM06, RNW-Q293). */
import { LAST_ROW, type Side, type Unit } from '../../battle.ts';
import { CM } from '../../content/cmd/commanders.ts';
import { tell } from '../../events.ts';
import type { State } from '../../state.ts';
import { changeCmdBattle } from './command.ts';
import { hasLeader, leaderWith } from './queries.ts';

/** CM06, RNW-Q293: the first of each row, dealt by the other side. */
export const inspiringPresence = {
  applies: (s: State, { side, by }: { side: Side; by: Side }): boolean => {
    if (by === side || !hasLeader(s, side, CM.PRESENCE)) return false;
    const { row } = s.battle!;
    return row > 0 && row <= LAST_ROW && s.cmd.battle!.steadied !== row;
  },
  instead: (s: State, { side }: { side: Side; unit: Unit; by: Side }): void => {
    tell({ type: 'commanderUsed', hero: leaderWith(s, side, CM.PRESENCE), card: CM.PRESENCE });
    changeCmdBattle(s, { steadied: s.battle!.row });
  },
};
