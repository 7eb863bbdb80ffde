/** Everything that changes its place on the table travels there, one event after another. */
import type { Seat } from '@interregnum/kernel';
import { Component, createRef } from 'react';
import css from './glide.module.css';

/** What an event does to one thing on the table (`data-glide`). */
export interface Journey {
  id: string;
  /** The how-manyth event this is, from 0. */
  step: number;
  /** Where (`data-place`) it comes from or goes to when it did not lie, or does not lie any more, on the table. */
  from: string | null;
  to: string | null;
}

/** Something small that passes from place to place and lies nowhere: tokens that change hands. */
export interface Toss {
  step: number;
  /** Where (`data-place`) it comes from and goes to; `null`: the stock, which is nowhere on the table. */
  from: string | null;
  to: string | null;
  words: string;
  className: string;
}

interface GlideProps {
  /** A new one is a new picture of the table. */
  picture: { readonly viewer: Seat | null };
  journeys: readonly Journey[];
  tosses?: readonly Toss[];
  /** From one event to the next, in milliseconds. */
  beat: number;
  /** Everything is at its place at once. */
  still: boolean;
}

interface Spot {
  element: HTMLElement;
  rect: DOMRect;
}

const FLIGHT = 420;
const TOSS = 900;
/** From one toss to the next, so that none hides another. */
const APART = 90;
const EASING = 'cubic-bezier(0.2, 0.75, 0.25, 1)';

/** Stands on the board; everything in the same section may travel. A class, for only those see the page before it changes. */
export class Glide extends Component<GlideProps> {
  private readonly layer = createRef<HTMLDivElement>();
  private running: Animation[] = [];

  private get table(): HTMLElement | null {
    return this.layer.current?.closest('section') ?? null;
  }

  override componentDidMount(): void {
    this.table?.addEventListener('pointerdown', this.land, { capture: true });
  }

  override componentWillUnmount(): void {
    this.table?.removeEventListener('pointerdown', this.land, { capture: true });
    this.land();
  }

  override getSnapshotBeforeUpdate({ picture }: GlideProps): ReadonlyMap<string, Spot> | null {
    const { picture: next, still } = this.props;
    if (picture === next) return null;
    this.land();
    return still || document.hidden || picture.viewer !== next.viewer ? null : this.spots();
  }

  override componentDidUpdate(_: GlideProps, __: unknown, before: ReadonlyMap<string, Spot> | null): void {
    if (!before) return;
    this.setOut(before, this.spots());
    this.props.tosses?.forEach((toss, nth) => {
      this.toss(toss, toss.step * this.props.beat + nth * APART);
    });
  }

  /** Ends all travels at once. */
  private readonly land = (): void => {
    for (const animation of this.running) animation.cancel();
    this.running = [];
    this.layer.current?.replaceChildren();
  };

  private spots(): Map<string, Spot> {
    const found = this.table?.querySelectorAll<HTMLElement>('[data-glide]') ?? [];
    return new Map([...found].map(element => [element.dataset.glide!, spotOf(element)]));
  }

  private place(name: string | null): DOMRect | null {
    const element = name === null ? null : this.table?.querySelector(`[data-place="${name}"]`);
    return element?.getBoundingClientRect() ?? null;
  }

  private setOut(before: ReadonlyMap<string, Spot>, after: ReadonlyMap<string, Spot>): void {
    const journeys = new Map(this.props.journeys.map(journey => [journey.id, journey]));
    const delayOf = (id: string) => (journeys.get(id)?.step ?? 0) * this.props.beat;
    for (const [id, now] of after) {
      const was = before.get(id);
      if (was?.element === now.element) this.shift(now.element, was.rect, now.rect);
      else if (was) this.fly(was.element, was.rect, now.rect, delayOf(id), now.element);
      else this.arrive(now, this.place(journeys.get(id)?.from ?? null), delayOf(id));
    }
    for (const [id, { element, rect }] of before) {
      if (!after.has(id)) this.leave(element, rect, this.place(journeys.get(id)?.to ?? null), delayOf(id));
    }
  }

  private animate(
    element: Element,
    frames: Keyframe[],
    delay: number,
    fill: FillMode = 'backwards',
    duration = FLIGHT,
  ): Animation {
    const animation = element.animate(frames, { duration, delay, easing: EASING, fill });
    this.running.push(animation);
    return animation;
  }

