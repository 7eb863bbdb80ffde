/** Who holds what: Lands with a thin inner line, occupied areas washed in the owner's colour and pattern. */

import type { View } from '@interregnum/epix';
import { memo } from 'react';
import { seatClass } from '../../../parts/seal.tsx';
import { DECORATION } from '../../../table/kit/map/decoration.ts';
import mini from '../../../table/kit/map/minimap.module.css';
import { useLayout } from '../map/places.ts';
import { landOwner } from '../state/words.ts';
import css from './board.module.css';

/** Takes the occupants as a joined text so that it is drawn anew only when they change. */
export const Realms = memo(function Realms({ seats, occupants }: { seats: number; occupants: string }) {
  const {
    board,
    curves: { outlines },
  } = useLayout();
  const holders = occupants.split(',');
  return (
    <g {...DECORATION}>
      {board.areas.map(area => {
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

/** The map without its details: areas in the colours of who holds them. */
export const Overview = memo(function Overview({ occupants }: { occupants: string }) {
  const { board, curves } = useLayout();
  const holders = occupants.split(',');
  return board.areas.map(area => (
    <path
      key={area}
      d={curves.outlines[area]}
      className={holders[area] === '' ? mini.land : `${seatClass(Number(holders[area]))} ${mini.land} ${mini.held}`}
    />
  ));
});

export const occupantsOf = (view: View): string => view.occupant.map(seat => seat ?? '').join(',');
