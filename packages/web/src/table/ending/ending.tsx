/** The end of a game: who won and why, how it came to that, and what next. */

import Crown from 'icon:game-icons/crown';
import Download from 'icon:lucide/download';
import Repeat from 'icon:lucide/repeat-2';
import type { Outcome } from '@interregnum/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { LogEntry } from '../../local/messages.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Seal, useSeatColour } from '../../parts/seal.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useOnlineSlots } from '../state/online-slots.ts';
import { useShared } from '../state/table-context.ts';
import { PhraseText, SeatName } from '../words/phrase-text.tsx';
import { CourseChart } from './course-chart.tsx';
import css from './ending.module.css';
import { type CoursePoint, reasonOf, type TurningPoint, turningPoints } from './story.ts';

const SAMPLES = 160;
const TURNS = 6;
const NOT_KNOWN = () => false;

interface EndingProps {
  outcome: Outcome;
  log: readonly LogEntry[];
  /** How often something was taken back. */
  takeBacks: number;
  onLook(at: number): void;
  onRematch(): void;
  onExport(): void;
  onClose(): void;
}

export default function Ending({ outcome, log, takeBacks, onLook, onRematch, onExport, onClose }: EndingProps) {
  const { title, words, source } = useShared();
  const online = useOnlineSlots();
  const { scores } = title.ui;
  const [course, setCourse] = useState<readonly CoursePoint[]>([]);
  useEffect(() => {
    if (!scores) return;
    source.course(SAMPLES).then(
      samples => setCourse(samples.map(({ at, view }) => ({ at, scores: scores(view) }))),
      () => setCourse([]),
    );
  }, [scores, source]);
  const turns = useMemo(() => turningPoints(course, TURNS), [course]);
  const ranked = [...outcome.standings].sort((a, b) => a.place - b.place);
  return (
    <Sheet title={words.text('ending.title')} onClose={onClose} wide>
      <div className={css.ending}>
        <p className={css.reason}>
          <PhraseText of={outcome.reason} />
        </p>
        <ol className={css.standings}>
          {ranked.map(({ seat, place, score }) => (
            <Place key={seat} seat={seat} place={place} score={score} won={outcome.winners.includes(seat)} />
          ))}
        </ol>
        {takeBacks > 0 && <p className={css.takeBacks}>{words.text('takeBack.count', { count: takeBacks })}</p>}
        {course.length > 1 && <CourseChart course={course} onLook={onLook} />}
        {turns.length > 0 && (
          <section className={css.story}>
            <h3>{words.text('ending.story')}</h3>
            <ol>
              {turns.map(turn => (
                <li key={`${turn.at} ${turn.seat}`}>
                  <button type="button" className={css.turn} onClick={() => onLook(turn.at)}>
                    <Seal seat={turn.seat} size={16} />
                    <span>
                      <PhraseText
                        plain
                        of={{
                          key: `ending.${turn.kind}`,
                          args: { seat: { seat: turn.seat }, from: turn.from, to: turn.to },
                        }}
                      />{' '}
                      <Reason turn={turn} log={log} />
                    </span>
                  </button>
                </li>
              ))}
            </ol>
          </section>
        )}
        {online?.ending}
        <div className={css.buttons}>
          <Button look="primary" large icon={Repeat} onClick={onRematch}>
            {words.text('ending.rematch')}
          </Button>
          <Button icon={Download} onClick={onExport}>
            {words.text('table.export')}
          </Button>
          <Button onClick={onClose}>{words.text('ending.look')}</Button>
          <ButtonLink to="/" look="quiet">
            {words.text('error.home')}
          </ButtonLink>
        </div>
      </div>
    </Sheet>
  );
}

/** What made the difference at a turning point. */
function Reason({ turn, log }: { turn: TurningPoint; log: readonly LogEntry[] }) {
  const { title, seatNames } = useShared();
  const event = reasonOf(turn, log, seatNames.length, title.ui.changesScore ?? NOT_KNOWN);
  return event ? <PhraseText plain of={title.game.words.tell(event)} /> : null;
}

function Place({ seat, place, score, won }: { seat: number; place: number; score: number; won: boolean }) {
  const { fill } = useSeatColour(seat);
  const { words } = useShared();
  return (
    <li className={css.place} data-won={won} style={{ '--seat': fill }}>
      <span className={css.rank}>{won ? <Crown aria-hidden="true" /> : place}</span>
      <Seal seat={seat} size={26} />
      <span className={css.name}>
        <SeatName seat={seat} />
        {won && <span className="visually-hidden"> {words.text('ending.winner')}</span>}
      </span>
      <span className={css.score}>{score}</span>
    </li>
  );
}
