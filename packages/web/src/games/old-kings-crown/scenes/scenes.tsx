/** The scenes of The Old King's Crown: envelopes that open together, a Region turned up, its outcome, the end. */
import { type OldKingsCrownEvent, oldKingsCrown, REGIONS, type View } from '@interregnum/old-kings-crown';
import stage from '../../../table/kit/stage/paper.module.css';
import type { Act, Scene } from '../../../table/kit/stage/scene.ts';
import { Tally } from '../../../table/kit/stage/tally.tsx';
import { okcClass } from '../marks/livery.ts';
import type { Props } from '../state/props.ts';
import { BidsOpened } from './bids-opened.tsx';
import { type Result, Revealed } from './revealed.tsx';
import css from './scenes.module.css';

type Of<T extends OldKingsCrownEvent['type']> = Extract<OldKingsCrownEvent, { type: T }>;
type Staged = Of<'gameOver' | 'bidsShown' | 'revealed' | 'clashResult'>;

const BIDS = { hush: 700, reveal: 900, consequence: 1400 };
const OWN = { hush: 800, reveal: 1000, consequence: 1700 };
/** Others clash, too; that is told in fewer breaths. */
const OTHERS = { hush: 400, reveal: 700, consequence: 1000 };
const OUTCOME = { hush: 200, reveal: 300, consequence: 1500 };
const COUNT = { hush: 700, reveal: 1600, consequence: 0 };

const isStaged = (event: OldKingsCrownEvent): event is Staged =>
  event.type === 'gameOver' || event.type === 'revealed' || event.type === 'clashResult' || event.type === 'bidsShown';

function lengthsOf(event: Staged, { viewer }: View): Scene['lengths'] {
  switch (event.type) {
    case 'gameOver':
      return COUNT;
    case 'bidsShown':
      return BIDS;
    case 'revealed':
      return event.cards.some(({ party }) => party === viewer) ? OWN : OTHERS;
    default:
      return OUTCOME;
  }
}

/** The end before everything else; cards that are turned up bring their outcome with them. */
const RANK = ['gameOver', 'revealed', 'clashResult', 'bidsShown'] as const;

export function sceneOf(news: readonly OldKingsCrownEvent[], view: View): Scene<OldKingsCrownEvent> | null {
  const staged = news.filter(isStaged).filter(isWorthIt);
  const type = RANK.find(one => staged.some(event => event.type === one));
  const event = staged.findLast(one => one.type === type);
  return event ? { event, news, lengths: lengthsOf(event, view), final: event.type === 'gameOver' } : null;
}

/** Where nobody has a card there is nothing to turn up. */
const isWorthIt = (event: Staged): boolean =>
  (event.type !== 'revealed' || event.cards.length > 0) && (event.type !== 'bidsShown' || event.bids.length > 0);

/** How the Clash ended that these cards began, if that is known already. */
function resultIn(news: readonly OldKingsCrownEvent[]): Result | null {
  const event = news.findLast(one => one.type === 'clashResult');
  return event?.type === 'clashResult' ? event : null;
}

export function Stage({
  scene: { event, news },
  act,
  ...props
}: Props & { scene: Scene<OldKingsCrownEvent>; act: Act }) {
  const { view, text } = props;
  if (event.type === 'gameOver') {
    const outcome = oldKingsCrown.rules.outcome(view);
    return <Tally {...props} outcome={outcome} act={act} unit={text('okc.end.unit')} />;
  }
  return (
    <div className={`${okcClass} ${stage.paper} ${css.scene}`}>
      {event.type === 'bidsShown' && <BidsOpened {...props} news={news} bids={event.bids} act={act} />}
      {event.type === 'revealed' && (
        <Revealed
          {...props}
          title={titleOf(props, event.region)}
          cards={event.cards}
          result={resultIn(news)}
          act={act}
        />
      )}
      {event.type === 'clashResult' && (
        <Revealed {...props} title={titleOf(props, event.region)} cards={[]} result={event} act={act} />
      )}
    </div>
  );
}

const titleOf = ({ text }: Props, region: number): string => text(`okc.clash.title.${REGIONS[region]}`);
