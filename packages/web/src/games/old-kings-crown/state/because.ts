/** Why one would take an option of The Old King's Crown, in a clause. */
import { type Phrase, phrase } from '@interregnum/kernel';
import { LOCATION_DATA, LOCATIONS, type Option, STRENGTH, type View } from '@interregnum/old-kings-crown';

export function because(option: Option, view: View): Phrase | null {
  const { viewer } = view;
  if (viewer === null) return null;
  if (option.type === 'claim' || option.type === 'herald') {
    const n = LOCATION_DATA[LOCATIONS[option.location]!].influence;
    const own = option.type === 'herald' || view.heralds[viewer] === option.location;
    return own ? phrase('okc.because.herald', { n: n + 1 }) : phrase('okc.because.pays', { n });
  }
  if (option.type === 'bid' || option.type === 'play' || option.type === 'reinforce') {
    const best = Math.max(...view.hands[viewer]!.map(card => (card === null ? 0 : STRENGTH[card]!)));
    return STRENGTH[option.card] === best ? phrase('okc.because.strongest') : null;
  }
  return null;
}
