import type { Frame } from '@interregnum/kernel';
import { ASK, QUESTS, type Question, SEASON_CARDS } from '@interregnum/runewars';
import { expect, test } from 'vitest';
import { aboutOf, saidOf } from './about.ts';

const running = (proc: string, locals: object) => ({ proc, locals }) as unknown as Frame;
const asking = (id: Question, frames: readonly Frame[], seasonDiscard: readonly number[] = []) =>
  aboutOf({ ask: { id }, frames, seasonDiscard } as unknown as Parameters<typeof aboutOf>[0]);

test('whoever bids reads the Season card that asks for it', () => {
  const card = 3;
  const { id } = SEASON_CARDS[card]!;
  const frames = [running('effect', { kind: 'season', number: card })];
  expect(asking(ASK.bid, frames, [card])).toMatchObject({ name: `card.${id}`, says: `text.${id}` });
  expect(asking(ASK.seasonCard, [], [0, card])).toMatchObject({ says: `text.${id}` });
});

test('a test is about its quest, the bonus of an Order about itself', () => {
  const frames = [running('test', { for: { kind: 'quest', number: 5 } })];
  expect(asking(ASK.test, frames)).toMatchObject({ says: `text.${QUESTS[5]!.id}` });
  expect(asking(ASK.garrison, [])).toMatchObject({ says: 'bonusText.garrison' });
});

test('whoever names a commander reads the card that waits for him', () => {
  const dealt = [
    { seat: 0, card: 3 },
    { seat: 1, card: 6 },
  ];
  const named = (id: Question, seat: number) =>
    aboutOf({ ask: { id, seats: [seat] }, cmd: { dealt } } as unknown as Parameters<typeof aboutOf>[0]);
  expect(named(ASK.commander, 1)).toMatchObject({ name: 'card.CM07', says: 'text.CM07' });
  expect(named(ASK.appoint, 0)).toMatchObject({ name: 'card.CM04' });
  expect(named(ASK.appoint, 2)).toBeNull();
});

test('what says it all needs no more words', () => {
  expect(asking(ASK.order, [], [0])).toBeNull();
  expect(asking(ASK.test, [])).toBeNull();
});

test('an ability that a Development card changes says both', () => {
  expect(saidOf({ name: 'ability.berserker', says: 'text.DU5' })).toEqual(['text.berserker', 'text.DU5']);
  expect(saidOf({ name: 'ability.berserker', says: 'text.berserker' })).toEqual(['text.berserker']);
  expect(saidOf({ name: 'ability.berserker', says: 'inDuel.berserker' })).toEqual(['inDuel.berserker']);
});
