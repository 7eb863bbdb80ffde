/** Epix in the terminal: the map with owners and Units, the players, the cards on offer. */
import {
  ACTION_CARDS,
  ACTION_IDS,
  type Area,
  areaId,
  areasOf,
  bit,
  boardOf,
  type Card,
  cardId,
  currentFight,
  incomeOf,
  inSupply,
  isCastle,
  isMarked,
  isSpent,
  landsOf,
  type Option,
  owns,
  SEASON_IDS,
  UNITS,
  unitId,
  type View,
} from '@interregnum/epix';
import type { Seat } from '@interregnum/kernel';
import pc from 'picocolors';
import { drawMap, type MapArea } from '../../text/map.ts';
import { table } from '../../text/table.ts';
import { padEnd, shortened, widthOf, wrap, wrapCells } from '../../text/width.ts';
import type { Canvas, Drawing } from '../drawing.ts';
import { menu } from './menu.ts';

const SEAT_NAMES = ['Blue', 'Yellow', 'Red', 'Green'];
/** A shape beside every colour. */
const EMBLEMS = ['●', '◆', '■', '▲'];
const INKS = [pc.blueBright, pc.yellowBright, pc.redBright, pc.greenBright];
/** Soldier, Knight, Camp, Catapult. */
const LETTERS = ['S', 'K', 'C', 'X'];
const CARDS = Array.from({ length: 20 }, (_, i) => i + 1);

const ink = (seat: Seat, text: string): string => INKS[seat]!(text);
const emblem = (seat: Seat): string => ink(seat, EMBLEMS[seat]!);
const nameOf = (seat: Seat): string => ink(seat, SEAT_NAMES[seat]!);

export const drawing: Drawing<View, Option> = { seatNames: SEAT_NAMES, ink, table: wholeTable, menu };

/** A map needs this many rows to be readable; with less there is a list. */
const LEAST_MAP = 12;
const MOST_MAP = 26;
/** With fewer columns words are shortened. */
const NARROW = 90;

function wholeTable(v: View, canvas: Canvas): string[] {
  const above = header(v, canvas);
  const below = [...players(v, canvas), ...offer(v, canvas), ...fight(v, canvas)];
  const room = Math.min(MOST_MAP, canvas.rows - above.length - below.length - 1);
  return [...above, ...(room >= LEAST_MAP ? map(v, canvas, room) : list(v, canvas)), ...below];
}

// --- where the game stands ---------------------------------------------------------------------------------------

const isDraft = (v: View): boolean => v.frames.some(frame => frame.proc === 'draft');

function header(v: View, canvas: Canvas): string[] {
  const seasons = SEASON_IDS.map(id => canvas.text(`season.${id}`));
  const stages = ['Draft', ...seasons].map((stage, i) =>
    i === (isDraft(v) ? 0 : v.season + 1) ? pc.bold(pc.inverse(` ${stage} `)) : pc.dim(stage),
  );
  const legend = UNITS.map(unit => `${LETTERS[unit]} ${canvas.text(`unit.${unitId(unit)}`)}`).join('  ');
  const track = stages.join(pc.dim(' › '));
  const room = canvas.columns - widthOf(track) - widthOf(legend);
  return room > 1 ? [`${track}${' '.repeat(room)}${pc.dim(legend)}`] : [track, pc.dim(legend)];
}

/** The fight under way, while bids and guesses are made. */
function fight(v: View, canvas: Canvas): string[] {
  const f = currentFight(v.frames);
  if (!f) return [];
  const unit = canvas.text(`unit.${unitId(f.unit)}`);
  const from = canvas.text(`area.${areaId(f.from)}`);
  const to = canvas.text(`area.${areaId(f.to)}`);
  const bid = v.fist === null ? '' : `, ${v.fist} of it in your fist`;
  const attack = `${nameOf(f.attacker)}’s ${unit} in ${from} against ${nameOf(f.defender)} in ${to}`;
  return wrap(`${pc.bold('⚔')} ${attack}: ${v.gold[f.attacker]} Gold${bid}`, canvas.columns, '  ');
}

// --- the map -----------------------------------------------------------------------------------------------------

function map(v: View, canvas: Canvas, rows: number): string[] {
  const board = boardOf(v);
  const areas = board.areas.map(
    (area): MapArea => ({
      outline: board.outlines[area]!,
      at: board.anchors[area]!,
      label: [
        { text: areaName(v, area, canvas), paint: namePaint(v, area) },
        ...(v.occupant[area] === null ? [] : [{ text: pieces(v, area), paint: INKS[v.occupant[area]!]! }]),
      ],
    }),
  );
  return drawMap(areas, Math.min(canvas.columns, 6 * rows), rows, pc.dim);
}

/** Castles and Provinces with the +1 Gold mark carry a sign. */
function areaName(v: View, area: Area, canvas: Canvas): string {
  const name = canvas.text(`area.${areaId(area)}`);
  return isCastle(area) ? `♜ ${name}` : isMarked(v, area) ? `${name} +1` : name;
}

/** The Unit in use stands where the name is inverted. */
function namePaint(v: View, area: Area): (text: string) => string {
  const owner = v.occupant[area] ?? (isCastle(area) ? area : null);
  const plain = owner === null ? (text: string) => text : INKS[owner]!;
  return v.riding === area ? text => pc.inverse(plain(text)) : text => pc.bold(plain(text));
}

