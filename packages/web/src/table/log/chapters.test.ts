import { epix } from '@interregnum/epix';
import { hiddenLeaders } from '@interregnum/hidden-leaders';
import {
  type BaseEvent,
  type BaseOption,
  chanceFrom,
  type Fact,
  type Flow,
  factsFor,
  type Game,
  pending,
  say,
} from '@interregnum/kernel';
import { yieldGame } from '@interregnum/yield';
import { describe, expect, it } from 'vitest';
import { heading as epixHeading } from '../../games/epix/state/headings.ts';
import { en as epixTexts } from '../../games/epix/texts/en.ts';
import { heading as hiddenLeadersHeading } from '../../games/hidden-leaders/state/headings.ts';
import { en as hiddenLeadersTexts } from '../../games/hidden-leaders/texts/en.ts';
import { heading as yieldHeading } from '../../games/yield/state/headings.ts';
import { en as yieldTexts } from '../../games/yield/texts/en.ts';
import type { LogEntry } from '../../local/messages.ts';
import { en } from '../../texts/en.ts';
import { type Chapter, chaptersOf, type Narrator, names, sameChapter } from './chapters.ts';

/** Events of a made-up game: `season 1`, `fight`, `peace`, or `2 marches`, which is told of seat 2. */
const narrator: Narrator = {
  tell: ({ type }) => {
    const seat = Number.parseInt(type, 10);
    return { key: type, ...(Number.isNaN(seat) ? {} : { args: { seat: { seat } } }) };
  },
  heading: ({ type }) => {
    if (type.startsWith('season')) return { opens: 'chapter', phrase: { key: type } };
    if (type === 'fight') return { opens: 'passage', phrase: { key: 'a fight' } };
    return type === 'peace' ? { opens: 'rest' } : null;
  },
};

const entry = (at: number, seat: number | null, ...types: string[]): LogEntry => ({
  at,
  seat,
  events: types.map(type => ({ type })),
});

/** As `heading: what was told`, passages in brackets. */
const outline = (chapters: readonly Chapter[]) =>
  chapters.map(({ heading, passages }) => {
    const parts = passages.map(passage => {
      const told = passage.lines.map(line => line.events.map(event => event.type).join('+')).join(', ');
      return passage.heading ? `[${passage.heading.key}: ${told}]` : told;
    });
    return `${heading?.key ?? '-'}: ${parts.join('; ')}`;
  });

const log = [
  entry(0, null, 'begins'),
  entry(1, 0, '0 rests', 'season 1', '1 is first'),
  entry(2, 1, '1 marches', 'fight', '0 bleeds'),
  entry(3, 0, '0 yields', 'peace', '2 watches'),
  entry(4, 2, 'season 1', '2 marches', 'season 2'),
];

describe('the seal of a line', () => {
  const seals = (...entries: LogEntry[]) =>
    chaptersOf(entries, narrator, null).flatMap(({ passages }) =>
      passages.flatMap(({ lines }) => lines.map(({ seat }) => seat)),
    );

  it('is that of who acts, not of whose answer set it off', () => {
    expect(seals(entry(1, 0, '0 bids'), entry(2, 1, '0 wins'), entry(3, 1, 'rain'))).toEqual([0, 0, 1]);
  });

  it('is there after a heading, too', () => {
    expect(seals(entry(1, 0, 'season 1'), entry(2, 1, 'season 2'))).toEqual([null, null]);
    expect(seals(entry(1, 0, 'peace', '2 watches'))).toEqual([0, 2]);
  });
});

describe('the chapters of a log', () => {
  it('begin with headings, inside of an answer, too, and hold passages', () => {
    expect(outline(chaptersOf(log, narrator, null))).toEqual([
      '-: begins, 0 rests',
      'season 1: season 1+1 is first, 1 marches; [a fight: fight+0 bleeds, 0 yields+peace]; 2 watches, season 1+2 marches',
      'season 2: season 2',
    ]);
  });

  it('take what the setup tells first under its own heading', () => {
    expect(outline(chaptersOf([entry(0, null, '1 sits', 'season 0', '2 sits')], narrator, null))).toEqual([
      'season 0: 1 sits+season 0+2 sits',
    ]);
  });

  it('are one without headings when the title has none', () => {
    expect(outline(chaptersOf(log.slice(0, 2), { tell: narrator.tell }, null))).toEqual([
      '-: begins, 0 rests+season 1+1 is first',
    ]);
  });

  it('keep what a player answered and what was told of the player', () => {
    expect(outline(chaptersOf(log, narrator, 0))).toEqual([
      '-: 0 rests',
      'season 1: [a fight: 0 bleeds, 0 yields+peace]',
    ]);
    expect(outline(chaptersOf(log, narrator, 3))).toEqual([]);
  });

  it('show the seal of an answer only where the answer is', () => {
    const seats = chaptersOf(log.slice(0, 2), narrator, null).map(({ passages }) => passages[0]!.lines.at(-1)!.seat);
    expect(seats).toEqual([0, null]);
  });

  it('are the same as long as nothing is told in them', () => {
    const before = chaptersOf(log.slice(0, 4), narrator, null);
    const after = chaptersOf(log, narrator, null);
    expect(before.map((chapter, i) => sameChapter(chapter, after[i]!))).toEqual([true, false]);
  });
});

