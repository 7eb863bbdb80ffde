/** Checks what comes in against its shape. */
import type { z } from 'zod';
import { refused } from '../errors.ts';

export function check<T extends z.ZodType>(shape: T, value: unknown): z.output<T> {
  const { success, data, error } = shape.safeParse(value);
  if (success) return data as z.output<T>;
  const issue = error.issues[0]!;
  throw refused('malformed', `${issue.path.join('.') || 'request'}: ${issue.message}`.slice(0, 200));
}
