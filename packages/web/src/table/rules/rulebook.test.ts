import { parseRulebook } from '@interregnum/kernel';
import { describe, expect, it } from 'vitest';
import { cutAtRules, ruleOfTerm, searchRules } from './rulebook.ts';

const book = parseRulebook(`# Game
## Tax
### ABC-001 Tax pays
Three coins; see ABC-002.
## Units
### ABC-002 No Knight on the hill
Never.
### ABC-003 Knight moves
Far and wide.
### SA01 Royal Mint
More coins.
`);

describe('the rulebook at the table', () => {
  it('finds the rule of a term by id, chapter, then title', () => {
    expect(ruleOfTerm(book, 'card.SA01', 'Royal Mint')?.id).toBe('SA01');
    expect(ruleOfTerm(book, 'action.tax', 'Tax')?.id).toBe('ABC-001');
    expect(ruleOfTerm(book, 'unit.knight', 'Knight')?.id).toBe('ABC-003');
    expect(ruleOfTerm(book, 'unit.ox', 'Ox')).toBeNull();
  });

  it('finds rules by every word, titles first', () => {
    expect(searchRules(book, 'knight').map(rule => rule.id)).toEqual(['ABC-002', 'ABC-003']);
    expect(searchRules(book, 'coins three').map(rule => rule.id)).toEqual(['ABC-001']);
    expect(searchRules(book, '')).toHaveLength(4);
  });

  it('cuts a text at the rules it names, known ones only', () => {
    const known = new Set(['ABC-002']);
    expect(cutAtRules('See ABC-002 or XYZ-9.', known)).toEqual([
      { text: 'See ', rule: null },
      { text: 'ABC-002', rule: 'ABC-002' },
      { text: ' or XYZ-9.', rule: null },
    ]);
    expect(cutAtRules('T-NO1 beats CM-NO', new Set(['T-NO1', 'CM-NO'])).map(piece => piece.rule)).toEqual([
      'T-NO1',
      null,
      'CM-NO',
    ]);
  });
});
