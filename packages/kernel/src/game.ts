/** What a title exports, and all that bots, server, app and command line know of it. */
import type { Chance } from './chance.ts';
import type { ContentData, ContentFile } from './content/file.ts';
import type { Fact, Newsroom } from './events.ts';
import type { Flow, FlowReport, Seat } from './flow.ts';
import type { Catalogue, Phrase } from './phrase.ts';
import type { Random } from './random.ts';
import type { BaseView } from './sight.ts';

/** An answer to a question. Each has a readable code, unique within its question. */
export interface BaseOption {
  readonly type: string;
  readonly code: string;
}

/** Something that happened. */
export interface BaseEvent {
  readonly type: string;
}

/** A choice made when a table is set up. */
export interface SetupField {
  id: string;
  values: readonly string[];
  /** It suits every number of seats. */
  default: string;
  /** By value: the numbers of seats that can choose it. A value that is not named suits all. */
  seats?: Readonly<Record<string, readonly number[]>>;
  /** By other field: the value it must have for this one to mean anything. */
  needs?: Readonly<Record<string, string>>;
  /** What is said when it is chosen without what it needs; left out: then it just means nothing. */
  refusal?: string;
}

/** What other choices settle: whoever names it all the same must name it as it is. */
export interface SettledField {
  id: string;
  /** By value: what the other fields must be for it, and what is said when they are not. */
  values: Readonly<Record<string, { needs: Readonly<Record<string, string>>; refusal: string }>>;
  /** The value that suits whatever is chosen. */
  default: string;
}

export type InheritedField = Pick<SetupField, 'id' | 'values' | 'seats'>;

/** What a game takes over from the one before. Nobody chooses it, and choices name it only where there is something. */
export interface Inheritance {
  fields: readonly InheritedField[];
  /** What the next game of the same people, each in the seat of before, takes over from a game that these seats won. */
  after(winners: readonly Seat[], seats: number): SetupChoices;
}

/** The seats of each team. */
export type Teams = readonly (readonly Seat[])[];

/** What a lobby needs to know, loadable without the rules. */
export interface Meta {
  id: string;
  title: string;
  /** Which rules a record was played by; it changes whenever an old record could replay differently. */
  rulesVersion: string;
  seats: readonly number[];
  minutes: readonly [number, number];
  /** 1 light to 5 heavy. */
  weight: number;
  designers: readonly string[];
  publisher: string;
  /** When it was published. */
  year: number;
  setup: readonly SetupField[];
  /** Nothing of it is kept in the choices of a game. */
  settled?: readonly SettledField[];
  /** What a rematch takes over; left out: nothing. */
  inheritance?: Inheritance;
  /** No game has more decisions than this. */
  longest: number;
  /** Who plays with whom by these choices; `null`, or left out: everybody plays alone. */
  teams?(choices: SetupChoices, seats: number): Teams | null;
}

/** The chosen value of every setup field. */
export type SetupChoices = Readonly<Record<string, string>>;

export interface Standing {
  seat: Seat;
  place: number;
  score: number;
  tieBreak: number;
}

/** Places by score, and by what breaks ties; who is equal in both shares a place. */
export const placesBy = (scores: readonly number[], tieBreaks: readonly number[] = scores.map(() => 0)): Standing[] => {
  const isAhead = (a: Seat, b: Seat): boolean =>
    scores[a]! > scores[b]! || (scores[a] === scores[b] && tieBreaks[a]! > tieBreaks[b]!);
  const seats = [...scores.keys()];
  return seats.map(seat => ({
    seat,
    place: 1 + seats.filter(other => isAhead(other, seat)).length,
    score: scores[seat]!,
    tieBreak: tieBreaks[seat]!,
  }));
};

/** How a game ended. */
export interface Outcome {
  winners: readonly Seat[];
  standings: readonly Standing[];
  /** `end.<kind>`: the kind is what simulations count. */
  reason: Phrase;
  rule: string;
}

/** What is asked of the viewer, or what the table waits for. */
export interface Prompt {
  phrase: Phrase;
  /** Why it is asked now. */
  rule: string;
}

