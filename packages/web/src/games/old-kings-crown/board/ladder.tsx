/** The Order Track as a ladder: who comes first, what each has, and how far it is to the crown. */
import { type Party, thresholdOf } from '@interregnum/old-kings-crown';
import { FactionMark } from '../marks/faction-mark.tsx';
import { factionClass } from '../marks/livery.ts';
import { factionOf, type Props, partyName, partySpot } from '../state/props.ts';
import { supplyPlace } from '../state/tosses.ts';
import css from './ladder.module.css';
import { Thing } from './piece.tsx';

export function Ladder(props: Props) {
  const { view, text } = props;
  const threshold = thresholdOf(view);
  return (
    <section className={css.ladder} aria-label={text('okc.ladder')}>
      <p className={css.round}>
        {view.round > 0 ? text('okc.round', { n: view.round }) : text('okc.round.before')}
        <small>{text('okc.threshold', { n: threshold })}</small>
      </p>
      <ol className={css.rungs}>
        {view.order.map((party, place) => (
          <li key={party} data-glide={`rung ${party}`} data-place={supplyPlace(party)}>
            <Rung {...props} party={party} place={place + 1} threshold={threshold} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Rung({ party, place, threshold, ...props }: Props & { party: Party; place: number; threshold: number }) {
  const { view, text } = props;
  const influence = view.influence[party]!;
  const seat = partyName(props, party);
  const faction = factionOf(view, party);
  return (
    <Thing
      {...props}
      thing={partySpot(party)}
      label={text('okc.rung', { place, seat, n: influence })}
      className={`${css.rung} ${factionClass(faction ?? 'simulacrum')}`}
      data={{ 'data-own': party === view.viewer, 'data-reached': influence >= threshold }}
    >
      <span className={css.place}>{place}</span>
      <FactionMark faction={faction} size={22} />
      <b className={css.influence}>{influence}</b>
      <span className={css.bar} style={{ '--full': Math.min(1, influence / threshold) }} />
    </Thing>
  );
}
