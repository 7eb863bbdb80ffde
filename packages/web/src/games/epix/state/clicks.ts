/** What a click on an area or a Unit means at the open question. */
import {
  ASK,
  areaId,
  CAMP,
  isCastle,
  isEnemy,
  landsOf,
  type Option,
  UNITS,
  type Unit,
  unitId,
  type View,
} from '@interregnum/epix';
import { type Targets, targetsBy } from '../../../table/kit/map/area-targets.ts';
import { asks, type Meaning as KitMeaning, NOTHING, take, takeOrAttempt } from '../../../table/kit/meaning.ts';
import { unitInUse, unitsAt } from './reading.ts';
import type { Picked } from './selection.ts';

type Meaning = KitMeaning<Picked>;

/** Whether Units can be placed at this question. */
export const isRecruiting = (view: View, options: readonly Option[]): boolean =>
  options.length > 0 && (view.ask?.id === ASK.draft || view.ask?.id === ASK.recruit);

function clickToRecruit(options: readonly Option[], { unit }: Picked, area: number): Meaning {
  if (unit !== null) return takeOrAttempt(options, `recruit:${unitId(unit)}:${areaId(area)}`);
  const fitting = UNITS.filter(each => options.find(o => o.type === 'recruit' && o.unit === each && o.area === area));
  if (fitting.length === 0) return { do: 'attempt', code: `recruit:soldier:${areaId(area)}` };
  return { do: 'pick', what: { area } };
}

/** What to try for a Unit that can be recruited nowhere: where nothing but the Unit itself is in the way, if there is such an area. */
export function attemptToRecruit(view: View, unit: Unit): string {
  const seat = view.viewer!;
  const own = (area: number) => view.occupant[area] === seat;
  const mine = [...landsOf(seat), ...view.occupant.flatMap((_, area) => (own(area) ? [area] : []))];
  const open = mine.filter(area => view.occupant[area] === null || own(area));
  const fitting = open.filter(area => !(unit === CAMP && isCastle(area)));
  const free = fitting.find(area => !unitsAt(view, area).includes(unit));
  return `recruit:${unitId(unit)}:${areaId(free ?? fitting[0] ?? seat)}`;
}

function clickToUse(view: View, options: readonly Option[], area: number): Meaning {
  const usable = options.filter(o => o.type === 'use' && o.area === area);
  if (usable.length === 1) return take(usable[0]!);
  if (usable.length > 1) return { do: 'pick', what: { area } };
  const unit = unitsAt(view, area)[0] ?? 0;
  return { do: 'attempt', code: `use:${unitId(unit)}:${areaId(area)}` };
}

function clickToStep(view: View, options: readonly Option[], area: number): Meaning {
  const unit = unitInUse(view);
  const from = view.riding;
  if (unit === null || from === null) return NOTHING;
  const step = options.find(o => (o.type === 'move' || o.type === 'attack') && o.to === area);
  if (step) return take(step);
  if (area === from) {
    const leave = options.find(o => o.type === 'back' || o.type === 'finish');
    return leave ? take(leave) : NOTHING;
  }
  const verb = isEnemy(view, view.viewer!, area) ? 'attack' : 'move';
  return { do: 'attempt', code: `${verb}:${unitId(unit)}:${areaId(from)}>${areaId(area)}` };
}

export function clickArea(view: View, options: readonly Option[], picked: Picked, area: number): Meaning {
  if (isRecruiting(view, options)) return clickToRecruit(options, picked, area);
  if (asks(options, 'use')) return clickToUse(view, options, area);
  if (asks(options, 'move', 'attack', 'back', 'finish')) return clickToStep(view, options, area);
  return NOTHING;
}

export function clickUnit(view: View, options: readonly Option[], picked: Picked, unit: Unit, area: number): Meaning {
  const own = view.occupant[area] === view.viewer;
  const use = `use:${unitId(unit)}:${areaId(area)}`;
  if (asks(options, 'use') && own) return takeOrAttempt(options, use);
  if (own && asks(options, 'back') && area !== view.riding) {
    const step = options.find(o => (o.type === 'move' || o.type === 'attack') && o.to === area);
    const back = options.find(o => o.type === 'back')!;
    if (!step) return { do: 'wish', codes: [back.code, use] };
  }
  return clickArea(view, options, picked, area);
}

/** Whether a Unit can be dragged: it is to be used, or is being used. */
export const isMovable = (view: View, options: readonly Option[], unit: Unit, area: number): boolean =>
  options.some(o => o.type === 'use' && o.unit === unit && o.area === area) ||
  (asks(options, 'move', 'attack') && view.riding === area && unitInUse(view) === unit);

/** A Unit put down somewhere. An attack cannot be taken back: the Unit is only taken up, and the target pressed. */
export function dropUnit(view: View, options: readonly Option[], unit: Unit, from: number, to: number): Meaning {
  if (from === to) return NOTHING;
  if (!asks(options, 'use')) return clickToStep(view, options, to);
  const use = `use:${unitId(unit)}:${areaId(from)}`;
  if (isEnemy(view, view.viewer!, to)) return { do: 'wish', codes: [use], aloud: true };
  return { do: 'wish', codes: [use, `move:${unitId(unit)}:${areaId(from)}>${areaId(to)}`], aloud: true };
}

/** The areas where a click is worth something now, with the options behind them. */
export const targets = (options: readonly Option[], { unit }: Picked): Targets<Option> =>
  targetsBy(options, o => {
    if (o.type === 'recruit') return unit === null || unit === o.unit ? [o.area] : [];
    if (o.type === 'use') return [o.area];
    return o.type === 'move' || o.type === 'attack' ? [o.to] : [];
  });