/** The Units of an area behind the owner's emblem; those that are used up are in small letters. */
function pieces(v: View, area: Area): string {
  const owner = v.occupant[area];
  if (owner === null || owner === undefined) return '';
  const letters = UNITS.filter(unit => v.units[area]! & bit(unit)).map(unit =>
    v.used[area]! & bit(unit) ? LETTERS[unit]!.toLowerCase() : LETTERS[unit]!,
  );
  return `${EMBLEMS[owner]} ${letters.join(' ')}`;
}

/** For low terminals: a line for the Lands of each seat, and one for what lies between. */
function list(v: View, canvas: Canvas): string[] {
  const lands = Array.from({ length: v.seats }, (_, seat) => landsOf(seat));
  const between = boardOf(v).areas.filter(area => !lands.flat().includes(area));
  const cell = (area: Area) => {
    const name = namePaint(v, area)(areaName(v, area, canvas));
    return v.occupant[area] === null ? name : `${name} ${ink(v.occupant[area]!, pieces(v, area))}`;
  };
  return [...lands, between].flatMap(areas => wrapCells(areas.map(cell), canvas.columns, '  '));
}

// --- the players -------------------------------------------------------------------------------------------------

/** One line for each seat, and one for what it owns when there is no room beside it. */
function players(v: View, canvas: Canvas): string[] {
  const seats = Array.from({ length: v.seats }, (_, seat) => seat);
  const rows = seats.map(seat => facts(v, seat, canvas));
  const [head, , ...lines] = table(['', 'Player', '', 'Gold', 'Income', 'Areas', 'Supply', 'Action card'], rows);
  return [pc.dim(head!), ...seats.flatMap(seat => withAbilities(lines[seat]!, abilities(v, seat, canvas), canvas))];
}

function facts(v: View, seat: Seat, canvas: Canvas): string[] {
  const { camps, marks, cards } = incomeOf(v, seat);
  const asked = v.ask?.seats.includes(seat) && !v.answers.given[seat];
  return [
    asked ? '▸' : ' ',
    `${emblem(seat)} ${nameOf(seat)} ${pc.dim(canvas.players[seat]!)}`,
    v.firstPlayer === seat ? pc.bold('1st') : '',
    String(v.gold[seat]),
    `+${camps + marks + cards}`,
    String(areasOf(v, seat)),
    supply(v, seat),
    action(v, seat, canvas),
  ];
}

function withAbilities(line: string, owned: string, canvas: Canvas): string[] {
  if (owned === '') return [line];
  const beside = `${padEnd(line, 62)}  ${owned}`;
  return widthOf(beside) <= canvas.columns
    ? [beside]
    : [line, ...wrap(owned, canvas.columns - 5).map(text => `     ${text}`)];
}

/** What is left in supply; a dot for what is not. */
const supply = (v: View, seat: Seat): string =>
  UNITS.map(unit => {
    const left = inSupply(v, seat, unit);
    return LETTERS[unit]!.repeat(left) + pc.dim('·'.repeat([3, 2, 3, 2][unit]! - left));
  }).join(' ');

function action(v: View, seat: Seat, canvas: Canvas): string {
  const chosen = v.chosen[seat];
  if (chosen) {
    const ids = ACTION_CARDS.filter(card => chosen & card).map(card => ACTION_IDS[card]!);
    const names = canvas.columns < NARROW ? ids : ids.map(id => canvas.text(`action.${id}`));
    return v.revealed[seat] ? names.join(' + ') : pc.dim(`(${names.join(' + ')})`);
  }
  if (v.passed[seat] && isDraft(v)) return pc.dim('passed');
  return cardsLie(v) ? pc.dim('face down') : '';
}

/** From the choice of Action cards to the change of season. */
const cardsLie = (v: View): boolean =>
  v.frames.some(
    ({ proc, step }) => proc === 'turn' || (proc === 'season' && ['look', 'respond', 'resolution'].includes(step)),
  );

function abilities(v: View, seat: Seat, canvas: Canvas): string {
  const name = (card: Card) => canvas.text(`card.${cardId(card)}`);
  return CARDS.filter(card => owns(v, seat, card))
    .map(card => (isSpent(v, card) ? pc.strikethrough(pc.dim(name(card))) : pc.italic(name(card))))
    .join(', ');
}

/** The cards of the draft: the bid on each, and what it does as far as there is room. */
function offer(v: View, canvas: Canvas): string[] {
  if (!isDraft(v)) return [];
  const names = v.dealt.map(card => canvas.text(`card.${cardId(card)}`));
  const width = Math.max(0, ...names.map(widthOf));
  return v.dealt.map((card, i) => {
    const bidder = v.bidder[i] ?? null;
    const bid = bidder === null ? pc.dim('no bid') : `${emblem(bidder)} ${v.bidAmount[i]} Gold`;
    const start = `  ${padEnd(names[i]!, width)}  ${padEnd(bid, 9)}  `;
    return `${start}${pc.dim(shortened(canvas.rule(cardId(card)), canvas.columns - widthOf(start)))}`;
  });
}
