/** What the area under pointer or focus is, who holds it, what lies and stands there. */
import { type Area, controllerOf, heroesAt, NONE } from '@interregnum/runewars';
import type { Targets } from '../../../table/kit/map/area-targets.ts';
import { Plate, PlateNote } from '../../../table/kit/map/plate.tsx';
import { useLayout } from '../map/layout.ts';
import { Emblem } from '../peoples/emblem.tsx';
import { UnitPicture } from '../peoples/units.tsx';
import { tollAt } from '../state/clicks.ts';
import { hungerAt } from '../state/hunger.ts';
import { areaName, type Option, type Props } from '../state/props.ts';
import { unitsAt } from '../state/reading.ts';
import { lookedAt } from '../state/selection.ts';
import { heroInWords, sitesInWords, unitsInWords, yieldsInWords } from '../state/words.ts';
import css from './plate.module.css';

/** `narrow`: on what can be chosen it would be in the way of a finger, and is left out. */
export function AreaPlate({ targets, narrow, ...props }: Props & { targets: Targets<Option>; narrow: boolean }) {
  const area = lookedAt.use();
  const { areas } = useLayout();
  if (area === null || (narrow && targets.has(area)) || !areas.includes(area)) return null;
  return <PlateOf {...props} area={area} toll={tollAt(props.view, targets.get(area) ?? [])} />;
}

function PlateOf({ area, toll, ...props }: Props & { area: Area; toll: number }) {
  const { view, text, seatNames } = props;
  const seat = controllerOf(view, area);
  const { terrain } = useLayout();
  return (
    <Plate
      area={area}
      name={
        <span className={css.name}>
          {seat !== NONE && <Emblem view={view} seat={seat} size={16} />}
          {areaName(text, area)}
        </span>
      }
      kind={`${text(`runewars.terrain.${terrain[area]}`)} · ${yieldsInWords(view, text, area)}`}
    >
      {sitesInWords(view, text, seatNames, area).map(words => (
        <PlateNote key={words}>{words}</PlateNote>
      ))}
      {unitsAt(view, area).map(units => (
        <span key={`${units.type} ${units.routed} ${units.damage}`} className={css.units}>
          <UnitPicture view={view} type={units.type} ally={units.ally} size={20} />
          {unitsInWords(text, units)}
        </span>
      ))}
      {heroesAt(view, area).map(hero => (
        <span key={hero} className={css.units}>
          {heroInWords(view, text, seatNames, hero)}
        </span>
      ))}
      {toll > 0 && <PlateNote warns>{text('runewars.portal', { n: toll })}</PlateNote>}
      <Hunger {...props} area={area} />
    </Plate>
  );
}

/** RNW-036. */
function Hunger({ view, text, area }: Props & { area: Area }) {
  const hunger = hungerAt(view, area);
  return hunger && <PlateNote warns>{text('runewars.hunger', { units: hunger.units, food: hunger.food })}</PlateNote>;
}
