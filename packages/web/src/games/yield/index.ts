/** The face of Yield in the browser. */
import { type Option, sideOf, type View, type YieldEvent } from '@interregnum/yield';
import type { TitleUi } from '../../table/kit/title.ts';
import { Interruption } from './battle/interruption.tsx';
import { Stage, sceneOf } from './battle/scenes.tsx';
import { Board } from './board/board.tsx';
import { Controls, offersItself } from './controls/controls.tsx';
import { housesOf } from './houses/houses.ts';
import { mat } from './panels/mat.tsx';
import { SeatPanel } from './panels/seat-panel.tsx';
import { YIELD_HOUSES } from './seals.ts';
import { sounds } from './sounds.ts';
import { because } from './state/because.ts';
import { course } from './state/course.ts';
import { heading } from './state/headings.ts';
import { objective } from './state/objective.ts';
import { phaseTrack } from './state/phases.ts';
import { termRule } from './state/terms.ts';
import { describeTable } from './state/words.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';

export const ui: TitleUi<View, Option, YieldEvent> = {
  Board,
  Controls,
  SeatPanel,
  mat,
  Interruption,
  dock: {
    desk: 'min(13.75rem, 24dvh)',
    tablet: '14rem',
    phone: 'min(14rem, max(23.6dvh + (var(--text-scale) - 1) * 2.2rem, 100dvh - 38.75rem))',
  },
  offersItself,
  phaseTrack,
  boardTellsPhase: true,
  objective,
  because,
  describeTable,
  termRule,
  seals: view => housesOf(view).map(house => YIELD_HOUSES[house]!),
  /** Allies side by side. */
  seatOrder: view => view.leader.map((_, seat) => seat).sort((a, b) => sideOf(view, a) - sideOf(view, b) || a - b),
  course,
  heading,
  sounds,
  scene: sceneOf,
  Stage,
  texts: { en, de },
};
