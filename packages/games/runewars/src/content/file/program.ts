/** Effects in content files: sentences, one for each step, and blocks of them as lists in lists. */
import { expectList, expectMap, expectText, isMap, NotationError, type Path, templates } from '@interregnum/kernel';
import {
  type Condition,
  each,
  eachBut,
  eachHero,
  eitherBy,
  may,
  type Op,
  type TargetQuestion,
  WAYS,
  type WayName,
  type Who,
  way,
  when,
} from '../effect.ts';
import { BATTLE_SENTENCES } from './battle-sentences.ts';
import { CONDITIONS } from './conditions.ts';
import { asks, REALM_SENTENCES } from './realm-sentences.ts';
import { PLAYERS, whoSlot } from './slots.ts';

export const STEPS = templates<Op>('a step', Object.values({ ...REALM_SENTENCES, ...BATTLE_SENTENCES }).flat());

/** A step, or a block with the steps in it. */
export type Node =
  | { readonly kind: 'step'; readonly op: Op }
  | { readonly kind: 'each'; readonly of: 'hero' | 'player'; readonly but: Who | null; readonly steps: Nodes }
  | { readonly kind: 'may'; readonly if: Condition | null; readonly steps: Nodes }
  | { readonly kind: 'when'; readonly if: Condition; readonly steps: Nodes }
  | { readonly kind: 'either'; readonly by: Who; readonly ways: readonly WayNode[] };
export type Nodes = readonly Node[];
export interface WayNode {
  readonly name: WayName;
  readonly needs: Condition | null;
  readonly steps: Nodes;
}

/** Steps in one list, and lists in lists. */
const MOST_STEPS = 12;
const DEEPEST = 5;
const LONGEST = 300;

const PLAYER = 'player';
const BUT = 'player but ';
const HERO = 'hero of another alignment';

// --- reading ---------------------------------------------------------------------------------------------------------------

export const readCondition = (value: unknown, path: Path): Condition =>
  CONDITIONS.read(expectText(value, LONGEST, path), path);
const conditionOrNone = (value: unknown, path: Path): Condition | null =>
  value === undefined ? null : readCondition(value, path);

function readWho(value: string, path: Path): Who {
  const who = whoSlot.read(value);
  if (who !== null) return who;
  throw new NotationError(path, `expected one of ${PLAYERS.join(', ')}, not '${value.slice(0, 60)}'`);
}

function readEach(value: unknown, path: Path): Pick<Extract<Node, { kind: 'each' }>, 'of' | 'but'> {
  const text = expectText(value, LONGEST, path);
  if (text === HERO) return { of: 'hero', but: null };
  if (text === PLAYER) return { of: 'player', but: null };
  if (text.startsWith(BUT)) return { of: 'player', but: readWho(text.slice(BUT.length), path) };
  throw new NotationError(path, `expected '${PLAYER}', '${BUT}…' or '${HERO}', not '${text.slice(0, 60)}'`);
}

function readWay(value: unknown, depth: number, path: Path): WayNode {
  const said = expectMap(value, ['way', 'if', 'do'], path);
  const name = WAYS.find(one => one === said.way);
  if (name === undefined) throw new NotationError([...path, 'way'], `expected one of ${WAYS.join(', ')}`);
  return {
    name,
    needs: conditionOrNone(said.if, [...path, 'if']),
    steps: readSteps(said.do, depth + 1, [...path, 'do']),
  };
}

function readEither(said: Readonly<Record<string, unknown>>, depth: number, path: Path): Node {
  const at = [...path, 'either'];
  const ways = expectList(said.either, WAYS.length, at).map((one, i) => readWay(one, depth, [...at, i]));
  if (ways.length < 2) throw new NotationError(at, 'expected at least two ways to go');
  const twice = ways.findIndex(({ name }, i) => ways.findIndex(other => other.name === name) < i);
  if (twice >= 0) throw new NotationError([...at, twice, 'way'], `there is a way '${ways[twice]!.name}' already`);
  const by = said.by === undefined ? 'me' : readWho(expectText(said.by, LONGEST, [...path, 'by']), [...path, 'by']);
  return { kind: 'either', by, ways };
}

function readBlock(value: Readonly<Record<string, unknown>>, depth: number, path: Path): Node {
  const steps = (key: string) => readSteps(value[key], depth + 1, [...path, key]);
  if (value.either !== undefined) return readEither(expectMap(value, ['either', 'by'], path), depth, path);
  if (value.may !== undefined) {
    expectMap(value, ['may', 'if'], path);
    return { kind: 'may', if: conditionOrNone(value.if, [...path, 'if']), steps: steps('may') };
  }
  if (value.each !== undefined) {
    expectMap(value, ['each', 'do'], path);
    return { kind: 'each', ...readEach(value.each, [...path, 'each']), steps: steps('do') };
  }
  expectMap(value, ['if', 'do'], path);
  if (value.if === undefined) throw new NotationError(path, "expected a block with 'each', 'if', 'may' or 'either'");
  return { kind: 'when', if: readCondition(value.if, [...path, 'if']), steps: steps('do') };
}

