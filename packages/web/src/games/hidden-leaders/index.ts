/** The face of Hidden Leaders in the browser. */
import type { HiddenLeadersEvent, Option, View } from '@interregnum/hidden-leaders';
import type { TitleUi } from '../../table/title.ts';
import { Board } from './board/Board.tsx';
import { Controls, offersItself } from './controls/Controls.tsx';
import { SeatPanel } from './panels/SeatPanel.tsx';
import { finaleOf } from './reveal/Finale.tsx';
import { Interruption } from './reveal/Interruption.tsx';
import { phaseTrack } from './state/phases.ts';
import { describeTable } from './state/words.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';

export const ui: TitleUi<View, Option, HiddenLeadersEvent> = {
  Board,
  Controls,
  SeatPanel,
  Interruption,
  offersItself,
  phaseTrack,
  describeTable,
  standing: view => view.up.map((heroes, seat) => heroes.length + view.down[seat]!.length / 100),
  finale: finaleOf,
  texts: { en, de },
};
