/** Epix with cards put together at random: effects, numbers and how many there are, from a seed. */
import { type ContentData, contentFile, playedWith, type Random, randomFrom } from '@interregnum/kernel';
import { cardId } from '../src/content/cards.ts';
import type { Op } from '../src/content/effects.ts';
import { effectLines } from '../src/content/vocabulary.ts';
import { epix } from '../src/index.ts';

export const ALL_CARDS = Array.from({ length: 20 }, (_, i) => i + 1);

const ops = [...new Set(effectLines.lines.map(line => effectLines.read(line, []).op))];
const linesOf = (op: Op): string[] => effectLines.lines.filter(line => effectLines.read(line, []).op === op);

function pick<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)]!;
}

/** One to three effects, each kind as likely as any other; those that a card or a table can have only once come once. */
function randomLines(random: Random, taken: Set<Op>): string[] {
  const lines: string[] = [];
  const own = new Set<Op>();
  for (let left = 1 + random.below(3); left > 0; left--) {
    const op = pick(ops, random);
    const once = op === 'informers' || op === 'surgeons';
    if (taken.has(op) || own.has(op) || (once && (own.has('informers') || own.has('surgeons')))) continue;
    own.add(op);
    if (op === 'spy') taken.add(op);
    lines.push(pick(linesOf(op), random));
  }
  return lines.length > 0 ? lines : ['income +1'];
}

function randomContent(random: Random): ContentData {
  const taken = new Set<Op>();
  const cards = ALL_CARDS.map(card => [
    cardId(card),
    { text: 'As the lines say.', effects: randomLines(random, taken), 'in deck': true },
  ]);
  return { cards: Object.fromEntries(cards) };
}

export const withRandomEffects = (seed: string): typeof epix =>
  playedWith(epix, contentFile(seed, randomContent(randomFrom(seed))));
