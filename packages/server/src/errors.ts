/** Something that a person may not do, or that makes no sense: told to that person, and nothing has changed. */
import type { ErrorCode, Failure } from '@interregnum/protocol';

export class Refused extends Error {
  override name = 'Refused';
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.text);
    this.failure = failure;
  }
}

export const refused = (code: ErrorCode, text: string): Refused => new Refused({ code, text });

/** What a person is told about an error; what is our fault is logged, not told. */
export function failureOf(error: unknown): Failure | null {
  return error instanceof Refused ? error.failure : null;
}

export const OUR_FAULT: Failure = { code: 'broken', text: 'Something went wrong here. It has been noted.' };
