/** One fight step by step: who attacks whom, the closed fist, the guesses, the opened hand, who goes. */

import { type Duel, type EpixEvent, GARRISON } from '@interregnum/epix';
import { useRef } from 'react';
import { seatClass } from '../../../parts/seal.tsx';
import { useCorner } from '../../../table/kit/aside/corner.ts';
import { Coin, Hand } from '../controls/coin.tsx';
import { GuessShield } from '../map/badges.tsx';
import { areaName, type Props, unitName } from '../state/props.ts';
import { unitsAt } from '../state/reading.ts';
import { UnitPicture } from '../units/emblem.tsx';
import { aftermath } from './aftermath.ts';
import css from './fight.module.css';
import type { FightStage, Fought } from './reveal.ts';

interface FightProps extends Props {
  stage: FightStage;
  fought: Fought | null;
  events: readonly EpixEvent[];
}

/** Beside the two areas that it is about. */
export function FightPanel(props: FightProps) {
  const { stage, fought } = props;
  const panel = useRef<HTMLElement>(null);
  const { corner } = useCorner(panel, [stage.duel.from, stage.duel.to], props.question);
  return (
    <section
      ref={panel}
      className={`${css.panel} ${css.fight}`}
      data-corner={corner}
      aria-label={props.text('epix.fight.title')}
    >
      <FightShow {...props} opened={fought !== null} decided={fought !== null} />
    </section>
  );
}

interface ShowProps extends FightProps {
  /** Whether the hand is open. */
  opened: boolean;
  /** Whether it is told what came of it. */
  decided: boolean;
}

export function FightShow({ stage, fought, events, opened, decided, ...props }: ShowProps) {
  const { view, seatNames, text } = props;
  const { duel, gold } = stage;
  const loses = (won: boolean) => decided && fought?.won === won;
  return (
    <div className={css.show} data-result={decided && fought ? (fought.won ? 'won' : 'lost') : 'open'}>
      <h2>{headline(props, duel)}</h2>
      <div className={css.arena}>
        <figure className={`${css.side} ${seatClass(duel.attacker)}`} data-loser={loses(false)}>
          <UnitPicture seat={duel.attacker} unit={duel.unit} size={64} />
          <figcaption>{seatNames[duel.attacker]}</figcaption>
        </figure>
        <div className={css.middle} data-closed={!opened}>
          <Hand seat={duel.attacker} open={opened} amount={opened ? (fought?.bid ?? null) : stage.ownBid} size={76} />
          {fought && opened && <FlyingCoins count={Math.min(6, fought.bid)} />}
          <span className={css.purse}>
            <Coin size={16} /> {text('epix.fight.of', { gold })}
          </span>
        </div>
        <figure className={`${css.side} ${seatClass(duel.defender)}`} data-loser={loses(true)}>
          <Target view={view} duel={duel} />
          <figcaption>{seatNames[duel.defender]}</figcaption>
        </figure>
      </div>
      <Guesses stage={stage} fought={fought} opened={opened} text={text} />
      <p className={css.verdict}>
        {fought
          ? decided && aftermath(props, fought, events)
          : text(waitingFor(stage), { seat: seatNames[stage.bidIn ? duel.defender : duel.attacker]! })}
      </p>
    </div>
  );
}

const COINS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The bid goes to the Treasury, whoever was right. */
function FlyingCoins({ count }: { count: number }) {
  return (
    <span className={css.coins} aria-hidden="true">
      {COINS.slice(0, count).map(coin => (
        <span key={coin} data-coin={coin}>
          <Coin size={18} />
        </span>
      ))}
    </span>
  );
}

const waitingFor = ({ bidIn, odd }: FightStage): string =>
  !bidIn ? 'epix.fight.bidding' : odd === null ? 'epix.fight.guessing' : odd ? 'epix.fight.odd' : 'epix.fight.even';

function headline({ text, seatNames }: Props, { attacker, unit, from, to, target }: Duel): string {
  return text('epix.fight.headline', {
    seat: seatNames[attacker]!,
    unit: unitName(text, unit),
    from: areaName(text, from),
    to: areaName(text, to),
    target: target === null ? text('unit.all') : unitName(text, target),
  });
}

/** The attacked Unit, or all Units of the area for a shot. */
function Target({ view, duel }: { view: Props['view']; duel: Duel }) {
  if (duel.target !== null)
    return <UnitPicture seat={duel.defender} unit={duel.target} size={duel.target === GARRISON ? 70 : 64} />;
  const units = unitsAt(view, duel.to);
  return (
    <span className={css.crowd}>
      {units.map(unit => (
        <UnitPicture key={unit} seat={duel.defender} unit={unit} size={units.length > 2 ? 34 : 42} />
      ))}
    </span>
  );
}

/** Empty places for the guesses, then the numbers; the right one is marked. */
function Guesses({ stage, fought, opened, text }: Pick<ShowProps, 'stage' | 'fought' | 'opened' | 'text'>) {
  const slots = fought ? fought.guesses : Array.from({ length: stage.guesses }, () => null);
  return (
    <div className={css.guesses}>
      <svg viewBox="-13 -14 26 28" width={26} height={28} aria-hidden="true">
        <GuessShield guesses={Math.min(3, Math.max(1, stage.guesses))} />
      </svg>
      <span>{text('epix.fight.guesses', { count: stage.guesses, gold: stage.gold })}</span>
      <span className={css.numbers}>
        {slots.map((n, i) => (
          <span key={n ?? -i} className={css.number} data-hit={opened && n === fought?.bid}>
            {n ?? '?'}
          </span>
        ))}
      </span>
    </div>
  );
}
