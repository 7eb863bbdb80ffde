/** Softens the straight borders of a map. Every border is curved once, so neighbours still coincide exactly. */
import type { Point } from './geometry.ts';

/** A map of areas whose outlines share their corners. */
export interface Outlined {
  areas: readonly number[];
  /** By area. */
  outlines: readonly (readonly Point[])[];
}

/** A cubic piece: two control points and the end; it starts where the piece before it ended. */
type Cubic = readonly [Point, Point, Point];

export interface Curves {
  /** By area: the closed outline as an SVG path. */
  outlines: readonly string[];
  coast: string;
  /** All borders between two areas, each once: together, and line by line with the two areas. */
  borders: string;
  lines: readonly BorderLine[];
}

export interface BorderLine {
  path: string;
  between: readonly number[];
}

interface Edge {
  a: Point;
  b: Point;
  coast: boolean;
  /** Which areas it belongs to: one on the coast, else two. */
  areas: number[];
}

const COAST_ROUGHNESS = 6;
const BORDER_ROUGHNESS = 4.5;
const STEP = 20;

const key = (p: Point): string => `${p[0]},${p[1]}`;
const edgeKey = (p: Point, q: Point): string => [key(p), key(q)].sort().join(' ');

/** A number from -1 to 1 that depends only on where it is asked for. */
function wobble(x: number, y: number): number {
  const n = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return 2 * (n - Math.floor(n)) - 1;
}

function edgesOf(board: Outlined): Map<string, Edge> {
  const edges = new Map<string, Edge>();
  for (const area of board.areas) {
    const outline = board.outlines[area]!;
    outline.forEach((a, i) => {
      const b = outline[(i + 1) % outline.length]!;
      const known = edges.get(edgeKey(a, b));
      if (known) {
        known.coast = false;
        known.areas.push(area);
      } else edges.set(edgeKey(a, b), { a, b, coast: true, areas: [area] });
    });
  }
  return edges;
}

/** Points strictly between the ends of an edge, moved sideways a little. */
function between({ a, b, coast }: Edge, coastRoughness: number): Point[] {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = Math.hypot(dx, dy);
  const pieces = Math.max(2, Math.round(length / STEP));
  const roughness = coast ? coastRoughness : BORDER_ROUGHNESS;
  return Array.from({ length: pieces - 1 }, (_, i) => {
    const t = (i + 1) / pieces;
    const x = a[0] + dx * t;
    const y = a[1] + dy * t;
    const aside = (wobble(x, y) * roughness) / length;
    return [x - dy * aside, y + dx * aside];
  });
}

/** The corners of the map with the edges that meet there. */
function corners(edges: Iterable<Edge>): Map<string, Edge[]> {
  const at = new Map<string, Edge[]>();
  for (const edge of edges) {
    for (const p of [edge.a, edge.b]) at.set(key(p), [...(at.get(key(p)) ?? []), edge]);
  }
  return at;
}

/** Walks from edge to edge of one sort until the line forks, ends or closes. */
function walk(start: Edge, from: Point, next: (p: Point, e: Edge) => Edge | undefined): Edge[] {
  const line: Edge[] = [];
  let edge: Edge | undefined = start;
  let at = from;
  while (edge && !line.includes(edge)) {
    line.push(edge);
    at = key(edge.a) === key(at) ? edge.b : edge.a;
    edge = next(at, edge);
  }
  return line;
}

