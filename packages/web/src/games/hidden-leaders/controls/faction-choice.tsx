/** HDL-D14: a faction to name. */
import { countOf, factionId } from '@interregnum/hidden-leaders';
import { FactionBadge } from '../marks/faction-badge.tsx';
import { factionName, type Props } from '../state/props.ts';
import { Chip } from './chip.tsx';
import css from './controls.module.css';

export function FactionChoice(props: Props) {
  const { view, options, text } = props;
  return (
    <ul className={css.row}>
      {options.map(choice => {
        const o = choice;
        if (o.type !== 'faction') return null;
        return (
          <li key={choice.code}>
            <Chip
              {...props}
              choice={choice}
              picture={<FactionBadge faction={factionId(o.faction)} size={30} />}
              small={text('hdl.faction.inTavern', { count: countOf(view.tavern, o.faction) })}
            >
              {factionName(text, o.faction)}
            </Chip>
          </li>
        );
      })}
    </ul>
  );
}
