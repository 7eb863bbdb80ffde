/** A player at a glance: dragon runes, influence, dials, cards, Orders used this year, Titles. */

import Title from 'icon:game-icons/imperial-crown';
import Influence from 'icon:game-icons/laurels';
import Tactics from 'icon:game-icons/scroll-unfurled';
import Dragon from 'icon:game-icons/spiked-dragon-head';
import Quests from 'icon:game-icons/treasure-map';
import { sets } from '@interregnum/kernel';
import { DIALS, dialOf, isAlive, NONE, orderCards, runesNeeded, TITLES } from '@interregnum/runewars';
import { Fact, Score } from '../../../table/kit/panel/facts.tsx';
import { Panel } from '../../../table/kit/panel/panel.tsx';
import { PIPS } from '../board/sites.tsx';
import { Emblem } from '../peoples/emblem.tsx';
import { ownerClass, runewarsClass } from '../peoples/peoples.ts';
import { dialName, factionName, type SeatProps } from '../state/props.ts';
import { inRange, runesOf } from '../state/reading.ts';
import css from './panels.module.css';

export function SeatPanel({ compact, ...props }: SeatProps & { compact: boolean }) {
  const { view, seat, seatNames, text } = props;
  const faction = view.factions[seat]!;
  return (
    <div className={`${runewarsClass} ${ownerClass(seat)} ${css.panel}`} data-out={!isAlive(view, seat)}>
      <Panel
        name={seatNames[seat]!}
        compact={compact}
        seal={<Emblem view={view} seat={seat} size={compact ? 18 : 24} />}
        score={<Runes {...props} />}
        facts={
          <>
            <Fact icon={Influence} label={text('runewars.panel.influence', { n: view.influence[seat]! })}>
              <b>{view.influence[seat]}</b>
            </Fact>
            <Dials {...props} />
            <Fact icon={Tactics} label={text('runewars.panel.tactics', { n: view.tactics[seat]!.length })}>
              <b>{view.tactics[seat]!.length}</b>
            </Fact>
            <Fact icon={Quests} label={text('runewars.panel.quests', { n: view.quests[seat]!.length })}>
              <b>{view.quests[seat]!.length}</b>
            </Fact>
            <Titles {...props} />
            {!compact && <Orders {...props} />}
          </>
        }
      >
        {faction !== NONE && <small>{factionName(text, faction)}</small>}
      </Panel>
    </div>
  );
}

function Runes({ view, seat, text }: SeatProps) {
  const range = runesOf(view, seat);
  return (
    <Score
      value={range.least}
      icon={<Dragon className={css.title} />}
      unit={range.most > range.least ? `–${range.most}` : `/${runesNeeded(view)}`}
      label={text('runewars.panel.runes', { n: inRange(range), needed: runesNeeded(view) })}
    />
  );
}

const Dials = ({ view, seat, text }: SeatProps) =>
  DIALS.map(dial => (
    <Fact key={dial} label={`${dialName(text, dial)}: ${dialOf(view, seat, dial)}`}>
      <DialPip dial={dial} />
      <b>{dialOf(view, seat, dial)}</b>
    </Fact>
  ));

export const DialPip = ({ dial }: { dial: number }) => (
  <svg className={css.pip} viewBox="-8 -8 16 16" data-dial={dial} aria-hidden="true">
    <path d={PIPS[dial]} />
  </svg>
);

function Titles({ view, seat, text }: SeatProps) {
  const held = TITLES.filter((_, title) => view.titleSeat[title] === seat);
  if (held.length === 0) return null;
  return (
    <Fact icon={Title} label={held.map(({ id }) => text(`card.${id}`)).join(', ')} mood="high">
      <b>{held.length}</b>
    </Fact>
  );
}

/** The Orders used this year; the highest one is what a bonus must beat. */
function Orders({ view, seat, text }: SeatProps) {
  const used = view.ordersUsed[seat]!;
  const numbers = orderCards(view).filter(order => sets.has(used, order));
  return (
    <Fact label={text('runewars.panel.orders', { n: numbers.length, list: numbers.join(', ') })}>
      <span className={css.orders}>
        {orderCards(view).map(order => (
          <i key={order} data-used={sets.has(used, order)} data-highest={view.highest[seat] === order}>
            {order}
          </i>
        ))}
      </span>
    </Fact>
  );
}
