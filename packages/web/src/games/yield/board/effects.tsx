/** Short shows on the map: tokens that come and go, Armies that fall. Gone by themselves. */
import { type Army, type Location, ownerOf, pieceOf, type YieldEvent } from '@interregnum/yield';
import { useState } from 'react';
import { keyed } from '../../../parts/keyed.ts';
import { DECORATION } from '../../../table/kit/map/decoration.ts';
import { useSeatClass } from '../houses/houses.ts';
import { Meeple } from '../houses/meeple.tsx';
import { useLayout } from '../map/layout-context.ts';
import type { Props } from '../state/props.ts';
import css from './marks.module.css';

/** Counts the bundles of news, so that every show starts anew. */
function useBundle(news: readonly YieldEvent[]): number {
  const [memory, setMemory] = useState({ news, count: 0 });
  if (memory.news === news) return memory.count;
  setMemory({ news, count: memory.count + 1 });
  return memory.count + 1;
}

/** One after another. */
const PAUSE = 260;

export function Effects({ news, reducedMotion }: Props) {
  const bundle = useBundle(news);
  if (reducedMotion || bundle === 0) return null;
  const shown = news.filter(e => SHOWN.has(e.type));
  return (
    <g key={bundle} {...DECORATION}>
      {keyed(shown).map(({ key, at, item }) => (
        <Show key={key} event={item} delay={at * PAUSE} />
      ))}
    </g>
  );
}

const SHOWN = new Set<YieldEvent['type']>(['conquered', 'upgraded', 'built', 'started', 'tokenRemoved', 'destroyed']);

function Show({ event: e, delay }: { event: YieldEvent; delay: number }) {
  switch (e.type) {
    case 'conquered':
    case 'upgraded':
    case 'built':
    case 'started':
      return <Rising location={e.location} by={1} delay={delay} />;
    case 'tokenRemoved':
      return <Rising location={e.location} by={-1} delay={delay} />;
    case 'destroyed':
      return <Fallen army={e.army} location={e.location} delay={delay} />;
    default:
      return null;
  }
}

function Rising({ location, by, delay }: { location: Location; by: number; delay: number }) {
  const { x, y } = useLayout().anchors[location]!;
  return (
    <g transform={`translate(${x + 28} ${y - 24})`}>
      <text className={`${css.change} ${css.rising}`} data-bad={by < 0} style={{ animationDelay: `${delay}ms` }}>
        {by > 0 ? `+${by}` : `−${-by}`}
      </text>
    </g>
  );
}

function Fallen({ army, location, delay }: { army: Army; location: Location; delay: number }) {
  const { x, y } = useLayout().anchors[location]!;
  const style = { animationDelay: `${delay}ms` };
  return (
    <g transform={`translate(${x} ${y + 20})`} className={useSeatClass(ownerOf(army))}>
      <g className={css.fallen} style={style}>
        <Meeple seat={ownerOf(army)} piece={pieceOf(army)} />
      </g>
      <path
        className={css.burst}
        style={style}
        d="M0-46L9-17 37-33 21-8 52 0 21 8 37 33 9 17 0 46-9 17-37 33-21 8-52 0-21-8-37-33-9-17z"
      />
    </g>
  );
}
