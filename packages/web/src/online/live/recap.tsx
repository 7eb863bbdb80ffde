/** "Since you were away": what happened, in words. */
import { Story } from '../../table/recap/story.tsx';
import { useOnline } from './online-context.ts';

export function Recap({ from }: { from: number }) {
  return <Story entries={useOnline().log().slice(from)} />;
}
