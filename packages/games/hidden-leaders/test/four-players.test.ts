/** How a seat judges a table of four: counts and ties, hands, Hidden Heroes, and Heroes that change places. */
import { describe, expect, test } from 'vitest';
import { hiddenLeaders, type State } from '../src/index.ts';

const { search, evaluate } = hiddenLeaders.advice;
const FULL = { deck: 'full', memory: 'aid' };

/** Seat 1 is Lemron, who stands with the Water Folk and the Hill Tribes; the markers are together for the Water Folk. */
const tableOf = (data: Record<string, unknown>): State =>
  hiddenLeaders.proof.position.read(
    {
      turn: '1 play',
      red: 5,
      green: 5,
      leaders: { 1: 'lemron', 2: 'cyra', 3: 'xiadul', 4: 'myrad' },
      hands: { 1: ['short-sighted-soldier', 'canned-champion', 'groggy-preacher'] },
      ...data,
    },
    FULL,
    4,
  );

const hope = (data: Record<string, unknown>): number => evaluate(tableOf(data), 0);

function play(s: State, ...codes: string[]): State {
  for (const code of codes) {
    const seat = s.ask!.seats[0]!;
    hiddenLeaders.rules.apply(
      s,
      seat,
      s.ask!.options[seat]!.findIndex(o => o.code === code),
    );
  }
  return s;
}

const weightOf = (s: State, code: string): number =>
  search!.priors(s, 0)[s.ask!.options[0]!.findIndex(o => o.code === code)]!;

const WATER_FOLK_OF_SEAT_2 = ['leery-lizard', 'aimless-eel', 'krill-keeper'];

describe('a hand counts', () => {
  test('Heroes of the own factions are worth having in hand', () => {
    const strangers = hope({});
    const friends = hope({ hands: { 1: ['leery-lizard', 'bored-goblin', 'keen-koi'] } });
    expect(friends).toBeGreaterThan(strangers + 0.03);
  });

  test('a Hero of an own faction in the Tavern is rather taken than an unknown card', () => {
    const tavern = ['keen-koi', 'ace-fighter', 'crow-carrier'];
    const s = tableOf({ turn: '1 draw', tavern });
    expect(weightOf(s, 'take:keen-koi')).toBeGreaterThan(weightOf(s, 'harbor'));
    expect(weightOf(s, 'harbor')).toBeGreaterThan(weightOf(s, 'take:crow-carrier'));
  });
});

describe('Hidden Heroes that everybody has seen', () => {
  const longest = ['crow-carrier', 'lethargic-leech', 'wrapped-warrior', 'slaughtered-slime'];
  const shown = { up: { 2: WATER_FOLK_OF_SEAT_2, 3: longest } };
  const hidden = {
    up: { 2: WATER_FOLK_OF_SEAT_2.slice(0, 1), 3: longest },
    down: { 2: WATER_FOLK_OF_SEAT_2.slice(1) },
    known: { 2: { 1: 'all', 2: 'all' } },
  };

  test('say as much about their Leader as face-up ones, and count as much', () => {
    expect(Math.abs(hope(hidden) - hope(shown))).toBeLessThan(0.05);
  });

  test('so nothing is gained by turning them down', () => {
    const s = play(tableOf({ ...shown, hands: { 1: ['long-eared-loner'] } }), 'play:long-eared-loner');
    expect(weightOf(s, 'turn:leery-lizard')).toBeLessThan(1.1);
  });
});

describe('ties', () => {
  const even = { 1: ['keen-koi', 'leery-lizard'], 2: ['aimless-eel', 'krill-keeper'] };
  const filler = ['crow-carrier', 'lethargic-leech', 'wrapped-warrior', 'slaughtered-slime'];
  const late = { 3: [...filler, 'rotting-orangutan', 'arrowgant-skeleton'] };

  test('fewer Heroes in all are better where the counts are equal (HDL-131)', () => {
    const few = hope({ up: { ...even, ...late, 2: [...even[2], 'ace-fighter', 'nagging-northman'] } });
    const many = hope({ up: { ...even, ...late, 1: [...even[1], 'ace-fighter', 'nagging-northman'] } });
    expect(few).toBeGreaterThan(many + 0.02);
  });
});

test('the Half-Headed Wizard gives a rival no Hero that counts against oneself', () => {
  const s = play(
    tableOf({
      up: { 2: ['leery-lizard', 'aimless-eel', 'ace-fighter'], 3: ['canned-champion', 'crow-carrier'] },
      tavern: ['keen-koi', 'nagging-northman', 'rotting-orangutan'],
      hands: { 1: ['half-headed-wizard'] },
    }),
    'play:half-headed-wizard',
    'exchange:keen-koi',
  );
  expect(weightOf(s, 'with:ace-fighter')).toBeLessThan(0.9);
  expect(weightOf(s, 'with:leery-lizard')).toBeGreaterThan(weightOf(s, 'with:ace-fighter'));
});
