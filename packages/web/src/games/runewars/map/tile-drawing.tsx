/** A tile as it would lie: its lands with what they yield, mountains and water at their edges. */

import { hexesOf, type PlacedTile, SIDES, turnedSide } from '@interregnum/kernel';
import { areasOfTile, printedTiles } from '@interregnum/runewars';
import { usePlayed } from '../../../table/kit/played.ts';
import { Pips } from '../board/sites.tsx';
import { centreOf, cornersOf } from './hexes.ts';
import { terrainOf } from './layout.ts';
import css from './map.module.css';

const pathOf = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

export function TileDrawing({ placed, upright }: { placed: PlacedTile; upright: boolean }) {
  const played = usePlayed();
  const tiles = printedTiles(played);
  const areas = areasOfTile(placed.tile);
  return hexesOf(tiles, placed).map((hex, part) => {
    const area = areas[part]!;
    const corners = cornersOf(hex, upright);
    const [x, y] = centreOf(hex, upright);
    const { borders } = tiles[placed.tile]![part]!;
    return (
      <g key={area}>
        <path className={css.land} data-terrain={terrainOf(played, area)} d={`${pathOf(corners)}Z`} />
        {SIDES.map(side => {
          const border = borders[turnedSide(side, -placed.turns)];
          return (
            border && (
              <path
                key={side}
                className={css.edge}
                data-border={border}
                d={pathOf([corners[side]!, corners[(side + 1) % 6]!])}
              />
            )
          );
        })}
        <g transform={`translate(${x} ${y + 44})`}>
          <Pips area={area} />
        </g>
      </g>
    );
  });
}
