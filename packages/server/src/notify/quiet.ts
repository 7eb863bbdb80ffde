/** When a person does not want to be disturbed. */
import type { NotificationSettings } from '@interregnum/protocol';

type QuietHours = NonNullable<NotificationSettings['quiet']>;

const MINUTE = 60_000;
const DAY = 24 * 60;

/** Throws a RangeError when nobody knows the time zone. */
const clockOf = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

export function isTimeZone(timeZone: string): boolean {
  try {
    clockOf(timeZone);
    return true;
  } catch {
    return false;
  }
}

function minuteOfDay(now: number, timeZone: string): number {
  const [hour, minute] = clockOf(timeZone).format(now).split(':').map(Number);
  return 60 * hour! + minute!;
}

/** The first moment from now on that is not quiet. Hours that begin and end at the same time are none. */
export function quietUntil(now: number, quiet: QuietHours | null): number {
  if (!quiet) return now;
  const { from, to, timeZone } = quiet;
  const minute = minuteOfDay(now, timeZone);
  const isQuiet = from <= to ? from <= minute && minute < to : minute >= from || minute < to;
  if (!isQuiet) return now;
  return now - (now % MINUTE) + ((to - minute + DAY) % DAY) * MINUTE;
}
