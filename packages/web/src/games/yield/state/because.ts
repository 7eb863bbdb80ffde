/** Why one would take an option of Yield, in a clause. */
import { type Phrase, phrase } from '@interregnum/kernel';
import {
  CONQUER,
  conquerable,
  controllerOf,
  isFortress,
  type Option,
  sideOf,
  UPGRADE,
  type View,
  valueInBattle,
} from '@interregnum/yield';
import { meetsEnemy } from './reading.ts';

function stepTo(view: View, seat: number, to: number): Phrase | null {
  if (isFortress(view, to) && controllerOf(view, to) !== seat)
    return phrase('yield.because.fortress', { value: view.stacks[to]!.length + 1 });
  return meetsEnemy(view, sideOf(view, seat), to) ? phrase('yield.because.battle') : null;
}

const gainOf = (view: View, seat: number): number =>
  conquerable(view, seat).reduce((sum, place) => sum + view.stacks[place]!.length + 1, 0);

export function because(option: Option, view: View): Phrase | null {
  const seat = view.viewer;
  if (seat === null) return null;
  switch (option.type) {
    case 'conquer':
      return phrase('yield.because.points', { points: gainOf(view, seat) });
    case 'choose':
    case 'copy':
      if (option.card === CONQUER) return phrase('yield.because.points.now', { points: gainOf(view, seat) });
      return option.card === UPGRADE ? phrase('yield.because.points', { points: 1 }) : null;
    case 'upgrade':
    case 'build':
      return phrase('yield.because.points', { points: 1 });
    case 'recruit':
      return phrase('yield.because.units', { units: option.units.reduce((sum, units) => sum + units, 0) });
    case 'steal':
      return phrase('yield.because.steal');
    case 'step':
    case 'chase':
      return stepTo(view, seat, option.to);
    case 'play':
    case 'cover': {
      if (!view.battle) return null;
      const value = valueInBattle(view, view.battle, seat, option.kind, option.type === 'play');
      return phrase('yield.because.total', { total: view.battle.totals[sideOf(view, seat)]! + value });
    }
    default:
      return null;
  }
}
