/** A number between two buttons. */
import type { ReactNode } from 'react';
import css from './stepper.module.css';

interface StepperProps {
  value: number;
  least: number;
  most: number;
  less: string;
  more: string;
  onStep(value: number): void;
  children: ReactNode;
}

export const Stepper = ({ value, least, most, less, more, onStep, children }: StepperProps) => (
  <div className={css.stepper}>
    <button
      type="button"
      data-spot="less"
      disabled={value <= least}
      aria-label={less}
      onClick={() => onStep(value - 1)}
    >
      −
    </button>
    {children}
    <button type="button" data-spot="more" disabled={value >= most} aria-label={more} onClick={() => onStep(value + 1)}>
      +
    </button>
  </div>
);
