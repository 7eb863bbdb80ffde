/** Hours in which nobody wants to be called. */
import type { NotificationSettings } from '@interregnum/protocol';

const two = (n: number) => String(n).padStart(2, '0');

/** Minutes after midnight as a time field has them. */
export const timeOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

export const quietAtNight = (): NonNullable<NotificationSettings['quiet']> => ({
  from: 22 * 60,
  to: 7 * 60,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});