/** Why something cannot be done. */
export interface Refusal {
  rule: string;
  phrase: Phrase;
}

/** A position as plain data, the `position:` of a scenario. */
export type PositionData = Readonly<Record<string, unknown>>;

/** A human-readable notation of positions. What is not named is as after setup. */
export interface PositionNotation<S, E extends BaseEvent = BaseEvent> {
  /** Throws a `NotationError` for what cannot be read and for positions that cannot be. */
  read(data: PositionData, options: SetupChoices, seats: number, news?: Fact<E>[] | null): S;
  write(s: S | BaseView<BaseOption>): PositionData;
  /** What no position may say, in words: the part of `Proof.broken` that `read` demands. */
  broken(s: S): readonly string[];
  /** What expectations may say beyond what `write` has written, word for word. */
  readonly leeway?: Leeway<S>;
}

export interface Leeway<S> {
  /** Keys that may not be written, because there is nothing to say. */
  readonly keys: readonly string[];
  /** Names that a map leaves out while there is nothing to say. */
  leftOut(s: S | BaseView<BaseOption>, key: string, within: readonly string[]): readonly string[];
  /** What is said of an entry as it would be written; as it is, if it cannot be read. */
  reword(s: S | BaseView<BaseOption>, key: string, within: readonly string[], entry: unknown): unknown;
  isAnyOrder(key: string, within: readonly string[]): boolean;
}

/** What a title says about its secrets, for the test that proves them kept. */
export interface Secrecy<E, S = unknown, O = BaseOption, V = unknown> {
  /** Decisions whose answer the others may not see when it is given. */
  readonly secretQuestions: readonly string[];
  /** What an event opens by the rules to a viewer who saw `before`, as a text; `null` when nothing. */
  opens(e: E, viewer: Seat | null, before: () => V): string | null;
  /** What everybody sees of a secret answer at once: that a card was discarded, not which. Left out: nothing. */
  face?(o: O): string;
  /**
   * Deals a made-up world anew, behind the viewer's back, so that a seat could give this open answer. For titles whose
   * answers show cards from a hidden hand: without it hardly any world could follow what is really played.
   */
  suppose?(world: S, viewer: Seat | null, seat: Seat, code: string): void;
  /**
   * Deals a made-up world in which what is about to come to light is as it really is. For titles that turn many cards up
   * at once: without it hardly any world would open the same.
   */
  dealLike?(s: S, viewer: Seat | null, random: Random): S;
}

/** What a title may tell bots that search, beyond `evaluate` and `priors`. */
export interface SearchHints<S, E extends BaseEvent = BaseEvent> {
  /** Decisions at which a player must not be foreseeable. */
  readonly mixed: readonly string[];
  /** Decisions that are drawn by the priors, without thought: to be foreseen would cost more than thought gains. */
  readonly byLot?: readonly string[];
  /** Further decisions whose answers others do not see at once; all that are asked of several seats count anyway. */
  readonly secret?: readonly string[];
  /** `apply` for imagined states; it may leave out rules that cost much and hardly ever matter. */
  apply(s: S, seat: Seat, option: number, news: Fact<E>[] | null): void;
  /** Whether a state may be evaluated as it stands by this seat, with nothing in mid-air. */
  settled(s: S, viewer: Seat): boolean;
  /** `evaluate` for every seat at once, in the thoughts of one: what others go by is what they can know. */
  values(s: S, viewer: Seat): readonly number[];
  /** `priors` of a seat, without building its view. */
  priors(s: S, seat: Seat): readonly number[];
  /** How likely the part that `determinise` made up is, from 0 to 1, judged by what the viewer knows. */
  likelihood(s: S, viewer: Seat): number;
  /** Changes what `determinise` made up to what is likelier, judged by what the viewer knows. */
  lean?(s: S, viewer: Seat, random: Random): void;
  /** What the decisions of a seat hang on that others do not see, as a number; left out: nothing that matters much. */
  motive?(s: S, seat: Seat): number;
  /** How strongly imagined play keeps to the likeliest options: the power to which weights are raised; left out: 1. */
  readonly sharpness?: number;
  /** How many options a bot that looks one step ahead tries, the likeliest first; left out: many. */
  readonly shortlist?: number;
  /**
   * Asked where thoughts of this seat meet a decision of somebody else: true where one step of lookahead goes on, until a
   * fight is over or until what the seat has decided is carried out. It may change the imagined state to bring that
   * forward, for a search too. A title that has it ends such a lookahead wherever all are asked anew. Left out: the
   * lookahead ends.
   */
  lookFurther?(s: S, seat: Seat): boolean;
  /**
   * Whether a search takes positions for one that came of the same answers, however chance and what is hidden fell:
   * where nearly every answer brings news of its own, it would otherwise never meet a position twice. Nor does it form
   * first impressions, which say little in the middle of a turn. Left out: positions are told apart by the news.
   */
  readonly openLoop?: boolean;
  /** How long a search doubts what it has found: more where single evaluations say little. */
  readonly curiosity?: number;
}

