/** Random games in which everybody tries everything: each code is taken, or refused with a rule and a sentence. */
import type { Flow, Seat } from '../flow.ts';
import { type BaseOption, findOption, type Game, type Refusal } from '../game.ts';
import { say } from '../phrase.ts';
import { type Random, randomFrom } from '../random.ts';
import { kindName, type RandomGame, startOf } from './random-play.ts';

export interface FuzzedGame<S> extends RandomGame<S> {
  /** Which option a seat takes; any when not given. */
  answer?(s: S, seat: Seat, random: Random): number;
}

/** After so many flaws the rest would say nothing new. */
const MOST_FLAWS = 5;
/** Codes of other questions that every viewer tries at each question. */
const OTHERS = 4;

/** A function that says what is wrong with a refusal: it must name a rule and be a sentence in every language. */
export function flawsOf(game: Pick<Game, 'words'>, rules: ReadonlySet<string>): (refusal: Refusal) => string | null {
  const judged = new Map<string, string | null>();
  const judge = ({ rule, phrase }: Refusal): string | null => {
    if (!rules.has(rule)) return `${rule} is not in the rulebook`;
    const wrong = Object.entries(game.words.texts)
      .map(([locale, catalogue]) => say(phrase, { catalogue, locale, seatName: seat => `Player ${seat + 1}` }))
      .find(sentence => !isSentence(sentence));
    return wrong === undefined ? null : `'${wrong}' is not a sentence`;
  };
  return refusal => {
    const key = JSON.stringify(refusal);
    if (!judged.has(key)) judged.set(key, judge(refusal));
    return judged.get(key)!;
  };
}

const isSentence = (text: string): boolean =>
  /^[„“‘]?(\p{Lu}|-?\d).*[\p{L}\p{N}“”’)]\.$/u.test(text) && !/[{}]|undefined|NaN/.test(text);

/** The answers that a viewer may give now. */
export function openOptions(s: Flow<BaseOption>, viewer: Seat | null): readonly BaseOption[] {
  if (viewer === null || !s.ask || (s.answers[viewer] !== null && !s.ask.changeable)) return [];
  return s.ask.options[viewer] ?? [];
}

export class RefusalFuzz<S extends Flow<BaseOption>> {
  readonly flaws: string[] = [];
  /** The messages that were the reason of a refusal. */
  readonly keys = new Set<string>();
  readonly questions = new Set<string>();
  /** Codes met so far, to be tried at other questions. */
  private readonly met = new Set<string>();
  private pool: string[] = [];
  private name = '';
  private readonly game: Game<S>;
  private readonly flawOf: (refusal: Refusal) => string | null;

  constructor(game: Game<S>, rules: ReadonlySet<string>) {
    this.game = game;
    this.flawOf = flawsOf(game, rules);
  }

  play(one: FuzzedGame<S>): void {
    this.name = `${kindName(one.kind)}, seed '${one.seed}'`;
    const random = randomFrom(one.seed);
    const s = startOf(this.game, one);
    while (s.ask && this.flaws.length < MOST_FLAWS) {
      const seat = s.ask.seats.find(x => s.answers[x] === null)!;
      this.questions.add(s.ask.id);
      this.tryCandidates(s, seat);
      this.tryOthers(s, random);
      const option = one.answer?.(s, seat, random) ?? random.below(s.ask.options[seat]!.length);
      this.game.rules.apply(s, seat, option);
    }
    this.tryOthers(s, random);
  }

  private tryCandidates(s: S, seat: Seat): void {
    const v = this.game.rules.view(s, seat);
    const options = new Set(s.ask!.options[seat]!.map(o => o.code));
    const candidates = new Set(this.game.proof.candidates(v));
    for (const code of options) if (!candidates.has(code)) this.flaw(s, code, 'an option, but no candidate');
    for (const code of candidates) {
      const refusal = this.game.rules.refusal(v, code);
      this.judge(s, code, refusal, options.has(code));
      if (refusal && saysOnlyTheQuestion(refusal)) this.flaw(s, code, 'no reason of its own');
      this.met.add(code);
    }
  }

  /** Answers to other questions, from everybody, asked or not. */
  private tryOthers(s: S, random: Random): void {
    if (this.pool.length < this.met.size / 2) this.pool = [...this.met];
    for (const viewer of [null, ...s.answers.keys()]) {
      const v = this.game.rules.view(s, viewer);
      const options = openOptions(s, viewer);
      if (this.game.proof.candidates(v).length > 0 !== options.length > 0)
        this.flaw(s, `viewer ${viewer}`, 'wrongly asked');
      const others = Array.from({ length: OTHERS }, () => this.pool[random.below(this.pool.length)]!);
      for (const code of ['?', ...others]) {
        this.judge(s, code, this.game.rules.refusal(v, code), findOption(options, code) >= 0);
      }
    }
  }

  private judge(s: S, code: string, refusal: Refusal | null, allowed: boolean): void {
    if ((refusal === null) !== allowed) this.flaw(s, code, allowed ? 'an option, but refused' : 'no reason');
    if (refusal === null) return;
    this.keys.add(refusal.phrase.key);
    const flaw = this.flawOf(refusal);
    if (flaw) this.flaw(s, code, flaw);
  }

  private flaw(s: S, code: string, what: string): void {
    this.flaws.push(`${this.name}, ${s.ask?.id ?? 'after the end'}, ${code}: ${what}`);
  }
}

/** Messages `refusal.asked.…` say only what is asked, for codes that have nothing to do with the question. */
export const saysOnlyTheQuestion = ({ phrase }: Refusal): boolean => phrase.key.startsWith('refusal.asked');
