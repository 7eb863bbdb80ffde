/** A battle as a stage: five rows for both sides, the Fate cards of those who draw, strength with its parts. */
import { type Battle, type Group, NONE, type Side } from '@interregnum/runewars';
import { useEffect, useRef } from 'react';
import { keyed } from '../../../parts/keyed.ts';
import { Aside, Beside } from '../../../table/kit/aside/aside.tsx';
import { DuelPanel } from '../duel/duel-panel.tsx';
import { HeroPicture } from '../heroes/portrait.tsx';
import { Emblem } from '../peoples/emblem.tsx';
import { ownerClass, runewarsClass } from '../peoples/peoples.ts';
import { UnitPicture } from '../peoples/units.tsx';
import { doing } from '../scenes/banner.tsx';
import { type Drawn, drawnBy, inRow, ROWS, strengthNow } from '../state/battle.ts';
import { areaOf } from '../state/clicks.ts';
import { type Leader, leadersOf } from '../state/command.ts';
import { areaName, heroName, type Props, unitName } from '../state/props.ts';
import { unitsInWords } from '../state/words.ts';
import css from './battle.module.css';
import { FACES, FateBack } from './fate-card.tsx';

const SIDES: readonly Side[] = [0, 1];
type BattleProps = Props & { battle: Battle };

export function Interruption(props: Props) {
  const { battle, duel } = props.view;
  if (!battle && !duel) return null;
  return (
    <Beside>
      <div className={runewarsClass}>
        {battle && <BattlePanel {...props} battle={battle} />}
        {duel && <DuelPanel {...props} duel={duel} />}
      </div>
    </Beside>
  );
}

function BattlePanel(props: BattleProps) {
  const { battle, text } = props;
  return (
    <Aside
      label={text('runewars.battle', { area: areaName(text, battle.area) })}
      areas={[battle.area]}
      brief={props.options.some(o => areaOf(o) !== null)}
      question={props.question}
      className={css.panel}
      title={
        <h2 className={css.title}>
          <span>{text('runewars.battle', { area: areaName(text, battle.area) })}</span>
          <small>{stageOf(props)}</small>
          <Score {...props} />
        </h2>
      }
    >
      <div className={css.heads}>
        {SIDES.map(side => (
          <Head key={side} {...props} side={side} />
        ))}
      </div>
      <Rows {...props} />
      <div className={css.fallen}>
        {SIDES.map(side => (
          <Lost key={side} {...props} side={side} />
        ))}
      </div>
    </Aside>
  );
}

/** The row that fights stays in sight where the panel is lower than what it holds. */
function Rows(props: BattleProps) {
  const rows = useRef<HTMLOListElement>(null);
  const { row } = props.battle;
  useEffect(() => {
    const [panel, now] = [rows.current?.closest('[data-beside]'), rows.current?.querySelector(`[data-row="${row}"]`)];
    if (!panel || !now) return;
    const show = () => {
      panel.scrollTop += Math.max(0, now.getBoundingClientRect().bottom - panel.getBoundingClientRect().bottom);
    };
    const resized = new ResizeObserver(show);
    resized.observe(panel);
    return () => resized.disconnect();
  }, [row]);
  return (
    <ol ref={rows} className={css.rows}>
      {ROWS.map(each => (
        <RowOf key={each} {...props} row={each} />
      ))}
    </ol>
  );
}

const stageOf = ({ battle, text }: BattleProps): string =>
  battle.row === 0
    ? text('runewars.battle.before')
    : battle.row > ROWS.length
      ? text('runewars.battle.after')
      : text('runewars.battle.row', { n: battle.row });

const seatOf = ({ battle }: BattleProps, side: Side) =>
  side === 1 && battle.isAgainstNeutrals ? NONE : battle.seats[side];

/** Both strengths, in sight whatever part of the panel is scrolled to. */
function Score(props: BattleProps) {
  const { view, battle, text } = props;
  const [own, other] = SIDES.map(side => strengthNow(view, battle, side).all);
  return (
    <span
      className={css.score}
      role="img"
      aria-label={text('runewars.battle.score', { attacker: own!, defender: other! })}
    >
      {SIDES.map(side => (
        <b key={side} className={ownerClass(seatOf(props, side))}>
          {side === 0 ? own : other}
        </b>
      ))}
    </span>
  );
}