function readSteps(value: unknown, depth: number, path: Path): Nodes {
  const list = expectList(value, MOST_STEPS, path);
  if (depth > DEEPEST) throw new NotationError(path, `expected no more than ${DEEPEST} blocks in each other`);
  if (list.length === 0 && depth > 1) throw new NotationError(path, 'expected at least one step');
  return list.map((one, i): Node => {
    const at = [...path, i];
    if (isMap(one)) return readBlock(one, depth, at);
    return { kind: 'step', op: STEPS.read(expectText(one, LONGEST, at), at) };
  });
}

function compiledNode(node: Node): readonly Op[] {
  switch (node.kind) {
    case 'step':
      return [node.op];
    case 'may':
      return may(node.if, ...compiled(node.steps));
    case 'when':
      return when(node.if, ...compiled(node.steps));
    case 'each':
      if (node.of === 'hero') return eachHero('other-alignment', ...compiled(node.steps));
      return node.but === null ? each(...compiled(node.steps)) : eachBut(node.but, ...compiled(node.steps));
    case 'either':
      return eitherBy(node.by, ...node.ways.map(({ name, needs, steps }) => way(name, needs, ...compiled(steps))));
  }
}
const compiled = (nodes: Nodes): readonly Op[] => nodes.flatMap(compiledNode);

export const readProgram = (value: unknown, path: Path): readonly Op[] => compiled(readSteps(value, 1, path));

// --- writing ---------------------------------------------------------------------------------------------------------------

/** The blocks that a flat list was made of. */
export function nodesOf(ops: readonly Op[]): Nodes {
  const nodes: Node[] = [];
  for (let at = 0; at < ops.length; ) {
    const [node, length] = nodeAt(ops, at);
    nodes.push(node);
    at += length;
  }
  return nodes;
}

function nodeAt(ops: readonly Op[], at: number): readonly [node: Node, length: number] {
  const op = ops[at]!;
  const inside = (length: number): Nodes => nodesOf(ops.slice(at + 1, at + 1 + length));
  switch (op.op) {
    case 'may':
      return [{ kind: 'may', if: op.if, steps: inside(op.skip) }, op.skip + 1];
    case 'if':
      return [{ kind: 'when', if: op.condition, steps: inside(op.skip) }, op.skip + 1];
    case 'nextPlayer':
      return [{ kind: 'each', of: 'player', but: op.but, steps: inside(op.skip - 1) }, op.skip + 1];
    case 'nextHero':
      return [{ kind: 'each', of: 'hero', but: null, steps: inside(op.skip - 1) }, op.skip + 1];
    case 'either': {
      const end = endOf(ops, at, op.starts);
      const ways = op.ways.map(({ name, needs }, i): WayNode => {
        const [from, to] = [op.starts[i]!, (op.starts[i + 1] ?? end) - 1];
        return { name, needs, steps: nodesOf(ops.slice(at + 1 + from, at + 1 + to)) };
      });
      return [{ kind: 'either', by: op.by, ways }, end + 1];
    }
    default:
      return [{ kind: 'step', op }, 1];
  }
}

/** Where a choice ends, which has two ways at least: the step that closes the first leads there. */
function endOf(ops: readonly Op[], at: number, [, second]: readonly number[]): number {
  const close = ops[at + second!] as { skip?: number };
  return second! + close.skip!;
}

const QUESTIONS: readonly TargetQuestion[] = ['RNW-D39', 'RNW-D26', asks];
/** The same, with the question of another kind of card. */
export const askedAs = (ops: readonly Op[], question: TargetQuestion): readonly Op[] =>
  ops.map(op => ('asks' in op && QUESTIONS.includes(op.asks) ? ({ ...op, asks: question } as Op) : op));

export function writeCondition(condition: Condition): string {
  const text = CONDITIONS.write(condition);
  if (text === null) throw new Error(`no sentence says ${JSON.stringify(condition)}`);
  return text;
}

export function writeStep(op: Op): string {
  const text = STEPS.write(askedAs([op], asks)[0]!);
  if (text === null) throw new Error(`no sentence says ${JSON.stringify(op)}`);
  return text;
}

const written = (condition: Condition | null) => condition !== null && { if: writeCondition(condition) };

function writeNode(node: Node): unknown {
  switch (node.kind) {
    case 'step':
      return writeStep(node.op);
    case 'may':
      return { ...written(node.if), may: node.steps.map(writeNode) };
    case 'when':
      return { ...written(node.if), do: node.steps.map(writeNode) };
    case 'each': {
      const of = node.of === 'hero' ? HERO : node.but === null ? PLAYER : BUT + whoSlot.write(node.but)!;
      return { each: of, do: node.steps.map(writeNode) };
    }
    case 'either':
      return {
        ...(node.by !== 'me' && { by: whoSlot.write(node.by) }),
        either: node.ways.map(({ name, needs, steps }) => ({
          way: name,
          ...written(needs),
          do: steps.map(writeNode),
        })),
      };
  }
}

export const writeProgram = (ops: readonly Op[]): unknown => nodesOf(ops).map(writeNode);
