/** What the area under pointer or focus is, who holds it, what it pays. */
import { isCastle, KILIMANDJORA } from '@interregnum/epix';
import { Plate, PlateNote } from '../../../table/kit/map/plate.tsx';
import { areaName, type Props } from '../state/props.ts';
import { areaPays, kindInWords, occupantInWords } from '../state/words.ts';

export function AreaPlate({ area, ...props }: Props & { area: number }) {
  const { view, text, seatNames } = props;
  const pays = areaPays(view, area);
  return (
    <Plate area={area} name={areaName(text, area)} kind={kindInWords(view, text, seatNames, area)}>
      <span>{occupantInWords(view, text, seatNames, area)}</span>
      {pays > 0 && <PlateNote>{text('epix.area.pays', { gold: pays })}</PlateNote>}
      {isCastle(area) && <PlateNote>{text('epix.area.castleRule')}</PlateNote>}
      {area === KILIMANDJORA && <PlateNote>{text('epix.area.mountainRule')}</PlateNote>}
    </Plate>
  );
}
