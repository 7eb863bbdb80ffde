/** Random damage to written positions: what is read must then be refused, or be sound. */
import type { Flow } from '../flow.ts';
import type { BaseOption, Game } from '../game.ts';
import { NotationError } from '../notation/index.ts';
import { pick, type Random } from '../random.ts';
import { randomMove, type TableKind } from './random-play.ts';

type Node = Record<string, unknown> | unknown[];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every map and list in a tree. */
const nodesIn = (value: unknown): Node[] => (isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : []);
const leavesIn = (value: unknown): unknown[] => (isNode(value) ? Object.values(value).flatMap(leavesIn) : [value]);

const NONSENSE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1,
  99,
  0.5,
  '',
  'x',
  '1',
  'none',
  'hidden',
  '9: 9',
  [],
  {},
  [[]],
];

/** Changes, drops or doubles something somewhere; whether it was inside `at`. */
function damage(data: Record<string, unknown>, random: Random): boolean {
  const frames = new Set(nodesIn(data.at));
  const nodes = nodesIn(data).filter(node => Object.keys(node).length > 0);
  const node = pick(random, nodes) as Record<string, unknown>;
  const key = pick(random, Object.keys(node));
  const old = node[key];
  const kind = random.below(6);
  if (kind === 0 && Array.isArray(node)) node.splice(Number(key), 1);
  else if (kind === 0) delete node[key];
  else if (kind === 1 && Array.isArray(node)) node.push(structuredClone(old));
  else if (kind === 1) node[`${key}1`] = structuredClone(old);
  else if (kind === 2 && typeof old === 'number') node[key] = old + pick(random, [-2, -1, 1, 2]);
  else if (kind === 3) node[key] = structuredClone(pick(random, NONSENSE));
  else node[key] = pick(random, leavesIn(data));
  return frames.has(node);
}

const MOST_DAMAGE = 3;
const PLAYED_ON = 6;

/**
 * Damages the position of a state and reads it; throws when that is neither refused nor sound. Frames that tell another
 * story than the table are nothing that people write: they need only be read or refused.
 */
export function checkDamaged<S extends Flow<BaseOption>>(game: Game<S>, s: S, kind: TableKind, random: Random): void {
  const { position } = game.proof;
  const data = JSON.parse(JSON.stringify(position.write(s))) as Record<string, unknown>;
  let inFrames = false;
  for (let left = 1 + random.below(MOST_DAMAGE); left > 0; left--) inFrames = damage(data, random) || inFrames;
  let read: S;
  try {
    read = position.read(data, kind.options, kind.seats);
  } catch (error) {
    if (error instanceof NotationError) return;
    throw error;
  }
  for (let moves = 0; ; moves++) {
    const broken = position.broken(read);
    if (broken.length > 0) throw new Error(`${broken.join('; ')} after ${moves} moves from ${JSON.stringify(data)}`);
    if (!read.ask || inFrames || moves === PLAYED_ON) return;
    const move = randomMove(game, read, random);
    game.rules.apply(read, move.seat, move.option);
  }
}
