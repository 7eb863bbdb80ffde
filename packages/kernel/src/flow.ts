/**
 * The flow of a game as plain data.
 *
 * A procedure is an ordered list of named steps, one procedure for each paragraph of a rulebook. Where a game stands
 * is a stack of frames: the name of a procedure, the name of its step, a record of locals. Nothing else
 * remembers the position, so a state can be saved, cloned, sent, hidden in part and played on at any question.
 */

/** A place at the table, counted from 0. People and files count from 1. */
export type Seat = number;

/**
 * Locals are plain data of any depth, and public. A secret lives in a field of the state, where a sight guards it;
 * constant content is named by its number or id.
 */
export interface Frame {
  proc: string;
  step: string;
  locals: object;
  /** What an `each` step goes through, fixed when the step is reached. */
  items: readonly number[] | null;
  index: number;
}

/** The open question: who is asked, and what each may answer (`null` for seats that are not asked). */
export interface Ask<O, Q extends string = string> {
  /** The id of the question, the same in prompts, records, bots and coverage. */
  id: Q;
  seats: readonly Seat[];
  options: readonly (readonly O[] | null)[];
  /** Whether a seat may replace its answer until the last answer is in. */
  changeable: boolean;
}

/** What every state carries besides the table of its game. */
export interface Flow<O, Q extends string = string> {
  seats: number;
  frames: Frame[];
  ask: Ask<O, Q> | null;
  /** Index of the option taken, per seat; `null` = not yet. */
  answers: (number | null)[];
}

/** Returned by a step to leave its procedure at once, also when the step has just called another one. */
export const END = Symbol('end');
/** Returned by an answer to take the same step once more: cards are picked one by one, until the seat stops. */
export const AGAIN = Symbol('again');
export type Next = typeof END | typeof AGAIN | void;

interface Rounds<S, L> {
  /** The step repeats for as long as this holds; it is passed over when it does not. Beside `each`: asked on arrival. */
  while?(s: S, l: L): boolean;
  /** The step is taken once for each of these, in order. */
  each?(s: S, l: L): readonly number[];
}

/** Something that happens without a decision. */
export interface Action<S, L> extends Rounds<S, L> {
  do(s: S, l: L, item: number): Next;
  who?: undefined;
  everyone?: undefined;
}

/** A title that lists its questions must name the one that a step asks; elsewhere the step's own id is taken. */
type Asking<Q extends string> = string extends Q ? { question?: Q } : { question: Q };

/** One seat decides. With nothing to choose from the step is passed over. */
export type Choice<S, O, L, Q extends string = string> = Asking<Q> & OneSeat<S, O, L>;

interface OneSeat<S, O, L> extends Rounds<S, L> {
  who(s: S, l: L, item: number): Seat;
  options(s: S, l: L, seat: Seat, item: number): readonly O[];
  /** `forced`: a single option is taken without asking. */
  ask?: 'always' | 'forced';
  then(s: S, l: L, answer: O, seat: Seat, item: number): Next;
  do?: undefined;
  everyone?: undefined;
}

/** Several seats decide at once against the same state; no answer is seen before the last one is in. */
export type SecretChoice<S, O, L, Q extends string = string> = Asking<Q> & SeveralSeats<S, O, L>;

interface SeveralSeats<S, O, L> {
  everyone(s: S, l: L): readonly Seat[];
  options(s: S, l: L, seat: Seat, item: number): readonly O[];
  changeable?: boolean;
  reveal(s: S, l: L, answers: readonly (O | null)[]): Next;
  do?: undefined;
  who?: undefined;
}

export type Step<S, O, L, Q extends string = string> =
  | ((s: S, l: L) => Next)
  | Action<S, L>
  | Choice<S, O, L, Q>
  | SecretChoice<S, O, L, Q>;

/** A handle on a procedure; `L` is what it must be called with. */
export interface Procedure<L> {
  readonly name: string;
  readonly locals?: L;
}

/** One shape for all steps: the machine finds what a step does without looking at how it was written. */
interface CompiledStep<S, O> {
  id: string;
  name: string;
  question: string;
  after: CompiledStep<S, O> | null;
  while: ((s: S, l: object) => boolean) | null;
  each: ((s: S, l: object) => readonly number[]) | null;
  do: ((s: S, l: object, item: number) => Next) | null;
  who: OneSeat<S, O, object>['who'] | null;
  everyone: SeveralSeats<S, O, object>['everyone'] | null;
  options: OneSeat<S, O, object>['options'] | null;
  then: OneSeat<S, O, object>['then'] | null;
  reveal: SeveralSeats<S, O, object>['reveal'] | null;
  forced: boolean;
  changeable: boolean;
}