function Head({ side, ...props }: BattleProps & { side: Side }) {
  const { view, battle, text, seatNames } = props;
  const seat = seatOf(props, side);
  const { units, stronghold, more, all } = strengthNow(view, battle, side);
  return (
    <div className={`${ownerClass(seat)} ${css.head}`} data-side={side}>
      <span className={css.who}>
        {seat !== NONE && <Emblem view={view} seat={seat} size={20} />}
        <span>
          {seat === NONE ? text('runewars.battle.neutrals') : seatNames[seat]}
          <small>{text(doing(seat, side))}</small>
        </span>
      </span>
      <span className={css.strength} title={text('runewars.battle.strength', { n: all })}>
        <b>{all}</b>
        <small>{text('runewars.battle.parts', { units, stronghold, more })}</small>
      </span>
      {leadersOf(view, side).map(leader => (
        <CommandOf key={leader.id} {...props} leader={leader} />
      ))}
      <Cards {...props} side={side} />
      {battle.supports[side].map(({ hero, type }) => (
        <span
          key={hero}
          className={css.support}
          title={text('runewars.battle.supports', { hero: heroName(text, hero), unit: unitName(text, type) })}
        >
          <HeroPicture view={view} hero={hero} size={20} />
          <span>{text('runewars.battle.supports', { hero: heroName(text, hero), unit: unitName(text, type) })}</span>
        </span>
      ))}
    </div>
  );
}

/** RNW-655: a commander gives his side what his card says. */
const CommandOf = ({ view, text, leader: { hero, id, isSpent } }: BattleProps & { leader: Leader }) => (
  <span className={css.command} data-spent={isSpent} data-command={id}>
    <b>
      <HeroPicture view={view} hero={hero} size={22} />
      {text(`card.${id}`)}
    </b>
    <small>{isSpent ? text('runewars.command.spent') : text(`text.${id}`)}</small>
  </span>
);

/** Who has fallen in this battle; below the rows, so that these stay where they are. */
function Lost({ view, battle, side, text }: BattleProps & { side: Side }) {
  const fallen = battle.lost[side];
  if (fallen.length === 0) return null;
  return (
    <span
      className={css.lost}
      data-side={side}
      role="img"
      aria-label={text('runewars.battle.lost', { n: fallen.length })}
    >
      {keyed(fallen).map(({ key, item }) => (
        <span key={key} title={unitName(text, item)}>
          <UnitPicture view={view} type={item} size={22} />
        </span>
      ))}
    </span>
  );
}

function Cards({ view, battle, side, text }: BattleProps & { side: Side }) {
  const cards = drawnBy(view, battle, side);
  if (cards.length === 0) return null;
  return (
    <ul className={css.cards} aria-label={text('runewars.battle.cards')}>
      {cards.map(card => (
        <FateSign key={card.key} card={card} text={text} />
      ))}
    </ul>
  );
}

function FateSign({ card: { face, isUp }, text }: { card: Drawn; text: Props['text'] }) {
  const Sign = face === null ? FateBack : FACES[face.icon];
  const label = face === null ? text('runewars.fate.hidden') : text(`runewars.fate.${face.icon}`);
  return (
    <li className={css.fate} data-icon={face?.icon ?? 'back'} data-up={isUp} title={label}>
      <Sign aria-hidden="true" />
      {face !== null && 'n' in face && <b>{face.n}</b>}
      <span className="visually-hidden">{label}</span>
    </li>
  );
}

function RowOf({ row, ...props }: BattleProps & { row: number }) {
  const { view, battle } = props;
  const empty = SIDES.every(side => inRow(view, battle, side, row).length === 0);
  if (empty && battle.row !== row) return null;
  return (
    <li className={css.row} data-row={row} data-now={battle.row === row} data-done={battle.row > row}>
      <Fighters {...props} row={row} side={0} />
      <b className={css.number}>{row}</b>
      <Fighters {...props} row={row} side={1} />
    </li>
  );
}

/** Units of one condition; where they are the answer they can be pressed. */
function Fighters({ row, side, ...props }: BattleProps & { row: number; side: Side }) {
  return (
    <ul className={css.fighters} data-side={side}>
      {inRow(props.view, props.battle, side, row).map(group => (
        <li key={`${group.type} ${group.damage} ${group.routed}`}>
          <Fighter {...props} group={group} side={side} />
        </li>
      ))}
    </ul>
  );
}

function Fighter({ view, battle, options, choose, text, group, side }: BattleProps & { group: Group; side: Side }) {
  const { type, n, damage, routed } = group;
  const answer = options.find(
    o => o.type === 'unit' && o.unit === type && o.damage === damage && (o.state === 'routed') === routed,
  );
  return (
    <button
      type="button"
      className={css.fighter}
      disabled={!answer}
      data-routed={routed}
      data-hurt={damage > 0 && !routed}
      data-drawing={battle.drawers[side] === type}
      data-offer={answer ? 'unit' : undefined}
      data-code={answer?.code}
      title={unitsInWords(text, { ...group, ally: NONE })}
      aria-label={unitsInWords(text, { ...group, ally: NONE })}
      onClick={() => answer && choose(answer.code)}
    >
      <UnitPicture view={view} type={type} size={32} />
      <b>{n}</b>
      {damage > 0 && <i>−{damage}</i>}
    </button>
  );
}
