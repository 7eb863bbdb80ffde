/** What search and secrecy are made of: clone, view, determinise. */
import { type Game, randomFrom } from '@interregnum/kernel';
import { type Figure, micros } from './measure.ts';
import { nameOf, nextSeat, positions, type State, type Variant } from './play.ts';
import { copiedTables, GAMES, goalsOf } from './titles.ts';

const KEPT = 256;

/** One operation on each of many states; what is made is kept for a while, as a search keeps it. */
const onEach = <T>(list: readonly T[], make: (item: T) => object): (() => number) => {
  const kept: object[] = [];
  return () => {
    for (let i = 0; i < list.length; i++) kept[i % KEPT] = make(list[i]!);
    return list.length;
  };
};

function copiesOf(game: Game, variant: Variant): Figure[] {
  const random = randomFrom('copies');
  const states = positions(game, variant, 20, random);
  const views = states.map(s => game.rules.view(s, nextSeat(s)));
  const figure = (name: string, value: number, goal: Figure['goal']): Figure => ({
    name: `${game.meta.title}, ${nameOf(variant)}: ${name}`,
    value,
    unit: 'µs',
    goal,
  });
  return [
    figure('clone', micros(onEach<State>(states, s => game.rules.clone(s))), {
      most: goalsOf(game.meta, variant).clone,
    }),
    figure('view', micros(onEach<State>(states, s => game.rules.view(s, nextSeat(s)))), null),
    figure('determinise', micros(onEach(views, v => game.advice.determinise(v, random))), null),
  ];
}

export const copies = (): Figure[] => GAMES.flatMap(game => copiedTables(game).flatMap(table => copiesOf(game, table)));
