/** The table of Hidden Leaders: the parties around the power track, the own side below. */
import { useEffect, useMemo } from 'react';
import { useScreen } from '../../../parts/use-screen.ts';
import { Glide } from '../../../table/kit/glide.tsx';
import { HeroCard } from '../cards/hero-card.tsx';
import { hdlClass } from '../marks/livery.ts';
import { isTargeting } from '../state/clicks.ts';
import { journeysOf } from '../state/journeys.ts';
import type { Props } from '../state/props.ts';
import { othersOf } from '../state/reading.ts';
import { Track } from '../track/track.tsx';
import { Needs, Verdict } from '../track/verdict.tsx';
import css from './board.module.css';
import { Hand } from './hand.tsx';
import { reader } from './hero-button.tsx';
import { InPlay } from './in-play.tsx';
import { Market } from './market.tsx';
import { OpenHands } from './open-hands.tsx';
import { Own } from './own.tsx';
import { Party } from './party.tsx';
import { PartyTile, SpreadParty } from './party-tile.tsx';

export function Board(props: Props) {
  const { view, options, news, text } = props;
  const screen = useScreen();
  const narrow = screen !== 'desk';
  const fromAfar = screen === 'phone' || screen === 'side';
  const strip = narrow && view.viewer !== null ? [view.viewer, ...othersOf(view)] : othersOf(view);
  const journeys = useMemo(() => journeysOf(news), [news]);
  const inHand = view.viewer === null ? [] : view.hands[view.viewer]!;
  useEffect(() => reader.stopLooking, []);
  return (
    <div
      className={`${hdlClass} ${css.board}`}
      data-hdl-board=""
      data-seats={view.seats}
      data-targeting={isTargeting(view, options)}
    >
      <div className={css.middle} data-table="">
        <section
          className={css.parties}
          aria-label={text(narrow ? 'hdl.allParties' : 'hdl.parties')}
          style={{ '--others': strip.length }}
        >
          {strip.map(seat =>
            fromAfar ? <PartyTile key={seat} {...props} seat={seat} /> : <Party key={seat} {...props} seat={seat} />,
          )}
        </section>
        <section className={css.power} aria-label={text('hdl.power')}>
          <Verdict {...props} />
          <Track {...props} moves={journeys.markers} />
          <Needs {...props} />
          <InPlay {...props} />
          {fromAfar && <SpreadParty {...props} />}
        </section>
        <Market {...props} />
      </div>
      {view.viewer === null ? (
        <OpenHands {...props} />
      ) : (
        <section
          className={css.mine}
          aria-label={text('hdl.mine')}
          style={{ '--cards': view.hands[view.viewer]!.length }}
        >
          <Own {...props} party={!narrow} />
          <Hand {...props} />
        </section>
      )}
      <reader.Magnifier
        className={hdlClass}
        without={narrow ? inHand : []}
        draw={card => <HeroCard card={card} text={text} />}
      />
      <Glide picture={view} journeys={journeys.cards} beat={props.beat} still={props.reducedMotion} />
    </div>
  );
}
