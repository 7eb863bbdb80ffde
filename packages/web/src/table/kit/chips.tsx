/** Buttons of the prompt with a picture, a word and a smaller word: for an option, or for a choice on the way to one. */
import type { BaseOption, Seat } from '@interregnum/kernel';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Seal } from '../../parts/seal.tsx';
import css from './chips.module.css';
import { OptionButton } from './hovered.tsx';
import type { TableProps } from './title.ts';

export interface ChipLook {
  picture?: ReactNode;
  words: ReactNode;
  /** What it leads to. */
  small?: ReactNode;
  tone?: 'plain' | 'good' | 'bad' | undefined;
}

const Words = ({ picture, words, small }: ChipLook) => (
  <>
    {picture}
    <span className={css.label}>
      <span>{words}</span>
      {small !== undefined && small !== '' && <small>{small}</small>}
    </span>
  </>
);

/** Where room is short its chips go on in the line of the answers beside the question. */
export const Row = ({ children, label }: { children: ReactNode; label?: string }) => (
  <ul className={css.row} data-line="" aria-label={label}>
    {children}
  </ul>
);

interface OptionChipsProps<O extends BaseOption> extends Pick<TableProps, 'choose' | 'hovered'> {
  of: readonly O[];
  show(option: O, nth: number): ChipLook;
}

export const OptionChips = <O extends BaseOption>({ of, show, choose, hovered }: OptionChipsProps<O>) =>
  of.map((option, nth) => {
    const { tone = 'plain', ...look } = show(option, nth);
    return (
      <li key={option.code}>
        <OptionButton
          hovered={hovered}
          code={option.code}
          className={css.chip}
          data-code={option.code}
          data-tone={tone}
          onClick={() => choose(option.code)}
        >
          <Words {...look} />
        </OptionButton>
      </li>
    );
  });

export const OptionRow = <O extends BaseOption>({ label, ...props }: OptionChipsProps<O> & { label?: string }) => (
  <Row {...(label === undefined ? {} : { label })}>
    <OptionChips {...props} />
  </Row>
);

/** Takes something up, or puts it down again. */
export function PickChip({
  look,
  pressed,
  ...rest
}: { look: ChipLook; pressed: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <li>
      <button type="button" className={css.chip} aria-pressed={pressed} {...rest}>
        <Words {...look} />
      </button>
    </li>
  );
}

interface SeatRowProps<O extends BaseOption & { seat: Seat }>
  extends Pick<TableProps, 'choose' | 'hovered' | 'view' | 'seatNames' | 'text'> {
  of: readonly O[];
  /** Beside the name. */
  small?(option: O): ReactNode;
  words?(option: O): ReactNode;
  /** The mark of a seat; left out: its seal. */
  mark?(seat: Seat): ReactNode;
}

/** A player to choose. */
export const SeatRow = <O extends BaseOption & { seat: Seat }>({ small, words, mark, ...props }: SeatRowProps<O>) => (
  <OptionRow
    {...props}
    show={option => ({
      picture: mark?.(option.seat) ?? <Seal seat={option.seat} size={28} />,
      words:
        words?.(option) ??
        (option.seat === props.view.viewer ? props.text('table.yourself') : props.seatNames[option.seat]),
      small: small?.(option),
    })}
  />
);
