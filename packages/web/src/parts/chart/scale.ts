/** From values to places on a chart, and the round numbers at its edges. */

/** A number of steps that people count in, so that at most `most` of them fill the span. */
export function stepOf(span: number, most: number): number {
  const rough = Math.max(1, span / most);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map(step => step * power).find(step => step >= rough)!;
}

/** The round numbers between two values. */
export function ticks(low: number, high: number, most: number): number[] {
  const step = stepOf(high - low, most);
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step);
}

/** Where a value lies between two others, in percent. */
export const share = (value: number, low: number, high: number): number =>
  high === low ? 0 : (100 * (value - low)) / (high - low);

/** Which of the rising numbers is nearest. */
export function nearest(numbers: readonly number[], to: number): number {
  const distances = numbers.map(number => Math.abs(number - to));
  return distances.indexOf(Math.min(...distances));
}

/** Neighbours that are the same become one stretch; the last one ends at the last place. */
export function stretches<T>(xs: readonly number[], values: readonly T[]): { from: number; to: number; value: T }[] {
  const found: { from: number; to: number; value: T }[] = [];
  for (const [i, value] of values.entries()) {
    const last = found.at(-1);
    if (last?.value === value) last.to = xs[i + 1] ?? xs[i]!;
    else found.push({ from: xs[i]!, to: xs[i + 1] ?? xs[i]!, value });
  }
  return found;
}
