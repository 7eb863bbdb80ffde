/** The face of Hidden Leaders in the browser. */
import type { HiddenLeadersEvent, Option, View } from '@interregnum/hidden-leaders';
import type { TitleUi } from '../../table/kit/title.ts';
import { Board } from './board/board.tsx';
import { Controls, offersItself } from './controls/controls.tsx';
import { course } from './course.tsx';
import { mat } from './panels/mat.tsx';
import { SeatPanel } from './panels/seat-panel.tsx';
import { Interruption } from './reveal/interruption.tsx';
import { sceneOf, Unmasking } from './reveal/unmasking.tsx';
import { sounds } from './sounds.ts';
import { because } from './state/because.ts';
import { heading } from './state/headings.ts';
import { objective } from './state/objective.ts';
import { phaseTrack } from './state/phases.ts';
import { termRule } from './state/terms.ts';
import { describeTable } from './state/words.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';

/** What follows a played Hero by itself. */
const MINOR: ReadonlySet<HiddenLeadersEvent['type']> = new Set(['drew', 'discarded', 'refilled', 'reshuffled']);

export const ui: TitleUi<View, Option, HiddenLeadersEvent> = {
  Board,
  Controls,
  SeatPanel,
  mat,
  Interruption,
  dock: { desk: '10rem', tablet: '12rem', phone: '12rem', 'phone-low': '24dvh' },
  offersItself,
  phaseTrack,
  objective,
  because,
  describeTable,
  course,
  heading,
  termRule,
  sounds,
  isMinor: ({ type }) => MINOR.has(type),
  scene: sceneOf,
  Stage: Unmasking,
  texts: { en, de },
};
