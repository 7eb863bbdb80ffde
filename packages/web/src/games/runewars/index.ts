/** The face of Runewars in the browser. */
import type { Option, RunewarsEvent, View } from '@interregnum/runewars';
import type { TitleUi } from '../../table/kit/title.ts';
import { Interruption } from './battle/battle-panel.tsx';
import { Board } from './board/board.tsx';
import { Controls } from './controls/controls.tsx';
import { offersItself } from './controls/plain.ts';
import { mat } from './panels/mat.tsx';
import { SeatPanel } from './panels/seat-panel.tsx';
import { peoplesOf } from './peoples/peoples.ts';
import { Stage } from './scenes/scenes.tsx';
import { sceneOf } from './scenes/staged.ts';
import { RUNEWARS_PEOPLES } from './seals.ts';
import { sounds } from './sounds.ts';
import { because } from './state/because.ts';
import { course } from './state/course.ts';
import { heading } from './state/headings.ts';
import { objective } from './state/objective.ts';
import { phaseTrack } from './state/phases.ts';
import { termRule } from './state/terms.ts';
import { describeTable } from './state/words.ts';
import { counsel } from './texts/counsel.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { scenes } from './texts/scenes.ts';

/** What follows by itself from what was told before, or is one of many alike. */
const MINOR: ReadonlySet<RunewarsEvent['type']> = new Set([
  'deployed',
  'looked',
  'influence',
  'dial',
  'drewTactics',
  'drewQuests',
  'heroesDrawn',
  'fateDiscarded',
  'fateShuffled',
  'turn',
  'bonus',
]);

export const ui: TitleUi<View, Option, RunewarsEvent> = {
  Board,
  Controls,
  SeatPanel,
  mat,
  Interruption,
  dock: {
    desk: 'min(14rem, max(20dvh, 100dvh - 32rem))',
    tablet: '14rem',
    phone: '14rem',
    'phone-low': '22.2dvh',
  },
  offersItself,
  phaseTrack,
  boardTellsPhase: true,
  objective,
  because,
  describeTable,
  course,
  heading,
  termRule,
  sounds,
  isMinor: ({ type }) => MINOR.has(type),
  scene: sceneOf,
  Stage,
  seals: view => peoplesOf(view).map(faction => RUNEWARS_PEOPLES[faction]!),
  texts: { en: { ...en, ...counsel.en, ...scenes.en }, de: { ...de, ...counsel.de, ...scenes.de } },
};
