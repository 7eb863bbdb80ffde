/** A phrase on the page: names in their seat's colour, terms with help. */
import type { Phrase, PhraseArg, Seat } from '@interregnum/kernel';
import { Fragment } from 'react';
import { useSeatColour } from '../parts/seal.tsx';
import css from './phrase-text.module.css';
import { useShared } from './table-context.ts';
import { Term } from './term.tsx';

export function SeatName({ seat }: { seat: Seat }) {
  const { seatNames } = useShared();
  const { ink } = useSeatColour(seat);
  return (
    <span className={css.name} style={{ color: ink }}>
      {seatNames[seat]}
    </span>
  );
}

const isSeat = (arg: PhraseArg | null): arg is { seat: number } =>
  typeof arg === 'object' && arg !== null && 'seat' in arg;
const isTerm = (arg: PhraseArg | null): arg is { term: string } =>
  typeof arg === 'object' && arg !== null && 'term' in arg;

export function PhraseText({ of, plain = false }: { of: Phrase; plain?: boolean }) {
  const { words } = useShared();
  return words.parts(of).map(({ text, arg }, i) => {
    const key = `${i} ${text}`;
    if (isSeat(arg)) return <SeatName key={key} seat={arg.seat} />;
    if (isTerm(arg) && !plain) return <Term key={key} term={arg.term} word={text} />;
    return <Fragment key={key}>{text}</Fragment>;
  });
}
