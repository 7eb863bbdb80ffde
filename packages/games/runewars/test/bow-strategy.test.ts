/** How bots judge what Banners of War brings: positions in which it is plain what is better. */
import { type BaseOption, setupChoices } from '@interregnum/kernel';
import { answersOf } from '@interregnum/kernel/testing';
import { expect, test } from 'vitest';
import { ASK, runewars, type State } from '../src/index.ts';
import { orders } from '../src/standing-orders.ts';
import { evaluate } from '../src/strategy/evaluate.ts';
import { weigh } from '../src/strategy/priors.ts';

const OPTIONS = setupChoices(runewars.meta, { bow: 'on' }, 2);
const at = (position: Record<string, unknown>): State => runewars.proof.position.read(position, OPTIONS, 2);
const answer = answersOf(runewars);
const weightOf = (s: State, seat: number, code: string): number =>
  weigh(s, seat)[s.ask!.options[seat]!.findIndex((o: BaseOption) => o.code === code)]!;

/** Knights are about to draw; their player holds a card with damage and one with routs for rectangles. */
const drawing = (tactics: readonly string[], prize: string): State => {
  let s = at({
    turn: 'primary 1',
    factions: { 1: 'daqan', 2: 'latari' },
    orders: { 1: 'conquer', 2: 'fortify' },
    areas: { '7B': 'D: 4 knight', '10D': `L: 4 warrior${prize}` },
    tactics: { 1: tactics },
  });
  for (const code of ['activate:10D', 'from:7B:knight:4']) s = answer(s, 0, code);
  while (s.ask!.id !== ASK.layDown) s = answer(s, 0, 'done');
  return s;
};

test('a strong section is laid down where much is at stake, a weak one is kept', () => {
  const decisive = drawing(['TF01', 'TF09'], '; rune dragon known all');
  expect(weightOf(decisive, 0, 'lay:TF01')).toBeGreaterThan(1);
  expect(weightOf(decisive, 0, 'lay:TF09')).toBeLessThan(1);
  expect(weightOf(drawing(['TF01'], ''), 0, 'lay:TF01')).toBeLessThan(weightOf(decisive, 0, 'lay:TF01'));
});

test('Garrison is for runes that others can reach, most of all with a claim', () => {
  const threatened = (enemy: string, more: object = {}): number =>
    weightOf(
      at({
        factions: { 1: 'daqan', 2: 'uthuk' },
        areas: { '7B': 'D: 2 knight; rune dragon known all', '10D': enemy },
        ...more,
      }),
      0,
      'order:garrison',
    );
  const alone = threatened('');
  const pressed = threatened('U: 4 berserker');
  expect(pressed).toBeGreaterThan(alone);
  expect(threatened('U: 4 berserker', { claims: { winter: { seat: 1, type: 'card' } } })).toBeGreaterThan(pressed);
});

test('runes are safer under Garrison and under a Rune Ward', () => {
  const standing = (own: string, more: object = {}): number =>
    evaluate(
      at({
        turn: 'primary 2',
        factions: { 1: 'daqan', 2: 'uthuk' },
        orders: { 1: own, 2: 'conquer' },
        areas: { '7B': 'D: 2 knight; rune dragon known all', '10D': 'U: 4 berserker' },
        ...more,
      }),
      0,
    );
  const bare = standing('strategize');
  expect(standing('garrison', { highest: { 1: 'strategize' } })).toBeGreaterThan(bare);
  expect(standing('strategize', { wards: [{ seat: 1, area: '7B' }] })).toBeGreaterThan(bare);
});

test('the Guildmaster keeps what he has, and the bonus of Garrison is used', () => {
  const famine = at({
    turn: 'card',
    season: 'spring',
    dials: { 1: '8/8/8' },
    titles: { TI4: { seat: 1, influence: 0 } },
    seasons: { spring: ['SP1'] },
  });
  expect(weightOf(famine, 0, 'ignore')).toBeGreaterThan(weightOf(famine, 0, 'accept'));
  const garrison = at({ turn: 'bonus 1', orders: { 1: 'garrison', 2: 'fortify' } });
  expect(weightOf(garrison, 0, 'use')).toBeGreaterThan(weightOf(garrison, 0, 'no'));
});

test('the order for Tactical Fate is on offer only where there is any', () => {
  const offers = (bow: string): readonly string[] => {
    const s = runewars.proof.position.read({}, setupChoices(runewars.meta, { bow }, 2), 2);
    return orders.offers(runewars.rules.view(s, 0)).map(({ id }) => id);
  };
  expect(offers('on')).toContain('fate');
  expect(offers('off')).not.toContain('fate');
});

test('a standing order lays nothing down to the end of a battle or duel', () => {
  const s = drawing(['TF01'], '');
  const index = orders.answer(runewars.rules.view(s, 0), 'fate')!;
  expect(s.ask!.options[0]![index]!.code).toBe('done');
  expect(orders.disarms({ type: 'duelOver', hero: 0, won: true }, 0, 'fate')).toBe(true);
  expect(orders.disarms({ type: 'season', year: 1, season: 1 }, 0, 'fate')).toBe(false);
});
