/** The printed marker movement of a Hero: pegs with numbers, alternatives one below the other. */
import type { Card } from '@interregnum/hidden-leaders';
import { keyed } from '../../../parts/keyed.ts';
import { usePlayed } from '../../../table/kit/played.ts';
import { Peg } from '../marks/peg.tsx';
import { type Printed, printedMovement } from '../state/movement.ts';
import type { Text } from '../state/props.ts';
import css from './movement.module.css';

export function Movement({ card, text }: { card: Card; text: Text }) {
  const lines = printedMovement(usePlayed(), card);
  if (lines.length === 0) return null;
  return (
    <span className={css.movement} aria-hidden="true">
      {keyed(lines).map(({ key, item }) => (
        <Line key={key} line={item} text={text} />
      ))}
    </span>
  );
}

function Line({ line: { ways, both }, text }: { line: Printed; text: Text }) {
  return (
    <span className={css.line}>
      {keyed(ways).map(({ key, at, item: parts }) => (
        <span key={key} className={css.way}>
          {at > 0 && (
            <span className={css.or} data-both={both}>
              {text(both ? 'hdl.move.andOr' : 'hdl.move.or')}
            </span>
          )}
          {parts.map(({ peg, amount }) => (
            <span key={peg} className={css.part}>
              <Peg peg={peg} size="0.95em" />
              {amount}
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}
