/** The face of The Old King's Crown in the browser. */
import type { OldKingsCrownEvent, Option, View } from '@interregnum/old-kings-crown';
import type { TitleUi } from '../../table/kit/title.ts';
import { Board } from './board/board.tsx';
import { Controls } from './controls/controls.tsx';
import { offersItself } from './controls/plain.ts';
import { course } from './course.ts';
import { mat } from './panels/mat.tsx';
import { SeatPanel } from './panels/seat-panel.tsx';
import { PileSheet } from './reveal/pile-sheet.tsx';
import { Stage, sceneOf } from './scenes/scenes.tsx';
import { sounds } from './sounds.ts';
import { because } from './state/because.ts';
import { heading } from './state/headings.ts';
import { objective } from './state/objective.ts';
import { phaseTrack } from './state/phases.ts';
import { sealsOf } from './state/reading.ts';
import { termRule } from './state/terms.ts';
import { describeTable } from './state/words.ts';
import { cardWords } from './texts/cards.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';

/** What follows by itself from what was told before. */
const MINOR: ReadonlySet<OldKingsCrownEvent['type']> = new Set([
  'moved',
  'flipped',
  'gained',
  'marketFilled',
  'orderSet',
]);

export const ui: TitleUi<View, Option, OldKingsCrownEvent> = {
  Board,
  Controls,
  SeatPanel,
  mat,
  Interruption: PileSheet,
  dock: { desk: '11rem', tablet: '12rem', phone: '12rem' },
  offersItself,
  phaseTrack,
  objective,
  because,
  describeTable,
  course,
  seals: sealsOf,
  heading,
  termRule,
  sounds,
  isMinor: ({ type }) => MINOR.has(type),
  scene: sceneOf,
  Stage,
  texts: { en: { ...en, ...cardWords.en }, de: { ...de, ...cardWords.de } },
};
