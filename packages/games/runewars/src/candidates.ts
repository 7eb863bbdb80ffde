/** What a player might try at the open question, allowed or not, as codes. */
import { optionsNow, type Seat } from '@interregnum/kernel';
import { boardOf } from './board.ts';
import { COMMANDERS } from './content/cmd/commanders.ts';
import { heroesIn, orderCards, questCards, tacticsCards, tilesIn, titlesIn, unitTypes } from './in-play.ts';
import { DEVELOPMENT_CARD_NUMBERS } from './modules/dev/state.ts';
import { type Option, option } from './options.ts';
import { AREA_IDS, type Area, DIALS, FACTION_NUMBERS, NEUTRAL_TYPES } from './pieces.ts';
import { ASK, type Question } from './questions.ts';
import type { View } from './sight.ts';
import { heroesOf, ownTypes } from './table.ts';

type Attempts = (v: View, seat: Seat) => readonly Option[];

/** Every area on the board, and one that is not. */
const areas = (v: View): readonly Area[] => {
  const board = boardOf(v);
  const away = [...AREA_IDS.keys()].find(area => !board.isOn[area]);
  return away === undefined ? board.areas : [...board.areas, away];
};
const withAreas =
  (make: (area: Area) => Option, ...more: readonly Option[]): Attempts =>
  v => [...areas(v).map(area => make(area)), ...more];
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

const AMOUNTS = range(0, 9);
const HEXES = [-4, -2, 0, 1, 3].flatMap(q => [-3, -1, 0, 2].map(r => ({ q, r })));
/** Every card of the game once. */
const tacticsOf = (v: View): number[] => [...new Set(tacticsCards(v))];
const commanderCards = (v: View): number[] => (v.terms.cmd ? [...COMMANDERS.keys()] : []);
const FATE_CARDS = range(0, 29);
const KINDS = range(0, 3);
const seatsOf = (v: View): Seat[] => v.answers.given.map((_, seat) => seat);

// --- setup -----------------------------------------------------------------------------------------------------------------

const tiles: Attempts = v =>
  tilesIn(v).flatMap(tile => [
    ...HEXES.slice(6, 14).map((hex, i) => option.placeTile(tile, hex, i % 6)),
    ...(v.placement.length === 0 ? [] : v.placement.map(({ at }) => option.placeTile(tile, at, 0))),
  ]);
const markers: Attempts = () =>
  HEXES.flatMap(hex => [
    option.marker(hex, { q: hex.q + 1, r: hex.r }),
    option.marker(hex, { q: hex.q, r: hex.r + 1 }),
    option.marker(hex, { q: hex.q + 2, r: hex.r }),
  ]);
const homes: Attempts = v => [
  ...range(0, 4).flatMap(slot => HEXES.map(hex => option.home(slot, hex, 0))),
  ...v.markers.flatMap(([hex, other], slot) =>
    range(0, 5).flatMap(turns => [option.home(slot, hex, turns), option.home(slot, other, turns)]),
  ),
];
const bothRunes: Attempts = v => areas(v).flatMap(area => [option.dragon(area), option.false(area)]);

// --- turns and movement ------------------------------------------------------------------------------------------------------

const trades: Attempts = (v, seat) =>
  heroesOf(v, seat).flatMap(hero =>
    heroesIn(v).flatMap(other => [option.trade(hero, 0, other), option.trade(hero, 7, other)]),
  );

const freeActions: Attempts = (v, seat) => [
  option.claim,
  option.victoryCard,
  option.objective,
  ...tacticsOf(v).map(option.play),
  ...titlesIn(v).map(option.useTitle),
  ...heroesIn(v).flatMap(hero => [0, 4, 12].map(card => option.useReward(hero, card))),
  ...trades(v, seat),
  ...heroesIn(v).map(hero => option.takeMarker(Math.max(0, v.heroArea[hero]!), hero)),
  ...areas(v).map(option.discardToken),
];

