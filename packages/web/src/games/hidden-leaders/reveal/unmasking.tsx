/** The end as a scene: the victorious faction, then the Leaders one by one, then who of them wins. */
import Crown from 'icon:game-icons/crown';
import {
  contentOf,
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
import { Seal } from '../../../parts/seal.tsx';
import { type Act, hasCome, type Scene } from '../../../table/kit/stage/scene.ts';
import { CardBack } from '../cards/card-back.tsx';
import { LeaderCard } from '../cards/leader-card.tsx';
import { FactionBadge } from '../marks/faction-badge.tsx';
import { hdlClass, kindClass } from '../marks/livery.ts';
import { leaderName, type Props } from '../state/props.ts';
import css from './unmasking.module.css';

const HUSH = 1300;
/** From one Leader to the next. */
const FLIP = 650;

export function sceneOf(news: readonly HiddenLeadersEvent[], view: View): Scene<HiddenLeadersEvent> | null {
  const event = news.find(e => e.type === 'gameOver');
  if (!event) return null;
  const lengths = { hush: HUSH, reveal: FLIP * view.seats + 700, consequence: 0 };
  return { event, news, lengths, final: true };
}

interface UnmaskingProps extends Props {
  act: Act;
}

export function Unmasking({ act, ...props }: UnmaskingProps) {
  const { view, text } = props;
  const outcome = hiddenLeaders.rules.outcome(view);
  if (!outcome) return null;
  const faction = victoriousFaction(contentOf(view), view.red, view.green);
  return (
    <section
      className={`${hdlClass} ${css.unmasking} ${kindClass(factionId(faction))}`}
      aria-label={text('hdl.finale')}
    >
      <header className={css.head}>
        <FactionBadge faction={factionId(faction)} size={44} />
        <h2 className={css.title}>{text(`victory.${factionId(faction)}`)}</h2>
      </header>
      <ul className={css.leaders}>
        {view.leaders.map((leader, seat) => (
          <Leader
            key={leader ?? LEADERS.length + seat}
            {...props}
            act={act}
            seat={seat}
            faction={faction}
            won={outcome.winners.includes(seat)}
          />
        ))}
      </ul>
      <p className={css.reason} data-told={hasCome('consequence', act)}>
        {props.say(outcome.reason)}
      </p>
    </section>
  );
}

interface LeaderProps extends UnmaskingProps {
  seat: Seat;
  faction: Faction;
  won: boolean;
}

/** A Leader that turns over; aligned ones show what counts for them. */
function Leader({ view, act, seat, faction, won, text, seatNames }: LeaderProps) {
  const leader = view.leaders[seat]!;
  const aligned = (factionsOf(contentOf(view), leader) & faction) !== 0;
  const heroes = [...view.up[seat]!, ...view.down[seat]!];
  const judged = hasCome('consequence', act);
  return (
    <li
      className={css.place}
      data-open={hasCome('reveal', act)}
      data-judged={judged}
      data-aligned={aligned}
      style={{ '--turn': `${FLIP * seat}ms` }}
    >
      <span className={css.flip}>
        <span className={css.front}>
          <LeaderCard leader={leader} text={text} />
        </span>
        <span className={css.behind} aria-hidden="true">
          <CardBack />
        </span>
        {won && judged && (
          <Crown className={css.crown} role="img" aria-hidden={false} aria-label={text('hdl.finale.winner')} />
        )}
      </span>
      <span className={css.name}>
        <Seal seat={seat} size={16} />
        {seatNames[seat]}
      </span>
      <span className={css.facts}>
        <span className="visually-hidden">{leaderName(text, leader)}. </span>
        {aligned
          ? text('hdl.finale.counts', { ours: countOf(view, heroes, faction), heroes: heroes.length })
          : text('hdl.finale.notAligned')}
      </span>
    </li>
  );
}
