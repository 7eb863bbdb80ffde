/** The Units one may recruit, with prices and supply: pick a Unit and then an area, or an area and then a Unit. */
import { ASK, areaId, COST, costOf, inSupply, UNITS, type Unit, unitId } from '@interregnum/epix';
import { useNarrow } from '../../../parts/use-screen.ts';
import { useDragging } from '../../../table/kit/drag/use-dragging.tsx';
import { OptionButton } from '../../../table/kit/hovered.tsx';
import { attemptToRecruit } from '../state/clicks.ts';
import { areaName, type Props, unitName } from '../state/props.ts';
import { pick, usePicked } from '../state/selection.ts';
import { UnitPicture } from '../units/emblem.tsx';
import { epixClass } from '../units/livery.ts';
import { Coin } from './coin.tsx';
import css from './palette.module.css';

/** Where room is short and only Units are on offer, they go on beside the button that ends the question. */
export const flowOf = ({ view }: Props) => {
  const unitsOnly = view.ask?.id === ASK.recruit || (view.ask?.id === ASK.draft && view.dealt.length === 0);
  return unitsOnly ? { 'data-flow': '' } : {};
};

export function RecruitPalette(props: Props) {
  const { text } = props;
  const { unit, area } = usePicked(props.question);
  const hint = area !== null ? 'epix.recruit.unit' : unit !== null ? 'epix.recruit.area' : 'epix.recruit.either';
  const args =
    area !== null ? { area: areaName(text, area) } : unit !== null ? { unit: unitName(text, unit) } : undefined;
  return (
    <div className={css.palette} {...flowOf(props)}>
      <p className={css.hint}>{text(hint, args)}</p>
      <ul className={css.units}>
        {UNITS.map(each => (
          <li key={each}>
            <UnitTile {...props} unit={each} />
          </li>
        ))}
      </ul>
      {unit !== null && <Places {...props} unit={unit} />}
    </div>
  );
}

function UnitTile({ view, question, options, choose, attempt, hovered, text, unit }: Props & { unit: Unit }) {
  const picked = usePicked(question);
  const narrow = useNarrow();
  const seat = view.viewer!;
  const [price, full, left] = [costOf(view, seat, unit), COST[unit]!, inSupply(view, seat, unit)];
  const here = options.find(o => o.type === 'recruit' && o.unit === unit && o.area === picked.area);
  const possible = options.some(
    o => o.type === 'recruit' && o.unit === unit && (picked.area === null || o.area === picked.area),
  );
  const click = () => {
    if (here) choose(here.code);
    else if (picked.area !== null) attempt(`recruit:${unitId(unit)}:${areaId(picked.area)}`);
    else if (possible) pick(question, { unit: picked.unit === unit ? null : unit });
    else attempt(attemptToRecruit(view, unit));
  };
  const { handle, ghost } = useDragging<Unit>({
    place: 'data-area',
    onLift: () => pick(question, { unit }),
    onDrop: (_, area) => drop(`recruit:${unitId(unit)}:${areaId(Number(area))}`),
    draw: () => (
      <span className={epixClass}>
        <UnitPicture seat={seat} unit={unit} size={52} />
      </span>
    ),
  });
  const drop = (code: string) => (options.some(o => o.code === code) ? choose(code) : attempt(code));
  return (
    <button
      type="button"
      {...handle(unit)}
      className={css.tile}
      data-code={here?.code}
      data-spot={`unit.${unitId(unit)}`}
      data-possible={possible}
      aria-pressed={picked.unit === unit}
      aria-label={text('epix.recruit.tile', { unit: unitName(text, unit), price, left })}
      onClick={click}
      onPointerEnter={() => here && hovered.set(here.code)}
      onPointerLeave={() => hovered.set(null)}
    >
      <UnitPicture seat={seat} unit={unit} size={narrow ? 36 : 44} />
      <span className={css.unitName}>{unitName(text, unit)}</span>
      <span className={css.price}>
        <Coin size={16} />
        {price < full && <s>{full}</s>}
        {price}
      </span>
      <span className={css.left}>×{left}</span>
      {ghost}
    </button>
  );
}

/** The areas for the picked Unit as buttons, for those who do not use the map. */
function Places({ options, choose, hovered, text, unit }: Props & { unit: Unit }) {
  const places = options.filter(o => o.type === 'recruit').filter(o => o.unit === unit);
  return (
    <ul className={css.places}>
      {places.map(({ area, code }) => (
        <li key={area}>
          <OptionButton hovered={hovered} code={code} onClick={() => choose(code)}>
            {areaName(text, area)}
          </OptionButton>
        </li>
      ))}
    </ul>
  );
}
