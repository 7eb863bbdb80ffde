/** The single facts that panels are made of. */
import Marker from 'icon:game-icons/flag-objective';
import Token from 'icon:lucide/circle-dot';
import Cards from 'icon:lucide/copy';
import { destroyedArmies, fortressesOf, HAND_LIMIT, notYetShown, pieceOf, pointsOf, SEASONS } from '@interregnum/yield';
import { keyed } from '../../../parts/keyed.ts';
import { Fact, Score } from '../../../table/kit/panel/facts.tsx';
import { StrategySlot } from '../cards/strategy-card.tsx';
import { StrategyRow } from '../cards/strategy-row.tsx';
import { ArmyPicture } from '../houses/meeple.tsx';
import { pieceName, type SeatProps } from '../state/props.ts';
import { dialOf, slotOf } from '../state/reading.ts';
import { slotState } from '../state/slots.ts';
import { dialInWords } from '../state/words.ts';
import css from './panels.module.css';

export const Points = ({ view, seat, text }: SeatProps) => (
  <Score
    value={pointsOf(view, seat)}
    label={text('yield.panel.points', {
      points: pointsOf(view, seat),
      fortresses: fortressesOf(view, seat).length,
    })}
    unit={text('yield.panel.vp')}
  />
);

export const HandSize = ({ view, seat, text }: SeatProps) => (
  <Fact icon={Cards} label={text('yield.panel.cards', { count: view.handSize[seat]!, limit: HAND_LIMIT })}>
    <b>{view.handSize[seat]}</b>
  </Fact>
);

export function Supply({ view, seat, text }: SeatProps) {
  const count = view.supply[seat]!;
  return (
    <Fact icon={Token} label={text('yield.panel.tokens', { count })} mood={count === 0 ? 'low' : undefined}>
      <b>{count}</b>
    </Fact>
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
              <ArmyPicture army={army} size={24} champion={view.champion === army} />
            </span>
            <b aria-hidden="true">{units ?? seen?.units ?? '?'}</b>
            <span className="visually-hidden">{label}</span>
          </li>
        );
      })}
    </ul>
  );
}
