/** Why one would take an option of Runewars, in a clause. */
import { type Phrase, phrase, type Seat, seatArg, term } from '@interregnum/kernel';
import {
  type Area,
  ATTRIBUTES,
  COMMANDERS,
  contentOf,
  controllerOf,
  DEVELOPMENT_CARDS,
  DEVELOPMENTS,
  type Dial,
  dialOf,
  type Fate,
  type HeroNumber,
  health,
  initiative,
  NONE,
  type Option,
  type OrderNumber,
  QUESTS,
  questAreas,
  REWARDS,
  type RewardCard,
  runesNeeded,
  TACTICS,
  type TacticsCard,
  TITLES,
  UNITS,
  type UnitType,
  type View,
  yieldsOf,
} from '@interregnum/runewars';
import { reasoning } from '../../../table/kit/reasons.ts';
import { countOf, runeAt, unitsAt } from './reading.ts';

const why = (name: string, args?: Phrase['args']): Phrase => phrase(`runewars.because.${name}`, args);

// --- what cards and pieces say themselves -------------------------------------------------------------------------

const cardText = (id: string): Phrase => phrase(`text.${id}`);
const ofTactics = ({ tactics }: { tactics: TacticsCard }): Phrase => cardText(TACTICS[tactics]!.id);
const ofReward = ({ reward }: { reward: RewardCard }): Phrase => cardText(REWARDS[reward]!.id);
const ofDevelopment = ({ card }: { card: number }): Phrase => cardText(DEVELOPMENT_CARDS[card]!.id);
const ofTitle = ({ title }: { title: number }): Phrase => cardText(TITLES[title]!.id);

const fighter = ({ unit }: { unit: UnitType }, view: View): Phrase =>
  phrase('runewars.unit', { health: health(view, unit), initiative: initiative(view, unit) });
const skills = ({ hero }: { hero: HeroNumber }, view: View): Phrase =>
  why('hero', { ...contentOf(view).heroes[hero]!.attributes });
const destiny = ({ fate }: { fate: Fate }, view: View): Phrase => why(`fate.${contentOf(view).fate[fate]!.destiny}`);

// --- the land ---------------------------------------------------------------------------------------------------------

const yieldOf = (view: View, area: Area): number => yieldsOf(view, area).reduce((sum, n) => sum + n, 0);

/** What there is to gain in an area. */
function land(view: View, seat: Seat, area: Area): Phrase {
  const owner = controllerOf(view, area);
  const rune = runeAt(view, area)?.sight;
  if (owner === seat) return why(rune === 'dragon' ? 'land.guard' : 'land.own');
  if (rune === 'dragon' || rune === 'hidden') return why(`land.${rune}`);
  if (owner !== NONE) return why('land.enemy', { seat: seatArg(owner) });
  if (view.cities[area] !== NONE) return why('land.city');
  return why('land.yields', { n: yieldOf(view, area) });
}
const here = ({ area }: { area: Area }, view: View, seat: Seat): Phrase => land(view, seat, area);
const unitsThere = (view: View, area: Area): number => countOf(unitsAt(view, area));

/** Where a hero would stand: an own Quest first. */
function wayOf({ area }: { area: Area }, view: View, seat: Seat): Phrase {
  const quest = view.quests[seat]!.find(card => card !== null && questAreas(view, card).includes(area)) ?? null;
  return quest === null ? why('step') : why('step.quest', { quest: term(`card.${QUESTS[quest]!.id}`) });
}

const safety = ({ area }: { area: Area }, view: View, seat: Seat): Phrase =>
  why(controllerOf(view, area) === seat ? 'retreat.own' : 'retreat.free');

// --- means --------------------------------------------------------------------------------------------------------------

const leaves = ({ amount }: { amount: number }, view: View, seat: Seat): Phrase =>
  why('leaves', { n: view.influence[seat]! - amount });
const ofSeat = ({ seat }: { seat: Seat }, view: View): Phrase => why('player', { n: view.influence[seat]! });
const rises = ({ dial }: { dial: Dial }, view: View, seat: Seat): Phrase =>
  why('raise', { from: dialOf(view, seat, dial), to: dialOf(view, seat, dial) + 1 });
const bonusOf = ({ order }: { order: OrderNumber }, view: View, seat: Seat): Phrase =>
  why(order >= view.highest[seat]! ? 'order.bonus' : 'order.plain');

const skill = ({ attribute }: { attribute: number }): Phrase =>
  why('train', { attribute: term(`attribute.${ATTRIBUTES[attribute]}`) });
const fightAt = (view: View): Phrase => {
  const { army } = view;
  if (!army) return why('battle');
  const own = army.units.reduce((sum, n) => sum + n, 0);
  return why('battle.odds', { own, others: unitsThere(view, army.area) - own });
};

const KEEP = 'runewars.because.keep';
const DONE = 'runewars.because.done';

