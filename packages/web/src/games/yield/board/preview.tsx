/** What the option under pointer or focus would do: a ghost of the Army, a token more or less, the battle it starts. */
import { armyOf, type Location, type Option, ownerOf, pieceOf, type View } from '@interregnum/yield';
import { DECORATION } from '../../../table/kit/map/decoration.ts';
import { signed } from '../../../table/kit/words.ts';
import { ownerClass } from '../houses/houses.ts';
import { Meeple } from '../houses/meeple.tsx';
import { useLayout } from '../map/places.ts';
import type { Props } from '../state/props.ts';
import { ambushBattle } from '../state/reading.ts';
import css from './marks.module.css';
import { BattleBand } from './marks.tsx';

export function Preview({ view, options, hovered }: Pick<Props, 'view' | 'options' | 'hovered'>) {
  const hot = hovered.use();
  const option = options.find(choice => choice.code === hot);
  if (!option || view.viewer === null) return null;
  return (
    <g {...DECORATION}>
      <OptionPreview view={view} option={option} viewer={view.viewer} />
    </g>
  );
}

function OptionPreview({ view, option: o, viewer }: { view: View; option: Option; viewer: number }) {
  switch (o.type) {
    case 'step':
    case 'chase':
      return <Ghost army={armyOf(viewer, o.piece)} location={o.to} />;
    case 'deploy':
      return <Ghost army={armyOf(viewer, o.piece)} location={o.location} />;
    case 'retreat':
      return <Ghost army={o.army} location={o.to} />;
    case 'ambush':
      return <BattleBand view={view} armies={ambushBattle(view, armyOf(viewer, o.piece))} />;
    case 'upgrade':
    case 'build':
    case 'start':
      return <Change location={o.location} by={1} />;
    case 'remove':
      return <Change location={o.location} by={-1} />;
    default:
      return null;
  }
}

function Ghost({ army, location }: { army: number; location: Location }) {
  const { x, y } = useLayout().anchors[location]!;
  return (
    <g className={`${css.ghost} ${ownerClass(ownerOf(army))}`} transform={`translate(${x} ${y + 20})`}>
      <Meeple seat={ownerOf(army)} piece={pieceOf(army)} />
    </g>
  );
}

function Change({ location, by }: { location: Location; by: number }) {
  const { x, y } = useLayout().anchors[location]!;
  return (
    <text className={css.change} data-bad={by < 0} x={x + 30} y={y - 22}>
      {signed(by)}
    </text>
  );
}
