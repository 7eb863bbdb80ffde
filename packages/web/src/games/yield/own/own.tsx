/** The viewer's side of the table: the cards laid this Year, those still in hand, and the Battle cards. */

import type { Seat } from '@interregnum/kernel';
import { HAND_LIMIT, SEASONS, type View } from '@interregnum/yield';
import { useMemo } from 'react';
import { keyed } from '../../../parts/keyed.ts';
import { useNarrow } from '../../../parts/use-screen.ts';
import { LeaderSeal, LeaderSheet } from '../cards/leader-sheet.tsx';
import { StrategySlot } from '../cards/strategy-card.tsx';
import { StrategyRow } from '../cards/strategy-row.tsx';
import { ownerClass } from '../houses/houses.ts';
import type { Props } from '../state/props.ts';
import { coveredOf, handOf, slotOf, strategyHand } from '../state/reading.ts';
import { slotState } from '../state/slots.ts';
import { Hand } from './hand.tsx';
import css from './own.module.css';

export type OwnProps = Props & { viewer: Seat };

/** Made once for each view: a card is known again while it is read. */
const cardsOf = (view: View, viewer: Seat) => ({
  hand: handOf(view, viewer),
  drawn: view.frames.at(-1)?.proc === 'keepSome' ? coveredOf(view, viewer) : [],
});

export function Own(props: OwnProps) {
  const { view, viewer, text } = props;
  const { hand, drawn } = useMemo(() => cardsOf(view, viewer), [view, viewer]);
  const colours = ownerClass(viewer);
  const Leader = useNarrow() ? LeaderSeal : LeaderSheet;
  /** Its place is kept from the beginning, so that the map stays as it is when the cards come. */
  if (view.phase === 'setup' && hand.length === 0) return <div className={css.own} />;
  return (
    <section className={`${css.own} ${colours}`} aria-label={text('yield.own')}>
      <Strategies {...props} />
      {view.leader[viewer] !== null && (
        <div className={css.leader}>
          <Leader
            leader={view.leader[viewer]!}
            ability={view.ability[viewer] ?? null}
            text={text}
            openRule={props.openRule}
          />
        </div>
      )}
      {drawn.length > 0 && <Hand {...props} cards={drawn} label={text('yield.drawn')} />}
      <Hand {...props} cards={hand} label={text('yield.hand', { count: hand.length, limit: HAND_LIMIT })} />
      <span className={css.count} data-over={hand.length > HAND_LIMIT} aria-hidden="true">
        <b>{hand.length}</b>/{HAND_LIMIT}
      </span>
    </section>
  );
}

/** The four Seasons, and the cards that can still be laid this Year. */
function Strategies({ view, viewer, text }: OwnProps) {
  const left = strategyHand(view, viewer);
  if (view.phase === 'setup') return null;
  return (
    <div className={css.strategies}>
      <ol className={css.slots} aria-label={text('yield.slots')}>
        {keyed(new Array<null>(SEASONS).fill(null)).map(({ key, at }) => {
          const slot = slotOf(viewer, at + 1);
          return (
            <li key={`${key}${view.laid[slot] ?? ''}${view.faceUp[slot]}`}>
              <StrategySlot seat={viewer} card={view.laid[slot] ?? null} state={slotState(view, slot)} text={text} />
            </li>
          );
        })}
      </ol>
      <StrategyRow
        label={text('yield.strategies.left')}
        className={css.left}
        isGone={card => !left.includes(card)}
        message={gone => (gone ? 'yield.strategy.used' : 'yield.strategy.inHand')}
        text={text}
      />
    </div>
  );
}