interface CompiledProcedure<S, O> {
  name: string;
  first: CompiledStep<S, O>;
  /** The step that was carried out last, in whatever game. */
  recent: CompiledStep<S, O>;
  steps: Map<string, CompiledStep<S, O>>;
}

/** Thrown for an answer that is not on the list. The state is untouched. */
export class NotAnOption extends Error {
  override name = 'NotAnOption';
}

/** What a rules package uses to write procedures, and what runs them. */
export interface FlowMachine<S extends Flow<O, Q>, O, Q extends string = string> extends FlowReport {
  procedure<L extends object>(name: string, steps: Record<string, Step<S, O, L, Q>>): Procedure<L>;
  /** Interrupts the running procedure; it goes on with its next step when the called one has ended. */
  call<L extends object>(s: S, procedure: Procedure<L>, locals: NoInfer<L>): void;
  /** Starts the game: calls the root procedure and runs to the first question. */
  begin(s: S, root: Procedure<Record<string, never>>): void;
  /** `seat` takes the option with this index; the flow goes on once everybody who was asked has answered. */
  apply(s: S, seat: Seat, index: number): void;
  /** Runs a state whose frames were set by hand to its next question. */
  run(s: S): void;
  /** Makes the list of options of the open question anew from the state. */
  reask(s: S): void;
  /** Ends the whole game from inside any procedure. */
  finish(s: S): void;
}

/** What tests and tools may know of a flow. */
export interface FlowReport {
  /** Every step of every procedure, as `procedure.step`. */
  steps(): string[];
  /** Every question that a step asks. */
  questions(): string[];
  /** Counts the steps taken while set; for coverage. */
  watch(visited: Set<string> | null): void;
}

/** A step of any kind. Locals are typed where a procedure is written; the machine only hands them on. */
interface Written<S, O> extends Rounds<S, object> {
  question?: string;
  do?: Action<S, object>['do'] | undefined;
  who?: OneSeat<S, O, object>['who'] | undefined;
  everyone?: SeveralSeats<S, O, object>['everyone'] | undefined;
  options?: OneSeat<S, O, object>['options'];
  then?: OneSeat<S, O, object>['then'];
  reveal?: SeveralSeats<S, O, object>['reveal'];
  ask?: OneSeat<S, O, object>['ask'];
  changeable?: boolean;
}

function compile<S, O>(proc: string, name: string, step: Step<S, O, object>): CompiledStep<S, O> {
  const id = `${proc}.${name}`;
  const written: Written<S, O> = typeof step === 'function' ? { do: step } : step;
  return {
    id,
    name,
    question: written.question ?? id,
    after: null,
    while: written.while ?? null,
    each: written.each ?? null,
    do: written.do ?? null,
    who: written.who ?? null,
    everyone: written.everyone ?? null,
    options: written.options ?? null,
    then: written.then ?? null,
    reveal: written.reveal ?? null,
    forced: written.ask === 'forced',
    changeable: written.changeable ?? false,
  };
}

function compileAll<S, O>(name: string, steps: Record<string, Step<S, O, object>>): CompiledProcedure<S, O> {
  const list = Object.entries(steps).map(([id, step]) => compile(name, id, step));
  const [first] = list;
  if (!first) throw new Error(`the procedure ${name} has no steps`);
  for (const [i, step] of list.entries()) step.after = list[i + 1] ?? null;
  return { name, first, recent: first, steps: new Map(list.map(step => [step.name, step])) };
}