/** A rule that a player may leave at the table: this answer to this question, until something relevant changes. */
export interface StandingOrder {
  /** Unique within the title. */
  id: string;
  /** The decision that it answers. */
  question: string;
  phrase: Phrase;
}

/** The standing orders of a title. They see what their player sees, nothing more. */
export interface StandingOrders<V, E extends BaseEvent = BaseEvent> {
  /** What the viewer could leave at the table now. */
  offers(v: V): readonly StandingOrder[];
  /** The option that an order takes at the question put to the viewer; `null` when it does not answer this one. */
  answer(v: V, order: string): number | null;
  /** Whether this event, as the seat may know it, is a reason to ask the player again. */
  disarms(e: E, seat: Seat, order: string): boolean;
}

/** The rules: what can happen, who may see it, who has won. */
export interface Rules<S, V, E extends BaseEvent> {
  /** The table dealt and run to the first question. */
  setup(options: SetupChoices, seats: number, chance: Chance, news?: Fact<E>[] | null): S;
  /** The only way a state changes. Throws `NotAnOption` and changes nothing when the option does not exist. */
  apply(s: S, seat: Seat, option: number, news?: Fact<E>[] | null): void;
  clone(s: S): S;
  /** What a seat may see, built by the allow-list; `null` for a spectator. */
  view(s: S, seat: Seat | null): V;
  /** Why a code is not among the viewer's options; `null` when it is. */
  refusal(v: V, code: string): Refusal | null;
  /** `null` while the game goes on. Takes a state or a view: the end is public. */
  outcome(s: S | V): Outcome | null;
  /** Whether a seat may talk to another in private, as everybody may know; left out: never. */
  mayWhisper?(s: S | V, seat: Seat, other: Seat): boolean;
  /**
   * Shuffles by the chance of the state whatever lies in piles where nobody may know its place: for a game that was begun
   * where somebody could. Nobody's view shows it. Left out: nothing is drawn once the table is dealt.
   */
  shuffleUndrawn?(s: S): void;
}

/** The words in which a title speaks to people. */
export interface Words<O extends BaseOption, V, E extends BaseEvent> {
  /** An option in words. */
  describe(o: O, v: V): Phrase;
  /** The question in words; `null` when the game is over. */
  prompt(v: V): Prompt | null;
  /** An event in words. */
  tell(e: E): Phrase;
  /** The messages of this title, by language. */
  readonly texts: Readonly<Record<string, Catalogue>>;
}

/** What bots, clocks and absent players go by. */
export interface Advice<S, O extends BaseOption, V, E extends BaseEvent> {
  /** A full state that agrees with a view, what is hidden dealt at random. */
  determinise(v: V, random: Random): S;
  /** The option that is taken when the viewer's clock runs out. */
  timeout(v: V, random: Random): number;
  /** How well a seat stands, from 0 (lost) to 1 (won). */
  evaluate(s: S, seat: Seat): number;
  /** How likely a player of sense is to take each option, for bots; not normalised. */
  priors(v: V): readonly number[];
  /** Whether an option only repeats a position; drivers leave such options alone. */
  idle(s: S | V, o: O): boolean;
  /** Makes search stronger and faster; bots do without it. */
  readonly search?: SearchHints<S, E>;
  /** What players may leave to be answered without them; titles do without it. */
  readonly orders?: StandingOrders<V, E>;
}

