/** The scenes of Yield: dials that are turned up, who wins the battle, and the count after the last Year. */
import type { Seat } from '@interregnum/kernel';
import { AMBUSH_BONUS, type Army, ownerOf, sideOf, type View, type YieldEvent, yieldGame } from '@interregnum/yield';
import stage from '../../../table/kit/stage/paper.module.css';
import { type Act, hasCome, type Scene } from '../../../table/kit/stage/scene.ts';
import { Tally } from '../../../table/kit/stage/tally.tsx';
import { joined } from '../../../table/kit/words.ts';
import { Emblem } from '../houses/emblem.tsx';
import { ArmyPicture } from '../houses/meeple.tsx';
import { Themed } from '../houses/themed.tsx';
import { type Props, placeName } from '../state/props.ts';
import { ambushes, winsBattle } from './headlines.ts';
import css from './scenes.module.css';

type Dials = Extract<YieldEvent, { type: 'battle' }>;
type Won = Extract<YieldEvent, { type: 'battleWon' }>;

const OWN = { hush: 1000, reveal: 1000, consequence: 1600 };
/** Others fight, too; that is told in fewer breaths. */
const OTHERS = { hush: 500, reveal: 700, consequence: 1000 };
const VICTORY = { hush: 300, reveal: 300, consequence: 1500 };
const COUNT = { hush: 700, reveal: 1600, consequence: 0 };

const isOwn = ({ dials }: Dials, { viewer }: View): boolean => dials.some(({ army }) => ownerOf(army) === viewer);

export function sceneOf(news: readonly YieldEvent[], view: View): Scene<YieldEvent> | null {
  const event = news.findLast(e => e.type === 'gameOver' || e.type === 'battle' || e.type === 'battleWon');
  switch (event?.type) {
    case 'gameOver':
      return { event, news, lengths: COUNT, final: true };
    case 'battle':
      return { event, news, lengths: isOwn(event, view) ? OWN : OTHERS };
    case 'battleWon':
      return { event, news, lengths: VICTORY };
    default:
      return null;
  }
}

export function Stage({ scene: { event, news }, act, ...props }: Props & { scene: Scene<YieldEvent>; act: Act }) {
  const { view, text } = props;
  if (event.type === 'gameOver') {
    return <Tally {...props} outcome={yieldGame.rules.outcome(view)} act={act} unit={text('yield.course.points')} />;
  }
  return (
    <Themed view={view} className={`${stage.paper} ${css.scene}`}>
      {event.type === 'battle' && <DialsTurned {...props} dials={event} act={act} />}
      {event.type === 'battleWon' && <Victory {...props} won={event} news={news} />}
    </Themed>
  );
}

/** Covered dials of all sides, turned up together, then what they come to. */
function DialsTurned({ view, dials, act, text, seatNames }: Props & { dials: Dials; act: Act }) {
  const { ambusher, sides, totals } = dials;
  const opened = hasCome('reveal', act);
  const counted = hasCome('consequence', act);
  return (
    <section aria-label={text('yield.battle.turned')}>
      <h2>{ambusher === null ? text('yield.battle.title') : ambushes({ view, text, seatNames }, ambusher)}</h2>
      <ul className={`${stage.sides} ${css.sides}`} data-many={sides.length > 2}>
        {sides.map(side => {
          const own = dials.dials.filter(({ army }) => sideOf(view, ownerOf(army)) === side);
          const members = [...new Set(own.map(({ army }) => ownerOf(army)))];
          return (
            <li key={side}>
              <SideName members={members} seatNames={seatNames} text={text} />
              <span className={css.dials}>
                {own.map(({ army, units }) => (
                  <span key={army} className={`${stage.covered} ${css.dial}`} data-open={opened}>
                    <ArmyPicture army={army} size={52} champion={view.champion === army} />
                    <b>{opened ? units : '?'}</b>
                    <small>{nameAt(view, army)}</small>
                  </span>
                ))}
              </span>
              <Extras view={view} dials={dials} side={side} told={opened} text={text} />
              <strong className={`${stage.told} ${css.total}`} data-told={counted}>
                {totals[side]}
              </strong>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const nameAt = (view: View, army: Army): string => {
  const at = view.at[army] ?? null;
  return at === null ? '' : placeName(view, at);
};

interface ExtrasProps extends Pick<Props, 'view' | 'text'> {
  dials: Dials;
  side: number;
  told: boolean;
}

/** What is added to the dials of a side: the Ambush, and Fortresses that fight. */
function Extras({ view, dials: { ambusher, fortressBonus }, side, told, text }: ExtrasProps) {
  const fortresses = fortressBonus.reduce((sum, value, seat) => sum + (sideOf(view, seat) === side ? value : 0), 0);
  const extras = [
    ...(ambusher !== null && sideOf(view, ambusher) === side
      ? [text('yield.bonus.ambush', { value: AMBUSH_BONUS })]
      : []),
    ...(fortresses > 0 ? [text('yield.bonus.fortresses', { value: fortresses })] : []),
  ];
  if (extras.length === 0) return null;
  return (
    <span className={`${stage.told} ${css.extras}`} data-told={told}>
      {extras.join(', ')}
    </span>
  );
}

interface SideNameProps extends Pick<Props, 'seatNames' | 'text'> {
  members: readonly Seat[];
}

const SideName = ({ members, seatNames, text }: SideNameProps) => (
  <span className={stage.name}>
    {members.map(seat => (
      <Emblem key={seat} seat={seat} size={24} />
    ))}
    {joined(
      text,
      members.map(seat => seatNames[seat]!),
    )}
  </span>
);

function Victory({ won, news, view, say, text, seatNames }: Props & { won: Won; news: readonly YieldEvent[] }) {
  const losses = news.filter(e => e.type === 'yielded');
  return (
    <section aria-label={text('yield.battle.over')}>
      <h2 className={css.won}>
        <Emblem seat={won.seat} size={44} />
        {winsBattle({ view, text, seatNames }, won.seat)}
      </h2>
      {losses.map(loss => (
        <p key={loss.seat}>{say(yieldGame.words.tell(loss))}</p>
      ))}
    </section>
  );
}
