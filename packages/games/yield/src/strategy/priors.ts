/** How likely a player of sense is to take each option. */
import { type Seat, sets } from '@interregnum/kernel';
import { armyOf, MOST_UNITS } from '../content/armies.ts';
import {
  AMBUSH,
  COLOURS,
  CONQUER,
  colourOf,
  MOVE_2,
  MOVE_ALL,
  RITUAL,
  type StrategyCard,
  UPGRADE,
  valueOfCard,
} from '../content/cards.ts';
import { boardOf } from '../content/contents.ts';
import { LOCATION_COUNT, type Location } from '../content/locations.ts';
import type { Option, StepOption } from '../options.ts';
import { strongest, valueInBattle } from '../phases/initiative.ts';
import { battlesOf } from '../phases/participation.ts';
import { conquerable } from '../phases/tokens.ts';
import { ASK, type Question } from '../questions.ts';
import { SEASONS, type State } from '../state.ts';
import { controllerOf, fortressesOf, fortressValue, isFortress, locationsOf, sideOf } from '../table.ts';
import { distances } from './distances.ts';
import { isLastStand, oddsOfMeeting, reserve, winChance } from './odds.ts';

/** Nothing that is allowed is out of the question. */
const LEAST = 0.002;

type Weigh = (s: State, seat: Seat, o: Option) => number;

const alike = (): number => 1;

const WEIGHERS: Readonly<Record<Question, Weigh>> = {
  [ASK.startingPlayer]: alike,
  [ASK.leader]: alike,
  [ASK.champion]: alike,
  [ASK.startFortress]: alike,
  [ASK.deploy]: alike,
  [ASK.split]: (_s, _seat, o) => (o.type === 'split' ? splitWeight(o.units) : 1),
  [ASK.firstDiscard]: discardWeight,
  [ASK.strategyCard]: (s, seat, o) => (o.type === 'choose' ? usefulness(s, seat, o.card) : 1),
  [ASK.perform]: revealWeight,
  [ASK.handLimit]: discardWeight,
  [ASK.action]: actionWeight,
  [ASK.removeToken]: (s, seat, o) => (o.type === 'remove' ? removeWeight(s, seat, o.location) : 1),
  [ASK.copy]: (s, seat, o) => (o.type === 'copy' ? usefulness(s, seat, o.card) : 0.05),
  [ASK.marker]: (_s, seat, o) => (o.type === 'marker' && o.seat === seat ? 1 : 0.5),
  [ASK.discardToDraw]: discardWeight,
  [ASK.giveToThief]: (_s, _seat, o) => (o.type === 'give' ? 1 / valueOfCard(o.kind) ** 2 : 1),
  [ASK.battle]: alike,
  [ASK.battleCard]: battleWeight,
  [ASK.loss]: lossWeight,
  [ASK.freeUpgrade]: (s, _seat, o) => (o.type === 'upgrade' ? 1 + fortressValue(s, o.location) / 10 : 0.01),
  [ASK.retreat]: (s, seat, o) => (o.type === 'retreat' ? retreatWeight(s, seat, o.to) : 1),
  [ASK.chase]: (s, seat, o) => (o.type === 'chase' ? 0.3 + 2 * attraction(s, seat, o.to) : 0.5),
  [ASK.conquest]: alike,
  [ASK.recovery]: (s, _seat, o) => (o.type === 'recover' ? fortressValue(s, o.location) : 1),
  [ASK.recruit]: (s, seat, o) => (o.type === 'recruit' ? recruitWeight(s, seat, o.units) : 1),
  [ASK.allyCard]: battleWeight,
  [ASK.upgrader]: alike,
  [ASK.eitherAlly]: battleWeight,
};

/** By option of the seat at the open question. */
export function weigh(s: State, seat: Seat): number[] {
  const options = s.ask!.options[seat]!;
  const weigher = WEIGHERS[s.ask!.id];
  return options.map(o => Math.max(LEAST, weigher(s, seat, o)));
}

// --- Strategy cards ------------------------------------------------------------------------------------------------

function usefulness(s: State, seat: Seat, card: StrategyCard): number {
  switch (card) {
    case MOVE_ALL:
      return 2;
    case MOVE_2:
      return 1.5;
    case CONQUER:
      return conquerable(s, seat).length > 0 ? 2.5 : 1;
    case AMBUSH:
      return bestAmbush(s, seat);
    case UPGRADE:
      return fortressesOf(s, seat).length === 0 ? 0.3 : 3;
    case RITUAL:
      return fortressesOf(s, seat).length > 1 ? 1 : 0.5;
    default:
      return 1;
  }
}

/** How promising the best Ambush would be. */
function bestAmbush(s: State, seat: Seat): number {
  let best = 0.3;
  for (const battle of battlesOf(s, s.fielded)) {
    if ((battle & (15 << (4 * seat))) === 0) continue;
    oddsOfMeeting(s, battle, seat);
    best = Math.max(best, 3 * winChance[sideOf(s, seat)]!);
  }
  return best;
}

function revealWeight(s: State, seat: Seat, o: Option): number {
  if (o.type === 'keep') return s.handSize[seat]! <= 5 ? 1.5 : 0.5;
  const card = s.laid[SEASONS * seat + s.season - 1];
  return card === null || card === undefined ? 1 : usefulness(s, seat, card);
}

// --- actions -------------------------------------------------------------------------------------------------------

