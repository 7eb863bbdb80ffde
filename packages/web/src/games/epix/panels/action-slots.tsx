/** The Action cards that lie before a player: nothing yet, face down, face up. */
import { ACTION_CARDS, ASK, WINTER } from '@interregnum/epix';
import { ActionSlot } from '../cards/action-face.tsx';
import { isDraft } from '../state/reading.ts';
import type { PanelProps } from './facts.tsx';
import css from './panels.module.css';

/** One place, in Winter two. */
const SLOTS = ['first', 'second'];

export function ActionSlots({ view, seat, text }: PanelProps) {
  if (isDraft(view) || view.over) return null;
  const known = view.chosen[seat] ?? null;
  const cards = known === null ? [] : ACTION_CARDS.filter(card => known & card);
  const count = view.season >= WINTER ? 2 : 1;
  const down = hasCards(view, seat);
  return (
    <span className={css.slots}>
      {SLOTS.slice(0, count).map((slot, i) => {
        const card = cards[i] ?? 0;
        const state = !down ? 'empty' : card === 0 ? 'back' : 'face';
        return (
          <span
            key={`${slot} ${state}`}
            className={css.slotPlace}
            data-secret={state === 'face' && !view.revealed[seat]}
          >
            <ActionSlot card={card} state={state} text={text} />
          </span>
        );
      })}
    </span>
  );
}

/** Whether a player's cards lie on the table. */
function hasCards(view: PanelProps['view'], seat: number): boolean {
  if (view.revealed[seat]) return true;
  if (view.ask?.id === ASK.actionCard) return view.answers.given[seat] ?? false;
  const step = view.frames.find(frame => frame.proc === 'season')?.step ?? '';
  return ['look', 'respond', 'resolution'].includes(step) || view.frames.some(frame => frame.proc === 'turn');
}
