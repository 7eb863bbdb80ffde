/** Everything of a player of Yield: Armies with what is known of their dials, the Leader, the own Battle cards. */
import type { Seat } from '@interregnum/kernel';
import { abilityId } from '@interregnum/yield';
import type { MatPart } from '../../../table/kit/pieces/mat.tsx';
import { BattleCard } from '../cards/battle-card.tsx';
import { Portrait } from '../cards/leader-sheet.tsx';
import { ArmyPicture } from '../houses/meeple.tsx';
import { Themed } from '../houses/themed.tsx';
import { abilityName, kindName, leaderName, type Props, placeName } from '../state/props.ts';
import { armiesOf, handOf } from '../state/reading.ts';
import { armyInWords } from '../state/words.ts';
import css from './panels.module.css';

export function mat(props: Props, seat: Seat): MatPart[] {
  const { view, text, seatNames } = props;
  const parts: MatPart[] = [
    {
      title: text('yield.mat.armies'),
      pieces: armiesOf(view, seat).map(army => ({
        words: armyInWords(view, text, seatNames, army),
        small: placeName(view, view.at[army]!),
        picture: (
          <Themed view={view}>
            <ArmyPicture army={army} size={40} champion={view.champion === army} />
          </Themed>
        ),
      })),
    },
    ...leaderPart(props, seat),
  ];
  if (seat !== view.viewer) return parts;
  const hand = handOf(view, seat).map(({ kind }) => ({
    words: kindName(text, kind),
    picture: (
      <Themed view={view} className={css.matCard}>
        <BattleCard kind={kind} />
      </Themed>
    ),
  }));
  return [...parts, { title: text('yield.mat.hand'), pieces: hand }];
}

function leaderPart({ view, text }: Props, seat: Seat): MatPart[] {
  const leader = view.leader[seat] ?? null;
  const ability = view.ability[seat] ?? null;
  if (leader === null) return [];
  const words = ability === null ? '' : text(`yield.ability.${abilityId(ability)}`);
  return [
    {
      title: leaderName(text, leader),
      pieces: [
        {
          words: ability === null ? leaderName(text, leader) : abilityName(text, ability),
          small: words,
          picture: (
            <Themed view={view}>
              <Portrait leader={leader} size={40} />
            </Themed>
          ),
        },
      ],
    },
  ];
}
