/** The end of a game: who won and why, how it came to that, and what next. */

import Crown from 'icon:game-icons/crown';
import Chart from 'icon:lucide/chart-line';
import Download from 'icon:lucide/download';
import History from 'icon:lucide/history';
import Repeat from 'icon:lucide/repeat-2';
import type { Outcome } from '@interregnum/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { LogEntry, PastMoment } from '../../local/messages.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Seal, useSeatColour } from '../../parts/seal.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useOnlineSlots } from '../state/online-slots.ts';
import { useShared } from '../state/table-context.ts';
import { PhraseText, SeatName } from '../words/phrase-text.tsx';
import { CourseChart } from './course-chart.tsx';
import css from './ending.module.css';
import { type Told, tellStory } from './telling.ts';
import { verdictOf } from './verdict.ts';

const SAMPLES = 160;

interface EndingProps {
  outcome: Outcome;
  log: readonly LogEntry[];
  /** How often something was taken back. */
  takeBacks: number;
  onLook(at: number): void;
  onRematch(): void;
  onAnalyse(): void;
  /** `null`: what might have been has no record. */
  onExport: (() => void) | null;
  onClose(): void;
}

function useCourse(): readonly PastMoment[] {
  const { title, source } = useShared();
  const wanted = title.ui.course !== undefined;
  const [samples, setSamples] = useState<readonly PastMoment[]>([]);
  useEffect(() => {
    if (!wanted) return;
    source.course(SAMPLES).then(setSamples, () => setSamples([]));
  }, [wanted, source]);
  return samples;
}

export default function Ending({ outcome, log, takeBacks, onLook, onExport, onClose, ...on }: EndingProps) {
  const { title, words, seatNames } = useShared();
  const online = useOnlineSlots();
  const { course } = title.ui;
  const samples = useCourse();
  const story = useMemo(
    () => (course ? tellStory(course, samples, log, seatNames.length) : []),
    [course, samples, log, seatNames],
  );
  const ranked = [...outcome.standings].sort((a, b) => a.place - b.place);
  return (
    <Sheet
      title={words.text('ending.title')}
      onClose={onClose}
      wide
      footer={
        <>
          <Button look="primary" icon={Repeat} onClick={on.onRematch}>
            {words.text('ending.rematch')}
          </Button>
          <Button icon={Chart} onClick={on.onAnalyse}>
            {words.text('ending.analyse')}
          </Button>
          <Button icon={History} onClick={() => onLook(0)}>
            {words.text('ending.replay')}
          </Button>
        </>
      }
    >
      <div className={css.ending}>
        <Verdict outcome={outcome} />
        <ol className={css.standings} data-many={ranked.length > 3}>
          {ranked.map(({ seat, place, score }) => (
            <Place
              key={seat}
              seat={seat}
              place={ranked.length > 1 ? place : null}
              score={score}
              won={outcome.winners.includes(seat)}
            />
          ))}
        </ol>
        {onExport === null && <p className={css.takeBacks}>{words.text('whatIf.note')}</p>}
        {takeBacks > 0 && <p className={css.takeBacks}>{words.text('takeBack.count', { count: takeBacks })}</p>}
        {course && samples.length > 1 && (
          <div className={course.theme}>
            <CourseChart course={course} samples={samples} onLook={onLook} />
          </div>
        )}
        {story.length > 0 && <Story story={story} onLook={onLook} />}
        {online?.ending}
        <div className={css.buttons}>
          {onExport && (
            <Button icon={Download} onClick={onExport}>
              {words.text('table.export')}
            </Button>
          )}
          <ButtonLink to="/" look="quiet">
            {words.text('error.home')}
          </ButtonLink>
        </div>
      </div>
    </Sheet>
  );
}

/** Who won, to the winner in the second person, and why. */
function Verdict({ outcome }: { outcome: Outcome }) {
  const { words, self, seatNames } = useShared();
  const own = outcome.standings.find(({ seat }) => seat === self);
  const won = self !== null && outcome.winners.includes(self);
  return (
    <header>
      <h3 className={css.headline} data-won={won}>
        {outcome.winners.length > 0 && <Crown aria-hidden="true" />}
        <span>
          <PhraseText plain of={verdictOf(outcome, self)} />
        </span>
      </h3>
      <p className={css.reason}>
        <PhraseText of={outcome.reason} />{' '}
        {own &&
          !won &&
          seatNames.length > 1 &&
          words.text('ending.yourPlace', { place: own.place, seats: seatNames.length })}
      </p>
    </header>
  );
}

function Story({ story, onLook }: { story: readonly Told[]; onLook(at: number): void }) {
  const { title, words } = useShared();
  return (
    <section className={css.story}>
      <h3>{words.text('ending.story')}</h3>
      <ol>
        {story.map(({ at, seat, sentence, reason }) => (
          <li key={`${at} ${sentence.key}`}>
            <button type="button" className={css.turn} onClick={() => onLook(at)}>
              {seat === null ? <span className={css.noSeal} /> : <Seal seat={seat} size={16} />}
              <span>
                <PhraseText plain of={sentence} /> {reason && <PhraseText plain of={title.game.words.tell(reason)} />}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Place({ seat, place, score, won }: { seat: number; place: number | null; score: number; won: boolean }) {
  const { fill } = useSeatColour(seat);
  const { words, self } = useShared();
  return (
    <li className={css.place} data-won={won} style={{ '--seat': fill }}>
      <span className={css.rank}>{won ? <Crown aria-hidden="true" /> : place}</span>
      <Seal seat={seat} size={26} />
      <span className={css.name}>
        <SeatName seat={seat} />
        {seat === self && <small className={css.you}> {words.text('table.you')}</small>}
        {won && <span className="visually-hidden"> {words.text('ending.winner')}</span>}
      </span>
      <span className={css.score}>{score}</span>
    </li>
  );
}
