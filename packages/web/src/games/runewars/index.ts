/** The face of Runewars in the browser. */
import type { Option, RunewarsEvent, View } from '@interregnum/runewars';
import type { TitleUi } from '../../table/kit/title.ts';
import { Board } from './board/board.tsx';
import { peoplesOf } from './peoples/peoples.ts';
import { RUNEWARS_PEOPLES } from './seals.ts';
import { describeTable } from './state/words.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';

export const ui: TitleUi<View, Option, RunewarsEvent> = {
  Board,
  describeTable,
  seals: view => peoplesOf(view).map(faction => RUNEWARS_PEOPLES[faction]!),
  texts: { en, de },
};
