/** The Battle phase (YLD-140..YLD-146): the starting player orders the battles, each is fought completely. */
import { END } from '@interregnum/kernel';
import type { Location } from '../content/locations.ts';
import { tell } from '../events.ts';
import { option } from '../options.ts';
import { ASK } from '../questions.ts';
import { type PublicState, procedure } from '../state.ts';
import { armiesIn } from '../table.ts';
import { startBattle } from './battle.ts';
import { battlesOf } from './participation.ts';

export interface BattlePhase {
  /** The battles yet to be fought, each as a set of Armies. */
  battles: number[];
}

export const battlePhase = procedure<BattlePhase>('battlePhase', {
  // YLD-140
  begin: (s, l) => {
    s.phase = 'battle';
    s.first = s.marker; // YLD-067
    l.battles = battlesOf(s, s.fielded); // YLD-Q14: the list never changes
    if (l.battles.length === 0) return END;
    tell({ type: 'battles', count: l.battles.length });
  },
  // YLD-144: the starting player decides, even without an Army in any of them
  order: {
    question: ASK.battle,
    while: (_, l) => l.battles.length > 0,
    who: s => s.marker,
    options: (s, l) => l.battles.map(battle => option.battle(firstLocation(s, battle))),
    ask: 'forced',
    then: (s, l, a) => {
      if (a.type !== 'battle') return;
      const battle = l.battles.find(one => firstLocation(s, one) === a.location)!;
      l.battles = l.battles.filter(one => one !== battle);
      startBattle(s, battle, null);
    },
  },
  // YLD-145: all become active again
  over: s => {
    s.inactive = 0;
  },
});

/** The first Location of a battle names it. */
export const firstLocation = (t: Pick<PublicState, 'at'>, battle: number): Location =>
  Math.min(...armiesIn(battle).map(army => t.at[army]!));
