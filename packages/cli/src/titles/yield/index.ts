/** Yield in the terminal: the Year, the map with Fortresses and Armies, the Houses, the battle, your cards. */
import { clockwise, type Seat } from '@interregnum/kernel';
import {
  abilityId,
  armiesIn,
  armyOf,
  boardOf,
  COLOURS,
  controllerOf,
  destroyedArmies,
  HAND_LIMIT,
  type Location,
  leaderId,
  leadOf,
  locationId,
  type Option,
  ownerOf,
  PIECES,
  playKind,
  playSeat,
  pointsOf,
  SEASONS,
  seatsInOrder,
  sideOf,
  slotIsFilled,
  slotOf,
  strategyHand,
  strategyId,
  type View,
  YEARS,
} from '@interregnum/yield';
import pc from 'picocolors';
import { drawRoads, type Place } from '../../text/roads.ts';
import { table } from '../../text/table.ts';
import { widthOf, wrap, wrapCells } from '../../text/width.ts';
import type { Canvas, Drawing } from '../drawing.ts';
import { menu } from './menu.ts';
import {
  armyText,
  cardText,
  emblem,
  handText,
  ink,
  inkOf,
  nameOf,
  type Paint,
  regionInk,
  regionSign,
  SEAT_NAMES,
  stackText,
} from './signs.ts';

export const drawing: Drawing<View, Option> = { seatNames: SEAT_NAMES, ink, table: wholeTable, menu };

/** A map needs this many rows and columns to be readable; with less there is a list. */
const LEAST_ROWS = 18;
const MOST_ROWS = 30;
const LEAST_COLUMNS = 76;
/** With fewer columns words are shortened. */
const NARROW = 100;

function wholeTable(v: View, canvas: Canvas): string[] {
  const above = header(v, canvas);
  const below = [...houses(v, canvas), ...battle(v, canvas), ...own(v, canvas)];
  const rows = Math.min(MOST_ROWS, canvas.rows - above.length - below.length - 1);
  const hasRoom = rows >= LEAST_ROWS && canvas.columns >= LEAST_COLUMNS;
  return [...above, ...(hasRoom ? map(v, canvas, rows) : list(v, canvas)), ...below];
}

// --- where the game stands ---------------------------------------------------------------------------------------

const PHASES: Readonly<Record<View['phase'], string>> = {
  setup: 'Setup',
  strategy: 'Strategy',
  battle: 'Battles',
  conquer: 'Conquer',
  recovery: 'Recovery',
};

function header(v: View, canvas: Canvas): string[] {
  const years = Array.from({ length: YEARS }, (_, i) =>
    i + 1 === v.year ? pc.bold(pc.inverse(` Year ${i + 1} `)) : pc.dim(`Year ${i + 1}`),
  ).join(pc.dim(' › '));
  const season = v.phase === 'strategy' ? `, Season ${v.season} of ${SEASONS}` : '';
  const order = seatsInOrder(v).map(seat => ink(seat, emblem(seat)));
  const marker = `marker ${ink(v.marker, emblem(v.marker))}${v.markerLocked ? ' (assigned)' : ''}`;
  const now = `${years}   ${pc.bold(PHASES[v.phase])}${season}   order ${order.join(' ')}   ${marker}`;
  const legend = pc.dim('◇ forest  ○ wetlands  □ town');
  const room = canvas.columns - widthOf(now) - widthOf(legend);
  return room > 1 ? [`${now}${' '.repeat(room)}${legend}`] : [...wrap(now, canvas.columns), legend];
}

// --- the map -----------------------------------------------------------------------------------------------------

const armiesAt = (v: View, location: Location): number[] =>
  v.at.flatMap((place, army) => (place === location ? [army] : []));

function labelOf(v: View, location: Location): Place['label'] {
  const controller = controllerOf(v, location);
  const region = boardOf(v).regions[location]!;
  const paint: Paint = controller === null ? regionInk(region) : text => pc.bold(inkOf(controller)(text));
  const name = { text: `${regionSign(region)}${locationId(location)}${stackText(v, location)}`, paint };
  const owners = [...new Set(armiesAt(v, location).map(ownerOf))];
  return [name, ...owners.map(owner => ({ text: armiesText(v, location, owner), paint: inkOf(owner) }))];
}

const armiesText = (v: View, location: Location, owner: Seat): string =>
  `${emblem(owner)}${armiesAt(v, location)
    .filter(army => ownerOf(army) === owner)
    .map(army => armyText(v, army))
    .join(' ')}`;

function map(v: View, canvas: Canvas, rows: number): string[] {
  const board = boardOf(v);
  const places = board.locations.map(
    (location): Place => ({ x: board.x[location]!, y: board.y[location]!, label: labelOf(v, location) }),
  );
  const roads = board.locations.flatMap((location, i) =>
    board.neighbours[location]!.map(to => board.locations.indexOf(to))
      .filter(j => j > i)
      .map(j => [i, j] as const),
  );
  return drawRoads(places, roads, Math.min(canvas.columns, 5 * rows), rows, pc.dim);
}

/** For small terminals: Fortresses and occupied Locations. */
function list(v: View, canvas: Canvas): string[] {
  const locations = boardOf(v).locations.filter(
    location => v.stacks[location] !== '' || armiesAt(v, location).length > 0,
  );
  const cell = (location: Location) =>
    labelOf(v, location)
      .map(({ text, paint }) => paint(text))
      .join(' ');
  return wrapCells(locations.map(cell), canvas.columns, '  ');
}

