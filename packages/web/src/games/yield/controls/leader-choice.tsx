/** YLD-D01: the Leaders that are still free, each with two abilities to choose from. */
import { abilityId, leaderOf, sideOfAbility } from '@interregnum/yield';
import { OptionButton } from '../../../table/kit/hovered.tsx';
import { Portrait } from '../cards/leader-sheet.tsx';
import { houseClass } from '../houses/houses.ts';
import { abilityName, leaderName, optionsOfType, type Props } from '../state/props.ts';
import css from './leaders.module.css';

export function LeaderChoice({ choices, choose, hovered, text }: Props) {
  const offers = optionsOfType(choices, 'leader');
  const leaders = [...new Set(offers.map(({ option }) => leaderOf(option.ability)))];
  return (
    <ul className={css.leaders}>
      {leaders.map(leader => (
        <li key={leader} className={`${css.leader} ${houseClass(leader)}`}>
          <div className={css.head}>
            <Portrait leader={leader} size={40} />
            <b>{leaderName(text, leader)}</b>
          </div>
          {offers
            .filter(({ option }) => leaderOf(option.ability) === leader)
            .map(({ option, index, code }) => (
              <OptionButton
                key={code}
                hovered={hovered}
                index={index}
                className={css.ability}
                data-code={code}
                onClick={() => choose(index)}
              >
                <span className={css.side}>{sideOfAbility(option.ability)}</span>
                <span className={css.words}>
                  <strong>{abilityName(text, option.ability)}</strong>
                  <small>{text(`yield.ability.${abilityId(option.ability)}`)}</small>
                </span>
              </OptionButton>
            ))}
        </li>
      ))}
    </ul>
  );
}
