/** What decides Hidden Leaders: where the markers stand, which faction that makes victorious, and whose Leader follows it. */
import {
  contentOf,
  FACTIONS,
  factionId,
  factionsOf,
  type HiddenLeadersEvent,
  hiddenLeaders,
  LAST_SPACE,
  type Leader,
  type View,
  victoriousFaction,
} from '@interregnum/hidden-leaders';
import type { Seat } from '@interregnum/kernel';
import type { Course } from '../../table/kit/course.ts';
import { FactionBadge } from './marks/faction-badge.tsx';
import { hdlClass } from './marks/livery.ts';

/** The Undead are as dark as the night; there their mark is lighter. */
const COLOURS: Readonly<Record<string, string>> = {
  'imperial-army': 'var(--army)',
  'hill-tribes': 'var(--tribes)',
  'water-folk': 'var(--water)',
  undead: 'light-dark(var(--undead), #948bb8)',
};

const victorious = (view: View) => victoriousFaction(contentOf(view), view.red, view.green);
const isAligned = (leader: Leader | null | undefined, view: View): boolean =>
  leader != null && (factionsOf(contentOf(view), leader) & victorious(view)) !== 0;

/** Who would win if the game ended here; nobody before all Leaders are dealt. */
function winnerNow(view: View): Seat | null {
  if (view.leaders.length < view.seats || view.leaders.includes(null)) return null;
  return hiddenLeaders.rules.outcome({ ...view, over: true })!.winners[0] ?? null;
}

/** Markers that move, and Heroes that come into a party or leave it. */
const EXPLAINS: ReadonlySet<HiddenLeadersEvent['type']> = new Set([
  'moved',
  'played',
  'placed',
  'hid',
  'buried',
  'dismissed',
  'robbed',
  'took',
  'handedOver',
  'gave',
  'exchanged',
]);

const Allegiance = ({ view, seat }: { view: View; seat: Seat }) =>
  FACTIONS.filter(faction => factionsOf(contentOf(view), view.leaders[seat]!) & faction).map(faction => (
    <FactionBadge key={faction} faction={factionId(faction)} size={14} />
  ));

export const course: Course<View, HiddenLeadersEvent> = {
  theme: hdlClass,
  unit: 'hdl.course.space',
  lines: [
    { name: 'marker.red', colour: 'var(--army)' },
    { name: 'marker.green', colour: 'var(--tribes)' },
  ],
  values: view => [view.red, view.green],
  range: [1, LAST_SPACE],
  claim: {
    cause: view => {
      const id = factionId(victorious(view));
      return { name: `faction.${id}`, victory: `victory.${id}`, colour: COLOURS[id]! };
    },
    winner: winnerNow,
    followers: view => view.leaders.flatMap((leader, seat) => (isAligned(leader, view) ? [seat] : [])),
    explains: event => EXPLAINS.has(event.type),
    Sign: Allegiance,
  },
};
