/** One thought after another: deal what is hidden, walk down the tree, play on to a settled position, look back. */
import { type BaseEvent, type Fact, factsFor, type Random, type Seat } from '@interregnum/kernel';
import { type AnyState, type AnyView, answerByWeight, type Foresight, nextToAnswer } from '../foresight.ts';
import { type Branch, type Crossroads, crossroadsAt, mostOverdue, type Node, newNode, select } from './tree.ts';

/** How many different deals are made; later thoughts start from one of these again. */
const DEALS = 64;
/** After how many visits a node is worth a look at what each option leads to. */
const IMPRESSED_AFTER = 4;
/** How many decisions are played beyond the tree at most. */
const BEYOND = 60;

export interface Search {
  readonly f: Foresight;
  readonly v: AnyView;
  readonly me: Seat;
  readonly random: Random;
  readonly root: Node;
  readonly deals: AnyState[];
  thoughts: number;
}

export const newSearch = (f: Foresight, v: AnyView, random: Random): Search => ({
  f,
  v,
  me: v.viewer!,
  random,
  root: newNode(),
  deals: [],
  thoughts: 0,
});

interface Taken {
  at: Crossroads;
  branch: Branch;
}

/** One iteration. */
export function think(search: Search): void {
  const { f } = search;
  const s = f.game.rules.clone(dealFor(search));
  const taken: Taken[] = [];
  let node: Node | null = search.root;
  while (node !== null && s.ask !== null) {
    const key: string = choose(search, s, node, taken);
    const next: Node | undefined = node.children.get(key);
    if (!next) node.children.set(key, newNode());
    node = next ?? null;
  }
  playOn(search, s);
  const values = f.values(s, search.me);
  for (const { at, branch } of taken) {
    const value = values[at.seat]!;
    at.visits++;
    at.sum += value;
    branch.visits++;
    branch.sum += value;
  }
  search.thoughts++;
}

function dealFor(search: Search): AnyState {
  const { f, v, random, deals } = search;
  const i = search.thoughts % DEALS;
  if (i < deals.length) return deals[i]!;
  const dealt = f.deal(v, random);
  if (dealt.ask!.seats.length > 1) dealt.answers.fill(null); // what others answer now is part of the search
  deals.push(dealt);
  return dealt;
}

/** Everybody who is asked takes a branch, by what he has learned here. Returns what I see of it. */
function choose(search: Search, s: AnyState, node: Node, taken: Taken[]): string {
  const { f, me } = search;
  const { seats, options } = s.ask!;
  const mixed = f.mixed(s);
  const impressed = node === search.root ? 0 : IMPRESSED_AFTER;
  const drawn = mixed && seats.length === 1 && node !== search.root;
  const choices = seats.map(seat => {
    const asked = { seat, motive: f.motive(s, seat), options: options[seat]!, weights: f.weights.bind(f, s, seat) };
    const at = crossroadsAt(f.game, node, asked);
    if (at.visits === impressed && !mixed) lookAhead(search, s, at);
    const option = drawn ? mostOverdue(at) : select(at, f.curiosity);
    taken.push({ at, branch: at.byOption[option]! });
    return { seat, option, code: at.codes[option]! };
  });
  const news: Fact<BaseEvent>[] = [];
  for (const { seat, option } of choices) f.apply(s, seat, option, news);
  const seen = choices.map(x => (mixed && x.seat !== me ? '' : x.code)).join('/');
  return seen + heard(news, me);
}

/** Looks at the position right after each option. */
function lookAhead({ f, me }: Search, s: AnyState, at: Crossroads): void {
  for (let option = 0; option < at.byOption.length; option++) {
    const branch = at.byOption[option]!;
    if (branch === null) continue;
    const next = f.game.rules.clone(s);
    f.apply(next, at.seat, option, null);
    branch.impression = f.values(next, me)[at.seat]!;
  }
}

const heard = (news: readonly Fact<BaseEvent>[], me: Seat): string =>
  news.length === 0 ? '' : JSON.stringify(factsFor(news, me));

function playOn({ f, random }: Search, s: AnyState): void {
  for (let i = 0; i < BEYOND && s.ask && !f.settled(s); i++) answerByWeight(f, s, nextToAnswer(s), random);
}
