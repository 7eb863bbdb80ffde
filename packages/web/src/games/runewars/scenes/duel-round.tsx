/** A round of a duel: a card each, turned up together, and what they do to each other; four rounds in all. */
import Heart from 'icon:game-icons/hearts';
import type { Seat } from '@interregnum/kernel';
import {
  contentOf,
  type Fate,
  type HeroNumber,
  NONE,
  type RunewarsEvent,
  shapeOf,
  tellEvent,
  type UnitType,
  type View,
} from '@interregnum/runewars';
import { keyed } from '../../../parts/keyed.ts';
import stage from '../../../table/kit/stage/paper.module.css';
import { hasCome } from '../../../table/kit/stage/scene.ts';
import { FateCard } from '../battle/fate-card.tsx';
import { Rounds } from '../duel/rounds.tsx';
import { HeroPicture } from '../heroes/portrait.tsx';
import { ownerClass } from '../peoples/peoples.ts';
import { UnitPicture } from '../peoples/units.tsx';
import { heroName, type Props, unitName } from '../state/props.ts';
import { SIDES } from './banner.tsx';
import type { SceneProps } from './props.ts';
import css from './scenes.module.css';
import { around, lastOf } from './staged.ts';

type News = readonly RunewarsEvent[];

/** Somebody in a duel: a hero, or the neutral unit of a quest. */
interface Duelist {
  hero: HeroNumber;
  unit: UnitType;
}

const hurtOf = ({ hero, unit }: Duelist, news: News): number =>
  news.reduce((sum, e) => {
    if (e.type === 'heroHurt' && e.hero === hero) return sum + e.n;
    if (e.type === 'heroHealed' && e.hero === hero) return sum - e.n;
    return e.type === 'duelUnitHurt' && e.unit === unit && unit !== NONE ? sum + e.n : sum;
  }, 0);

const healthOf = (view: View, { hero, unit }: Duelist): number =>
  hero === NONE ? contentOf(view).units[unit]!.health : contentOf(view).heroes[hero]!.health;

/** After the scene: what is on the table now, without what came later. */
function healthLeft(
  view: View,
  who: Duelist,
  { before, own, after }: Record<'before' | 'own' | 'after', News>,
): number {
  const all = healthOf(view, who);
  if (who.hero === NONE) {
    const start = before.findLastIndex(({ type }) => type === 'duel');
    return Math.max(0, all - hurtOf(who, [...before.slice(start), ...own]));
  }
  const falls = (news: News) => news.some(e => e.type === 'heroLeft' && e.hero === who.hero);
  if (falls(own)) return 0;
  const now = falls(after) ? all : view.heroDamage[who.hero]!;
  return Math.max(0, Math.min(all, all - now + hurtOf(who, after)));
}

export function DuelRound({ scene, ...props }: SceneProps) {
  const { view, text, act, say, news, history } = props;
  const { before, after } = around(scene.news, news, history());
  const told = [...before, ...scene.news];
  const duel = lastOf(told, 'duel');
  const cards = lastOf(scene.news, 'duelCards');
  const round = lastOf(told, 'duelCards')?.round ?? 0;
  const over = lastOf(scene.news, 'duelOver');
  if (!duel) return null;
  const duelists: readonly Duelist[] = [
    { hero: duel.hero, unit: NONE },
    { hero: duel.other ?? NONE, unit: duel.unit ?? NONE },
  ];
  const decided = hasCome('consequence', act);
  return (
    <section aria-label={text('runewars.duel')}>
      <h2>{text('runewars.duel')}</h2>
      <Rounds now={round} text={text} />
      <div className={css.facing}>
        {SIDES.map(side => (
          <Fighter
            key={side}
            {...props}
            who={duelists[side]!}
            card={cards?.cards[cards.sides.indexOf(side)] ?? null}
            open={hasCome('reveal', act)}
            hurt={decided ? hurtOf(duelists[side]!, scene.news) : 0}
            left={healthLeft(view, duelists[side]!, { before, own: scene.news, after })}
          />
        ))}
      </div>
      <p className={`${stage.told} ${css.verdict}`} data-told={decided}>
        {over && say(tellEvent(over, view))}
      </p>
    </section>
  );
}

interface FighterProps extends Props {
  who: Duelist;
  card: Fate | null;
  open: boolean;
  hurt: number;
  left: number;
}

function Fighter({ view, text, who, card, open, hurt, left }: FighterProps) {
  const { hero, unit } = who;
  const seat: Seat = hero === NONE ? NONE : view.heroSeat[hero]!;
  const hearts = Array.from({ length: healthOf(view, who) }, (_, i) =>
    i < left ? 'whole' : i < left + hurt ? 'struck' : 'lost',
  );
  return (
    <div className={`${ownerClass(seat)} ${css.host}`}>
      <span className={css.drawer}>
        {hero === NONE ? (
          <UnitPicture view={view} type={unit} size={72} />
        ) : (
          <HeroPicture view={view} hero={hero} size={72} />
        )}
        <b>{hero === NONE ? unitName(text, unit) : heroName(text, hero)}</b>
      </span>
      <span
        className={css.hearts}
        role="img"
        aria-label={`${left} ${text('runewars.duel.health', { all: hearts.length })}`}
      >
        {keyed(hearts).map(({ key, item }) => (
          <Heart key={key} data-heart={item} />
        ))}
      </span>
      {card !== null && (
        <FateCard card={card} reads={hero === NONE ? shapeOf(view, unit) : 'circle'} open={open} text={text} />
      )}
    </div>
  );
}
