/** HDL-D14: a faction to name. */
import { countOf, factionId } from '@interregnum/hidden-leaders';
import { OptionRow } from '../../../table/kit/chips.tsx';
import { optionsOfType } from '../../../table/kit/options.ts';
import { FactionBadge } from '../marks/faction-badge.tsx';
import { factionName, type Props } from '../state/props.ts';

export function FactionChoice(props: Props) {
  const { view, options, text } = props;
  return (
    <OptionRow
      {...props}
      of={optionsOfType(options, 'faction')}
      show={({ faction }) => ({
        picture: <FactionBadge faction={factionId(faction)} size={30} />,
        words: factionName(text, faction),
        small: text('hdl.faction.inTavern', { count: countOf(view, view.tavern, faction) }),
      })}
    />
  );
}
