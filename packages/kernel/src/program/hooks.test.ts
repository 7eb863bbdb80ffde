/** Replacements, values changed by modules, trigger points, effects that last. */
import { describe, expect, it } from 'vitest';
import { type Flow, flow } from '../flow.ts';
import { inForce, type Lasting, passMoment } from './durations.ts';
import { query, type Replacement, replace, triggerPoints } from './hooks.ts';

interface Field extends Flow<string> {
  lost: string[];
  discard: string[];
  log: string[];
  charm: boolean;
}

const field = (part: Partial<Field> = {}): Field => ({
  seats: 1,
  frames: [],
  ask: null,
  answers: [null],
  lost: [],
  discard: [],
  log: [],
  charm: false,
  ...part,
});

describe('a replacement', () => {
  const REPLACEMENTS: readonly Replacement<[s: Field, card: string]>[] = [
    { applies: s => s.charm, instead: (s, card) => void s.log.push(`the charm saves ${card}`) },
    { applies: (_s, card) => card.startsWith('resilient'), instead: (s, card) => void s.discard.push(card) },
  ];
  const lose = (s: Field, card: string) => {
    if (!replace(REPLACEMENTS, s, card)) s.lost.push(card);
  };

  it('happens instead, the first that applies', () => {
    const s = field();
    lose(s, 'knight');
    lose(s, 'resilient captain');
    expect(s).toMatchObject({ lost: ['knight'], discard: ['resilient captain'] });
    const charmed = field({ charm: true });
    lose(charmed, 'resilient captain');
    expect(charmed).toMatchObject({ lost: [], discard: [], log: ['the charm saves resilient captain'] });
  });
});

describe('a query', () => {
  it('goes through every modifier in order', () => {
    const strength = query(
      (_s: Field, printed: number) => printed,
      [(value, s) => (s.charm ? value + 3 : value), value => Math.ceil(value / 2)],
    );
    expect(strength(field(), 7)).toBe(4);
    expect(strength(field({ charm: true }), 7)).toBe(5);
  });
});

describe('a trigger point', () => {
  const machine = flow<Field, string>();
  const blessing = machine.procedure<{ seat: number }>('blessing', {
    ask: { who: (_s, l) => l.seat, options: () => ['amen'], then: s => void s.log.push('amen') },
  });
  interface Facts {
    won: { seat: number };
    lost: { seat: number };
  }
  const trigger = triggerPoints<Field, string, string, Facts>(machine, 'moment', {
    won: [
      { applies: () => true, do: (s, { seat }) => machine.call(s, blessing, { seat }) },
      { applies: s => s.charm, do: s => void s.log.push('the charm shines') },
      { applies: s => s.log.includes('amen'), do: s => void s.log.push('after the amen') },
    ],
    lost: [{ applies: s => s.charm, do: s => void s.log.push('never') }],
  });
  const battle = machine.procedure<Record<string, never>>('battle', {
    end: s => trigger(s, 'won', { seat: 0 }),
    after: s => void s.log.push('on'),
  });

  it('lets each rule finish before the next is looked at', () => {
    const s = field({ charm: true });
    machine.begin(s, battle);
    expect(s.log).toEqual([]);
    const saved = JSON.parse(JSON.stringify(s)) as Field;
    machine.apply(saved, 0, 0);
    expect(saved.log).toEqual(['amen', 'the charm shines', 'after the amen', 'on']);
  });

  it('leaves no trace when nothing applies', () => {
    const s = field();
    trigger(s, 'lost', { seat: 0 });
    expect(s.frames).toEqual([]);
  });
});

describe('an effect that lasts', () => {
  type When = 'clash' | 'round' | 'spring';
  interface Bonus extends Lasting<When> {
    plus: number;
  }
  const bonus = (plus: number, part: Partial<Bonus>): Bonus => ({ plus, from: null, until: null, at: null, ...part });
  const sum = (effects: readonly Bonus[]) => effects.filter(inForce).reduce((total, e) => total + e.plus, 0);

  it('ends at its moment', () => {
    let effects = [bonus(1, { until: 'clash' }), bonus(10, { until: 'round' }), bonus(100, {})];
    expect(sum(effects)).toBe(111);
    effects = passMoment(effects, 'clash');
    expect(sum(effects)).toBe(110);
    effects = passMoment(effects, 'round');
    expect(sum(effects)).toBe(100);
  });

  it('ends with the first clash of its region, not with those of others', () => {
    const halved = [bonus(1, { until: 'clash', at: 2 })];
    expect(passMoment(halved, 'clash', 1)).toEqual(halved);
    expect(passMoment(halved, 'clash', 2)).toEqual([]);
  });

  it('may wait for its beginning', () => {
    let effects = [bonus(1, { from: 'spring', until: 'round' })];
    effects = passMoment(effects, 'round');
    expect(sum(effects)).toBe(0);
    effects = passMoment(effects, 'spring');
    expect(sum(effects)).toBe(1);
    expect(passMoment(effects, 'round')).toEqual([]);
  });
});
