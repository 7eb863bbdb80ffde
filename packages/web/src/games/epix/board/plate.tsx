/** The plate at the edge of the map: what the area under pointer or focus is, who holds it, what it pays. */
import { isCastle, KILIMANDJORA } from '@interregnum/epix';
import { useLayout } from '../map/layout-context.ts';
import { areaName, type Props } from '../state/props.ts';
import { areaPays, kindInWords, occupantInWords } from '../state/words.ts';
import css from './plate.module.css';

export function Plate({ area, ...props }: Props & { area: number }) {
  const { view, text, seatNames } = props;
  const { board, whole } = useLayout();
  const side = board.anchors[area]!.x < whole.x + whole.width / 2 ? 'right' : 'left';
  const pays = areaPays(view, area);
  return (
    <div className={css.plate} data-side={side} aria-hidden="true">
      <strong className={css.name}>{areaName(text, area)}</strong>
      <span className={css.kind}>{kindInWords(view, text, seatNames, area)}</span>
      <span>{occupantInWords(view, text, seatNames, area)}</span>
      {pays > 0 && <span className={css.note}>{text('epix.area.pays', { gold: pays })}</span>}
      {isCastle(area) && <span className={css.note}>{text('epix.area.castleRule')}</span>}
      {area === KILIMANDJORA && <span className={css.note}>{text('epix.area.mountainRule')}</span>}
    </div>
  );
}
