/** A Leader: picture, number, the two factions; face down for everybody else. */
import Lock from 'icon:lucide/lock';
import { contentOf, FACTIONS, factionId, factionsOf, type Leader } from '@interregnum/hidden-leaders';
import { usePlayed } from '../../../table/kit/played.ts';
import { FactionBadge } from '../marks/faction-badge.tsx';
import { leaderName, type Text } from '../state/props.ts';
import { CardBack } from './card-back.tsx';
import css from './leader.module.css';
import { leaderPicture } from './pictures.ts';

interface LeaderCardProps {
  /** `null`: face down. */
  leader: Leader | null;
  text: Text;
  /** Nobody else sees this one. */
  secret?: boolean;
}

export function LeaderCard({ leader, text, secret = false }: LeaderCardProps) {
  const played = usePlayed();
  if (leader === null) {
    return (
      <span className={css.leader} role="img" aria-label={text('hdl.leader.hidden')}>
        <CardBack />
      </span>
    );
  }
  const Picture = leaderPicture(leader);
  const factions = FACTIONS.filter(faction => factionsOf(contentOf(played), leader) & faction).map(factionId);
  const [name, epithet] = leaderName(text, leader).split(', ');
  return (
    <span
      className={css.leader}
      role="img"
      aria-label={text('hdl.leader.card', {
        leader: leaderName(text, leader),
        number: leader,
        one: { term: `faction.${factions[0]}` },
        other: { term: `faction.${factions[1]}` },
      })}
    >
      <span className={css.face}>
        <span className={css.number}>{leader}</span>
        {secret && <Lock className={css.lock} />}
        <Picture className={css.picture} />
        <span className={css.name}>
          {name}
          <small>{epithet}</small>
        </span>
        <span className={css.factions}>
          {factions.map(faction => (
            <FactionBadge key={faction} faction={faction} size="1.9em" />
          ))}
        </span>
      </span>
    </span>
  );
}
