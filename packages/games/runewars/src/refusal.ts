/** Why a player cannot do what he tried, with the rule. */
import { because, bigSets, listArg, optionsNow, type Refusal, type Seat, seatArg, sets } from '@interregnum/kernel';
import { boardOf } from './board.ts';
import { DECISION_RULE } from './describe.ts';
import { areaTerm, dialTerm, factionTerm, heroTerm, orderTerm, tacticsTerm, titleTerm, unitTerm } from './naming.ts';
import { type Option, readOption } from './options.ts';
import { type Area, HOME_OF, NONE } from './pieces.ts';
import { canPass, closedBorders, isFlying, isOpen, UNIT_LIMIT } from './queries.ts';
import { ASK, type Question } from './questions.ts';
import type { View } from './sight.ts';
import { controllerOf, dialOf, isRoutedHero, ownTypes, standingAt, strongholdsOf, unitsAt, unitsOf } from './table.ts';

/** Why an attempt fails at one kind of question; `null` when it is no attempt at an answer to it. */
type Reason = (v: View, seat: Seat, a: Option) => Refusal | null;

const notOnBoard = (v: View, area: Area): Refusal | null =>
  boardOf(v.placement).isOn[area] ? null : because('RNW-003', 'notOnBoard', { area: areaTerm(area) });
const notYours = (v: View, seat: Seat, area: Area, rule: string): Refusal | null =>
  notOnBoard(v, area) ??
  (controllerOf(v, area) === seat ? null : because(rule, 'notControlled', { area: areaTerm(area) }));

// --- setup ---------------------------------------------------------------------------------------------------------------

const faction: Reason = (_v, _seat, a) =>
  a.type === 'faction' ? because('RNW-002', 'factionTaken', { faction: factionTerm(a.faction) }) : null;

const setupRune: Reason = (v, _seat, a) => {
  if (a.type !== 'dragon' && a.type !== 'false') return null;
  const away = notOnBoard(v, a.area);
  if (away) return away;
  if (v.runes[a.area] !== NONE || v.pendingRune === a.area) return hasToken(a.area);
  return because('RNW-008', 'nextToMarker', { area: areaTerm(a.area) });
};
const hasToken = (area: Area): Refusal => because('RNW-371', 'hasRune', { area: areaTerm(area) });

const deploy: Reason = (v, seat, a) => {
  if (!('area' in a)) return null;
  if (HOME_OF[a.area] !== v.factions[seat]) return because('RNW-014', 'notHome', { area: areaTerm(a.area) });
  if (a.type === 'put' && a.count > UNIT_LIMIT - unitsOf(v, seat, a.area))
    return because('RNW-089', 'full', { area: areaTerm(a.area), n: UNIT_LIMIT });
  return null;
};

// --- movement --------------------------------------------------------------------------------------------------------------

/** Units that start where their player's token lies are bound (RNW-085). */
const isBound = (v: View, seat: Seat, area: Area): boolean => bigSets.has(v.activated[seat]!, area);
const bound = (area: Area): Refusal => because('RNW-085', 'bound', { area: areaTerm(area) });

const strategize: Reason = (v, seat, a) => {
  if (a.type !== 'move') return null;
  const away = notOnBoard(v, a.area) ?? notOnBoard(v, a.to);
  if (away) return away;
  if (boardOf(v.placement).distances[a.area]![a.to] !== 1)
    return because('RNW-081', 'notAdjacent', { area: areaTerm(a.area), to: areaTerm(a.to) });
  if (!canPass(v, seat, a.to)) return because('RNW-081', 'notFriendlyOrEmpty', { area: areaTerm(a.to) });
  const types = ownTypes(v, seat).filter(type => standingAt(v, a.area, type) > 0);
  const mine = controllerOf(v, a.area) === seat && types.length > 0;
  if (mine && isBound(v, seat, a.area)) return bound(a.area);
  if (mine && !types.some(type => isOpen(v, a.area, a.to, isFlying(v, type) ? 0 : closedBorders(v, seat))))
    return because('RNW-087', 'borderClosed', { area: areaTerm(a.area), to: areaTerm(a.to) });
  return because('RNW-081', 'nothingToMove', { area: areaTerm(a.area) });
};

