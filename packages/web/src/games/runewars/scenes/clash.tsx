/** Two armies meet; in the end their strength is counted, and the loser goes. */
import Swords from 'icon:game-icons/crossed-swords';
import Crown from 'icon:game-icons/crown';
import type { Seat } from '@interregnum/kernel';
import { NONE, type RunewarsEvent, type Side, tellEvent } from '@interregnum/runewars';
import stage from '../../../table/kit/stage/paper.module.css';
import { hasCome } from '../../../table/kit/stage/scene.ts';
import { ownerClass } from '../peoples/peoples.ts';
import { UnitPicture } from '../peoples/units.tsx';
import { battleThen, type Fighting, strengthNow } from '../state/battle.ts';
import { areaName } from '../state/props.ts';
import { Banner, SIDES } from './banner.tsx';
import type { SceneProps } from './props.ts';
import css from './scenes.module.css';
import { around, lastOf } from './staged.ts';

type Of<T extends RunewarsEvent['type']> = Extract<RunewarsEvent, { type: T }>;
type Meeting = Of<'battle'>;
type Over = Of<'battleOver'>;

export const seatOn = (meeting: Meeting | null, side: Side): Seat =>
  (side === 0 ? meeting?.attacker : meeting?.defender) ?? NONE;

export function Clash({ battle, ...props }: SceneProps & { battle: Meeting }) {
  const { view, text, act } = props;
  const title = text('runewars.battle', { area: areaName(text, battle.area) });
  const { before, scene, news } = props;
  const start = news.indexOf(scene.event);
  const lines = view.battle?.area === battle.area ? view.battle : battleThen(before, news.slice(0, start + 1));
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <div className={css.facing}>
        {SIDES.map(side => (
          <div key={side} className={`${ownerClass(seatOn(battle, side))} ${css.host}`} data-side={side}>
            <Banner {...props} seat={seatOn(battle, side)} side={side} />
            {lines && <Host {...props} battle={lines} side={side} />}
          </div>
        ))}
        <Swords className={css.swords} data-here={hasCome('reveal', act)} />
      </div>
    </section>
  );
}

function Host({ view, battle, side, text, act }: SceneProps & { battle: Fighting; side: Side }) {
  const { all } = strengthNow(view, battle, side);
  return (
    <>
      <span className={css.troop}>
        {battle.lines[side].map(({ type, n, damage, routed }) => (
          <span key={`${type} ${damage} ${routed}`} className={css.piece} data-routed={routed}>
            <UnitPicture view={view} type={type} size={38} />
            <b>{n}</b>
          </span>
        ))}
      </span>
      <strong className={`${stage.told} ${css.total}`} data-told={hasCome('consequence', act)}>
        {all}
        <span className="visually-hidden">{text('runewars.battle.strength', { n: all })}</span>
      </strong>
    </>
  );
}

/** What came of it, who goes where, and what falls. */
const isTold = (e: RunewarsEvent): boolean =>
  e.type === 'battleOver' ||
  e.type === 'retreated' ||
  (e.type === 'stronghold' && e.what !== 'repaired') ||
  (e.type === 'destroyed' && e.why === 'retreat');

export function Outcome({ over, scene, ...props }: SceneProps & { over: Over }) {
  const { view, text, act, say, news, history } = props;
  const { before } = around(scene.news, news, history());
  const meeting = lastOf(before, 'battle');
  const decided = hasCome('consequence', act);
  return (
    <section aria-label={text('runewars.stage.over', { area: areaName(text, over.area) })}>
      <h2>{text('runewars.stage.over', { area: areaName(text, over.area) })}</h2>
      <div className={css.facing}>
        {SIDES.map(side => (
          <div
            key={side}
            className={`${ownerClass(seatOn(meeting, side))} ${css.host}`}
            data-side={side}
            data-won={decided && over.winner === side}
          >
            <Banner {...props} seat={seatOn(meeting, side)} side={side} />
            <strong className={`${stage.told} ${css.total}`} data-told={hasCome('reveal', act)}>
              {over.strength[side]}
              {decided && over.winner === side && <Crown className={css.crown} />}
            </strong>
            <small className={`${stage.told} ${css.parts}`} data-told={hasCome('reveal', act)}>
              {partsOf({ ...props, scene }, over, side)}
            </small>
          </div>
        ))}
      </div>
      <ul className={`${stage.told} ${css.verdict}`} data-told={decided}>
        {scene.news.filter(isTold).map(event => {
          const words = say(tellEvent(event, view));
          return <li key={words}>{words}</li>;
        })}
      </ul>
    </section>
  );
}

/** What is not added stands. */
function partsOf(props: SceneProps, over: Over, side: Side): string {
  const { view, text, before, news } = props;
  const { area, strength } = over;
  const battle = view.battle?.area === area ? view.battle : battleThen(before, news.slice(0, news.indexOf(over)));
  if (!battle) return '';
  const { stronghold, more } = strengthNow(before ?? view, battle, side);
  return text('runewars.battle.parts', { units: strength[side] - stronghold - more, stronghold, more });
}
