/** Reading the viewer's options. */
import type { BaseOption } from '@interregnum/kernel';

/** The options of some types; one shape of option may serve several. */
export type OptionOf<O, T> = O extends { readonly type: infer U }
  ? [Extract<U, T>] extends [never]
    ? never
    : O & { readonly type: Extract<U, T> }
  : never;

export const optionsOfType = <O extends BaseOption, T extends O['type']>(options: readonly O[], ...types: T[]) =>
  options.filter((option): option is O & OptionOf<O, T> => (types as string[]).includes(option.type));

/** What the viewer has answered to a question whose answer may still be changed. */
export const answerOf = <O>(view: { answers: { mine: number | null } }, options: readonly O[]): O | undefined =>
  options[view.answers.mine ?? -1];