// --- the Houses --------------------------------------------------------------------------------------------------

function houses(v: View, canvas: Canvas): string[] {
  const seats = clockwise(v.seats, 0);
  const narrow = canvas.columns < NARROW;
  const columns = ['', 'House', 'Points', 'Cards', 'Tokens', 'This Year', narrow ? 'Out' : 'Beside the map'];
  const [head, , ...lines] = table(columns, seats.map(seat => facts(v, seat, canvas))); // biome-ignore format: one line
  return [pc.dim(head!), ...lines.flatMap((line, seat) => withLeader(v, seat, line, canvas))];
}

function facts(v: View, seat: Seat, canvas: Canvas): string[] {
  const asked = v.ask?.seats.includes(seat) && !v.answers.given[seat];
  return [
    asked ? '▸' : ' ',
    `${ink(seat, emblem(seat))} ${nameOf(seat)} ${pc.dim(canvas.players[seat]!)}${team(v, seat)}`,
    String(pointsOf(v, seat)),
    `${v.handSize[seat]}/${HAND_LIMIT}`,
    String(v.supply[seat]),
    slots(v, seat, canvas),
    destroyedArmies(v, seat)
      .map(army => armyText(v, army))
      .join(' '),
  ];
}

const team = (v: View, seat: Seat): string => (v.teams ? pc.dim(` side ${sideOf(v, seat) + 1}`) : '');

const SHORT_NAMES = ['All', 'M2', 'Con', 'Amb', 'Upg', 'Rit'];

function cardName(card: number, canvas: Canvas): string {
  return canvas.columns < NARROW ? SHORT_NAMES[card]! : canvas.text(`strategy.${strategyId(card)}`);
}

/** The Strategy cards of the Year: face up by name, face down in brackets. */
function slots(v: View, seat: Seat, canvas: Canvas): string {
  const cells = Array.from({ length: SEASONS }, (_, i) => {
    const slot = slotOf(seat, i + 1);
    if (!slotIsFilled(v, slot)) return pc.dim('·');
    const card = v.laid[slot] ?? null;
    const name = card === null ? '?' : cardName(card, canvas);
    return v.faceUp[slot] ? name : pc.dim(`[${name}]`);
  });
  return cells.join(' ');
}

function withLeader(v: View, seat: Seat, line: string, canvas: Canvas): string[] {
  const [leader, ability] = [v.leader[seat] ?? null, v.ability[seat] ?? null];
  if (leader === null || ability === null) return [line];
  const words = `${canvas.text(`leader.${leaderId(leader)}`)}, ${canvas.text(`ability.${abilityId(ability)}`)}`;
  const beside = `${line}   ${pc.italic(words)}`;
  return widthOf(beside) <= canvas.columns ? [beside] : [line, `     ${pc.italic(words)}`];
}

// --- the battle --------------------------------------------------------------------------------------------------

function battle(v: View, canvas: Canvas): string[] {
  const b = v.battle;
  if (b === null) return [];
  const strongest = Math.max(...armiesIn(b.remaining).map(side => b.totals[side]!));
  const sides = armiesIn(b.sides).map(side => {
    const lead = leadOf(v, b, side);
    const gone = (b.remaining & (1 << side)) === 0;
    const holds = b.holder === side && !gone && b.winner === null && !b.drawn;
    const behind = holds && strongest > b.totals[side]! ? `, yielding costs ${strongest - b.totals[side]!}` : '';
    const total = `${ink(lead, `${emblem(lead)} ${b.totals[side]}`)} ${coloursText(v, side)}`;
    return gone ? pc.strikethrough(total) : holds ? pc.bold(`▸ ${total}${behind}`) : total;
  });
  const cards = b.plays.map(play => {
    const kind = playKind(play);
    return `${ink(playSeat(play), emblem(playSeat(play)))}${kind === null ? '▮' : cardText(kind)}`;
  });
  const row = (cells: readonly string[]) => (cells.length === 0 ? [] : wrapCells(cells, canvas.columns, '  '));
  return [...row([pc.bold('⚔'), ...sides]), ...row(cards)];
}

/** What a side may play face up. */
const coloursText = (v: View, side: number): string =>
  COLOURS.filter(colour =>
    clockwise(v.seats, 0).some(seat => sideOf(v, seat) === side && v.battle!.colours[seat]! & (1 << colour)),
  )
    .map(colour => regionInk(colour)(regionSign(colour)))
    .join('');

// --- what is yours -----------------------------------------------------------------------------------------------

function own(v: View, canvas: Canvas): string[] {
  const seat = v.viewer;
  if (seat === null || v.over) return [];
  const dials = PIECES.map(piece => armyOf(seat, piece)).filter(army => (v.fielded & (1 << army)) !== 0);
  const left = strategyHand(v, seat);
  const cards = Array.from({ length: 6 }, (_, card) => card).filter(card => left & (1 << card));
  const strategy = cards.map(card => canvas.text(`strategy.${strategyId(card)}`)).join(', ');
  return [
    ...wrapCells([pc.bold('Your Battle cards'), handText(v, seat)], canvas.columns, '  '),
    ...wrapCells(
      [pc.bold('Strategy cards'), strategy, `Armies ${dials.map(army => armyText(v, army)).join(' ')}`],
      canvas.columns,
      '  ',
    ),
  ];
}
