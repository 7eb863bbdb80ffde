/** A small set of choices beside each other, one of them taken. */
import { useId } from 'react';
import css from './segments.module.css';

interface SegmentsProps<T extends string> {
  label: string;
  value: T;
  choices: readonly { value: T; label: string; hint?: string }[];
  onChange(value: T): void;
}

export function Segments<T extends string>({ label, value, choices, onChange }: SegmentsProps<T>) {
  const name = useId();
  const hint = choices.find(choice => choice.value === value)?.hint;
  return (
    <fieldset className={css.field}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.segments}>
        {choices.map(choice => (
          <label key={choice.value} className={css.segment}>
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className={css.radio}
            />
            <span className={css.face}>{choice.label}</span>
          </label>
        ))}
      </div>
      {hint && <p className={css.hint}>{hint}</p>}
    </fieldset>
  );
}
