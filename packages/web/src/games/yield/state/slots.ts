/** How the place of a Season looks. */
import { ASK, SEASONS, slotIsFilled, type View } from '@interregnum/yield';

/** While cards are being chosen, who has answered has laid one. */
export function slotState(view: View, slot: number): 'empty' | 'down' | 'up' {
  if (view.faceUp[slot]) return 'up';
  const [seat, season] = [Math.floor(slot / SEASONS), (slot % SEASONS) + 1];
  const choosing = view.ask?.id === ASK.strategyCard && season === view.season;
  return slotIsFilled(view, slot) || (choosing && view.answers.given[seat]) ? 'down' : 'empty';
}
