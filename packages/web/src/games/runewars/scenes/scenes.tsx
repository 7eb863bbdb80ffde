/** The scenes of Runewars: armies that meet, every exchange, who wins; duels, open draws, bids, and the count at the end. */
import { runewars } from '@interregnum/runewars';
import stage from '../../../table/kit/stage/paper.module.css';
import { Tally } from '../../../table/kit/stage/tally.tsx';
import { runewarsClass } from '../peoples/peoples.ts';
import { BidsOpened } from './bids-opened.tsx';
import { Clash, Outcome } from './clash.tsx';
import { DuelRound } from './duel-round.tsx';
import { ExchangeScene } from './exchange-scene.tsx';
import { OpenDraw } from './open-draw.tsx';
import type { SceneProps } from './props.ts';
import css from './scenes.module.css';
import { BLOW } from './staged.ts';

export function Stage(props: SceneProps) {
  const { view, text, act, beat, scene } = props;
  if (scene.event.type === 'gameOver') {
    return <Tally {...props} outcome={runewars.rules.outcome(view)} act={act} unit={text('runewars.stage.runes')} />;
  }
  return (
    <div
      className={`${runewarsClass} ${stage.paper} ${css.scene}`}
      style={{ '--blow': `${Math.min(beat, BLOW)}ms` }}
      data-act={act}
    >
      <SceneOf {...props} />
    </div>
  );
}

function SceneOf(props: SceneProps) {
  const { event } = props.scene;
  switch (event.type) {
    case 'battle':
      return <Clash {...props} battle={event} />;
    case 'battleOver':
      return <Outcome {...props} over={event} />;
    case 'duelCards':
    case 'duelOver':
      return <DuelRound {...props} />;
    case 'bids':
      return <BidsOpened {...props} bids={event.bids} />;
    case 'destiny':
    case 'diplomacy':
    case 'tested':
      return <OpenDraw {...props} />;
    default:
      return <ExchangeScene {...props} />;
  }
}
