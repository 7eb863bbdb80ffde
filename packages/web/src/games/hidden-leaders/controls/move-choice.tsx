/** HDL-D10, HDL-D11, HDL-D12: the marker moves as buttons, each with what it would lead to. */
import { clamp, factionId, type Option, victoriousFaction } from '@interregnum/hidden-leaders';
import { FactionBadge } from '../marks/faction-badge.tsx';
import { Peg } from '../marks/peg.tsx';
import { factionName, type Props } from '../state/props.ts';
import { Chip } from './chip.tsx';
import css from './controls.module.css';

type Move = Extract<Option, { type: 'move' }>;

export function MoveChoice(props: Props) {
  return (
    <ul className={css.row}>
      {props.options.map(choice =>
        choice.type === 'move' ? (
          <li key={choice.code}>
            <Chip {...props} choice={choice} picture={<Pegs move={choice} />} small={<Then {...props} move={choice} />}>
              <Amounts {...props} move={choice} />
            </Chip>
          </li>
        ) : null,
      )}
    </ul>
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

function Amounts({ move, view, text }: Props & { move: Move }) {
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
  const faction = victoriousFaction(clamp(view.red + move.red), clamp(view.green + move.green));
  return (
    <span className={css.then}>
      <FactionBadge faction={factionId(faction)} size={14} />
      {text('hdl.move.then', { faction: factionName(text, faction) })}
    </span>
  );
}
