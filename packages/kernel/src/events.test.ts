/** Facts in their public and private form, and who hears them. */
import { describe, expect, it } from 'vitest';
import { type Fact, factsFor, newsroom } from './events.ts';

type Told = { type: 'drew'; card: string } | { type: 'drew something' } | { type: 'turn' };

describe('a newsroom', () => {
  it('pushes facts in the order in which they are told', () => {
    const news = newsroom<Told>();
    const facts: Fact<Told>[] = [];
    news.listen(facts, () => {
      news.tell({ type: 'turn' });
      news.tellApart([1], { type: 'drew', card: 'Camp' }, null);
    });
    expect(facts).toEqual([
      { open: { type: 'turn' }, closed: null, insiders: [] },
      { open: null, closed: { type: 'drew', card: 'Camp' }, insiders: [1] },
    ]);
  });

  it('keeps what was told as it was told, and each form by itself', () => {
    const news = newsroom<{ type: 'dealt'; hands: number[][] }>();
    const facts: Fact<{ type: 'dealt'; hands: number[][] }>[] = [];
    const hands = [[1, 2], [3]];
    news.listen(facts, () => {
      news.tell({ type: 'dealt', hands });
      news.tellApart([0], { type: 'dealt', hands }, { type: 'dealt', hands });
    });
    hands[0]!.push(9);
    hands.pop();
    const [open, apart] = facts;
    expect(open!.open!.hands).toEqual([[1, 2], [3]]);
    expect(apart!.closed!.hands).toEqual([[1, 2], [3]]);
    expect(apart!.closed!.hands).not.toBe(apart!.open!.hands);
  });

  it('keeps nothing when nobody listens', () => {
    const news = newsroom<Told>();
    const facts: Fact<Told>[] = [];
    news.tell({ type: 'turn' });
    news.listen(facts, () => {});
    news.tell({ type: 'turn' });
    expect(facts).toEqual([]);
  });

  it('lets an inner listener hear what is told inside, and the outer one the rest', () => {
    const news = newsroom<Told>();
    const [outer, inner]: [Fact<Told>[], Fact<Told>[]] = [[], []];
    news.listen(outer, () => {
      news.listen(inner, () => news.tell({ type: 'turn' }));
      news.listen(null, () => news.tell({ type: 'turn' }));
      news.tell({ type: 'drew something' });
    });
    expect(factsFor(inner, null)).toEqual([{ type: 'turn' }]);
    expect(factsFor(outer, null)).toEqual([{ type: 'drew something' }]);
  });

  it('stops listening when the work fails', () => {
    const news = newsroom<Told>();
    const facts: Fact<Told>[] = [];
    const fail = () =>
      news.listen(facts, () => {
        throw new Error('the table fell over');
      });
    expect(fail).toThrow('the table fell over');
    news.tell({ type: 'turn' });
    expect(facts).toEqual([]);
  });

  it('hears nothing of another newsroom', () => {
    const [news, other] = [newsroom<Told>(), newsroom<Told>()];
    const facts: Fact<Told>[] = [];
    news.listen(facts, () => other.tell({ type: 'turn' }));
    expect(facts).toEqual([]);
  });
});

describe('facts for a seat', () => {
  const facts: Fact<Told>[] = [
    { open: { type: 'turn' }, closed: null, insiders: [] },
    { open: { type: 'drew something' }, closed: { type: 'drew', card: 'Camp' }, insiders: [0, 2] },
    { open: null, closed: { type: 'drew', card: 'Knight' }, insiders: [1] },
  ];

  it.each([
    [0, ['turn', 'drew']],
    [1, ['turn', 'drew something', 'drew']],
    [2, ['turn', 'drew']],
    [3, ['turn', 'drew something']],
    [null, ['turn', 'drew something']],
  ])('give seat %s the private form only where it is an insider', (seat, types) => {
    expect(factsFor(facts, seat).map(fact => fact.type)).toEqual(types);
  });

  it('give everybody else nothing of a fact without a public form', () => {
    expect(JSON.stringify([0, 2, 3, null].map(seat => factsFor(facts, seat)))).not.toContain('Knight');
  });
});
