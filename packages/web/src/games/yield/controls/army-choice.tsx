/** An Army to choose: which takes the loss (with what becomes of it), or which is the Champion. */
import { armyOf, has, localsOf, ownerOf, UNDEAD_ARMIES, type Yielding } from '@interregnum/yield';
import { OptionChips, Row } from '../../../table/kit/chips.tsx';
import { optionsOfType } from '../../../table/kit/options.ts';
import { ArmyPicture } from '../houses/meeple.tsx';
import { armyForViewer, type Props, pieceName } from '../state/props.ts';

export function ArmyChoice(props: Props) {
  const { view, options, text, seatNames } = props;
  return (
    <Row>
      <OptionChips
        {...props}
        of={optionsOfType(options, 'loss')}
        show={({ army }) => ({
          picture: <ArmyPicture army={army} size={38} />,
          words: armyForViewer(view, text, seatNames, army),
          small: lossInWords(props, army),
        })}
      />
      <OptionChips
        {...props}
        of={optionsOfType(options, 'champion')}
        show={({ piece }) => ({
          picture: <ArmyPicture army={armyOf(view.viewer!, piece)} size={38} champion />,
          words: pieceName(text, piece),
        })}
      />
    </Row>
  );
}

/** 7 → 3; or destroyed, with what is left of the loss; or, undead, grown. */
function lossInWords({ view, text }: Props, army: number): string {
  const { loss } = localsOf<Yielding>(view);
  const units = view.units[army]!;
  if (has(view, ownerOf(army), UNDEAD_ARMIES)) {
    return text('yield.loss.grows', { units, more: Math.min(15, units + Math.min(loss, units)) });
  }
  if (loss < units) return text('yield.loss.survives', { units, left: units - loss });
  return text('yield.loss.destroyed', { units, rest: loss - units });
}
