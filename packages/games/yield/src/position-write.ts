/** Writing positions, of full states and of views. */
import { type PositionData, type Seat, sets, writeAnswers, writeFrames } from '@interregnum/kernel';
import { type Army, armyId, armyOf, PIECE_IDS, PIECES } from './content/armies.ts';
import { COLOURS, colourId, KIND_COUNT, KINDS, type Kind, kindId, strategyId } from './content/cards.ts';
import { leaderId, sideOfAbility } from './content/leaders.ts';
import { locationId } from './content/locations.ts';
import { coveredSize } from './deal.ts';
import { shownAt } from './knowledge.ts';
import { slotOf } from './phases/year.ts';
import { seatsOf } from './position-names.ts';
import { lastSeen, slotIsFilled, type View } from './sight.ts';
import { type Battle, SEASONS, type State, type Table, YEARS } from './state.ts';
import { armiesIn, boardOf, isDestroyed, isFielded, playKind, playSeat, pointsOf } from './table.ts';

type Shown = State | View;
const isFull = (s: Shown): s is State => s.chance !== null;

const bySeat = (s: Shown, show: (seat: Seat) => unknown): PositionData =>
  Object.fromEntries(seatsOf(s).map(seat => [seat + 1, show(seat)]));
/** As `bySeat`, seats with nothing to show left out. */
const someSeats = (s: Shown, show: (seat: Seat) => readonly unknown[]): PositionData =>
  Object.fromEntries(seatsOf(s).flatMap(seat => (show(seat).length > 0 ? [[seat + 1, show(seat)]] : [])));
const numberOr = (seat: Seat | null): unknown => (seat === null ? 'none' : seat + 1);
const armyIds = (set: number): string[] => armiesIn(set).map(armyId);
const numbersIn = (set: number): number[] => armiesIn(set).map(side => side + 1);
const colourIds = (set: number): string[] => COLOURS.filter(colour => sets.has(set, colour)).map(colourId);
const years = Array.from({ length: YEARS }, (_, i) => i + 1);

export function writePosition(s: Shown): PositionData {
  return {
    ...writeCalendar(s),
    ...writeMap(s),
    ...writeCards(s),
    ...writeMemory(s),
    battle: s.battle ? writeBattle(s.battle) : 'none',
    destroyer: numberOr(s.destroyer),
    over: s.over,
    ...writeCounts(s),
    ...(isFull(s) ? { chance: { key: s.chance.key, drawn: s.chance.drawn }, answers: writeAnswers(s) } : {}),
    at: writeFrames(s.frames),
  };
}

const writeCalendar = (t: Table): PositionData => ({
  year: t.year,
  season: t.season,
  phase: t.phase,
  marker: t.marker + 1,
  marker_locked: t.markerLocked,
  first: t.first + 1,
});

// --- the map ---------------------------------------------------------------------------------------------------------

function writeLeader(t: Table, seat: Seat): string {
  const ability = t.ability[seat]!;
  return `${leaderId(t.leader[seat]!)}${ability === null ? '' : `:${sideOfAbility(ability)}`}`;
}

function writeArmy(s: Shown, army: Army): string {
  if (!isFielded(s, army)) return 'none';
  const place = isDestroyed(s, army) ? 'out' : locationId(s.at[army]!);
  return `${place} ${s.units[army] ?? '?'}`;
}

function writeMap(s: Shown): PositionData {
  const { locations, numerals } = boardOf(s);
  const places = locations.filter(location => numerals.includes(location) || s.stacks[location] !== '');
  const some = <T>(list: readonly (T | null)[], show: (seat: Seat) => unknown) =>
    Object.fromEntries(list.flatMap((value, seat) => (value === null ? [] : [[seat + 1, show(seat)]])));
  return {
    leaders: some(s.leader, seat => writeLeader(s, seat)),
    champion: s.champion === null ? 'none' : armyId(s.champion),
    starts: some(s.start, seat => locationId(s.start[seat]!)),
    fortresses: Object.fromEntries(places.map(location => [locationId(location), s.stacks[location]])),
    extra_neutral: s.extraNeutral,
    armies: bySeat(s, seat =>
      Object.fromEntries(PIECES.map(piece => [PIECE_IDS[piece], writeArmy(s, armyOf(seat, piece))])),
    ),
    inactive: armyIds(s.inactive),
  };
}

// --- cards -----------------------------------------------------------------------------------------------------------

const kindsOf = (counts: readonly number[]): string[] =>
  KINDS.flatMap(kind => Array.from({ length: counts[kind]! }, () => kindId(kind)));

