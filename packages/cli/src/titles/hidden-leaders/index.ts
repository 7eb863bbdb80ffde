/** Hidden Leaders in the terminal: the power track, the parties, Tavern and piles, your Leader and hand. */
import {
  bitOf,
  type Card,
  contentOf,
  countOf,
  type Faction,
  factionsOf,
  heroId,
  leaderId,
  type Option,
  roundOf,
  thresholdOf,
  type View,
} from '@interregnum/hidden-leaders';
import { clockwise, type Seat } from '@interregnum/kernel';
import pc from 'picocolors';
import { padEnd, shortened, widthOf, wrap, wrapCells } from '../../text/width.ts';
import { type Canvas, type Drawing, firstThatFits } from '../drawing.ts';
import { emblem, factionName, factionSign, factionsIn, hero, ink, type Naming, nameOf, SEAT_NAMES } from './heroes.ts';
import { menu } from './menu.ts';
import { flatTrack, tallTrack } from './track.ts';

/** How much is told of everything. */
interface Detail {
  track: 'tall' | 'flat';
  /** In the parties. */
  names: Naming;
  /** What the Heroes in the Tavern and in the hand do. */
  texts: 'whole' | 'cut' | 'none';
}

/** From the richest to the poorest; the first that fits is drawn. */
const DETAILS: readonly Detail[] = [
  { track: 'tall', names: 'full', texts: 'whole' },
  { track: 'tall', names: 'full', texts: 'cut' },
  { track: 'tall', names: 'short', texts: 'cut' },
  { track: 'tall', names: 'full', texts: 'none' },
  { track: 'tall', names: 'short', texts: 'none' },
  { track: 'flat', names: 'short', texts: 'none' },
  { track: 'flat', names: 'sign', texts: 'none' },
];

const table = (v: View, canvas: Canvas): string[] => firstThatFits(DETAILS, canvas, detail => draw(v, canvas, detail));

export const drawing: Drawing<View, Option> = { seatNames: SEAT_NAMES, ink, table, menu };

function draw(v: View, canvas: Canvas, detail: Detail): string[] {
  const sections = [
    detail.track === 'tall' ? tallTrack(v, canvas) : flatTrack(v, canvas),
    parties(v, canvas, detail),
    ...(detail.names === 'sign' ? [inShort(v, canvas)] : [market(v, canvas, detail), own(v, canvas, detail)]),
    midAir(v, canvas),
  ].filter(lines => lines.length > 0);
  return detail.texts === 'none' ? sections.flat() : sections.flatMap((lines, i) => (i === 0 ? lines : ['', ...lines]));
}

// --- the parties -------------------------------------------------------------------------------------------------

function parties(v: View, canvas: Canvas, { track, names }: Detail): string[] {
  const seats = seatsOf(v);
  const players = seats.map(seat => `${emblem(seat)} ${nameOf(seat)} ${pc.dim(canvas.players[seat]!)}`);
  const width = Math.max(...players.map(widthOf));
  const header = `  ${padEnd(`Round ${Math.max(1, roundOf(v))}`, width)}  Up   Hand  Party [face down] with who has seen it`;
  const lines = seats.flatMap(seat => {
    const start = `${pointer(v, seat)} ${padEnd(players[seat]!, width)}  ${progress(v, seat)}   ${v.hands[seat]!.length}   `;
    const room = canvas.columns - widthOf(start);
    const [first, ...rest] = wrapCells(partyCells(v, seat, names, canvas), room);
    return [start + first!, ...rest.map(line => ' '.repeat(widthOf(start)) + line)];
  });
  return track === 'tall' ? [pc.dim(shortened(header, canvas.columns)), ...lines] : lines;
}

const seatsOf = (v: View): readonly Seat[] => clockwise(v.seats, 0);

const pointer = (v: View, seat: Seat): string =>
  v.ask?.seats.includes(seat) && !v.answers.given[seat] ? '▸' : v.active === seat && !v.over ? pc.dim('▹') : ' ';

/** Face-up Heroes of those that end the game; one short of it is worth a warning. */
function progress(v: View, seat: Seat): string {
  const up = v.up[seat]!.length;
  const end = thresholdOf(v);
  const text = `${up}/${end}`;
  return up >= end - 1 ? pc.bold(pc.yellow(text)) : text;
}

function partyCells(v: View, seat: Seat, names: Naming, canvas: Canvas): string[] {
  const up = v.up[seat]!.map(card => hero(v, card, names, canvas));
  const down = v.down[seat]!.map((_, place) => hiddenHero(v, seat, place, names, canvas));
  const cells = names === 'sign' ? [up.join(''), down.join('')].filter(cell => cell !== '') : [...up, ...down];
  return [...openLeader(v, seat, canvas), ...(cells.length > 0 ? cells : [pc.dim('nobody')])];
}

/** Once the game is over. */
function openLeader(v: View, seat: Seat, canvas: Canvas): string[] {
  const leader = v.leaders[seat] ?? null;
  if (!v.over || leader === null) return [];
  const signs = factionsIn(factionsOf(contentOf(v), leader))
    .map(factionSign)
    .join('');
  return [`${pc.bold(canvas.text(`leader.${leaderId(leader)}`).split(',')[0]!)} ${signs}:`];
}

/** In brackets, by its place in the stack, with the emblems of those who have seen it. */
function hiddenHero(v: View, seat: Seat, place: number, names: Naming, canvas: Canvas): string {
  const card = v.down[seat]![place] ?? null;
  const shown = card === null ? pc.dim('?') : hero(v, card, names, canvas);
  return `[${shown}${v.memory === 'none' || v.over ? '' : witnesses(v, seat, place)}]`;
}

