/** Shown on demand: where enemy Knights can ride, and who would win if the game ended now. */

import { boardOf, castleOf } from '@interregnum/epix';
import { DECORATION } from '../../../table/kit/map/decoration.ts';
import { useLayout } from '../map/places.ts';
import type { Props } from '../state/props.ts';
import { knightThreats, rankingNow } from '../state/reading.ts';
import { Emblem } from '../units/emblem.tsx';
import css from './overlays.module.css';

/** The areas within reach of enemy Knights, and the own Castle when they can come to its walls. */
export function Threats({ view }: Props) {
  const { outlines } = useLayout().curves;
  if (view.viewer === null) return null;
  const { reach, castle } = knightThreats(view, view.viewer);
  return (
    <g {...DECORATION}>
      {boardOf(view).areas.map(area => (
        <path key={area} d={outlines[area]} className={reach.has(area) ? css.reached : css.safe} />
      ))}
      {castle && <path d={outlines[castleOf(view.viewer)]} className={css.besieged} />}
    </g>
  );
}

export function ThreatNote({ view, text }: Props) {
  if (view.viewer === null) return null;
  const { castle } = knightThreats(view, view.viewer);
  return (
    <p className={css.note} role="status">
      {text(castle ? 'epix.threats.castle' : 'epix.threats.safe')}
    </p>
  );
}

export function Ranking({ view, text, seatNames }: Props) {
  return (
    <section className={css.ranking} aria-label={text('epix.ranking')}>
      <h2>{text('epix.ranking')}</h2>
      <ol>
        {rankingNow(view).map(({ seat, areas, gold, place }) => (
          <li key={seat}>
            <span className={css.place}>{place}</span>
            <Emblem seat={seat} />
            <span className={css.who}>{seatNames[seat]}</span>
            <span>{text('epix.ranking.row', { areas, gold })}</span>
          </li>
        ))}
      </ol>
      <p>{text('epix.ranking.note')}</p>
    </section>
  );
}
