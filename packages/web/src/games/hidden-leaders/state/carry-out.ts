/** Does what a click means. */
import { useCallback } from 'react';
import type { Meaning } from './clicks.ts';
import type { Props } from './props.ts';
import { questionKey } from './reading.ts';
import { pick } from './selection.ts';

export function useCarryOut({ view, choose, attempt }: Props): (meaning: Meaning) => void {
  const question = questionKey(view);
  return useCallback(
    (meaning: Meaning) => {
      if (meaning.do === 'choose') choose(meaning.code);
      else if (meaning.do === 'attempt') attempt(meaning.code);
      else if (meaning.do === 'pick') pick(question, meaning.what);
    },
    [choose, attempt, question],
  );
}
