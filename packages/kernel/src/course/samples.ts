/** A game of so many answers in at most this many samples, first and last among them. */
export function samples(answers: number, most: number): readonly number[] {
  const step = Math.max(1, answers / Math.max(1, most - 1));
  const ats = new Set<number>();
  for (let at = 0; at < answers; at += step) ats.add(Math.round(at));
  return [...ats.add(answers)];
}
