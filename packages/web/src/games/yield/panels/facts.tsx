/** The single facts that panels are made of. */
import Marker from 'icon:game-icons/flag-objective';
import Token from 'icon:lucide/circle-dot';
import Cards from 'icon:lucide/copy';
import { destroyedArmies, fortressesOf, HAND_LIMIT, notYetShown, pieceOf, pointsOf, SEASONS } from '@interregnum/yield';
import { useState } from 'react';
import { keyed } from '../../../parts/keyed.ts';
import { StrategySlot } from '../cards/strategy-card.tsx';
import { StrategyRow } from '../cards/strategy-row.tsx';
import { ArmyPicture } from '../houses/meeple.tsx';
import { pieceName, type SeatProps } from '../state/props.ts';
import { dialOf, slotOf } from '../state/reading.ts';
import { slotState } from '../state/slots.ts';
import { dialInWords } from '../state/words.ts';
import css from './panels.module.css';

/** How a value changed last. */
function useChange(value: number): number {
  const [memory, setMemory] = useState({ value, change: 0 });
  if (memory.value === value) return memory.change;
  setMemory({ value, change: value - memory.value });
  return value - memory.value;
}

export function Points({ view, seat, text }: SeatProps) {
  const points = pointsOf(view, seat);
  const change = useChange(points);
  const label = text('yield.panel.points', { points, fortresses: fortressesOf(view, seat).length });
  return (
    <span className={css.points} title={label}>
      {change !== 0 && (
        <span key={points} className={css.change} data-good={change > 0} aria-hidden="true">
          {change > 0 ? `+${change}` : `−${-change}`}
        </span>
      )}
      <strong key={`${points} `} className={css.number} aria-hidden="true">
        {points}
      </strong>
      <small aria-hidden="true">{text('yield.panel.vp')}</small>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

export function HandSize({ view, seat, text }: SeatProps) {
  const count = view.handSize[seat]!;
  const label = text('yield.panel.cards', { count, limit: HAND_LIMIT });
  return (
    <span className={css.fact} title={label}>
      <Cards />
      <b aria-hidden="true">{count}</b>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

export function Supply({ view, seat, text }: SeatProps) {
  const count = view.supply[seat]!;
  const label = text('yield.panel.tokens', { count });
  return (
    <span className={css.fact} data-none={count === 0} title={label}>
      <Token />
      <b aria-hidden="true">{count}</b>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

export function MarkerSign({ view, seat, text }: SeatProps) {
  if (view.marker !== seat) return null;
  return (
    <span className={css.marker} title={text('yield.marker')}>
      <Marker />
      <span className="visually-hidden">{text('yield.marker')}</span>
    </span>
  );
}

export function Slots({ view, seat, text }: SeatProps) {
  return (
    <ol className={css.slots} aria-label={text('yield.slots')}>
      {keyed(new Array<null>(SEASONS).fill(null)).map(({ key, at }) => {
        const slot = slotOf(seat, at + 1);
        const state = slotState(view, slot);
        return (
          <li key={`${key} ${state}`} data-now={view.phase === 'strategy' && view.season === at + 1}>
            <StrategySlot seat={seat} card={view.laid[slot] ?? null} state={state} text={text} />
          </li>
        );
      })}
    </ol>
  );
}

/** The Strategy cards that may still be in hand or lie face down, as everybody can tell. */
export function StillPossible({ view, seat, text }: SeatProps) {
  const possible = notYetShown(view, seat);
  return (
    <StrategyRow
      label={text('yield.panel.possible')}
      className={css.possible}
      isGone={card => !possible.includes(card)}
      message={gone => (gone ? 'yield.strategy.shown' : 'yield.strategy.possible')}
      text={text}
    />
  );
}

/** Destroyed Armies beside the map, with what is known of their dials. */
export function Tray({ view, seat, text }: SeatProps) {
  const armies = destroyedArmies(view, seat);
  if (armies.length === 0) return null;
  return (
    <ul className={css.tray} aria-label={text('yield.tray')}>
      {armies.map(army => {
        const label = `${pieceName(text, pieceOf(army))}: ${dialInWords(view, text, army)}`;
        const { units, seen } = dialOf(view, army);
        return (
          <li key={army} title={label}>
            <span className={css.fallen}>
              <ArmyPicture seat={seat} piece={pieceOf(army)} size={24} champion={view.champion === army} />
            </span>
            <b aria-hidden="true">{units ?? seen?.units ?? '?'}</b>
            <span className="visually-hidden">{label}</span>
          </li>
        );
      })}
    </ul>
  );
}
