/** One open table: keeps the state, takes answers, lets bots answer, and shows each person only what is theirs. */
import {
  answer,
  answersOf,
  type BaseEvent,
  factsFor,
  NotAnOption,
  pending,
  type RecordEnd,
  type Seat,
  sealRecord,
  stateAt,
  type Transition,
  take,
  undo,
} from '@interregnum/kernel';
import type { Player, StoredTable, TableRecord } from '../store/database.ts';
import type { LocalCourse } from './course.ts';
import { leftOrders } from './left-orders.ts';
import type { Advice, AnyView, LogEntry, Moment, PastMoment, ReplayMoment, Reviewed, Waiting } from './messages.ts';
import { givenAnswers, openCourse, openFacts, openView } from './open-view.ts';
import { resultOf } from './result.ts';
import { judged, reviewed } from './review.ts';
import { wayBack } from './take-back.ts';
import { whatIf } from './what-if.ts';

/** What a game on this device needs from outside. */
export interface LocalGamePorts {
  advise(level: string, view: AnyView, seed: string): Promise<Advice>;
  /** Resolves to false when the device would not keep it. */
  keep(card: StoredTable, record: TableRecord): Promise<boolean>;
  judge(deals: number, view: AnyView, seed: string): Promise<number>;
  show(moment: Moment): void;
  fail(error: unknown): void;
  now(): number;
  /** A text that nobody can foresee. */
  fresh(): string;
}

export interface LocalGame {
  begin(): Promise<void>;
  answer(question: number, seat: Seat, code: string): Promise<void>;
  proceed(at: number): Promise<void>;
  takeBack(): Promise<void>;
  sitDown(seat: Seat): Promise<void>;
  giveOrders(ids: readonly string[]): Promise<void>;
  viewFrom(seat: Seat | null): Promise<void>;
  pastMoment(at: number): ReplayMoment;
  course(samples: number): PastMoment[];
  advice(level: string): Promise<Advice>;
  judged(at: number): Promise<number[]>;
  reviewed(at: number): Promise<Reviewed | null>;
  playOn(at: number, seat: Seat): Promise<string>;
  close(): void;
}

const NOT_OVER = 'nobody sees the cards of others before the game is over';

const isPerson = (plan: Player | undefined) => plan?.kind === 'person';

