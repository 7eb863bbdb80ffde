/** What wins and why one would do something: in every random game said in words, of what the viewer may know. */
import { epix } from '@interregnum/epix';
import { hiddenLeaders } from '@interregnum/hidden-leaders';
import {
  type BaseOption,
  type Catalogue,
  chanceFrom,
  type Game,
  randomFrom,
  say,
  setupChoices,
} from '@interregnum/kernel';
import { yieldGame } from '@interregnum/yield';
import { describe, expect, test } from 'vitest';
import type { AnyView } from '../local/messages.ts';
import type { CompleteTitleUi } from '../table/kit/title.ts';
import { because as epixBecause } from './epix/state/because.ts';
import { objective as epixObjective } from './epix/state/objective.ts';
import * as epixGerman from './epix/texts/de.ts';
import * as epixTexts from './epix/texts/en.ts';
import { because as hdlBecause } from './hidden-leaders/state/because.ts';
import { objective as hdlObjective } from './hidden-leaders/state/objective.ts';
import * as hdlGerman from './hidden-leaders/texts/de.ts';
import * as hdlTexts from './hidden-leaders/texts/en.ts';
import { because as yieldBecause } from './yield/state/because.ts';
import { objective as yieldObjective } from './yield/state/objective.ts';
import * as yieldGerman from './yield/texts/de.ts';
import * as yieldTexts from './yield/texts/en.ts';

type Counsel = Required<Pick<CompleteTitleUi, 'because' | 'objective'>>;

const TITLES = [
  {
    game: epix as unknown as Game,
    ui: { because: epixBecause, objective: epixObjective } as unknown as Counsel,
    words: [epixTexts.en, epixGerman.de],
    /** What is answered without a reason speaks for itself. */
    plain: [
      'first',
      'change',
      'look',
      'order',
      'use',
      'move',
      'guess',
      'end',
      'back',
      'finish',
      'decline',
      'keep',
      'ask',
      'trust',
      'continue',
      'stop',
      'save',
      'lose',
      'choose',
    ],
  },
  {
    game: hiddenLeaders as unknown as Game,
    ui: { because: hdlBecause, objective: hdlObjective } as unknown as Counsel,
    words: [hdlTexts.en, hdlGerman.de],
    plain: ['hidden', 'player', 'faction', 'pile', 'pass', 'stop', 'no', 'lookOwn'],
  },
  {
    game: yieldGame as unknown as Game,
    ui: { because: yieldBecause, objective: yieldObjective } as unknown as Counsel,
    words: [yieldTexts.en, yieldGerman.de],
    plain: [
      'leader',
      'champion',
      'ambush',
      'deploy',
      'split',
      'discard',
      'give',
      'choose',
      'copy',
      'start',
      'remove',
      'battle',
      'take',
      'leave',
      'recover',
      'step',
      'chase',
      'fortress',
      'marker',
      'upgrader',
      'loss',
      'retreat',
      'reveal',
      'keep',
      'done',
      'nothing',
      'yield',
      'accept',
      'pass',
      'ally',
      'agree',
      'back',
      'stop',
    ],
  },
];

/** Every question of a random game, as who is asked sees it. */
function* questions(game: Game, seed: string): Generator<{ view: AnyView; options: readonly BaseOption[] }> {
  const s = game.rules.setup(setupChoices(game.meta, {}), 3, chanceFrom(seed));
  const random = randomFrom(seed);
  while (s.ask) {
    const seat = s.ask.seats.find(each => s.answers[each] === null)!;
    const options = s.ask.options[seat]!;
    yield { view: game.rules.view(s, seat), options };
    game.rules.apply(s, seat, random.below(options.length));
  }
}

describe.each(TITLES)('$game.meta.title', ({ game, ui, words, plain }) => {
  const seed = 'counsel';
  const catalogues = ['en', 'de'].map((language, i): Catalogue => ({ ...game.words.texts[language], ...words[i] }));
  const told = (key: { key: string; args?: Record<string, unknown> }) =>
    catalogues.map(catalogue => say(key as never, { catalogue, seatName: String }));

  test('reasons are whole sentences in both languages, and only what speaks for itself has none', () => {
    let reasons = 0;
    for (const { view, options } of questions(game, seed)) {
      for (const option of options) {
        const reason = ui.because(option, view);
        if (reason === null) expect(plain, `${option.code}, seed ${seed}`).toContain(option.type);
        else
          for (const text of told(reason))
            expect(text, `${option.code}, seed ${seed}`).not.toMatch(/because|\{|undefined|NaN/);
        if (reason !== null) reasons++;
      }
    }
    expect(reasons).toBeGreaterThan(50);
  });

  test('the objective says aim and standing to players, nothing to spectators', () => {
    for (const { view } of questions(game, seed)) {
      const said = ui.objective(view);
      expect(said, seed).not.toBeNull();
      for (const text of [...told(said!.aim), ...told(said!.now)]) {
        expect(text).not.toMatch(/objective|\{|undefined|NaN|Infinity/);
      }
    }
    const s = game.rules.setup(setupChoices(game.meta, {}), 3, chanceFrom(seed));
    expect(ui.objective(game.rules.view(s, null))).toBeNull();
  });

  test('the end is announced, and not from the start', () => {
    const warnings = [...questions(game, seed)].map(({ view }) => ui.objective(view)!.warning !== null);
    expect(warnings[0]).toBe(false);
    expect(warnings.at(-1)).toBe(true);
  });
});
