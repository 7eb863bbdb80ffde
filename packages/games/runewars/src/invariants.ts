/** What holds in every state of Runewars (section 7 of the rules). */

import { bigSets, localsOf, sets } from '@interregnum/kernel';
import { SIDES } from './battle.ts';
import { changedHealth, unitsOnTheirWay } from './battle-line.ts';
import { boardOf } from './board.ts';
import { copiesOf, fateOnTable, laidTactics, QUEST_LIMIT, TACTICS_LIMIT } from './cards.ts';
import { COMMANDERS } from './content/cmd/commanders.ts';
import { FATE } from './content/fate.ts';
import { HEROES } from './content/heroes.ts';
import { OBJECTIVES } from './content/objectives.ts';
import { QUESTS } from './content/quests.ts';
import { REWARDS } from './content/rewards.ts';
import { SEASON_CARDS } from './content/seasons.ts';
import { TACTICS } from './content/tactics.ts';
import { UNITS } from './content/units.ts';
import { DEVELOPMENTS } from './content/words.ts';
import type { SourceKind } from './effects/performance.ts';
import { STRONGHOLDS } from './figures.ts';
import { healthOf, rewardsOf } from './heroes.ts';
import {
  developmentTokens,
  heroesIn,
  objectiveCards,
  questCards,
  rewardCards,
  runeStock,
  seasonDeck,
  tacticsCards,
  unitTypes,
} from './in-play.ts';
import { knowsRune } from './knowledge.ts';
import { bowBroken, cityTokensBroken } from './modules/bow/invariants.ts';
import { LIEUTENANT } from './modules/cmd/handles.ts';
import { commandersInPlay, isCommander } from './modules/cmd/queries.ts';
import { tacticsInPlay } from './modules/cmd/setup.ts';
import { isControlOpen } from './modules/dev/handles.ts';
import { devBroken } from './modules/dev/invariants.ts';
import { explorationStock } from './modules/explore/tokens.ts';
import { TOKEN_IDS } from './notation/forms.ts';
import type { TestFor } from './phases/heroes/test.ts';
import { revealingSeat } from './phases/winning.ts';
import { AREA_IDS, DIAL_TOP, type HeroNumber, LAST_YEAR, NONE } from './pieces.ts';
import { questAreas } from './printed.ts';
import {
  countedHeroes,
  figuresOf,
  HERO_LIMIT,
  health,
  runes,
  runesNeeded,
  slots,
  strongholdTokens,
  UNIT_LIMIT,
} from './queries.ts';
import { ASK } from './questions.ts';
import type { State } from './state.ts';
import {
  controllerOf,
  developmentsAt,
  factionUnitsAt,
  hasAreas,
  heroesOf,
  isAlive,
  routedAt,
  standingAt,
  strongholdsOf,
  unitsOf,
} from './table.ts';

type Problems = string[];

/** The invariants that do not hold, in words. */
export const broken = (s: State): readonly string[] =>
  s.year === 0 ? impossible(s) : [...impossible(s), ...settledBroken(s)];

/** What no position may say; in setup (year 0) not everything lies on the table yet. */
export const impossible = (s: State): readonly string[] => [
  ...cardsBroken(s),
  ...unitsBroken(s),
  ...runesBroken(s),
  ...(s.year === 0 ? [] : laterBroken(s)),
];
const laterBroken = (s: State): readonly string[] => [
  ...damageBroken(s),
  ...tokensBroken(s),
  ...numbersBroken(s),
  ...claimsBroken(s),
  ...exploredBroken(s),
  ...receivedBroken(s),
  ...bowBroken(s),
  ...devBroken(s),
  ...commandersBroken(s),
];

// --- 1: cards are conserved ------------------------------------------------------------------------------------------------

