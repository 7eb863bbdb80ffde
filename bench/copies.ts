/** What search and secrecy are made of: clone, view, determinise. */
import { epix } from '@interregnum/epix';
import { type Game, randomFrom } from '@interregnum/kernel';
import { type Figure, micros } from './measure.ts';
import { nameOf, nextSeat, positions, type State, type Variant } from './play.ts';

const KEPT = 256;
const VARIANT: Variant = { seats: 4, options: { mode: 'advanced' } };

/** One operation on each of many states; what is made is kept for a while, as a search keeps it. */
const onEach = <T>(list: readonly T[], make: (item: T) => object): (() => number) => {
  const kept: object[] = [];
  return () => {
    for (let i = 0; i < list.length; i++) kept[i % KEPT] = make(list[i]!);
    return list.length;
  };
};

export function copies(): Figure[] {
  const game: Game = epix;
  const random = randomFrom('copies');
  const states = positions(game, VARIANT, 20, random);
  const views = states.map(s => game.view(s, nextSeat(s)));
  const figure = (name: string, value: number, goal: Figure['goal']): Figure => ({
    name: `Epix, ${nameOf(VARIANT)}: ${name}`,
    value,
    unit: 'µs',
    goal,
  });
  return [
    figure('clone', micros(onEach<State>(states, s => game.clone(s))), { most: 3 }),
    figure('view', micros(onEach<State>(states, s => game.view(s, nextSeat(s)))), null),
    figure('determinise', micros(onEach(views, v => game.determinise(v, random))), null),
  ];
}
