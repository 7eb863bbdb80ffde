/** How the log of Yield is divided: Seasons, the phases after them, and battles within. */
import { listArg, phrase, seatArg } from '@interregnum/kernel';
import { ownerOf, type YieldEvent } from '@interregnum/yield';
import type { Heading } from '../../../table/kit/title.ts';

const chapter = (key: string, args?: Record<string, number>): Heading => ({
  opens: 'chapter',
  phrase: phrase(key, args),
});

export function heading(e: YieldEvent): Heading | null {
  switch (e.type) {
    case 'setup':
      return chapter('yield.phase.setup');
    case 'season':
      return chapter('yield.log.season', { year: e.year, season: e.season });
    case 'battles':
      return chapter('yield.log.battles');
    case 'battle': {
      const seats = [...new Set(e.dials.map(({ army }) => ownerOf(army)))];
      return { opens: 'passage', phrase: phrase('yield.log.battle', { seats: listArg(seats.map(seatArg)) }) };
    }
    case 'battleOver':
      return { opens: 'rest' };
    case 'recovered':
    case 'notRecovered':
    case 'recruitment':
      return chapter('yield.phase.recovery');
    case 'gameOver':
      return chapter('yield.phase.end');
    default:
      return null;
  }
}
