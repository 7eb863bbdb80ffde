/** What is asked, of whom and why; the answers that are neither on the board nor in the title's controls. */

import FastForward from 'icon:lucide/fast-forward';
import ListIcon from 'icon:lucide/list-tree';
import Locate from 'icon:lucide/locate-fixed';
import Scale from 'icon:lucide/scroll-text';
import type { BaseOption, Prompt } from '@interregnum/kernel';
import { type ReactNode, useRef } from 'react';
import { Button, IconButton } from '../../parts/button.tsx';
import { Seal } from '../../parts/seal.tsx';
import { useNarrow } from '../../parts/use-screen.ts';
import { AnswerPlace, useAnswerPlace } from '../kit/answering.tsx';
import { type Hovered, hovering } from '../kit/hovered.tsx';
import { isPassing } from '../kit/passing.ts';
import { showPlayable } from '../kit/sight.ts';
import { useShared } from '../state/table-context.ts';
import { PhraseText } from '../words/phrase-text.tsx';
import css from './prompt-bar.module.css';
import { useFitting } from './use-fitting.ts';

/** So many answers stand beside the question; more get a line of their own. */
const FEW = 3;

interface PromptBarProps {
  prompt: Prompt | null;
  /** Which question it is; in each the answers stay where they are. */
  question: number | null;
  /** Whose decision it is. */
  asked: readonly number[];
  mine: boolean;
  /** The answer is given, and may be changed until everybody has answered. */
  changing: boolean;
  plain: readonly BaseOption[];
  describe(option: BaseOption): string;
  /** There are more options than those shown here. */
  more: boolean;
  hovered: Hovered;
  onChoose(code: string): void;
  onAll(): void;
  /** Lets waiting bots go on at once; `null` when nothing waits. */
  onSkip: (() => void) | null;
  children: ReactNode;
}

export function PromptBar({
  prompt,
  asked,
  mine,
  changing,
  plain,
  describe,
  more,
  question,
  children,
  ...props
}: PromptBarProps) {
  const { words, openRule } = useShared();
  const narrow = useNarrow(); // there the list is among what opens below, and answers flow on into the title's controls
  const bar = useRef<HTMLElement>(null);
  const { place, setElement, filled } = useAnswerPlace();
  useFitting(bar, question, filled);
  const stay = !narrow || (plain.length <= FEW && (!more || filled > 0));
  const answers = plain.length > 0 && (
    <ul className={css.options} data-answers="" data-many={plain.length > FEW} data-alone={!more}>
      {plain.map((option, i) => (
        <PlainOption key={option.code} option={option} nth={i} only={!more && plain.length === 1} {...props}>
          {describe(option)}
        </PlainOption>
      ))}
    </ul>
  );
  return (
    <section
      ref={bar}
      className={css.bar}
      aria-label={words.text('table.prompt')}
      data-mine={mine}
      data-changing={changing}
    >
      <div className={css.head}>
        <div className={css.question} data-scrolls="">
          <span className={css.room} data-buttons={mine && more ? 2 : 1} aria-hidden="true" />
          <span className={css.seals}>
            {asked.map(seat => (
              <Seal key={seat} seat={seat} size={22} />
            ))}
          </span>
          <h2 className={css.words}>{prompt && <PhraseText of={prompt.phrase} />}</h2>
          {!mine && <span className={css.thinking} aria-hidden="true" />}
          <span className={css.aside} data-aside="">
            {props.onSkip && (
              <Button look="quiet" icon={FastForward} onClick={props.onSkip}>
                {words.text('table.skip')}
              </Button>
            )}
            {mine && more && <IconButton icon={Locate} label={words.text('table.showMe')} onClick={showPlayable} />}
            {mine && more && !narrow && (
              <IconButton icon={ListIcon} label={words.text('table.allOptions')} onClick={props.onAll} />
            )}
            {prompt && (
              <Button look="quiet" icon={Scale} title={prompt.rule} onClick={() => openRule(prompt.rule)}>
                <span className={css.why}>{words.text('table.why')}</span>
                <span className={css.rule} aria-hidden="true">
                  {prompt.rule}
                </span>
              </Button>
            )}
          </span>
        </div>
        <div className={css.answers}>
          <div ref={setElement} className={css.answering} data-answering="" />
          {stay && answers}
        </div>
      </div>
      <div className={css.body} data-scrolls="">
        {changing && <p className={css.changing}>{words.text('table.changing')}</p>}
        {!stay && answers}
        <AnswerPlace value={place}>{children}</AnswerPlace>
      </div>
    </section>
  );
}

interface PlainOptionProps extends Pick<PromptBarProps, 'hovered' | 'onChoose'> {
  option: BaseOption;
  nth: number;
  only: boolean;
  children: string;
}

function PlainOption({ option, nth, only, hovered, onChoose, children }: PlainOptionProps) {
  const hot = hovered.use(code => code === option.code);
  const key = isPassing(option) ? '0' : nth < 9 ? String(nth + 1) : undefined;
  return (
    <li>
      <Button
        look={only ? 'primary' : 'plain'}
        data-code={option.code}
        data-hovered={hot}
        aria-keyshortcuts={key}
        onClick={() => onChoose(option.code)}
        {...hovering(hovered, option.code)}
      >
        {children}
        {key && <kbd className={css.key}>{key}</kbd>}
      </Button>
    </li>
  );
}

/** The bar while one looks at the past, or when the game is over. */
export function NoticeBar({
  children,
  actions,
  below,
}: {
  children: ReactNode;
  actions: ReactNode;
  below?: ReactNode;
}) {
  const { words } = useShared();
  return (
    <section className={`${css.bar} ${css.notice}`} aria-label={words.text('table.prompt')} data-notice="true">
      <div className={css.head}>
        <h2 className={css.words}>{children}</h2>
        <span className={css.aside} data-aside="">
          {actions}
        </span>
      </div>
      {below}
    </section>
  );
}
