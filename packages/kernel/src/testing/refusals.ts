/** Whatever a player tries, the game takes it or says why not, with a rule of the rulebook. */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Flow } from '../flow.ts';
import { type BaseOption, findOption, type Game, type Refusal } from '../game.ts';
import { parseRulebook } from '../rulebook.ts';
import type { BaseView } from '../sight.ts';
import type { Check } from './check.ts';
import type { Mistake } from './mistakes.ts';
import { type FuzzedGame, flawsOf, openOptions, RefusalFuzz, saysOnlyTheQuestion } from './refusal-fuzz.ts';

export interface RefusalSettings<S> {
  /** The text of the title's `rulebook.md`. */
  rulebook: string;
  /** Games in which every question comes up. */
  games: () => readonly FuzzedGame<S>[];
  mistakes: readonly Mistake<S>[];
  /** Words that codes are made of, right and wrong; signs come by themselves. */
  words: readonly string[];
  /** Codes that look right and are no answer to anything. */
  nonsense: readonly string[];
}

const SIGNS = [':', ':', ':', '>', '+', '-', ',', '.', '', ' '];
const NUMBERS = ['0', '1', '-1', '007', '2.5', '99'];
const NONSENSE = ['', ':', '__proto__', 'constructor:x', 'toString'];
const RUNS = 5000;

export function refusalChecks<S extends Flow<BaseOption>>(game: Game<S>, settings: RefusalSettings<S>): Check[] {
  const rules = new Set(parseRulebook(settings.rulebook).rules.map(rule => rule.id));
  const flawOf = flawsOf(game, rules);
  const refused = ({ position, code, seat }: Mistake<S>): Refusal | null =>
    game.rules.refusal(game.rules.view(position(), seat), code);

  let played: RefusalFuzz<S> | null = null;
  const fuzz = (): RefusalFuzz<S> => {
    if (!played) {
      played = new RefusalFuzz(game, rules);
      for (const one of settings.games()) played.play(one);
    }
    return played;
  };

  let seen: Seen[] | null = null;
  const views = (): Seen[] => {
    seen ??= viewsOf(game, settings.mistakes);
    return seen;
  };

  const checks: Check[] = [
    {
      name: 'in random games every candidate is an option or has a reason, and every option is a candidate',
      run: () => expect(fuzz().flaws).toEqual([]),
    },
    {
      name: 'in random games every question comes up',
      run: () => expect([...fuzz().questions].sort()).toEqual(game.proof.flow.questions().sort()),
    },
    {
      name: 'any text is an option of the viewer or has a reason',
      run: () => anyText(game, views(), settings.words, flawOf),
    },
    {
      name: 'no refusal stands in the catalogue that no mistake leads to',
      run: () => {
        const used = new Set([...fuzz().keys, ...settings.mistakes.map(one => refused(one)?.phrase.key)]);
        const messages = Object.keys(game.words.texts.en!).filter(key => key.startsWith('refusal.'));
        expect(messages.filter(key => !used.has(key))).toEqual([]);
      },
    },
  ];
  const nonsense = [...new Set([...NONSENSE, ...settings.words.map(word => `${word}:`), ...settings.nonsense])];
  return [
    ...checks,
    ...settings.mistakes.map(one => ({
      name: `a typical mistake names its rule: ${one.rule} ${one.title}`,
      run: () => {
        const refusal = refused(one)!;
        expect(refusal.rule).toBe(one.rule);
        expect(saysOnlyTheQuestion(refusal), refusal.phrase.key).toBe(one.stray);
        expect(flawOf(refusal)).toBeNull();
      },
    })),
    ...nonsense.map(code => ({
      name: `'${code}' is no answer to anything`,
      run: () => {
        for (const { v } of views()) expect(flawOf(game.rules.refusal(v, code)!)).toBeNull();
      },
    })),
  ];
}

interface Seen {
  where: string;
  v: BaseView<BaseOption>;
  options: readonly BaseOption[];
}

/** The positions of the mistakes, as two players and a spectator see them. */
const viewsOf = <S extends Flow<BaseOption>>(game: Game<S>, mistakes: readonly Mistake<S>[]): Seen[] =>
  mistakes.flatMap(({ title, position }) => {
    const s = position();
    return [0, 1, null].map(viewer => ({
      where: `${title}, seen by ${viewer === null ? 'a spectator' : `seat ${viewer + 1}`}`,
      v: game.rules.view(s, viewer),
      options: openOptions(s, viewer),
    }));
  });

function anyText<S extends Flow<BaseOption>>(
  game: Game<S>,
  views: readonly Seen[],
  words: readonly string[],
  flawOf: (refusal: Refusal) => string | null,
): void {
  const codeLike = fc
    .array(fc.constantFrom(...words, ...NUMBERS, ...SIGNS), { maxLength: 9 })
    .map(pieces => pieces.join(''));
  const byName = new Map(views.map(seen => [seen.where, seen]));
  fc.assert(
    fc.property(fc.constantFrom(...byName.keys()), fc.oneof(codeLike, fc.string()), (where, code) => {
      const { v, options } = byName.get(where)!;
      const refusal = game.rules.refusal(v, code);
      expect(refusal === null).toBe(findOption(options, code) >= 0);
      if (refusal) expect(flawOf(refusal)).toBeNull();
    }),
    { numRuns: RUNS },
  );
}
