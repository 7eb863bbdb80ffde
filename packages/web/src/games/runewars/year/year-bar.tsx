/** The year: its season on a wheel, the Season card, who acts when with which Order, and claims with their countdown. */
import Fall from 'icon:game-icons/maple-leaf';
import Winter from 'icon:game-icons/snowflake-2';
import Dragon from 'icon:game-icons/spiked-dragon-head';
import Spring from 'icon:game-icons/sprout';
import Summer from 'icon:game-icons/sun';
import Hungry from 'icon:game-icons/wheat';
import { undecided } from '@interregnum/kernel';
import { NONE, runesNeeded, SEASON_CARDS, SEASONS } from '@interregnum/runewars';
import { CardWords } from '../../../table/kit/hand/words.tsx';
import { OrderSign } from '../orders/order-card.tsx';
import { Emblem } from '../peoples/emblem.tsx';
import { hungryAreas } from '../state/hunger.ts';
import { claimsOf, claimWords } from '../state/objective.ts';
import { areaName, orderName, type Props, seasonName } from '../state/props.ts';
import css from './year.module.css';

const SIGNS = [Spring, Summer, Fall, Winter] as const;
const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];

export function YearBar(props: Props) {
  const { view, text } = props;
  if (view.year === 0) return null;
  return (
    <section className={css.bar} data-fixture="" aria-label={text('runewars.year')}>
      <Wheel {...props} />
      <SeasonCard {...props} />
      <PlayOrder {...props} />
      <Claims {...props} />
      <Hunger {...props} />
    </section>
  );
}

function Wheel({ view, text }: Props) {
  return (
    <div
      className={css.wheel}
      role="img"
      aria-label={text('runewars.words.year', { year: view.year, season: seasonName(text, view.season) })}
    >
      <b>{ROMAN[view.year]}</b>
      {SIGNS.map((Sign, season) => (
        <Sign key={SEASONS[season]} data-quarter={season} data-now={season === view.season} />
      ))}
    </div>
  );
}

function SeasonCard({ view, text, openRule }: Props) {
  const card = view.seasonDiscard.at(-1);
  if (card === undefined) return null;
  const { id } = SEASON_CARDS[card]!;
  return (
    <button
      type="button"
      className={css.card}
      data-spot={`card.${id}`}
      title={text(`text.${id}`)}
      onClick={() => openRule(id)}
    >
      <CardWords of={text(`card.${id}`)} />
    </button>
  );
}

/** The ribbon: from the first to the last, with the Orders that lie open. */
function PlayOrder({ view, text, seatNames }: Props) {
  const waiting = undecided(view);
  return (
    <ol className={css.order} aria-label={text('runewars.playOrder')}>
      {view.order.map(seat => {
        const order = view.active[seat]!;
        return (
          <li key={seat} data-acting={waiting.includes(seat)} data-turn={view.turn === seat} title={seatNames[seat]}>
            <Emblem view={view} seat={seat} size={22} />
            {order !== NONE && <OrderSign order={order} label={`${seatNames[seat]}: ${orderName(text, order)}`} />}
            <span className="visually-hidden">{seatNames[seat]}</span>
          </li>
        );
      })}
    </ol>
  );
}

function Claims({ view, text, seatNames }: Props) {
  return claimsOf(view).map(({ seat, season, year }) => {
    const words = text(claimWords(view, seat), {
      seat: seatNames[seat]!,
      season: seasonName(text, season),
      year,
      n: runesNeeded(view),
    });
    return (
      <p key={SEASONS[season]} className={css.claim} role="status" title={words}>
        <Emblem view={view} seat={seat} size={22} />
        <When year={year} season={season} />
        <span className={css.words}>{words}</span>
      </p>
    );
  });
}

/** For those who have little room: the words are in the objective line, too. */
function When({ year, season }: { year: number; season: number }) {
  const Sign = SIGNS[season]!;
  return (
    <b className={css.when} aria-hidden="true">
      <Dragon /> {ROMAN[year]} <Sign />
    </b>
  );
}

/** RNW-036: in fall the viewer is warned of winter. */
function Hunger({ view, text }: Props) {
  return hungryAreas(view).map(({ area, units, food }) => (
    <p key={area} className={css.claim} role="status" title={text('runewars.hunger', { units, food })}>
      <span className={css.words}>{text('runewars.hunger.at', { area: areaName(text, area), units, food })}</span>
      <b className={css.when} aria-hidden="true">
        {areaName(text, area)}
        <span>
          {units} <Hungry /> {food}
        </span>
      </b>
    </p>
  ));
}
