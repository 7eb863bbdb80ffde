/** A table as people and bots use it: who sees what, who waits for whom, what can be taken back. */
import { epix } from '@interregnum/epix';
import { type Game, parseRecord, recordHeader, seedFrom, stateAt, verify, writeRecord } from '@interregnum/kernel';
import { describe, expect, it } from 'vitest';
import type { Player, StoredTable, TableRecord } from '../store/database.ts';
import { type LocalCourse, localCourse } from './course.ts';
import { type LocalGame, openLocalGame } from './local-game.ts';
import type { AnyView, Moment } from './messages.ts';

const game: Game = epix;
const person = (name: string): Player => ({ kind: 'person', name });
const bot = (name: string): Player => ({ kind: 'bot', name, level: 'timeout' });

interface Sitting {
  local: LocalGame;
  moments: Moment[];
  now(): Moment;
  kept(): TableRecord;
  card(): StoredTable;
  /** Tables that were kept besides. */
  others: readonly { card: StoredTable; record: TableRecord }[];
  judgedViews: readonly AnyView[];
  /** The viewer takes the option with this code. */
  play(code: string): Promise<void>;
  settled(): Promise<void>;
}

/** Bots that pass and pay nothing, unless told otherwise. */
const PASSIVE = ['pass', 'bid:0', 'choose:tax', 'choose:recruit+tax', 'done', 'end'];

function passive(view: AnyView): string {
  const codes = view.ask!.options[view.viewer!]!.map(option => option.code);
  return PASSIVE.find(code => codes.includes(code)) ?? codes[0]!;
}

interface Begun {
  card: StoredTable;
  history: LocalCourse;
}

async function sit(
  seats: readonly Player[],
  options = { mode: 'basic' },
  text = 'a game',
  begun: Begun | null = null,
): Promise<Sitting> {
  const seed = seedFrom(text);
  const players = seats.map(seat => seat.name);
  const header = recordHeader(game, { options, seats: seats.length, players, source: { seed, entropy: [] } });
  const card: StoredTable = {
    id: 'table',
    game: 'epix',
    options: header.options,
    seats,
    created: 0,
    updated: 0,
    answers: 0,
    winners: null,
  };
  const moments: Moment[] = [];
  let record: TableRecord | null = null;
  let lastCard = card;
  const others: { card: StoredTable; record: TableRecord }[] = [];
  const judgedViews: AnyView[] = [];
  const local = openLocalGame(begun?.card ?? card, begun?.history ?? localCourse(game, header, seed, []), {
    advise: async (_, view) => {
      const code = passive(view);
      return { code, considered: [{ code, share: 1, value: 0.5 }] };
    },
    keep: async (changed, kept) => {
      if (changed.id === (begun?.card ?? card).id) [lastCard, record] = structuredClone([changed, kept]);
      else others.push(structuredClone({ card: changed, record: kept }));
      return true;
    },
    show: moment => moments.push(structuredClone(moment)),
    fail: error => {
      throw error;
    },
    judge: async (_, view) => {
      judgedViews.push(view);
      return 0.5;
    },
    now: () => 0,
    fresh: () => 'f'.repeat(64),
  });
  await local.begin();
  const now = () => moments.at(-1)!;
  const settled = () => new Promise<void>(resolve => setTimeout(resolve, 5));
  return {
    local,
    moments,
    now,
    kept: () => record!,
    card: () => lastCard,
    others,
    judgedViews,
    settled,
    async play(code) {
      const { viewer, question } = now();
      await local.answer(question, viewer!, code);
      await settled();
    },
  };
}

/** Everybody plays passively until the game is over. */
async function toTheEnd({ now, play, local, settled }: Sitting, afterEach: () => void = () => {}): Promise<void> {
  for (let i = 0; i < 400 && !now().outcome; i++) {
    const { view, waiting, at } = now();
    if (waiting === 'bots') await local.proceed(at);
    else await play(passive(view));
    await settled();
    afterEach();
  }
}

