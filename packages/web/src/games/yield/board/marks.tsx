/** What is laid over the map: battles as bands with a number, fronts, the arrows of retreats, chases and steps. */
import { type Army, armyOf, type Location, type Option, type View } from '@interregnum/yield';
import { Arrow } from '../../../table/kit/map/arrows.tsx';
import { DECORATION } from '../../../table/kit/map/decoration.ts';
import type { Layout } from '../map/places.ts';
import { useLayout } from '../map/places.ts';
import { arrowAlong, middleOf } from '../map/streets.ts';
import type { Props } from '../state/props.ts';
import { battlesAhead, frontLines, placesOfArmies } from '../state/reading.ts';
import { SwordsBadge } from './locations.tsx';
import css from './marks.module.css';

/** The Streets and Locations of a battle as one broad band. */
function bandOf({ anchors, streets }: Layout, places: readonly Location[]): string {
  const within = streets.filter(({ from, to }) => places.includes(from) && places.includes(to));
  const alone = places.map(place => `M${anchors[place]!.x} ${anchors[place]!.y}h.01`);
  return [...within.map(street => street.path), ...alone].join('');
}

export function BattleBand({ view, armies }: { view: View; armies: number }) {
  const layout = useLayout();
  const band = bandOf(layout, placesOfArmies(view, armies));
  return (
    <g {...DECORATION}>
      <path className={css.bandEdge} d={band} />
      <path className={css.band} d={band} />
    </g>
  );
}

/** The battle under way comes first, then in the Battle phase all that are still to be fought. */
const battlesNow = (view: View): number[] => [...(view.battle ? [view.battle.armies] : []), ...battlesAhead(view)];

export const Battles = ({ view }: { view: View }) =>
  battlesNow(view).map(armies => <BattleBand key={armies} view={view} armies={armies} />);

/** Above everything else; a single battle needs none. */
export function BattleNumbers({ view }: { view: View }) {
  const { anchors } = useLayout();
  const battles = battlesNow(view);
  if (battles.length < 2) return null;
  return (
    <g {...DECORATION}>
      {battles.map((armies, i) => {
        const places = placesOfArmies(view, armies);
        if (places.length === 0) return null;
        const { x, y } =
          anchors[places.reduce((best, place) => (anchors[place]!.y < anchors[best]!.y ? place : best))]!;
        return (
          <g key={armies} transform={`translate(${x + 40} ${y - 40})`} className={css.number}>
            <circle r={15} />
            <text y={6.5}>{i + 1}</text>
          </g>
        );
      })}
    </g>
  );
}

/** During the Strategy phase: who would have to fight if it ended now. */
export function Fronts({ view }: { view: View }) {
  const { anchors } = useLayout();
  if (view.phase !== 'strategy' || view.battle) return null;
  return (
    <g {...DECORATION}>
      {frontLines(view).map(([a, b]) => {
        const [x, y] = middleOf(anchors[a]!, anchors[b]!);
        return <SwordsBadge key={`${a} ${b}`} x={x} y={y} faint />;
      })}
    </g>
  );
}

/** From where to where an option moves something, and whose it is. */
function wayOf(view: View, o: Option): { from: Location; to: Location; army: Army | null } | null {
  if (o.type === 'step' || o.type === 'chase') return { from: o.from, to: o.to, army: armyOf(view.viewer!, o.piece) };
  if (o.type === 'retreat') return { from: o.from, to: o.to, army: o.army };
  return o.type === 'fortress' ? { from: o.from, to: o.to, army: null } : null;
}

/** The arrows of what may move: of the Army in hand, or of all that must retreat or may chase. */
export function Arrows({ view, options, hovered, inHand }: Props & { inHand: Army | null }) {
  const { anchors } = useLayout();
  const hot = hovered.use();
  const ways = options.flatMap(choice => {
    const way = wayOf(view, choice);
    const shown = way && (way.army === inHand || (inHand === null && choice.type !== 'step'));
    return way && shown && (choice.type !== 'fortress' || hot === choice.code) ? [{ choice, way }] : [];
  });
  return (
    <g {...DECORATION}>
      {ways.map(({ choice, way }) => (
        <Arrow
          key={choice.code}
          path={arrowAlong(anchors[way.from]!, anchors[way.to]!, 36)}
          tone={choice.type === 'retreat' ? 'bad' : 'good'}
          hot={hot === choice.code}
        />
      ))}
    </g>
  );
}
