/** The table of The Old King's Crown: the year, market and sites, the three Regions beside the order, the own side below. */
import { REGION_NUMBERS } from '@interregnum/old-kings-crown';
import { useEffect, useMemo } from 'react';
import { useNarrow } from '../../../parts/use-screen.ts';
import { Glide } from '../../../table/kit/glide.tsx';
import { okcClass } from '../marks/livery.ts';
import { journeysOf } from '../state/journeys.ts';
import { cardSpot, type Props } from '../state/props.ts';
import { tossesOf } from '../state/tosses.ts';
import { Band } from './band.tsx';
import css from './board.module.css';
import { Hand } from './hand.tsx';
import { Ladder } from './ladder.tsx';
import { Magnified } from './magnified.tsx';
import { OpenHands } from './open-hands.tsx';
import { Own } from './own.tsx';
import { reader } from './piece.tsx';
import { Ribbon } from './ribbon.tsx';
import { Strip } from './strip.tsx';

export function Board(props: Props) {
  const { view, text, news } = props;
  const narrow = useNarrow();
  const journeys = useMemo(() => journeysOf(news, view.viewer), [news, view.viewer]);
  const tosses = useMemo(() => tossesOf(news).map(toss => ({ ...toss, className: css.token! })), [news]);
  const inHand = view.viewer === null ? [] : view.hands[view.viewer]!.filter(card => card !== null).map(cardSpot);
  useEffect(() => reader.stopLooking, []);
  return (
    <div className={`${okcClass} ${css.board}`} data-okc-board="" data-seats={view.order.length}>
      <Ribbon {...props} />
      <div className={css.middle} data-table="">
        <Strip {...props} />
        <Ladder {...props} />
        <div className={css.land}>
          {REGION_NUMBERS.map(region => (
            <Band key={region} {...props} region={region} />
          ))}
        </div>
      </div>
      {view.viewer === null ? (
        <OpenHands {...props} />
      ) : (
        <section className={css.mine} aria-label={text('okc.mine')}>
          <Own {...props} viewer={view.viewer} />
          <Hand {...props} />
        </section>
      )}
      <reader.Magnifier
        className={okcClass}
        without={narrow ? inHand : []}
        draw={spot => <Magnified spot={spot} text={text} />}
      />
      <Glide picture={view} journeys={journeys} tosses={tosses} beat={props.beat} still={props.reducedMotion} />
    </div>
  );
}
