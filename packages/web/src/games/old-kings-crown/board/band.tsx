/** A Region: its land, its two Locations, and a lane for the cards of each player. */
import { isDone, locationsOf, REGIONS, type RegionNumber } from '@interregnum/old-kings-crown';
import { usePlacing } from '../state/placing.ts';
import { type Props, regionName, regionSpot } from '../state/props.ts';
import { sidesOf } from '../state/reading.ts';
import css from './band.module.css';
import { Lane } from './lane.tsx';
import { Medallion } from './medallion.tsx';
import { Thing } from './piece.tsx';
import { Scenery } from './scenery.tsx';

export interface BandProps extends Props {
  region: RegionNumber;
}

export function Band(props: BandProps) {
  const { view, region, text } = props;
  const [left, right] = sidesOf(view);
  const name = regionName(text, region);
  const isNow = view.region === region;
  const placing = usePlacing(props);
  return (
    <section
      className={`${css.band} ${css[REGIONS[region]!]}`}
      aria-label={name}
      data-region={region}
      data-now={isNow}
      data-done={isDone(view, region)}
      data-lanes={view.order.length}
    >
      <Thing
        {...props}
        thing={regionSpot(region)}
        label={name}
        className={css.ground}
        {...(placing.lifted === null ? {} : { otherwise: () => placing.pressSlot(region) })}
      >
        <Scenery region={region} />
      </Thing>
      <span className={css.name} aria-hidden="true">
        {name}
      </span>
      <div className={css.lanes}>
        {left.map(party => (
          <Lane key={party} {...props} party={party} />
        ))}
      </div>
      <ul className={css.locations}>
        {locationsOf(region).map(location => (
          <li key={location}>
            <Medallion {...props} location={location} />
          </li>
        ))}
      </ul>
      <div className={css.lanes}>
        {right.map(party => (
          <Lane key={party} {...props} party={party} />
        ))}
      </div>
    </section>
  );
}
