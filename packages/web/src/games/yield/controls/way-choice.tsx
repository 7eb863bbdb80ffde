/** Retreat and chase: an Army, then where it goes; the arrows are on the map as well. */
import { armyOf, ownerOf, pieceOf, sideOf } from '@interregnum/yield';
import { optionsOfType } from '../../../table/kit/options.ts';
import { RegionSign } from '../cards/region-sign.tsx';
import { ArmyPicture } from '../houses/meeple.tsx';
import { useLayoutFor } from '../map/layout-context.ts';
import { armyInHand } from '../state/clicks.ts';
import { armyName, type Props, pieceName, placeName } from '../state/props.ts';
import { questionKey } from '../state/reading.ts';
import { pick, usePicked } from '../state/selection.ts';
import { OptionChip, PickChip, Row } from './chip.tsx';
import css from './controls.module.css';

export function WayChoice(props: Props) {
  const { view, options, text, seatNames } = props;
  const question = questionKey(view);
  const picked = usePicked(question);
  const { regions } = useLayoutFor(view.seats);
  const ways = optionsOfType(options, 'retreat', 'chase').map(choice => ({
    choice,
    army: choice.type === 'retreat' ? choice.army : armyOf(view.viewer!, choice.piece),
  }));
  const armies = [...new Set(ways.map(({ army }) => army))];
  const inHand = armyInHand(view, options, picked);
  const name = (army: number) =>
    ownerOf(army) === view.viewer ? pieceName(text, pieceOf(army)) : armyName(text, seatNames, army);
  return (
    <div className={css.menu}>
      <Row>
        {armies.map(army => (
          <li key={army}>
            <PickChip
              pressed={inHand === army}
              picture={<ArmyPicture seat={ownerOf(army)} piece={pieceOf(army)} size={34} />}
              small={placeName(view, view.at[army]!)}
              onClick={() => pick(question, inHand === army ? {} : { army })}
            >
              {name(army)}
            </PickChip>
          </li>
        ))}
      </Row>
      {inHand !== null && (
        <Row>
          {ways
            .filter(({ army }) => army === inHand)
            .map(({ choice }) => (
              <li key={choice.code}>
                <OptionChip
                  {...props}
                  choice={choice}
                  picture={<RegionSign region={regions[choice.to]!} size={18} />}
                  small={conquestWarning(props, inHand, choice.to)}
                >
                  {text('yield.do.step', { place: placeName(view, choice.to) })}
                </OptionChip>
              </li>
            ))}
        </Row>
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
