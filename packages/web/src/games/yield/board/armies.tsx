/** The Armies on the map: they step along the Streets, lie down when inactive, and show as much of their dial as the viewer may know. */
import { type Army, bitOf, type Location, ownerOf, pieceId, pieceOf, type View } from '@interregnum/yield';
import { type KeyboardEvent, type SVGProps, useLayoutEffect, useRef } from 'react';
import { useDragging } from '../../../table/kit/drag/use-dragging.tsx';
import type { Point } from '../../../table/kit/map/geometry.ts';
import { ownerClass } from '../houses/houses.ts';
import { ArmyPicture, Meeple } from '../houses/meeple.tsx';
import { Themed } from '../houses/themed.tsx';
import { armySpot, type Layout, rowOf, useLayout } from '../map/places.ts';
import { middleOf } from '../map/streets.ts';
import { canMove } from '../state/clicks.ts';
import { armyName, type Props, pieceName, placeName } from '../state/props.ts';
import { armiesAt, type DialSight, dialOf } from '../state/reading.ts';
import { pick } from '../state/selection.ts';
import css from './armies.module.css';

interface ArmiesProps extends Props {
  /** Armies that may be taken up. */
  ready: ReadonlySet<Army>;
  inHand: Army | null;
  onArmy(army: Army): void;
  onDrop(army: Army, location: Location): void;
}

export function Armies({ ready, inHand, onArmy, onDrop, ...props }: ArmiesProps) {
  const { view, options, question } = props;
  const { handle, ghost } = useDragging<Army>({
    place: 'data-area',
    onLift: army => pick(question, { army }),
    onBack: () => pick(question, {}),
    onDrop: (army, location) => onDrop(army, Number(location)),
    draw: army => (
      <Themed view={view}>
        <ArmyPicture army={army} size={56} champion={view.champion === army} />
      </Themed>
    ),
  });
  /** Whose Units are shared out on the cards below. */
  const recruiting = options.some(o => o.type === 'recruit' || o.type === 'split');
  const layout = useLayout();
  const place = (army: Army) => armiesAt(view, view.at[army]!).indexOf(army);
  const standing = view.at
    .flatMap((at, army) => (at === null ? [] : [army]))
    .sort((a, b) => rowOf(place(b)) - rowOf(place(a)) || a - b); // who stands in front is drawn last
  return (
    <g data-grows="">
      {standing.map(army => (
        <ArmyPiece
          key={army}
          army={army}
          location={view.at[army]!}
          spot={spotOf(layout, view, army)}
          dial={dialOf(view, army)}
          crowded={armiesAt(view, view.at[army]!).length > 1}
          open={view.battle !== null && (view.battle.armies & bitOf(army)) !== 0}
          lying={(view.inactive & bitOf(army)) !== 0}
          champion={view.champion === army}
          ready={ready.has(army) || (recruiting && ownerOf(army) === view.viewer)}
          inHand={inHand === army}
          still={props.reducedMotion}
          button={
            ready.has(army)
              ? { ...buttonFor(props, army, onArmy), ...(canMove(view, options, army) && handle(army)) }
              : null
          }
        />
      ))}
      {ghost}
    </g>
  );
}

/** Armies of one Location stand side by side before its tower; without a tower in the middle of it. */
function spotOf({ anchors }: Layout, view: View, army: Army): Point {
  const location = view.at[army]!;
  const here = armiesAt(view, location);
  const { x, y } = anchors[location]!;
  const [dx, dy] = armySpot(here.length, here.indexOf(army));
  return [x + dx, y + dy - (view.stacks[location] === '' && here.length <= 3 ? 6 : 0)];
}

