/** Why one would take an option of Epix, in a clause. */
import { areasOf, CAMP, castleOf, isMarked, type Option, RECRUITMENT, TAX, type View } from '@interregnum/epix';
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
      if (option.unit === CAMP) return phrase('epix.because.camp');
      return gainOf(view, option.area) ?? phrase('epix.because.guard');
    case 'draftBid':
      return phrase('epix.because.ability');
    case 'bid':
      return phrase('epix.because.bid', { amount: option.amount, gold: view.gold[seat]! });
    case 'move':
      return gainOf(view, option.to);
    case 'attack': {
      const guesses = Math.max(...defenceOf(view, seat, option.unit, option.to).guesses);
      const castle = view.gold.some((_, other) => other !== seat && castleOf(other) === option.to);
      return phrase(castle ? 'epix.because.castle' : 'epix.because.attack', { guesses, gold: view.gold[seat]! });
    }
    case 'choose':
      if (option.cards & TAX) return phrase('epix.because.tax', { gold: taxOf(view, seat) });
      return option.cards & RECRUITMENT ? phrase('epix.because.recruit', { gold: view.gold[seat]! }) : null;
    case 'pass':
    case 'done':
      return phrase('epix.because.pass', { gold: view.gold[seat]! });
    default:
      return null;
  }
}
