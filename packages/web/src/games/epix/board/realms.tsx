/** Who holds what: Lands with a thin inner line, occupied areas washed in the owner's colour and pattern. */

import { boardFor, type View } from '@interregnum/epix';
import { memo } from 'react';
import { DECORATION } from '../../../table/kit/map/decoration.ts';
import { useLayout } from '../map/places.ts';
import { landOwner } from '../state/words.ts';
import { seatClass } from '../units/livery.ts';
import css from './board.module.css';

/** Takes the occupants as a joined text so that it is drawn anew only when they change. */
export const Realms = memo(function Realms({ seats, occupants }: { seats: number; occupants: string }) {
  const { outlines } = useLayout().curves;
  const holders = occupants.split(',');
  return (
    <g {...DECORATION}>
      {boardFor(seats).areas.map(area => {
        const owner = landOwner({ seats }, area);
        const holder = holders[area] === '' ? null : Number(holders[area]);
        return (
          <g key={area} clipPath={`url(#epix-clip-${area})`}>
            {owner !== null && (
              <g className={seatClass(owner)}>
                <path className={css.land} d={outlines[area]} />
                <path className={css.landLine} d={outlines[area]} data-seat={owner} />
              </g>
            )}
            {holder !== null && (
              <g className={`${seatClass(holder)} ${css.held}`}>
                <path className={css.wash} d={outlines[area]} />
                <path d={outlines[area]} fill={`url(#epix-field-${holder})`} />
                <path className={css.heldLine} d={outlines[area]} />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
});

export const occupantsOf = (view: View): string => view.occupant.map(seat => seat ?? '').join(',');
