/** Lets the things that the coach means glow, and dims the rest of the table. */
import { useEffect, useState } from 'react';
import { keyed } from '../parts/keyed.ts';
import { spotsNamed } from '../table/kit/spots.ts';
import css from './spotlight.module.css';

interface Hole {
  x: number;
  y: number;
  width: number;
  height: number;
  rx: number;
}

const AROUND = 10;
/** How often things that glide are followed; whatever else changes is seen at once. */
const FOLLOWED_EVERY = 200;

/** What is drawn on a map has a round light, a button one of its own shape. */
const holeAround = (element: Element): Hole => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const rx = element instanceof SVGElement ? (Math.min(width, height) + 2 * AROUND) / 2 : 14;
  return { x: x - AROUND, y: y - AROUND, width: width + 2 * AROUND, height: height + 2 * AROUND, rx };
};

/** As soon as the answer itself can be pressed, the way to it no longer glows. */
const isAnswer = (element: Element, name: string): boolean => element.getAttribute('data-code') === name;

/** Marks the elements with the number of their name, and no others. A card that only leads to an answer is not the answer. */
function mark(names: readonly string[]): Element[] {
  const found = names.map((name, i) =>
    spotsNamed(name)
      .filter(element => names.length === 1 || element.getAttribute('data-offer') !== name)
      .map(element => ({ element, number: String(i + 1) })),
  );
  const ready = found.at(-1) ?? [];
  const answers = ready.filter(({ element }) => isAnswer(element, names.at(-1)!));
  const glowing = answers.length > 0 ? answers : found.flat();
  const elements = glowing.map(({ element }) => element);
  for (const old of document.querySelectorAll('[data-glowing]')) {
    if (!elements.includes(old)) old.removeAttribute('data-glowing');
  }
  for (const { element, number } of glowing) {
    if (element.getAttribute('data-glowing') !== number) element.setAttribute('data-glowing', number);
  }
  return elements;
}

const same = (a: readonly Hole[], b: readonly Hole[]) => JSON.stringify(a) === JSON.stringify(b);

function useHoles(names: readonly string[]): readonly Hole[] {
  const [holes, setHoles] = useState<readonly Hole[]>([]);
  useEffect(() => {
    const seen = new Set<Element>();
    const follow = () => {
      const elements = mark(names);
      for (const element of elements.toReversed()) {
        if (!seen.has(element)) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        seen.add(element);
      }
      const next = elements.map(holeAround);
      setHoles(before => (same(before, next) ? before : next));
    };
    follow();
    const timer = setInterval(follow, FOLLOWED_EVERY);
    const changes = new MutationObserver(follow);
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-code', 'data-spot'] });
    addEventListener('resize', follow);
    addEventListener('scroll', follow, true);
    return () => {
      clearInterval(timer);
      changes.disconnect();
      removeEventListener('resize', follow);
      removeEventListener('scroll', follow, true);
      mark([]);
    };
  }, [names]);
  return holes;
}

/** Whatever begins to glow is scrolled into sight. */
export function Spotlight({ names }: { names: readonly string[] }) {
  const holes = useHoles(names);
  if (holes.length === 0) return null;
  return (
    <svg className={css.veil} aria-hidden="true">
      <mask id="coach-spotlight">
        <rect width="100%" height="100%" fill="white" />
        <g className={css.soft}>
          {keyed(holes).map(({ key, item }) => (
            <rect key={key} {...item} fill="black" />
          ))}
        </g>
      </mask>
      <rect width="100%" height="100%" mask="url(#coach-spotlight)" className={css.dark} />
    </svg>
  );
}
