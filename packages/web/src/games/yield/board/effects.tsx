/** Short shows on the map: tokens that come and go, Armies that fall. Gone by themselves. */
import { type Army, type Location, ownerOf, pieceOf, type YieldEvent } from '@interregnum/yield';
import { keyed } from '../../../parts/keyed.ts';
import { Burst, Rising, Shows } from '../../../table/kit/map/shows.tsx';
import { signed } from '../../../table/kit/words.ts';
import { ownerClass } from '../houses/houses.ts';
import { Meeple } from '../houses/meeple.tsx';
import { useLayout } from '../map/places.ts';
import type { Props } from '../state/props.ts';
import css from './marks.module.css';

/** One after another. */
const PAUSE = 260;

export function Effects({ news, reducedMotion }: Props) {
  return (
    <Shows news={news} reducedMotion={reducedMotion}>
      {keyed(news.filter(e => SHOWN.has(e.type))).map(({ key, at, item }) => (
        <Show key={key} event={item} delay={at * PAUSE} />
      ))}
    </Shows>
  );
}

const SHOWN = new Set<YieldEvent['type']>(['conquered', 'upgraded', 'built', 'started', 'tokenRemoved', 'destroyed']);

function Show({ event: e, delay }: { event: YieldEvent; delay: number }) {
  switch (e.type) {
    case 'conquered':
    case 'upgraded':
    case 'built':
    case 'started':
      return <TokenShow location={e.location} by={1} delay={delay} />;
    case 'tokenRemoved':
      return <TokenShow location={e.location} by={-1} delay={delay} />;
    case 'destroyed':
      return <Fallen army={e.army} location={e.location} delay={delay} />;
    default:
      return null;
  }
}

function TokenShow({ location, by, delay }: { location: Location; by: number; delay: number }) {
  const { x, y } = useLayout().anchors[location]!;
  return (
    <Rising x={x + 28} y={y - 24} delay={delay}>
      <text className={css.change} data-bad={by < 0}>
        {signed(by)}
      </text>
    </Rising>
  );
}

function Fallen({ army, location, delay }: { army: Army; location: Location; delay: number }) {
  const { x, y } = useLayout().anchors[location]!;
  return (
    <>
      <g transform={`translate(${x} ${y + 20})`} className={ownerClass(ownerOf(army))}>
        <g className={css.fallen} style={{ animationDelay: `${delay}ms` }}>
          <Meeple seat={ownerOf(army)} piece={pieceOf(army)} />
        </g>
      </g>
      <Burst x={x} y={y + 20} delay={delay} />
    </>
  );
}