function lost(
  what: string,
  all: readonly number[],
  piles: readonly (readonly number[])[],
  id: (card: number) => string,
): Problems {
  const left = new Map<number, number>();
  for (const card of all) left.set(card, (left.get(card) ?? 0) + 1);
  for (const card of piles.flat()) left.set(card, (left.get(card) ?? 0) - 1);
  return [...left].flatMap(([card, n]) =>
    n === 0 ? [] : [`${what} ${id(card)} is ${n > 0 ? 'nowhere' : 'there too often'}`],
  );
}

const questName =
  (s: State) =>
  (card: number): string => {
    const { isOn } = boardOf(s);
    const hint = questAreas(s, card)?.every(area => isOn[area]) ? '' : ' (not all of its areas are on the board)';
    return `${QUESTS[card]?.id ?? '?'}${hint}`;
  };

/** In setup a deck that is not laid out yet is not missed. */
function cardsBroken(s: State): Problems {
  const missing: typeof lost = (what, all, piles, id) =>
    s.year === 0 && piles.every(pile => pile.length === 0) ? [] : lost(what, all, piles, id);
  const number = (card: number): string => String(card + 1);
  const apart = [...s.fallen, s.spoils].flatMap(({ down, up }) => [...down, ...up]);
  return [
    ...missing(
      'Fate card',
      [...FATE.keys()],
      [s.fateDeck, s.fateDiscard, fateOnTable(s), ...s.drawn.map(cards => cards.filter(card => card !== NONE))],
      number,
    ),
    ...missing(
      'Tactics card',
      tacticsCards(s),
      [s.tacticsDeck, s.tacticsDiscard, laidTactics(s), tacticsInPlay(s), ...s.tactics],
      card => TACTICS[card]?.id ?? '?',
    ),
    ...missing('Quest', questCards(s), [s.questDeck, s.questDiscard, s.questsGone, ...s.quests], questName(s)),
    ...missing(
      'Reward',
      rewardCards(s),
      [s.rewardDeck, s.rewardDiscard, apart, ...s.rewardsDown, ...s.rewardsUp],
      card => REWARDS[card]?.id ?? '?',
    ),
    ...missing(
      'hero',
      heroesIn(s),
      [s.heroDeck, s.heroesOffered, sets.members(s.heroesGone), heroesIn(s).filter(hero => s.heroSeat[hero] !== NONE)],
      hero => HEROES[hero]?.id ?? '?',
    ),
    ...missing(
      'Objective',
      objectiveCards(s),
      [s.objectivesLeft, s.objectivesShown, s.objective.filter(card => card !== NONE)],
      card => OBJECTIVES[card]?.id ?? '?',
    ),
    ...s.seasonDecks.flatMap((deck, season) => {
      const own = seasonDeck(s, season);
      return missing(
        'Season card',
        own,
        [deck, s.seasonDiscard.filter(card => own.includes(card))],
        card => SEASON_CARDS[card]?.id ?? '?',
      );
    }),
    ...s.fresh.flatMap((cards, seat) =>
      missing(
        `new Tactics card of seat ${seat + 1}`,
        [],
        [cards.filter(card => !s.tactics[seat]!.includes(card))],
        card => TACTICS[card]?.id ?? '?',
      ),
    ),
  ];
}

/** RNW-Q121: what has come to a hero lies with him. */
const receivedBroken = (s: State): Problems =>
  s.received.flatMap((cards, hero) => {
    const own = rewardsOf(s, hero);
    return cards.some(card => copiesOf(cards, card) > copiesOf(own, card))
      ? [`hero ${hero + 1} has received a Reward that he has not`]
      : [];
  });

// --- 2, 4: units -------------------------------------------------------------------------------------------------------------

