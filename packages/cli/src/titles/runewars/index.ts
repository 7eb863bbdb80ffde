/** Runewars in the terminal: year and season, the map, the players, battle or duel, what is yours. */
import { clockwise, type Seat, sets } from '@interregnum/kernel';
import {
  AREA_IDS,
  COMMANDERS,
  contentOf,
  DEVELOPMENT_CARDS,
  DIALS,
  dealtTo,
  dialOf,
  FACTIONS,
  FATE,
  HEROES,
  heroesOf,
  isAlive,
  isRoutedHero,
  LAST_YEAR,
  NONE,
  OBJECTIVES,
  type Option,
  ORDERS,
  orderCards,
  QUESTS,
  RESOURCES,
  REWARDS,
  SEASON_CARDS,
  SEASONS,
  TACTICS,
  TITLES,
  type View,
} from '@interregnum/runewars';
import pc from 'picocolors';
import { wrap, wrapCells } from '../../text/width.ts';
import type { Canvas, Drawing } from '../drawing.ts';
import { map } from './map.ts';
import { menu } from './menu.ts';
import { groupText, ink, legend, nameOf, SEAT_NAMES, sign } from './signs.ts';

export const drawing: Drawing<View, Option> = { seatNames: SEAT_NAMES, ink, table: wholeTable, menu };

function wholeTable(v: View, canvas: Canvas): string[] {
  const above = header(v, canvas);
  const below = [
    ...players(v, canvas),
    ...discards(v, canvas),
    ...battle(v, canvas),
    ...duel(v, canvas),
    ...own(v, canvas),
  ];
  const room = canvas.rows - above.length - below.length;
  const letters = wrap(pc.dim(`${legend(v, canvas.text).join('  ')}  ·  ${SIGNS}`), canvas.columns);
  const drawn = map(v, canvas, room);
  return [...above, ...drawn, ...(drawn.length + letters.length <= room ? letters : []), ...below];
}

const SIGNS =
  'small: routed  ♜ stronghold  + development  ♟ peasant  ⌂ city  ▒ desolation  ░ ice  ◆ dragon  ◇ false  ◈ unknown rune  ☻ hero  ⚑ commander  ! activated  ▲ mountains  ≈ water';

const card = (id: string, canvas: Canvas): string => canvas.text(`card.${id}`);

// --- where the game stands ---------------------------------------------------------------------------------------

function header(v: View, canvas: Canvas): string[] {
  const ribbon = SEASONS.map((id, season) => {
    const name = canvas.text(`season.${id}`);
    return v.year > 0 && season === v.season ? pc.bold(pc.inverse(` ${name} `)) : pc.dim(name);
  }).join(pc.dim(' › '));
  const last = v.seasonDiscard.at(-1);
  const now = v.year === 0 ? [pc.bold('Setup')] : [`Year ${v.year}/${LAST_YEAR}`, ribbon];
  const drawn = last === undefined ? [] : [pc.italic(card(SEASON_CARDS[last]!.id, canvas))];
  const claims = v.claims.flatMap((claim, season) =>
    claim ? [pc.bold(`${sign(v, claim.seat)} claims the victory: ${canvas.text(`season.${SEASONS[season]}`)}`)] : [],
  );
  return wrapCells([...now, ...drawn, ...claims], canvas.columns, '  ');
}

// --- players -----------------------------------------------------------------------------------------------------

/** In play order, then those who are out. */
function players(v: View, canvas: Canvas): string[] {
  const seats = [...new Set([...v.order, ...clockwise(v.seats, 0)])];
  return seats.flatMap(seat => player(v, seat, canvas));
}

function player(v: View, seat: Seat, canvas: Canvas): string[] {
  const asked = v.ask?.seats.includes(seat) && !v.answers.given[seat] ? '▸' : v.turn === seat ? '·' : ' ';
  const faction = v.factions[seat] ?? NONE;
  const who = `${asked} ${nameOf(v, seat)} ${pc.dim(canvas.players[seat]!)}`;
  if (faction === NONE) return [who];
  if (!isAlive(v, seat)) return [`${who} ${pc.dim('eliminated')}`];
  const cells = [
    who,
    canvas.text(`faction.${FACTIONS[faction]}`),
    DIALS.map(dial => `${RESOURCES[dial]} ${dialOf(v, seat, dial)}`).join(' '),
    `influence ${v.influence[seat]}`,
    `Tactics ${v.tactics[seat]!.length}`,
    `Quests ${v.quests[seat]!.length}`,
    ordersText(v, seat, canvas),
    ...TITLES.flatMap(({ id }, title) => (v.titleSeat[title] === seat ? [pc.bold(card(id, canvas))] : [])),
    ...heroesOf(v, seat).map(hero => heroText(v, hero, canvas)),
    ...[dealtTo(v, seat)].flatMap(dealt => (dealt === NONE ? [] : [`⚑ ${card(COMMANDERS[dealt]!.id, canvas)}`])),
    ...developedText(v, seat, canvas),
    ...v.bow.wards.flatMap(ward => (ward.seat === seat ? [`ward ${AREA_IDS[ward.area]}`] : [])),
  ];
  return wrapCells(cells, canvas.columns, '      ');
}

