import { describe, expect, test } from 'vitest';
import { countSlot, signedSlot, template, templates, wordSlot, wordsSlot } from './templates.ts';

type Step =
  | { op: 'gain'; n: number }
  | { op: 'move'; by: number; who: string }
  | { op: 'stop' }
  | { op: 'ban'; what: readonly string[] };

const STEPS = templates<Step>('a step', [
  template('gain {n}', { op: 'gain' }, { n: countSlot(1, 5) }),
  template('move {by} with {who}', { op: 'move' }, { by: signedSlot(-2, 2), who: wordSlot(['fox', 'hen']) }),
  template('Stop at once', { op: 'stop' }),
  template('ban {what}', { op: 'ban' }, { what: wordsSlot(['fox', 'hen', 'owl'], '/') }),
]);

describe('sentences of content files', () => {
  test('what is read is written again, whatever its spaces and capitals', () => {
    for (const text of ['gain 3', 'move -2 with hen', 'move +1 with fox', 'Stop at once', 'ban fox/owl'])
      expect(STEPS.write(STEPS.read(`  ${text.toUpperCase().replaceAll(' ', '  ')} `, []))).toBe(text);
  });

  test('the slots are fields beside those of the sentence', () => {
    expect(STEPS.read('move -2 with hen', [])).toEqual({ op: 'move', by: -2, who: 'hen' });
    expect(STEPS.read('stop at once', [])).toEqual({ op: 'stop' });
  });

  test('a wrong sentence is told what begins like it, or how sentences begin', () => {
    expect(() => STEPS.read('gain 9', [])).toThrow("expected 'gain (1 to 5)', not 'gain 9'");
    expect(() => STEPS.read('move +0 with hen', [])).toThrow("expected 'move (-2 to +2) with (fox, hen)'");
    expect(() => STEPS.read('ban fox/fox', [])).toThrow('expected');
    expect(() => STEPS.read('fly', [])).toThrow('expected a step that begins with gain, move, stop, ban');
  });

  test('what no sentence says is not written', () => {
    expect(STEPS.write({ op: 'gain', n: 9 })).toBeNull();
    expect(STEPS.write({ op: 'move', by: 1, who: 'owl' })).toBeNull();
    expect(STEPS.find('dance')).toBeNull();
  });
});
