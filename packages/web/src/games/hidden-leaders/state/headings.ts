/** How the log of Hidden Leaders is divided: preparing, the rounds, the end. */
import type { HiddenLeadersEvent } from '@interregnum/hidden-leaders';
import { phrase } from '@interregnum/kernel';
import type { Heading } from '../../../table/kit/title.ts';

export function heading(e: HiddenLeadersEvent): Heading | null {
  switch (e.type) {
    case 'setup':
      return { opens: 'chapter', phrase: phrase('hdl.phase.prepare') };
    case 'turn':
      return { opens: 'chapter', phrase: phrase('hdl.log.round', { round: e.round }) };
    case 'gameOver':
      return { opens: 'chapter', phrase: phrase('hdl.phase.end') };
    default:
      return null;
  }
}