/** Order cards by number: those used this year, the one in play. */
function ordersText(v: View, seat: Seat, canvas: Canvas): string {
  const numbers = orderCards(v).map(order => (sets.has(v.ordersUsed[seat]!, order) ? String(order) : pc.dim('·')));
  const active = v.active[seat]!;
  const playing =
    active === NONE || sets.has(v.ordersUsed[seat]!, active)
      ? ''
      : ` ${pc.bold(canvas.text(`order.${ORDERS[active]}`))}`;
  return `orders ${numbers.join('')}${playing}`;
}

/** Development cards that he has bought. */
function developedText(v: View, seat: Seat, canvas: Canvas): string[] {
  const bought = sets.members(v.dev.cards).map(number => DEVELOPMENT_CARDS[number]!);
  const own = bought.filter(({ faction }) => faction === FACTIONS[v.factions[seat]!]);
  return own.length === 0 ? [] : [`developed ${own.map(({ id }) => card(id, canvas)).join(', ')}`];
}

function heroText(v: View, hero: number, canvas: Canvas): string {
  const { id, health } = contentOf(v).heroes[hero]!;
  const down = v.rewardsDown[hero]!.map(reward => (reward === null ? '▮' : card(REWARDS[reward]!.id, canvas)));
  const rewards = [...v.rewardsUp[hero]!.map(reward => card(REWARDS[reward]!.id, canvas)), ...down];
  const parts = [
    `☻ ${card(id, canvas)} ${AREA_IDS[v.heroArea[hero]!]}`,
    ...(v.heroDamage[hero]! > 0 ? [`${health - v.heroDamage[hero]!}/${health}`] : []),
    ...(isRoutedHero(v, hero) ? ['routed'] : []),
    ...v.cmd.commands.flatMap(one => (one.hero === hero ? [`⚑ ${card(COMMANDERS[one.card]!.id, canvas)}`] : [])),
    ...(rewards.length > 0 ? [`(${rewards.join(', ')})`] : []),
  ];
  return parts.join(' ');
}

/** Commander cards that lie faceup for everybody. */
const discards = (v: View, canvas: Canvas): string[] =>
  row(
    'Commander cards discarded',
    v.cmd.discard.map(one => card(COMMANDERS[one]!.id, canvas)),
    canvas,
  );

// --- battle and duel ---------------------------------------------------------------------------------------------

const fateText = (fate: number | null): string => (fate === null ? '▮' : String(FATE[fate]!.number));

function battle(v: View, canvas: Canvas): string[] {
  const b = v.battle;
  if (b === null) return [];
  const side = (i: 0 | 1): string => {
    const owner = i === 1 && b.isAgainstNeutrals ? pc.white('neutral units') : nameOf(v, b.seats[i]);
    const units = b.lines[i].map(groupText).join(' ');
    const support = b.supports[i].map(({ hero }) => `☻${card(HEROES[hero]!.id, canvas)}`);
    const cards = v.drawn[i]!.length > 0 ? [`Fate ${v.drawn[i]!.map(fateText).join(' ')}`] : [];
    const laid = b.laid[i].map(tactics => card(TACTICS[tactics]!.id, canvas));
    return [owner, units === '' ? pc.dim('none left') : units, ...support, ...laid, ...cards].join(' ');
  };
  const row = b.row >= 1 && b.row <= 5 ? [`initiative ${b.row}`] : [];
  return wrapCells([pc.bold(`⚔ ${AREA_IDS[b.area]}`), ...row, side(0), 'against', side(1)], canvas.columns, '  ');
}

function duel(v: View, canvas: Canvas): string[] {
  const d = v.duel;
  if (d === null) return [];
  const names = d.heroes.map(hero => (hero === NONE ? 'a neutral unit' : card(HEROES[hero]!.id, canvas)));
  const cards = d.cards.filter(fate => fate !== NONE).map(fateText);
  const laid = d.laid.filter(tactics => tactics !== NONE).map(tactics => card(TACTICS[tactics]!.id, canvas));
  const shown = [...cards.map(fate => `Fate ${fate}`), ...laid];
  const cells = [pc.bold('⚔ Duel'), `round ${d.round}`, names.join(' against '), ...shown];
  return wrapCells(cells, canvas.columns, '  ');
}

// --- what is yours -----------------------------------------------------------------------------------------------

function own(v: View, canvas: Canvas): string[] {
  const seat = v.viewer;
  if (seat === null || v.ending !== null || v.factions[seat] === NONE) return [];
  const hand = (cards: readonly (number | null)[], list: readonly { id: string }[]) =>
    cards.filter(one => one !== null).map(one => card(list[one]!.id, canvas));
  const objective = v.objective[seat] ?? NONE;
  const orders = orderCards(v).filter(order => !sets.has(v.ordersUsed[seat]!, order));
  return [
    ...row(
      'Orders',
      orders.map(order => canvas.text(`order.${ORDERS[order]}`)),
      canvas,
    ),
    ...row('Tactics', hand(v.tactics[seat]!, TACTICS), canvas),
    ...row('Quests', hand(v.quests[seat]!, QUESTS), canvas),
    ...(objective === NONE ? [] : row('Objective', objectiveCells(OBJECTIVES[objective]!.id, canvas), canvas)),
  ];
}

const objectiveCells = (id: string, canvas: Canvas): string[] => [card(id, canvas), pc.dim(canvas.text(`text.${id}`))];

const row = (heading: string, cells: readonly string[], canvas: Canvas): string[] =>
  cells.length === 0 ? [] : wrap(`${pc.bold(heading)}  ${cells.join(', ')}`, canvas.columns, '  ');