/** What tests and tools need to check the rest. */
export interface Proof<S, O extends BaseOption, V, E extends BaseEvent> {
  readonly position: PositionNotation<S, E>;
  readonly secrecy: Secrecy<E, S, O, V>;
  /** What is wrong with a state, in words; empty for every state that play can reach. */
  broken(s: S): readonly string[];
  /** Codes that a player might try at the open question, allowed or not. */
  candidates(v: V): readonly string[];
  readonly flow: FlowReport;
}

/** Keys of messages. */
export interface RuleWords {
  name: string;
  text: string;
}

/** The content of a title, its cards, maps and their words, which a content file can replace. */
export interface TitleContent {
  /** The file that this game is played with; `null`: the built-in content. */
  readonly file: ContentFile | null;
  /** All of the built-in content, as a file says it. */
  write(): ContentData;
  /** The title with the content of a file; `null`: with the built-in one. Throws a `NotationError` for a wrong file. */
  playedWith(file: ContentFile | null): Game;
  /** The keys of the messages that say what the rule of a card is called and what it does; `null` for other rules. */
  wordsOfRule(id: string): RuleWords | null;
}

/** A title: what it must bring, in four groups. What may be left out is optional within its group. */
export interface Game<
  S extends Flow<BaseOption> = Flow<BaseOption>,
  O extends BaseOption = BaseOption,
  V extends BaseView<BaseOption> = BaseView<BaseOption>,
  E extends BaseEvent = BaseEvent,
> {
  readonly meta: Meta;
  readonly rules: Rules<S, V, E>;
  readonly words: Words<O, V, E>;
  readonly advice: Advice<S, O, V, E>;
  readonly proof: Proof<S, O, V, E>;
  /** Left out by titles that know no content files. */
  readonly content?: TitleContent;
}

/** A title, as far as its name and its content go. */
export type Titled = Pick<Game, 'meta' | 'content'>;

/** `setup` and `apply` of a title, with what they tell pushed to whoever wants the news. */
export const withNews = <S, E extends BaseEvent>(
  { listen }: Pick<Newsroom<E>, 'listen'>,
  setup: (options: SetupChoices, seats: number, chance: Chance) => S,
  apply: (s: S, seat: Seat, option: number) => void,
): Pick<Rules<S, unknown, E>, 'setup' | 'apply'> => ({
  setup: (options, seats, chance, news = null) => listen(news, () => setup(options, seats, chance)),
  apply(s, seat, option, news = null) {
    if (news) listen(news, () => apply(s, seat, option));
    else apply(s, seat, option);
  },
});

/** The index of the option with this code, or -1. */
export const findOption = (options: readonly BaseOption[], code: string): number =>
  options.findIndex(option => option.code === code);

/** The values of a field that so many seats can choose; all of them when the number is not known. */
export const valuesFor = ({ values, seats: limits }: InheritedField, seats: number | null): readonly string[] =>
  seats === null ? values : values.filter(value => limits?.[value]?.includes(seats) ?? true);

/** The fewest seats at which people play together; one where there is nothing else. */
export function fewestTogether(seats: readonly number[]): number {
  const several = seats.filter(count => count > 1);
  return Math.min(...(several.length > 0 ? several : seats));
}

/** Whom a title is for; said to any other number of players. */
export function seatsRefusal({ title, seats }: Pick<Meta, 'title' | 'seats'>): string {
  const [fewest, most] = [Math.min(...seats), Math.max(...seats)];
  const isWhole = seats.length === most - fewest + 1;
  const players = fewest === most ? `${most}` : isWhole ? `${fewest} to ${most}` : seats.join(' or ');
  return `${title} is for ${players} players.`;
}

