/** The Old King's Crown in the terminal: season, order, the three Regions, players, market and Court, what is yours. */
import { type Seat, sets } from '@interregnum/kernel';
import {
  COMMANDERS,
  contentOf,
  defenceOf,
  FACTION_DATA,
  isSeat,
  KINGDOM_CARDS,
  type Kingdom,
  limitOf,
  MOST_ROUNDS,
  type Option,
  ownerOf,
  type Party,
  SIMULACRUM,
  SITE_THRESHOLD,
  siteThreshold,
  TACTICS,
  thresholdOf,
  tilesOf,
  type View,
  WINDOWS,
} from '@interregnum/old-kings-crown';
import pc from 'picocolors';
import { padEnd, shortened, widthOf, wrap, wrapCells } from '../../text/width.ts';
import { type Canvas, type Drawing, firstThatFits } from '../drawing.ts';
import { bands } from './map.ts';
import { menu } from './menu.ts';
import { cardId, cardText, ink, nameOf, paint, SEAT_NAMES, sign, wordsOf } from './signs.ts';

/** What is told of cards and tiles; the first that fits is drawn. */
type Detail = 'whole' | 'cut' | 'none';
const DETAILS: readonly Detail[] = ['whole', 'cut', 'none'];

const table = (v: View, canvas: Canvas): string[] => firstThatFits(DETAILS, canvas, detail => draw(v, canvas, detail));

export const drawing: Drawing<View, Option> = { seatNames: SEAT_NAMES, ink, table, menu };

const draw = (v: View, canvas: Canvas, detail: Detail): string[] => [
  ...header(v, canvas),
  ...bands(v, canvas),
  ...players(v, canvas),
  ...bids(v, canvas),
  ...market(v, canvas, detail),
  ...court(v, canvas),
  ...own(v, canvas, detail),
];

// --- where the game stands ---------------------------------------------------------------------------------------

const SEASONS = { spring: 'Spring', summer: 'Summer', autumn: 'Autumn', winter: 'Winter' } as const;

function header(v: View, canvas: Canvas): string[] {
  const season = v.window === null ? null : WINDOWS[v.window].season;
  const ribbon = Object.entries(SEASONS)
    .map(([id, name]) => (id === season ? pc.bold(pc.inverse(` ${name} `)) : pc.dim(name)))
    .join(pc.dim(' › '));
  const now = v.window === null ? 'Setup' : canvas.text(`window.${v.window}`);
  const round =
    v.round === 0 ? [] : [v.maxRounds === MOST_ROUNDS ? `Round ${v.round}` : `Round ${v.round}/${v.maxRounds}`];
  return [
    ...wrapCells([...round, ribbon, pc.bold(now)], canvas.columns, '  '),
    ...wrapCells([pc.dim('Order'), ...v.order.map(party => rung(v, party)), goal(v)], canvas.columns, '  '),
  ];
}

const goal = (v: View): string => pc.dim(`the crown from ${thresholdOf(v)} Influence`);

/** `1 C Raven 12`, bold from the threshold on. */
function rung(v: View, party: Party): string {
  const influence = v.influence[party]!;
  const place = v.order.indexOf(party) + 1;
  const text = `${pc.dim(String(place))} ${nameOf(v, party)} ${influence}`;
  return influence >= thresholdOf(v) ? pc.bold(`${text}!`) : text;
}

// --- players -----------------------------------------------------------------------------------------------------

const players = (v: View, canvas: Canvas): string[] =>
  v.order.flatMap(party => (isSeat(v, party) ? player(v, party, canvas) : simulacrum(v, canvas)));

function player(v: View, seat: Seat, canvas: Canvas): string[] {
  const asked = v.ask?.seats.includes(seat) && !v.answers.given[seat] ? '▸' : ' ';
  const name = `${asked} ${nameOf(v, seat)} ${pc.dim(canvas.players[seat]!)}`;
  if (v.factions[seat] === undefined) return [name];
  const known = v.hands[seat]!.filter(card => card !== null && seat !== v.viewer);
  const cells = [
    name,
    `hand ${v.hands[seat]!.length}/${limitOf(v, seat)}`,
    ...known.map(card => pc.dim(`seen: ${cardText(v, card, canvas)}`)),
    `draw ${v.draw[seat]!.length}`,
    `discard ${v.discard[seat]!.length}`,
    `tiles ${tiles(v, seat)}`,
    ...(v.disc?.holder === seat ? [`disc ${'I'.repeat(v.disc.uses)}`] : []),
    ...site(v, seat),
    ...v.controlled[seat]!.map(held => kingdomText(v, seat, held, canvas)),
    ...v.kept[seat]!.map(card => `shown ${cardText(v, card, canvas)}`),
  ];
  return wrapCells(cells, canvas.columns, '      ');
}

