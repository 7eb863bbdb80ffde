/** The longest lists of options in random games, and the slowest decision: to carry it out and to list what comes next. */
import { type Game, randomFrom } from '@interregnum/kernel';
import { cpuSeconds, type Figure } from './measure.ts';
import { deal, nameOf, nextSeat, type State, type Variant } from './play.ts';
import { GAMES, optionGoalsOf, tablesOf } from './titles.ts';

const PLAYED = 2;
/** What looks slow is tried again: the machine may have been busy. */
const LOOKS_SLOW = 2;
const TRIES = 5;

function millisecondsOf(game: Game, s: State, seat: number, choice: number): number {
  const copy = game.rules.clone(s);
  const start = process.cpuUsage();
  game.rules.apply(copy, seat, choice);
  return 1000 * cpuSeconds(start);
}

interface Worst {
  longest: number;
  slowest: number;
}

function playOut(game: Game, variant: Variant, seed: string, worst: Worst): void {
  const random = randomFrom(seed);
  const s = deal(game, variant, seed);
  while (s.ask) {
    const seat = nextSeat(s);
    const options = s.ask.options[seat]!;
    worst.longest = Math.max(worst.longest, options.length);
    const choice = random.below(options.length);
    if (!game.advice.idle(s, options[choice]!)) {
      let took = millisecondsOf(game, s, seat, choice);
      for (let i = 1; i < TRIES && took > Math.max(LOOKS_SLOW, worst.slowest); i++)
        took = Math.min(took, millisecondsOf(game, s, seat, choice));
      worst.slowest = Math.max(worst.slowest, took);
      game.rules.apply(s, seat, choice);
    }
  }
}

function figuresOf(game: Game, variant: Variant): Figure[] {
  const worst: Worst = { longest: 0, slowest: 0 };
  for (let i = 0; i < PLAYED; i++) playOut(game, variant, `options ${i}`, worst);
  const goals = optionGoalsOf(game.meta);
  const name = `${game.meta.title}, ${nameOf(variant)}`;
  return [
    { name: `${name}: longest list`, value: worst.longest, unit: 'options', goal: goals && { most: goals.options } },
    { name: `${name}: slowest`, value: worst.slowest, unit: 'ms', goal: goals && { most: goals.milliseconds } },
  ];
}

export const options = (): Figure[] => GAMES.flatMap(game => tablesOf(game).flatMap(table => figuresOf(game, table)));