/** The cards of a seat; how many they are for those who may not know more. */
function cardsOf(counts: readonly (number | null)[], seat: Seat, size: number): unknown {
  const row = counts.slice(KIND_COUNT * seat, KIND_COUNT * (seat + 1));
  return row.includes(null) ? size : kindsOf(row as number[]);
}

/** Face down ones read `hidden conquer`, or `hidden` for those who may not know more. */
function slotText(s: Shown, slot: number): string {
  const card = s.laid[slot]!;
  if (card === null) return !isFull(s) && slotIsFilled(s, slot) ? 'hidden' : 'none';
  return s.faceUp[slot] ? strategyId(card) : `hidden ${strategyId(card)}`;
}

function writeCards(s: Shown): PositionData {
  const covered = (seat: Seat) => cardsOf(s.covered, seat, isFull(s) ? 0 : coveredSize(s, seat));
  const kinds = (list: readonly Kind[]) => list.map(kindId);
  return {
    hands: bySeat(s, seat => cardsOf(s.hands, seat, s.handSize[seat]!)),
    covered: bySeat(s, covered),
    discard: kindsOf(s.discard),
    deck: typeof s.deck === 'number' ? s.deck : kinds(s.deck),
    revealed: kinds(s.revealed),
    strategy: bySeat(s, seat => Array.from({ length: SEASONS }, (_, i) => slotText(s, slotOf(seat, i + 1)))),
  };
}

// --- what everybody remembers ------------------------------------------------------------------------------------------

function shownIn(t: Table, year: number): PositionData {
  const dials = t.at.flatMap((_, army) => {
    const place = shownAt(t, year, army);
    return t.shownFirst[place] === 0 ? [] : [[armyId(army), `${t.shownFirst[place]}>${t.shownLast[place]}`]];
  });
  return Object.fromEntries(dials) as PositionData;
}

function writeMemory(s: Shown): PositionData {
  const given = (seat: Seat) => {
    const cards = cardsOf(s.given, seat, 0);
    return Array.isArray(cards) ? cards : [];
  };
  return {
    recruits: Object.fromEntries(years.flatMap(year => (s.recruits[year - 1] ? [[year, s.recruits[year - 1]]] : []))),
    shown: Object.fromEntries(years.map(year => [year, shownIn(s, year)])),
    last_seen: Object.fromEntries(
      s.at.flatMap((_, army) => {
        const seen = lastSeen(s, army);
        return seen ? [[armyId(army), `${seen.units} in Year ${seen.year}${seen.stale ? ', stale' : ''}`]] : [];
      }),
    ),
    stolen: Object.fromEntries(COLOURS.map(colour => [colourId(colour), s.stolen[colour]])),
    lacks: someSeats(s, seat => colourIds(s.lacks[seat]!)),
    given: someSeats(s, given),
  };
}

// --- a battle ----------------------------------------------------------------------------------------------------------

const writeBattle = (b: Battle): PositionData => ({
  armies: armyIds(b.armies),
  ambusher: numberOr(b.ambusher),
  totals: Object.fromEntries(numbersIn(b.sides).map(side => [side, b.totals[side - 1]])),
  initiative: b.holder + 1,
  received: b.received,
  handed_back: b.handedBack,
  sides: numbersIn(b.sides),
  remaining: numbersIn(b.remaining),
  colours: Object.fromEntries(b.colours.map((set, seat) => [seat + 1, colourIds(set)])),
  fortress_bonus: Object.fromEntries(b.fortressBonus.map((value, seat) => [seat + 1, value])),
  plays: b.plays.map(play => {
    const kind = playKind(play);
    return `${playSeat(play) + 1} ${kind === null ? 'hidden' : kindId(kind)}`;
  }),
  gained: Object.fromEntries(b.gained.map((units, piece) => [PIECE_IDS[piece], units])),
  defeated: armyIds(b.defeated),
  companions: armyIds(b.companions),
  left: b.left.map(locationId),
  chased: armyIds(b.chased),
  winner: numberOr(b.winner),
  drawn: b.drawn,
});

/** What expectations like to name; reading ignores it. */
function writeCounts(s: Shown): PositionData {
  return {
    points: bySeat(s, seat => pointsOf(s, seat)),
    supply: { ...bySeat(s, seat => s.supply[seat]), neutral: s.neutralSupply },
    sizes: {
      deck: typeof s.deck === 'number' ? s.deck : s.deck.length,
      discard: s.discard.reduce((a, b) => a + b, 0),
      hands: bySeat(s, seat => s.handSize[seat]),
    },
  };
}
