/** The table of a lesson: moments of a scene, answers that the coach looks at first. */
import type { Game, LessonData, Said } from '@interregnum/kernel';
import type { Moment } from '../local/messages.ts';
import { type Store, store } from '../parts/store.ts';
import type { Player } from '../store/database.ts';
import type { SourceListener, TableSource } from '../table/state/source.ts';
import { lessonGame, type SpokenStep } from './lesson-game.ts';
import { keepProgress, lessonProgress } from './progress.ts';

/** What the coach shows. */
export interface CoachState {
  /** `null` while others play, and when the lesson is over. */
  step: SpokenStep | null;
  spoken: number;
  total: number;
  over: boolean;
  /** The learner pressed something else: a gentle word, and how often, so that it can be said again. */
  astray: { times: number; say: Said | null } | null;
}

export interface Lesson {
  source: TableSource;
  coach: Store<CoachState>;
  next(): void;
  /** Does what is to be pressed. */
  showMe(): void;
  back(): void;
  restart(): void;
}

export function openLesson(game: Game, lesson: LessonData, yourName: string): Lesson {
  const { id } = game.meta;
  const g = lessonGame(game, lesson);
  const kept = lessonProgress(id);
  if (kept.step < g.total) g.goTo(kept.step);
  let listener: SourceListener | null = null;
  let shown = { scene: -1, at: -1 };
  const seats = lesson.names.map(
    (name, seat): Player =>
      seat === lesson.you ? { kind: 'person', name: yourName } : { kind: 'bot', name, level: lesson.next.bots },
  );
  const stateNow = (): CoachState => ({
    step: g.current(),
    spoken: g.spoken,
    total: g.total,
    over: g.over(),
    astray: null,
  });
  const coach = store(stateNow());

  function moment(): Moment {
    const at = g.answers();
    const from = g.scene === shown.scene && at >= shown.at ? shown.at + 1 : 0;
    const entries = g.log().slice(from);
    const waiting = g.watching() ? 'bots' : g.over() ? 'nobody' : 'person';
    return {
      table: `lesson ${g.scene}`,
      game: id,
      seats,
      options: lesson.options,
      at,
      question: g.question,
      viewer: lesson.you,
      self: lesson.you,
      view: g.view(),
      news: from > 0 ? entries.flatMap(entry => entry.events) : [],
      log: { from, entries },
      pending: g.pending(),
      waiting,
      handover: null,
      takeBack: g.spoken > 0 ? { may: 'free' } : { may: 'no', why: 'nothing' },
      takeBacks: 0,
      orders: null,
      updated: null,
      whatIf: null,
      outcome: null,
      kept: true,
    };
  }

  function show(): void {
    const now = moment();
    shown = { scene: g.scene, at: now.at };
    listener?.moment(now);
    coach.set(stateNow());
    keepProgress(id, { step: g.over() ? 0 : g.spoken, done: g.over() || lessonProgress(id).done });
  }

  function lead(step: () => void): void {
    step();
    show();
  }

  /** Nothing is lost by another answer: the coach says what is meant. */
  function astray(): void {
    const now = coach.get();
    const other = now.step?.kind === 'press' ? now.step.other : null;
    coach.set({ ...now, astray: { times: (now.astray?.times ?? 0) + 1, say: other } });
  }

  const back = () => lead(() => g.goTo(Math.max(0, g.spoken - 1)));

  const source: TableSource = {
    open(to) {
      listener = to;
      shown = { scene: -1, at: -1 };
      show();
      return () => {
        listener = null;
      };
    },
    async answer(_, code) {
      if (g.press(code)) show();
      else astray();
    },
    async proceed(at) {
      if (g.watching() && at >= g.answers()) lead(() => g.proceed());
    },
    takeBack: async () => back(),
    sitDown: async () => {},
    async pastMoment(at) {
      const when = Math.min(at, g.answers());
      return { at: when, view: g.view(when), news: g.told(when) };
    },
    course: async () => [],
    async advice() {
      const step = g.current();
      if (step?.kind !== 'press') throw new Error('nothing is to be pressed');
      return { code: step.press, considered: [{ code: step.press, share: 1, value: 1 }] };
    },
    record: () => Promise.reject(new Error('a lesson has no record')),
    ofThisDevice: false,
    content: () => Promise.resolve(null),
    rematch: () => Promise.reject(new Error('a lesson is taken again from its beginning')),
  };

  return {
    source,
    coach,
    next: () => lead(() => g.next()),
    showMe() {
      const step = g.current();
      if (step?.kind === 'press') lead(() => g.press(step.press));
    },
    back,
    restart: () => lead(() => g.goTo(0)),
  };
}
