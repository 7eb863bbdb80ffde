/** HDL-D10, HDL-D11, HDL-D12: the marker moves as buttons, each with what it would lead to. */
import { clamp, contentOf, factionId, type Option, victoriousFaction } from '@interregnum/hidden-leaders';
import { OptionRow } from '../../../table/kit/chips.tsx';
import { optionsOfType } from '../../../table/kit/options.ts';
import { FactionBadge } from '../marks/faction-badge.tsx';
import { Peg } from '../marks/peg.tsx';
import { factionName, type Props } from '../state/props.ts';
import css from './controls.module.css';

type Move = Extract<Option, { type: 'move' }>;

export function MoveChoice(props: Props) {
  return (
    <OptionRow
      {...props}
      of={optionsOfType(props.options, 'move')}
      show={move => ({
        picture: <Pegs move={move} />,
        words: amountsOf(props, move),
        small: <Then {...props} move={move} />,
      })}
    />
  );
}

function Pegs({ move }: { move: Move }) {
  return (
    <span className={css.pegs}>
      {move.red !== 0 && <Peg peg="red" size={24} />}
      {move.green !== 0 && <Peg peg="green" size={24} />}
    </span>
  );
}

function amountsOf({ view, text }: Props, move: Move): string {
  const parts = (['red', 'green'] as const).filter(marker => move[marker] !== 0);
  return parts
    .map(marker =>
      text('hdl.move.part', {
        marker: { term: `marker.${marker}` },
        amount: move[marker] > 0 ? `+${move[marker]}` : `−${-move[marker]}`,
        from: view[marker],
        to: clamp(view[marker] + move[marker]),
      }),
    )
    .join(text('list.next'));
}

function Then({ move, view, text }: Props & { move: Move }) {
  const faction = victoriousFaction(contentOf(view), clamp(view.red + move.red), clamp(view.green + move.green));
  return (
    <span className={css.then}>
      <FactionBadge faction={factionId(faction)} size={14} />
      {text('hdl.move.then', { faction: factionName(text, faction) })}
    </span>
  );
}