/** The rules of one game: its procedures and the machine that runs them. */
export function flow<S extends Flow<O, Q>, O, Q extends string = string>(): FlowMachine<S, O, Q> {
  const procedures = new Map<string, CompiledProcedure<S, O>>();
  let visited: Set<string> | null = null;

  function procedure<L extends object>(name: string, steps: Record<string, Step<S, O, L, Q>>): Procedure<L> {
    if (procedures.has(name)) throw new Error(`two procedures are called ${name}`);
    procedures.set(name, compileAll(name, steps as Record<string, Step<S, O, object>>));
    return { name };
  }

  function call<L extends object>(s: S, proc: Procedure<L>, locals: NoInfer<L>): void {
    const { name, first } = procedures.get(proc.name)!;
    s.frames.push({ proc: name, step: first.name, locals, items: null, index: 0 });
  }

  /** Most steps come right after the one that was carried out last in the same procedure, or repeat it. */
  function stepOf({ proc: name, step: id }: Frame): CompiledStep<S, O> {
    const proc = procedures.get(name);
    const recent = proc?.recent;
    if (recent?.name === id) return recent;
    const step = recent?.after?.name === id ? recent.after : proc?.steps.get(id);
    if (!proc || !step) throw new Error(`there is no step ${name}.${id}`);
    proc.recent = step;
    return step;
  }

  function moveTo(frame: Frame, step: CompiledStep<S, O> | null): void {
    frame.step = step === null ? '' : step.name;
    frame.items = null;
    frame.index = 0;
  }

  /** Sets the frame to what comes after this step, before the step is carried out: the step may call or end. */
  function leave(frame: Frame, step: CompiledStep<S, O>): void {
    if (frame.items && ++frame.index < frame.items.length) return;
    if (frame.items || !step.while) moveTo(frame, step.after);
  }

  function goOn(frame: Frame, next: Next): void {
    if (next === END) moveTo(frame, null);
  }

  /** Goes on after an answer; `items` and `index` are where the frame stood when it was given. */
  function goOnAfter(
    frame: Frame,
    step: CompiledStep<S, O>,
    next: Next,
    items: Frame['items'],
    index: Frame['index'],
  ): void {
    if (next !== AGAIN) {
      goOn(frame, next);
      return;
    }
    frame.step = step.name;
    frame.items = items;
    frame.index = index;
  }

  function question(s: S, step: CompiledStep<S, O>, seats: readonly Seat[], options: (readonly O[] | null)[]): void {
    s.ask = { id: step.question as Q, seats, options, changeable: step.changeable };
    if (s.answers.length !== s.seats) s.answers = emptySeats(s);
  }

  function emptySeats<T>(s: S): (T | null)[] {
    const list: (T | null)[] = [];
    for (let seat = 0; seat < s.seats; seat++) list.push(null);
    return list;
  }

  function askEveryone(s: S, step: CompiledStep<S, O>, l: object): boolean {
    const seats = step.everyone!(s, l);
    if (seats.length === 0) return false;
    const options = emptySeats<readonly O[]>(s);
    for (const seat of seats) {
      options[seat] = step.options!(s, l, seat, 0);
      if (options[seat].length === 0) throw new Error(`${step.id} leaves seat ${seat + 1} nothing to answer`);
    }
    question(s, step, seats, options);
    return true;
  }

  function run(s: S): void {
    const { frames } = s;
    for (;;) {
      if (frames.length === 0) return;
      const frame = frames[frames.length - 1]!;
      if (frame.step === '') {
        frames.pop();
        continue;
      }
      const step = stepOf(frame);
      const l = frame.locals;
      if (!frame.items && step.while && !step.while(s, l)) {
        moveTo(frame, step.after);
        continue;
      }
      if (step.each && !frame.items) {
        frame.items = step.each(s, l).slice();
        frame.index = 0;
        if (frame.items.length === 0) {
          moveTo(frame, step.after);
          continue;
        }
      }
      visited?.add(step.id);
      const item = frame.items ? frame.items[frame.index]! : 0;
      if (step.do) {
        leave(frame, step);
        goOn(frame, step.do(s, l, item));
        continue;
      }
      if (step.everyone) {
        if (askEveryone(s, step, l)) return;
        moveTo(frame, step.after);
        continue;
      }
      const seat = step.who!(s, l, item);
      const options = step.options!(s, l, seat, item);
      if (options.length === 0) {
        if (frame.items) leave(frame, step);
        else moveTo(frame, step.after);
        continue;
      }
      if (step.forced && options.length === 1) {
        const { items, index } = frame;
        leave(frame, step);
        goOnAfter(frame, step, step.then!(s, l, options[0]!, seat, item), items, index);
        continue;
      }
      const perSeat = emptySeats<readonly O[]>(s);
      perSeat[seat] = options;
      question(s, step, [seat], perSeat);
      return;
    }
  }

  function apply(s: S, seat: Seat, index: number): void {
    const ask = s.ask;
    const options = ask?.options[seat];
    const answer = options?.[index];
    if (!ask || !options || answer === undefined) throw new NotAnOption(`seat ${seat + 1} has no option ${index} now`);
    if (s.answers[seat] !== null && !ask.changeable) throw new NotAnOption(`seat ${seat + 1} has already answered`);
    if (ask.seats.length > 1) {
      s.answers[seat] = index;
      for (const other of ask.seats) if (s.answers[other] === null) return;
    }
    const frame = s.frames[s.frames.length - 1]!;
    const step = stepOf(frame);
    const item = frame.items ? frame.items[frame.index]! : 0;
    const { locals, items, index: place } = frame;
    const answers = s.answers;
    s.ask = null;
    leave(frame, step);
    if (step.reveal) {
      const given = ask.seats.length > 1 ? answers : answers.map((a, x) => (x === seat ? index : a));
      s.answers = emptySeats(s);
      goOn(
        frame,
        step.reveal(
          s,
          locals,
          ask.options.map((o, x) => o?.[given[x]!] ?? null),
        ),
      );
    } else {
      goOnAfter(frame, step, step.then!(s, locals, answer, seat, item), items, place);
    }
    run(s);
  }

  function reask(s: S): void {
    const frame = s.frames[s.frames.length - 1];
    s.ask = null;
    if (!frame) return;
    const step = stepOf(frame);
    const item = frame.items ? frame.items[frame.index]! : 0;
    if (step.everyone) {
      askEveryone(s, step, frame.locals);
    } else if (step.who) {
      const seat = step.who(s, frame.locals, item);
      const perSeat = emptySeats<readonly O[]>(s);
      perSeat[seat] = step.options!(s, frame.locals, seat, item);
      question(s, step, [seat], perSeat);
    }
  }

  function finish(s: S): void {
    s.frames.length = 0;
  }

  function begin(s: S, root: Procedure<Record<string, never>>): void {
    call(s, root, {});
    run(s);
  }

  const allSteps = () => [...procedures.values()].flatMap(p => [...p.steps.values()]);

  return {
    procedure,
    call,
    begin,
    apply,
    run,
    reask,
    finish,
    steps: () => allSteps().map(step => step.id),
    questions: () => [
      ...new Set(
        allSteps()
          .filter(x => x.who || x.everyone)
          .map(x => x.question),
      ),
    ],
    watch: set => {
      visited = set;
    },
  };
}