/** A sitting in which the first seat starts the draft. */
async function firstPlayer(seats: readonly Player[], options = { mode: 'basic' }): Promise<Sitting> {
  for (let i = 0; ; i++) {
    const sitting = await sit(seats, options, `first ${i}`);
    if (sitting.now().pending[0] === 0) return sitting;
    sitting.local.close();
  }
}

describe('a game on this device', () => {
  it('shows a person only their own options, and no state', async () => {
    const { now } = await firstPlayer([person('A'), bot('B')]);
    expect(now().viewer).toBe(0);
    expect(now().view.ask!.options[1]).toBeNull();
    expect(JSON.stringify(now())).not.toMatch(/"key":"[0-9a-f]{64}"/);
  });

  it('lets bots answer only when the page has followed', async () => {
    const { now, play, local, settled } = await firstPlayer([person('A'), bot('B')]);
    await play('pass');
    expect(now()).toMatchObject({ at: 1, waiting: 'bots', pending: [1] });
    await settled();
    expect(now().at).toBe(1);
    await local.proceed(1);
    await settled();
    expect(now()).toMatchObject({ waiting: 'person' });
    expect(now().at).toBeGreaterThan(1);
  });

  it('lets bots answer at once where a person is asked at the same time', async () => {
    const { now, play, local, settled } = await firstPlayer([person('A'), bot('B')]);
    await play('pass');
    await local.proceed(1);
    await settled();
    expect(now().view.ask!.id).toBe('EPX-D02');
    await settled();
    expect(now().view.answers.given).toEqual([false, true]);
  });

  it('tells the news of each answer once, and the log whole', async () => {
    const { moments, play } = await firstPlayer([person('A'), bot('B')]);
    await play('recruit:camp:land1a');
    expect(moments.at(-1)!.news.map(event => event.type)).toEqual(['recruited']);
    expect(moments.at(-1)!.log).toMatchObject({ from: 1, entries: [{ at: 1, seat: 0 }] });
  });

  it('ignores a late click that belongs to an earlier question', async () => {
    const { now, local } = await firstPlayer([person('A'), person('B')]);
    const { question } = now();
    await local.sitDown(0);
    await local.answer(question, 0, 'pass');
    const { at } = now();
    await local.answer(question, 0, 'pass');
    expect(now().at).toBe(at);
  });

  it('keeps every answer, and the end with the seed', async () => {
    const sitting = await firstPlayer([person('A'), bot('B')]);
    const { now, kept } = sitting;
    await toTheEnd(sitting, () => expect(kept().answers).toHaveLength(now().at));
    expect(now().outcome).not.toBeNull();
    expect(kept().end).toMatchObject({ seed: kept().seed, winners: expect.any(Array) });
  });
});

describe('taking back', () => {
  it('is free while nobody else has acted and nothing was revealed', async () => {
    const { now, play, local } = await firstPlayer([person('A'), bot('B')]);
    await play('recruit:camp:land1a');
    expect(now().takeBack).toEqual({ may: 'free' });
    await local.takeBack();
    expect(now()).toMatchObject({ at: 0, news: [], pending: [0] });
  });

  it('leads back to the own last decision after bots have answered, and further back when asked again', async () => {
    const { now, play, local, settled } = await firstPlayer([person('A'), bot('B')]);
    await play('recruit:camp:land1a');
    await local.proceed(1);
    await settled();
    expect(now()).toMatchObject({ at: 2, takeBack: { may: 'free' } });
    await play('pass');
    await settled();
    expect(now().at).toBeGreaterThan(2);
    await local.takeBack();
    expect(now()).toMatchObject({ at: 2, pending: [0], takeBacks: 1 });
    await local.takeBack();
    expect(now()).toMatchObject({ at: 0, pending: [0], takeBacks: 2, takeBack: { may: 'no', why: 'nothing' } });
  });

  it('leads back behind opened fists when one plays alone against bots', async () => {
    const { now, play, local, settled } = await firstPlayer([person('A'), bot('B')]);
    await play('pass');
    await local.proceed(1);
    await settled();
    const { at } = now();
    await play('bid:3');
    expect(now().news.some(event => event.type === 'auction')).toBe(true);
    await local.takeBack();
    expect(now().view.ask!.id).toBe('EPX-D02');
    expect(now().at).toBeGreaterThanOrEqual(at);
    await play('bid:2');
    expect(now().takeBacks).toBe(1);
  });

  it('is counted in the record, which still holds', async () => {
    const sitting = await firstPlayer([person('A'), bot('B')]);
    const { now, play, local, kept } = sitting;
    await play('recruit:camp:land1a');
    await local.takeBack();
    await toTheEnd(sitting);
    const { header, answers, end } = kept();
    expect(end!.takeBacks).toBe(1);
    const text = writeRecord({ header, answers, end });
    expect(verify(game, text).problems).toEqual([]);
    expect(parseRecord(text).end!.takeBacks).toBe(1);
    expect(verify(game, text.replace('"takeBacks":1,', '')).problems).not.toEqual([]);
    expect(now().takeBack).toEqual({ may: 'no', why: 'over' });
  });

  it('is for others at the device to allow, once one of them has decided', async () => {
    const { now, play, local } = await firstPlayer([person('A'), person('B')]);
    await local.sitDown(0);
    await play('recruit:camp:land1a');
    expect(now().takeBack).toEqual({ may: 'free' });
    await local.sitDown(1);
    expect(now().takeBack).toEqual({ may: 'no', why: 'nothing' });
    await play('pass');
    await local.sitDown(0);
    expect(now().takeBack).toEqual({ may: 'agreed', by: [1] });
    await local.takeBack();
    expect(now()).toMatchObject({ at: 0, pending: [0] });
  });
});

