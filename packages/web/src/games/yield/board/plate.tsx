/** The plate at the edge of the map: what the Location under pointer or focus is, its tokens, who stands there. */
import { boardFor, type Location, locationId, ownerOf, pieceOf, tokenOwner } from '@interregnum/yield';
import { keyed } from '../../../parts/keyed.ts';
import { RegionSign } from '../cards/region-sign.tsx';
import { Emblem } from '../houses/emblem.tsx';
import { ArmyPicture } from '../houses/meeple.tsx';
import { useLayout } from '../map/layout-context.ts';
import { type Props, regionName } from '../state/props.ts';
import { armiesAt, conquerorOf } from '../state/reading.ts';
import { lookedAt } from '../state/selection.ts';
import { armyInWords } from '../state/words.ts';
import css from './plate.module.css';

/** `hidden`: where it would be in the way of a finger. */
export function Plate({ hidden, ...props }: Props & { hidden: ReadonlyMap<Location, unknown> | null }) {
  const location = lookedAt.use();
  if (location === null || hidden?.has(location)) return null;
  return <PlateOf {...props} location={location} />;
}

function PlateOf({ location, ...props }: Props & { location: Location }) {
  const { view, text, seatNames } = props;
  const { anchors, whole, regions } = useLayout();
  const side = anchors[location]!.x < whole.x + whole.width / 2 ? 'right' : 'left';
  const armies = armiesAt(view, location);
  const conqueror = conquerorOf(view, location);
  return (
    <div className={css.plate} data-side={side} aria-hidden="true">
      <strong className={css.name}>
        <span className={css.id}>{locationId(location)}</span>
        {boardFor(view.seats).names[location]}
      </strong>
      <span className={css.kind}>
        <RegionSign region={regions[location]!} />
        {regionName(text, regions[location]!)}
      </span>
      <Tokens stack={view.stacks[location]!} text={text} />
      {armies.map(army => (
        <span key={army} className={css.army}>
          <ArmyPicture seat={ownerOf(army)} piece={pieceOf(army)} size={26} champion={view.champion === army} />
          {armyInWords(view, text, seatNames, army)}
        </span>
      ))}
      {conqueror !== null && view.phase !== 'setup' && (
        <span className={css.note}>{text('yield.plate.changes', { seat: seatNames[conqueror]! })}</span>
      )}
    </div>
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
