/** The face of Hidden Leaders in the browser. */
import type { HiddenLeadersEvent, Option, View } from '@interregnum/hidden-leaders';
import type { Seat } from '@interregnum/kernel';
import type { TitleUi } from '../../table/kit/title.ts';
import { Board } from './board/board.tsx';
import { Controls, offersItself } from './controls/controls.tsx';
import { SeatPanel } from './panels/seat-panel.tsx';
import { finaleOf } from './reveal/finale.tsx';
import { Interruption } from './reveal/interruption.tsx';
import { heading } from './state/headings.ts';
import { phaseTrack } from './state/phases.ts';
import { describeTable } from './state/words.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';

/** Heroes that come into a party, leave it, or change sides within it. */
function changesScore(e: HiddenLeadersEvent, seat: Seat): boolean {
  switch (e.type) {
    case 'played':
    case 'placed':
    case 'buried':
    case 'dismissed':
    case 'turned':
      return e.seat === seat;
    case 'robbed':
    case 'took':
    case 'handedOver':
      return e.seat === seat || e.from === seat;
    case 'gave':
      return e.from === seat || e.to === seat;
    case 'exchanged':
      return true;
    default:
      return false;
  }
}

export const ui: TitleUi<View, Option, HiddenLeadersEvent> = {
  Board,
  Controls,
  SeatPanel,
  Interruption,
  offersItself,
  phaseTrack,
  describeTable,
  scores: view => view.up.map((heroes, seat) => heroes.length + view.down[seat]!.length / 100),
  changesScore,
  heading,
  finale: finaleOf,
  texts: { en, de },
};
