/** Words as data: slots, plurals, selections, lists, terms, and what is missing. */
import { describe, expect, it } from 'vitest';
import { listArg, parts, phrase, say, seatArg, term, type Wording } from './phrase.ts';

const wording: Wording = {
  catalogue: {
    plain: 'The table is set.',
    tax: '{seat} collects {gold} Gold.',
    units: '{n, plural, =0 {no Units} one {# Unit} other {# Units}} left',
    mode: 'It is {mode, select, basic {the basic game} other {another game: {mode}}}.',
    nested: '{n, plural, one {{who} has # Gold} other {{who} has # Gold, {mood, select, glad {gladly} other {alas}}}}!',
    narrow: '{mode, select, basic {basic}}',
    open: 'An {open brace',
    cards: 'Choose {cards}.',
    'unit.knight': 'Knight',
    'unit.camp': 'Camp',
    'list.next': ', ',
    'list.last': ' and ',
  },
  seatName: seat => `Player ${seat + 1}`,
};

describe('say', () => {
  it('gives a message without slots as it is', () => {
    expect(say(phrase('plain'), wording)).toBe('The table is set.');
  });

  it('fills in numbers, texts and the names of seats', () => {
    expect(say(phrase('tax', { seat: seatArg(0), gold: 3 }), wording)).toBe('Player 1 collects 3 Gold.');
  });

  it.each([
    [0, 'no Units left'],
    [1, '1 Unit left'],
    [2, '2 Units left'],
    [21, '21 Units left'],
  ])('words the plural of %i', (n, text) => {
    expect(say(phrase('units', { n }), wording)).toBe(text);
  });

  it('follows the plurals of its language', () => {
    const polish = { ...wording, locale: 'pl', catalogue: { n: '{n, plural, one {jeden} few {kilka} other {wiele}}' } };
    expect([1, 3, 5, 22].map(n => say(phrase('n', { n }), polish))).toEqual(['jeden', 'kilka', 'wiele', 'kilka']);
  });

  it('selects a case by its name, or else the case for the others', () => {
    expect(say(phrase('mode', { mode: 'basic' }), wording)).toBe('It is the basic game.');
    expect(say(phrase('mode', { mode: 'advanced' }), wording)).toBe('It is another game: advanced.');
  });

  it('words slots, plurals and selections inside of cases', () => {
    const nested = (n: number, mood: string) => say(phrase('nested', { n, mood, who: seatArg(1) }), wording);
    expect(nested(1, 'glad')).toBe('Player 2 has 1 Gold!');
    expect(nested(4, 'glad')).toBe('Player 2 has 4 Gold, gladly!');
    expect(nested(4, 'sad')).toBe('Player 2 has 4 Gold, alas!');
  });

  it('joins a list with the words of the language', () => {
    const cards = ['unit.knight', 'unit.camp', 'unit.knight'].map(term);
    const chosen = (count: number) => say(phrase('cards', { cards: listArg(cards.slice(0, count)) }), wording);
    expect([0, 1, 2, 3].map(chosen)).toEqual([
      'Choose .',
      'Choose Knight.',
      'Choose Knight and Camp.',
      'Choose Knight, Camp and Knight.',
    ]);
  });

  it('joins a list with commas where the language says nothing', () => {
    const bare = { ...wording, catalogue: { cards: '{cards}' } };
    expect(say(phrase('cards', { cards: listArg([1, 2, 3]) }), bare)).toBe('1, 2, 3');
  });
});

describe('what is missing', () => {
  it.each([
    ['a message', phrase('nowhere'), "the catalogue has no message 'nowhere'"],
    ['a term', phrase('cards', { cards: term('unit.ghost') }), "the catalogue has no term 'unit.ghost'"],
    ['an argument', phrase('tax', { seat: seatArg(0) }), "the message needs 'gold'"],
    ['an argument of a plural', phrase('units'), "the message needs 'n'"],
    ['a case', phrase('narrow', { mode: 'advanced' }), "no case 'advanced'"],
    ['a closing brace', phrase('open'), 'a brace is not closed'],
  ])('%s is an error', (_, missing, message) => {
    expect(() => say(missing, wording)).toThrow(message);
  });
});

describe('parts', () => {
  it('carry the argument that they word', () => {
    expect(parts(phrase('tax', { seat: seatArg(1), gold: 3 }), wording)).toEqual([
      { text: 'Player 2', arg: { seat: 1 } },
      { text: ' collects ', arg: null },
      { text: '3', arg: 3 },
      { text: ' Gold.', arg: null },
    ]);
  });

  it('carry each member of a list', () => {
    expect(parts(phrase('cards', { cards: listArg([term('unit.camp'), seatArg(0)]) }), wording)).toEqual([
      { text: 'Choose ', arg: null },
      { text: 'Camp', arg: { term: 'unit.camp' } },
      { text: ' and ', arg: null },
      { text: 'Player 1', arg: { seat: 0 } },
      { text: '.', arg: null },
    ]);
  });
});

describe('a phrase', () => {
  it('without arguments has none', () => {
    expect(phrase('plain')).toEqual({ key: 'plain' });
    expect(Object.keys(phrase('plain'))).toEqual(['key']);
  });
});
