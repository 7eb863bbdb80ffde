/** YLD-D04: the Army to place, then the Location; the first that waits is already in hand. */
import { armyOf } from '@interregnum/yield';
import { optionsOfType } from '../../../table/kit/options.ts';
import { RegionSign } from '../cards/region-sign.tsx';
import { ArmyPicture } from '../houses/meeple.tsx';
import { useLayoutFor } from '../map/layout-context.ts';
import { armyInHand } from '../state/clicks.ts';
import { type Props, pieceName, placeName } from '../state/props.ts';
import { questionKey } from '../state/reading.ts';
import { pick, usePicked } from '../state/selection.ts';
import { OptionChip, PickChip, Row } from './chip.tsx';
import css from './controls.module.css';

export function DeployChoice(props: Props) {
  const { view, options, text } = props;
  const question = questionKey(view);
  const inHand = armyInHand(view, options, usePicked(question));
  const { regions } = useLayoutFor(view.seats);
  const deploys = optionsOfType(options, 'deploy');
  const pieces = [...new Set(deploys.map(option => option.piece))];
  return (
    <div className={css.menu}>
      <Row label={text('yield.deploy.army')}>
        {pieces.map(piece => {
          const army = armyOf(view.viewer!, piece);
          return (
            <li key={piece}>
              <PickChip
                pressed={inHand === army}
                picture={<ArmyPicture seat={view.viewer!} piece={piece} size={38} champion={view.champion === army} />}
                onClick={() => pick(question, { army })}
              >
                {pieceName(text, piece)}
              </PickChip>
            </li>
          );
        })}
      </Row>
      <Row label={text('yield.deploy.place')}>
        {deploys
          .filter(option => armyOf(view.viewer!, option.piece) === inHand)
          .map(choice => (
            <li key={choice.code}>
              <OptionChip
                {...props}
                choice={choice}
                picture={<RegionSign region={regions[choice.location]!} size={18} />}
              >
                {placeName(view, choice.location)}
              </OptionChip>
            </li>
          ))}
      </Row>
    </div>
  );
}
