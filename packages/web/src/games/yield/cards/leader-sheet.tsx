/** The sheet of a Leader: emblem, name, and the ability in words with its rule. */
import { ABILITY_RULES, type Ability, abilityId, type Leader, sideOfAbility } from '@interregnum/yield';
import { EMBLEMS, houseClass } from '../houses/houses.ts';
import { abilityName, leaderName, type Text } from '../state/props.ts';
import css from './leader.module.css';

export function Portrait({ leader, size = 44 }: { leader: Leader; size?: number }) {
  return (
    <svg
      className={`${houseClass(leader)} ${css.portrait}`}
      viewBox="-24 -24 48 48"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <circle className={css.disc} r={22} />
      <circle className={css.ring} r={18.5} />
      <path className={css.figure} d={EMBLEMS[leader]} transform="scale(1.25)" />
    </svg>
  );
}

interface LeaderSheetProps {
  leader: Leader;
  ability: Ability | null;
  text: Text;
  openRule(id: string): void;
}

/** The sheet where there is no room for words: the emblem with the letter of the ability, which opens its rule. */
export function LeaderSeal({ leader, ability, text, openRule }: LeaderSheetProps) {
  if (ability === null) return <Portrait leader={leader} />;
  const label = `${leaderName(text, leader)}: ${abilityName(text, ability)}`;
  return (
    <button
      type="button"
      className={`${css.seal} ${houseClass(leader)}`}
      aria-label={label}
      title={label}
      onClick={() => openRule(ABILITY_RULES[ability]!)}
    >
      <Portrait leader={leader} />
      <span className={css.side}>{sideOfAbility(ability)}</span>
    </button>
  );
}

export function LeaderSheet({ leader, ability, text, openRule }: LeaderSheetProps) {
  const words = ability === null ? null : text(`yield.ability.${abilityId(ability)}`);
  return (
    <div className={`${css.sheet} ${houseClass(leader)}`}>
      <Portrait leader={leader} size={36} />
      <div className={css.words}>
        <b>{leaderName(text, leader)}</b>
        {ability !== null && (
          <button type="button" className={css.ability} onClick={() => openRule(ABILITY_RULES[ability]!)}>
            <span className={css.side}>{sideOfAbility(ability)}</span>
            {abilityName(text, ability)}
          </button>
        )}
        {words !== null && <small title={words}>{words}</small>}
      </div>
    </div>
  );
}
