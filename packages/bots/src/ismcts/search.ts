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
  readonly deals: Deal[];
  /** What the deals are worth to me, added up. */
  luck: number;
  thoughts: number;
}

/** What is hidden, dealt out. */
interface Deal {
  state: AnyState;
  /** What it is worth to me before anybody has moved. */
  luck: number;
}

export const newSearch = (f: Foresight, v: AnyView, random: Random): Search => ({
  f,
  v,
  me: v.viewer!,
  random,
  root: newNode(),
  deals: [],
  luck: 0,
  thoughts: 0,
});

interface Taken {
  at: Crossroads;
  branch: Branch;
}

/** One iteration. */
export function think(search: Search): void {
  const { f } = search;
  const deal = dealFor(search);
  const s = f.game.rules.clone(deal.state);
  const taken: Taken[] = [];
  let node: Node | null = search.root;
  while (node !== null && s.ask !== null) {
    const key: string = choose(search, s, node, taken, deal);
    const next: Node | undefined = node.children.get(key);
    if (!next) node.children.set(key, newNode());
    node = next ?? null;
    bringForward(search, s);
  }
  playOn(search, s);
  const values = valuesIn(search, deal, s);
  for (const { at, branch } of taken) {
    const value = values[at.seat]!;
    at.visits++;
    at.sum += value;
    branch.visits++;
    branch.sum += value;
  }
  search.thoughts++;
}

function dealFor(search: Search): Deal {
  const { f, v, me, random, deals } = search;
  const i = search.thoughts % DEALS;
  if (i < deals.length) return deals[i]!;
  const state = f.deal(v, random);
  if (state.ask!.seats.length > 1) state.answers.fill(null); // what others answer now is part of the search
  const deal = { state, luck: f.values(state, me)[me]! };
  search.luck += deal.luck;
  deals.push(deal);
  return deal;
}

/** The expected result of every seat, mine without the luck of the deal: options are compared, not deals. */
function valuesIn({ f, me, luck, deals }: Search, deal: Deal, s: AnyState): number[] {
  const values = [...f.values(s, me)];
  values[me]! -= deal.luck - luck / deals.length;
  return values;
}

/** Everybody who is asked takes a branch, by what he has learned here. Returns what I see of it. */
function choose(search: Search, s: AnyState, node: Node, taken: Taken[], deal: Deal): string {
  const { f, me } = search;
  const { seats, options } = s.ask!;
  const secret = f.secret(s);
  const impressed = node === search.root ? 0 : IMPRESSED_AFTER;
  const drawn = f.mixed(s) && seats.length === 1 && node !== search.root;
  const choices = seats.map(seat => {
    const asked = { seat, motive: f.motive(s, seat), options: options[seat]!, weights: () => f.weights(s, seat) };
    const at = crossroadsAt(node, asked);
    if (at.visits === impressed && !secret && !f.openLoop) lookAhead(search, s, at, deal);
    const option = drawn ? mostOverdue(at) : select(at, f.curiosity);
    taken.push({ at, branch: at.byOption[option]! });
    return { seat, option, code: at.codes[option]! };
  });
  const news: Fact<BaseEvent>[] | null = f.openLoop ? null : [];
  for (const { seat, option } of choices) f.apply(s, seat, option, news);
  const seen = choices.map(x => (secret && x.seat !== me ? '' : x.code)).join('/');
  return news ? seen + heard(news, me) : seen;
}

/** Where the title can, what I have decided is carried out before others go on. */
function bringForward({ f, me }: Search, s: AnyState): void {
  if (s.ask && !f.secret(s) && nextToAnswer(s) !== me) f.lookFurther(s, me);
}

/** Looks at the position right after each option. */
function lookAhead(search: Search, s: AnyState, at: Crossroads, deal: Deal): void {
  const { f } = search;
  for (let option = 0; option < at.byOption.length; option++) {
    const branch = at.byOption[option]!;
    if (branch === null) continue;
    const next = f.game.rules.clone(s);
    f.apply(next, at.seat, option, null);
    branch.impression = valuesIn(search, deal, next)[at.seat]!;
  }
}

const heard = (news: readonly Fact<BaseEvent>[], me: Seat): string =>
  news.length === 0 ? '' : JSON.stringify(factsFor(news, me));

function playOn(search: Search, s: AnyState): void {
  const { f, me, random } = search;
  for (let i = 0; i < BEYOND && s.ask && !f.settled(s, me); i++) {
    answerByWeight(f, s, nextToAnswer(s), random);
    bringForward(search, s);
  }
}
