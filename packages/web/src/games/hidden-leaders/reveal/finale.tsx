/** The end as a moment: the victorious faction, then the Leaders one by one, then who of them wins. */
import Crown from 'icon:game-icons/crown';
import X from 'icon:lucide/x';
import {
  countOf,
  type Faction,
  factionId,
  factionsOf,
  type HiddenLeadersEvent,
  hiddenLeaders,
  LEADERS,
  type View,
  victoriousFaction,
} from '@interregnum/hidden-leaders';
import type { Seat } from '@interregnum/kernel';
import { useState } from 'react';
import { IconButton } from '../../../parts/button.tsx';
import { Seal } from '../../../parts/seal.tsx';
import { CardBack } from '../cards/card-back.tsx';
import { LeaderCard } from '../cards/leader-card.tsx';
import { FactionBadge } from '../marks/faction-badge.tsx';
import { kindClass } from '../marks/livery.ts';
import { leaderName, type Props } from '../state/props.ts';
import css from './finale.module.css';

const BANNER = 1100;
const FLIP = 650;
const COUNT = 900;

/** How long the table takes to show the end. */
export const finaleOf = (view: View): number => BANNER + FLIP * view.seats + 3 * COUNT;

type GameOver = Extract<HiddenLeadersEvent, { type: 'gameOver' }>;

export function Finale(props: Props) {
  const { view, news, text } = props;
  const over = news.find((e): e is GameOver => e.type === 'gameOver');
  const [closed, setClosed] = useState<GameOver | null>(null);
  if (!over || !view.over || closed === over) return null;
  const faction = victoriousFaction(view.red, view.green);
  return (
    <section className={`${css.finale} ${kindClass(factionId(faction))}`} aria-label={text('hdl.finale')}>
      <header className={css.head}>
        <FactionBadge faction={factionId(faction)} size={44} />
        <h2 className={css.title}>{text(`victory.${factionId(faction)}`)}</h2>
        <IconButton icon={X} label={text('hdl.close')} onClick={() => setClosed(over)} />
      </header>
      <ul className={css.leaders}>
        {view.leaders.map((leader, seat) => (
          <Unmasked
            key={leader ?? LEADERS.length + seat}
            {...props}
            seat={seat}
            faction={faction}
            won={over.winner === seat}
          />
        ))}
      </ul>
      <p className={css.reason} style={{ '--wait': `${BANNER + FLIP * view.seats + 2 * COUNT}ms` }}>
        {props.say(hiddenLeaders.rules.outcome(view)!.reason)}
      </p>
    </section>
  );
}

interface UnmaskedProps extends Props {
  seat: Seat;
  faction: Faction;
  won: boolean;
}

/** A Leader that turns over; aligned ones show what counts for them. */
function Unmasked({ view, seat, faction, won, text, seatNames }: UnmaskedProps) {
  const leader = view.leaders[seat]!;
  const aligned = (factionsOf(leader) & faction) !== 0;
  const heroes = [...view.up[seat]!, ...view.down[seat]!];
  const after = BANNER + FLIP * view.seats;
  return (
    <li
      className={css.place}
      data-aligned={aligned}
      data-won={won}
      style={{ '--turn': `${BANNER + FLIP * seat}ms`, '--judge': `${after}ms`, '--crown': `${after + 2 * COUNT}ms` }}
    >
      <span className={css.flip}>
        <span className={css.front}>
          <LeaderCard leader={leader} text={text} />
        </span>
        <span className={css.behind} aria-hidden="true">
          <CardBack />
        </span>
        {won && <Crown className={css.crown} role="img" aria-hidden={false} aria-label={text('hdl.finale.winner')} />}
      </span>
      <span className={css.name}>
        <Seal seat={seat} size={16} />
        {seatNames[seat]}
      </span>
      <span className={css.facts}>
        <span className="visually-hidden">{leaderName(text, leader)}. </span>
        {aligned
          ? text('hdl.finale.counts', { ours: countOf(heroes, faction), heroes: heroes.length })
          : text('hdl.finale.notAligned')}
      </span>
    </li>
  );
}
