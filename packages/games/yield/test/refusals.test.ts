/** Whatever a player tries, the game takes it or says why not, with a rule of the rulebook. */
import { readFileSync } from 'node:fs';
import { chanceFrom, findOption, type Random, type Refusal, randomFrom, say } from '@interregnum/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type State, yieldGame } from '../src/index.ts';
import { refusals } from '../src/texts/en-refusals.ts';
import { type Crowd, crowded, yieldOptions } from './crowded.ts';
import { answer, MISTAKES, type Mistake } from './refusal-cases.ts';

const rulebook = readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8');
const rules = new Set([...rulebook.matchAll(/^### (\S+)/gm)].map(heading => heading[1]!));
const wording = { catalogue: yieldGame.words.texts.en!, seatName: (seat: number) => `Player ${seat + 1}` };

const refuse = (s: State, seat: number | null, code: string): Refusal | null =>
  yieldGame.rules.refusal(yieldGame.rules.view(s, seat), code);

/** What is wrong with a refusal; it must name a rule and be a sentence in every language. */
function flawOf({ rule, phrase }: Refusal): string | null {
  if (!rules.has(rule)) return `${rule} is not in the rulebook`;
  const sentence = say(phrase, wording);
  return /^([A-Z0-9]|green|blue|red).*[\w)]\.$/.test(sentence) && !/[{}]|undefined|NaN/.test(sentence)
    ? null
    : `'${sentence}'`;
}

class Fuzz {
  readonly flaws: string[] = [];
  readonly keys = new Set<string>();
  readonly decisions = new Set<string>();
  /** Codes met so far, to be tried at other questions. */
  private readonly met = new Set<string>();
  private pool: string[] = [];
  private name = '';

  play(name: string, s: State): void {
    this.name = name;
    const random = randomFrom(name);
    while (s.ask && this.flaws.length < 5) {
      const seat = s.ask.seats.find(x => s.answers[x] === null)!;
      this.decisions.add(s.ask.id);
      this.tryCandidates(s, seat);
      this.tryOthers(s, random);
      yieldGame.rules.apply(s, seat, random.below(s.ask.options[seat]!.length));
    }
    this.tryOthers(s, random);
  }

  private tryCandidates(s: State, seat: number): void {
    const v = yieldGame.rules.view(s, seat);
    const options = new Set(s.ask!.options[seat]!.map(o => o.code));
    const candidates = new Set(yieldGame.proof.candidates(v));
    for (const code of options) if (!candidates.has(code)) this.flaw(s, code, 'an option, but no candidate');
    for (const code of candidates) {
      const refusal = yieldGame.rules.refusal(v, code);
      this.judge(s, code, refusal, options.has(code));
      if (refusal?.phrase.key.startsWith('refusal.asked.')) this.flaw(s, code, 'no reason of its own');
      this.met.add(code);
    }
  }

  /** Answers to other questions, from everybody, asked or not. */
  private tryOthers(s: State, random: Random): void {
    if (this.pool.length < this.met.size / 2) this.pool = [...this.met];
    for (const viewer of [null, ...s.answers.keys()]) {
      const v = yieldGame.rules.view(s, viewer);
      const mayAnswer = viewer !== null && (s.answers[viewer] === null || s.ask?.changeable);
      const options = (mayAnswer && s.ask?.options[viewer]) || [];
      if (yieldGame.proof.candidates(v).length > 0 !== options.length > 0)
        this.flaw(s, `viewer ${viewer}`, 'wrongly asked');
      for (let i = 0; i < 4; i++) {
        const code = this.pool[random.below(this.pool.length)]!;
        this.judge(s, code, yieldGame.rules.refusal(v, code), findOption(options, code) >= 0);
      }
    }
  }

  private judge(s: State, code: string, refusal: Refusal | null, allowed: boolean): void {
    if ((refusal === null) !== allowed) this.flaw(s, code, allowed ? 'an option, but refused' : 'no reason');
    if (refusal === null) return;
    this.keys.add(refusal.phrase.key);
    const flaw = flawOf(refusal);
    if (flaw) this.flaw(s, code, flaw);
  }

  private flaw(s: State, code: string, what: string): void {
    this.flaws.push(`${this.name}, ${s.ask?.id ?? 'after the end'}, ${code}: ${what}`);
  }
}

const CROWDS: readonly Crowd[] = [
  ...[2, 3, 4, 5].map((seats): Crowd => ({ seats, mode: 'free', leaders: 'pick' })),
  ...[3, 4].map((seats): Crowd => ({ seats, mode: 'teams', leaders: 'pick' })),
  { seats: 4, mode: 'teams', leaders: 'pick', either: true },
];
const CROWDED_GAMES = 6;

let played: Fuzz | null = null;

/** Every kind of table from the first deal, and crowded ones. */
function fuzz(): Fuzz {
  if (played) return played;
  played = new Fuzz();
  for (const crowd of CROWDS) {
    const name = `${crowd.seats} players, ${crowd.mode}${crowd.either ? ', either ally' : ''}`;
    const options = { ...yieldOptions(crowd), startingPlayer: 'host' };
    played.play(name, yieldGame.rules.setup(options, crowd.seats, chanceFrom(name)));
    for (let i = 1; i <= CROWDED_GAMES; i++) played.play(`${name}, crowd ${i}`, crowded(crowd, `${name}, crowd ${i}`));
  }
  return played;
}

describe('in random games', () => {
  it('every candidate is an option or has a reason, and every option is a candidate', () => {
    expect(fuzz().flaws).toEqual([]);
  }, 120_000);
  it('every question comes up', () => {
    expect([...fuzz().decisions].sort()).toEqual(yieldGame.proof.flow.questions().sort());
  });
});

const refused = ({ position, code, seat }: Mistake): Refusal => refuse(position(), seat, code)!;

describe('a typical mistake names its rule', () => {
  it.each(MISTAKES.map(m => [m.rule, m.title, m] as const))('%s %s', (_rule, _title, mistake) => {
    expect(refused(mistake).rule).toBe(mistake.rule);
    expect(refused(mistake).phrase.key).not.toMatch(/^refusal\.asked/);
    expect(flawOf(refused(mistake))).toBeNull();
  });
});

describe('YLD-Q36 what may be taken back', () => {
  it('a Strategy card may be changed until everybody has chosen', () => {
    const s = yieldGame.proof.position.read({}, {}, 2);
    expect(refuse(answer(s, 0, 'choose:conquer'), 0, 'choose:ritual')).toBeNull();
  });
});

const views = MISTAKES.flatMap(m => {
  const s = m.position();
  return s.ask ? [0, 1, null].map(seat => yieldGame.rules.view(s, seat)) : [];
});

/** Texts that look like codes, right and wrong. */
const codeLike = fc
  .array(
    fc.constantFrom(
      ...['step', 'chase', 'retreat', 'play', 'cover', 'discard', 'give', 'steal', 'upgrade', 'build', 'fortress'],
      ...['split', 'recruit', 'choose', 'copy', 'marker', 'loss', 'battle', 'leader', 'deploy', 'ambush', 'yield'],
      ...['archer', 'champion', '2.archer', '9.archer', 'R3', 'G9', 'III', 'XI', 'f', 'e', 'red', 'ritual', 'keralon'],
      ...['0', '1', '-1', '007', '4', '99', '>', '+', '.', ':', ':', ':', '', ' '],
    ),
    { maxLength: 7 },
  )
  .map(words => words.join(''));

describe('any text', () => {
  it('is an option of the viewer or has a reason', () => {
    fc.assert(
      fc.property(fc.constantFrom(...views), fc.oneof(codeLike, fc.string()), (v, code) => {
        const options = (v.viewer !== null && v.ask!.options[v.viewer]) || [];
        const refusal = yieldGame.rules.refusal(v, code);
        expect(refusal === null).toBe(findOption(options, code) >= 0);
        if (refusal) expect(flawOf(refusal)).toBeNull();
      }),
      { numRuns: 5000 },
    );
  });
  it.each([
    '',
    ':',
    '__proto__',
    'constructor:x',
    'toString',
    'step:',
    'step:archer',
    'step:archer:f',
    'step:archer:f>',
    'split:',
    'retreat:2.archer',
    'steal:2',
    'marker:',
  ])('such as %j is no answer to anything', code => {
    for (const v of views) expect(flawOf(yieldGame.rules.refusal(v, code)!)).toBeNull();
  });
});

describe('the catalogue', () => {
  it('has no message that no mistake leads to', () => {
    const anything = views.map(v => yieldGame.rules.refusal(v, '?')!.phrase.key);
    const used = new Set([...fuzz().keys, ...anything, ...MISTAKES.map(mistake => refused(mistake).phrase.key)]);
    expect(Object.keys(refusals).filter(key => !used.has(key))).toEqual([]);
  });
});