function unitsBroken(s: State): Problems {
  const { isOn } = boardOf(s);
  const totals = s.supply.slice();
  const problems: Problems = [];
  for (const type of unitTypes(s)) {
    for (const [area, id] of AREA_IDS.entries()) {
      const [standing, routed] = [standingAt(s, area, type), routedAt(s, area, type)];
      if (standing < 0 || routed < 0) problems.push(`fewer than no units in ${id}`);
      if (standing + routed > 0 && !isOn[area]) problems.push(`units in ${id}`);
      totals[type]! += standing + routed;
    }
  }
  for (const group of unitsOnTheirWay(s)) totals[group.type]! += group.n;
  for (const type of unitTypes(s)) {
    totals[type]! += s.army?.units[type] ?? 0;
    for (const line of s.battle?.lines ?? [])
      for (const group of line) if (group.type === type) totals[type]! += group.n;
    for (const claim of s.claims) if (claim?.type === type) totals[type]! += 1;
    if (s.supply[type]! < 0) problems.push(`there are only ${figuresOf(s, type)} of ${UNITS[type]!.id}`);
    else if (totals[type] !== figuresOf(s, type)) problems.push(`there are ${totals[type]} of ${UNITS[type]!.id}`);
  }
  return [...problems, ...mixedBroken(s)];
}

/** No area holds units of two players. */
const mixedBroken = (s: State): Problems =>
  boardOf(s).areas.flatMap(area =>
    s.factions.filter(faction => faction !== NONE && factionUnitsAt(s, faction, area) > 0).length > 1
      ? [`two players have units in ${AREA_IDS[area]}`]
      : [],
  );

/** 7: what has as much damage as health is gone. */
const damageBroken = (s: State): Problems => [
  ...SIDES.flatMap(side =>
    (s.battle?.lines[side] ?? []).flatMap(({ type, damage }) =>
      damage >= (changedHealth(s.battle!, side, type) ?? health(s, type))
        ? [`a dead ${UNITS[type]!.id} fights on`]
        : [],
    ),
  ),
  ...heroesIn(s).flatMap(hero =>
    s.heroSeat[hero] !== NONE && s.heroDamage[hero]! >= healthOf(s, hero) && s.duel === null
      ? [`hero ${hero + 1} is dead and still there`]
      : [],
  ),
];

// --- 3, 11: rune tokens --------------------------------------------------------------------------------------------------------

function runesBroken(s: State): Problems {
  const { isOn } = boardOf(s);
  const counts = s.runePiles.slice();
  for (const rune of s.runes) if (rune !== NONE) counts[rune]! += 1;
  return [
    ...(counts.some((n, rune) => n !== runeStock(s)[rune] || s.runePiles[rune]! < 0) ? ['rune tokens are lost'] : []),
    ...pairsBroken(s),
    ...s.runes.flatMap((rune, area) => {
      if (rune === NONE) return tokenMarksBroken(s, area);
      if (!isOn[area]) return [`a rune token lies in ${AREA_IDS[area]}`];
      const seat = controllerOf(s, area);
      return seat !== NONE && !isControlOpen(s) && !knowsRune(s, seat, area)
        ? [`seat ${seat + 1} does not know the token in ${AREA_IDS[area]}`]
        : [];
    }),
  ];
}

/** Knowledge and marks lie with tokens. */
const tokenMarksBroken = (s: State, area: number): Problems => [
  ...(bigSets.has(s.runesUp, area) ? [`${AREA_IDS[area]} has no token to lie faceup`] : []),
  ...(sets.isEmpty(s.runeKnown[area]!) && s.pairs[area] === NONE ? [] : [`${AREA_IDS[area]} has no token to know of`]),
];

/** Two tokens placed together are one dragon and one false rune. */
function pairsBroken(s: State): Problems {
  const pairs = new Map<number, number[]>();
  for (const [area, pair] of s.pairs.entries())
    if (pair !== NONE) pairs.set(pair, [...(pairs.get(pair) ?? []), s.runes[area]!]);
  return [...pairs.values()].some(runes => runes.length !== 2 || runes[0] === runes[1])
    ? ['runes placed together are not one of each kind']
    : [];
}

// --- 5: strongholds, developments, cities -------------------------------------------------------------------------------------

