/** What a click on an area or a Unit means at the open question. */
import { ASK, areaId, isEnemy, type Option, UNITS, type Unit, unitId, type View } from '@interregnum/epix';
import { unitInUse, unitsAt } from './reading.ts';
import type { Picked } from './selection.ts';

export type Meaning =
  | { do: 'choose'; code: string }
  | { do: 'attempt'; code: string }
  | { do: 'select'; what: Partial<Picked> }
  /** Take one option now and another as soon as it is there. */
  | { do: 'switch'; code: string; wish: string }
  | { do: 'nothing' };

const NOTHING: Meaning = { do: 'nothing' };

const find = (options: readonly Option[], fits: (o: Option) => boolean): Option | undefined =>
  options.find(choice => fits(choice));

const takeOrAttempt = (options: readonly Option[], code: string): Meaning => {
  const choice = options.find(each => each.code === code);
  return choice ? { do: 'choose', code: choice.code } : { do: 'attempt', code };
};

const asksFor = (options: readonly Option[], ...types: Option['type'][]): boolean =>
  options.some(option => types.includes(option.type));

/** Whether Units can be placed at this question. */
export const isRecruiting = (view: View, options: readonly Option[]): boolean =>
  options.length > 0 && (view.ask?.id === ASK.draft || view.ask?.id === ASK.recruit);

function clickToRecruit(options: readonly Option[], { unit }: Picked, area: number): Meaning {
  if (unit !== null) return takeOrAttempt(options, `recruit:${unitId(unit)}:${areaId(area)}`);
  const fitting = UNITS.filter(each => find(options, o => o.type === 'recruit' && o.unit === each && o.area === area));
  if (fitting.length === 0) return { do: 'attempt', code: `recruit:soldier:${areaId(area)}` };
  return { do: 'select', what: { area } };
}

function clickToUse(view: View, options: readonly Option[], area: number): Meaning {
  const usable = options.filter(o => o.type === 'use' && o.area === area);
  if (usable.length === 1) return { do: 'choose', code: usable[0]!.code };
  if (usable.length > 1) return { do: 'select', what: { area } };
  const unit = unitsAt(view, area)[0] ?? 0;
  return { do: 'attempt', code: `use:${unitId(unit)}:${areaId(area)}` };
}

function clickToStep(view: View, options: readonly Option[], area: number): Meaning {
  const unit = unitInUse(view);
  const from = view.riding;
  if (unit === null || from === null) return NOTHING;
  const step = find(options, o => (o.type === 'move' || o.type === 'attack') && o.to === area);
  if (step) return { do: 'choose', code: step.code };
  if (area === from) {
    const leave = find(options, o => o.type === 'back' || o.type === 'finish');
    return leave ? { do: 'choose', code: leave.code } : NOTHING;
  }
  const verb = isEnemy(view, view.viewer!, area) ? 'attack' : 'move';
  return { do: 'attempt', code: `${verb}:${unitId(unit)}:${areaId(from)}>${areaId(area)}` };
}

export function clickArea(view: View, options: readonly Option[], picked: Picked, area: number): Meaning {
  if (isRecruiting(view, options)) return clickToRecruit(options, picked, area);
  if (asksFor(options, 'use')) return clickToUse(view, options, area);
  if (asksFor(options, 'move', 'attack', 'back', 'finish')) return clickToStep(view, options, area);
  return NOTHING;
}

export function clickUnit(view: View, options: readonly Option[], picked: Picked, unit: Unit, area: number): Meaning {
  const own = view.occupant[area] === view.viewer;
  const use = `use:${unitId(unit)}:${areaId(area)}`;
  if (asksFor(options, 'use') && own) return takeOrAttempt(options, use);
  if (own && asksFor(options, 'back') && area !== view.riding) {
    const step = find(options, o => (o.type === 'move' || o.type === 'attack') && o.to === area);
    const back = find(options, o => o.type === 'back')!;
    if (!step) return { do: 'switch', code: back.code, wish: use };
  }
  return clickArea(view, options, picked, area);
}

/** The areas where a click is worth something now, with the options behind them. */
export function targets(options: readonly Option[], { unit }: Picked): Map<number, Option[]> {
  const out = new Map<number, Option[]>();
  const add = (area: number, choice: Option) => out.set(area, [...(out.get(area) ?? []), choice]);
  for (const choice of options) {
    const o = choice;
    if (o.type === 'recruit' && (unit === null || unit === o.unit)) add(o.area, choice);
    if (o.type === 'use') add(o.area, choice);
    if (o.type === 'move' || o.type === 'attack') add(o.to, choice);
  }
  return out;
}
