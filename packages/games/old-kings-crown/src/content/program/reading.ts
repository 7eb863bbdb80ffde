/** The programs that a content file gives to cards, tiles and Commanders. */
import { NotationError, type Path } from '@interregnum/kernel';
import { BUILT_IN, type Programs } from '../built-in.ts';
import { FACTION_CARDS } from '../cards.ts';
import type { Effect } from '../effect.ts';
import { KINGDOM_CARDS } from '../kingdom.ts';
import type { Limit } from '../kingdom-card.ts';
import { TACTICS } from '../tactics.ts';
import { type Carrier, checkProgram } from './check.ts';
import type { Kind } from './needs.ts';
import { isSameProgram, readProgram } from './notation.ts';
import { refuseIf } from './sets.ts';

type Part = 'cards' | 'tactics' | 'commanders' | 'kingdom cards';
type Said = Readonly<Record<string, unknown>>;
/** By part of the file, then by id. */
export type SaidOf = Readonly<Record<Part, ReadonlyMap<string, Said>>>;

const KINDS: Readonly<Record<Part, Kind>> = {
  cards: 'card',
  tactics: 'tile',
  commanders: 'commander',
  'kingdom cards': 'kingdom',
};

const RITUAL_TILES = new Set(TACTICS.filter(({ ritual }) => ritual !== null).map(({ id }) => id));
const RUSES = new Set(FACTION_CARDS.filter(({ trait }) => trait === 'ruse').map(({ id }) => id));

/** What bots and rules know of the built-in programs goes by identity: the same in other words is the same. */
function programFor(id: string, said: Said, carrier: Carrier, path: Path): readonly Effect[] {
  const at = [...path, 'program'];
  const [before, program] = [BUILT_IN.programs[id]!, readProgram(said.program, at)];
  if (isSameProgram(program, before)) return before;
  refuseIf(RITUAL_TILES.has(id), at, 'a Ritual tile keeps its effect: it lies there for the Influence on it');
  refuseIf(RUSES.has(id), at, 'a Ruse keeps its effect, which the rules of Bids and Clashes are made for');
  refuseIf(program.length === 0 && carrier.kind !== 'card', at, 'expected at least one effect');
  checkProgram(program, carrier, at);
  if (program.length > 0 && said.text === undefined)
    throw new NotationError(path, "another program needs a 'text' that says it");
  return program;
}

function limitOf(id: string, limits: readonly Limit[]): Limit {
  const kingdom = KINGDOM_CARDS.findIndex(card => card.id === id);
  return kingdom < 0 ? null : limits[kingdom]!;
}

/** With another limit a program may no longer fit. */
function withLimit(id: string, limit: Limit, path: Path): readonly Effect[] {
  const program = BUILT_IN.programs[id]!;
  const kingdom = KINGDOM_CARDS.findIndex(card => card.id === id);
  if (kingdom >= 0 && limit !== BUILT_IN.limits[kingdom]) checkProgram(program, { kind: 'kingdom', limit }, path);
  return program;
}

function readOne(part: Part, id: string, said: Said, limits: readonly Limit[]): readonly Effect[] {
  const limit = limitOf(id, limits);
  const path = [part, id];
  if (said.program === undefined) return withLimit(id, limit, path);
  return programFor(id, said, { kind: KINDS[part], limit }, path);
}

const pillages = (program: readonly Effect[]): boolean =>
  program.some(effect => effect.mode === 'may' && effect.do.some(op => op.op === 'place' && op.as === 'pillage'));

/** OKC-223: two cards could Pillage both Locations of a Region, and nothing could be claimed there. */
function checkPillages(programs: Programs): void {
  const [, second] = FACTION_CARDS.filter(({ id }) => pillages(programs[id]!));
  if (second) throw new NotationError(['cards', second.id, 'program'], 'only one card of all factions can Pillage');
}

export function readPrograms(said: SaidOf, limits: readonly Limit[]): Programs {
  const programs: Record<string, readonly Effect[]> = { ...BUILT_IN.programs };
  for (const part of Object.keys(said) as Part[])
    for (const [id, one] of said[part]) programs[id] = readOne(part, id, one, limits);
  checkPillages(programs);
  return programs;
}
