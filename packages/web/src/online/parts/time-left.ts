/** Time that is left, as short as a clock face. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const unit = (language: string, count: number, name: 'hour' | 'day') =>
  new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(count);

export function timeLeft(milliseconds: number, language: string): string {
  const left = Math.max(0, milliseconds);
  if (left >= 2 * DAY) return unit(language, Math.floor(left / DAY), 'day');
  if (left >= HOUR) return unit(language, Math.floor(left / HOUR), 'hour');
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
