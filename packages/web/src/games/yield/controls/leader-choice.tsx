/** YLD-D01: the Leaders that are still free, each with two abilities to choose from. */
import { abilityId, leaderOf, sideOfAbility } from '@interregnum/yield';
import { OptionButton } from '../../../table/kit/hovered.tsx';
import { optionsOfType } from '../../../table/kit/options.ts';
import { Portrait } from '../cards/leader-sheet.tsx';
import { houseClass } from '../houses/houses.ts';
import { abilityName, leaderName, type Props } from '../state/props.ts';
import css from './leaders.module.css';

export function LeaderChoice({ options, choose, hovered, text }: Props) {
  const offers = optionsOfType(options, 'leader');
  const leaders = [...new Set(offers.map(option => leaderOf(option.ability)))];
  return (
    <ul className={css.leaders}>
      {leaders.map(leader => (
        <li key={leader} className={`${css.leader} ${houseClass(leader)}`}>
          <div className={css.head}>
            <Portrait leader={leader} size={40} />
            <b>{leaderName(text, leader)}</b>
          </div>
          {offers
            .filter(option => leaderOf(option.ability) === leader)
            .map(({ ability, code }) => (
              <OptionButton
                key={code}
                hovered={hovered}
                code={code}
                className={css.ability}
                data-code={code}
                onClick={() => choose(code)}
              >
                <span className={css.side}>{sideOfAbility(ability)}</span>
                <span className={css.words}>
                  <strong>{abilityName(text, ability)}</strong>
                  <small>{text(`yield.ability.${abilityId(ability)}`)}</small>
                </span>
              </OptionButton>
            ))}
        </li>
      ))}
    </ul>
  );
}
