/** What is open above the table. The list of options goes with its question. */
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Open } from './panels.ts';

export function useOpen(question: number): [Open, (what: Open) => void] {
  const [held, hold] = useState<{ what: Open; question: number }>({ what: null, question });
  const asked = useRef(question);
  useLayoutEffect(() => {
    asked.current = question;
  }, [question]);
  const open = useCallback((what: Open) => hold({ what, question: asked.current }), []);
  return [held.what === 'options' && held.question !== question ? null : held.what, open];
}
