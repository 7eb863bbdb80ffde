/** A button of the prompt with a picture, a word and a smaller word. */
import type { ReactNode } from 'react';
import { hovering } from '../state/carry-out.ts';
import type { HdlChoice, Props } from '../state/props.ts';
import css from './controls.module.css';

interface ChipProps extends Pick<Props, 'choose' | 'hovered' | 'setHovered'> {
  choice: HdlChoice;
  picture: ReactNode;
  small?: ReactNode;
  children: ReactNode;
}

export function Chip({ choice, picture, small, children, choose, ...props }: ChipProps) {
  const { index, code } = choice;
  return (
    <button
      type="button"
      className={css.chip}
      data-code={code}
      data-hot={props.hovered === index}
      onClick={() => choose(index)}
      {...hovering(props, index)}
    >
      {picture}
      <span className={css.label}>
        {children}
        {small !== undefined && <small>{small}</small>}
      </span>
    </button>
  );
}
