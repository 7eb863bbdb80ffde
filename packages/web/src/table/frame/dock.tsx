/** The edge of the table in front of the viewer: the question, or what there is to know instead of one. */
import Branch from 'icon:lucide/git-branch';
import type { ReactNode, Ref } from 'react';
import type { GivenAnswer, LogEntry, Moment } from '../../local/messages.ts';
import { Button } from '../../parts/button.tsx';
import { Seal } from '../../parts/seal.tsx';
import { Hint } from '../prompt/hint.tsx';
import { NoticeBar, PromptBar } from '../prompt/prompt-bar.tsx';
import { useShared } from '../state/table-context.ts';
import type { Play } from '../state/use-play.ts';
import { PhraseText } from '../words/phrase-text.tsx';
import css from './frame.module.css';

const RECENT = 3;

interface Past {
  at: number;
  caption: string;
  given: readonly GivenAnswer[];
}

interface DockProps {
  ref: Ref<HTMLElement>;
  moment: Moment;
  play: Play;
  /** The moment that is looked at; `null`: now. */
  past: Past | null;
  log: readonly LogEntry[];
  onNow(): void;
  /** Plays on from the moment that is looked at, as a game of its own; `null`: it cannot be. */
  onPlayOn: (() => void) | null;
  onEnding(): void;
  onAnalyse(): void;
  onAll(): void;
  onSkip: (() => void) | null;
  /** The timeline, where there is no rail for it. */
  timeline: ReactNode;
}

export function Dock({ ref, ...props }: DockProps) {
  const { moment, past, play } = props;
  return (
    <main ref={ref} tabIndex={-1} className={css.dock} data-panel="prompt">
      {past ? <Looking {...props} past={past} /> : moment.outcome ? <Over {...props} /> : <Question {...props} />}
      {play.hint && !past && (
        <Hint
          advice={play.hint.advice}
          options={play.props.options}
          describe={play.describe}
          because={play.because}
          hovered={play.props.hovered}
          onChoose={play.props.choose}
          onClose={play.forgetHint}
        />
      )}
    </main>
  );
}

type PartProps = Omit<DockProps, 'ref'>;

function Looking({ moment, past, onNow, onPlayOn, timeline }: PartProps & { past: Past }) {
  const { text } = useShared().words;
  const back = (
    <>
      {onPlayOn && (
        <Button icon={Branch} onClick={onPlayOn}>
          {text('whatIf.playOn')}
        </Button>
      )}
      <Button look="primary" onClick={onNow}>
        {text('table.timeline.now')}
      </Button>
    </>
  );
  return (
    <NoticeBar
      actions={back}
      below={
        <>
          {timeline}
          {past.given.length > 0 && <Given given={past.given} />}
        </>
      }
    >
      {text('table.looking', { at: past.at, last: moment.at })}
      {past.caption && <span className={css.caption}>{past.caption}</span>}
    </NoticeBar>
  );
}

/** Answers that lay face down then. */
function Given({ given }: { given: readonly GivenAnswer[] }) {
  const { text } = useShared().words;
  return (
    <dl className={css.given}>
      <dt>{text('table.given')}</dt>
      {given.map(({ seat, answer }) => (
        <dd key={seat}>
          <Seal seat={seat} size={18} />
          <span>
            <PhraseText of={answer} />
          </span>
        </dd>
      ))}
    </dl>
  );
}

function Over({ moment, onEnding, onAnalyse, timeline }: PartProps) {
  const { text } = useShared().words;
  const open = (
    <>
      <Button onClick={onAnalyse}>{text('ending.analyse')}</Button>
      <Button look="primary" onClick={onEnding}>
        {text('ending.open')}
      </Button>
    </>
  );
  return (
    <NoticeBar actions={open} below={timeline}>
      {moment.outcome && <PhraseText of={moment.outcome.reason} />}
    </NoticeBar>
  );
}

/** While others decide: the last things that happened. */
function Recent({ log }: { log: readonly LogEntry[] }) {
  const { game } = useShared().title;
  const events = log.flatMap(entry => entry.events.map((event, i) => ({ key: `${entry.at} ${i}`, event })));
  return (
    <ul className={css.recent}>
      {events.slice(-RECENT).map(({ key, event }) => (
        <li key={key}>
          <PhraseText of={game.words.tell(event)} />
        </li>
      ))}
    </ul>
  );
}

function Question({ moment, play, log, onAll, onSkip }: PartProps) {
  const { ui } = useShared().title;
  const { props, plain } = play;
  return (
    <PromptBar
      prompt={play.prompt}
      question={play.mine ? props.question : null}
      asked={moment.pending}
      mine={play.mine}
      changing={play.changing}
      plain={plain}
      describe={play.describe}
      more={props.options.length > plain.length}
      hovered={props.hovered}
      onChoose={props.choose}
      onAll={onAll}
      onSkip={onSkip}
    >
      {play.mine ? <ui.Controls {...props} /> : <Recent log={log} />}
    </PromptBar>
  );
}
