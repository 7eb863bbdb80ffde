/** Why one would take an option of Yield, in a clause. */
import { type Phrase, phrase, type Seat, seatArg } from '@interregnum/kernel';
import {
  AMBUSH,
  AMBUSH_BONUS,
  abilityId,
  boardOf,
  CONQUER,
  conquerable,
  controllerOf,
  isFortress,
  type Location,
  MOVE_2,
  MOVE_ALL,
  type Option,
  RITUAL,
  type StrategyCard,
  sideOf,
  sideOfArmy,
  UPGRADE,
  type View,
  valueInBattle,
  valueOfCard,
} from '@interregnum/yield';
import { reasoning } from '../../../table/kit/reasons.ts';
import { meetsEnemy, ownLaid } from './reading.ts';

const isToTake = (view: View, seat: Seat, place: Location): boolean =>
  isFortress(view, place) && controllerOf(view, place) !== seat;

/** Streets from a Location to the next Fortress that is not one's own. */
function streetsToTake(view: View, seat: Seat, from: Location): number {
  const { neighbours } = boardOf(view);
  const seen = new Set([from]);
  let rim = [from];
  for (let streets = 0; rim.length > 0; streets++) {
    if (rim.some(place => isToTake(view, seat, place))) return streets;
    rim = [...new Set(rim.flatMap(place => neighbours[place]!))].filter(place => !seen.has(place));
    for (const place of rim) seen.add(place);
  }
  return 0;
}

/** What an Army does at a Location. */
function standsAt(view: View, seat: Seat, place: Location): Phrase {
  if (isToTake(view, seat, place)) return phrase('yield.because.fortress', { value: view.stacks[place]!.length + 1 });
  if (meetsEnemy(view, sideOf(view, seat), place)) return phrase('yield.because.battle');
  if (isFortress(view, place)) return phrase('yield.because.guard');
  return phrase('yield.because.nearer', { streets: streetsToTake(view, seat, place) });
}

/** Whether an Army of this side would stand next to an enemy. */
const safety = (view: View, side: number, place: Location): Phrase =>
  phrase(meetsEnemy(view, side, place) ? 'yield.because.danger' : 'yield.because.safe');

const gainOf = (view: View, seat: Seat): number =>
  conquerable(view, seat).reduce((sum, place) => sum + view.stacks[place]!.length + 1, 0);

const CARDS: Readonly<Record<StrategyCard, (view: View, seat: Seat) => Phrase>> = {
  [MOVE_ALL]: () => phrase('yield.because.moveAll'),
  [MOVE_2]: () => phrase('yield.because.move2'),
  [CONQUER]: (view, seat) => phrase('yield.because.points.now', { points: gainOf(view, seat) }),
  [AMBUSH]: () => phrase('yield.because.ambush', { bonus: AMBUSH_BONUS }),
  [UPGRADE]: () => phrase('yield.because.points', { points: 1 }),
  [RITUAL]: () => phrase('yield.because.ritual'),
};

const point = (): Phrase => phrase('yield.because.points', { points: 1 });
const worth = ({ kind }: { kind: number }): Phrase => phrase('yield.because.worth', { value: valueOfCard(kind) });
const total = (option: Extract<Option, { type: 'play' | 'cover' }>, view: View, seat: Seat): Phrase => {
  const value = valueInBattle(view, view.battle!, seat, option.kind, option.type === 'play');
  return phrase('yield.because.total', { total: view.battle!.totals[sideOf(view, seat)]! + value });
};
const sum = (units: readonly number[]): number => units.reduce((all, each) => all + each, 0);
const cardsLeft = (_: unknown, view: View, seat: Seat): Phrase =>
  phrase('yield.because.cards', { cards: view.handSize[seat]! });

export const because = reasoning<View, Option>({
  leader: ({ ability }) => phrase(`yield.ability.${abilityId(ability)}`),
  champion: 'yield.because.champion',
  ambush: () => phrase('yield.because.ambush', { bonus: AMBUSH_BONUS }),
  deploy: ({ location }, view, seat) => standsAt(view, seat, location),
  split: ({ units }) => phrase('yield.because.split', { units: Math.max(...units) }),
  recruit: ({ units }) => phrase('yield.because.units', { units: sum(units) }),
  discard: worth,
  give: worth,
  play: total,
  cover: total,
  choose: ({ card }, view, seat) => CARDS[card]!(view, seat),
  copy: ({ card }, view, seat) => CARDS[card]!(view, seat),
  start: ({ location }, view) =>
    phrase('yield.because.streets', { streets: boardOf(view).neighbours[location]!.length }),
  upgrade: point,
  build: point,
  remove: 'yield.because.price',
  battle: cardsLeft,
  take: 'yield.because.take',
  leave: 'yield.because.leave',
  recover: ({ location }, view, seat) => safety(view, sideOf(view, seat), location),
  step: ({ to }, view, seat) => standsAt(view, seat, to),
  chase: ({ to }, view, seat) => standsAt(view, seat, to),
  fortress: ({ to }, view, seat) => safety(view, sideOf(view, seat), to),
  steal: 'yield.because.steal',
  marker: (option, _, seat) =>
    option.seat === seat
      ? phrase('yield.because.marker')
      : phrase('yield.because.marker.other', { seat: seatArg(option.seat) }),
  upgrader: (option, _, seat) =>
    option.seat === seat ? point() : phrase('yield.because.upgrader', { seat: seatArg(option.seat) }),
  loss: ({ army }, view) => {
    const units = view.units[army] ?? null;
    return units === null ? phrase('yield.because.loss.other') : phrase('yield.because.loss', { units });
  },
  retreat: ({ army, to }, view) => safety(view, sideOfArmy(view, army), to),
  reveal: (_, view, seat) => CARDS[ownLaid(view)!]!(view, seat),
  keep: 'yield.because.keep',
  conquer: (_, view, seat) => phrase('yield.because.points', { points: gainOf(view, seat) }),
  done: 'yield.because.done',
  nothing: 'yield.because.nothing',
  yield: cardsLeft,
  accept: 'yield.because.draw',
  pass: cardsLeft,
  ally: 'yield.because.ally',
  agree: 'yield.because.agree',
  back: 'yield.because.back',
  stop: 'yield.because.stop',
});