  /** A FLIP shift: what stays among its neighbours moves to where it is now. */
  private shift(element: HTMLElement, from: DOMRect, to: DOMRect): void {
    const [x, y] = [from.x - to.x, from.y - to.y];
    if (Math.abs(x) + Math.abs(y) < 1) return;
    this.animate(element, [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], 0);
  }

  /** A likeness that travels above everything else, so that nothing cuts it off. */
  private likeness(of: HTMLElement, { x, y, width, height }: DOMRect): HTMLElement {
    const likeness = of.cloneNode(true) as HTMLElement;
    for (const name of ['id', 'data-glide', 'data-offer', 'data-hot', 'data-picked']) likeness.removeAttribute(name);
    likeness.style.cssText = `position:fixed;left:${x}px;top:${y}px;width:${width}px;height:${height}px;--card:${width}px;--mini:${width}px;transform-origin:0 0;margin:0`;
    this.layer.current?.append(likeness);
    return likeness;
  }

  private fly(old: HTMLElement, from: DOMRect, to: DOMRect, delay: number, landed: HTMLElement): void {
    const likeness = this.likeness(old, from);
    const flight = this.animate(likeness, [{ transform: 'none' }, { transform: between(from, to) }], delay);
    flight.onfinish = () => likeness.remove();
    this.hideUntil(landed, delay + FLIGHT);
  }

  private arrive({ element, rect }: Spot, from: DOMRect | null, delay: number): void {
    if (!from) {
      this.animate(element, [{ opacity: 0 }, { opacity: 1 }], delay);
      return;
    }
    const likeness = this.likeness(element, rect);
    const start = between(rect, from);
    const frames = [
      { transform: start, opacity: 0 },
      { opacity: 1, offset: 0.25 },
      { transform: 'none', opacity: 1 },
    ];
    this.animate(likeness, frames, delay).onfinish = () => likeness.remove();
    this.hideUntil(element, delay + FLIGHT);
  }

  private leave(old: HTMLElement, from: DOMRect, to: DOMRect | null, delay: number): void {
    if (old.isConnected) return;
    const likeness = this.likeness(old, from);
    const frames = [
      { transform: 'none', opacity: 1 },
      { opacity: to ? 1 : 0.5, offset: 0.7 },
      { transform: to ? between(from, to) : 'none', opacity: 0 },
    ];
    this.animate(likeness, frames, delay).onfinish = () => likeness.remove();
  }

  private toss({ from, to, words, className }: Toss, delay: number): void {
    const [start, end] = [this.place(from), this.place(to)];
    const home = end ?? start;
    if (!home) return;
    const token = document.createElement('span');
    token.className = className;
    token.textContent = words;
    this.layer.current?.append(token);
    const { width, height } = token.getBoundingClientRect();
    const over = (rect: DOMRect, up: number) =>
      `translate(${rect.x + (rect.width - width) / 2}px, ${rect.y + (rect.height - height) / 2 - up}px)`;
    const ends = [start, end].map(rect => (rect ? over(rect, 0) : over(home, 2 * height)));
    const frames = [
      { transform: ends[0]!, opacity: 0 },
      { opacity: 1, offset: 0.2 },
      { opacity: 1, offset: 0.8 },
      { transform: ends[1]!, opacity: 0 },
    ];
    this.animate(token, frames, delay, 'both', TOSS).onfinish = () => token.remove();
  }

  private hideUntil(element: HTMLElement, duration: number): void {
    this.running.push(element.animate({ opacity: [0, 0] }, { duration }));
  }

  override render() {
    return <div ref={this.layer} className={css.layer} aria-hidden="true" inert />;
  }
}

const spotOf = (element: HTMLElement): Spot => ({ element, rect: element.getBoundingClientRect() });

/** Moves a box of one size onto the middle of another. */
function between(from: DOMRect, to: DOMRect): string {
  const scale = Math.min(to.width / from.width, 4) || 1;
  const [x, y] = [
    to.x + to.width / 2 - (from.x + (from.width * scale) / 2),
    to.y + to.height / 2 - (from.y + (from.height * scale) / 2),
  ];
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
