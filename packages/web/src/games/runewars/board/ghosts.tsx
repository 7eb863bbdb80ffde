/** Building the map: every place where the tile in hand may lie is a spot to press, with a ghost of it under the pointer. */

import type { Hex } from '@interregnum/kernel';
import type { SVGProps } from 'react';
import { hovering } from '../../../table/kit/hovered.tsx';
import { centreOf, cornersOf } from '../map/hexes.ts';
import { useLayout } from '../map/layout.ts';
import { type Site, sitesOf } from '../state/building.ts';
import type { Props } from '../state/props.ts';
import { usePicked } from '../state/selection.ts';
import css from './ghosts.module.css';

const outline = (hex: Hex, upright: boolean): string =>
  `M${cornersOf(hex, upright)
    .map(([x, y]) => `${x} ${y}`)
    .join('L')}Z`;

/** Between two hexes, or on the first of more. */
function middleOf(hexes: readonly Hex[], upright: boolean): readonly [number, number] {
  const [a, b] = hexes.map(hex => centreOf(hex, upright));
  return b && hexes.length === 2 ? [(a![0] + b[0]) / 2, (a![1] + b[1]) / 2] : a!;
}

type GhostsProps = Props & { onSite(code: string): void };

export function Ghosts(props: GhostsProps) {
  const { view, options, question } = props;
  const picked = usePicked(question);
  const { upright } = useLayout();
  return (
    <>
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
    </>
  );
}

function Ghost({ site, hovered, onSite, text }: GhostsProps & { site: Site }) {
  const { upright } = useLayout();
  const hot = hovered.use(now => now === site.code);
  const [x, y] = middleOf(site.hexes, upright);
  const button: SVGProps<SVGGElement> = {
    role: 'button',
    tabIndex: 0,
    'aria-label': text('runewars.site'),
    onClick: () => onSite(site.code),
    onKeyDown: event => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onSite(site.code);
    },
    ...hovering(hovered, site.code),
  };
  return (
    <g className={css.site} data-hot={hot} data-offer="site" data-code={site.code} {...button}>
      {hot && <path className={css.ghost} d={site.hexes.map(hex => outline(hex, upright)).join('')} />}
      <circle className={css.spot} cx={x} cy={y} r={24} />
    </g>
  );
}
