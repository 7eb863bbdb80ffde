/** Everything in an area, one below the other. */
import { type Area, heroesAt } from '@interregnum/runewars';
import type { Listed } from '../../../table/kit/pieces/counted.ts';
import { StackSheet } from '../../../table/kit/pieces/stack.tsx';
import { runewarsClass } from '../peoples/peoples.ts';
import { UnitPicture } from '../peoples/units.tsx';
import { areaName, type Props } from '../state/props.ts';
import { unitsAt } from '../state/reading.ts';
import { unitInWords } from '../state/units.ts';
import { heroInWords, sitesInWords, unitsInWords, yieldsInWords } from '../state/words.ts';

export function Inspector({ area, onClose, ...props }: Props & { area: Area; onClose(): void }) {
  const { view, text, seatNames } = props;
  const pieces: Listed[] = [
    { words: yieldsInWords(view, text, area) },
    ...sitesInWords(view, text, seatNames, area).map(words => ({ words })),
    ...unitsAt(view, area).map(units => ({
      words: unitsInWords(text, units),
      small: unitInWords(view, text, units.type),
      picture: (
        <span className={runewarsClass}>
          <UnitPicture view={view} type={units.type} ally={units.ally} size={34} />
        </span>
      ),
    })),
    ...heroesAt(view, area).map(hero => ({ words: heroInWords(view, text, seatNames, hero) })),
  ];
  return <StackSheet place={areaName(text, area)} pieces={pieces} onClose={onClose} />;
}
