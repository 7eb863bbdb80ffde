/** OKC-165: the Locations that can be claimed, each with what it brings. */
import { LOCATIONS, type LocationNumber, locationData, NONE, ownerOf, robbedAt } from '@interregnum/old-kings-crown';
import { OptionRow } from '../../../table/kit/chips.tsx';
import { optionsOfType } from '../../../table/kit/options.ts';
import { locationName, type Props } from '../state/props.ts';

export const ClaimChoice = (props: Props) => (
  <OptionRow
    {...props}
    of={optionsOfType(props.options, 'claim')}
    show={o => ({
      words: locationName(props.text, o.location),
      small: claimWords(props, o.location),
      tone: 'good',
    })}
  />
);

/** "+1 Influence, +1 Herald, up to 1 stolen, then to the Court". */
export function claimWords({ view, text }: Pick<Props, 'view' | 'text'>, location: LocationNumber): string {
  const { viewer } = view;
  const wall = view.blockades[location]!;
  if (viewer === null) return '';
  const id = LOCATIONS[location]!;
  const torn = wall !== NONE && ownerOf(view, wall) !== viewer;
  const own = view.heralds[viewer] === location;
  const robbed = robbedAt(view, viewer, location).length;
  return [
    torn ? text('okc.claim.torn') : text('okc.claim.sum', { n: locationData(view, location).influence }),
    ...(own ? [text('okc.claim.herald')] : []),
    ...(robbed > 0 ? [text('okc.claim.steal', { n: robbed })] : []),
    ...(torn || locationData(view, location).reward.kind === 'none' ? [] : [text(`okc.reward.${id}`)]),
  ].join(text('list.next'));
}