/** From the first areas to all others, and a few more of each. */
const steps: Attempts = (v, seat) => [
  ...areas(v).flatMap(area =>
    areas(v)
      .filter(to => (area + to) % 5 === 0)
      .map(to => option.move(area, to)),
  ),
  ...ownTypes(v, seat).flatMap(type => [1, 9].map(n => option.group(type, n))),
  ...heroesIn(v).map(option.groupHero),
  ...trades(v, seat),
  option.go,
  option.done,
];
const movers: Attempts = (v, seat) => [
  ...areas(v).flatMap(area => ownTypes(v, seat).flatMap(type => [1, 9].map(n => option.from(area, type, n)))),
  ...heroesIn(v).map(option.groupHero),
  ...trades(v, seat),
];

// --- battles -----------------------------------------------------------------------------------------------------------------

const inLine: Attempts = v =>
  unitTypes(v).flatMap(type =>
    [0, 1].flatMap(damage => [option.unit(type, damage, 'standing'), option.unit(type, damage, 'routed')]),
  );
const drawn = FATE_CARDS.map(option.fate);
const standingIn: Attempts = (v, seat) =>
  areas(v).flatMap(area => ownTypes(v, seat).map(type => option.unitIn(area, type, 'standing')));

// --- cards -------------------------------------------------------------------------------------------------------------------

const targets: Attempts = v => [
  ...areas(v).map(option.area),
  ...unitTypes(v).map(option.unitType),
  ...heroesIn(v).map(option.hero),
  ...DIALS.map(option.dial),
  ...seatsOf(v).map(option.player),
  ...orderCards(v).map(option.returnOrder),
  ...AMOUNTS.map(option.spend),
  ...tacticsOf(v).flatMap(card => [option.takeTactics(card), option.discardTactics(card)]),
  option.discardReward(0, 0),
  option.unitIn(0, 0, 'standing'),
  ...heroesIn(v).map(hero => option.placeHero(hero, 0)),
  option.setDials(1, 1, 8),
  option.pass,
];

// --- heroes ------------------------------------------------------------------------------------------------------------------

const REWARD_CARDS = [1, 7, 9, 12, 13, 20];
const THREE = range(0, 2);
const questPhase: Attempts = v => [
  ...heroesIn(v).flatMap(hero => [
    ...(['move', 'heal', 'train'] as const).map(action => option.act(action, hero)),
    option.duel(hero),
    option.useReward(hero, 20),
    option.trade(hero, 0, (hero + 1) % heroesIn(v).length),
  ]),
  ...areas(v).flatMap(area => [option.step(area), option.teleport(area)]),
  ...questCards(v).map(option.quest),
  ...THREE.map(option.train),
  ...THREE.flatMap(one => THREE.map(other => option.trainTwo(one, other))),
  option.stop,
  option.end,
  option.pass,
];
const rewards = (v: View, make: (hero: number, card: number) => Option): readonly Option[] =>
  heroesIn(v).flatMap(hero => REWARD_CARDS.map(card => make(hero, card)));

