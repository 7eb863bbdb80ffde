/** Heroes: which way their quests lie, what they should train, whom they may challenge (D31). */

import { localsOf, type Seat, sets } from '@interregnum/kernel';
import { boardOf } from '../board.ts';
import { contentOf } from '../content/contents.ts';
import { ATTRIBUTES } from '../content/words.ts';
import { trainingOf } from '../heroes.ts';
import { isCommander } from '../modules/cmd/queries.ts';
import type { Option } from '../options.ts';
import { heroMove } from '../phases/heroes/hero-move.ts';
import { type Area, type HeroNumber, NONE } from '../pieces.ts';
import { questAreas } from '../printed.ts';
import type { PublicState } from '../state.ts';
import { isWithArmy, stepWeight } from './commanders.ts';
import type { Judging } from './judging.ts';

interface Questing extends PublicState {
  readonly quests: readonly (readonly (number | null)[])[];
}

const FAR = 9;

/** Steps from an area to the nearest one that a quest of the seat names. */
export function stepsToQuest(t: Questing, seat: Seat, from: Area): number {
  const far = boardOf(t).distances[from]!;
  let least = FAR;
  for (const quest of t.quests[seat]!) {
    if (quest === null) continue;
    for (const area of questAreas(t, quest)) if (far[area]! >= 0 && far[area]! < least) least = far[area]!;
  }
  return least;
}

/** What he is worth in a duel. */
const prowess = (t: PublicState, hero: HeroNumber): number => {
  const { attributes, health } = contentOf(t).heroes[hero]!;
  let sum = health - t.heroDamage[hero]!;
  for (const [i, attribute] of ATTRIBUTES.entries()) sum += 0.5 * (attributes[attribute] + trainingOf(t, hero, i));
  return sum + t.rewardsUp[hero]!.length;
};

/** How many quests in hand ask for an attribute. */
function askedFor({ t, seat }: Judging, attribute: number): number {
  return t.quests[seat]!.filter(quest => {
    const attempt = quest === null ? null : contentOf(t).quests[quest]!.attempt;
    return attempt?.kind === 'test' && attempt.attribute === ATTRIBUTES[attribute];
  }).length;
}

const MOVING = { near: 5, far: 2 } as const;
const NEAR = 3;

function actWeight(j: Judging, { action, hero }: Extract<Option, { type: 'act' }>): number {
  const { t, seat } = j;
  if (action === 'train') return 1;
  if (action === 'move' && isCommander(j.t, hero)) return isWithArmy(j, hero) ? 0.2 : MOVING.near;
  if (action === 'heal') return t.heroDamage[hero]! > 1 || sets.has(t.heroesRouted, hero) ? 6 : 0.1;
  return stepsToQuest(t, seat, t.heroArea[hero]!) <= NEAR ? MOVING.near : MOVING.far;
}

/** The hero whose movement is under way. */
const moverOf = ({ t }: Judging): HeroNumber => localsOf(t, heroMove)?.hero ?? NONE;

export function questWeight(j: Judging, o: Option): number {
  const { t, seat } = j;
  if (o.type === 'act') return actWeight(j, o);
  if (o.type === 'quest') return 12;
  if (o.type === 'train') return 1 + 2 * askedFor(j, o.attribute);
  if (o.type === 'trainTwo') return 1 + askedFor(j, o.attribute) + askedFor(j, o.second);
  const hero = moverOf(j);
  if (hero === NONE) return o.type === 'pass' ? 0.2 : 1;
  if (isCommander(t, hero) && (o.type === 'step' || o.type === 'teleport')) return stepWeight(j, hero, o.area);
  if (isCommander(t, hero) && o.type === 'stop') return isWithArmy(j, hero) ? 5 : 0.7;
  const here = stepsToQuest(t, seat, t.heroArea[hero]!);
  if (o.type === 'step' || o.type === 'teleport') return Math.exp(1.5 * (here - stepsToQuest(t, seat, o.area)));
  if (o.type === 'duel') return Math.exp(0.5 * (prowess(t, hero) - prowess(t, o.hero)) - 1);
  return o.type === 'stop' ? (here === 0 ? 30 : 0.5) : o.type === 'trade' ? 0.05 : 1;
}
