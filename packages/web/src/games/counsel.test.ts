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
import { oldKingsCrown } from '@interregnum/old-kings-crown';
import { runewars } from '@interregnum/runewars';
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
import { because as okcBecause } from './old-kings-crown/state/because.ts';
import { objective as okcObjective } from './old-kings-crown/state/objective.ts';
import { cardWords as okcCards } from './old-kings-crown/texts/cards.ts';
import * as okcGerman from './old-kings-crown/texts/de.ts';
import * as okcTexts from './old-kings-crown/texts/en.ts';
import { because as runewarsBecause } from './runewars/state/because.ts';
import { objective as runewarsObjective } from './runewars/state/objective.ts';
import { counsel as runewarsCounsel } from './runewars/texts/counsel.ts';
import * as runewarsGerman from './runewars/texts/de.ts';
import * as runewarsTexts from './runewars/texts/en.ts';
import { because as yieldBecause } from './yield/state/because.ts';
import { objective as yieldObjective } from './yield/state/objective.ts';
import * as yieldGerman from './yield/texts/de.ts';
import * as yieldTexts from './yield/texts/en.ts';

type Counsel = Required<Pick<CompleteTitleUi, 'because' | 'objective'>>;

interface Setting {
  seats: number;
  options?: Record<string, string>;
}

const TITLES = [
  {
    game: epix as unknown as Game,
    ui: { because: epixBecause, objective: epixObjective } as unknown as Counsel,
    words: [epixTexts.en, epixGerman.de],
    settings: [{ seats: 3 }, { seats: 4, options: { mode: 'advanced' } }] as Setting[],
  },
  {
    game: hiddenLeaders as unknown as Game,
    ui: { because: hdlBecause, objective: hdlObjective } as unknown as Counsel,
    words: [hdlTexts.en, hdlGerman.de],
    settings: [{ seats: 3 }, { seats: 6, options: { deck: 'promo' } }] as Setting[],
  },
  {
    game: yieldGame as unknown as Game,
    ui: { because: yieldBecause, objective: yieldObjective } as unknown as Counsel,
    words: [yieldTexts.en, yieldGerman.de],
    settings: [
      { seats: 3 },
      { seats: 5, options: { leaders: 'pick' } },
      { seats: 4, options: { mode: 'teams', allies: 'either', leaders: 'pick' } },
    ] as Setting[],
  },
  {
    game: oldKingsCrown as unknown as Game,
    ui: { because: okcBecause, objective: okcObjective } as unknown as Counsel,
    words: [
      { ...okcTexts.en, ...okcCards.en },
      { ...okcGerman.de, ...okcCards.de },
    ],
    settings: [{ seats: 3 }, { seats: 1 }, { seats: 4 }] as Setting[],
  },
  {
    game: runewars as unknown as Game,
    ui: { because: runewarsBecause, objective: runewarsObjective } as unknown as Counsel,
    words: [
      { ...runewarsTexts.en, ...runewarsCounsel.en },
      { ...runewarsGerman.de, ...runewarsCounsel.de },
    ],
    settings: [{ seats: 3, options: { board: 'full', factions: 'chosen', explore: 'on' } }, { seats: 4 }] as Setting[],
  },
];

/** Every question of a random game, as who is asked sees it. */
function* questions(
  game: Game,
  seed: string,
  { seats, options: choices = {} }: Setting = { seats: 3 },
): Generator<{ view: AnyView; options: readonly BaseOption[] }> {
  const s = game.rules.setup(setupChoices(game.meta, choices), seats, chanceFrom(seed));
  const random = randomFrom(seed);
  while (s.ask) {
    const seat = s.ask.seats.find(each => s.answers[each] === null)!;
    const options = s.ask.options[seat]!;
    yield { view: game.rules.view(s, seat), options };
    game.rules.apply(s, seat, random.below(options.length));
  }
}

describe.each(TITLES)('$game.meta.title', ({ game, ui, words, settings }) => {
  const seed = 'counsel';
  const catalogues = ['en', 'de'].map((language, i): Catalogue => ({ ...game.words.texts[language], ...words[i] }));
  const told = (key: { key: string; args?: Record<string, unknown> }) =>
    catalogues.map(catalogue => say(key as never, { catalogue, seatName: String }));

  test.each(settings)('at $seats seats every answer has a reason, in both languages', setting => {
    const asked = [...questions(game, seed, setting)];
    for (const { view, options } of asked) {
      const unsaid = options.filter(option => {
        const reason = ui.because(option, view);
        return reason === null || told(reason).some(text => /because|\{|undefined|NaN|Infinity/.test(text));
      });
      expect(unsaid, `seed ${seed}`).toEqual([]);
    }
    expect(asked.length).toBeGreaterThan(20);
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
