/** A hand of cards: it spreads over the width there is; where cards overlap, only their pictures are covered. */
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useNarrow } from '../../../parts/use-screen.ts';
import type { Magnifying } from '../card/magnifier.tsx';
import css from './hand.module.css';

export interface HandProps<C> {
  label: string;
  cards: readonly C[];
  keyOf(card: C): string;
  /** What words that point at a card call it. */
  spotOf?(card: C): string;
  /** When another question opens, the first card that can be played comes into sight. */
  question: number | null;
  isLifted(card: C): boolean;
  /** Who knows which card is held to be read; left out: lifting is the only way. */
  reader?: Magnifying<C>;
  /** The card in full, for the strip above the hand on a narrow screen; on a wide one there is room elsewhere. */
  read?(card: C): ReactNode;
  /** Whether lifting a card is enough to read it; else it must be held. */
  readsLifted?: boolean;
  className?: string | undefined;
  /** The card as something to press. */
  children(card: C): ReactNode;
}

export function Hand<C>({ cards, keyOf, question, isLifted, read, readsLifted = true, ...props }: HandProps<C>) {
  const list = useRef<HTMLUListElement>(null);
  const narrow = useNarrow();
  usePlayableInSight(list, question, cards.length);
  return (
    <div className={`${css.hand} ${props.className ?? ''}`}>
      {narrow && read && (
        <Strip cards={cards} reader={props.reader} read={read} isLifted={card => readsLifted && isLifted(card)} />
      )}
      <div className={css.room}>
        <ul
          ref={list}
          className={css.cards}
          tabIndex={narrow ? 0 : undefined}
          aria-label={props.label}
          style={{ '--cards': cards.length }}
          data-hand=""
        >
          {cards.map(card => (
            <li key={keyOf(card)} data-spot={props.spotOf?.(card)} data-lifted={isLifted(card)}>
              {props.children(card)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

type StripProps<C> = Required<Pick<HandProps<C>, 'cards' | 'isLifted' | 'read'>> & {
  reader: Magnifying<C> | undefined;
};

/** The one place where a card is read: the card that is held, or the one lifted last. */
function Strip<C>({ cards, isLifted, reader, read }: StripProps<C>) {
  const held = reader?.useLookedAt() ?? null;
  const shown = held !== null && cards.includes(held) ? held : cards.findLast(isLifted);
  return (
    <div className={css.strip} aria-live="polite" data-reading="">
      {shown !== undefined && read(shown)}
    </div>
  );
}

interface ReadingProps {
  picture?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
}

/** A card in full: its picture, its name, everything that it says. */
export const Reading = ({ picture, title, children }: ReadingProps) => (
  <div className={css.reading}>
    {picture}
    <div className={css.words}>
      <b className={css.title}>{title}</b>
      {children}
    </div>
  </div>
);

function usePlayableInSight(list: RefObject<HTMLUListElement | null>, question: number | null, count: number): void {
  useEffect(() => {
    const { current } = list;
    const card = question === null || count === 0 ? null : current?.querySelector('[data-offer]')?.closest('li');
    if (!current || !card) return;
    const { offsetLeft: left, offsetWidth: width } = card;
    const inSight = left >= current.scrollLeft && left + width <= current.scrollLeft + current.clientWidth;
    if (!inSight) current.scrollLeft = left;
  }, [list, question, count]);
}

/** Those that can be played first, else as they were. */
export const playableFirst = <C,>(cards: readonly C[], isPlayable: (card: C) => boolean): C[] => [
  ...cards.filter(isPlayable),
  ...cards.filter(card => !isPlayable(card)),
];
