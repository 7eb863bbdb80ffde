/** A lesson under way: the state of its scene, the step it stands at, and what a press does there. */
import {
  type BaseEvent,
  type Course,
  courseFrom,
  type Fact,
  factsFor,
  type Game,
  type LessonData,
  type LessonStep,
  pending,
  play,
  type Said,
  type Seat,
  stateAt,
} from '@interregnum/kernel';
import type { AnyView, LogEntry } from '../local/messages.ts';

/** A step that is said to the learner; the others happen by themselves. */
export type SpokenStep = Extract<LessonStep, { say: Said }>;

interface Placed {
  scene: number;
  step: LessonStep;
}

export interface LessonGame {
  readonly lesson: LessonData;
  /** Counts the questions put, over all scenes. */
  readonly question: number;
  readonly scene: number;
  /** How many steps are spoken in all, and the one that is spoken now, from 0; `total` when it is over. */
  readonly total: number;
  readonly spoken: number;
  /** What the coach says now; `null` while others play, and at the end. */
  current(): SpokenStep | null;
  /** Somebody else plays next. */
  watching(): boolean;
  over(): boolean;
  view(at?: number): AnyView;
  /** How many answers were given in this scene. */
  answers(): number;
  told(at: number): BaseEvent[];
  log(): LogEntry[];
  pending(): Seat[];
  /** The learner's answer; false: it is not the one that is wanted here, and nothing happens. */
  press(code: string): boolean;
  /** Read: on to the next step. */
  next(): void;
  /** The next answer of somebody else. */
  proceed(): void;
  /** To the nth spoken step. */
  goTo(spoken: number): void;
}

const isSpoken = (step: LessonStep): step is SpokenStep => step.kind === 'tell' || step.kind === 'press';

export function lessonGame(game: Game, lesson: LessonData): LessonGame {
  const steps: readonly Placed[] = lesson.scenes.flatMap((one, scene) => one.steps.map(step => ({ scene, step })));
  const total = steps.filter(({ step }) => isSpoken(step)).length;
  const { you } = lesson;
  let at = 0;
  let nth = 0;
  let scene = -1;
  let course: Course;
  let questionsBefore = 0;

  function open(which: number): void {
    if (scene >= 0) questionsBefore += 1 + course.question;
    scene = which;
    const told: Fact<BaseEvent>[] = [];
    const position = game.proof.position.read(lesson.scenes[which]!.position, lesson.options, lesson.seats, told);
    course = courseFrom(game, position, told);
  }

  const take = (seat: Seat, code: string): void => {
    play(course, { seat, question: course.state.ask?.id ?? '', code }, null);
  };

  const told = (at: number): BaseEvent[] => factsFor(course.facts[at] ?? [], you);

  /** Over whatever is neither said nor watched; a new scene is laid out when it begins. */
  function settle(): void {
    while (steps[at]?.step.kind === 'expect') at++;
    const here = steps[at];
    if (here && here.scene !== scene) open(here.scene);
  }

  function advance(): void {
    at++;
    nth = 0;
    settle();
  }

  const placed = (): LessonStep | null => steps[at]?.step ?? null;

  function watchOne(): void {
    const step = placed();
    if (step?.kind !== 'watch') return;
    take(step.seat, step.codes[nth]!);
    if (++nth >= step.codes.length) advance();
  }

  /** As if it had been played up to here. */
  function goTo(wanted: number): void {
    at = 0;
    nth = 0;
    if (scene >= 0) questionsBefore += 1 + course.question;
    scene = -1;
    settle();
    for (let left = Math.min(wanted, total); left > 0 && at < steps.length; ) {
      const step = placed()!;
      if (step.kind === 'watch') watchOne();
      else {
        if (step.kind === 'press') take(you, step.press);
        advance();
        left--;
      }
    }
    while (placed()?.kind === 'watch') watchOne();
  }

  goTo(0);
  return {
    lesson,
    total,
    get question() {
      return questionsBefore + course.question;
    },
    get scene() {
      return scene;
    },
    get spoken() {
      return steps.slice(0, at).filter(({ step }) => isSpoken(step)).length;
    },
    current() {
      const step = placed();
      return step && isSpoken(step) ? step : null;
    },
    watching: () => placed()?.kind === 'watch',
    over: () => at >= steps.length,
    view: when => game.rules.view(when === undefined ? course.state : stateAt(course, when), you),
    answers: () => course.taken.length,
    told,
    log: () => course.facts.map((_, at) => ({ at, seat: course.taken[at - 1]?.seat ?? null, events: told(at) })),
    pending: () => [...pending(course.state)],
    press(code) {
      const step = placed();
      if (step?.kind !== 'press' || step.press !== code) return false;
      take(you, code);
      advance();
      return true;
    },
    next() {
      if (placed()?.kind === 'tell') advance();
    },
    proceed: watchOne,
    goTo,
  };
}
