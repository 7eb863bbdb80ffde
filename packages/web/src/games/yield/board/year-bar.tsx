/** Year, phase and Season at the edge of the map, the turn order with whose turn it is, and the starting player marker. */
import Marker from 'icon:game-icons/flag-objective';
import Lock from 'icon:lucide/lock';
import { clockwise, type Seat, undecided } from '@interregnum/kernel';
import { SEASONS, seatsInOrder, YEARS } from '@interregnum/yield';
import { useNarrow } from '../../../parts/use-screen.ts';
import { joined } from '../../../table/kit/words.ts';
import { StrategySlot } from '../cards/strategy-card.tsx';
import { Emblem } from '../houses/emblem.tsx';
import type { Props } from '../state/props.ts';
import { slotOf } from '../state/reading.ts';
import { slotState } from '../state/slots.ts';
import { Piles } from './piles.tsx';
import css from './year.module.css';

const ROMAN = ['', 'I', 'II', 'III'];
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

export function YearBar(props: Props) {
  const { view, text, seatNames } = props;
  const order = seatsInOrder(view);
  const next = clockwise(view.seats, view.marker);
  const changed = view.first !== view.marker && view.phase === 'strategy';
  return (
    <section className={css.bar} data-fixture="" aria-label={text('yield.yearBar')}>
      <ol className={css.years}>
        {numbers(YEARS).map(year => (
          <li key={year} data-now={year === view.year} data-done={year < view.year}>
            {ROMAN[year]}
          </li>
        ))}
      </ol>
      <span className={css.phase}>
        {view.phase === 'strategy'
          ? text('yield.season', { season: view.season })
          : text(view.over ? 'yield.phase.end' : `yield.phase.${view.phase}`)}
      </span>
      {view.phase === 'strategy' && (
        <span className={css.seasons} aria-hidden="true">
          {numbers(SEASONS).map(season => (
            <i key={season} data-now={season === view.season} data-done={season < view.season} />
          ))}
        </span>
      )}
      <Order {...props} order={order} />
      {changed && (
        <span className={css.next} title={text('yield.order.next')}>
          <small>{text('yield.order.then')}</small>
          {next.map(seat => (
            <Emblem key={seat} seat={seat} size={14} />
          ))}
          <span className="visually-hidden">
            {joined(
              text,
              next.map(seat => seatNames[seat]!),
            )}
          </span>
        </span>
      )}
      {!useNarrow() && <Piles {...props} />}
    </section>
  );
}

/** Who comes when; the acting players are lit, the holder has the marker, locked once a Ritual has assigned it. */
function Order({ view, text, seatNames, order }: Props & { order: readonly Seat[] }) {
  const asked = undecided(view);
  return (
    <ol className={css.order} aria-label={text('yield.order')}>
      {order.map(seat => (
        <li key={seat} data-acting={asked.includes(seat)} title={seatNames[seat]}>
          <Emblem seat={seat} size={25} />
          {view.phase === 'strategy' && <SeasonCard view={view} seat={seat} text={text} />}
          {view.marker === seat && (
            <span key={seat} className={css.marker} title={text('yield.marker')}>
              <Marker />
              {view.markerLocked && <Lock className={css.lock} />}
              <span className="visually-hidden">
                {text(view.markerLocked ? 'yield.marker.locked' : 'yield.marker')}
              </span>
            </span>
          )}
          <span className="visually-hidden">{seatNames[seat]}</span>
        </li>
      ))}
    </ol>
  );
}

/** The Strategy card of this Season; it turns over when it is revealed. */
function SeasonCard({ view, seat, text }: Pick<Props, 'view' | 'text'> & { seat: Seat }) {
  const slot = slotOf(seat, view.season);
  const state = slotState(view, slot);
  return <StrategySlot key={`${slot} ${state}`} seat={seat} card={view.laid[slot] ?? null} state={state} text={text} />;
}