/** The four tiles by number: ready ones stand, used ones are a dot; Ritual tiles with their Influence. */
const tiles = (v: View, seat: Seat): string =>
  tilesOf(v.factions[seat]!)
    .map((tile, i) => {
      const tokens = v.tokens[tile]! > 0 ? pc.yellow('•'.repeat(v.tokens[tile]!)) : '';
      return `${sets.has(v.ready, tile) ? i + 1 : pc.dim('·')}${tokens}`;
    })
    .join('');

function site(v: View, seat: Seat): string[] {
  const sum = v.sites[seat]!.reduce((all, card) => all + contentOf(v).quest[card]!, 0);
  return sum === 0 ? [] : [`quest ${sum}/${siteThreshold(v, seat)}`];
}

const kingdomName = (kingdom: Kingdom, canvas: Canvas): string => canvas.text(`kingdom.${KINGDOM_CARDS[kingdom]!.id}`);

function kingdomText(v: View, seat: Seat, held: View['controlled'][number][number], canvas: Canvas): string {
  const name = kingdomName(held.kingdom, canvas);
  const text = v.used.includes(held.kingdom) ? pc.dim(name) : name;
  return `♜ ${text} ${pc.dim(`(${canvas.text(`card.${cardId(held.occupier)}`)}, defence ${defenceOf(v, seat, held)})`)}`;
}

function simulacrum(v: View, canvas: Canvas): string[] {
  const cells = [
    `  ${nameOf(v, SIMULACRUM)} ${pc.dim(v.difficulty)}`,
    `plans ${v.planDeck}`,
    `quest ${v.quest}/${SITE_THRESHOLD}`,
    ...(v.seal ? ['seal in the Court'] : []),
    ...(v.stronger ? ['values +1'] : []),
  ];
  return wrapCells(cells, canvas.columns, '      ');
}

// --- Bids, market, Court -----------------------------------------------------------------------------------------

const BIDDING = ['MSu-B', 'MSu-C'];

function bids(v: View, canvas: Canvas): string[] {
  if (v.window === null || !BIDDING.includes(v.window)) return [];
  const cells = v.bids.flatMap((bid, seat) => {
    if (bid === null) return [];
    const cards = bid.length === 0 ? pc.dim('passes') : bid.map(card => cardText(v, card, canvas)).join(' + ');
    const total = v.bidTotals[seat] ?? null;
    return [`✉ ${sign(v, seat)} ${cards}${total === null ? '' : ` = ${total}`}`];
  });
  return cells.length === 0 ? [] : wrapCells([pc.bold('Bids'), ...cells], canvas.columns, '  ');
}

function market(v: View, canvas: Canvas, detail: Detail): string[] {
  const piles = pc.dim(
    `Kingdom Deck ${v.kingdomDeck.length} · discard ${v.kingdomDiscard.length} · Lost Pile ${v.lost.length}`,
  );
  const dealt = v.viewer === null ? [] : v.dealt[v.viewer]!.filter(kingdom => kingdom !== null);
  const lines = [
    ...v.market.map((kingdom, slot) => kingdomLine(`${slot + 1}`, kingdom, canvas, detail)),
    ...dealt.map(kingdom => kingdomLine('?', kingdom, canvas, detail)),
    ...seenOnTop(v, canvas),
  ];
  return [`${pc.bold('Market')}  ${piles}`, ...lines.flat()];
}

const kingdomLine = (mark: string, kingdom: Kingdom, canvas: Canvas, detail: Detail): string[] =>
  told(`  ${mark} ${kingdomName(kingdom, canvas)}`, canvas.rule(KINGDOM_CARDS[kingdom]!.id), canvas, detail);

/** Cards of the Kingdom Deck that the viewer has seen, from the top. */
function seenOnTop(v: View, canvas: Canvas): string[] {
  const seen = v.kingdomDeck.flatMap((kingdom, i) =>
    kingdom === null ? [] : [`${v.kingdomDeck.length - i}. ${kingdomName(kingdom, canvas)}`],
  );
  return seen.length === 0
    ? []
    : wrapCells([pc.dim('  seen in the deck, from the top:'), ...seen.reverse()], canvas.columns, '    ');
}

