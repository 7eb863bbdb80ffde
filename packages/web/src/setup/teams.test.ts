import { chanceFrom, fittingChoices, setupChoices } from '@interregnum/kernel';
import { allyOf, yieldGame } from '@interregnum/yield';
import { describe, expect, it } from 'vitest';
import { SHELF } from '../shelf/shelf.ts';
import { alliesOf, openFields, teamsOf } from './teams.ts';

const { meta } = yieldGame;
const fields = (choices: Record<string, string>, seats: number) =>
  openFields(meta, setupChoices(meta, choices, seats), seats).map(field => field.id);

describe('teams before the game', () => {
  it.each([3, 4])('are those of the rules of Yield with %i seats', seats => {
    const options = setupChoices(meta, { mode: 'teams' }, seats);
    const state = yieldGame.rules.setup(options, seats, chanceFrom('teams'));
    const teams = teamsOf(meta, options, seats)!;
    const told = state.leader.map((_, seat) => alliesOf(teams, seat));
    const ally = state.leader.map((_, seat) => allyOf(state, seat)).map(seat => (seat === null ? [] : [seat]));
    expect(told).toEqual(ally);
  });

  it.each([2, 5])('are not made by %i seats, whatever was chosen', seats => {
    expect(teamsOf(meta, { mode: 'teams' }, seats)).toBeNull();
    expect(fittingChoices(meta, { mode: 'teams', teamWhispers: 'on', allies: 'either' }, seats)).toMatchObject({
      mode: 'free',
      teamWhispers: 'off',
      allies: 'lead',
    });
    expect(() => setupChoices(meta, { mode: 'teams' }, seats)).toThrow(`for 3 or 4 seats, not for ${seats}`);
  });

  it('are there only where they were chosen', () => {
    for (const { meta: each } of SHELF) {
      if (each) expect(teamsOf(each, setupChoices(each, {}), 4)).toBeNull();
    }
  });
});

describe('the options of Yield', () => {
  it.each([2, 5])('say nothing of teams to %i seats', seats => {
    expect(fields({}, seats)).toEqual(['leaders', 'startingPlayer', 'singleChase']);
  });

  it.each([3, 4])('offer teams to %i seats, and what belongs to them once they are chosen', seats => {
    expect(fields({}, seats)).toEqual(['mode', 'leaders', 'startingPlayer', 'singleChase']);
    const theirs = meta.setup.map(field => field.id).filter(id => seats === 3 || id !== 'recruits');
    expect(fields({ mode: 'teams' }, seats)).toEqual(theirs);
  });
});
