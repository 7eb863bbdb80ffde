/** An Army to choose: which takes the loss (with what becomes of it), or which is the Champion. */
import { has, localsOf, ownerOf, PIECES, pieceOf, UNDEAD_ARMIES, type Yielding } from '@interregnum/yield';
import { optionsOfType } from '../../../table/kit/options.ts';
import { ArmyPicture } from '../houses/meeple.tsx';
import { armyName, type Props, pieceName } from '../state/props.ts';
import { OptionChip, Row } from './chip.tsx';

export function ArmyChoice(props: Props) {
  const { view, options, text, seatNames } = props;
  return (
    <Row>
      {optionsOfType(options, 'loss').map(choice => {
        const { army } = choice;
        const own = ownerOf(army) === view.viewer;
        return (
          <li key={choice.code}>
            <OptionChip
              {...props}
              choice={choice}
              picture={<ArmyPicture seat={ownerOf(army)} piece={pieceOf(army)} size={38} />}
              small={lossInWords(props, army)}
            >
              {own ? pieceName(text, pieceOf(army)) : armyName(text, seatNames, army)}
            </OptionChip>
          </li>
        );
      })}
      {optionsOfType(options, 'champion').map(choice => (
        <li key={choice.code}>
          <OptionChip
            {...props}
            choice={choice}
            picture={<ArmyPicture seat={view.viewer!} piece={PIECES[choice.piece]!} size={38} champion />}
          >
            {pieceName(text, choice.piece)}
          </OptionChip>
        </li>
      ))}
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
