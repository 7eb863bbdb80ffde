/** Fields of forms, and what to say when something was refused. */
import type { Failure } from '@interregnum/protocol';
import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId, useState } from 'react';
import { Refused, Unreachable } from '../net/api.ts';
import css from './form.module.css';
import { useOnlineText } from './words.ts';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: string;
}

export function Field({ label, hint, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} aria-describedby={hint ? `${id}-hint` : undefined} {...input} />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
}

interface ChoiceProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  choices: readonly { value: string; label: string }[];
}

export function Choice({ label, choices, ...select }: ChoiceProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} {...select}>
        {choices.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}

export interface Attempt {
  /** Something is under way. */
  busy: boolean;
  problem: ReactNode;
  run(work: () => Promise<unknown>): void;
}

/** One thing at a time; what goes wrong is said beside the button. `explain` may know better words for a refusal. */
export function useAttempt(explain: (failure: Failure) => string | null = () => null): Attempt {
  const t = useOnlineText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const say = (error: unknown) => {
    if (error instanceof Refused) return explain(error.failure) ?? t(`online.refused.${error.failure.code}`);
    if (error instanceof Unreachable) return t('online.cut.text');
    return error instanceof Error ? error.message : String(error);
  };
  const run = (work: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    work()
      .catch((error: unknown) => setProblem(say(error)))
      .finally(() => setBusy(false));
  };
  const shown = problem && (
    <p role="alert" className={css.problem}>
      {problem}
    </p>
  );
  return { busy, problem: shown, run };
}
