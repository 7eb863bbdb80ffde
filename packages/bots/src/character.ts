/** Characters: how a bot chooses among options that are about equally good. Never how well it plays. */
import type { Random, Seat } from '@interregnum/kernel';
import type { Advice, Bot, Considered } from './bot.ts';
import { type AnyState, type AnyView, type Foresight, foresightOf } from './foresight.ts';

export const CHARACTERS = ['cautious', 'bold', 'grasping', 'vengeful'] as const;
export type Character = (typeof CHARACTERS)[number];

/** What an option may be worth less than the best one to be as good, however little the bot has thought. */
const MARGIN = 0.005;
/** And how much of the thought of the best one must have gone into it: a guess is not good. */
const THOUGHT = 0.75;
/** In how many dealt-out states a character looks at what comes of an option. */
const DEALS = 6;

/** The options that are as good as the best, best first. */
export function equals({ considered, noise }: Advice): readonly Considered[] {
  const [best] = considered;
  if (!best) return [];
  const least = best.value - Math.min(MARGIN, noise);
  return considered.filter(({ value, share }) => value >= least && share >= THOUGHT * best.share);
}

/** What comes of an option in each deal: what every seat may then expect. */
type Prospects = readonly (readonly number[])[];

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
const of = (after: Prospects, seat: Seat): number[] => after.map(values => values[seat]!);
const strongest = (values: readonly number[], me: Seat): Seat =>
  values.map((_, seat) => seat).reduce((a, b) => (b !== me && (a === me || values[b]! > values[a]!) ? b : a), me);

interface Outlook {
  after: Prospects;
  /** What every seat may expect now. */
  before: readonly number[];
  /** What the bot expects of the option. */
  value: number;
  me: Seat;
}

/**
 * How much each character likes what comes of an option; more is better. None goes by how good the option is for the
 * bot: that would be more thought, and more thought is strength.
 */
const TASTES: Readonly<Record<Character, (outlook: Outlook) => number>> = {
  cautious: ({ after, me }) => Math.min(...of(after, me)) - mean(of(after, me)),
  bold: ({ after, me }) => Math.max(...of(after, me)) - mean(of(after, me)),
  /** What it has at once of what it expects. */
  grasping: ({ after, value, me }) => mean(of(after, me)) - value,
  /** The strongest rival pays more than their part of what the bot gains. */
  vengeful: ({ after, before, me }) =>
    -mean(of(after, strongest(before, me))) - mean(of(after, me)) / Math.max(1, before.length - 1),
};

function prospects(f: Foresight, deals: readonly AnyState[], me: Seat, option: number): Prospects {
  return deals.map(dealt => {
    const s = f.game.rules.clone(dealt);
    f.apply(s, me, option, null);
    return f.values(s, me);
  });
}

/** Where a bot must not be foreseeable it stays so. */
function inCharacter(character: Character, f: Foresight, v: AnyView, advice: Advice, random: Random): Advice {
  const good = equals(advice);
  if (f.mixed(v) || good.length < 2) return advice;
  const me = v.viewer!;
  const deals = Array.from({ length: DEALS }, () => f.deal(v, random));
  const before = f.values(deals[0]!, me);
  const liking = good.map(({ option, value }) =>
    TASTES[character]({ after: prospects(f, deals, me, option), before, value, me }),
  );
  return { ...advice, option: good[liking.indexOf(Math.max(...liking))]!.option };
}

/** The same bot with a character of its own. */
export const withCharacter = (bot: Bot, character: Character): Bot => ({
  name: `${bot.name}+${character}`,
  advise(game, v, random) {
    const advice = bot.advise(game, v, random);
    return inCharacter(character, foresightOf(game), v, advice, random);
  },
});