/** Who still has to answer the open question. */
export const pending = (s: Flow<unknown>): readonly Seat[] =>
  s.ask ? s.ask.seats.filter(seat => s.answers[seat] === null) : [];

/** The locals of a procedure under way, the innermost one; `null` when it is not. */
export function localsOf<L>(s: { readonly frames: readonly Frame[] }, procedure: Procedure<L>): L | null {
  for (let i = s.frames.length - 1; i >= 0; i--) {
    if (s.frames[i]!.proc === procedure.name) return s.frames[i]!.locals as L;
  }
  return null;
}

/**
 * Leaves the innermost run of a procedure at once, with everything that it has called: a battle called off, a turn
 * ended by elimination. Its caller goes on with its next step. Called again right away the procedure starts anew, as
 * when a setup goes back to a checkpoint.
 */
export function unwind<L>(s: { readonly frames: Frame[] }, procedure: Procedure<L>): void {
  for (let i = s.frames.length - 1; i >= 0; i--) {
    if (s.frames[i]!.proc !== procedure.name) continue;
    s.frames.length = i;
    return;
  }
  throw new Error(`${procedure.name} is not under way`);
}

/** A copy of the frames that shares nothing that can change. */
export function cloneFrames(frames: readonly Frame[]): Frame[] {
  const copy = new Array<Frame>(frames.length);
  for (let i = 0; i < frames.length; i++) {
    const f = frames[i]!;
    copy[i] = { proc: f.proc, step: f.step, locals: clonePlain(f.locals), items: f.items, index: f.index };
  }
  return copy;
}

/** Locals and events are plain data of any depth; a copy shares no list and no map with them. */
export function clonePlain<T extends object>(data: T): T {
  const copy = { ...data } as Record<string, unknown>;
  for (const name in copy) {
    const value = copy[name];
    if (typeof value === 'object' && value !== null) copy[name] = cloneValue(value);
  }
  return copy as T;
}

function cloneValue(value: object): unknown {
  if (!Array.isArray(value)) return clonePlain(value);
  const copy = value.slice() as unknown[];
  for (let i = 0; i < copy.length; i++) {
    const item = copy[i];
    if (typeof item === 'object' && item !== null) copy[i] = cloneValue(item);
  }
  return copy;
}

/**
 * A function that copies plain objects of one shape. `fill` is a constructor and not an object literal, because V8 puts
 * what a literal makes into the space for old objects once many of them have lived long; a search, whose copies die at
 * once, then waits for the garbage collector most of the time.
 */
export function copier<T extends object>(fill: (this: T, original: T) => void): (original: T) => T {
  fill.prototype = Object.prototype;
  const Copy = fill as unknown as new (original: T) => T;
  return original => new Copy(original);
}