/** Besides owner and viewer, unless it is everybody. */
function witnesses(v: View, seat: Seat, place: number): string {
  const seen = seatsOf(v).filter(other => other !== seat && v.known[seat]![place]! & bitOf(other));
  if (seen.length === v.seats - 1 && v.seats > 2) return pc.dim(' all');
  return seen
    .filter(other => other !== v.viewer)
    .map(emblem)
    .join('');
}

/** Tavern and hand on one line each, your factions and the piles on another. */
function inShort(v: View, canvas: Canvas): string[] {
  const top = v.graveyard.at(-1);
  const grave = top === undefined ? '' : ` ${hero(v, top, 'sign', canvas)}`;
  const piles = `Harbor ${v.harbor} · Wilderness ${v.wilderness} · Graveyard ${v.graveyard.length}${grave}`;
  const tavern = ['Tavern', ...inShortNames(v, v.tavern, canvas)];
  const rows = v.viewer === null || v.over ? [tavern, [piles]] : [tavern, ...ownRows(v, v.viewer, piles, canvas)];
  return rows.flatMap(cells => wrapCells(cells, canvas.columns, '  '));
}

function ownRows(v: View, seat: Seat, piles: string, canvas: Canvas): string[][] {
  const counts = factionsIn(factionsOf(contentOf(v), v.leaders[seat]!)).map(
    faction => `${factionSign(faction)} ${heroesOf(v, seat, faction)}`,
  );
  return [
    [`You: ${counts.join(' ')}`, piles],
    ['Hand', ...inShortNames(v, v.hands[seat]!, canvas)],
  ];
}

const inShortNames = (v: View, cards: readonly (Card | null)[], canvas: Canvas): string[] =>
  cards.flatMap(card => (card === null ? [] : [hero(v, card, 'short', canvas)]));

// --- Tavern and piles --------------------------------------------------------------------------------------------

function market(v: View, canvas: Canvas, { texts }: Detail): string[] {
  const tavern = v.tavern.filter(card => card !== null);
  const piles = pc.dim(pileCounts(v, canvas));
  if (texts !== 'none') return [`${pc.bold('Tavern')}   ${piles}`, ...heroLines(v, tavern, canvas, texts)];
  const names = tavern.map(card => hero(v, card, 'full', canvas));
  const cells = [pc.bold('Tavern'), ...(names.length > 0 ? names : [pc.dim('empty')])];
  const line = wrapCells([...cells, piles], canvas.columns, '  ');
  if (line.length === 1) return line;
  return [...wrapCells(cells, canvas.columns, '  '), ...wrap(piles, canvas.columns, '  ')];
}

function pileCounts(v: View, canvas: Canvas): string {
  const top = v.graveyard.at(-1);
  const grave = top === undefined ? '0' : `${v.graveyard.length}, ${canvas.text(`hero.${heroId(top)}`)} on top`;
  return `Harbor ${v.harbor} · Wilderness ${v.wilderness} · Graveyard ${grave}`;
}

/** Cards that an ability has lifted off the table. */
function midAir(v: View, canvas: Canvas): string[] {
  const line = (words: string, cards: readonly (Card | null)[]) =>
    cards.length === 0
      ? []
      : wrapCells(
          [pc.bold(words), ...cards.map(card => (card === null ? pc.dim('[?]') : hero(v, card, 'full', canvas)))],
          canvas.columns,
          '  ',
        );
  return [...line('Set aside', v.aside), ...line(`Drawn by ${SEAT_NAMES[v.active]}`, v.held)];
}

/** A line for each Hero with what it does. */
function heroLines(v: View, cards: readonly Card[], canvas: Canvas, texts: 'whole' | 'cut'): string[] {
  const names = cards.map(card => hero(v, card, 'full', canvas));
  const width = Math.max(0, ...names.map(widthOf));
  const room = canvas.columns - width - 4;
  return cards.flatMap((card, i) => {
    const text = canvas.text(`text.${heroId(card)}`);
    const [first, ...rest] = texts === 'whole' ? wrap(text, room) : [shortened(text, room)];
    const indent = ' '.repeat(width + 4);
    return [`  ${padEnd(names[i]!, width)}  ${pc.dim(first!)}`, ...rest.map(line => indent + pc.dim(line))];
  });
}

// --- what is yours -----------------------------------------------------------------------------------------------

function own(v: View, canvas: Canvas, { texts }: Detail): string[] {
  if (v.viewer === null || v.over) return [];
  const hand = v.hands[v.viewer]!.filter(card => card !== null);
  const leader = leaderCells(v, v.viewer, canvas);
  if (texts !== 'none') return [...wrapCells(leader, canvas.columns, '  '), ...heroLines(v, hand, canvas, texts)];
  const names = hand.map(card => hero(v, card, 'full', canvas));
  const cells = [pc.bold('Hand'), ...(names.length > 0 ? names : [pc.dim('empty')])];
  return [leader, cells].flatMap(line => wrapCells(line, canvas.columns, '  '));
}

/** Your Leader, and how many Heroes of its factions your party has, up and down. */
function leaderCells(v: View, seat: Seat, canvas: Canvas): string[] {
  const leader = v.leaders[seat]!;
  const counts = factionsIn(factionsOf(contentOf(v), leader)).map(
    faction => `${factionName(faction, canvas)} ${heroesOf(v, seat, faction)}`,
  );
  return [`${pc.bold('You are')} ${canvas.text(`leader.${leaderId(leader)}`)}`, ...counts];
}

const heroesOf = (v: View, seat: Seat, faction: Faction): number =>
  countOf(v, v.up[seat]!, faction) + countOf(v, v.down[seat]!, faction);
