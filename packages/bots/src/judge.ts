/** How a bot judges a position: what its seat may expect, from nothing but its view. */
import type { BaseOption, BaseView, Game, Random } from '@interregnum/kernel';
import { answerByWeight, foresightOf, nextToAnswer } from './foresight.ts';
import { shareOfVictory } from './ladder.ts';

/** So many decisions are played on at most until nothing is in mid-air. */
const PLAYED_ON = 60;

/** The result that the viewer may expect, from 0 (lost) to 1 (won), over so many deals of what is hidden. */
export function judge(game: Game, v: BaseView<BaseOption>, random: Random, deals: number): number {
  if (v.viewer === null) throw new Error('a spectator expects nothing');
  const f = foresightOf(game);
  let sum = 0;
  for (let deal = 0; deal < deals; deal++) {
    const s = f.deal(v, random);
    for (let i = 0; i < PLAYED_ON && s.ask && !f.settled(s, v.viewer); i++)
      answerByWeight(f, s, nextToAnswer(s), random);
    const outcome = game.rules.outcome(s);
    sum += outcome ? shareOfVictory(outcome, v.viewer) : f.values(s, v.viewer)[v.viewer]!;
  }
  return sum / deals;
}
