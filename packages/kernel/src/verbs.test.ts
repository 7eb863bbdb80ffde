/** Options from declared verbs. */
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { fromOne, named, optional, severalOf, uncounted, whole, words } from './domain.ts';
import { type OptionOf, verbs } from './verbs.ts';

const AREAS = ['hill', 'ford', 'old_mill'];
const UNITS = ['archer', 'knight'];

const up = whole(3);

const { option, readOption, every } = verbs(
  {
    red: up,
    green: up,
    unit: named<number>(UNITS),
    from: named<number>(AREAS),
    to: named<number>(AREAS),
    amount: whole(20),
    marker: optional(named<number>(UNITS)),
    seat: fromOne(4),
    colour: words('red', 'green'),
    numbers: severalOf(whole(9), '+'),
    colours: severalOf(uncounted<string>('red|green', String, String), '>'),
    pace: uncounted<number>(
      '[a-z]+',
      n => 'x'.repeat(n),
      text => (/^x+$/.test(text) ? text.length : null),
    ),
  },
  {
    move: 'move:{unit}:{from}>{to}',
    bid: 'bid:{amount}[:{marker}]',
    steal: 'steal:{seat}.{colour}',
    guess: 'guess:{numbers}',
    order: 'order:{colours}',
    ride: 'ride:{pace}',
    lift: {
      parts: ['red', 'green'],
      write: ([red, green]: readonly number[]) => [red ? `red${red}` : '', green ? `green${green}` : ''].join(''),
      read: code => {
        const match = /^(?:red(\d))?(?:green(\d))?$/.exec(code);
        return match && code !== '' ? [Number(match[1] ?? 0), Number(match[2] ?? 0)] : null;
      },
    },
    pass: 'pass',
  },
);
type Option = OptionOf<typeof option>;

describe('a verb', () => {
  it('makes options with type, code and parts', () => {
    expect(option.move(1, 0, 2)).toEqual({ type: 'move', code: 'move:knight:hill>old_mill', unit: 1, from: 0, to: 2 });
    expect(option.steal(0, 'green')).toEqual({ type: 'steal', code: 'steal:1.green', seat: 0, colour: 'green' });
    expect(option.pass).toEqual({ type: 'pass', code: 'pass' });
  });

  it('leaves out a part in brackets that is missing', () => {
    expect(option.bid(4, null)).toEqual({ type: 'bid', code: 'bid:4', amount: 4, marker: null });
    expect(option.bid(4, 0).code).toBe('bid:4:archer');
  });

  it('may be spelled in its own way', () => {
    expect(option.lift(0, 2)).toEqual({ type: 'lift', code: 'green2', red: 0, green: 2 });
    expect(option.lift(1, 2)).toBe(option.lift(1, 2));
    expect(readOption('red1green2')).toBe(option.lift(1, 2));
    expectTypeOf(option.lift).parameters.toEqualTypeOf<[number, number]>();
  });

  it('hands out the same option for the same counted values', () => {
    expect(option.move(1, 0, 2)).toBe(option.move(1, 0, 2));
    expect(option.bid(20, null)).toBe(option.bid(20, null));
    expect(option.bid(21, null)).not.toBe(option.bid(21, null));
    expect(option.guess([1, 2])).not.toBe(option.guess([1, 2]));
  });

  it('is typed by its parts', () => {
    expectTypeOf(option.steal).parameters.toEqualTypeOf<[number, 'red' | 'green']>();
    expectTypeOf<Option['type']>().toEqualTypeOf<
      'move' | 'bid' | 'steal' | 'guess' | 'order' | 'ride' | 'lift' | 'pass'
    >();
    expectTypeOf<OptionOf<typeof option, 'bid'>['marker']>().toEqualTypeOf<number | null>();
  });

  it('must have declared parts', () => {
    expect(() => verbs({}, { move: 'move:{unit}' })).toThrow("a part 'unit' that nobody has declared");
  });
});

describe('a code', () => {
  it('is read back as the option that it is the code of, for all values', () => {
    const all = [...every('move'), ...every('bid'), ...every('steal'), ...every('pass')];
    expect(all).toHaveLength(2 * 3 * 3 + 21 * 3 + 4 * 2 + 1);
    expect(new Set(all.map(o => o.code)).size).toBe(all.length);
    for (const one of all) expect(readOption(one.code)).toBe(one);
  });

  it('is read with values that are not counted, too', () => {
    expect(readOption('bid:-3')).toMatchObject({ type: 'bid', amount: -3 });
    expect(readOption('bid:999:knight')).toMatchObject({ amount: 999, marker: 1 });
    expect(readOption('steal:77.red')).toMatchObject({ seat: 76 });
    expect(readOption('guess:1+2+2')).toMatchObject({ numbers: [1, 2, 2] });
    expect(readOption('guess:')).toMatchObject({ numbers: [] });
    expect(readOption('order:green>red>green')).toMatchObject({ colours: ['green', 'red', 'green'] });
    expect(readOption('ride:xxx')).toMatchObject({ pace: 3 });
  });

  it('that no verb writes is not read', () => {
    const wrong = ['', 'pass:1', 'move:knight:hill', 'move:dragon:hill>ford', 'bid:4:', 'steal:0.red', 'ride:y'];
    for (const code of wrong) expect(readOption(code), code).toBe(null);
  });

  it('keeps its spelling when it is read', () => {
    expect(readOption('bid:04')).toEqual({ type: 'bid', code: 'bid:04', amount: 4, marker: null });
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('', 'move:', 'bid:', 'guess:', 'steal:'), (text, start) => {
        const read = readOption(start + text);
        return read === null || read.code === start + text;
      }),
    );
  });
});

describe('what a player might try', () => {
  it('is every combination of the values given and all others', () => {
    expect(every('move', { unit: [0], from: [2] }).map(o => o.code)).toEqual([
      'move:archer:old_mill>hill',
      'move:archer:old_mill>ford',
      'move:archer:old_mill>old_mill',
    ]);
    expect(every('bid', { amount: [7], marker: [null] }).map(o => o.code)).toEqual(['bid:7']);
  });
});
