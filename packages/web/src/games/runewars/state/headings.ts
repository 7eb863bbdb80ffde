/** How the log of Runewars is divided: setup, seasons, battles within, the end. */
import { phrase, term } from '@interregnum/kernel';
import { AREA_IDS, type RunewarsEvent, SEASONS } from '@interregnum/runewars';
import type { Heading } from '../../../table/kit/title.ts';

export function heading(e: RunewarsEvent): Heading | null {
  switch (e.type) {
    case 'firstPlayer':
      return { opens: 'chapter', phrase: phrase('runewars.phase.setup') };
    case 'season':
      return {
        opens: 'chapter',
        phrase: phrase('runewars.log.season', { year: e.year, season: term(`season.${SEASONS[e.season]}`) }),
      };
    case 'battle':
      return {
        opens: 'passage',
        phrase: phrase('runewars.log.battle', { area: term(`area.${AREA_IDS[e.area]}`) }),
      };
    case 'battleOver':
    case 'battleCancelled':
      return { opens: 'rest' };
    case 'gameOver':
      return { opens: 'chapter', phrase: phrase('runewars.phase.end') };
    default:
      return null;
  }
}
