/** A player at a glance: Influence, hand and draw pile, Tactics, Kingdom Cards, Quest, the Commander Disc. */
import Hand from 'icon:lucide/copy';
import Pile from 'icon:lucide/layers';
import Sealed from 'icon:lucide/mail';
import Passed from 'icon:lucide/x';
import { ASK, defenceOf, isReady, limitOf, siteThreshold, thresholdOf, tilesOf } from '@interregnum/old-kings-crown';
import { keyed } from '../../../parts/keyed.ts';
import { Fact, Score } from '../../../table/kit/panel/facts.tsx';
import { Panel } from '../../../table/kit/panel/panel.tsx';
import { CommanderDisc, FactionMark } from '../marks/faction-mark.tsx';
import { factionClass, okcClass } from '../marks/livery.ts';
import { Shaken } from '../marks/shaken.tsx';
import { factionOf, kingdomName, type SeatProps } from '../state/props.ts';
import { questOf, suffersIn } from '../state/reading.ts';
import css from './panels.module.css';

export function SeatPanel({ compact, ...props }: SeatProps & { compact: boolean }) {
  const { view, seat, seatNames } = props;
  const faction = factionOf(view, seat);
  return (
    <div className={`${okcClass} ${factionClass(faction ?? 'simulacrum')} ${css.panel}`}>
      <Panel
        name={seatNames[seat]!}
        compact={compact}
        seal={<FactionMark faction={faction} size={compact ? 18 : 24} />}
        signs={<BidSign {...props} />}
        score={<Influence {...props} />}
        facts={
          <>
            <InHand {...props} />
            {!compact && <Draw {...props} />}
            {faction && <Tactics {...props} />}
            {!compact && <Kingdoms {...props} />}
            {!compact && <Quest {...props} />}
            <Disc {...props} />
          </>
        }
      />
    </div>
  );
}

const Influence = ({ view, seat, text }: SeatProps) => (
  <Score
    value={view.influence[seat]!}
    label={text('okc.panel.influence', { n: view.influence[seat]!, threshold: thresholdOf(view) })}
    unit={`/${thresholdOf(view)}`}
  />
);

function InHand({ view, seat, text, news }: SeatProps) {
  const [n, limit] = [view.hands[seat]!.length, limitOf(view, seat)];
  return (
    <Fact icon={Hand} label={text('okc.panel.hand', { n, limit })} mood={view.attrition[seat]! > 0 ? 'low' : undefined}>
      <Shaken when={suffersIn(news, seat)}>
        {n}/{limit}
      </Shaken>
    </Fact>
  );
}

const Draw = ({ view, seat, text }: SeatProps) => (
  <Fact icon={Pile} label={text('okc.panel.draw', { n: view.draw[seat]!.length })}>
    <b>{view.draw[seat]!.length}</b>
  </Fact>
);

function Tactics({ view, seat, text }: SeatProps) {
  const tiles = tilesOf(view.factions[seat]!);
  const n = tiles.filter(tile => isReady(view, tile)).length;
  return (
    <Fact label={text('okc.panel.tiles', { n, all: tiles.length })}>
      <span className={css.pips}>
        {keyed(tiles).map(({ key, item }) => (
          <i key={key} data-ready={isReady(view, item)} />
        ))}
      </span>
    </Fact>
  );
}

/** What a Bid must beat. */
const Kingdoms = ({ view, seat, text }: SeatProps) =>
  view.controlled[seat]!.map(held => {
    const n = defenceOf(view, seat, held);
    const kingdom = kingdomName(text, held.kingdom);
    return (
      <Fact key={held.kingdom} label={text('okc.panel.kingdom', { kingdom, n })}>
        <span className={css.kingdom}>
          <b>{n}</b>
          <span>{kingdom}</span>
        </span>
      </Fact>
    );
  });

function Quest({ view, seat, text }: SeatProps) {
  const [n, needed] = [questOf(view, seat), siteThreshold(view, seat)];
  if (n === 0) return null;
  return (
    <Fact label={text('okc.panel.site', { n, needed })}>
      <b>
        {n}/{needed}
      </b>
    </Fact>
  );
}

function Disc({ view, seat, text }: SeatProps) {
  if (view.disc?.holder !== seat) return null;
  return (
    <Fact label={text('okc.panel.disc', { n: view.disc.uses })}>
      <CommanderDisc uses={view.disc.uses} className={css.disc} />
    </Fact>
  );
}

/** OKC-081: whether somebody bids is open at once. */
function BidSign({ view, seat, text }: SeatProps) {
  const bid = view.bids[seat];
  if (!bid || (view.bidsShown ? bid.length === 0 : view.ask?.id !== ASK.bid)) return null;
  const Icon = bid.length > 0 ? Sealed : Passed;
  const label = text(bid.length > 0 ? 'okc.panel.bid.sealed' : 'okc.panel.bid.passed');
  return (
    <span className={css.bid} title={label}>
      <Icon />
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