export const because = reasoning<View, Option>({
  faction: ({ faction }, view) => why('faction', { n: contentOf(view).sheets[faction]!.influence }),
  placeTile: 'runewars.because.tile',
  marker: 'runewars.because.marker',
  dragon: 'runewars.because.dragon',
  false: 'runewars.because.false',
  home: 'runewars.because.home',
  stronghold: 'runewars.because.stronghold',
  put: ({ area, count }, view) => why('put', { n: unitsThere(view, area) + count }),
  placeHero: 'runewars.because.placeHero',
  order: bonusOf,
  bid: leaves,
  player: ofSeat,
  gainInfluence: 'runewars.because.influence',
  drawTactics: 'runewars.because.tactics',
  continue: DONE,
  play: ofTactics,
  useReward: ofReward,
  claim: 'runewars.because.claim',
  seek: ({ cards }) => why(cards === 'heroes' ? 'seekHeroes' : 'seekCommanders'),
  keepCommander: ({ commander }) => cardText(COMMANDERS[commander]!.id),
  useCommander: ({ commander }) => cardText(COMMANDERS[commander]!.id),
  victoryCard: (_, view) => why('victoryCard', { n: runesNeeded(view) }),
  objective: 'runewars.because.objective',
  useTitle: ofTitle,
  trade: 'runewars.because.trade',
  takeMarker: 'runewars.because.takeMarker',
  discardToken: 'runewars.because.useless',
  reveal: 'runewars.because.reveal',
  claimUnit: ({ unit }, view) => why('stake', { n: view.supply[unit]! }),
  move: ({ to }, view, seat) => land(view, seat, to),
  group: fighter,
  groupHero: skills,
  go: 'runewars.because.go',
  done: DONE,
  activate: here,
  none: KEEP,
  from: fighter,
  way: ({ way }, view) => (way === 'battle' ? fightAt(view) : why('retreat')),
  diplomacy: ({ count }) => why('diplomacy', { n: count }),
  fate: destiny,
  asGold: 'runewars.because.fate.gold',
  retreat: safety,
  support: fighter,
  supportUp: 'runewars.because.banner',
  type: ({ unit }) => cardText(UNITS[unit]!.id),
  extra: ({ count }) => why('extra', { n: count }),
  giveUp: 'runewars.because.giveUp',
  unit: fighter,
  unitIn: fighter,
  use: 'runewars.because.use',
  heroesTo: safety,
  replace: 'runewars.because.replace',
  destroyAt: 'runewars.because.least',
  return: fighter,
  raise: rises,
  build: ({ development }) => phrase(`developmentText.${DEVELOPMENTS[development]}`),
  recruit: ({ dial }, view, seat) => why('recruit', { n: dialOf(view, seat, dial) }),
  destroyUnit: fighter,
  skip: KEEP,
  benefit: ({ benefit }) => why(`rally.${benefit}`),
  unitType: fighter,
  spend: leaves,
  keepHero: skills,
  desert: skills,
  title: ofTitle,
  work: ({ work }) => why(`work.${work}`),
  area: here,
  arrange: 'runewars.because.arrange',
  runeTo: here,
  discardRune: 'runewars.because.discardRune',
  act: ({ action, hero }, view) =>
    action === 'heal' ? why('act.heal', { n: view.heroDamage[hero]! }) : why(`act.${action}`),
  step: wayOf,
  stop: DONE,
  teleport: wayOf,
  train: skill,
  trainTwo: skill,
  duel: ({ hero }, view) => why('duel', { n: contentOf(view).heroes[hero]!.health - view.heroDamage[hero]! }),
  quest: ({ quest }) => cardText(QUESTS[quest]!.id),
  end: DONE,
  pass: KEEP,
  dealDamage: 'runewars.because.damage',
  hurtSelf: 'runewars.because.hurt',
  give: 'runewars.because.trade',
  redraw: 'runewars.because.redraw',
  no: KEEP,
  yes: 'runewars.because.yes',
  discardReward: 'runewars.because.least',
  hero: skills,
  dial: rises,
  attribute: skill,
  branch: 'runewars.because.branch',
  returnOrder: 'runewars.because.returnOrder',
  takeTactics: ofTactics,
  exchange: 'runewars.because.exchange',
  discardTactics: 'runewars.because.least',
  discardQuest: 'runewars.because.least',
  as: fighter,
  lay: 'runewars.because.lay',
  exclude: ofSeat,
  ignore: 'runewars.because.ignore',
  accept: KEEP,
  setDials: 'runewars.because.setDials',
  buy: ofDevelopment,
  useCard: ofDevelopment,
  capital: 'runewars.because.capital',
  peasant: here,
  rout: ({ count }) => why('rout', { n: count }),
  raze: ({ development }) => phrase(`developmentText.${DEVELOPMENTS[development]}`),
});