describe('one device for several people', () => {
  it('shows a spectator’s view until somebody sits down', async () => {
    const { now, local } = await firstPlayer([person('A'), person('B')]);
    expect(now()).toMatchObject({ viewer: null, handover: 0 });
    await local.sitDown(0);
    expect(now()).toMatchObject({ viewer: 0, handover: null });
  });

  it('asks for the next person, and never shows one the cards of the other', async () => {
    const { now, local, play } = await firstPlayer([person('A'), person('B')]);
    await local.sitDown(0);
    await play('pass');
    await local.sitDown(1);
    await play('pass');
    await local.sitDown(0);
    await play('bid:2');
    expect(now()).toMatchObject({ viewer: 0, handover: 1 });
    await local.sitDown(1);
    expect(now().view.answers).toMatchObject({ mine: null, given: [true, false] });
    expect(now().view.ask!.options[0]).toBeNull();
  });

  it('takes answers only from whoever has the device', async () => {
    const { now, local } = await firstPlayer([person('A'), person('B')]);
    await local.sitDown(1);
    await expect(local.answer(now().question, 0, 'pass')).rejects.toThrow('does not have the device');
  });

  it('refuses an answer that is not offered by its name, and nothing is lost', async () => {
    const { now, local, play } = await firstPlayer([person('A'), bot('B')]);
    await expect(play('fly')).rejects.toThrow('seat 1 has no option fly now');
    await local.takeBack();
    await play('pass');
    expect(now().at).toBe(1);
  });
});

