/** A button of the prompt with a picture, a word and a smaller word. */
import type { ReactNode } from 'react';
import { OptionButton } from '../../../table/kit/hovered.tsx';
import type { Option, Props } from '../state/props.ts';
import css from './controls.module.css';

interface ChipProps extends Pick<Props, 'choose' | 'hovered'> {
  choice: Option;
  picture: ReactNode;
  small?: ReactNode;
  children: ReactNode;
}

export function Chip({ choice, picture, small, children, choose, hovered }: ChipProps) {
  const { code } = choice;
  return (
    <OptionButton hovered={hovered} code={code} className={css.chip} data-code={code} onClick={() => choose(code)}>
      {picture}
      <span className={css.label}>
        {children}
        {small !== undefined && <small>{small}</small>}
      </span>
    </OptionButton>
  );
}
