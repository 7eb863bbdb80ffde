/** The year as a ribbon: four seasons with Early, Mid and Late, where the game stands in words, who may still act, and what is decided now. */
import { NONE, REGIONS } from '@interregnum/old-kings-crown';
import { Contest } from '../contest/contest.tsx';
import { FactionMark } from '../marks/faction-mark.tsx';
import { factionOf, type Props, partyName, regionName } from '../state/props.ts';
import { declaring, PARTS_OF_SEASON, partOf, SEASONS, seasonOf } from '../state/reading.ts';
import css from './ribbon.module.css';

export function Ribbon(props: Props) {
  const { view, text } = props;
  const season = view.window === null ? null : seasonOf(view.window);
  const part = view.window === null ? null : partOf(view.window);
  const now = season === null ? -1 : SEASONS.indexOf(season);
  return (
    <section className={css.ribbon} aria-label={text('okc.ribbon')}>
      <ol className={css.seasons} aria-hidden="true">
        {SEASONS.map((one, i) => (
          <li key={one} data-season={one} data-now={i === now} data-done={i < now}>
            <span>{text(`okc.season.${one}`)}</span>
            {PARTS_OF_SEASON.map(each => (
              <i key={each} data-now={i === now && each === part} />
            ))}
          </li>
        ))}
      </ol>
      <p className={css.window}>{windowWords(props)}</p>
      <Waiting {...props} />
      <Contest {...props} />
    </section>
  );
}

function windowWords({ view, text }: Props): string {
  if (view.over) return text('okc.window.over');
  if (view.window === null) return text('okc.window.setup');
  const words = text(`window.${view.window}`);
  return view.region === NONE || REGIONS[view.region] === undefined
    ? words
    : text('okc.window.at', { window: words, region: regionName(text, view.region) });
}

/** In order; whoever has passed or answered is gone from the row. */
function Waiting(props: Props) {
  const { view, text } = props;
  const seats = declaring(view);
  if (seats.length === 0 || view.over) return null;
  const label = text('okc.waiting', { seats: seats.map(seat => partyName(props, seat)).join(text('list.next')) });
  return (
    <span className={css.dots} title={label}>
      {seats.map(seat => (
        <FactionMark key={seat} faction={factionOf(view, seat)} size={16} />
      ))}
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
