/** A title's parts with the kit's own in the place of those it does not bring. */
import type { BaseEvent, BaseOption, BaseView, Game } from '@interregnum/kernel';
import type { CompleteTitleUi, TitleUi } from '../title.ts';
import { inLine } from './facts.ts';
import { FEW_OPTIONS, factLabel, plainBoard, plainControls, plainSeatPanel, viewFacts } from './plain-table.tsx';

type View = BaseView<BaseOption>;

const NoInterruption = () => null;
const EVERYTHING = () => true;

export function completed(game: Game, ui: TitleUi<View, BaseOption, BaseEvent>): CompleteTitleUi {
  const messages = { ...game.words.texts.en, ...ui.texts?.en };
  const words = { game, knows: (message: string) => message in messages };
  return {
    Board: plainBoard(words),
    SeatPanel: plainSeatPanel(words),
    mat: ({ view, text, seatNames }, seat) =>
      viewFacts(game, view, seatNames.length).seats[seat]!.map(fact => ({
        title: factLabel(words, text, fact),
        pieces: (typeof fact.value === 'string' ? [fact.value] : fact.value).map(piece => ({ words: piece })),
      })),
    Controls: plainControls(words),
    Interruption: NoInterruption,
    offersItself: ui.Controls
      ? EVERYTHING
      : (_, { ask, viewer }) => (ask?.options[viewer ?? -1]?.length ?? 0) > FEW_OPTIONS,
    phaseTrack: () => ({ steps: [] }),
    describeTable(view, text, seatNames) {
      const { common, seats } = viewFacts(game, view, seatNames.length);
      return [
        ...common.map(fact => `${factLabel(words, text, fact)}: ${inLine(fact.value)}`),
        ...seats.flatMap((facts, seat) =>
          facts.map(fact => `${seatNames[seat]}: ${factLabel(words, text, fact)}: ${inLine(fact.value)}`),
        ),
      ];
    },
    texts: {},
    ...ui,
  };
}
