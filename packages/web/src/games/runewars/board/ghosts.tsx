/** Building the map: every place where the tile in hand may lie is a spot to press, with a ghost of it under the pointer. */

import type { Hex } from '@interregnum/kernel';
import { type SVGProps, useMemo, useRef } from 'react';
import { hasFingers } from '../../../parts/fingers.ts';
import { hovering } from '../../../table/kit/hovered.tsx';
import { centreOf, cornersOf } from '../map/hexes.ts';
import { useLayout } from '../map/layout.ts';
import { TileDrawing } from '../map/tile-drawing.tsx';
import { inHand, isBuilding, layingAt, type Site, shoreOf, sitesOf, turnedOn, turnInHand } from '../state/building.ts';
import type { Props } from '../state/props.ts';
import { pick, usePicked } from '../state/selection.ts';
import css from './ghosts.module.css';
import { useTurning } from './use-turning.ts';

const outline = (hex: Hex, upright: boolean): string =>
  `M${cornersOf(hex, upright)
    .map(([x, y]) => `${x} ${y}`)
    .join('L')}Z`;

/** Between two hexes, or on the first of more. */
function middleOf(hexes: readonly Hex[], upright: boolean): readonly [number, number] {
  const [a, b] = hexes.map(hex => centreOf(hex, upright));
  return b && hexes.length === 2 ? [(a![0] + b[0]) / 2, (a![1] + b[1]) / 2] : a!;
}

/** By pointer only: keys reach the places that fit. */
const pressed = (onClick: () => void): SVGProps<SVGPathElement> => ({ onClick });

/** What would lie there. */
const Likeness = ({ site: { placed, hexes }, upright }: { site: Site; upright: boolean }) => (
  <g className={css.likeness}>
    {placed && <TileDrawing placed={placed} upright={upright} />}
    <path className={css.ghost} data-tile={placed !== null} d={hexes.map(hex => outline(hex, upright)).join('')} />
  </g>
);

type GhostsProps = Props & { onSite(code: string): void; onElsewhere(code: string): void };

export function Ghosts(props: GhostsProps) {
  const { view, options, question, onElsewhere } = props;
  const picked = usePicked(question);
  const { upright } = useLayout();
  const group = useRef<SVGGElement>(null);
  const building = isBuilding(options);
  const shore = useMemo(() => (building ? shoreOf(view) : []), [building, view]);
  useTurning(group, building, by => pick(question, turnedOn(view, options, picked, by)));
  const tryAt = (hex: Hex) => {
    const code = layingAt(view, options, picked, hex);
    if (code !== null) onElsewhere(code);
  };
  return (
    <g ref={group}>
      {shore.map(hex => (
        <path
          key={`${hex.q} ${hex.r}`}
          className={css.shore}
          data-shore=""
          d={outline(hex, upright)}
          {...pressed(() => tryAt(hex))}
        />
      ))}
      {view.year === 0 &&
        view.markers.map(hexes => (
          <path
            key={`${hexes[0].q} ${hexes[0].r}`}
            className={css.marker}
            d={hexes.map(hex => outline(hex, upright)).join('')}
          />
        ))}
      {sitesOf(view, options, picked).map(site => (
        <Ghost key={site.code} {...props} site={site} />
      ))}
    </g>
  );
}

/** Fingers look first: a second tap, or the button, lays it. */
function Ghost({ site, hovered, onSite, text, view, options, question }: GhostsProps & { site: Site }) {
  const { upright } = useLayout();
  const picked = usePicked(question);
  const isSeen = picked.site === site.code;
  const isPointedAt = hovered.use(now => now === site.code);
  const hot = picked.site === null ? isPointedAt : isSeen;
  const look = () =>
    pick(question, {
      ...picked,
      tile: inHand(view, options, picked),
      turns: turnInHand(view, options, picked),
      site: site.code,
    });
  const [x, y] = middleOf(site.hexes, upright);
  const button: SVGProps<SVGGElement> = {
    role: 'button',
    tabIndex: 0,
    'aria-label': text('runewars.site'),
    onClick: () => (hasFingers() && !isSeen ? look() : onSite(site.code)),
    onKeyDown: event => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onSite(site.code);
    },
    ...hovering(hovered, site.code),
  };
  return (
    <g className={css.site} data-hot={hot} data-seen={isSeen} data-offer="site" data-code={site.code} {...button}>
      {hot && <Likeness site={site} upright={upright} />}
      <circle className={css.spot} cx={x} cy={y} r={24} />
    </g>
  );
}
