/** What a click on an area or a Unit means at the open question. */
import { ASK, areaId, isEnemy, type Option, UNITS, type Unit, unitId, type View } from '@interregnum/epix';
import type { EpixChoice } from './props.ts';
import { unitInUse, unitsAt } from './reading.ts';
import type { Picked } from './selection.ts';

export type Meaning =
  | { do: 'choose'; index: number }
  | { do: 'attempt'; code: string }
  | { do: 'select'; what: Partial<Picked> }
  /** Take one option now and another as soon as it is there. */
  | { do: 'switch'; index: number; wish: string }
  | { do: 'nothing' };

const NOTHING: Meaning = { do: 'nothing' };

const find = (choices: readonly EpixChoice[], fits: (o: Option) => boolean): EpixChoice | undefined =>
  choices.find(choice => fits(choice.option));

const takeOrAttempt = (choices: readonly EpixChoice[], code: string): Meaning => {
  const choice = choices.find(each => each.code === code);
  return choice ? { do: 'choose', index: choice.index } : { do: 'attempt', code };
};

const asksFor = (choices: readonly EpixChoice[], ...types: Option['type'][]): boolean =>
  choices.some(({ option }) => types.includes(option.type));

/** Whether Units can be placed at this question. */
export const isRecruiting = (view: View, choices: readonly EpixChoice[]): boolean =>
  choices.length > 0 && (view.ask?.id === ASK.draft || view.ask?.id === ASK.recruit);

function clickToRecruit(choices: readonly EpixChoice[], { unit }: Picked, area: number): Meaning {
  if (unit !== null) return takeOrAttempt(choices, `recruit:${unitId(unit)}:${areaId(area)}`);
  const fitting = UNITS.filter(each => find(choices, o => o.type === 'recruit' && o.unit === each && o.area === area));
  if (fitting.length === 0) return { do: 'attempt', code: `recruit:soldier:${areaId(area)}` };
  return { do: 'select', what: { area } };
}

function clickToUse(view: View, choices: readonly EpixChoice[], area: number): Meaning {
  const usable = choices.filter(({ option: o }) => o.type === 'use' && o.area === area);
  if (usable.length === 1) return { do: 'choose', index: usable[0]!.index };
  if (usable.length > 1) return { do: 'select', what: { area } };
  const unit = unitsAt(view, area)[0] ?? 0;
  return { do: 'attempt', code: `use:${unitId(unit)}:${areaId(area)}` };
}

function clickToStep(view: View, choices: readonly EpixChoice[], area: number): Meaning {
  const unit = unitInUse(view);
  const from = view.riding;
  if (unit === null || from === null) return NOTHING;
  const step = find(choices, o => (o.type === 'move' || o.type === 'attack') && o.to === area);
  if (step) return { do: 'choose', index: step.index };
  if (area === from) {
    const leave = find(choices, o => o.type === 'back' || o.type === 'finish');
    return leave ? { do: 'choose', index: leave.index } : NOTHING;
  }
  const verb = isEnemy(view, view.viewer!, area) ? 'attack' : 'move';
  return { do: 'attempt', code: `${verb}:${unitId(unit)}:${areaId(from)}>${areaId(area)}` };
}

export function clickArea(view: View, choices: readonly EpixChoice[], picked: Picked, area: number): Meaning {
  if (isRecruiting(view, choices)) return clickToRecruit(choices, picked, area);
  if (asksFor(choices, 'use')) return clickToUse(view, choices, area);
  if (asksFor(choices, 'move', 'attack', 'back', 'finish')) return clickToStep(view, choices, area);
  return NOTHING;
}

export function clickUnit(
  view: View,
  choices: readonly EpixChoice[],
  picked: Picked,
  unit: Unit,
  area: number,
): Meaning {
  const own = view.occupant[area] === view.viewer;
  const use = `use:${unitId(unit)}:${areaId(area)}`;
  if (asksFor(choices, 'use') && own) return takeOrAttempt(choices, use);
  if (own && asksFor(choices, 'back') && area !== view.riding) {
    const step = find(choices, o => (o.type === 'move' || o.type === 'attack') && o.to === area);
    const back = find(choices, o => o.type === 'back')!;
    if (!step) return { do: 'switch', index: back.index, wish: use };
  }
  return clickArea(view, choices, picked, area);
}

/** The areas where a click is worth something now, with the options behind them. */
export function targets(choices: readonly EpixChoice[], { unit }: Picked): Map<number, EpixChoice[]> {
  const out = new Map<number, EpixChoice[]>();
  const add = (area: number, choice: EpixChoice) => out.set(area, [...(out.get(area) ?? []), choice]);
  for (const choice of choices) {
    const o = choice.option;
    if (o.type === 'recruit' && (unit === null || unit === o.unit)) add(o.area, choice);
    if (o.type === 'use') add(o.area, choice);
    if (o.type === 'move' || o.type === 'attack') add(o.to, choice);
  }
  return out;
}
