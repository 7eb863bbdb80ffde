/** Why one would take an option of Epix, in a clause. */
import { areasOf, CAMP, castleOf, isMarked, type Option, type View } from '@interregnum/epix';
import { type Phrase, phrase } from '@interregnum/kernel';
import { defenceOf, taxOf } from './reading.ts';

const occupies = (view: View, area: number): boolean => view.occupant[area] === view.viewer;

/** An area that was not held yet. */
function gainOf(view: View, area: number): Phrase | null {
  if (occupies(view, area)) return null;
  return phrase(isMarked(area) ? 'epix.because.marked' : 'epix.because.area', {
    areas: areasOf(view, view.viewer!) + 1,
  });
}

export function because(option: Option, view: View): Phrase | null {
  const seat = view.viewer;
  if (seat === null) return null;
  switch (option.type) {
    case 'recruit':
      return option.unit === CAMP ? phrase('epix.because.camp') : gainOf(view, option.area);
    case 'move':
      return gainOf(view, option.to);
    case 'attack': {
      const guesses = Math.max(...defenceOf(view, seat, option.unit, option.to).guesses);
      const castle = view.gold.some((_, other) => other !== seat && castleOf(other) === option.to);
      return phrase(castle ? 'epix.because.castle' : 'epix.because.attack', { guesses, gold: view.gold[seat]! });
    }
    case 'choose':
      return option.code === 'choose:tax' ? phrase('epix.because.tax', { gold: taxOf(view, seat) }) : null;
    case 'pass':
      return phrase('epix.because.pass', { gold: view.gold[seat]! });
    default:
      return null;
  }
}
