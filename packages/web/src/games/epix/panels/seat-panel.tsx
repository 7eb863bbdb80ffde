/** A player at a glance: Gold, areas, income, supply, cards. */

import { cardId, inSupply, isOnceASeason, isSpent, isSpy, lastInOrder, UNITS, WINTER } from '@interregnum/epix';
import { seatClass } from '../../../parts/seal.tsx';
import { Panel } from '../../../table/kit/panel/panel.tsx';
import { AbilitySeal } from '../cards/ability-seal.tsx';
import { unitName } from '../state/props.ts';
import { abilitiesOf, isDraft } from '../state/reading.ts';
import { Emblem, UnitIcon } from '../units/emblem.tsx';
import { epixClass } from '../units/livery.ts';
import { ActionSlots } from './action-slots.tsx';
import { Areas, FirstCard, Gold, NextIncome, type PanelProps } from './facts.tsx';
import css from './panels.module.css';

/** Cards that can be used once in each season have a lamp, `null` stands for none. */
const isUsedUp = (view: PanelProps['view'], card: number): boolean | null =>
  isSpy(view, card) || isOnceASeason(view, card)
    ? isSpent(view, card) || (isSpy(view, card) && view.spied !== null)
    : null;

export function SeatPanel({ compact, ...props }: PanelProps & { compact: boolean }) {
  const { view, seat, seatNames, text } = props;
  const out = isDraft(view) && view.passed[seat];
  return (
    <div className={`${epixClass} ${seatClass(seat)} ${css.panel}`} data-out={out}>
      <Panel
        name={seatNames[seat]!}
        compact={compact}
        seal={<Emblem seat={seat} size={compact ? 20 : 30} />}
        signs={<FirstCard {...props} />}
        score={<Gold {...props} size={compact ? 15 : 26} />}
        facts={
          <>
            <Areas {...props} />
            {!compact && <NextIncome {...props} />}
            {!compact && <Supply {...props} />}
            <ActionSlots {...props} />
          </>
        }
      >
        <Abilities {...props} />
        {out && <p className={css.note}>{text('epix.panel.passed')}</p>}
        {lastInWinter(props) && <p className={css.note}>{text('epix.panel.last')}</p>}
        {view.skipped === seat && <p className={css.note}>{text('epix.panel.skipped')}</p>}
        <Pick {...props} />
      </Panel>
    </div>
  );
}

/** EPX-138: who acts last in Winter must still be able to win. */
const lastInWinter = ({ view, seat }: PanelProps): boolean =>
  view.season === WINTER && !view.over && !view.revealed[seat] && lastInOrder(view) === seat;

function Supply({ view, seat, text }: PanelProps) {
  return (
    <ul className={css.supply} aria-label={text('epix.panel.supply')}>
      {UNITS.map(unit => {
        const left = inSupply(view, seat, unit);
        const label = text('epix.panel.left', { unit: unitName(text, unit), left });
        return (
          <li key={unit} data-none={left === 0} title={label}>
            <UnitIcon unit={unit} size={17} />
            <span aria-hidden="true">{left}</span>
            <span className="visually-hidden">{label}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Abilities({ view, seat, text, openRule }: PanelProps) {
  const cards = abilitiesOf(view, seat);
  if (cards.length === 0) return null;
  return (
    <ul className={css.abilities} aria-label={text('epix.panel.cards')}>
      {cards.map(card => (
        <li key={card}>
          <AbilitySeal card={card} text={text} spent={isUsedUp(view, card)} onRule={() => openRule(cardId(card))} />
        </li>
      ))}
    </ul>
  );
}

/** The panel as an answer: this player gets the First Player card, or is looked at. */
function Pick({ options, choose, seat, seatNames, text }: PanelProps) {
  const choice = options.find(o => (o.type === 'first' || o.type === 'look') && o.seat === seat);
  if (!choice) return null;
  return (
    <button
      type="button"
      className={css.pick}
      aria-label={text(`epix.${choice.type}.of`, { seat: seatNames[seat]! })}
      onClick={() => choose(choice.code)}
    />
  );
}
