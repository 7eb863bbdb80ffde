/** The button that gives the answer put together so far; it is dead while there is none. */
import type { BaseOption } from '@interregnum/kernel';
import type { ReactNode } from 'react';
import { Button } from '../../parts/button.tsx';
import { Answering } from './answering.tsx';
import type { TableProps } from './title.ts';

interface AnswerButtonProps extends Pick<TableProps, 'choose'> {
  answer: Pick<BaseOption, 'code'> | null | undefined;
  /** It is what was answered before. */
  given?: boolean;
  children: ReactNode;
}

export const AnswerButton = ({ answer, given = false, choose, children }: AnswerButtonProps) => (
  <Answering>
    <Button
      look="primary"
      disabled={!answer || given}
      data-code={answer?.code}
      onClick={() => answer && choose(answer.code)}
    >
      {children}
    </Button>
  </Answering>
);
