/** Everything of a player of Hidden Leaders: the party, what is known of the hidden part of it, and the own secrets. */
import type { Card } from '@interregnum/hidden-leaders';
import type { Seat } from '@interregnum/kernel';
import type { Listed } from '../../../table/kit/pieces/counted.ts';
import type { MatPart } from '../../../table/kit/pieces/mat.tsx';
import { FactionBadge } from '../marks/faction-badge.tsx';
import { hdlClass } from '../marks/livery.ts';
import { heroName, heroText, kindOf, leaderName, type Props } from '../state/props.ts';

const heroOf = ({ view, text }: Pick<Props, 'view' | 'text'>, card: Card | null): Listed =>
  card === null
    ? { words: text('hdl.hidden.unknown') }
    : {
        words: heroName(text, card),
        small: heroText(text, card),
        picture: (
          <span className={hdlClass}>
            <FactionBadge faction={kindOf(view, card)} size={28} />
          </span>
        ),
      };

export function mat({ view, text }: Props, seat: Seat): MatPart[] {
  const heroes = (cards: readonly (Card | null)[]) => cards.map(card => heroOf({ view, text }, card));
  const leader = view.leaders[seat] ?? null;
  return [
    { title: text('hdl.party.up'), pieces: heroes(view.up[seat]!) },
    { title: text('hdl.mat.hidden'), pieces: heroes(view.down[seat]!) },
    ...(leader === null ? [] : [{ title: text('hdl.mat.leader'), pieces: [{ words: leaderName(text, leader) }] }]),
    ...(seat === view.viewer ? [{ title: text('hdl.mat.hand'), pieces: heroes(view.hands[seat]!) }] : []),
  ];
}
