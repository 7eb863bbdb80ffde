/** How the log of The Old King's Crown is divided: setup, Rounds, the Regions within, the end. */
import { phrase, term } from '@interregnum/kernel';
import { type OldKingsCrownEvent, REGIONS } from '@interregnum/old-kings-crown';
import type { Heading } from '../../../table/kit/title.ts';

export function heading(e: OldKingsCrownEvent): Heading | null {
  switch (e.type) {
    case 'setup':
      return { opens: 'chapter', phrase: phrase('okc.phase.setup') };
    case 'round':
      return { opens: 'chapter', phrase: phrase('okc.log.round', { n: e.round }) };
    case 'regionChosen':
      return {
        opens: 'passage',
        phrase: phrase('okc.log.region', { region: term(`okc.region.${REGIONS[e.region]!}`) }),
      };
    case 'retired':
    case 'loyal':
      return { opens: 'rest' };
    case 'gameOver':
      return { opens: 'chapter', phrase: phrase('okc.phase.end') };
    default:
      return null;
  }
}
