import { chanceFrom, type Fact, factsFor, randomFrom, setupChoices } from '@interregnum/kernel';
import { type Battle, type Group, type RunewarsEvent, runewars } from '@interregnum/runewars';
import { expect, test } from 'vitest';
import { battleThen, linesBefore } from './battle.ts';

const ATTACKER = 2;
const group = (type: number, n: number, routed = false): Group => ({ type, n, routed, damage: 0 });
const routed = (side: 0 | 1, unit: number): RunewarsEvent => ({ type: 'routed', side, unit });
const fell = (seat: number | null, unit: number): RunewarsEvent => ({
  type: 'destroyed',
  seat,
  area: 3,
  unit,
  n: 1,
  why: 'battle',
});
const inWords = (line: readonly Group[]): string[] =>
  line.map(({ type, n, routed: lies }) => `${n} of ${type}${lies ? ' routed' : ''}`).sort();

test('who was routed stands again, who fell is back on his side, who joined is not there yet', () => {
  const now = [[group(5, 1), group(5, 1, true), group(10, 2)], [group(19, 1)]] as const;
  const told: RunewarsEvent[] = [
    { type: 'joined', side: 0, unit: 10, n: 2 },
    routed(0, 5),
    fell(ATTACKER, 5),
    fell(null, 19),
  ];
  const [attackers, defenders] = linesBefore(now, told, ATTACKER);
  expect(inWords(attackers)).toEqual(['3 of 5']);
  expect(inWords(defenders)).toEqual(['2 of 19']);
});

const counted = ({ lines }: Pick<Battle, 'lines'>): string[] =>
  lines.flatMap((line, side) => {
    const of = new Map<string, number>();
    for (const { type, n, routed: lies } of line) of.set(`${type} ${lies}`, (of.get(`${type} ${lies}`) ?? 0) + n);
    return [...of].map(([kind, n]) => `${side}: ${n} of ${kind}`).sort();
  });

test('a battle that has left the table stood as the news tell, whether it began with them or before', () => {
  const seen = { began: 0, before: 0 };
  for (const seed of ['then 1', 'then 2', 'then 3', 'then 4']) {
    const random = randomFrom(seed);
    const s = runewars.rules.setup(setupChoices(runewars.meta, {}, 2), 2, chanceFrom(seed));
    for (let i = 0; s.ask; i++) {
      const seat = s.ask.seats.find(one => s.answers[one] === null)!;
      const before = runewars.rules.view(s, 0);
      const news: Fact<RunewarsEvent>[] = [];
      runewars.rules.apply(s, seat, random.below(s.ask.options[seat]!.length), news);
      const told = factsFor(news, 0);
      if (!s.battle || told.some(({ type }) => type === 'battleOver')) continue;
      seen[before.battle ? 'before' : 'began']++;
      const then = battleThen(before, told)!;
      expect([seed, i, ...counted(then)]).toEqual([seed, i, ...counted(s.battle)]);
    }
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});
