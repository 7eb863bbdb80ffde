/** What stands at a Location: a badge where several Armies do, and the inspector that it opens. */
import { boardOf, type Location, tokenOwner } from '@interregnum/yield';
import type { Listed } from '../../../table/kit/pieces/counted.ts';
import { StackBadge, StackSheet } from '../../../table/kit/pieces/stack.tsx';
import { Emblem } from '../houses/emblem.tsx';
import { ArmyPicture } from '../houses/meeple.tsx';
import { Themed } from '../houses/themed.tsx';
import { useLayout } from '../map/places.ts';
import { type Props, placeName } from '../state/props.ts';
import { armiesAt } from '../state/reading.ts';
import { armyInWords } from '../state/words.ts';

const SEVERAL = 2;

export function StackBadges({ view, onOpen }: Props & { onOpen(location: Location): void }) {
  const { areas, anchors } = useLayout();
  return areas
    .filter(location => armiesAt(view, location).length >= SEVERAL)
    .map(location => (
      <StackBadge
        key={location}
        x={anchors[location]!.x + 34}
        y={anchors[location]!.y + 12}
        count={armiesAt(view, location).length}
        place={placeName(view, location)}
        onOpen={() => onOpen(location)}
      />
    ));
}

type InspectorProps = Props & { location: Location; onClose(): void };

export const StackInspector = ({ location, onClose, ...props }: InspectorProps) => (
  <StackSheet
    place={`${placeName(props.view, location)} ${boardOf(props.view).names[location] ?? ''}`}
    pieces={[...armiesIn(props, location), ...tokensIn(props, location)]}
    onClose={onClose}
  />
);

const armiesIn = ({ view, text, seatNames }: Props, location: Location): Listed[] =>
  armiesAt(view, location).map(army => ({
    words: armyInWords(view, text, seatNames, army),
    picture: (
      <Themed view={view}>
        <ArmyPicture army={army} size={40} champion={view.champion === army} />
      </Themed>
    ),
  }));

/** The tokens of the Fortress, from the top down. */
const tokensIn = ({ view, text, seatNames }: Props, location: Location): Listed[] =>
  [...view.stacks[location]!].reverse().map(letter => {
    const owner = tokenOwner(letter);
    if (owner === null) return { words: text('yield.token.neutral') };
    return {
      words: text('yield.stack.token', { seat: seatNames[owner]! }),
      picture: (
        <Themed view={view}>
          <Emblem seat={owner} size={28} />
        </Themed>
      ),
    };
  });
