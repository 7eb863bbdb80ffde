/** The power track of Hidden Leaders: both markers, the dark area, what each faction needs, who would be victorious. */
import {
  contentOf,
  FACTIONS,
  type Faction,
  factionsOf,
  HILL_TRIBES,
  IMPERIAL_ARMY,
  LAST_SPACE,
  UNDEAD,
  type View,
  victoriousFaction,
  WATER_FOLK,
} from '@interregnum/hidden-leaders';
import pc from 'picocolors';
import { padEnd, widthOf } from '../../text/width.ts';
import type { Canvas } from '../drawing.ts';
import { factionName } from './heroes.ts';

const SPACES = Array.from({ length: LAST_SPACE }, (_, i) => i + 1);
const isDark = (v: View, space: number): boolean => space >= contentOf(v).darkFrom;

const red = (text: string): string => pc.bold(pc.red(text));
const green = (text: string): string => pc.bold(pc.green(text));

const NEEDS: Readonly<Record<Faction, string>> = {
  [UNDEAD]: 'both in the dark area',
  [WATER_FOLK]: 'at most 1 apart',
  [IMPERIAL_ARMY]: 'Red 2 or more ahead',
  [HILL_TRIBES]: 'Green 2 or more ahead',
};
const NEEDS_WIDTH = Math.max(...Object.values(NEEDS).map(widthOf));
const FACTION_WIDTH = 15;

const verdict = (v: View, canvas: Canvas): string => {
  const faction = factionName(victoriousFaction(contentOf(v), v.red, v.green), canvas);
  return v.over ? `Victorious: ${faction}` : `If it ended now: ${faction}`;
};

/** A line for the numbers, one for each marker, and the verdict; beside them the needs, if there is room. */
export function tallTrack(v: View, canvas: Canvas): string[] {
  const track = [
    `       ${SPACES.map(space => number(v, space)).join('')}`,
    `${red('Red')}    ${SPACES.map(space => (space === v.red ? red('[R]') : ground(v, space))).join('')}`,
    `${green('Green')}  ${SPACES.map(space => (space === v.green ? green('[G]') : ground(v, space))).join('')}`,
    verdict(v, canvas),
  ];
  const width = Math.max(...track.map(widthOf));
  const beside = track.map((line, i) => `${padEnd(line, width)}   ${need(v, [...FACTIONS].reverse()[i]!, canvas)}`);
  return Math.max(...beside.map(widthOf)) <= canvas.columns ? beside : track;
}

const number = (v: View, space: number): string => {
  const text = String(space).padStart(2).padEnd(3);
  return isDark(v, space) ? pc.inverse(text) : pc.dim(text);
};
const ground = (v: View, space: number): string => (isDark(v, space) ? pc.dim('░░░') : pc.dim(' · '));

/** A faction, its condition, whether it holds, and whether the viewer's Leader is aligned with it. */
function need(v: View, faction: Faction, canvas: Canvas): string {
  const holds = victoriousFaction(contentOf(v), v.red, v.green) === faction;
  const leader = v.viewer === null ? null : v.leaders[v.viewer]!;
  const yours = leader !== null && factionsOf(contentOf(v), leader) & faction ? pc.bold(' yours') : '';
  const condition = padEnd(NEEDS[faction]!, NEEDS_WIDTH);
  return `${holds ? '▸' : ' '} ${padEnd(factionName(faction, canvas), FACTION_WIDTH)}  ${holds ? condition : pc.dim(condition)}${yours}`;
}

/** Everything on one line. */
export function flatTrack(v: View, canvas: Canvas): string[] {
  const spaces = SPACES.map(space => {
    if (space === v.red && space === v.green) return `${red('R')}+${green('G')}`;
    if (space === v.red) return red('[R]');
    return space === v.green ? green('[G]') : ground(v, space);
  });
  return [`${spaces.join('')}  ${verdict(v, canvas)}`];
}
