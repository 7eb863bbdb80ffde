/** Armies as stacks: the base shape of each type with its number, routed ones lying; heroes as pawns. Far away one badge says all. */
import Swords from 'icon:game-icons/crossed-swords';
import type { Seat } from '@interregnum/kernel';
import { type Area, controllerOf, factionOfType, heroesAt, isNeutral, isRoutedHero, NONE } from '@interregnum/runewars';
import { DECORATION } from '../../../table/kit/map/decoration.ts';
import { Pawn } from '../heroes/portrait.tsx';
import { useLayout } from '../map/layout.ts';
import { initialOf } from '../peoples/patterns.tsx';
import { ownerClass } from '../peoples/peoples.ts';
import { UnitPiece, wearerOf } from '../peoples/units.tsx';
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
          <Pawns view={view} area={area} />
        </g>
      ))}
    </g>
  );
}

/** Side by side in a row; the sides of a battle face each other in two. */
function Stacks({ view, area }: ViewOnly & { area: Area }) {
  const fighters = fightersAt(view, area);
  if (!fighters) return <StackRow view={view} units={unitsAt(view, area)} y={12} />;
  return (
    <>
      <StackRow view={view} units={fighters[0]} y={4} />
      <StackRow view={view} units={fighters[1]} y={44} />
      <g className={css.swords} transform="translate(0 24)">
        <circle r={11} />
        <Swords x={-8} y={-8} width={16} height={16} />
      </g>
    </>
  );
}

const WIDEST = 150;
const APART = 48;

function StackRow({ view, units, y }: ViewOnly & { units: readonly Units[]; y: number }) {
  const step = Math.min(APART, WIDEST / Math.max(1, units.length));
  return units.map((group, i) => (
    <g
      key={`${group.type} ${group.routed} ${group.damage}`}
      className={`${ownerClass(wearerOf(view, group.type))} ${css.stack}`}
      data-routed={group.routed}
      transform={`translate(${(i - (units.length - 1) / 2) * step} ${y})`}
    >
      <g className={css.piece}>
        <UnitPiece type={group.type} ally={group.ally} />
      </g>
      {!isNeutral(group.type) && (
        <text className={css.initial} x={-17} y={20}>
          {initialOf(factionOfType(group.type))}
        </text>
      )}
      <Count n={group.n} x={15} y={15} />
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

const Badge = ({ seat, n, x }: { seat: Seat; n: number; x: number }) =>
  n > 0 && (
    <g className={`${ownerClass(seat)} ${css.far}`} transform={`translate(${x} 14)`}>
      <g className={css.badge}>
        <circle r={15} />
        <text y={7.6}>{n}</text>
      </g>
    </g>
  );

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
