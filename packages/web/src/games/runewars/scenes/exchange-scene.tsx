/** An exchange: cards dealt to both sides and turned up, icons that fly over, units tipped over and struck. */
import {
  type Fate,
  type Group,
  initiative,
  NONE,
  type Side,
  shapeOf,
  UNITS,
  type UnitType,
  type View,
} from '@interregnum/runewars';
import { keyed } from '../../../parts/keyed.ts';
import { hasCome } from '../../../table/kit/stage/scene.ts';
import { type Blow, type Exchange, exchangeOf, type Hand } from '../battle/exchange.ts';
import { FACES, FateCard } from '../battle/fate-card.tsx';
import { ownerClass } from '../peoples/peoples.ts';
import { UnitPicture } from '../peoples/units.tsx';
import { battleThen, inRow, linesBefore, ROWS, strengthNow } from '../state/battle.ts';
import { unitName } from '../state/props.ts';
import { Banner, SIDES } from './banner.tsx';
import { seatOn } from './clash.tsx';
import type { SceneProps } from './props.ts';
import css from './scenes.module.css';
import { around, lastOf } from './staged.ts';

export function ExchangeScene(props: SceneProps) {
  const { scene, news, history, text, view } = props;
  const { before, after } = around(scene.news, news, history());
  const exchange = exchangeOf(before, scene.news);
  const meeting = lastOf([...before, ...scene.news], 'battle');
  const row = rowOf(view, exchange);
  const title = text('runewars.battle.row', { n: row });
  const now = view.battle;
  const battle = now
    ? { ...now, lines: linesBefore(now.lines, after, now.seats[0]) }
    : battleThen(props.before, news.slice(0, news.length - after.length));
  return (
    <section aria-label={title} className={css.exchange}>
      <h2>{title}</h2>
      {battle && <Rows {...props} lines={battle.lines} row={row} />}
      <div className={css.facing}>
        {SIDES.map(side => (
          <div key={side} className={`${ownerClass(seatOn(meeting, side))} ${css.host}`} data-side={side}>
            <Banner
              {...props}
              seat={seatOn(meeting, side)}
              side={side}
              strength={battle ? strengthNow(view, battle, side).all : undefined}
            />
            <HandOf {...props} hand={exchange.hands[side]} />
            <Blows {...props} exchange={exchange} side={side} />
          </div>
        ))}
      </div>
    </section>
  );
}

const rowOf = (view: View, { hands }: Exchange): number => initiative(view, (hands[0] ?? hands[1])?.unit ?? 0);

type Lines = readonly [readonly Group[], readonly Group[]];

function Rows({ view, lines, row }: SceneProps & { lines: Lines; row: number }) {
  return (
    <ol className={css.rows} aria-hidden="true">
      {ROWS.filter(n => n === row || SIDES.some(side => inRow(view, { lines }, side, n).length > 0)).map(n => (
        <li key={n} data-now={n === row}>
          {SIDES.map(side => (
            <span key={side} className={css.ranks} data-side={side}>
              {inRow(view, { lines }, side, n).map(({ type, damage, routed, n: count }) => (
                <span key={`${type} ${damage} ${routed}`} className={css.piece} data-routed={routed}>
                  <UnitPicture view={view} type={type} size={24} />
                  <b>{count}</b>
                </span>
              ))}
            </span>
          ))}
          <b className={css.row}>{n}</b>
        </li>
      ))}
    </ol>
  );
}

/** Known ones first. */
function cardsOf({ n, known }: Hand): (Fate | null)[] {
  return Array.from({ length: n }, (_, i) => known[i] ?? null);
}

function HandOf({ view, hand, act, text }: SceneProps & { hand: Hand | null }) {
  if (!hand) return <span className={css.noHand}>{text('runewars.stage.noCards')}</span>;
  return (
    <div className={css.drawing}>
      <span className={css.drawer}>
        <UnitPicture view={view} type={hand.unit} size={40} />
        <small>{unitName(text, hand.unit)}</small>
      </span>
      <span className={css.cards} data-many={hand.n > 3}>
        {keyed(cardsOf(hand)).map(({ key, at, item }) => (
          <span key={key} className={css.dealt} style={{ '--at': at }}>
            <FateCard card={item} reads={shapeOf(view, hand.unit)} open={hasCome('reveal', act)} text={text} />
          </span>
        ))}
      </span>
    </div>
  );
}

const SIGN = { ability: FACES.special, rout: FACES.rout, damage: FACES.damage, destroy: FACES.damage } as const;

/** What a side suffers and gains, in order; harm flies over from the other side. */
function Blows({ exchange, side, ...props }: SceneProps & { exchange: Exchange; side: Side }) {
  if (!hasCome('consequence', props.act)) return <ul className={css.blows} />;
  return (
    <ul className={css.blows}>
      {keyed(exchange.blows).map(
        ({ key, at, item }) => item.side === side && <BlowOn key={key} {...props} blow={item} at={at} />,
      )}
    </ul>
  );
}

function BlowOn({ blow, at, view, text }: Pick<SceneProps, 'view' | 'text'> & { blow: Blow; at: number }) {
  const { kind, unit, n } = blow;
  const Sign = kind in SIGN ? SIGN[kind as keyof typeof SIGN] : null;
  const words = text(`runewars.stage.blow.${kind}`, { n, unit: nameOf(text, unit), ability: abilityOf(text, unit) });
  return (
    <li className={css.blow} data-kind={kind} style={{ '--at': at }} title={words}>
      <span className={css.bearer}>{unit !== NONE && <UnitPicture view={view} type={unit} size={34} />}</span>
      {Sign && <Sign className={css.sign} aria-hidden="true" />}
      <small>{words}</small>
    </li>
  );
}

const nameOf = (text: SceneProps['text'], unit: UnitType): string => (unit === NONE ? '' : unitName(text, unit));
const abilityOf = (text: SceneProps['text'], unit: UnitType): string =>
  unit === NONE ? '' : text(`ability.${UNITS[unit]!.id}`);
