/** K20, K35: cards of a pile in a new order, the last of them perhaps at the bottom. */
import { useState } from 'react';
import { AnswerButton } from '../../../table/kit/answer-button.tsx';
import { PickChip, Row } from '../../../table/kit/chips.tsx';
import { Stepper } from '../../../table/kit/stepper.tsx';
import type { Props } from '../state/props.ts';
import css from './controls.module.css';
import { KingdomPicture } from './look.tsx';

const nameOf = (id: string): string => `${id.startsWith('K') ? 'kingdom' : 'card'}.${id}`;

/** As they lie now. */
function seenIn(options: Props['options']): readonly string[] {
  const [first] = options;
  return first?.type === 'arrangeTop' ? first.top : first?.type === 'arrange' ? [...first.top, ...first.bottom] : [];
}

const codeOf = (order: readonly string[], down: number): string => {
  const top = order.slice(0, order.length - down).join(',');
  return down === 0 ? `arrange:${top}` : `arrange:${top}/${order.slice(order.length - down).join(',')}`;
};

export function ArrangeChoice({ options, choose, text }: Props) {
  const seen = seenIn(options);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [down, setDown] = useState(0);
  const order = [...chosen, ...seen.filter(id => !chosen.includes(id))];
  const answer = options.find(({ code }) => code === codeOf(order, down));
  const press = (id: string) => setChosen(chosen.includes(id) ? chosen.slice(0, chosen.indexOf(id)) : [...chosen, id]);
  return (
    <div className={css.column}>
      <p className={css.hint}>{text('okc.arrange.hint')}</p>
      <div className={css.taken}>
        <Row>
          {order.map((id, place) => (
            <PickChip
              key={id}
              look={{ picture: <KingdomPicture id={id} />, words: text(nameOf(id)), small: `${place + 1}` }}
              pressed={chosen.includes(id)}
              onClick={() => press(id)}
            />
          ))}
        </Row>
        <Stepper
          value={down}
          least={0}
          most={order.length}
          less={text('okc.arrange.less')}
          more={text('okc.arrange.more')}
          onStep={setDown}
        >
          <span>{text('okc.arrange.bottom', { n: down })}</span>
        </Stepper>
        <AnswerButton answer={answer} choose={choose}>
          {text('okc.confirm')}
        </AnswerButton>
      </div>
    </div>
  );
}
