/** Who would be victorious if the game ended now, and what each faction still needs. */
import Crown from 'icon:game-icons/crown';
import Star from 'icon:lucide/star';
import {
  clamp,
  contentOf,
  FACTIONS,
  type Faction,
  factionId,
  type View,
  victoriousFaction,
} from '@interregnum/hidden-leaders';
import { FactionBadge } from '../marks/faction-badge.tsx';
import { kindClass } from '../marks/livery.ts';
import { factionName, type Props } from '../state/props.ts';
import { alignedWith, spacesTo } from '../state/reading.ts';
import css from './verdict.module.css';

/** The faction that the option under the pointer would make victorious; `null` when no marker option is. */
function useWouldWin({ view, options, hovered }: Props): Faction | null {
  const pointed = hovered.use();
  const option = options.find(choice => choice.code === pointed);
  if (option?.type !== 'move') return null;
  return victoriousFaction(contentOf(view), clamp(view.red + option.red), clamp(view.green + option.green));
}

export function Verdict(props: Props) {
  const { view, text } = props;
  const next = useWouldWin(props);
  const shown = next ?? victoriousFaction(contentOf(view), view.red, view.green);
  return (
    <p className={`${css.verdict} ${kindClass(factionId(shown))}`} data-preview={next !== null} aria-live="polite">
      <span>{text(view.over ? 'hdl.verdict.over' : next === null ? 'hdl.verdict.now' : 'hdl.verdict.then')}</span>
      <FactionBadge faction={factionId(shown)} size="1.4em" />
      <strong>{factionName(text, shown)}</strong>
    </p>
  );
}

/** The four conditions, each with the distance to it. */
export function Needs(props: Props) {
  const { view, text } = props;
  const now = victoriousFaction(contentOf(view), view.red, view.green);
  const own = alignedWith(view, view.viewer);
  return (
    <ul className={css.needs} aria-label={text('hdl.needs')}>
      {[...FACTIONS].reverse().map(faction => (
        <li
          key={faction}
          className={`${css.need} ${kindClass(factionId(faction))}`}
          data-now={faction === now}
          data-spot={`faction.${factionId(faction)}`}
          data-own={own.includes(faction)}
        >
          <FactionBadge faction={factionId(faction)} size={22} />
          <span className={css.words}>
            <b>
              {factionName(text, faction)}
              {own.includes(faction) && (
                <Star className={css.own} aria-label={text('hdl.needs.own')} aria-hidden={false} role="img" />
              )}
            </b>
            <small className={css.whole}>{text(`hdl.needs.${factionId(faction)}`)}</small>
            <small className={css.short} aria-hidden="true">
              {text(`hdl.needs.short.${factionId(faction)}`)}
            </small>
          </span>
          <Distance view={view} faction={faction} now={now} text={text} />
        </li>
      ))}
    </ul>
  );
}

function Distance({ view, faction, now, text }: { view: View; faction: Faction; now: Faction; text: Props['text'] }) {
  if (faction === now)
    return <Crown className={css.crown} role="img" aria-hidden={false} aria-label={text('hdl.needs.met')} />;
  const spaces = spacesTo(faction, view);
  const label = text('hdl.needs.away', { spaces });
  return (
    <span className={css.distance} title={label}>
      <span aria-hidden="true">{spaces}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
