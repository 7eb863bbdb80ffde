/** A finished game judged by bots: who could hope for what, what turned it, what else could have been done. */
import type { Seat } from '@interregnum/kernel';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import type { LogEntry, Moment, Reviewed } from '../../local/messages.ts';
import { Button } from '../../parts/button.tsx';
import { LineChart } from '../../parts/chart/line-chart.tsx';
import { Seal, useSeatColours } from '../../parts/seal.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useLookbackWords } from '../../texts/lookback-words.ts';
import { useShared } from '../state/table-context.ts';
import { PhraseText } from '../words/phrase-text.tsx';
import { type Analysis, costOf, differing, type Swing, swings } from './analysis.ts';
import css from './analysis-sheet.module.css';
import { useAnalysis } from './use-analysis.ts';

const MOST_SWINGS = 6;
const FIRST_SHOWN = 5;
/** What was told at a turning point, in at most so many sentences. */
const SENTENCES = 2;

interface AnalysisSheetProps {
  moment: Moment;
  log: readonly LogEntry[];
  onLook(at: number): void;
  onFailed(error: unknown): void;
  onClose(): void;
}

const ownSeat = ({ viewer, seats }: Moment): Seat =>
  viewer ??
  Math.max(
    0,
    seats.findIndex(seat => seat.kind === 'person'),
  );

/** The words of the analysis, with the names of this table. */
function useOwnWords() {
  const { seatNames } = useShared();
  return useLookbackWords(useCallback((seat: number) => seatNames[seat] ?? '', [seatNames]));
}

export default function AnalysisSheet({ moment, log, onLook, onFailed, onClose }: AnalysisSheetProps) {
  const { t } = useOwnWords();
  const [seat] = useState(() => ownSeat(moment));
  const { progress, again } = useAnalysis(moment, log, seat);
  return (
    <Sheet title={t('analysis.title')} onClose={onClose} wide>
      <div className={css.analysis}>
        {progress.status === 'working' && <Working done={progress.done} all={progress.all} onCancel={onClose} />}
        {progress.status === 'failed' && (
          <div role="alert" className={css.failed}>
            <p>{t('analysis.failed', { problem: progress.problem })}</p>
            <Button onClick={again}>{t('analysis.again')}</Button>
          </div>
        )}
        {progress.status === 'done' && (
          <Findings analysis={progress.analysis} log={log} onLook={onLook} onFailed={onFailed} />
        )}
      </div>
    </Sheet>
  );
}

function Working({ done, all, onCancel }: { done: number; all: number; onCancel(): void }) {
  const { t } = useOwnWords();
  const words = t('analysis.working', { done, all });
  return (
    <div className={css.working}>
      <p>{words}</p>
      <progress value={done} max={all} aria-label={words} />
      <Button onClick={onCancel}>{t('analysis.cancel')}</Button>
    </div>
  );
}

type FindingsProps = Pick<AnalysisSheetProps, 'log' | 'onLook' | 'onFailed'> & { analysis: Analysis };

function Findings({ analysis, log, onLook, onFailed }: FindingsProps) {
  const { t } = useOwnWords();
  const turns = swings(analysis.course, MOST_SWINGS);
  return (
    <>
      <Chances analysis={analysis} onLook={onLook} />
      <p className={css.note}>{t('analysis.how')}</p>
      <section className={css.part}>
        <h3>{t('analysis.turns')}</h3>
        {turns.length === 0 && <p>{t('analysis.turns.none')}</p>}
        <ol>
          {turns.map(turn => (
            <Turn key={turn.at} turn={turn} log={log} onLook={onLook} />
          ))}
        </ol>
      </section>
      <Decisions analysis={analysis} onLook={onLook} onFailed={onFailed} />
    </>
  );
}

