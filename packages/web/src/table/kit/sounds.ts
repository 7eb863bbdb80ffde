/** The sounds of the table; a title says which of its events has which. */
export type Sound =
  | 'card'
  | 'shuffle'
  | 'coin'
  | 'step'
  | 'seal'
  | 'build'
  | 'horn'
  | 'drum'
  | 'clash'
  | 'fall'
  | 'chime'
  | 'bell';

/** `null`, or left out: silent. */
export type SoundsOf<E extends { type: string }> = Readonly<Partial<Record<E['type'], Sound | null>>>;

/** More than this at once is noise. */
const MOST = 3;

/** What is heard of some news: each sound once, in order. */
export function soundsIn(news: readonly { type: string }[], sounds: Readonly<Record<string, Sound | null>>): Sound[] {
  const heard = news.flatMap(({ type }) => sounds[type] ?? []);
  return [...new Set(heard)].slice(-MOST);
}
