/** Locations to choose from: a start, a Fortress to upgrade, to lower or to return to, a battle to fight next. */
import { armiesIn, type Location, ownerOf, pieceOf } from '@interregnum/yield';
import { optionsOfType } from '../../../table/kit/options.ts';
import { RegionSign } from '../cards/region-sign.tsx';
import { ArmyPicture } from '../houses/meeple.tsx';
import { useLayoutFor } from '../map/layout-context.ts';
import { type Props, placeName } from '../state/props.ts';
import { battlesAhead, placesOfArmies } from '../state/reading.ts';
import { OptionChip, Row } from './chip.tsx';
import css from './controls.module.css';

export function PlaceChoice(props: Props) {
  const { view, options, text } = props;
  const { regions } = useLayoutFor(view.seats);
  const places = optionsOfType(options, 'start', 'upgrade', 'remove', 'recover');
  return (
    <Row>
      {places.map(choice => {
        const { location, type } = choice;
        const value = view.stacks[location]!.length;
        const change = type === 'remove' ? -1 : type === 'recover' ? 0 : 1;
        return (
          <li key={choice.code}>
            <OptionChip
              {...props}
              choice={choice}
              picture={<RegionSign region={regions[location]!} size={18} />}
              small={
                change === 0
                  ? text('yield.value', { value })
                  : text(value + change === 0 ? 'yield.value.gone' : 'yield.value.becomes', {
                      value,
                      more: value + change,
                    })
              }
            >
              {placeName(view, location)}
            </OptionChip>
          </li>
        );
      })}
      {optionsOfType(options, 'battle').map((choice, i) => (
        <li key={choice.code}>
          <OptionChip
            {...props}
            choice={choice}
            picture={<b className={css.number}>{i + 1}</b>}
            small={<Fighters {...props} location={choice.location} />}
          >
            {placeName(view, choice.location)}
          </OptionChip>
        </li>
      ))}
    </Row>
  );
}

function Fighters({ view, location }: Props & { location: Location }) {
  const battle = battlesAhead(view).find(one => placesOfArmies(view, one).includes(location)) ?? 0;
  return (
    <span className={css.pair}>
      {armiesIn(battle).map(army => (
        <ArmyPicture key={army} seat={ownerOf(army)} piece={pieceOf(army)} size={22} />
      ))}
    </span>
  );
}
