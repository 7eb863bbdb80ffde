/** Retreat and chase: an Army, then where it goes; the arrows are on the map as well. */
import { armyOf, type Option, ownerOf, sideOf } from '@interregnum/yield';
import { OptionRow, PickChip, Row } from '../../../table/kit/chips.tsx';
import { type OptionOf, optionsOfType } from '../../../table/kit/options.ts';
import { RegionSign } from '../cards/region-sign.tsx';
import { ArmyPicture } from '../houses/meeple.tsx';
import { useLayoutFor } from '../map/places.ts';
import { armyInHand } from '../state/clicks.ts';
import { armyForViewer, type Props, placeName } from '../state/props.ts';
import { pick, usePicked } from '../state/selection.ts';
import css from './controls.module.css';

export function WayChoice(props: Props) {
  const { view, question, options, text, seatNames } = props;
  const { regions } = useLayoutFor(view);
  const moverOf = (o: OptionOf<Option, 'retreat' | 'chase'>) =>
    o.type === 'retreat' ? o.army : armyOf(view.viewer!, o.piece);
  const ways = optionsOfType(options, 'retreat', 'chase');
  const movers = [...new Set(ways.map(moverOf))];
  const inHand = armyInHand(view, options, usePicked(question));
  return (
    <div className={css.menu} data-flow="">
      <Row>
        {movers.map(army => (
          <PickChip
            key={army}
            pressed={inHand === army}
            look={{
              picture: <ArmyPicture army={army} />,
              words: armyForViewer(view, text, seatNames, army),
              small: placeName(view, view.at[army]!),
            }}
            onClick={() => pick(question, inHand === army ? {} : { army })}
          />
        ))}
      </Row>
      {inHand !== null && (
        <OptionRow
          {...props}
          of={ways.filter(way => moverOf(way) === inHand)}
          show={({ to }) => ({
            picture: <RegionSign region={regions[to]!} size={18} />,
            words: text('yield.do.step', { place: placeName(view, to) }),
            small: conquestWarning(props, inHand, to),
          })}
        />
      )}
    </div>
  );
}

/** A Fortress under the feet of a retreating Army may be conquered by it. */
function conquestWarning({ view, text }: Props, army: number, to: number): string {
  const value = view.stacks[to]!.length;
  if (value === 0) return '';
  const own = sideOf(view, ownerOf(army)) === sideOf(view, view.viewer!);
  return text(own ? 'yield.value' : 'yield.do.fortressThere', { value });
}
