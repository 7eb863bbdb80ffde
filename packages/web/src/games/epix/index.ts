/** The face of Epix in the browser. */
import type { EpixEvent, Option, View } from '@interregnum/epix';
import { areasOf } from '@interregnum/epix';
import type { TitleUi } from '../../table/kit/title.ts';
import { Board } from './board/board.tsx';
import { Controls, offersItself } from './controls/controls.tsx';
import { Interruption } from './fight/interruption.tsx';
import { Stage, sceneOf } from './fight/scenes.tsx';
import { mat } from './panels/mat.tsx';
import { SeatPanel } from './panels/seat-panel.tsx';
import { sounds } from './sounds.ts';
import { because } from './state/because.ts';
import { heading } from './state/headings.ts';
import { objective } from './state/objective.ts';
import { phaseTrack } from './state/phases.ts';
import { termRule } from './state/terms.ts';
import { describeTable } from './state/words.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';

/** Areas are won by Units that come, and lost by Units that go. */
function explains(e: EpixEvent, seat: number, rose: boolean): boolean {
  switch (e.type) {
    case 'recruited':
      return rose && e.seat === seat;
    case 'lost':
    case 'destroyed':
      return !rose && e.seat === seat;
    case 'moved':
      return e.seat === seat;
    case 'captured':
    case 'castleTaken':
      return rose ? e.seat === seat : e.from === seat;
    default:
      return false;
  }
}

export const ui: TitleUi<View, Option, EpixEvent> = {
  Board,
  Controls,
  SeatPanel,
  mat,
  Interruption,
  dock: { desk: '14.25rem', tablet: '16rem', phone: '16rem', 'phone-low': 'min(12.9rem, 55dvh - 9.2rem)' },
  offersItself,
  phaseTrack,
  objective,
  because,
  describeTable,
  course: {
    unit: 'epix.course.areas',
    values: view => view.gold.map((gold, seat) => areasOf(view, seat) + gold / 100),
    explains,
  },
  heading,
  termRule,
  sounds,
  scene: sceneOf,
  Stage,
  texts: { en, de },
};
