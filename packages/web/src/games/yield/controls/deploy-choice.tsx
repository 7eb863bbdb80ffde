/** YLD-D04: the Army to place, then the Location; the first that waits is already in hand. */
import { armyOf, pieceOf } from '@interregnum/yield';
import { OptionRow, PickChip, Row } from '../../../table/kit/chips.tsx';
import { optionsOfType } from '../../../table/kit/options.ts';
import { RegionSign } from '../cards/region-sign.tsx';
import { ArmyPicture } from '../houses/meeple.tsx';
import { useLayoutFor } from '../map/places.ts';
import { armyInHand } from '../state/clicks.ts';
import { type Props, pieceName, placeName } from '../state/props.ts';
import { pick, usePicked } from '../state/selection.ts';
import css from './controls.module.css';

export function DeployChoice(props: Props) {
  const { view, question, options, text } = props;
  const inHand = armyInHand(view, options, usePicked(question));
  const { regions } = useLayoutFor(view);
  const deploys = optionsOfType(options, 'deploy');
  const armies = [...new Set(deploys.map(option => armyOf(view.viewer!, option.piece)))];
  return (
    <div className={css.menu}>
      <Row label={text('yield.deploy.army')}>
        {armies.map(army => (
          <PickChip
            key={army}
            pressed={inHand === army}
            look={{
              picture: <ArmyPicture army={army} size={38} champion={view.champion === army} />,
              words: pieceName(text, pieceOf(army)),
            }}
            onClick={() => pick(question, { army })}
          />
        ))}
      </Row>
      <OptionRow
        {...props}
        label={text('yield.deploy.place')}
        of={deploys.filter(option => armyOf(view.viewer!, option.piece) === inHand)}
        show={({ location }) => ({
          picture: <RegionSign region={regions[location]!} size={18} />,
          words: placeName(view, location),
        })}
      />
    </div>
  );
}
