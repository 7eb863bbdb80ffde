/** What the viewer may do now, and what a title's parts need to show it. */
import type { BaseOption, Prompt, Refusal } from '@interregnum/kernel';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { Advice, AnyView, Moment } from '../../local/messages.ts';
import { store } from '../../parts/store.ts';
import { useReducedMotion, useSettings } from '../../settings/settings.ts';
import type { Hovered } from '../kit/hovered.tsx';
import { passingLast } from '../kit/passing.ts';
import type { TableProps } from '../kit/title.ts';
import { beatOf } from './rhythm.ts';
import { useShared } from './table-context.ts';
import type { TableActions, TableState } from './use-table.ts';

const NONE: readonly BaseOption[] = [];

export interface Play {
  props: TableProps;
  prompt: Prompt | null;
  mine: boolean;
  /** The viewer has answered, and may answer otherwise until everybody has. */
  changing: boolean;
  /** Offered neither on the board nor in the title's controls. */
  plain: readonly BaseOption[];
  describe(option: BaseOption): string;
  /** Why one would take an option, in a clause. */
  because(option: BaseOption): string | null;
  refusal: Refusal | null;
  forgetRefusal(): void;
  hint: { advice: Advice | null } | null;
  askHint(): void;
  forgetHint(): void;
}

const optionsOf = ({ view, viewer }: Moment): readonly BaseOption[] => {
  if (viewer === null || !view.ask) return NONE;
  const answered = view.answers.given[viewer] && !view.ask.changeable;
  return answered ? NONE : (view.ask.options[viewer] ?? NONE);
};

/** Something that is forgotten when the next question comes. */
function useWhileAsked<T>(question: number): [T | null, (value: T | null) => void] {
  const [held, setHeld] = useState<{ question: number; value: T | null } | null>(null);
  const hold = useCallback((value: T | null) => setHeld({ question, value }), [question]);
  return [held?.question === question ? held.value : null, hold];
}

/** Nothing of an earlier question is pointed at. */
function useHovered(question: number): Hovered {
  const [hovered] = useState<Hovered>(() => store<string | null>(null));
  useLayoutEffect(() => {
    if (question >= 0) hovered.set(null);
  }, [hovered, question]);
  return hovered;
}

/** The view that the news have changed. */
function useViewBefore({ news, view, viewer }: Moment): AnyView | null {
  const [seen, setSeen] = useState<{ news: Moment['news']; view: AnyView; before: AnyView | null }>({
    news,
    view,
    before: null,
  });
  if (seen.news !== news) setSeen({ news, view, before: seen.view.viewer === viewer ? seen.view : null });
  return seen.news === news ? seen.before : null;
}

function useHint(moment: Moment) {
  const { source } = useShared();
  const { question } = moment;
  const [hint, setHint] = useState<{ question: number; advice: Advice | null } | null>(null);
  const ask = useCallback(() => {
    setHint({ question, advice: null });
    source.advice(moment).then(
      advice => setHint(now => (now?.question === question ? { question, advice } : now)),
      () => setHint(null),
    );
  }, [source, moment, question]);
  return { hint: hint?.question === question ? hint : null, ask, forget: useCallback(() => setHint(null), []) };
}

export function usePlay(moment: Moment, { past, answered, log }: TableState, { choose }: TableActions): Play {
  const { title, words, seatNames, openRule } = useShared();
  const { game, ui } = title;
  const hovered = useHovered(moment.question);
  const [refusal, setRefusal] = useWhileAsked<Refusal>(moment.question);
  const reducedMotion = useReducedMotion();
  const { pace } = useSettings();
  const { hint, ask, forget } = useHint(moment);
  const before = useViewBefore(moment);
  const live = past === null && moment.viewer !== null;
  const view: AnyView = past?.view ?? moment.view;

  const options = useMemo(
    () => (live && answered !== moment.question ? optionsOf(moment) : NONE),
    [live, answered, moment],
  );
  const take = useCallback(
    (code: string) => {
      hovered.set(null);
      setRefusal(null);
      choose(code);
    },
    [choose, hovered, setRefusal],
  );
  const attempt = useCallback(
    (code: string) => {
      const reason = live && options.length > 0 ? game.rules.refusal(moment.view, code) : null;
      setRefusal(reason);
    },
    [live, options.length, game, moment, setRefusal],
  );
  const describe = useCallback(
    (option: BaseOption) => words.say(game.words.describe(option, moment.view)),
    [words, game, moment],
  );
  const because = useCallback(
    (option: BaseOption) => {
      const reason = ui.because?.(option, moment.view) ?? null;
      return reason && words.say(reason);
    },
    [words, ui, moment],
  );
  const until = past?.at ?? moment.at;
  const history = useCallback(() => log.filter(({ at }) => at <= until).flatMap(({ events }) => events), [log, until]);
  const props: TableProps = {
    view,
    seatNames,
    options,
    question: past ? null : moment.question,
    choose: take,
    attempt,
    hovered,
    news: past?.news ?? moment.news,
    before: past ? null : before,
    history,
    say: words.say,
    text: words.text,
    openRule,
    live,
    reducedMotion,
    beat: past || reducedMotion ? 0 : beatOf(pace, moment.news.length),
  };
  return {
    props,
    prompt: game.words.prompt(view),
    mine: options.length > 0,
    changing: options.length > 0 && moment.view.answers.given[moment.viewer!] === true,
    plain: passingLast(options.filter(option => !ui.offersItself(option, moment.view))),
    describe,
    because,
    refusal,
    forgetRefusal: useCallback(() => setRefusal(null), [setRefusal]),
    hint,
    askHint: ask,
    forgetHint: forget,
  };
}
