/** Numbers that effects speak of. */

import { contentOf } from '../content/contents.ts';
import type { Count } from '../content/effect.ts';
import { cities } from '../queries.ts';
import type { State } from '../state.ts';
import type { Performance } from './performance.ts';

export function countOf(s: State, l: Performance, n: Count): number {
  switch (n) {
    case 'n':
      return l.n;
    case 'perCity':
      return cities(s, l.seat).length;
    case 'printedInfluence':
      return contentOf(s).cities[s.cities[l.area]!]?.influence ?? 0;
    case 'damageOnUnit':
      return s.duel ? s.duel.unitDamage : (s.battle?.unit?.damage ?? 0);
    default:
      return n;
  }
}
