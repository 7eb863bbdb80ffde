/** What the viewer's own Leader needs, and how it stands. */
import { contentOf, factionId, leaderId, type View, victoriousFaction } from '@interregnum/hidden-leaders';
import { type Phrase, phrase, term } from '@interregnum/kernel';
import type { Objective } from '../../../table/kit/title.ts';
import { alignedWith, nearnessOf, spacesTo } from './reading.ts';

function endOf(view: View): Phrase | null {
  const near = view.up.map((_, seat) => nearnessOf(view, seat));
  if (view.over) return null;
  if (near.includes('met')) return phrase('hdl.objective.last');
  return near.includes('next') ? phrase('hdl.objective.near') : null;
}

export function objective(view: View): Objective | null {
  const { viewer } = view;
  const leader = viewer === null ? null : (view.leaders[viewer] ?? null);
  if (leader === null) return null;
  const own = alignedWith(view, viewer);
  const now = victoriousFaction(contentOf(view), view.red, view.green);
  const [one, other] = own.map(faction => term(`faction.${factionId(faction)}`));
  const spaces = Math.min(...own.map(faction => spacesTo(faction, view)));
  return {
    aim: phrase('hdl.objective', { one: one!, other: other!, leader: term(`leader.${leaderId(leader)}`) }),
    now: phrase(own.includes(now) ? 'hdl.objective.yours' : 'hdl.objective.theirs', {
      faction: term(`faction.${factionId(now)}`),
      spaces,
    }),
    warning: endOf(view),
  };
}