function Chances({ analysis: { course }, onLook }: Pick<FindingsProps, 'analysis' | 'onLook'>) {
  const { t } = useOwnWords();
  const { seatNames } = useShared();
  const colours = useSeatColours();
  const last = course.at(-1)!.chances;
  const lines = seatNames.map((name, seat) => ({
    label: (
      <>
        <Seal seat={seat} size={14} /> {name}
      </>
    ),
    colour: colours(seat).ink,
    values: course.map(point => point.chances[seat]!),
  }));
  return (
    <LineChart
      xs={course.map(point => point.at)}
      lines={lines}
      range={[0, 100]}
      xLabel={t('analysis.decisions')}
      yLabel={t('analysis.chance')}
      summary={t('analysis.summary', { chances: { list: seatNames.map((name, seat) => `${name} ${last[seat]} %`) } })}
      onPick={onLook}
    />
  );
}

function Turn({ turn, log, onLook }: { turn: Swing; log: readonly LogEntry[]; onLook(at: number): void }) {
  const { t } = useOwnWords();
  const { tell } = useShared().title.game.words;
  const { at, since, seat, from, to } = turn;
  const told = log
    .slice(since + 1, at + 1)
    .flatMap(entry => entry.events.map((event, i) => ({ at: entry.at, i, event })));
  return (
    <li className={css.item}>
      <Seal seat={seat} size={18} />
      <div>
        <p>
          <strong>{t(to > from ? 'analysis.rise' : 'analysis.fall', { seat: { seat }, from, to })}</strong>
        </p>
        {told.slice(-SENTENCES).map(({ at: when, i, event }) => (
          <p key={`${when} ${i}`}>
            <PhraseText plain of={tell(event)} />
          </p>
        ))}
      </div>
      <Button look="quiet" onClick={() => onLook(at)}>
        {t('analysis.look')}
      </Button>
    </li>
  );
}

function Decisions({ analysis: { seat, decisions }, onLook, onFailed }: Omit<FindingsProps, 'log'>) {
  const { t } = useOwnWords();
  const [all, setAll] = useState(false);
  const other = differing(decisions);
  const same = decisions.length - other.length;
  return (
    <section className={css.part}>
      <h3>{t('analysis.yours', { seat: { seat } })}</h3>
      <p>{t('analysis.agreed', { count: decisions.length, same, seat: { seat } })}</p>
      <ol>
        {other.slice(0, all ? undefined : FIRST_SHOWN).map(decision => (
          <Decision key={decision.at} decision={decision} seat={seat} onLook={onLook} onFailed={onFailed} />
        ))}
      </ol>
      {other.length > FIRST_SHOWN && !all && (
        <Button look="quiet" onClick={() => setAll(true)}>
          {t('analysis.all', { count: other.length })}
        </Button>
      )}
    </section>
  );
}

interface DecisionProps {
  decision: Reviewed;
  seat: Seat;
  onLook(at: number): void;
  onFailed(error: unknown): void;
}

function Decision({ decision, seat, onLook, onFailed }: DecisionProps) {
  const { t } = useOwnWords();
  const { source, words } = useShared();
  const [, go] = useLocation();
  const cost = costOf(decision);
  const how =
    cost === null ? t('analysis.unseen') : cost < 2 ? t('analysis.close') : t('analysis.cost', { percent: cost });
  const playOn = () => void source.review?.playOn(decision.at, seat).then(address => go(address), onFailed);
  return (
    <li className={css.item}>
      <span className={css.number}>{decision.at + 1}</span>
      <div>
        <p>
          <strong>{t('analysis.better', { option: words.say(decision.better) })}</strong>{' '}
          <span className={css.note}>({how})</span>
        </p>
        <p>{t('analysis.took', { seat: { seat }, option: words.say(decision.taken) })}</p>
      </div>
      <span className={css.ways}>
        <Button look="quiet" onClick={() => onLook(decision.at)}>
          {t('analysis.look')}
        </Button>
        <Button look="quiet" onClick={playOn}>
          {t('analysis.whatIf')}
        </Button>
      </span>
    </li>
  );
}
