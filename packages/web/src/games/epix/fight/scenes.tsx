/** The scenes of Epix: fists that open, fights, and the count after Winter. */
import { type EpixEvent, epix, type View } from '@interregnum/epix';
import { type Act, hasCome, type Scene } from '../../../table/kit/stage/scene.ts';
import { Tally } from '../../../table/kit/stage/tally.tsx';
import type { Props } from '../state/props.ts';
import { epixClass } from '../units/livery.ts';
import { AuctionShow } from './auction-panel.tsx';
import css from './fight.module.css';
import { FightShow } from './fight-panel.tsx';
import { type Fought, revealIn, stageOfResult } from './reveal.ts';

const AUCTION = { hush: 1000, reveal: 900, consequence: 1500 };
const OWN_FIGHT = { hush: 1000, reveal: 1000, consequence: 2200 };
/** Others fight, too; that is told in fewer breaths. */
const FIGHT = { hush: 600, reveal: 700, consequence: 1500 };
const COUNT = { hush: 700, reveal: 1600, consequence: 0 };

const isOwn = ({ duel }: Fought, { viewer }: View): boolean => duel.attacker === viewer || duel.defender === viewer;

export function sceneOf(news: readonly EpixEvent[], view: View): Scene<EpixEvent> | null {
  const over = news.find(e => e.type === 'gameOver');
  const reveal = revealIn(news);
  const conquest = news.some(e => e.type === 'castleTaken');
  if (over && !conquest) return { event: over, news, lengths: COUNT, final: true };
  if (!reveal) return null;
  if (reveal.type === 'auction') return { event: reveal, news, lengths: AUCTION };
  return { event: reveal, news, lengths: isOwn(reveal, view) ? OWN_FIGHT : FIGHT, final: over !== undefined };
}

export function Stage({ scene: { event, news }, act, ...props }: Props & { scene: Scene<EpixEvent>; act: Act }) {
  const acts = { opened: hasCome('reveal', act), decided: hasCome('consequence', act) };
  const { view, text } = props;
  if (event.type === 'gameOver') {
    return <Tally {...props} outcome={epix.rules.outcome(view)} act={act} unit={text('epix.course.areas')} />;
  }
  return (
    <section
      className={`${epixClass} ${css.onStage}`}
      aria-label={text(`epix.${event.type === 'auction' ? 'auction' : 'fight'}.title`)}
    >
      {event.type === 'auction' && <AuctionShow {...props} {...acts} result={event} />}
      {event.type === 'fought' && (
        <FightShow {...props} {...acts} stage={stageOfResult(event)} fought={event} events={news} />
      )}
    </section>
  );
}
