/** Sealed hands of everybody, opened together; who bid most and least is marked. */
import Fist from 'icon:game-icons/fist';
import type { RunewarsEvent } from '@interregnum/runewars';
import stage from '../../../table/kit/stage/paper.module.css';
import { hasCome } from '../../../table/kit/stage/scene.ts';
import { Emblem } from '../peoples/emblem.tsx';
import { ownerClass } from '../peoples/peoples.ts';
import type { SceneProps } from './props.ts';
import css from './scenes.module.css';

type Bids = Extract<RunewarsEvent, { type: 'bids' }>['bids'];

export function BidsOpened({ bids, scene, act, view, text, seatNames }: SceneProps & { bids: Bids }) {
  const open = hasCome('reveal', act);
  const told = hasCome('consequence', act);
  const wonBy = (seat: number) => scene.news.flatMap(e => (e.type === 'bidWon' && e.seat === seat ? [e.what] : []));
  return (
    <section aria-label={text('runewars.stage.bids')}>
      <h2>{text('runewars.stage.bids')}</h2>
      <ul className={stage.sides}>
        {bids.map(({ seat, n }) => (
          <li key={seat} className={`${ownerClass(seat)} ${css.bidder}`} data-won={told && wonBy(seat).length > 0}>
            <span className={stage.name}>
              <Emblem view={view} seat={seat} size={24} />
              {seatNames[seat]}
            </span>
            <span className={`${stage.covered} ${css.purse}`} data-open={open}>
              {open ? <b>{n}</b> : <Fist aria-hidden="true" />}
            </span>
            <small className={stage.told} data-told={told}>
              {wonBy(seat)
                .map(what => text(what === 'high' ? 'runewars.stage.most' : 'runewars.stage.least'))
                .join(', ')}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
