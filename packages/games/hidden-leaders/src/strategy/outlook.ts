/** Which faction will be victorious, judged by the markers and by how many plays are still to come. */
import { workedOut } from '@interregnum/kernel';
import type { HeroContent } from '../content/built-in.ts';
import { FACTIONS } from '../content/factions.ts';
import { BOX_CARDS } from '../content/heroes.ts';
import type { Amount, Program, Way } from '../content/program.ts';
import { clamp, LAST_SPACE, victoriousFaction } from '../content/track.ts';
import type { PublicState } from '../state.ts';

/** Beyond this many plays the markers could be anywhere. */
const MOST_PLAYS = 24;
const SPACES = LAST_SPACE + 1;

interface Drift {
  red: number;
  green: number;
  share: number;
}

const size = (amount: Amount): number => (amount === 'x' ? 1 : amount === '-x' ? -1 : amount);
const driftOf = ({ red, green, lead, trail }: Way, share: number): Drift => ({
  red: size(red) + size(lead),
  green: size(green) + size(trail),
  share,
});

function driftsOf(program: Program, share: number): Drift[] {
  const move = program.find(step => step.op === 'move');
  if (!move) return [{ red: 0, green: 0, share }];
  return move.ways.map(way => driftOf(way, share / move.ways.length));
}

/** What an average play does: every Hero equally likely, every way of moving, too. */
function averagePlay({ programs }: HeroContent): Drift[] {
  const merged = new Map<string, Drift>();
  for (const card of BOX_CARDS) {
    for (const { red, green, share } of driftsOf(programs[card]!, 1 / BOX_CARDS.length)) {
      const drift = merged.get(`${red},${green}`) ?? { red, green, share: 0 };
      merged.set(`${red},${green}`, drift);
      drift.share += share;
    }
  }
  return [...merged.values()];
}

const cell = (red: number, green: number): number => 4 * (red * SPACES + green);

function spread(before: Float64Array, drifts: readonly Drift[]): Float64Array<ArrayBuffer> {
  const after = new Float64Array(before.length);
  for (let red = 1; red <= LAST_SPACE; red++) {
    for (let green = 1; green <= LAST_SPACE; green++) {
      for (const drift of drifts) {
        const to = cell(clamp(red + drift.red), clamp(green + drift.green));
        for (let f = 0; f < 4; f++) after[cell(red, green) + f]! += drift.share * before[to + f]!;
      }
    }
  }
  return after;
}

/** By plays to come, red, green and faction. */
const chancesIn = workedOut((content: HeroContent): Float64Array<ArrayBuffer>[] => {
  const now = new Float64Array(4 * SPACES * SPACES);
  for (let red = 1; red <= LAST_SPACE; red++) {
    for (let green = 1; green <= LAST_SPACE; green++) {
      now[cell(red, green) + FACTIONS.indexOf(victoriousFaction(content, red, green))] = 1;
    }
  }
  const drifts = averagePlay(content);
  const all = [now];
  for (let plays = 1; plays <= MOST_PLAYS; plays++) all.push(spread(all[plays - 1]!, drifts));
  return all;
});

/** The chance of the faction with this index in `FACTIONS`. */
export function chanceOfVictory(
  content: HeroContent,
  red: number,
  green: number,
  plays: number,
  faction: number,
): number {
  return chancesIn(content)[Math.min(MOST_PLAYS, plays)]![cell(red, green) + faction]!;
}

/** About how many Heroes move the markers at random until the end: half of what is played, the rest is aimed. */
export const playsUntil = (t: Pick<PublicState, 'seats'>, rounds: number): number =>
  Math.round(rounds * t.seats * 0.45);