/**
 * Setup choices with the defaults filled in; throws for a field or value that does not exist, that so many seats cannot
 * choose, or that is refused without another, last for a number of seats that the title is not for.
 */
export function setupChoices(
  meta: Meta,
  given: Readonly<Record<string, unknown>>,
  seats: number | null = null,
): SetupChoices {
  const inherited = meta.inheritance?.fields ?? [];
  const fields = [...meta.setup, ...inherited, ...(meta.settled ?? [])];
  for (const id of Object.keys(given)) {
    if (!fields.some(field => field.id === id)) throw new Error(`${meta.title} has no option '${id}'`);
  }
  const out: Record<string, string> = {};
  for (const field of [...meta.setup, ...inherited]) {
    const said = given[field.id] ?? ('default' in field ? field.default : undefined);
    if (said === undefined) continue;
    const value = String(said);
    const values = valuesFor(field, seats);
    if (!values.includes(value)) throw new Error(noValue(field, value, seats, values));
    out[field.id] = value;
  }
  const refused = meta.setup.find(field => isRefused(field, out));
  if (refused) throw new Error(refused.refusal);
  for (const field of meta.settled ?? []) checkSettled(field, String(given[field.id] ?? field.default), out);
  if (seats !== null && !meta.seats.includes(seats)) throw new Error(seatsRefusal(meta));
  return out;
}

function checkSettled(field: SettledField, value: string, choices: SetupChoices): void {
  if (value === field.default) return;
  const said = field.values[value];
  const expected = [field.default, ...Object.keys(field.values)].join(' or ');
  if (!said) throw new Error(`'${value}' is not a value of ${field.id}: expected ${expected}`);
  if (!areAsNeeded(said.needs, choices)) throw new Error(said.refusal);
}

const areAsNeeded = (needs: Readonly<Record<string, string>>, choices: SetupChoices): boolean =>
  Object.entries(needs).every(([field, value]) => choices[field] === value);

/** Whether a field means something beside what else is chosen. */
export const isMeant = ({ needs = {} }: SetupField, choices: SetupChoices): boolean => areAsNeeded(needs, choices);

/** Whether a choice is not allowed beside the others. */
export const isRefused = (field: SetupField, choices: SetupChoices): boolean =>
  field.refusal !== undefined && choices[field.id] !== field.default && !isMeant(field, choices);

function noValue(field: InheritedField, value: string, seats: number | null, values: readonly string[]): string {
  const limits = field.values.includes(value) ? field.seats?.[value] : undefined;
  const problem = limits
    ? `'${value}' is a value of ${field.id} for ${limits.join(' or ')} seats, not for ${seats}`
    : `'${value}' is not a value of ${field.id}`;
  return `${problem}: expected ${values.join(' or ')}`;
}

/** Setup choices for another number of seats: what does not suit it, or is refused, falls back to the default. */
export function fittingChoices(meta: Meta, choices: SetupChoices, seats: number): SetupChoices {
  const suiting = Object.fromEntries(
    meta.setup.map(field => {
      const value = choices[field.id] ?? field.default;
      return [field.id, valuesFor(field, seats).includes(value) ? value : field.default];
    }),
  );
  const chosen = meta.setup.map(field => [field.id, isRefused(field, suiting) ? field.default : suiting[field.id]!]);
  const inherited = (meta.inheritance?.fields ?? [])
    .filter(field => valuesFor(field, seats).includes(choices[field.id] ?? ''))
    .map(({ id }) => [id, choices[id]!]);
  return Object.fromEntries([...chosen, ...inherited]);
}

/** The choices of the next game of the same people. `winners`: seats there of all who won the last one; `null`: not all play. */
export function rematchChoices(
  meta: Meta,
  choices: SetupChoices,
  seats: number,
  winners: readonly Seat[] | null,
): SetupChoices {
  const chosen = Object.fromEntries(
    meta.setup.flatMap(({ id }) => (choices[id] === undefined ? [] : [[id, choices[id]]])),
  );
  return fittingChoices(meta, { ...chosen, ...(winners && meta.inheritance?.after(winners, seats)) }, seats);
}