/** While Armies are to be chosen the possible ones are buttons. */
function buttonFor(props: Props, army: Army, onArmy: ArmiesProps['onArmy']): SVGProps<SVGGElement> {
  const { view, text, seatNames } = props;
  const own = ownerOf(army) === view.viewer;
  return {
    role: 'button',
    tabIndex: 0,
    'aria-label': text('yield.army.take', {
      army: own ? pieceName(text, pieceOf(army)) : armyName(text, seatNames, army),
      place: placeName(view, view.at[army]!),
    }),
    onClick: () => onArmy(army),
    onKeyDown: (e: KeyboardEvent) => {
      if (e.key !== 'Enter' && e.key !== ' ') return;
      e.preventDefault();
      onArmy(army);
    },
  };
}

interface ArmyPieceProps {
  army: Army;
  location: Location;
  spot: Point;
  dial: DialSight;
  /** Whether it shares its Location. */
  crowded: boolean;
  open: boolean;
  lying: boolean;
  champion: boolean;
  ready: boolean;
  inHand: boolean;
  still: boolean;
  button: SVGProps<SVGGElement> | null;
}

function ArmyPiece({
  army,
  location,
  spot,
  dial,
  crowded,
  open,
  lying,
  champion,
  ready,
  inHand,
  still,
  button,
}: ArmyPieceProps) {
  const seat = ownerOf(army);
  const piece = useWay(location, spot, still);
  return (
    <g
      ref={piece}
      className={`${css.army} ${ownerClass(seat)}`}
      style={{ transform: `translate(${spot[0]}px, ${spot[1]}px)` }}
      data-army={army}
      data-spot={`army.${seat + 1}.${pieceId(pieceOf(army))}`}
      data-ready={ready}
      data-offer={button ? 'army' : undefined}
      {...button}
    >
      <g className={css.body} data-in-hand={inHand} data-lying={lying}>
        {(ready || inHand) && <ellipse className={css.halo} cy={-17} rx={23} ry={27} />}
        <g className={css.figure}>
          <Meeple seat={seat} piece={pieceOf(army)} champion={champion} />
        </g>
        <Dial dial={dial} open={open} crowded={crowded} />
      </g>
    </g>
  );
}

const STEP = 520;

/** A piece that changes its Location goes along the Street. */
function useWay(location: Location, [x, y]: Point, still: boolean) {
  const { anchors, board } = useLayout();
  const piece = useRef<SVGGElement>(null);
  const before = useRef({ location, x, y });
  useLayoutEffect(() => {
    const from = before.current;
    before.current = { location, x, y };
    if (still || (from.x === x && from.y === y)) return;
    const near = board.neighbours[location]!.includes(from.location);
    const [mx, my] = near
      ? middleOf(anchors[from.location]!, anchors[location]!)
      : [(from.x + x) / 2, (from.y + y) / 2];
    const at = (px: number, py: number) => ({ transform: `translate(${px}px, ${py}px)` });
    const way = near ? [at(from.x, from.y), at(mx, my + 12), at(x, y)] : [at(from.x, from.y), at(x, y)];
    piece.current?.animate(way, { duration: near ? STEP : STEP / 2, easing: 'cubic-bezier(.35, .1, .35, 1)' });
  }, [location, x, y, still, anchors, board.neighbours]);
  return piece;
}

const YEARS = ['', 'I', 'II', 'III'];

/** Own and revealed dials with their number; else what was seen last, with the Year, or a question mark. In a crowd it hangs where no neighbour hides it. */
function Dial({ dial: { units, seen }, open, crowded }: { dial: DialSight; open: boolean; crowded: boolean }) {
  const state = units !== null ? (open ? 'open' : 'own') : seen ? (seen.stale ? 'stale' : 'seen') : 'secret';
  return (
    <g
      key={`${state}${units}`}
      className={css.dial}
      data-state={state}
      transform={crowded ? 'translate(0 1)' : 'translate(12 -3)'}
    >
      <g className={css.number}>
        <circle r={state === 'own' || state === 'open' ? 10 : 9} />
        <text y={4.8}>{units ?? seen?.units ?? '?'}</text>
        {units === null && seen && (
          <text className={css.year} x={9} y={-4.5}>
            {YEARS[seen.year]}
          </text>
        )}
      </g>
    </g>
  );
}
