import { say } from '@interregnum/kernel';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { lengthenedCatalogue } from './long-english.ts';

const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

describe('Long English', () => {
  it('has three letters in ten more, and accents', () => {
    const { short, long } = { short: 'Lay one of your Strategy cards', long: 'Lay one of your Strategy cards' };
    const made = lengthenedCatalogue({ long }).long!;
    expect(letters(made) / letters(short)).toBeCloseTo(1.3, 1);
    expect(made).toMatch(/[áëîöû]/);
  });

  it('leaves arguments and cases as they are, and lengthens the words in the cases', () => {
    const catalogue = lengthenedCatalogue({ units: '{seat} has {n, plural, one {# Unit} other {# Units}} left' });
    const wording = { catalogue, seatName: () => 'Mia' };
    const one = say({ key: 'units', args: { seat: { seat: 0 }, n: 1 } }, wording);
    const many = say({ key: 'units', args: { seat: { seat: 0 }, n: 7 } }, wording);
    expect(one).toMatch(/^Mia \S+ 1 Ü\S+ \S+$/);
    expect(many).toMatch(/^Mia \S+ 7 Ü\S+ \S+$/);
    expect(many).not.toContain('Units');
  });

  it('can be said wherever English can', () => {
    const long = lengthenedCatalogue(en);
    const args = (message: string) => [...message.matchAll(/\{([a-z]\w*)(?=[,}])/g)].map(match => match[1]);
    for (const [key, message] of Object.entries(en)) expect(args(long[key]!), key).toEqual(args(message));
  });
});
