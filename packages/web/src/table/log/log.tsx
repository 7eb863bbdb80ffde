/** The story so far, in words. A press on a line shows the table as it was then. */
import Chevron from 'icon:lucide/chevron-down';
import type { Phrase, Seat } from '@interregnum/kernel';
import { Fragment, memo, type ReactNode, useMemo, useRef } from 'react';
import type { LogEntry } from '../../local/messages.ts';
import { keyed } from '../../parts/keyed.ts';
import { Seal } from '../../parts/seal.tsx';
import { sinceLastDecision } from '../recap/since.ts';
import { useShared } from '../state/table-context.ts';
import { PhraseText } from '../words/phrase-text.tsx';
import { type Chapter, chaptersOf, type Line, type Passage, sameChapter, sameLine } from './chapters.ts';
import css from './log.module.css';
import { LogBar } from './log-bar.tsx';
import { useLastLine } from './use-last-line.ts';
import type { Reading } from './use-reading.ts';

interface LogProps {
  log: readonly LogEntry[];
  /** The moment that is shown. */
  at: number;
  last: number;
  viewer: Seat | null;
  /** The viewer is deciding. */
  asked: boolean;
  reading: Reading;
  onLook(at: number): void;
}

const linesOf = (chapter: Chapter): readonly Line[] => chapter.passages.flatMap(passage => passage.lines);

/** What the viewer's last answer did, and what was told after it, is new: the key of the first line of it. */
function firstNewLine(
  chapters: readonly Chapter[],
  log: readonly LogEntry[],
  viewer: Seat | null,
  asked: boolean,
): string | null {
  if (viewer === null || !log.some(entry => entry.seat === viewer)) return null;
  const own = sinceLastDecision(log, viewer, asked);
  return chapters.flatMap(linesOf).find(line => line.entry.at >= own)?.key ?? null;
}

export const Log = memo(function Log({ log, at, last, viewer, asked, reading, onLook }: LogProps) {
  const { title, words } = useShared();
  const box = useRef<HTMLDivElement>(null);
  const { who, folded, fold } = reading;
  const chapters = useMemo(
    () => chaptersOf(log, { tell: title.game.words.tell, ...(title.ui.heading && { heading: title.ui.heading }) }, who),
    [log, title, who],
  );
  const firstNew = firstNewLine(chapters, log, viewer, asked);
  useLastLine(box, at === last, who);
  return (
    <div className={css.log}>
      <LogBar chapters={chapters} reading={reading} />
      <div ref={box} className={css.box}>
        {chapters.length === 0 && (
          <p className={css.empty}>
            {who === null ? words.text('table.log.empty') : words.text('table.log.nothing', { seat: { seat: who } })}
          </p>
        )}
        <ol className={css.chapters}>
          {chapters.map(chapter => (
            <ChapterItem
              key={chapter.key}
              chapter={chapter}
              firstNew={linesOf(chapter).some(line => line.key === firstNew) ? firstNew : null}
              looking={at === last ? null : at}
              folded={folded}
              fold={fold}
              onLook={onLook}
            />
          ))}
        </ol>
      </div>
    </div>
  );
});

interface ChapterProps extends Pick<Reading, 'folded' | 'fold'> {
  chapter: Chapter;
  firstNew: string | null;
  /** The moment of the past that is shown. */
  looking: number | null;
  onLook(at: number): void;
}

/** Most chapters are finished: only the one that grows is drawn again. */
const ChapterItem = memo(
  function ChapterItem({ chapter, ...rest }: ChapterProps) {
    const passages = chapter.passages.map(passage => <PassageItem key={passage.key} passage={passage} {...rest} />);
    return (
      <Part heading={chapter.heading} chapter id={chapter.key} lines={linesOf(chapter).length} {...rest}>
        {passages}
      </Part>
    );
  },
  (before, now) =>
    before.firstNew === now.firstNew &&
    before.looking === now.looking &&
    before.folded === now.folded &&
    before.onLook === now.onLook &&
    sameChapter(before.chapter, now.chapter),
);

type PassageProps = Omit<ChapterProps, 'chapter'> & { passage: Passage };

function PassageItem({ passage, firstNew, looking, onLook, ...rest }: PassageProps) {
  const { words } = useShared();
  const lines = passage.lines.map(line => (
    <Fragment key={line.key}>
      {line.key === firstNew && <li className={css.since}>{words.text('table.log.since')}</li>}
      <LogLine line={line} state={stateOf(line, looking)} onLook={onLook} />
    </Fragment>
  ));
  return passage.heading === null ? (
    lines
  ) : (
    <Part heading={passage.heading} chapter={false} id={passage.key} lines={passage.lines.length} {...rest}>
      {lines}
    </Part>
  );
}

interface PartProps extends Pick<Reading, 'folded' | 'fold'> {
  heading: Phrase | null;
  /** Or a passage of one. */
  chapter: boolean;
  id: string;
  /** How many there are, to guess its height by as long as it is not seen. */
  lines: number;
  children: ReactNode;
}

/** What stands under a heading can be folded away. */
function Part({ heading, chapter, id, lines, folded, fold, children }: PartProps) {
  const closed = heading !== null && folded.has(id);
  const Title = chapter ? 'h3' : 'h4';
  return (
    <li className={chapter ? css.chapter : css.passage} style={{ '--lines': closed ? 0 : lines }}>
      {heading && (
        <Title className={css.heading}>
          <button type="button" aria-expanded={!closed} onClick={() => fold([id], !closed)}>
            <Chevron className={css.chevron} />
            <span>
              <PhraseText plain of={heading} />
            </span>
          </button>
        </Title>
      )}
      {!closed && <ol>{children}</ol>}
    </li>
  );
}

type LineState = 'told' | 'shown' | 'later';

function stateOf({ entry }: Line, looking: number | null): LineState {
  if (looking === null || entry.at < looking) return 'told';
  return entry.at === looking ? 'shown' : 'later';
}

interface LogLineProps {
  line: Line;
  state: LineState;
  onLook(at: number): void;
}

const LogLine = memo(
  function LogLine({ line, state, onLook }: LogLineProps) {
    const { title, words } = useShared();
    const { at } = line.entry;
    const id = `log-${line.key}`;
    return (
      <li className={css.line} data-state={state}>
        <button
          type="button"
          className={css.look}
          aria-label={words.text('table.log.look', { at })}
          aria-describedby={id}
          aria-current={state === 'shown' ? 'time' : undefined}
          onClick={() => onLook(at)}
        />
        <span className={css.seal}>{line.seat !== null && <Seal seat={line.seat} size={15} />}</span>
        <div id={id} className={css.told}>
          {keyed(line.events).map(({ key, item: event }) => (
            <p key={key}>
              <PhraseText of={title.game.words.tell(event)} />
            </p>
          ))}
        </div>
      </li>
    );
  },
  (before, now) => before.state === now.state && before.onLook === now.onLook && sameLine(before.line, now.line),
);
