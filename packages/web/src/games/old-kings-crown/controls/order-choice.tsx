/** K06: the order, place by place. */
import type { Party } from '@interregnum/old-kings-crown';
import { useState } from 'react';
import { PickChip, Row } from '../../../table/kit/chips.tsx';
import { type Props, partyName } from '../state/props.ts';
import css from './controls.module.css';
import { PartyPicture } from './look.tsx';

export function OrderChoice(props: Props) {
  const { view, options, choose, text } = props;
  const [chosen, setChosen] = useState<readonly Party[]>([]);
  const left = view.order.filter(party => !chosen.includes(party));
  const press = (party: Party) => {
    const next = [...chosen, party];
    const rest = left.filter(other => other !== party);
    const whole = rest.length === 1 ? [...next, ...rest] : next;
    const answer = options.find(o => o.type === 'order' && o.parties.join() === whole.join());
    if (answer) choose(answer.code);
    else setChosen(next);
  };
  return (
    <div className={css.column}>
      <Row>
        {[...chosen, ...left].map(party => {
          const place = chosen.indexOf(party);
          return (
            <PickChip
              key={party}
              look={{
                picture: <PartyPicture view={view} party={party} />,
                words: partyName(props, party),
                small: text('okc.order.next', { n: (place < 0 ? chosen.length : place) + 1 }),
              }}
              pressed={place >= 0}
              onClick={() => (place < 0 ? press(party) : setChosen(chosen.slice(0, place)))}
            />
          );
        })}
      </Row>
    </div>
  );
}