function tokensBroken(s: State): Problems {
  const problems: Problems = [];
  for (const [area, seat] of s.strongholds.entries()) {
    const id = AREA_IDS[area];
    if (s.developments[area] !== NONE && seat === NONE) problems.push(`a development without a stronghold in ${id}`);
    if (developmentsAt(s, area).length > slots(s, area)) problems.push(`too many developments in ${id}`);
    if (seat === NONE && s.damaged[area] === 1) problems.push(`no stronghold to be damaged in ${id}`);
    if (seat !== NONE && s.cities[area] !== NONE) problems.push(`a stronghold in the city ${id}`);
  }
  for (const seat of s.answers.keys()) {
    const own = strongholdsOf(s, seat);
    const tokens = strongholdTokens(s, seat).length;
    if (tokens > STRONGHOLDS) problems.push(`seat ${seat + 1} has ${tokens} strongholds`);
    for (const [kind, name] of DEVELOPMENTS.entries())
      if (own.flatMap(area => developmentsAt(s, area)).filter(one => one === kind).length > developmentTokens(s)[name])
        problems.push(`seat ${seat + 1} has too many of ${name}`);
  }
  return problems;
}

// --- 6, 9: numbers and claims ---------------------------------------------------------------------------------------------------

/** A hero who has been gained and not yet placed. */
const isJoining = (s: State, hero: number): boolean =>
  s.frames.some(({ proc, locals }) => proc === 'gainHero' && (locals as { hero: number }).hero === hero);

function numbersBroken(s: State): Problems {
  return [
    ...(s.dials.some(n => n < 0 || n > DIAL_TOP) ? ['a dial is beyond its end'] : []),
    ...(s.influence.some(n => n < 0) ? ['less than no influence'] : []),
    ...s.heroArea.flatMap((area, hero) =>
      (area === NONE) === (s.heroSeat[hero] === NONE) || isJoining(s, hero)
        ? []
        : [`hero ${hero + 1} is nowhere or nobody's`],
    ),
  ];
}

function claimsBroken(s: State): Problems {
  const seats = s.claims.flatMap(claim => (claim ? [claim.seat] : []));
  return [
    ...(new Set(seats).size < seats.length ? ['a player has two claims'] : []),
    ...(s.year === LAST_YEAR && s.claims.some((claim, season) => claim && season < s.season)
      ? ['a claim of the last year']
      : []),
    ...s.frames.flatMap(frame => {
      const seat = revealingSeat(frame);
      return seat !== null && runes(s, seat) < runesNeeded(s) ? [`seat ${seat + 1} cannot show runes enough`] : [];
    }),
    ...(s.claims.some(claim => claim && (claim.type === NONE) !== s.terms.bow) ? ['no such thing claims'] : []),
  ];
}

/** 8: one Order for each season that is over, when Orders are chosen. */
const ordersBroken = (s: State): Problems =>
  s.ask?.id !== ASK.order
    ? []
    : s.ordersUsed.flatMap((used, seat) =>
        sets.size(used) > s.season ? [`seat ${seat + 1} has used too many Orders`] : [],
      );