export function openLocalGame(card: StoredTable, h: LocalCourse, ports: LocalGamePorts): LocalGame {
  const { game } = h;
  const { content } = h.header;
  const persons = card.seats.flatMap((plan, seat) => (isPerson(plan) ? [seat] : []));
  const self = persons.length === 1 ? persons[0]! : null;
  let viewer: Seat | null = self;
  let shownTo = -1;
  let proceedUpTo = -1;
  let kept = true;
  let updated = card.updated;
  let takeBacks = card.takeBacks ?? 0;
  let closed = false;
  const thinking = new Set<Seat>();
  const decided = new Map<Seat, string>();
  let turn: Promise<void> = Promise.resolve();
  const orders = leftOrders(game, h, self, card.orders ?? []);

  /** One thing after another, also while something is being written. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = turn.then(() => (closed ? undefined : work()));
    turn = done.catch(() => {});
    return done;
  }

  const waiting = (): Waiting => {
    const seats = pending(h.state);
    if (seats.length === 0) return 'nobody';
    const ordered = orders.answer() === null ? null : self;
    return seats.some(seat => seat !== ordered && isPerson(card.seats[seat])) ? 'person' : 'bots';
  };

  function handover(): Seat | null {
    const asked = pending(h.state).filter(seat => isPerson(card.seats[seat]));
    return asked.length === 0 || (viewer !== null && asked.includes(viewer)) ? null : asked[0]!;
  }

  /** Without a viewer everything is open as soon as the game is over. */
  const isOpen = () => viewer === null && game.rules.outcome(h.state) !== null;
  const seen = (state: LocalCourse['state']): AnyView =>
    isOpen() ? openView(game, state) : game.rules.view(state, viewer);
  const told = (at: number): BaseEvent[] => (isOpen() ? openFacts(h.facts[at]!) : factsFor(h.facts[at]!, viewer));

  const entry = (at: number): LogEntry => ({ at, seat: h.taken[at - 1]?.seat ?? null, events: told(at) });

  const entries = (from: number): LogEntry[] => h.facts.slice(from).map((_, i) => entry(from + i));

  function show(from = shownTo + 1, fresh = from > 0): void {
    if (closed) return; // left while something was being kept
    const added = entries(from);
    const news: readonly BaseEvent[] = fresh ? added.flatMap(x => x.events) : [];
    shownTo = h.taken.length;
    ports.show({
      table: card.id,
      game: card.game,
      seats: card.seats,
      options: card.options,
      ...(content && { content: { name: content.name, hash: content.hash } }),
      self,
      at: h.taken.length,
      question: h.question,
      viewer,
      view: seen(h.state),
      news,
      log: { from, entries: added },
      pending: [...pending(h.state)],
      waiting: waiting(),
      handover: handover(),
      takeBack: wayBack(h, viewer, persons).takeBack,
      takeBacks,
      orders: orders.book(seen(h.state)),
      updated,
      whatIf: card.whatIf ?? null,
      outcome: game.rules.outcome(h.state),
      kept,
    });
  }

  async function keep(): Promise<void> {
    const winners = game.rules.outcome(h.state)?.winners ?? null;
    const end: RecordEnd | null =
      winners && h.branches.length === 0 ? sealRecord(h.header, h.taken, h.seed, winners, takeBacks).end : null;
    updated = ports.now();
    const result = resultOf(h);
    const changed = {
      ...card,
      orders: orders.ids(),
      updated,
      answers: h.taken.length,
      winners,
      takeBacks,
      ...(result && { result }),
    };
    const { header, seed, branches } = h;
    kept = await ports.keep(changed, { id: card.id, header, answers: answersOf(h), seed, end, branches });
  }

  /** Makes a transition true; thoughts about an earlier question are out of date. */
  function carryOut(transition: Transition): void {
    const { question } = h;
    take(h, transition, null);
    if (h.question === question) return;
    thinking.clear();
    decided.clear();
  }

  /** Takes an answer, keeps it, shows it, and sees who is next. */
  async function go(seat: Seat, code: string): Promise<void> {
    const given = answer(h, seat, code);
    carryOut(given);
    orders.heed(given.told);
    await keep();
    if (given.kind === 'change') show(1 + h.reached.at(-1)!.changed!.place, false);
    else show();
    stir();
  }

  /** Lets every bot that is asked think, and takes the answers that are ready. */
  function stir(): void {
    if (closed) return;
    const asked = pending(h.state);
    for (const seat of asked) {
      const plan = card.seats[seat]!;
      if (plan.kind === 'bot' && !thinking.has(seat)) think(seat, plan.level);
    }
    const codeOf = (seat: Seat) => decided.get(seat) ?? (seat === self ? orders.answer() : null);
    const ready = asked.find(seat => codeOf(seat) !== null);
    if (ready === undefined || !mayAnswer()) return;
    const code = codeOf(ready)!;
    decided.delete(ready);
    inTurn(() => (pending(h.state).includes(ready) ? go(ready, code) : Promise.resolve())).catch(ports.fail);
  }

  /** Bots wait until the page has shown what came before, unless a person is being asked at the same time. */
  const mayAnswer = () => waiting() === 'person' || proceedUpTo >= h.taken.length;

  function think(seat: Seat, level: string): void {
    const asked = h.question;
    thinking.add(seat);
    const seed = `${h.header.commitment} ${h.taken.length} ${seat}`;
    ports
      .advise(level, game.rules.view(h.state, seat), seed)
      .then(({ code }) => {
        if (closed || asked !== h.question) return;
        decided.set(seat, code);
        stir();
      })
      .catch(ports.fail);
  }

  return {
    begin: () =>
      inTurn(async () => {
        show();
        stir();
      }),
    answer: (asked, seat, code) =>
      inTurn(async () => {
        if (asked !== h.question) return;
        if (seat !== viewer) throw new NotAnOption(`seat ${seat + 1} does not have the device`);
        await go(seat, code);
      }),
    proceed: async at => {
      proceedUpTo = at;
      stir();
    },
    takeBack: () =>
      inTurn(async () => {
        const { to } = wayBack(h, viewer, persons);
        if (to === null || viewer === null) return;
        carryOut(undo(h, viewer, to));
        orders.give([]);
        takeBacks++;
        proceedUpTo = -1;
        await keep();
        show(to, false);
        stir();
      }),
    sitDown: seat =>
      inTurn(async () => {
        if (!isPerson(card.seats[seat])) return;
        viewer = seat;
        show(0);
      }),
    giveOrders: ids =>
      inTurn(async () => {
        orders.give(ids);
        await keep();
        show();
        stir();
      }),
    viewFrom: seat =>
      inTurn(async () => {
        if (game.rules.outcome(h.state) === null) throw new Error(NOT_OVER);
        viewer = seat;
        show(0);
      }),
    pastMoment(asked) {
      const at = Math.min(asked, h.taken.length);
      const state = stateAt(h, at);
      const known = isOpen() ? [...card.seats.keys()] : viewer === null ? [] : [viewer];
      return { at, view: seen(state), news: told(at), given: givenAnswers(game, state, known) };
    },
    course(most) {
      if (game.rules.outcome(h.state) === null) throw new Error(NOT_OVER);
      return openCourse(h, most);
    },
    advice: level =>
      ports.advise(level, game.rules.view(h.state, viewer), `${h.header.commitment} hint ${h.taken.length}`),
    judged: at => judged(h, at, ports),
    reviewed: at => reviewed(h, at, ports),
    async playOn(at, seat) {
      const over = game.rules.outcome(h.state) !== null;
      if (!over && (persons.length !== 1 || seat !== viewer)) {
        throw new Error('while a game goes on, only who plays alone against bots may try something else');
      }
      if (at < 0 || at > h.taken.length || !stateAt(h, at).ask) throw new Error('nothing can be played on from there');
      const branch = whatIf(card, h, {
        at,
        seat,
        id: ports.fresh().slice(0, 16),
        deal: ports.fresh(),
        now: ports.now(),
      });
      if (!(await ports.keep(branch.card, branch.record))) throw new Error('this device does not keep games');
      return branch.card.id;
    },
    close() {
      closed = true;
    },
  };
}