function actionWeight(s: State, seat: Seat, o: Option): number {
  switch (o.type) {
    case 'conquer':
      return 6;
    case 'upgrade':
      return 5 + fortressValue(s, o.location) / 10;
    case 'build':
      return 5;
    case 'step':
      return stepWeight(s, seat, o);
    case 'ambush':
      return ambushWeight(s, seat, armyOf(seat, o.piece));
    case 'steal':
      return 2;
    case 'fortress':
      return 0.2;
    default:
      return 0.5;
  }
}

function ambushWeight(s: State, seat: Seat, army: number): number {
  const battle = battlesOf(s, s.fielded).find(one => sets.has(one, army)) ?? 0;
  oddsOfMeeting(s, battle, seat);
  const chance = winChance[sideOf(s, seat)]!;
  return 6 * chance * chance;
}

/** What it is worth to stand there at the end of the Year. */
function attraction(s: State, seat: Seat, location: Location): number {
  if (!isFortress(s, location)) return 0;
  const controller = controllerOf(s, location);
  const own = controller !== null && sideOf(s, controller) === sideOf(s, seat);
  return own ? 0.25 : 1 + fortressValue(s, location) / 3;
}

/** Fortresses not far away count for less. */
function pull(s: State, seat: Seat, location: Location): number {
  const from = distances(s);
  let best = attraction(s, seat, location);
  for (const numeral of boardOf(s).locations) {
    if (!isFortress(s, numeral)) continue;
    best = Math.max(best, attraction(s, seat, numeral) / (1 + from[LOCATION_COUNT * location + numeral]!) ** 1.5);
  }
  return best;
}

function stepWeight(s: State, seat: Seat, o: StepOption): number {
  const gain = pull(s, seat, o.to) - pull(s, seat, o.from);
  return Math.exp(1.6 * gain);
}

/** A token less hurts least where little is at stake. */
const removeWeight = (s: State, _seat: Seat, location: Location): number =>
  fortressValue(s, location) === 1 ? 0.2 : 1;

// --- battles -------------------------------------------------------------------------------------------------------

/** The cheapest way to overtake, as long as there is one; a Yield when there is none. */
function battleWeight(s: State, seat: Seat, o: Option): number {
  const b = s.battle!;
  const side = sideOf(s, seat);
  const rival = strongest(s, b, side);
  const gap = b.totals[rival]! - b.totals[side]!;
  const champion = s.champion !== null && sets.has(b.armies, s.champion) && s.champion >> 2 === seat;
  const room = reserve(s, seat, b.colours[seat]!, champion) - gap;
  switch (o.type) {
    case 'play':
      return playWeight(valueInBattle(s, b, seat, o.kind, true), gap, room);
    case 'cover':
      return coverWeight(s, seat, o.kind, gap, room);
    case 'yield':
    case 'agree':
      return room < 0 ? 3 : isLastStand(s) ? 0.1 : 0.25 + Math.max(0, gap - 4) / 10;
    case 'accept':
      return 1;
    case 'pass':
      return 1.5;
    default:
      return 0.6;
  }
}

function playWeight(value: number, gap: number, room: number): number {
  if (room < 0) return 0.15;
  const over = value - gap;
  return over > 0 ? 2 / (1 + 0.3 * over) : 1;
}

/** Face down only what cannot be played open, to lose a Unit less; at last all that helps to overtake. */
function coverWeight(s: State, seat: Seat, kind: number, gap: number, room: number): number {
  const open = sets.has(s.battle!.colours[seat]!, colourOf(kind));
  if (!open && room >= 0 && isLastStand(s)) return 1;
  return open ? 0.02 : gap <= 3 ? 0.3 / valueOfCard(kind) : 0.1 / valueOfCard(kind);
}

/** Who survives the loss; otherwise the weakest. */
function lossWeight(s: State, _seat: Seat, o: Option): number {
  if (o.type !== 'loss') return 1;
  const { loss } = s.frames[s.frames.length - 1]!.locals as { loss: number };
  return s.units[o.army]! > loss ? 3 : 1 / s.units[o.army]!;
}

/** The winner sends Armies where they do no harm; an owner goes where it pays. */
function retreatWeight(s: State, seat: Seat, to: Location): number {
  return s.battle?.drawn ? 0.3 + attraction(s, seat, to) : isFortress(s, to) ? 0.3 : 1;
}

// --- cards and Units -----------------------------------------------------------------------------------------------

/** What is least useful: low, and of colours that no own Army can show. */
function discardWeight(s: State, seat: Seat, o: Option): number {
  if (o.type !== 'discard') return 1;
  const usable = (coloursAround(s, seat) & (1 << colourOf(o.kind))) !== 0;
  return (usable ? 1 : 2.5) / valueOfCard(o.kind) ** 2;
}

/** Colours of Locations where own Armies stand. */
function coloursAround(s: State, seat: Seat): number {
  const { regions } = boardOf(s);
  let colours = 0;
  for (let rest = locationsOf(s, seat); rest !== 0; rest = sets.rest(rest))
    colours = sets.with(colours, regions[sets.first(rest)]!);
  return colours === 0 ? (1 << COLOURS.length) - 1 : colours;
}

/** Neither one giant nor all alike. */
function splitWeight(units: readonly number[]): number {
  const most = Math.max(...units);
  return most >= 9 ? 0.2 : most <= 4 ? 0.7 : 1;
}

/** Recruits go where Armies are near enemies and still weak. */
function recruitWeight(s: State, seat: Seat, units: readonly number[]): number {
  let weight = 1;
  for (let piece = 0; piece < units.length; piece++) {
    const army = armyOf(seat, piece);
    if (units[piece]! > 0 && s.at[army] === null) weight *= 0.4;
    if (s.units[army]! + units[piece]! === MOST_UNITS) weight *= 0.7;
  }
  return weight;
}