const activate: Reason = (v, seat, a) => {
  if (a.type !== 'activate') return null;
  const away = notOnBoard(v, a.area);
  if (away) return away;
  return isBound(v, seat, a.area) ? because('RNW-084', 'activated', { area: areaTerm(a.area) }) : null;
};

const heroMoves = (v: View, seat: Seat, hero: number): Refusal => {
  if (v.heroSeat[hero] !== seat) return because('RNW-090', 'notYourHero', { hero: heroTerm(hero) });
  if (isRoutedHero(v, hero)) return because('RNW-086', 'heroRouted', { hero: heroTerm(hero) });
  return because('RNW-082', 'heroTooFar', { hero: heroTerm(hero) });
};

const movers: Reason = (v, seat, a) => {
  if (a.type === 'groupHero') return heroMoves(v, seat, a.hero);
  if (a.type !== 'from') return null;
  const away = notYours(v, seat, a.area, 'RNW-082');
  if (away) return away;
  const unit = unitTerm(a.unit);
  if (unitsAt(v, a.area, a.unit) < a.count) return because('RNW-082', 'notSoMany', { unit, area: areaTerm(a.area) });
  if (standingAt(v, a.area, a.unit) < a.count) return because('RNW-086', 'routed', { unit, area: areaTerm(a.area) });
  if (isBound(v, seat, a.area)) return bound(a.area);
  return because('RNW-082', 'tooFar', { unit, area: areaTerm(a.area) });
};

// --- orders ----------------------------------------------------------------------------------------------------------------

const order: Reason = (v, seat, a) =>
  a.type === 'order' && sets.has(v.ordersUsed[seat]!, a.order)
    ? because('RNW-041', 'orderUsed', { order: orderTerm(a.order) })
    : null;

const freeAction: Reason = (v, seat, a) => {
  if (a.type === 'claim') return because('RNW-390', 'noClaim');
  if (a.type === 'objective')
    return v.objective[seat] === NONE ? because('RNW-356', 'noObjective') : because('RNW-356', 'notMet');
  if (a.type !== 'play') return null;
  const tactics = tacticsTerm(a.tactics);
  if (!v.tactics[seat]!.includes(a.tactics)) return because('RNW-357', 'notInHand', { tactics });
  return because('RNW-357', v.fresh[seat]?.includes(a.tactics) ? 'newTactics' : 'notNow', { tactics });
};

const WOOD = 1;
const harvest: Reason = (v, seat, a) => {
  if (a.type === 'raise') return because('RNW-461', 'notProvided', { dial: dialTerm(a.dial) });
  if (a.type !== 'build') return null;
  if (dialOf(v, seat, WOOD) === 0) return because('RNW-429', 'noWood');
  if (v.strongholds[a.area] !== seat) return because('RNW-460', 'noStronghold', { area: areaTerm(a.area) });
  return because('RNW-460', 'oneDevelopment', { area: areaTerm(a.area) });
};

const recruit: Reason = (v, seat, a) => {
  if (a.type === 'recruit') return because('RNW-424', 'sameResource', { dial: dialTerm(a.dial) });
  if (a.type === 'put' && !strongholdsOf(v, seat).includes(a.area))
    return because('RNW-424', 'noStronghold', { area: areaTerm(a.area) });
  return a.type === 'none' ? because('RNW-Q131', 'mustTake') : null;
};

const tooDear = (v: View, seat: Seat, n: number, rule: string): Refusal | null =>
  n > v.influence[seat]! ? because(rule, 'tooDear', { n, have: v.influence[seat]! }) : null;

const title: Reason = (v, seat, a) => {
  if (a.type === 'title') return because('RNW-426', 'notMore', { title: titleTerm(a.title) });
  return a.type === 'spend' ? (tooDear(v, seat, a.amount, 'RNW-426') ?? because('RNW-426', 'mustExceed')) : null;
};

