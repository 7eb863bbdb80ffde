/** Whatever is asked, answered or told in random games can be said in every language. */
import { chanceFrom, type Fact, factsFor, randomFrom, say, setupChoices } from '@interregnum/kernel';
import { answersOf } from '@interregnum/kernel/testing';
import { expect, test } from 'vitest';
import { describe, prompt } from '../src/describe.ts';
import { listen, type RunewarsEvent } from '../src/events.ts';
import { runewars } from '../src/index.ts';
import { setup } from '../src/phases/game.ts';
import { apply, type State } from '../src/state.ts';
import { tellEvent } from '../src/telling.ts';
import { texts } from '../src/texts/index.ts';

type Language = keyof typeof texts;

const speaker = (language: Language) => {
  const wording = { catalogue: texts[language], locale: language, seatName: (seat: number) => `Seat ${seat + 1}` };
  return (phrase: Parameters<typeof say>[0]) => say(phrase, wording);
};

/** What the rules ask of each seat and what its answers say, in words. */
function wordsOf(s: State, speak: ReturnType<typeof speaker>): string[] {
  const { id, seats, options } = s.ask!;
  const answers = { mine: null, given: s.answers.map(answer => answer !== null) };
  return [null, ...seats].flatMap(viewer => {
    const asked = prompt({ ...s, viewer, answers });
    const own = viewer === null ? [] : options[viewer]!.map(option => `${id} ${speak(describe(option, s))}`);
    return [speak(asked!.phrase), ...own];
  });
}

function play(language: Language, seed: string, seats: number): void {
  const speak = speaker(language);
  const random = randomFrom(seed);
  const facts: Fact<RunewarsEvent>[] = [];
  listen(facts, () => {
    const s = setup(
      null,
      { board: 'full', factions: 'chosen', explore: 'on', bow: 'on', dev: 'on' },
      seats,
      chanceFrom(seed),
    );
    while (s.ask) {
      for (const said of wordsOf(s, speak)) expect(said, seed).not.toMatch(/undefined|NaN|\[object/);
      const seat = s.ask.seats.find(one => s.answers[one] === null)!;
      apply(s, seat, random.below(s.ask.options[seat]!.length));
    }
  });
  for (const viewer of [null, 0]) {
    for (const event of factsFor(facts, viewer))
      expect(speak(tellEvent(event, { content: null })), seed).not.toMatch(/undefined|NaN|\[object/);
  }
}

test.each(['en', 'de'] as const)('a game can be told in %s', language => play(language, `words in ${language}`, 3));

test('a question for targets names the card that asks', () => {
  const position = { turn: 'turn 1', orders: { 1: 'fortify', 2: 'harvest' }, tactics: { 1: ['TA23'] } };
  const s = runewars.proof.position.read(position, setupChoices(runewars.meta, {}, 2), 2);
  answersOf(runewars)(s, 0, 'play:TA23');
  const asks = (language: Language, viewer: number) =>
    speaker(language)(runewars.words.prompt(runewars.rules.view(s, viewer))!.phrase);
  expect(asks('en', 0)).toBe('Bumper Crop: choose');
  expect(asks('en', 1)).toBe('Seat 1 decides about Bumper Crop');
  expect(asks('de', 0)).toBe('Rekordernte: wähle');
});

test('a retreat says who goes, a fallen stronghold what becomes of it, each by its own rule', () => {
  const choices = setupChoices(runewars.meta, {}, 2);
  const asked = (position: object, ...codes: readonly string[]) => {
    const s = runewars.proof.position.read(
      { turn: 'primary 1', orders: { 1: 'conquer', 2: 'fortify' }, ...position },
      choices,
      2,
    );
    answersOf(runewars)(s, 0, ...codes);
    const { rule, phrase } = runewars.words.prompt(runewars.rules.view(s, 0))!;
    return [rule, speaker('en')(phrase)];
  };
  const talks = { areas: { '5B': 'D: 2 footman' }, fate: [1] };
  expect(asked(talks, 'activate:5A', 'from:5B:footman:1', 'diplomacy:1', 'retreat')).toEqual([
    'RNW-240',
    'Where do the units in 5A retreat to?',
  ]);
  const siege = { areas: { '5D': 'D: 4 footman', '3D': 'stronghold L 3' } };
  expect(asked(siege, 'activate:3D', 'from:5D:footman:4')).toEqual([
    'RNW-152',
    'The stronghold in 3D has fallen: does one of yours take its place?',
  ]);
  const crowd = { areas: { '5D': 'D: 8 footman', '3B': 'D: 2 knight', '3D': 'L: 1 archer(routed)' } };
  expect(asked(crowd, 'activate:3D', 'from:5D:footman:8', 'from:3B:knight:2')).toEqual([
    'RNW-089',
    'More than 8 units in 3D: which of them retreat?',
  ]);
});