function court(v: View, canvas: Canvas): string[] {
  const cards = v.court.map(card => {
    const authority = contentOf(v).authority[card]!;
    const words = `${sign(v, ownerOf(v, card))} ${cardText(v, card, canvas)}`;
    return authority > 0 ? words + pc.dim(` Authority ${authority}`) : words;
  });
  const seal = v.seal ? [`${sign(v, SIMULACRUM)} seal`] : [];
  return wrapCells(
    [pc.bold('Court'), ...(cards.length + seal.length > 0 ? [...seal, ...cards] : [pc.dim('empty')])],
    canvas.columns,
    '  ',
  );
}

// --- what is yours -----------------------------------------------------------------------------------------------

function own(v: View, canvas: Canvas, detail: Detail): string[] {
  const seat = v.viewer;
  if (seat === null || v.over || v.factions[seat] === undefined) return [];
  return [...hand(v, seat, canvas, detail), ...abilities(v, seat, canvas, detail), ...pile(v, seat, canvas)];
}

function hand(v: View, seat: Seat, canvas: Canvas, detail: Detail): string[] {
  const cards = v.hands[seat]!.filter(card => card !== null);
  const head = `${pc.bold('Your hand')}  ${paint(seat, FACTION_DATA[v.factions[seat]!].name)}`;
  if (detail === 'none')
    return wrapCells([head, ...cards.map(card => cardText(v, card, canvas))], canvas.columns, '  ');
  const names = cards.map(card => `  ${cardText(v, card, canvas)}`);
  const width = Math.max(0, ...names.map(widthOf));
  return [
    head,
    ...cards.flatMap((card, i) => told(padEnd(names[i]!, width), wordsOf(v, card, canvas), canvas, detail)),
  ];
}

/** Tiles that are ready, and the commander with the Disc. */
function abilities(v: View, seat: Seat, canvas: Canvas, detail: Detail): string[] {
  const faction = v.factions[seat]!;
  const ready = tilesOf(faction).filter(tile => sets.has(v.ready, tile));
  const commander = v.disc?.holder === seat ? COMMANDERS.find(one => one.faction === faction)! : null;
  const things = [
    ...ready.map(tile => ({ name: canvas.text(`tile.${TACTICS[tile]!.id}`), rule: TACTICS[tile]!.id })),
    ...(commander ? [{ name: canvas.text(`commander.${commander.id}`), rule: commander.id }] : []),
  ];
  if (things.length === 0) return [];
  if (detail === 'none') return wrapCells([pc.bold('Ready'), ...things.map(thing => thing.name)], canvas.columns, '  ');
  const width = Math.max(...things.map(({ name }) => widthOf(name)));
  const lines = things.flatMap(({ name, rule }) => told(`  ${padEnd(name, width)}`, canvas.rule(rule), canvas, detail));
  return [pc.bold('Ready'), ...lines];
}

/** Own cards that lie in the draw pile where the viewer has seen them. */
function pile(v: View, seat: Seat, canvas: Canvas): string[] {
  const cards = v.draw[seat]!;
  const seen = cards.flatMap((card, i) => (card === null ? [] : [`${cards.length - i}. ${cardText(v, card, canvas)}`]));
  const lines =
    seen.length === 0 ? [] : [pc.dim(`Known in your draw pile of ${cards.length}, from the top:`), ...seen.reverse()];
  return lines.length === 0 ? [] : wrapCells(lines, canvas.columns, '  ');
}

/** A name and what it does, wrapped or cut to one line. */
function told(name: string, text: string, canvas: Canvas, detail: Detail): string[] {
  if (detail === 'none') return [name];
  const indent = ' '.repeat(widthOf(name) + 2);
  const room = canvas.columns - indent.length;
  const plain = withMoments(text.replaceAll('\n', ' '), canvas);
  const [first, ...rest] = detail === 'cut' ? [shortened(plain, room)] : wrap(plain, room);
  return [`${name}  ${pc.dim(first!)}`.trimEnd(), ...rest.map(line => indent + pc.dim(line))];
}

const MOMENTS = new RegExp(`\\b(?:${Object.keys(WINDOWS).sort().reverse().join('|')})\\b`, 'g');

/** The short names of windows as people say them. */
const withMoments = (text: string, canvas: Canvas): string =>
  text.replaceAll(MOMENTS, window => canvas.text(`window.${window}`));
