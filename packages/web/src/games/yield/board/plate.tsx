/** What the Location under pointer or focus is, its tokens, who stands there. */
import { boardOf, type Location, locationId, tokenOwner } from '@interregnum/yield';
import { keyed } from '../../../parts/keyed.ts';
import { Plate, PlateNote } from '../../../table/kit/map/plate.tsx';
import { RegionSign } from '../cards/region-sign.tsx';
import { Emblem } from '../houses/emblem.tsx';
import { ArmyPicture } from '../houses/meeple.tsx';
import { useLayout } from '../map/places.ts';
import { type Props, regionName } from '../state/props.ts';
import { armiesAt, conquerorOf } from '../state/reading.ts';
import { lookedAt } from '../state/selection.ts';
import { armyInWords } from '../state/words.ts';
import css from './plate.module.css';

/** `hidden`: where it would be in the way of a finger. */
export function LocationPlate({ hidden, ...props }: Props & { hidden: ReadonlyMap<Location, unknown> | null }) {
  const location = lookedAt.use();
  if (location === null || hidden?.has(location)) return null;
  return <PlateOf {...props} location={location} />;
}

function PlateOf({ location, ...props }: Props & { location: Location }) {
  const { view, text, seatNames } = props;
  const { regions } = useLayout();
  const conqueror = conquerorOf(view, location);
  return (
    <Plate
      area={location}
      name={
        <>
          <span className={css.id}>{locationId(location)}</span>
          {boardOf(view).names[location]}
        </>
      }
      kind={
        <>
          <RegionSign region={regions[location]!} />
          {regionName(text, regions[location]!)}
        </>
      }
    >
      <Tokens stack={view.stacks[location]!} text={text} />
      {armiesAt(view, location).map(army => (
        <span key={army} className={css.army}>
          <ArmyPicture army={army} size={26} champion={view.champion === army} />
          {armyInWords(view, text, seatNames, army)}
        </span>
      ))}
      {conqueror !== null && view.phase !== 'setup' && (
        <PlateNote warns>{text('yield.plate.changes', { seat: seatNames[conqueror]! })}</PlateNote>
      )}
    </Plate>
  );
}

/** The tokens from bottom to top. */
function Tokens({ stack, text }: { stack: string; text: Props['text'] }) {
  if (stack === '') return null;
  return (
    <span className={css.tokens}>
      <b>{stack.length}</b>
      {keyed([...stack]).map(({ key, item }) => {
        const owner = tokenOwner(item);
        return owner === null ? (
          <i key={key} className={css.neutral} title={text('yield.token.neutral')} />
        ) : (
          <Emblem key={key} seat={owner} size={15} />
        );
      })}
    </span>
  );
}
