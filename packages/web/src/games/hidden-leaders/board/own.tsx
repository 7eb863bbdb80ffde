/** The viewer's side of the table: the secret Leader, what it needs, the own party. */
import { factionId, leaderId } from '@interregnum/hidden-leaders';
import { LeaderCard } from '../cards/leader-card.tsx';
import { FactionBadge } from '../marks/faction-badge.tsx';
import { factionName, type Props } from '../state/props.ts';
import { alignedWith, knownOf } from '../state/reading.ts';
import css from './own.module.css';
import { Party } from './party.tsx';

/** On a narrow screen the own party lies beside the others. */
export function Own({ party, ...props }: Props & { party: boolean }) {
  const { view, text } = props;
  const { viewer } = view;
  if (viewer === null) return null;
  const leader = view.leaders[viewer] ?? null;
  return (
    <div className={css.own}>
      <div className={css.leader} data-spot={leader === null ? undefined : `leader.${leaderId(leader)}`}>
        <LeaderCard leader={leader} text={text} secret={!view.over} />
        <ul className={css.counts} aria-label={text('hdl.own.counts')}>
          {alignedWith(view, viewer).map(faction => {
            const label = text('hdl.own.count', {
              faction: factionName(text, faction),
              count: knownOf(view, viewer, faction),
            });
            return (
              <li key={faction} title={label}>
                <FactionBadge faction={factionId(faction)} size={18} />
                <b aria-hidden="true">{knownOf(view, viewer, faction)}</b>
                <span className="visually-hidden">{label}</span>
              </li>
            );
          })}
        </ul>
      </div>
      {party && <Party {...props} seat={viewer} />}
    </div>
  );
}
