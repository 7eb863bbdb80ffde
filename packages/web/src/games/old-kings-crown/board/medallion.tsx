/** A Location: what it pays, what it grants, who has sent a Herald, what blockades it. */

import Castle from 'icon:game-icons/castle';
import Battlefield from 'icon:game-icons/crossed-swords';
import Shrine from 'icon:game-icons/greek-temple';
import Wilderness from 'icon:game-icons/pine-tree';
import Necropolis from 'icon:game-icons/tombstone';
import Harvest from 'icon:game-icons/wheat';
import {
  isPillage,
  LOCATIONS,
  type LocationNumber,
  locationData,
  ownerOf,
  regionOf,
} from '@interregnum/old-kings-crown';
import type { Icon } from '../../../parts/button.tsx';
import { MiniCard } from '../cards/card-face.tsx';
import { CommanderDisc, Herald } from '../marks/faction-mark.tsx';
import {
  cardName,
  cardSpot,
  factionOf,
  locationName,
  locationSpot,
  type Props,
  partyName,
  regionSpot,
} from '../state/props.ts';
import { BATTLEFIELD, blockadeAt, heraldsAt, lanesOf } from '../state/reading.ts';
import { DISC } from '../state/things.ts';
import { locationPlace } from '../state/tosses.ts';
import css from './medallion.module.css';
import { Piece, Thing } from './piece.tsx';

const PICTURES: Readonly<Record<(typeof LOCATIONS)[number], Icon>> = {
  castle: Castle,
  wilderness: Wilderness,
  harvest: Harvest,
  battlefield: Battlefield,
  shrine: Shrine,
  necropolis: Necropolis,
};

interface MedallionProps extends Props {
  location: LocationNumber;
}

export function Medallion(props: MedallionProps) {
  const { view, location, text } = props;
  const id = LOCATIONS[location]!;
  const Picture = PICTURES[id];
  const { influence } = locationData(view, location);
  const wall = blockadeAt(view, location);
  const pillaged = wall !== null && isPillage(view, wall);
  return (
    <div className={css.place} data-pillaged={pillaged} data-place={locationPlace(location)}>
      <Thing
        {...props}
        thing={locationSpot(location)}
        label={inWords(props)}
        className={css.medallion}
        ground={regionSpot(regionOf(location))}
      >
        <span className={css.disc}>
          <Picture className={css.picture} />
          <b className={css.pays}>{influence}</b>
        </span>
        <span className={css.name}>{locationName(text, location)}</span>
        <small className={css.reward}>{text(`okc.reward.${id}`)}</small>
      </Thing>
      <Heralds {...props} />
      {location === BATTLEFIELD && view.disc === null && (
        <Thing {...props} thing={DISC} label={text('okc.disc.here')} className={css.commander}>
          <CommanderDisc uses={0} />
        </Thing>
      )}
      {wall !== null && (
        <span className={css.wall}>
          <Piece
            {...props}
            thing={cardSpot(wall)}
            ground={locationSpot(location)}
            face={cardSpot(wall)}
            label={text(pillaged ? 'okc.blockade.pillage' : 'okc.blockade.fortify', {
              card: cardName(text, wall),
              seat: partyName(props, ownerOf(view, wall)),
            })}
          >
            <MiniCard card={wall} text={text} />
          </Piece>
        </span>
      )}
    </div>
  );
}

/** Around the rim, each at the place of its lane. */
function Heralds({ view, location }: MedallionProps) {
  const lanes = lanesOf(view);
  return heraldsAt(view, location).map(party => (
    <span key={party} className={css.herald} data-lane={lanes.indexOf(party)} data-glide={`herald ${party}`}>
      <Herald faction={factionOf(view, party)} />
    </span>
  ));
}

function inWords(props: MedallionProps): string {
  const { view, location, text } = props;
  const id = LOCATIONS[location]!;
  const heralds = heraldsAt(view, location).map(party => partyName(props, party));
  return [
    text('okc.location.words', {
      location: locationName(text, location),
      n: locationData(view, location).influence,
      reward: text(`okc.reward.${id}.words`),
    }),
    ...(heralds.length > 0 ? [text('okc.location.heralds', { seats: heralds.join(text('list.next')) })] : []),
  ].join(' ');
}
