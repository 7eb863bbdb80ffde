/** A phrase on the page: names in their seat's colour, terms with help. */
import type { Phrase, PhraseArg, PhrasePart, Seat } from '@interregnum/kernel';
import { Fragment } from 'react';
import { useSeatColour } from '../../parts/seal.tsx';
import { useShared } from '../state/table-context.ts';
import css from './phrase-text.module.css';
import { Term } from './term.tsx';

export function SeatName({ seat }: { seat: Seat }) {
  const { seatNames, self } = useShared();
  const { ink } = useSeatColour(seat);
  return (
    <span className={css.name} data-self={seat === self} style={{ color: ink }}>
      {seatNames[seat]}
    </span>
  );
}

const isSeat = (arg: PhraseArg | null): arg is { seat: number } =>
  typeof arg === 'object' && arg !== null && 'seat' in arg;
const isTerm = (arg: PhraseArg | null): arg is { term: string } =>
  typeof arg === 'object' && arg !== null && 'term' in arg;

/** What may not end a line, and what may not begin one. */
const OPENING = /[(‘“„‚]+$/;
const CLOSING = /^[.,:;!?…)’”]+/;

export function PhraseText({ of, plain = false }: { of: Phrase; plain?: boolean }) {
  const { words } = useShared();
  const parts = words.parts(of);
  const isHelp = (part: PhrasePart | undefined) => !plain && part !== undefined && isTerm(part.arg);
  return parts.map((part, i) => {
    const { text, arg } = part;
    const key = `${i} ${text}`;
    if (isSeat(arg)) return <SeatName key={key} seat={arg.seat} />;
    if (isTerm(arg) && !plain) {
      const opening = OPENING.exec(parts[i - 1]?.text ?? '')?.[0] ?? '';
      const closing = CLOSING.exec(parts[i + 1]?.text ?? '')?.[0] ?? '';
      return <Term key={key} term={arg.term} word={text} opening={opening} closing={closing} />;
    }
    const rest = isHelp(parts[i - 1]) ? text.replace(CLOSING, '') : text;
    return <Fragment key={key}>{isHelp(parts[i + 1]) ? rest.replace(OPENING, '') : rest}</Fragment>;
  });
}