describe('what might have been', () => {
  const opened = async ({ others }: Sitting, at: number): Promise<{ card: StoredTable; record: TableRecord }> => {
    const last = others.at(-1)!;
    expect(last.record.answers).toHaveLength(at);
    return last;
  };
  const historyIn = ({ header, seed, answers, branches }: TableRecord) =>
    localCourse(game, header, seed, answers, branches);

  it('leaves the game at any moment, with what the seat does not know dealt anew and bots around it', async () => {
    const sitting = await firstPlayer([person('A'), person('B'), bot('C')]);
    await sitting.local.sitDown(0);
    const path: Moment[] = [];
    for (let i = 0; i < 300 && !sitting.now().outcome; i++) {
      const { handover, waiting, at, view } = sitting.now();
      if (handover !== null) await sitting.local.sitDown(handover);
      else if (waiting === 'bots') await sitting.local.proceed(at);
      else await sitting.play(passive(view));
      await sitting.settled();
      path.push(sitting.now());
    }
    expect(sitting.now().outcome).not.toBeNull();
    const before = sitting.kept();
    const middle = path.find(({ view, viewer }) => view.ask?.id === 'EPX-D04' && viewer === 0)!;
    await sitting.local.playOn(middle.at, 0);
    const { card, record } = await opened(sitting, middle.at);
    expect(card).toMatchObject({ winners: null, whatIf: { table: 'table', at: middle.at } });
    expect(card.seats.map(seat => seat.kind)).toEqual(['person', 'bot', 'bot']);
    const history = historyIn(record);
    const original = localCourse(game, before.header, before.seed, before.answers);
    const seen = (h: LocalCourse, seat: number) => JSON.stringify(game.rules.view(stateAt(h, middle.at), seat));
    expect(seen(history, 0)).toBe(seen(original, 0));
    expect(JSON.stringify(history.state)).not.toBe(JSON.stringify(stateAt(original, middle.at)));
    expect(JSON.stringify(historyIn(record).state)).toBe(JSON.stringify(history.state));
    expect(sitting.kept()).toBe(before);
  });

  it('plays on to an end that has no record, and is taken back no further than where it began', async () => {
    const sitting = await firstPlayer([person('A'), bot('B')]);
    await sitting.play('recruit:camp:land1a');
    await sitting.local.proceed(1);
    await sitting.settled();
    const { at } = sitting.now();
    await sitting.local.playOn(at, 0);
    const { card, record } = await opened(sitting, at);
    const branch = await sit(card.seats, { mode: 'basic' }, 'a game', { card, history: historyIn(record) });
    expect(branch.now()).toMatchObject({ at, viewer: 0, whatIf: { at }, takeBack: { may: 'no', why: 'nothing' } });
    await branch.play('pass');
    await branch.local.takeBack();
    expect(branch.now().at).toBe(at);
    await toTheEnd(branch);
    expect(branch.now().outcome).not.toBeNull();
    expect(branch.kept()).toMatchObject({ end: null, branches: record.branches });
    expect(JSON.stringify(historyIn(branch.kept()).state.frames)).toBe('[]');
  });

  it('is refused while the game goes on for several people, for the eyes of others, and where nothing is asked', async () => {
    const two = await firstPlayer([person('A'), person('B')]);
    await two.local.sitDown(0);
    await expect(two.local.playOn(0, 0)).rejects.toThrow('alone against bots');
    const one = await firstPlayer([person('A'), bot('B')]);
    await expect(one.local.playOn(0, 1)).rejects.toThrow('alone against bots');
    await expect(one.local.playOn(7, 0)).rejects.toThrow('nothing can be played on');
  });
});

describe('a finished game judged by bots', () => {
  it('is judged from what each seat knew, at the end by the result, and never before it', async () => {
    const sitting = await firstPlayer([person('A'), bot('B')]);
    await expect(sitting.local.judged(0)).rejects.toThrow('when it is over');
    await expect(sitting.local.reviewed(0)).rejects.toThrow('when it is over');
    await toTheEnd(sitting);
    const { local, now, judgedViews } = sitting;
    expect(await local.judged(3)).toEqual([0.5, 0.5]);
    expect(judgedViews.map(view => view.viewer)).toEqual([0, 1]);
    expect(judgedViews[0]!.ask?.options[1] ?? null).toBeNull();
    const winners = now().outcome!.winners;
    expect(await local.judged(now().at)).toEqual([0, 1].map(seat => (winners.includes(seat) ? 1 : 0)));
  });

  it('names what a bot would have done beside what was done', async () => {
    const sitting = await firstPlayer([person('A'), bot('B')]);
    await sitting.play('recruit:camp:land1a');
    await toTheEnd(sitting);
    expect(await sitting.local.reviewed(0)).toMatchObject({
      at: 0,
      taken: { key: 'option.recruit' },
      better: { key: 'option.pass' },
      same: false,
      values: { taken: null, better: 0.5 },
    });
  });

  it('is kept with places, the last at half time, and Leaders where there are any', async () => {
    const sitting = await firstPlayer([person('A'), bot('B')]);
    await toTheEnd(sitting);
    const { places, scores, leaders } = sitting.card().result!;
    expect([...places].sort()).toEqual(places.includes(2) ? [1, 2] : [1, 1]);
    expect(scores).toHaveLength(2);
    expect(leaders).toEqual([null, null]);
  });
});

