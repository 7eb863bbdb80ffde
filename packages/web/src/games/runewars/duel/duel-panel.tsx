/** A duel: two who fight four rounds, what each has suffered, the Fate cards of the round. */
import type { Seat } from '@interregnum/kernel';
import { contentOf, type Duel, NONE, TACTICS, type View } from '@interregnum/runewars';
import { Aside } from '../../../table/kit/aside/aside.tsx';
import battle from '../battle/battle.module.css';
import controls from '../controls/controls.module.css';
import { HeroPicture } from '../heroes/portrait.tsx';
import { ownerClass } from '../peoples/peoples.ts';
import { UnitPicture } from '../peoples/units.tsx';
import { heroName, type Props, unitName } from '../state/props.ts';
import css from './duel.module.css';
import { Rounds } from './rounds.tsx';

type Side = 0 | 1;
type DuelProps = Props & { duel: Duel };

const isUnit = (duel: Duel, side: Side): boolean => side === 1 && duel.unit !== NONE;

/** What a side can still take. */
function healthOf(view: View, duel: Duel, side: Side): { left: number; all: number } {
  if (isUnit(duel, side)) return { left: duel.unitHealth - duel.unitDamage, all: duel.unitHealth };
  const hero = duel.heroes[side];
  const { health } = contentOf(view).heroes[hero]!;
  return { left: health - view.heroDamage[hero]!, all: health };
}

export function DuelPanel(props: DuelProps) {
  const { view, duel, text } = props;
  const area = view.heroArea[duel.heroes[0]]!;
  return (
    <Aside
      label={text('runewars.duel')}
      areas={area === NONE ? [] : [area]}
      question={props.question}
      className={battle.panel}
      title={
        <h2 className={battle.title}>
          <span>{text('runewars.duel')}</span>
          <small>
            {duel.round === 0 ? text('runewars.duel.before') : text('runewars.duel.round', { n: duel.round })}
          </small>
        </h2>
      }
    >
      <Rounds now={duel.round} text={text} />
      <div className={battle.heads}>
        <Fighter {...props} side={0} />
        <Fighter {...props} side={1} />
      </div>
    </Aside>
  );
}

function Fighter({ view, duel, text, side }: DuelProps & { side: Side }) {
  const hero = duel.heroes[side];
  const seat: Seat = isUnit(duel, side) ? NONE : view.heroSeat[hero]!;
  const { left, all } = healthOf(view, duel, side);
  const card = duel.cards[side];
  const destiny = card === NONE ? null : contentOf(view).fate[card]!.destiny;
  return (
    <div className={`${ownerClass(seat)} ${battle.head}`} data-side={side}>
      <span className={battle.who}>
        {isUnit(duel, side) ? (
          <UnitPicture view={view} type={duel.unit} size={28} />
        ) : (
          <HeroPicture view={view} hero={hero} size={28} />
        )}
        <span>{isUnit(duel, side) ? unitName(text, duel.unit) : heroName(text, hero)}</span>
      </span>
      <span className={battle.strength}>
        <b>{left}</b>
        <small>{text('runewars.duel.health', { all })}</small>
      </span>
      {destiny && (
        <span className={css.card}>
          <i className={controls.gem} data-destiny={destiny} /> {text(`destiny.${destiny}`)}
        </span>
      )}
      {duel.laid[side] !== NONE && <span className={css.card}>{text(`card.${TACTICS[duel.laid[side]]!.id}`)}</span>}
      <small>
        {text('runewars.duel.dealt', { n: duel.dealt[side] + duel.fixed[side], prevented: duel.prevented[side] })}
      </small>
    </div>
  );
}
