/** Armies as stacks: the base shape of each type with its number, routed ones lying; heroes as pawns. Far away one badge says all. */
import Swords from 'icon:game-icons/crossed-swords';
import type { Seat } from '@interregnum/kernel';
import { type Area, controllerOf, factionOfType, heroesAt, isNeutral, isRoutedHero, NONE } from '@interregnum/runewars';
import { DECORATION } from '../../../table/kit/map/decoration.ts';
import { Pawn } from '../heroes/portrait.tsx';
import { useLayout } from '../map/layout.ts';
import { SHIELD } from '../peoples/emblem.tsx';
import { initialOf } from '../peoples/patterns.tsx';
import { ownerClass } from '../peoples/peoples.ts';
import { UnitPiece, wearerOf } from '../peoples/units.tsx';
import { hungerAt } from '../state/hunger.ts';
import type { Props } from '../state/props.ts';
import { countOf, fightersAt, type Units, unitsAt } from '../state/reading.ts';
import css from './armies.module.css';

type ViewOnly = Pick<Props, 'view'>;

export function Armies({ view }: ViewOnly) {
  const { areas, anchors } = useLayout();
  return (
    <g {...DECORATION} data-grows="">
      {areas.map(area => (
        <g key={area} data-army={area} transform={`translate(${anchors[area]!.x} ${anchors[area]!.y})`}>
          <g className={css.near}>
            <Stacks view={view} area={area} />
          </g>
          <FarBadge view={view} area={area} />
          <Starving view={view} area={area} />
          <Pawns view={view} area={area} />
        </g>
      ))}
    </g>
  );
}

/** More than these stand in two rows. */
const ABREAST = 3;

/** Side by side in a row or two; the sides of a battle face each other in two. */
function Stacks({ view, area }: ViewOnly & { area: Area }) {
  const fighters = fightersAt(view, area);
  if (!fighters) {
    const units = unitsAt(view, area);
    const front = units.length > ABREAST ? Math.ceil(units.length / 2) : 0;
    return (
      <>
        <StackRow view={view} units={units.slice(0, front)} y={-8} room={0.8} />
        <StackRow view={view} units={units.slice(front)} y={front > 0 ? 34 : 16} room={front > 0 ? 0.8 : 1} />
      </>
    );
  }
  return (
    <>
      <StackRow view={view} units={fighters[0]} y={0} room={0.85} />
      <StackRow view={view} units={fighters[1]} y={46} room={0.85} />
      <g className={css.swords} transform="translate(0 24)">
        <circle r={11} />
        <Swords x={-8} y={-8} width={16} height={16} />
      </g>
    </>
  );
}

const WIDEST = 168;
const APART = 54;
/** What a piece needs so that its number stays in sight beside the next one. */
const ELBOW = 48;

/** `room`: how large they may be, as a share. */
function StackRow({ view, units, y, room }: ViewOnly & { units: readonly Units[]; y: number; room: number }) {
  const step = Math.min(APART * room, WIDEST / Math.max(1, units.length));
  const scale = Math.min(room, step / ELBOW);
  return units.map((group, i) => (
    <g
      key={`${group.type} ${group.routed} ${group.damage}`}
      className={`${ownerClass(wearerOf(view, group.type))} ${css.stack}`}
      data-routed={group.routed}
      transform={`translate(${(i - (units.length - 1) / 2) * step} ${y})`}
    >
      <g transform={`scale(${scale})`}>
        <g className={css.piece}>
          <UnitPiece type={group.type} ally={group.ally} />
        </g>
      </g>
      {!isNeutral(group.type) && (
        <text className={css.initial} x={-17 * scale} y={20 * scale}>
          {initialOf(factionOfType(group.type))}
        </text>
      )}
      <Count n={group.n} x={15 * scale} y={15 * scale} />
    </g>
  ));
}

export const Count = ({ n, x, y }: { n: number; x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <g className={css.number}>
      <circle r={9.5} />
      <text y={5.3}>{n}</text>
    </g>
  </g>
);

/** Who is strong where, in one number; two numbers where there is a battle. */
function FarBadge({ view, area }: ViewOnly & { area: Area }) {
  const fighters = fightersAt(view, area);
  const { battle } = view;
  if (!fighters || !battle) return <Badge seat={controllerOf(view, area)} n={countOf(unitsAt(view, area))} x={0} />;
  return (
    <>
      <Badge seat={battle.seats[0]} n={countOf(fighters[0])} x={-32} />
      <Badge seat={battle.isAgainstNeutrals ? NONE : battle.seats[1]} n={countOf(fighters[1])} x={32} />
    </>
  );
}

/** A shield for the armies of players; nobody's are round, and quieter. */
const Badge = ({ seat, n, x }: { seat: Seat; n: number; x: number }) =>
  n > 0 && (
    <g className={`${ownerClass(seat)} ${css.far}`} data-neutral={seat === NONE} transform={`translate(${x} 14)`}>
      <g className={css.badge}>
        {seat === NONE ? <circle r={12.5} /> : <path d={SHIELD} transform="scale(1.28)" />}
        <text y={seat === NONE ? 6.2 : 7}>{n}</text>
      </g>
    </g>
  );

/** RNW-036: how many of the viewer's units winter will take. */
function Starving({ view, area }: ViewOnly & { area: Area }) {
  const hunger = controllerOf(view, area) === view.viewer ? hungerAt(view, area) : null;
  return (
    hunger && (
      <g className={css.starving} transform="translate(-54 46)">
        <g className={css.badge}>
          <circle r={13} />
          <text y={6}>−{hunger.units - hunger.food}</text>
        </g>
      </g>
    )
  );
}

/** Heroes as pawns with their portraits. */
function Pawns({ view, area }: ViewOnly & { area: Area }) {
  const heroes = heroesAt(view, area);
  return heroes.map((hero, i) => (
    <g
      key={hero}
      className={css.pawn}
      transform={`translate(${(i - (heroes.length - 1) / 2) * Math.min(42, 130 / heroes.length)} 60)`}
    >
      <Pawn view={view} hero={hero} routed={isRoutedHero(view, hero)} />
    </g>
  ));
}
