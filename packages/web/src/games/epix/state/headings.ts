/** How the log of Epix is divided: the draft, the four seasons, the end. */
import { type EpixEvent, SEASON_IDS } from '@interregnum/epix';
import { phrase } from '@interregnum/kernel';
import type { Heading } from '../../../table/kit/title.ts';

const chapter = (key: string): Heading => ({ opens: 'chapter', phrase: phrase(key) });

export function heading(e: EpixEvent): Heading | null {
  switch (e.type) {
    case 'setup':
      return chapter('epix.phase.draft');
    case 'season':
      return chapter(`season.${SEASON_IDS[e.season]}`);
    case 'gameOver':
      return chapter('epix.phase.end');
    default:
      return null;
  }
}
