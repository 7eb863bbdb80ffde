/** Rules by id, as a rulebook writes them and as code and scenarios cite them. */
import { describe, expect, it } from 'vitest';
import { parseRulebook, ruleIdsIn } from './rulebook.ts';

const IDS = ['ABC-001', 'ABC-002', 'ABC-004', 'ABC-Q07', 'SA05', 'T-NO1', 'T-NO2', 'OKC-T-NO1', 'OKC-T-NO12', 'CM-NO'];

describe('a rulebook', () => {
  it.each(IDS)('may call a rule %s', id => {
    const { rules } = parseRulebook(`# Game\n## Chapter\n### ${id} A title\nSome words.\n`);
    expect(rules).toEqual([
      {
        id,
        title: 'A title',
        chapter: 'Chapter',
        definition: false,
        followsFrom: [],
        source: 'printed',
        paragraphs: ['Some words.'],
      },
    ]);
  });

  it.each(['abc-001', 'ABC', 'ABC-', '-001', 'ABC--001', 'ABC-001-', 'ABC-001x', 'T-1NO'])(
    'does not call a rule %s',
    id => {
      expect(() => parseRulebook(`# Game\n### ${id} A title\n`)).toThrow("line 2: expected '### ID Title'");
    },
  );

  it('marks definitions and what the printed game does not say; marks are no words of the rule', () => {
    const marked = (mark: string) => parseRulebook(`### K01 A title\n\n*${mark}*\n\nSome words.\n`).rules[0]!;
    for (const mark of ['definition', 'ours', 'inferred']) expect(marked(mark).paragraphs).toEqual(['Some words.']);
    expect(marked('definition')).toMatchObject({ definition: true, source: 'printed' });
    expect(marked('ours')).toMatchObject({ definition: false, source: 'ours' });
    expect(marked('inferred')).toMatchObject({ definition: false, source: 'inferred' });
  });

  it('names the rules that bring one about', () => {
    const [rule] = parseRulebook('### K01 A title\n\n*follows from ABC-001, T-NO1*\n\nSome words.\n').rules;
    expect(rule).toMatchObject({ followsFrom: ['ABC-001', 'T-NO1'], paragraphs: ['Some words.'] });
    const [other] = parseRulebook('### K01 A title\n\n*follows from nothing*\n').rules;
    expect(other).toMatchObject({ followsFrom: [], paragraphs: ['*follows from nothing*'] });
  });

  it('has every id once', () => {
    expect(() => parseRulebook('### T-NO1 One\n### T-NO1 Two\n')).toThrow('line 2: T-NO1 is there twice');
  });
});

describe('the ids in a text', () => {
  const idsIn = (text: string) => ruleIdsIn(text, IDS);

  it.each(IDS)('%s is found', id => {
    expect(idsIn(`as ${id}, says`)).toEqual([id]);
  });

  it('a range is written out over the ids that exist', () => {
    expect(idsIn('ABC-001..ABC-004')).toEqual(['ABC-001', 'ABC-002', 'ABC-004']);
    expect(idsIn('ABC-002..004')).toEqual(['ABC-002', 'ABC-004']);
    expect(idsIn('T-NO1..T-NO2')).toEqual(['T-NO1', 'T-NO2']);
    expect(idsIn('OKC-T-NO1..12')).toEqual(['OKC-T-NO1', 'OKC-T-NO12']);
  });

  it('a part of a longer id is not that id', () => {
    expect(idsIn('OKC-T-NO2, XT-NO1, SA055, T-NO')).toEqual([]);
  });
});
