/** The battle tracker: dials, bonuses, colours and cards of every side, whose initiative it is, and what yielding would cost. */
import { type Battle, sideOf, stakesOf } from '@interregnum/yield';
import { Aside } from '../../../table/kit/aside/aside.tsx';
import { joined } from '../../../table/kit/words.ts';
import type { Props } from '../state/props.ts';
import { battlesAhead, membersOf, placesOfArmies, sidesOf, stageOf } from '../state/reading.ts';
import css from './battle.module.css';
import { ambushes } from './headlines.ts';
import { SideRow } from './side-row.tsx';
import { Track } from './track.tsx';

export type TrackerProps = Props & { battle: Battle };

export function Tracker(props: TrackerProps) {
  const { view, battle, text } = props;
  const stage = stageOf(view, battle);
  const sides = sidesOf(battle).sort((a, b) => rank(battle, b) - rank(battle, a));
  return (
    <Aside
      label={text('yield.battle.title')}
      areas={placesOfArmies(view, battle.armies)}
      question={props.question}
      brief={stage !== 'fight'}
      className={css.panel}
      data={{ 'data-stage': stage, 'data-many': sides.length > 2 }}
      title={
        <h2 className={css.title}>
          {headline(props)}
          <small>{text(`yield.battle.stage.${stage}`)}</small>
        </h2>
      }
    >
      <Track {...props} />
      <ul className={css.sides}>
        {sides.map(side => (
          <SideRow key={side} {...props} side={side} />
        ))}
      </ul>
      {stage === 'fight' && <Stakes {...props} />}
    </Aside>
  );
}

/** The strongest first; who has yielded comes last. */
const rank = (battle: Battle, side: number): number =>
  battle.totals[side]! + (battle.remaining & (1 << side) ? 1000 : 0);

function headline(props: TrackerProps): string {
  const { view, battle, text } = props;
  if (battle.ambusher !== null) return ambushes(props, battle.ambusher);
  const ahead = battlesAhead(view).length;
  return text(ahead > 0 ? 'yield.battle.more' : 'yield.battle.title', { count: ahead });
}

/** The running difference to the strongest, in Units that yielding now would cost. */
function Stakes({ view, battle, text, seatNames }: TrackerProps) {
  const holder = joined(
    text,
    membersOf(view, battle, battle.holder).map(seat => seatNames[seat]!),
  );
  const own = view.viewer !== null && sideOf(view, view.viewer) === battle.holder;
  return (
    <p className={css.stakes} data-own={own}>
      {text(own ? 'yield.battle.ownStake' : 'yield.battle.stake', { seat: holder, ...stakesOf(view) })}
    </p>
  );
}
