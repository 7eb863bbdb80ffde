/** How bots judge commanders: positions in which it is plain what is better. */
import { type BaseOption, setupChoices } from '@interregnum/kernel';
import { answersOf } from '@interregnum/kernel/testing';
import { expect, test } from 'vitest';
import { ASK, runewars, type State } from '../src/index.ts';
import { evaluate } from '../src/strategy/evaluate.ts';
import { weigh } from '../src/strategy/priors.ts';

const OPTIONS = setupChoices(runewars.meta, { bow: 'on', cmd: 'on' }, 2);
const at = (position: Record<string, unknown>): State => runewars.proof.position.read(position, OPTIONS, 2);
const answer = answersOf(runewars);
const after = (s: State, ...codes: readonly string[]): State => codes.reduce((now, code) => answer(now, 0, code), s);
const weightOf = (s: State, code: string): number =>
  weigh(s, 0)[s.ask!.options[0]!.findIndex((o: BaseOption) => o.code === code)]!;
/** Whether the first answer is much likelier than the second. */
const prefers = (s: State, code: string, other: string): boolean => weightOf(s, code) > 2 * weightOf(s, other);

const led = (card: string, more: object = {}) => ({
  heroes: { HE01: { seat: 1, at: '7B' }, HE02: { seat: 1, at: '7B' } },
  commanders: { HE01: card },
  ...more,
});
const attack = (card: string, units: string): State =>
  at({
    ...led(card),
    turn: 'primary 1',
    orders: { 1: 'conquer', 2: 'fortify' },
    highest: { 1: 'fortify' },
    areas: { '7B': `D: ${units}`, '10D': 'L: 2 warrior' },
    fate: [1, 5, 6, 7],
  });

test('an army that fights goes with its commander, sooner than with another hero', () => {
  const s = after(attack('CM04', '4 knight'), 'activate:10D', 'from:7B:knight:4');
  expect(s.ask!.id).toBe(ASK.movers);
  expect(prefers(s, 'take:HE01', 'take:HE02')).toBe(true);
  expect(prefers(s, 'take:HE01', 'done')).toBe(true);
});

test('a blank card is drawn anew, one that shows something is kept', () => {
  let s = after(attack('CM16', '2 knight'), 'activate:10D', 'from:7B:knight:2', 'take:HE01', 'done');
  while (s.ask!.id !== ASK.commanderAbility) s = answer(s, 0, 'done');
  expect(prefers(s, 'discard:5', 'no')).toBe(true);
  expect(prefers(s, 'no', 'discard:1')).toBe(true);
});

test('the card goes to the hero with the larger army', () => {
  const s = at({
    turn: 'icons',
    season: 'summer',
    heroes: { HE01: { seat: 1, at: '7B' }, HE02: { seat: 1, at: 'daqanA' } },
    commanders: { HE01: 'CM04' },
    areas: { daqanA: 'D: 6 knight; stronghold D 5' },
  });
  expect(prefers(s, 'hero:HE02', 'no')).toBe(true);
});

test('a commander who is alone walks to an army', () => {
  const s = after(
    at({
      turn: 'icons',
      season: 'summer',
      influence: { 1: 9 },
      heroes: { HE01: { seat: 1, at: '7B' } },
      commanders: { HE01: 'CM04' },
      areas: { '7A': 'D: 6 knight' },
    }),
    'move:HE01',
  );
  expect(prefers(s, 'step:7A', 'step:10D')).toBe(true);
  expect(prefers(s, 'step:7A', 'stop')).toBe(true);
});

test('a better Commander card is kept, a worse one is not', () => {
  const rallied = (card: string): State =>
    after(
      at({
        ...led(card),
        turn: 'bonus 1',
        orders: { 1: 'rally-support', 2: 'strategize' },
        influence: { 1: 3 },
        commander_deck: ['CM06'],
      }),
      'seek:commanders',
      'spend:1',
    );
  expect(prefers(rallied('CM15'), 'keep:CM06', 'none')).toBe(true);
  expect(weightOf(rallied('CM04'), 'keep:CM06')).toBeLessThan(weightOf(rallied('CM15'), 'keep:CM06'));
});

test('who commands an army stands better than who commands nobody', () => {
  const standing = (area: string): number =>
    evaluate(
      at({
        heroes: { HE01: { seat: 1, at: area } },
        commanders: { HE01: 'CM04' },
        areas: { '7B': 'D: 6 knight' },
      }),
      0,
    );
  expect(standing('7B')).toBeGreaterThan(standing('7A'));
});