const rallyHero: Reason = (v, seat, a) => {
  if (a.type === 'spend') return tooDear(v, seat, a.amount, 'RNW-425') ?? because('RNW-425', 'atMostThree');
  if (a.type === 'keepHero') return because('RNW-425', 'notDrawn', { hero: heroTerm(a.hero) });
  if (a.type === 'desert') return because('RNW-261', 'notYourHero', { hero: heroTerm(a.hero) });
  return a.type === 'placeHero' ? because('RNW-260', 'noStronghold', { area: areaTerm(a.area) }) : null;
};

const fortify: Reason = (v, seat, a) => {
  if (a.type === 'work') return because('RNW-428', 'workImpossible');
  if (a.type !== 'area') return null;
  return notYours(v, seat, a.area, 'RNW-428') ?? because('RNW-428', 'notHere', { area: areaTerm(a.area) });
};

// --- seasons and runes -------------------------------------------------------------------------------------------------------

const bid: Reason = (v, seat, a) => (a.type === 'bid' ? tooDear(v, seat, a.amount, 'RNW-345') : null);
const bidTie: Reason = (_v, _seat, a) => (a.type === 'player' ? because('RNW-347', 'notTied') : null);

const receiveRune: Reason = (v, seat, a) => {
  if (a.type === 'discardRune')
    return notYours(v, seat, a.area, 'RNW-370') ?? because('RNW-370', 'noFalseRune', { area: areaTerm(a.area) });
  if (a.type !== 'dragon' && a.type !== 'false') return null;
  const away = notOnBoard(v, a.area);
  if (away) return away;
  if (v.runes[a.area] !== NONE || v.pendingRune === a.area) return hasToken(a.area);
  return because('RNW-370', 'enemyArea', { area: areaTerm(a.area) });
};

const limit: Reason = (v, seat, a) =>
  a.type === 'unitIn'
    ? (notYours(v, seat, a.area, 'RNW-089') ?? because('RNW-089', 'notOverLimit', { area: areaTerm(a.area) }))
    : null;

const REASONS: Readonly<Partial<Record<Question, Reason>>> = {
  [ASK.faction]: faction,
  [ASK.setupRune]: setupRune,
  [ASK.deploy]: deploy,
  [ASK.order]: order,
  [ASK.freeAction]: freeAction,
  [ASK.strategize]: strategize,
  [ASK.activate]: activate,
  [ASK.activateAgain]: activate,
  [ASK.movers]: movers,
  [ASK.harvest]: harvest,
  [ASK.recruit]: recruit,
  [ASK.title]: title,
  [ASK.rallyHero]: rallyHero,
  [ASK.fortify]: fortify,
  [ASK.bid]: bid,
  [ASK.bidTie]: bidTie,
  [ASK.receiveRune]: receiveRune,
  [ASK.limit]: limit,
};

const ruleOf = (v: View): string => (v.ask ? DECISION_RULE[v.ask.id] : 'RNW-393');

/** For everybody who is not asked: spectators, other players, all after the end. */
function notAsked(v: View): Refusal {
  if (!v.ask) return because('RNW-393', 'over');
  const deciding = listArg(v.ask.seats.filter(seat => !v.answers.given[seat]).map(seatArg));
  if (v.viewer === null) return because(ruleOf(v), 'watching', { seats: deciding });
  return because(ruleOf(v), v.answers.given[v.viewer] ? 'answered' : 'wait', { seats: deciding });
}

/** Saying no where a choice has to be made. */
const isDeclining = (a: Option): boolean =>
  ['none', 'pass', 'done', 'stop', 'skip', 'no', 'continue', 'end'].includes(a.type);

/** `null` exactly for what the viewer may answer now; a reason for every other text. */
export function refusal(v: View, code: string): Refusal | null {
  const options = optionsNow(v);
  if (options === null) return notAsked(v);
  if (options.some(option => option.code === code)) return null;
  const attempt = readOption(code);
  const reason = attempt && REASONS[v.ask!.id]?.(v, v.viewer!, attempt);
  if (reason) return reason;
  return because(ruleOf(v), attempt && isDeclining(attempt) ? 'mustChoose' : 'asked');
}
