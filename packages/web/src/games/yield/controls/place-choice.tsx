/** Locations to choose from: a start, a Fortress to upgrade, to lower or to return to, a battle to fight next. */
import { armiesIn, type Location } from '@interregnum/yield';
import { OptionChips, Row } from '../../../table/kit/chips.tsx';
import { optionsOfType } from '../../../table/kit/options.ts';
import { RegionSign } from '../cards/region-sign.tsx';
import { ArmyPicture } from '../houses/meeple.tsx';
import { useLayoutFor } from '../map/places.ts';
import { type Props, placeName } from '../state/props.ts';
import { battlesAhead, placesOfArmies } from '../state/reading.ts';
import css from './controls.module.css';

type Change = 'start' | 'upgrade' | 'remove' | 'recover';

export function PlaceChoice(props: Props) {
  const { view, options } = props;
  const { regions } = useLayoutFor(view);
  return (
    <Row>
      <OptionChips
        {...props}
        of={optionsOfType(options, 'start', 'upgrade', 'remove', 'recover')}
        show={({ location, type }) => ({
          picture: <RegionSign region={regions[location]!} size={18} />,
          words: placeName(view, location),
          small: valueAfter(props, location, type),
        })}
      />
      <OptionChips
        {...props}
        of={optionsOfType(options, 'battle')}
        show={({ location }, nth) => ({
          picture: <b className={css.number}>{nth + 1}</b>,
          words: placeName(view, location),
          small: <Fighters {...props} location={location} />,
        })}
      />
    </Row>
  );
}

function valueAfter({ view, text }: Props, location: Location, type: Change): string {
  const value = view.stacks[location]!.length;
  if (type === 'recover') return text('yield.value', { value });
  const more = value + (type === 'remove' ? -1 : 1);
  return text(more === 0 ? 'yield.value.gone' : 'yield.value.becomes', { value, more });
}

function Fighters({ view, location }: Props & { location: Location }) {
  const battle = battlesAhead(view).find(one => placesOfArmies(view, one).includes(location)) ?? 0;
  return (
    <span className={css.pair}>
      {armiesIn(battle).map(army => (
        <ArmyPicture key={army} army={army} size={22} />
      ))}
    </span>
  );
}
