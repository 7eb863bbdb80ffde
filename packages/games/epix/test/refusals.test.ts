/** Whatever a player tries, the game takes it or says why not, with a rule of the rulebook. */
import { readFileSync } from 'node:fs';
import { chanceFrom, findOption, type Random, type Refusal, randomFrom, say } from '@interregnum/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BATTLE_SURGEONS, FORCED_MARCH, FRONTIER_RECRUITS, INFORMERS, SPYMASTER } from '../src/content/cards.ts';
import { epix, type State } from '../src/index.ts';
import { offer } from '../src/phases/game.ts';
import { reask } from '../src/state.ts';
import { refusals } from '../src/texts/en-refusals.ts';
import {
  answer,
  attacking,
  bidding,
  drafting,
  MISTAKES,
  type Mistake,
  moving,
  recruiting,
  season,
  spying,
  using,
  winterTurn,
} from './refusal-cases.ts';

const rulebook = readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8');
const rules = new Set([...rulebook.matchAll(/^### (\S+)/gm)].map(heading => heading[1]!));
const wording = { catalogue: epix.words.texts.en!, seatName: (seat: number) => `Player ${seat + 1}` };

const refuse = (s: State, seat: number | null, code: string): Refusal | null =>
  epix.rules.refusal(epix.rules.view(s, seat), code);

/** What is wrong with a refusal; it must name a rule and be a sentence. */
function flawOf({ rule, phrase }: Refusal): string | null {
  if (!rules.has(rule)) return `${rule} is not in the rulebook`;
  const sentence = say(phrase, wording);
  return /^[A-Z0-9-].*\w\.$/.test(sentence) && !/[{}]|undefined|NaN/.test(sentence) ? null : `'${sentence}'`;
}

/** Any kind of answer, then one of that kind; low bids and attacks more often, so that there are many fights. */
function randomAnswer(s: State, seat: number, random: Random): number {
  const options = s.ask!.options[seat]!;
  const kinds = [...new Set(options.map(o => o.type))];
  for (;;) {
    const eager = random.below(3) > 0 ? kinds.find(kind => kind === 'attack' || kind === 'continue') : undefined;
    const kind = eager ?? kinds[random.below(kinds.length)];
    const list = options.filter(o => o.type === kind);
    const lowest = kind === 'bid' || kind === 'draftBid' ? 3 : 1;
    const draws = Array.from({ length: lowest }, () => random.below(list.length));
    const option = list[Math.min(...draws)]!;
    if (!epix.advice.idle(s, option)) return options.indexOf(option);
  }
}

/** More Gold makes more fights, and these cards bring questions and limits of their own. */
function enrich(s: State): void {
  s.gold.fill(30);
  if (s.mode === 'advanced') offer(s, [INFORMERS, FORCED_MARCH, BATTLE_SURGEONS, SPYMASTER, FRONTIER_RECRUITS], []);
  reask(s);
}

/** Armies face to face with little Gold: attacks that fail, and what comes after. */
const frontLine = (seats: number): State =>
  epix.proof.position.read(
    {
      turn: '1 move',
      season: 'autumn',
      gold: { 1: 4, 2: 4 },
      abilities: { 1: ['SA16'], 2: ['SA12'] },
      areas: { land1a: '1: soldier knight', kilimandjora: '2: soldier', land1b: '2: knight camp' },
    },
    { mode: 'advanced' },
    seats,
  );

class Fuzz {
  readonly flaws: string[] = [];
  readonly keys = new Set<string>();
  readonly decisions = new Set<string>();
  /** Codes met so far, to be tried at other questions. */
  private readonly met = new Set<string>();
  private pool: string[] = [];
  private name = '';

  play(mode: string, seats: number, seed: number): void {
    this.name = `${mode}, ${seats} players, seed ${seed}`;
    const random = randomFrom(this.name);
    const facing = mode === 'advanced' && seed % 5 === 1;
    const s = facing ? frontLine(seats) : epix.rules.setup({ mode }, seats, chanceFrom(this.name));
    if (seed % 2 === 0 && !facing) enrich(s);
    while (s.ask && this.flaws.length < 5) {
      const seat = s.ask.seats.find(x => s.answers[x] === null)!;
      this.decisions.add(s.ask.id);
      this.tryCandidates(s, seat);
      this.tryOthers(s, random);
      epix.rules.apply(s, seat, randomAnswer(s, seat, random));
    }
    this.tryOthers(s, random);
  }

  private tryCandidates(s: State, seat: number): void {
    const v = epix.rules.view(s, seat);
    const options = new Set(s.ask!.options[seat]!.map(o => o.code));
    const candidates = new Set(epix.proof.candidates(v));
    for (const code of options) if (!candidates.has(code)) this.flaw(s, code, 'an option, but no candidate');
    for (const code of candidates) {
      const refusal = epix.rules.refusal(v, code);
      this.judge(s, code, refusal, options.has(code));
      if (refusal?.phrase.key.startsWith('refusal.asked.')) this.flaw(s, code, 'no reason of its own');
      this.met.add(code);
    }
  }

  /** Answers to other questions, from everybody, asked or not. */
  private tryOthers(s: State, random: Random): void {
    if (this.pool.length < this.met.size / 2) this.pool = [...this.met];
    for (const viewer of [null, ...s.gold.keys()]) {
      const v = epix.rules.view(s, viewer);
      const mayAnswer = viewer !== null && (s.answers[viewer] === null || s.ask?.changeable);
      const options = (mayAnswer && s.ask?.options[viewer]) || [];
      if (epix.proof.candidates(v).length > 0 !== options.length > 0) this.flaw(s, `viewer ${viewer}`, 'wrongly asked');
      for (let i = 0; i < 4; i++) {
        const code = this.pool[random.below(this.pool.length)]!;
        this.judge(s, code, epix.rules.refusal(v, code), findOption(options, code) >= 0);
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

const GAMES = 40;
let played: Fuzz | null = null;

function fuzz(): Fuzz {
  if (played) return played;
  played = new Fuzz();
  for (const mode of ['basic', 'advanced']) {
    for (const seats of epix.meta.seats) for (let seed = 1; seed <= GAMES; seed++) played.play(mode, seats, seed);
  }
  return played;
}

describe('in random games', () => {
  it('every candidate is an option or has a reason, and every option is a candidate', () => {
    expect(fuzz().flaws).toEqual([]);
  });
  it('every question comes up', () => {
    expect([...fuzz().decisions].sort()).toEqual(epix.proof.flow.questions().sort());
  });
});

const refused = ({ position, code, seat }: Mistake): Refusal => refuse(position(), seat, code)!;

describe('a typical mistake names its rule', () => {
  it.each(MISTAKES.map(m => [m.rule, m.title, m] as const))('%s %s', (_rule, _title, mistake) => {
    expect(refused(mistake).rule).toBe(mistake.rule);
    expect(flawOf(refused(mistake))).toBeNull();
  });
});

describe('EPX-Q46 what may be taken back', () => {
  it('an Action card may be changed until everybody has chosen', () => {
    expect(refuse(answer(season('choose'), 'choose:tax'), 0, 'choose:move')).toBeNull();
  });
  it('a bid in the auction is final: nothing more is asked of the bidder', () => {
    const s = answer(season('auction'), 'bid:2');
    expect(epix.proof.candidates(epix.rules.view(s, 0))).toEqual([]);
    expect(refuse(s, 0, 'bid:2')?.rule).toBe('EPX-Q46');
  });
});

const positions = [
  drafting(),
  bidding(),
  season('auction'),
  season('giveCard'),
  season('choose'),
  spying('look'),
  spying('respond'),
  winterTurn(),
  recruiting({}),
  moving({ land1a: '1 soldier' }),
  using('knight:land1a', { land1a: '1 knight' }),
  attacking(),
  answer(attacking(), 'bid:4'),
];
const views = positions.flatMap(s => [0, 1, null].map(seat => epix.rules.view(s, seat)));

/** Texts that look like codes, right and wrong. */
const codeLike = fc
  .array(
    fc.constantFrom(
      ...['recruit', 'bid', 'use', 'move', 'attack', 'first', 'look', 'choose', 'change', 'order', 'guess', 'done'],
      ...['soldier', 'knight', 'land1a', 'castle2', 'saulnes', 'SA05', 'SA21', 'tax', '0', '1', '-1', '007', '2.5'],
      ...[':', ':', ':', '>', '+', '', ' '],
    ),
    { maxLength: 9 },
  )
  .map(words => words.join(''));

describe('any text', () => {
  it('is an option of the viewer or has a reason', () => {
    fc.assert(
      fc.property(fc.constantFrom(...views), fc.oneof(codeLike, fc.string()), (v, code) => {
        const options = (v.viewer !== null && v.ask!.options[v.viewer]) || [];
        const refusal = epix.rules.refusal(v, code);
        expect(refusal === null).toBe(findOption(options, code) >= 0);
        if (refusal) expect(flawOf(refusal)).toBeNull();
      }),
      { numRuns: 5000 },
    );
  });
  it.each(['', ':', '__proto__', 'constructor:x', 'toString', 'bid:', 'guess:', 'choose:', 'order:>', 'bid:SA05::'])(
    'such as %j is no answer to anything',
    code => {
      for (const v of views) expect(flawOf(epix.rules.refusal(v, code)!)).toBeNull();
    },
  );
});

describe('the catalogue', () => {
  it('has no message that no mistake leads to', () => {
    const used = new Set([...fuzz().keys, ...MISTAKES.map(mistake => refused(mistake).phrase.key)]);
    expect(Object.keys(refusals).filter(key => !used.has(key))).toEqual([]);
  });
});
