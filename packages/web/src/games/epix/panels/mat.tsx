/** Everything of a player of Epix: Units on the map and in supply, Special Ability cards, the own Action cards. */
import { ACTION_CARDS, ACTION_IDS, boardOf, cardId, inSupply, UNITS } from '@interregnum/epix';
import type { Seat } from '@interregnum/kernel';
import type { MatPart } from '../../../table/kit/pieces/mat.tsx';
import { areaName, cardName, type Props, unitName } from '../state/props.ts';
import { abilitiesOf, unitsAt } from '../state/reading.ts';
import { UnitPicture } from '../units/emblem.tsx';
import { epixClass } from '../units/livery.ts';

const picture = (seat: Seat, unit: number) => (
  <span className={epixClass}>
    <UnitPicture seat={seat} unit={unit} size={36} />
  </span>
);

export function mat({ view, text }: Props, seat: Seat): MatPart[] {
  const held = boardOf(view).areas.filter(area => view.occupant[area] === seat);
  const chosen = seat === view.viewer ? (view.chosen[seat] ?? 0) : 0;
  const parts: MatPart[] = [
    {
      title: text('epix.mat.units'),
      pieces: held.flatMap(area =>
        unitsAt(view, area).map(unit => ({
          words: unitName(text, unit),
          small: areaName(text, area),
          picture: picture(seat, unit),
        })),
      ),
    },
    {
      title: text('epix.mat.supply'),
      pieces: UNITS.flatMap(unit =>
        new Array<null>(inSupply(view, seat, unit)).fill(null).map(() => ({
          words: unitName(text, unit),
          picture: picture(seat, unit),
        })),
      ),
    },
    {
      title: text('epix.mat.abilities'),
      pieces: abilitiesOf(view, seat).map(card => ({
        words: cardName(text, card),
        small: text(`epix.card.${cardId(card)}`),
      })),
    },
    {
      title: text('epix.actions'),
      pieces: ACTION_CARDS.filter(card => chosen & card).map(card => ({ words: text(`action.${ACTION_IDS[card]}`) })),
    },
  ];
  return parts.filter(({ pieces }, i) => i === 0 || pieces.length > 0);
}