/** C-1 to C-5. */
function commandersBroken(s: State): Problems {
  if (!s.terms.cmd) return [];
  const { commands, dealt, discard, lieutenant, battle } = s.cmd;
  const { deck, offered } = s.cmdHidden;
  const problems =
    s.year === 0 && deck.length === 0
      ? []
      : lost(
          'Commander card',
          [...COMMANDERS.keys()],
          [commandersInPlay(s), discard, deck, offered],
          card => COMMANDERS[card]!.id,
        );
  for (const { hero } of commands) if (s.heroSeat[hero] === NONE) problems.push(`nobody commands as hero ${hero + 1}`);
  const isNamingSecond = localsOf(s, LIEUTENANT) !== null;
  for (const seat of s.answers.keys()) {
    const own = commands.filter(({ hero }) => s.heroSeat[hero] === seat).length;
    if (own > 2 || ((own === 2) !== (lieutenant === seat) && !isNamingSecond))
      problems.push(`seat ${seat + 1} has ${own} commanders`);
    if (dealt.filter(one => one.seat === seat).length > 1) problems.push(`seat ${seat + 1} was dealt two cards`);
  }
  if (battle !== null && battle.guarded > 2) problems.push('a commander bears too much');
  return [
    ...problems,
    ...questingHeroes(s).flatMap(hero => (isCommander(s, hero) ? [`the commander ${hero + 1} is on a quest`] : [])),
  ];
}
/** C-4: those who attempt a quest, or may. */
function questingHeroes(s: State): HeroNumber[] {
  const isOffered = s.ask?.options.some(options => options?.some(({ type }) => type === 'quest')) ?? false;
  return s.frames.flatMap(({ proc, locals }) => {
    const { hero, for: what, kind } = locals as { hero: HeroNumber; for?: TestFor; kind?: SourceKind };
    const isQuesting =
      proc === 'questDuel' ||
      (proc === 'test' && what?.kind === 'quest') ||
      (proc === 'effect' && kind!.startsWith('quest')) ||
      (proc === 'heroMove' && isOffered);
    return isQuesting ? [hero] : [];
  });
}

function exploredBroken(s: State): Problems {
  if (!s.terms.explore) return [];
  const laid = s.explored.filter(token => token !== NONE);
  return lost(
    'exploration token',
    explorationStock(s),
    [laid, s.exploredGone, s.exploreLeft],
    which => TOKEN_IDS[which] ?? '?',
  );
}

// --- what holds when nothing is in mid-air ---------------------------------------------------------------------------------------

/** Questions in the middle of something that is over a limit. */
const UNSETTLED: readonly string[] = [
  'reduce',
  'handLimits',
  'gainHero',
  'battle',
  'retreat',
  'excess',
  'diplomacy',
  'recruitment',
  'neutralHelp',
  'strategize',
  'group',
];

function settledBroken(s: State): Problems {
  if (s.frames.some(frame => UNSETTLED.includes(frame.proc))) return [];
  const problems: Problems = [];
  for (const seat of sets.members(s.alive)) {
    if (s.tactics[seat]!.length > TACTICS_LIMIT) problems.push(`seat ${seat + 1} holds too many Tactics cards`);
    if (s.quests[seat]!.length > QUEST_LIMIT) problems.push(`seat ${seat + 1} holds too many Quests`);
    if (countedHeroes(s, seat).length > HERO_LIMIT) problems.push(`seat ${seat + 1} has too many heroes`);
    for (const area of boardOf(s).areas)
      if (unitsOf(s, seat, area) > UNIT_LIMIT)
        problems.push(`seat ${seat + 1} has too many units in ${AREA_IDS[area]}`);
  }
  return [...problems, ...deadBroken(s), ...ordersBroken(s), ...cityTokensBroken(s)];
}

/** RNW-408, RNW-Q63: who is out has nothing left. */
function deadBroken(s: State): Problems {
  const left = (seat: number): Readonly<Record<string, boolean>> => ({
    'in the game': isAlive(s, seat),
    'with cards': s.tactics[seat]!.length + s.quests[seat]!.length > 0 || s.objective[seat] !== NONE,
    'with heroes': heroesOf(s, seat).length > 0,
    'with a Title': s.titleSeat.includes(seat),
    'with a claim': s.claims.some(claim => claim?.seat === seat),
    'with activation tokens': !bigSets.isEmpty(s.activated[seat]!),
    'on the board': hasAreas(s, seat),
  });
  return s.out.flatMap(seat =>
    Object.entries(left(seat)).flatMap(([how, is]) => (is ? [`seat ${seat + 1} is out and still ${how}`] : [])),
  );
}
