/** With each player: whether they are there, how much time they have, who plays for them. */
import Bot from 'icon:lucide/bot';
import type { Seat } from '@interregnum/kernel';
import { timeLeft } from '../parts/time-left.ts';
import { useOnlineWords } from '../parts/words.ts';
import css from './beside.module.css';
import { useSitting } from './online-context.ts';
import { useNow } from './ticking.ts';

/** Below this a clock asks for attention. */
const URGENT = 30_000;

export function Beside({ seat }: { seat: Seat }) {
  const { t } = useOnlineWords();
  const place = useSitting(s => s.table?.places[seat]);
  const here = useSitting(s => s.presence.seats[seat] ?? false);
  const clocked = useSitting(s => s.clocks !== null);
  if (!place || (place.kind === 'bot' && !clocked)) return null;
  const standIn = place.kind === 'person' && place.bot !== null;
  return (
    <div className={css.beside} data-beside="">
      {place.kind === 'person' && (
        <span className={css.presence} data-here={here}>
          {t(here ? 'live.here' : 'live.gone')}
        </span>
      )}
      {standIn && (
        <span className={css.standIn} title={t('live.standIn')}>
          <Bot />
          <span className="visually-hidden">{t('live.standIn')}</span>
        </span>
      )}
      <Clock seat={seat} />
    </div>
  );
}

/** Runs while the seat is to answer; else the bank is shown. */
function Clock({ seat }: { seat: Seat }) {
  const { t, language } = useOnlineWords();
  const deadline = useSitting(s => s.clocks?.deadlines[seat] ?? null);
  const bank = useSitting(s => s.clocks?.banks[seat] ?? null);
  const ahead = useSitting(s => s.ahead);
  const now = useNow(deadline !== null);
  const left = deadline === null ? bank : deadline - now - ahead;
  if (left === null) return null;
  const time = timeLeft(left, language);
  return (
    <time className={css.clock} data-running={deadline !== null} data-urgent={deadline !== null && left < URGENT}>
      <span aria-hidden="true">{time}</span>
      <span className="visually-hidden">{t('online.left', { time })}</span>
    </time>
  );
}
