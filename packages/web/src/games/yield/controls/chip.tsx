/** Buttons of the prompt with a picture, a word and a smaller word: for an option, or for a choice on the way to one. */
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { OptionButton } from '../../../table/kit/hovered.tsx';
import type { Option, Props } from '../state/props.ts';
import css from './controls.module.css';

interface Content {
  picture?: ReactNode;
  small?: ReactNode;
  children: ReactNode;
}

const Words = ({ picture, small, children }: Content) => (
  <>
    {picture}
    <span className={css.label}>
      <span>{children}</span>
      {small !== undefined && small !== '' && <small>{small}</small>}
    </span>
  </>
);

interface OptionChipProps extends Pick<Props, 'choose' | 'hovered'>, Content {
  choice: Option;
  tone?: 'plain' | 'good' | 'bad';
}

export function OptionChip({ choice, choose, hovered, tone = 'plain', ...content }: OptionChipProps) {
  const { code } = choice;
  return (
    <OptionButton
      hovered={hovered}
      code={code}
      className={css.chip}
      data-code={code}
      data-tone={tone}
      onClick={() => choose(code)}
    >
      <Words {...content} />
    </OptionButton>
  );
}

/** Takes something up, or puts it down again. */
export function PickChip({
  pressed,
  picture,
  small,
  children,
  ...rest
}: Content & { pressed: boolean } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'>) {
  return (
    <button type="button" className={css.chip} aria-pressed={pressed} {...rest}>
      <Words picture={picture} small={small}>
        {children}
      </Words>
    </button>
  );
}

export const Row = ({ children, label }: { children: ReactNode; label?: string }) => (
  <ul className={css.row} aria-label={label}>
    {children}
  </ul>
);
