/** What decides The Old King's Crown: the Influence of each player, against the threshold. */
import type { Seat } from '@interregnum/kernel';
import { type OldKingsCrownEvent, SIMULACRUM, thresholdOf, type View } from '@interregnum/old-kings-crown';
import type { Course, Mark } from '../../table/kit/course.ts';
import { okcClass } from './marks/livery.ts';

/** Influence comes, goes, or changes hands. */
function explains(e: OldKingsCrownEvent, seat: Seat, rose: boolean): boolean {
  switch (e.type) {
    case 'gained':
      return rose && e.party === seat;
    case 'lostInfluence':
      return !rose && e.party === seat;
    case 'stole':
      return rose ? e.party === seat : e.from === seat;
    default:
      return false;
  }
}

/** OKC-S9: alone, one plays against the Simulacrum. */
const marks = (view: View): readonly Mark[] => [
  { name: 'okc.end.threshold', value: thresholdOf(view) },
  ...(view.seats === 1
    ? [{ name: 'okc.simulacrum', colour: 'var(--slate-ink)', value: view.influence[SIMULACRUM]! }]
    : []),
];

export const course: Course<View, OldKingsCrownEvent> = {
  theme: okcClass,
  unit: 'okc.end.unit',
  values: view => view.influence.slice(0, view.seats),
  marks,
  explains,
};
