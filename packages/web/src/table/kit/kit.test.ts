/** What titles are made of, without a browser. */
import { expect, test } from 'vitest';
import { store } from '../../parts/store.ts';
import { controlFor } from './controls.ts';
import { previewAt, targetsBy } from './map/area-targets.ts';
import { asks, carryOut, type Meaning, NOTHING, take, takeOrAttempt } from './meaning.ts';
import { answerOf, optionsOfType } from './options.ts';
import type { TableProps } from './title.ts';
import { joined, signed } from './words.ts';

type Option = { type: 'go'; code: string; to: number } | { type: 'stay'; code: string };
const GO_3: Option = { type: 'go', code: 'go:3', to: 3 };
const GO_5: Option = { type: 'go', code: 'go:5', to: 5 };
const STAY: Option = { type: 'stay', code: 'stay' };
const OPTIONS: readonly Option[] = [GO_3, GO_5, STAY];
const ONLY_GO: readonly Option[] = [GO_3];

test('a click takes what is offered, and asks why not about the rest', () => {
  expect(take(GO_3)).toEqual({ do: 'choose', code: 'go:3' });
  expect(takeOrAttempt(OPTIONS, 'go:5')).toEqual({ do: 'choose', code: 'go:5' });
  expect(takeOrAttempt(OPTIONS, 'go:9')).toEqual({ do: 'attempt', code: 'go:9' });
  expect([asks(OPTIONS, 'stay'), asks(ONLY_GO, 'stay')]).toEqual([true, false]);
});

test('each meaning does one thing', () => {
  const done: unknown[] = [];
  const props = {
    question: 7,
    choose: (code: string) => done.push(['choose', code]),
    attempt: (code: string) => done.push(['attempt', code]),
  } as unknown as TableProps;
  const selection = { pick: (question: number | null, what: object) => done.push(['pick', question, what]) };
  const doIt = (meaning: Meaning<{ area: number }>) => carryOut(props, selection, meaning);
  doIt(NOTHING);
  doIt({ do: 'choose', code: 'stay' });
  doIt({ do: 'attempt', code: 'fly' });
  doIt({ do: 'pick', what: { area: 3 } });
  expect(done).toEqual([
    ['choose', 'stay'],
    ['attempt', 'fly'],
    ['pick', 7, { area: 3 }],
  ]);
});

test('targets gather the options by place, and a place with a single one previews it', () => {
  const targets = targetsBy(OPTIONS, o => (o.type === 'go' ? [o.to, 8] : []));
  expect([...targets.keys()]).toEqual([3, 8, 5]);
  expect(targets.get(8)).toEqual([GO_3, GO_5]);
  const hovered = store<string | null>(null);
  const preview = (area: number | null) => {
    previewAt(targets, hovered, area);
    return hovered.get();
  };
  expect([3, 8, 4, null].map(preview)).toEqual(['go:3', null, null, null]);
});

test('options are read by type, and the own answer by its place among them', () => {
  expect(optionsOfType(OPTIONS, 'go').map(({ to }) => to)).toEqual([3, 5]);
  expect(answerOf({ answers: { mine: 1 } }, OPTIONS)).toBe(GO_5);
  expect(answerOf({ answers: { mine: null } }, OPTIONS)).toBeUndefined();
});

test('controls belong to the question that the viewer is asked', () => {
  const Bid = () => null;
  const controls = { 'X-D01': Bid, 'X-D02': null };
  const asked = (id: string | null, options: readonly Option[] = OPTIONS) =>
    ({ view: { ask: id === null ? null : { id } }, options }) as unknown as TableProps;
  expect(controlFor(controls, asked('X-D01'))).toBe(Bid);
  expect(controlFor(controls, asked('X-D02'))).toBeNull();
  expect(controlFor(controls, asked('X-D01', []))).toBeNull();
  expect(controlFor(controls, asked(null))).toBeNull();
});

test('names are joined as the language does it, changes have a sign', () => {
  const text = (key: string) => (key === 'list.last' ? ' and ' : ', ');
  expect([joined(text, []), joined(text, ['a']), joined(text, ['a', 'b', 'c'])]).toEqual(['', 'a', 'a, b and c']);
  expect([signed(2), signed(-1)]).toEqual(['+2', '−1']);
});
