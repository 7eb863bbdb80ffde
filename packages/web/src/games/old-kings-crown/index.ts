/** The face of The Old King's Crown in the browser. */
import type { OldKingsCrownEvent, Option, View } from '@interregnum/old-kings-crown';
import type { TitleUi } from '../../table/kit/title.ts';
import { Board } from './board/board.tsx';
import { Controls } from './controls/controls.tsx';
import { offersItself } from './controls/plain.ts';
import { mat } from './panels/mat.tsx';
import { SeatPanel } from './panels/seat-panel.tsx';
import { Interruption } from './reveal/interruption.tsx';
import { because } from './state/because.ts';
import { heading } from './state/headings.ts';
import { phaseTrack } from './state/phases.ts';
import { sealsOf } from './state/reading.ts';
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
  Interruption,
  dock: { desk: '11rem', tablet: '12rem', phone: '12rem' },
  offersItself,
  phaseTrack,
  because,
  describeTable,
  seals: sealsOf,
  heading,
  isMinor: ({ type }) => MINOR.has(type),
  texts: { en: { ...en, ...cardWords.en }, de: { ...de, ...cardWords.de } },
};