describe('looking back', () => {
  it('shows secret answers that waited for the others, when everything is open', async () => {
    const sitting = await firstPlayer([person('A'), bot('B'), bot('C')]);
    await toTheEnd(sitting);
    const { local, moments } = sitting;
    const auction = moments.find(({ view, pending }) => view.ask?.id === 'EPX-D02' && pending.length === 1)!;
    const answered = auction.view.ask!.seats.filter(seat => seat !== auction.pending[0]);
    await local.viewFrom(null);
    expect(local.pastMoment(auction.at).given).toEqual(
      answered.map(seat => ({ seat, answer: expect.objectContaining({ key: expect.any(String) }) })),
    );
    await local.viewFrom(answered[0]!);
    expect(local.pastMoment(auction.at).given!.map(given => given.seat)).toEqual([answered[0]]);
    await local.viewFrom(auction.pending[0]!);
    expect(local.pastMoment(auction.at).given).toEqual([]);
    expect(local.pastMoment(0).given).toEqual([]);
  });

  const SECRET = 'EPX-D04';
  const chosen = (view: AnyView) => (view as AnyView & { chosen: readonly (number | null)[] }).chosen;
  const FACE_UP = expect.any(Number);
  /** After this many answers all Action cards of Winter are chosen; the first player's turns over at once. */
  const faceDown = ({ moments }: Sitting): number => moments.findLast(({ view }) => view.ask?.id === SECRET)!.at + 1;

  it('shows what others hid only when the game is over', async () => {
    const sitting = await firstPlayer([person('A'), bot('B')]);
    await expect(sitting.local.viewFrom(1)).rejects.toThrow('before the game is over');
    await expect(sitting.local.viewFrom(null)).rejects.toThrow('before the game is over');
    expect(sitting.now().viewer).toBe(0);
  });

  it('shows the game as any seat saw it, and with everything open', async () => {
    const sitting = await firstPlayer([person('A'), bot('B'), bot('C')]);
    await toTheEnd(sitting);
    const { local, now } = sitting;
    const at = faceDown(sitting);
    expect(chosen(local.pastMoment(at).view)).toEqual([FACE_UP, null, null]);
    await local.viewFrom(1);
    expect(now()).toMatchObject({ viewer: 1, log: { from: 0 }, news: [] });
    expect(chosen(local.pastMoment(at).view)).toEqual([FACE_UP, expect.any(Number), null]);
    await local.viewFrom(null);
    expect(now().viewer).toBeNull();
    const { view } = local.pastMoment(at);
    expect(chosen(view)).toEqual([FACE_UP, expect.any(Number), expect.any(Number)]);
    expect(view.viewer).toBeNull();
  });
});

describe('standing orders against bots', () => {
  const isAsked = ({ pending, waiting }: Moment) => pending.includes(0) && waiting === 'person';

  it('answer in the place of their person at the pace of the page, and are kept with the table', async () => {
    const { local, now, card, kept, settled } = await firstPlayer([person('A'), bot('B')]);
    expect(now().orders).toMatchObject({ set: [] });
    await local.giveOrders(['pass', 'win at once']);
    expect(now().orders!.set).toEqual(['pass']);
    expect(card().orders).toEqual(['pass']);
    expect([now().waiting, now().pending]).toEqual(['bots', [0]]);
    expect(kept().answers).toEqual([]);
    await local.proceed(now().at);
    await settled();
    expect(kept().answers[0]).toMatchObject({ seat: 0, code: 'pass' });
  });

  it('end when something is taken back, so that their person is asked there', async () => {
    const sitting = await firstPlayer([person('A'), bot('B')]);
    const { local, now, settled } = sitting;
    await local.giveOrders(['pass']);
    await local.proceed(now().at);
    await settled();
    await local.takeBack();
    expect(now().orders!.set).toEqual([]);
    expect(isAsked(now())).toBe(true);
  });

  it('are for one person at the device; several would not know whose they are', async () => {
    const { now } = await sit([person('A'), person('B')]);
    expect(now().orders).toBeNull();
  });
});
