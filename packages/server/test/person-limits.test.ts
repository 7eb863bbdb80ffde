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

it('count messages, changes, requests, lines, hellos, looks back and reports of a person together', () => {
  const limits = personLimits(testConfig(SMALL));
  expect(times(100, () => limits.message('alda', 'here'))).toBe(60);
  expect(times(200, () => limits.look('alda', 'here'))).toBe(100);
  expect(times(100, () => limits.change('alda'))).toBe(6);
  expect(times(100, () => limits.request('alda'))).toBe(12);
  expect(times(100, () => limits.line('alda'))).toBe(5);
  expect(times(100, () => limits.bulk('alda', 'here'))).toBe(10);
  expect(times(100, () => limits.hello('alda', 'here'))).toBe(40);
  expect(times(100, () => limits.report('alda'))).toBe(10);
});

it('hold up nobody else, and end with time', () => {
  const limits = personLimits(testConfig(SMALL));
  times(100, () => limits.change('alda'));
  expect(times(100, () => limits.change('bert'))).toBe(6);
  vi.advanceTimersByTime(20_000);
  expect(times(100, () => limits.change('alda'))).toBe(2);
});

it('count what is costly for a network as well, under however many names', () => {
  const limits = personLimits(testConfig(SMALL));
  const names = Array.from({ length: 20 }, (_, i) => `guest ${i}`);
  const together = (take: (who: string, address: string) => unknown) =>
    names.reduce((sum, name) => sum + times(200, () => take(name, 'here')), 0);
  expect(together(limits.message)).toBe(300);
  expect(together(limits.look)).toBe(500);
  expect(together(limits.hello)).toBe(200);
  expect(times(100, () => limits.hello('somebody else', 'elsewhere'))).toBe(40);
});