const ATTEMPTS: Readonly<Record<Question, Attempts>> = {
  [ASK.faction]: () => FACTION_NUMBERS.map(option.faction),
  [ASK.tile]: tiles,
  [ASK.marker]: markers,
  [ASK.setupRune]: bothRunes,
  [ASK.homeRealm]: homes,
  [ASK.deploy]: v => [
    ...areas(v).flatMap(area => [
      option.stronghold(area),
      option.placeHero(0, area),
      ...unitTypes(v).map(type => option.put(type, 9, area)),
    ]),
    option.pass,
  ],
  [ASK.order]: v => orderCards(v).map(option.order),
  [ASK.freeAction]: freeActions,
  [ASK.strategize]: steps,
  [ASK.activate]: withAreas(option.activate, option.pass),
  [ASK.activateAgain]: withAreas(option.activate),
  [ASK.movers]: movers,
  [ASK.diplomacy]: () => [option.way('battle'), option.way('retreat'), ...AMOUNTS.map(option.diplomacy), option.pass],
  [ASK.destiny]: v => [
    ...drawn,
    ...FATE_CARDS.map(option.asGold),
    ...tacticsOf(v).map(option.play),
    option.way('battle'),
    option.way('retreat'),
  ],
  [ASK.silverRetreat]: withAreas(option.retreat, option.pass),
  [ASK.harvest]: v => [
    ...DIALS.map(option.raise),
    ...areas(v).flatMap(area => [option.destroyAt(area), ...KINDS.map(kind => option.build(kind, area))]),
    option.none,
  ],
  [ASK.recruit]: v => [
    ...DIALS.map(option.recruit),
    ...areas(v).flatMap(area => [
      ...unitTypes(v).map(type => option.put(type, 1, area)),
      option.put(1, 9, area),
      option.destroyUnit(0, area, 'standing'),
      option.destroyUnit(0, area, 'routed'),
    ]),
    option.none,
    option.skip,
  ],
  [ASK.rally]: () => [
    option.benefit('units'),
    option.benefit('influence'),
    ...NEUTRAL_TYPES.map(option.unitType),
    option.none,
    option.pass,
  ],
  [ASK.rallyHero]: v => [
    ...AMOUNTS.map(option.spend),
    ...heroesIn(v).flatMap(hero => [option.keepHero(hero), option.desert(hero)]),
    ...areas(v).flatMap(area => [option.placeHero(0, area), option.placeHero(1, area)]),
  ],
  [ASK.title]: v => [...titlesIn(v).map(option.title), ...AMOUNTS.map(option.spend)],
  [ASK.fortify]: v => [
    ...areas(v).flatMap(area => [option.area(area), option.destroyAt(area), option.runeTo(area), option.capital(area)]),
    ...(['build', 'repair', 'runes'] as const).map(option.work),
    option.arrange(0),
    option.done,
  ],
  [ASK.battleStart]: v => [
    ...tacticsOf(v).map(option.play),
    ...DEVELOPMENT_CARD_NUMBERS.map(option.useCard),
    ...commanderCards(v).map(option.useCommander),
    option.pass,
  ],
  [ASK.rowStart]: v => [...tacticsOf(v).map(option.play), option.pass],
  [ASK.rowsOver]: v => unitTypes(v).map(option.return),
  [ASK.support]: v =>
    heroesIn(v).flatMap(hero =>
      unitTypes(v).flatMap(type => [option.support(hero, type), option.supportUp(hero, type)]),
    ),
  [ASK.rowType]: v => unitTypes(v).map(option.type),
  [ASK.extraCard]: v => [
    ...range(0, 3).map(option.extra),
    ...FATE_CARDS.map(option.giveUp),
    ...tacticsOf(v).map(option.discardTactics),
  ],
  [ASK.ability]: (v, seat) => [...inLine(v, seat), option.unitIn(0, 0, 'routed'), option.pass],
  [ASK.assign]: (v, seat) => [...inLine(v, seat), option.pass],
  [ASK.fortification]: (v, seat) => [...inLine(v, seat), option.use, option.no],
  [ASK.retreat]: (v, seat) => [
    ...areas(v).flatMap(area => [option.retreat(area), option.heroesTo(area), option.destroyAt(area)]),
    ...standingIn(v, seat),
    option.replace,
    option.no,
  ],
  [ASK.limit]: standingIn,
  [ASK.questPhase]: questPhase,
  [ASK.test]: v => [...drawn, ...tacticsOf(v).map(option.play), option.pass],
  [ASK.duelSpecial]: v => [...rewards(v, option.useReward), option.pass],
  [ASK.spoils]: v => heroesIn(v).flatMap(hero => [option.give(0, hero), option.give(1, hero)]),
  [ASK.duelStart]: v => [...tacticsOf(v).map(option.play), ...rewards(v, option.useReward), option.hurtSelf],
  [ASK.ambush]: v => heroesIn(v).map(option.hero),
  [ASK.heroAbility]: v => [...tacticsOf(v).map(option.discardTactics), option.redraw, option.pass],
  [ASK.merchant]: () => [option.yes, option.no, option.pass],
  [ASK.raidingParty]: v => [...rewards(v, option.discardReward), option.no],
  [ASK.trainingToken]: () => [...THREE.map(option.attribute), option.pass],
  [ASK.scroll]: withAreas(option.area, option.no),
  [ASK.flood]: withAreas(option.step, option.stop, option.pass),
  [ASK.bid]: () => AMOUNTS.map(option.bid),
  [ASK.bidTie]: v => seatsOf(v).map(option.player),
  [ASK.fall]: () => [option.gainInfluence, option.drawTactics, option.pass],
  [ASK.seasonCard]: targets,
  [ASK.receiveRune]: v => [...bothRunes(v, 0), ...areas(v).map(option.discardRune), option.stop],
  [ASK.handLimit]: v => [...tacticsOf(v).map(option.discardTactics), ...questCards(v).map(option.discardQuest)],
  [ASK.claim]: v => [...areas(v).map(option.reveal), ...unitTypes(v).map(option.claimUnit), option.pass],
  [ASK.neutralSide]: (v, seat) => [...inLine(v, seat), ...unitTypes(v).map(option.type)],
  [ASK.target]: targets,
  // Banners of War
  [ASK.waste]: withAreas(option.area, option.no, option.pass),
  [ASK.cleanse]: withAreas(option.area, option.no, option.stop, ...DIALS.map(option.raise)),
  [ASK.reinforce]: v => unitTypes(v).flatMap(type => [0, 9].map(n => option.as(type, n))),
  [ASK.layDown]: v => [...tacticsOf(v).map(option.lay), option.pass],
  [ASK.guildHarvest]: () => [...DIALS.map(option.raise), option.pass],
  [ASK.revealRune]: withAreas(option.area, option.pass),
  [ASK.intrigue]: v => [...seatsOf(v).map(option.exclude), option.done],
  [ASK.guildLoss]: () => [option.ignore, option.accept, option.pass],
  [ASK.banner]: standingIn,
  [ASK.garrison]: v => [option.use, option.no, ...unitTypes(v).map(option.unitType)],
  // dev
  [ASK.develop]: v => [
    ...DEVELOPMENT_CARD_NUMBERS.map(option.buy),
    ...areas(v).flatMap(area => KINDS.map(kind => option.build(kind, area))),
    option.none,
  ],
  [ASK.capital]: withAreas(option.capital, option.none),
  [ASK.peasant]: withAreas(option.peasant, option.done),
  [ASK.plague]: v => [...seatsOf(v).map(option.player), option.pass],
  [ASK.plunder]: () => [...DIALS.map(option.raise), option.none],
  [ASK.routOwn]: () => [...AMOUNTS.map(option.rout), option.none],
  // cmd
  [ASK.commander]: v => [...heroesIn(v).map(option.hero), option.no],
  [ASK.appoint]: v => [...heroesIn(v).map(option.hero), option.yes, option.no],
  [ASK.rallyCommander]: v => [
    option.seek('heroes'),
    ...AMOUNTS.map(option.spend),
    ...commanderCards(v).map(option.keepCommander),
    ...heroesIn(v).map(option.hero),
  ],
  [ASK.commanderAbility]: (v, seat) => [
    ...inLine(v, seat),
    ...standingIn(v, seat),
    ...unitTypes(v).map(option.unitType),
    ...FATE_CARDS.map(option.giveUp),
    option.no,
  ],
  [ASK.lieutenant]: v => [...heroesIn(v).map(option.hero), option.no],
  // rtv
  [ASK.victoryCard]: withAreas(option.reveal, option.pass),
};

/** Nothing for viewers who are not asked. */
export function candidates(v: View): readonly string[] {
  const options = optionsNow(v);
  if (options === null) return [];
  const tried = ATTEMPTS[v.ask!.id](v, v.viewer!);
  return [...new Set([...options, ...tried].map(one => one.code))];
}
