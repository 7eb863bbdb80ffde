/** Limits that count a person, not a connection. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { personLimits } from '../src/person-limits.ts';
import { testConfig } from './server.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const SMALL = { 'messages-per-second': '5', 'changes-per-minute': '6', 'requests-per-minute': '12' };
const times = (n: number, work: () => unknown): number =>
  Array.from({ length: n }, () => {
    try {
      return work() !== false;
    } catch {
      return false;
    }
  }).filter(Boolean).length;

it('count messages, changes, requests, lines, hellos and reports of a person together', () => {
  const limits = personLimits(testConfig(SMALL));
  expect(times(100, () => limits.message('alda'))).toBe(60);
  expect(times(100, () => limits.change('alda'))).toBe(6);
  expect(times(100, () => limits.request('alda'))).toBe(12);
  expect(times(100, () => limits.line('alda'))).toBe(5);
  expect(times(100, () => limits.hello('alda'))).toBe(40);
  expect(times(100, () => limits.report('alda'))).toBe(10);
});

it('hold up nobody else, and end with time', () => {
  const limits = personLimits(testConfig(SMALL));
  times(100, () => limits.change('alda'));
  expect(times(100, () => limits.change('bert'))).toBe(6);
  vi.advanceTimersByTime(20_000);
  expect(times(100, () => limits.change('alda'))).toBe(2);
});
