/** Whatever a player tries, the game takes it or says why not, with a rule of the rulebook. */
import { readFileSync } from 'node:fs';
import { findOption, type Random, type Refusal, randomFrom, say } from '@interregnum/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hiddenLeaders, type State } from '../src/index.ts';
import { refusals } from '../src/texts/en-refusals.ts';
import { answer, MISTAKES, type Mistake } from './refusal-cases.ts';
import { crowded } from './tables.ts';

const rulebook = readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8');
const rules = new Set([...rulebook.matchAll(/^### (\S+)/gm)].map(heading => heading[1]!));
const wording = { catalogue: hiddenLeaders.words.texts.en!, seatName: (seat: number) => `Player ${seat + 1}` };

const refuse = (s: State, seat: number | null, code: string): Refusal | null =>
  hiddenLeaders.rules.refusal(hiddenLeaders.rules.view(s, seat), code);

/** What is wrong with a refusal; it must name a rule and be a sentence. */
function flawOf({ rule, phrase }: Refusal): string | null {
  if (!rules.has(rule)) return `${rule} is not in the rulebook`;
  const sentence = say(phrase, wording);
  return /^[A-Z0-9-].*\w\.$/.test(sentence) && !/[{}]|undefined|NaN/.test(sentence) ? null : `'${sentence}'`;
}

class Fuzz {
  readonly flaws: string[] = [];
  readonly keys = new Set<string>();
  readonly decisions = new Set<string>();
  /** Codes met so far, to be tried at other questions. */
  private readonly met = new Set<string>();
  private pool: string[] = [];
  private name = '';

  play(deck: 'full' | 'beginner', seats: number, seed: number): void {
    this.name = `${deck}, ${seats} players, seed ${seed}`;
    const random = randomFrom(this.name);
    const s = crowded({ seats, deck, memory: 'aid' }, this.name);
    while (s.ask && this.flaws.length < 5) {
      const seat = s.ask.seats.find(x => s.answers[x] === null)!;
      this.decisions.add(s.ask.id);
      this.tryCandidates(s, seat);
      this.tryOthers(s, random);
      hiddenLeaders.rules.apply(s, seat, random.below(s.ask.options[seat]!.length));
    }
    this.tryOthers(s, random);
  }

  private tryCandidates(s: State, seat: number): void {
    const v = hiddenLeaders.rules.view(s, seat);
    const options = new Set(s.ask!.options[seat]!.map(o => o.code));
    const candidates = new Set(hiddenLeaders.proof.candidates(v));
    for (const code of options) if (!candidates.has(code)) this.flaw(s, code, 'an option, but no candidate');
    for (const code of candidates) {
      const refusal = hiddenLeaders.rules.refusal(v, code);
      this.judge(s, code, refusal, options.has(code));
      if (refusal?.phrase.key.startsWith('refusal.asked.') && !['no', 'stop'].includes(code)) {
        this.flaw(s, code, 'no reason of its own');
      }
      this.met.add(code);
    }
  }

  /** Answers to other questions, from everybody, asked or not. */
  private tryOthers(s: State, random: Random): void {
    if (this.pool.length < this.met.size / 2) this.pool = [...this.met];
    for (const viewer of [null, ...s.hands.keys()]) {
      const v = hiddenLeaders.rules.view(s, viewer);
      const mayAnswer = viewer !== null && (s.answers[viewer] === null || s.ask?.changeable);
      const options = (mayAnswer && s.ask?.options[viewer]) || [];
      if (hiddenLeaders.proof.candidates(v).length > 0 !== options.length > 0)
        this.flaw(s, `viewer ${viewer}`, 'wrongly asked');
      for (let i = 0; i < 4; i++) {
        const code = this.pool[random.below(this.pool.length)]!;
        this.judge(s, code, hiddenLeaders.rules.refusal(v, code), findOption(options, code) >= 0);
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

const GAMES = 16;
let played: Fuzz | null = null;

function fuzz(): Fuzz {
  if (played) return played;
  played = new Fuzz();
  for (const deck of ['full', 'beginner'] as const) {
    for (const seats of hiddenLeaders.meta.seats)
      for (let seed = 1; seed <= GAMES; seed++) played.play(deck, seats, seed);
  }
  return played;
}

describe('in random games', () => {
  it('every candidate is an option or has a reason, and every option is a candidate', () => {
    expect(fuzz().flaws).toEqual([]);
  });
  it('every question of a turn comes up', () => {
    expect([...fuzz().decisions, 'HDL-D01'].sort()).toEqual(hiddenLeaders.proof.flow.questions().sort());
  });
});

const refused = ({ position, code, seat }: Mistake): Refusal => refuse(position(), seat, code)!;

describe('a typical mistake names its rule', () => {
  it.each(MISTAKES.map(m => [m.rule, m.title, m] as const))('%s %s', (_rule, _title, mistake) => {
    expect(refused(mistake).rule).toBe(mistake.rule);
    expect(flawOf(refused(mistake))).toBeNull();
  });
});

describe('HDL-Q01 what may be taken back', () => {
  it('the two cards of the setup may be changed until everybody has chosen', () => {
    const s = hiddenLeaders.proof.position.read({ turn: 'setup' }, {}, 2);
    const [first, second] = s.ask!.options[0]!.map(o => o.code);
    expect(refuse(answer(s, 0, first!), 0, second!)).toBeNull();
  });
});

const views = MISTAKES.flatMap(m => {
  const s = m.position();
  return s.ask ? [0, 1, null].map(seat => hiddenLeaders.rules.view(s, seat)) : [];
});

/** Texts that look like codes, right and wrong. */
const codeLike = fc
  .array(
    fc.constantFrom(
      ...['play', 'discard', 'take', 'hide', 'bury', 'turn', 'look', 'exchange', 'with', 'perform', 'give', 'reveal'],
      ...['red', 'green', 'player', 'faction', 'pile', 'undead', 'wilderness', 'own', 'keen-koi', 'buried-emperor'],
      ...['0', '1', '-1', '007', '2.1', '2.5', '9.9', '+', '-', ',', ':', ':', ':', '', ' '],
    ),
    { maxLength: 7 },
  )
  .map(words => words.join(''));

describe('any text', () => {
  it('is an option of the viewer or has a reason', () => {
    fc.assert(
      fc.property(fc.constantFrom(...views), fc.oneof(codeLike, fc.string()), (v, code) => {
        const options = (v.viewer !== null && v.ask!.options[v.viewer]) || [];
        const refusal = hiddenLeaders.rules.refusal(v, code);
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
    'play:',
    'red',
    'green+',
    'turn:2',
    'turn:.1',
    'player:',
  ])('such as %j is no answer to anything', code => {
    for (const v of views) expect(flawOf(hiddenLeaders.rules.refusal(v, code)!)).toBeNull();
  });
});

describe('the catalogue', () => {
  it('has no message that no mistake leads to', () => {
    const used = new Set([...fuzz().keys, ...MISTAKES.map(mistake => refused(mistake).phrase.key)]);
    expect(Object.keys(refusals).filter(key => !used.has(key))).toEqual([]);
  });
});
