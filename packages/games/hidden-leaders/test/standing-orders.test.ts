/** Standing orders: what they answer, what wakes their player, and that they keep the promise in their words. */
import { type Fact, factsFor, findOption, type PositionData } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { type HiddenLeadersEvent, hiddenLeaders, type State } from '../src/index.ts';

const orders = hiddenLeaders.advice.orders!;
const IDS = ['pass', 'harbor', 'discard-last'];

const at = (position: PositionData, seats = 3): State =>
  hiddenLeaders.proof.position.read(position, { deck: 'full', memory: 'aid' }, seats);

/** Answers one after another; returns what this seat was told. */
function play(s: State, seat: number, codes: readonly string[]): HiddenLeadersEvent[] {
  const news: Fact<HiddenLeadersEvent>[] = [];
  for (const code of codes) {
    const asked = s.ask!.seats[0]!;
    hiddenLeaders.rules.apply(s, asked, findOption(s.ask!.options[asked]!, code), news);
  }
  return factsFor(news, seat) as HiddenLeadersEvent[];
}

/** The orders of a seat that these events end. */
const woken = (events: readonly HiddenLeadersEvent[], seat: number): string[] =>
  IDS.filter(id => events.some(event => orders.disarms(event, seat, id)));

const offered = (s: State, seat: number): string[] =>
  orders.offers(hiddenLeaders.rules.view(s, seat)).map(({ id }) => id);

/** The code that an order of a seat answers, `null` for none. */
function ordered(s: State, seat: number, id: string): string | null {
  const option = orders.answer(hiddenLeaders.rules.view(s, seat), id);
  return option === null ? null : s.ask!.options[seat]![option]!.code;
}

/** With 3 players 7 face-up Heroes end the game. */
const FOUR = ['bored-goblin', 'crow-carrier', 'flailing-knight', 'grumpy-guard'];
const FIVE = [...FOUR, 'krill-keeper'];
const SIX = [...FIVE, 'aimless-eel'];

describe('a standing order answers', () => {
  test('play, draw and discard, each by its own order', () => {
    const s = at({ hands: { 1: ['keen-koi', 'leery-lizard'] }, tavern: ['furious-frog'] });
    expect([ordered(s, 0, 'pass'), ordered(s, 0, 'harbor'), ordered(s, 1, 'pass')]).toEqual(['discard', null, null]);
    play(s, 0, ['discard']);
    expect(ordered(s, 0, 'pass')).toBe('stop');
    play(s, 0, ['stop']);
    expect(ordered(s, 0, 'harbor')).toBe('harbor');
    play(s, 0, ['harbor', 'harbor']);
    expect(ordered(s, 0, 'discard-last')).toBe(s.ask!.options[0]!.at(-1)!.code);
  });
});

describe('a standing order ends', () => {
  test('when a party needs one more Hero, whoever made it so', () => {
    const s = at({ hands: { 1: ['pigmented-war-pig', 'keen-koi', 'leery-lizard'] }, up: { 1: FIVE } });
    expect(woken(play(s, 1, ['play:pigmented-war-pig']), 1)).toEqual(IDS);
  });
  test('when a Hidden Hero turned up leaves one to go', () => {
    const s = at({
      hands: { 1: ['spirited-shaman', 'keen-koi', 'leery-lizard'] },
      up: { 2: FIVE },
      down: { 2: ['ace-fighter'] },
    });
    expect(woken(play(s, 2, ['play:spirited-shaman', 'turn:2.1']), 2)).toEqual(IDS);
  });
  test('when a Tavern card put into a party leaves one to go', () => {
    const s = at({ hands: { 1: ['hopeful-salamander', 'keen-koi'] }, up: { 1: FOUR }, tavern: ['ace-fighter'] });
    expect(woken(play(s, 2, ['play:hopeful-salamander']), 2)).toEqual(IDS);
  });
  test('when the last round begins', () => {
    const hand = ['keen-koi', 'bored-goblin', 'ace-fighter', 'leery-lizard'];
    const s = at({ turn: '3 discard', first: 1, turns: 59 * 3, hands: { 3: hand } });
    expect(woken(play(s, 0, ['discard:keen-koi']), 0)).toEqual(IDS);
    expect(offered(s, 0)).toEqual([]);
  });
  test('when a Hero is given into the party, and when one is given away', () => {
    const position = { hands: { 1: ['goblin-cryptographer', 'keen-koi'] }, up: { 2: ['ace-fighter'] } };
    const news = (seat: number) => play(at(position), seat, ['play:goblin-cryptographer', 'red-1', 'give:ace-fighter']);
    expect([0, 1, 2].map(seat => woken(news(seat), seat))).toEqual([[], IDS, IDS]);
  });
  test('when a Hero of the party is buried, not when one of another party is', () => {
    const position = { hands: { 1: ['shaky-sharpshooter', 'keen-koi'] }, up: { 2: ['ace-fighter'] } };
    const news = (seat: number) => play(at(position), seat, ['play:shaky-sharpshooter', 'red+1']);
    expect([1, 2].map(seat => woken(news(seat), seat))).toEqual([IDS, []]);
  });
  test('and goes on as long as two Heroes or more are missing', () => {
    const s = at({ hands: { 1: ['pigmented-war-pig', 'keen-koi', 'leery-lizard'] }, up: { 1: FOUR } });
    expect(woken(play(s, 1, ['play:pigmented-war-pig']), 1)).toEqual([]);
  });
});

describe('near the end a standing order', () => {
  test('is not on offer and answers nothing', () => {
    const s = at({ turn: '2', up: { 1: SIX } });
    expect(offered(s, 1)).toEqual([]);
    expect(IDS.map(id => ordered(s, 1, id))).toEqual([null, null, null]);
  });
  test('is left alone in the same turn already: the Witch asks the player', () => {
    const s = at({
      hands: { 1: ['will-bending-witch', 'keen-koi'], 2: ['ace-fighter', 'leery-lizard'] },
      up: { 1: FIVE },
    });
    play(s, 1, ['play:will-bending-witch', 'red+1']);
    expect(s.ask!.id).toBe('HDL-D30');
    expect(ordered(s, 1, 'discard-last')).toBeNull();
  });
  test('is there again once the end is far', () => {
    expect(offered(at({ turn: '2', up: { 1: FIVE } }), 1)).toEqual(IDS);
  });
});
