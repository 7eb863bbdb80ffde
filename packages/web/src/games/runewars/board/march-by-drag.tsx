/** Armies are dragged to where they shall go: as pressing their area and the other one, with all of them. */
import type { Area } from '@interregnum/runewars';
import { hasFingers } from '../../../parts/fingers.ts';
import { useDragging } from '../../../table/kit/drag/use-dragging.tsx';
import { carryOut } from '../../../table/kit/meaning.ts';
import { runewarsClass } from '../peoples/peoples.ts';
import { UnitPicture } from '../peoples/units.tsx';
import { draggable, isWay, putDown } from '../state/clicks.ts';
import type { Props } from '../state/props.ts';
import { unitsAt } from '../state/reading.ts';
import { brought, type Picked, pick, selection } from '../state/selection.ts';

/** In hand they are a little larger than on the map. */
const SIZE = 44;

export function useMarchByDrag(props: Props, picked: Picked) {
  const { view, options, question } = props;
  const { handle, ghost } = useDragging<Area>({
    place: 'data-area',
    onLift: area => options.some(isWay) && pick(question, { area }),
    onDrop(from, place) {
      const to = Number(place);
      brought.set({ from, to });
      carryOut(props, selection, putDown(view, options, picked, from, to));
    },
    onBack: () => options.some(isWay) && pick(question, {}),
    draw: area => (
      <span className={runewarsClass}>
        {unitsAt(view, area).map(({ type, ally, routed, damage }) => (
          <UnitPicture key={`${type} ${routed} ${damage}`} view={view} type={type} ally={ally} size={SIZE} />
        ))}
      </span>
    ),
  });
  const liftable = draggable(view, options, hasFingers());
  return { handleOf: (area: Area) => (liftable.has(area) ? handle(area) : null), ghost };
}