describe('a sentence names a seat', () => {
  it('in lists and in phrases within', () => {
    const phrase = {
      key: 'x',
      args: { by: { list: [{ seat: 2 }] }, how: { phrase: { key: 'y', args: { of: { seat: 1 } } } } },
    };
    expect([0, 1, 2].map(seat => names(phrase, seat))).toEqual([false, true, true]);
    expect(names({ key: 'x' }, 0)).toBe(false);
  });
});

/** A whole game as a spectator is told it, played by a rule that is always the same. */
function logOf(game: Game, options: Record<string, string>, seats: number): LogEntry[] {
  const chance = chanceFrom('chapters');
  const told: Fact<BaseEvent>[] = [];
  const s: Flow<BaseOption> = game.rules.setup(options, seats, chance, told);
  const entries: LogEntry[] = [{ at: 0, seat: null, events: factsFor(told, null) }];
  while (s.ask) {
    const seat = pending(s)[0]!;
    const news: Fact<BaseEvent>[] = [];
    const open = s.ask.options[seat]!.flatMap((option, i) => (game.advice.idle(s, option) ? [] : [i]));
    game.rules.apply(s, seat, open[(entries.length * 7) % open.length]!, news);
    entries.push({ at: entries.length, seat, events: factsFor(news, null) });
  }
  return entries;
}

const anyNarrator = <E extends BaseEvent>(
  words: { tell(e: E): ReturnType<Narrator['tell']> },
  heading: (e: E) => unknown,
) => ({ tell: words.tell, heading }) as unknown as Narrator;

const TITLES = [
  {
    game: epix as unknown as Game,
    narrator: anyNarrator(epix.words, epixHeading),
    texts: epixTexts,
    options: { mode: 'advanced' },
    starts: ['Draft', 'Spring', 'Summer', 'Autumn', 'Winter', 'End'],
  },
  {
    game: hiddenLeaders as unknown as Game,
    narrator: anyNarrator(hiddenLeaders.words, hiddenLeadersHeading),
    texts: hiddenLeadersTexts,
    options: { deck: 'full', memory: 'aid' },
    starts: ['Prepare', 'Round 1', 'Round 2', 'Round 3'],
  },
  {
    game: yieldGame as unknown as Game,
    narrator: anyNarrator(yieldGame.words, yieldHeading),
    texts: yieldTexts,
    options: { mode: 'free', leaders: 'off' },
    starts: ['Setup', 'Year 1, Season 1', 'Year 1, Season 2', 'Year 1, Season 3'],
  },
];

describe.each(TITLES)('the log of $game.meta.title', ({ game, narrator, texts, options, starts }) => {
  const entries = logOf(game, options, 3);
  const chapters = chaptersOf(entries, narrator, null);
  const wording = {
    catalogue: { ...en, ...game.words.texts.en, ...texts },
    seatName: (seat: number) => `P${seat + 1}`,
  };

  it('has chapters that the players know', () => {
    const headings = chapters.map(({ heading }) => say(heading!, wording));
    expect(headings.slice(0, starts.length)).toEqual(starts);
    expect(headings.at(-1)).toBe('End');
  });

  it('loses and repeats nothing in its chapters', () => {
    const told = chapters.flatMap(({ passages }) =>
      passages.flatMap(({ lines }) => lines.flatMap(line => line.events)),
    );
    expect(told).toEqual(entries.flatMap(({ events }) => events));
  });

  it('has words for every heading', () => {
    for (const { passages } of chapters) {
      for (const { heading } of passages) if (heading) expect(say(heading, wording)).toMatch(/P\d/);
    }
  });
});