/** Runs of edges that are smoothed together: the coast as one loop, inner borders from fork to fork. */
function lines(edges: Map<string, Edge>): { edges: Edge[]; start: Point; closed: boolean }[] {
  const at = corners(edges.values());
  const done = new Set<Edge>();
  const out: { edges: Edge[]; start: Point; closed: boolean }[] = [];
  const take = (edge: Edge, start: Point, closed: boolean, next: (p: Point, e: Edge) => Edge | undefined) => {
    const run = walk(edge, start, next);
    for (const each of run) done.add(each);
    out.push({ edges: run, start, closed });
  };
  const alongCoast = (p: Point, e: Edge) => at.get(key(p))!.find(x => x.coast && x !== e);
  const inland = (p: Point, e: Edge) => {
    const here = at.get(key(p))!;
    return here.length === 2 ? here.find(x => x !== e) : undefined;
  };
  for (const edge of edges.values()) if (edge.coast && !done.has(edge)) take(edge, edge.a, true, alongCoast);
  for (const edge of edges.values()) {
    const start = [edge.a, edge.b].find(p => at.get(key(p))!.length > 2);
    if (!done.has(edge) && start) take(edge, start, false, inland);
  }
  return out;
}

/** A smooth curve through all points (Catmull-Rom), as cubic pieces. */
function smooth(points: readonly Point[], closed: boolean): Cubic[] {
  const at = (i: number): Point => {
    if (closed) return points[(i + points.length) % points.length]!;
    return points[Math.min(points.length - 1, Math.max(0, i))]!;
  };
  const count = closed ? points.length : points.length - 1;
  return Array.from({ length: count }, (_, i) => {
    const [p, q, r, s] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return [
      [q[0] + (r[0] - p[0]) / 6, q[1] + (r[1] - p[1]) / 6],
      [r[0] - (s[0] - q[0]) / 6, r[1] - (s[1] - q[1]) / 6],
      r,
    ];
  });
}

const backwards = (pieces: readonly Cubic[], start: Point): Cubic[] =>
  pieces.map(([c, d], i): Cubic => [d, c, i === 0 ? start : pieces[i - 1]![2]]).reverse();

const round = (p: Point): string => `${Math.round(p[0] * 10) / 10} ${Math.round(p[1] * 10) / 10}`;
const draw = (pieces: readonly Cubic[]): string => pieces.map(c => `C${c.map(round).join(' ')}`).join('');

/** Where each edge is curved, seen from its end `a`. */
function curveEdges(
  edges: Map<string, Edge>,
  coastRoughness: number,
): { byEdge: Map<Edge, Cubic[]>; coast: string; lines: BorderLine[] } {
  const byEdge = new Map<Edge, Cubic[]>();
  let coast = '';
  const borders: BorderLine[] = [];
  for (const line of lines(edges)) {
    let at = line.start;
    const points: Point[] = [at];
    const counts = line.edges.map(edge => {
      const forward = key(edge.a) === key(at);
      const along = between(edge, coastRoughness);
      const inner = forward ? along : along.reverse();
      at = forward ? edge.b : edge.a;
      points.push(...inner, at);
      return { edge, forward, count: inner.length + 1 };
    });
    if (line.closed) points.pop();
    const pieces = smooth(points, line.closed);
    let from = 0;
    for (const { edge, forward, count } of counts) {
      const own = pieces.slice(from, from + count);
      byEdge.set(edge, forward ? own : backwards(own, points[from]!));
      from += count;
    }
    const path = `M${round(line.start)}${draw(pieces)}`;
    if (line.closed) coast += `${path}Z`;
    else borders.push({ path, between: line.edges[0]!.areas });
  }
  return { byEdge, coast, lines: borders };
}

export function curvesOf(board: Outlined, coastRoughness = COAST_ROUGHNESS): Curves {
  const edges = edgesOf(board);
  const { byEdge, coast, lines } = curveEdges(edges, coastRoughness);
  const outlines = board.outlines.map(outline => {
    if (outline.length === 0) return '';
    const pieces = outline.map((p, i) => {
      const edge = edges.get(edgeKey(p, outline[(i + 1) % outline.length]!))!;
      const own = byEdge.get(edge)!;
      return draw(key(edge.a) === key(p) ? own : backwards(own, edge.a));
    });
    return `M${round(outline[0]!)}${pieces.join('')}Z`;
  });
  return { outlines, coast, borders: lines.map(line => line.path).join(''), lines };
}
