/** Content files as text, away from the page. The reader of YAML is loaded when somebody opens a file. */
import type { ContentFile } from '@interregnum/kernel';
import { rulesOf } from '../shelf/playable.ts';

const reader = () => import('@interregnum/shelf/content-text');

export async function readContent(game: string, text: string): Promise<ContentFile> {
  const [{ contentFromText }, rules] = await Promise.all([reader(), rulesOf(game)]);
  return contentFromText(text, rules);
}

export async function writeContent(game: string, file: ContentFile | null): Promise<string> {
  const [{ textOfContent }, rules] = await Promise.all([reader(), rulesOf(game)]);
  return textOfContent(rules, file);
}
