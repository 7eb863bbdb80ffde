/** What a click on the table means at the open question, and doing it. */
import type { BaseOption } from '@interregnum/kernel';
import type { Picking } from './picking.ts';
import type { TableProps } from './title.ts';
import { wish } from './wishes.ts';

/** `P`: what can be picked at the table of a title. */
export type Meaning<P> =
  | { do: 'choose'; code: string }
  /** It is not offered: the shell says why. */
  | { do: 'attempt'; code: string }
  | { do: 'pick'; what: Partial<P> }
  /** Several answers, one after another; `aloud`: one that is not offered is refused with its reason. */
  | { do: 'wish'; codes: readonly string[]; aloud?: boolean }
  | { do: 'nothing' };

export const NOTHING = { do: 'nothing' } as const;
export const take = ({ code }: BaseOption) => ({ do: 'choose', code }) as const;

export const takeOrAttempt = (options: readonly BaseOption[], code: string) =>
  ({ do: options.some(option => option.code === code) ? 'choose' : 'attempt', code }) as const;

export const asks = <O extends BaseOption>(options: readonly O[], ...types: O['type'][]): boolean =>
  options.some(({ type }) => types.includes(type));

type Doing = Pick<TableProps, 'question' | 'choose' | 'attempt'>;

export function carryOut<P>(
  { question, choose, attempt }: Doing,
  { pick }: Pick<Picking<P>, 'pick'>,
  meaning: Meaning<P>,
): void {
  if (meaning.do === 'choose') choose(meaning.code);
  else if (meaning.do === 'attempt') attempt(meaning.code);
  else if (meaning.do === 'pick') pick(question, meaning.what);
  else if (meaning.do === 'wish') wish(meaning.codes, meaning.aloud);
}
