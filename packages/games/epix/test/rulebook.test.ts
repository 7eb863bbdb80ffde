/** The lists of the rulebook are those of the maps, and what is ours is marked. */
import { readFileSync } from 'node:fs';
import { parseRulebook, type Rule } from '@interregnum/kernel';
import { describe, expect, it } from 'vitest';
import { type Area, areaId, isCastle } from '../src/content/board.ts';
import { builtIn } from '../src/content/built-in.ts';
import { CARD_COUNT, cardId } from '../src/content/cards.ts';
import { en } from '../src/texts/en.ts';

const { rules } = parseRulebook(readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8'));
const rule = (id: string): Rule => rules.find(each => each.id === id)!;
const listOf = (id: string): string[] =>
  rule(id)
    .paragraphs.find(paragraph => paragraph.startsWith('- '))!
    .split('\n')
    .map(item => item.slice(2));

const nameOf = (area: Area): string => en[`area.${areaId(area)}`]!;
const namesOf = (areas: readonly Area[]): string => areas.map(nameOf).join(', ');

describe('the rulebook of Epix', () => {
  it.each(builtIn.boards)('lists the borders of map $id', ({ seats, areas, borders }) => {
    const rows = areas.map(area => `${nameOf(area)}${isCastle(area) ? ' (Castle)' : ''}: ${namesOf(borders[area]!)}`);
    expect(listOf(`EPX-0${27 + seats}`)).toEqual(rows);
  });

  it('lists the Provinces with the +1 Gold mark', () => {
    const rows = builtIn.boards.map(
      ({ id, areas }) => `Map ${id}: ${namesOf(areas.filter(area => builtIn.marks[area]))}`,
    );
    expect(listOf('EPX-032')).toEqual(rows);
  });

  it('marks what the printed game does not say', () => {
    const cards = Array.from({ length: CARD_COUNT }, (_, i) => cardId(i + 1));
    for (const id of [...cards, 'EPX-029', 'EPX-030', 'EPX-031', 'EPX-139']) expect(rule(id).source, id).toBe('ours');
    for (const id of ['EPX-012', 'EPX-017', 'EPX-032', 'EPX-124', 'EPX-Q02', 'EPX-Q04'])
      expect(rule(id).source, id).toBe('inferred');
    expect(rule('EPX-091').source).toBe('printed');
  });

  it('names every card that a rule speaks of, the number in brackets', () => {
    const text = rules.flatMap(({ paragraphs }) => paragraphs).join('\n');
    for (const [, id] of text.matchAll(/\b(SA\d\d)\b/g)) expect(text).toContain(`${en[`card.${id}`]} [${id}]`);
    expect(text.match(/(?<!\[)\bSA\d\d\b/g)).toBeNull();
  });
});
