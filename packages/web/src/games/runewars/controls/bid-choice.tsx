/** RNW-345: influence is bid in secret; what everybody has lies open beside it. */
import Fist from 'icon:game-icons/fist';
import { useState } from 'react';
import { AnswerButton } from '../../../table/kit/answer-button.tsx';
import { answerOf, optionsOfType } from '../../../table/kit/options.ts';
import { Stepper } from '../../../table/kit/stepper.tsx';
import { Emblem } from '../peoples/emblem.tsx';
import type { Props } from '../state/props.ts';
import css from './controls.module.css';

export function BidChoice({ view, options, choose, text, seatNames }: Props) {
  const offers = optionsOfType(options, 'bid');
  const answered = answerOf(view, offers);
  const [amount, setAmount] = useState(answered?.amount ?? 0);
  const choice = offers.find(offer => offer.amount === amount);
  const most = Math.max(...offers.map(offer => offer.amount));
  return (
    <div className={css.bid}>
      <Stepper
        value={amount}
        least={0}
        most={most}
        less={text('runewars.bid.less')}
        more={text('runewars.bid.more')}
        onStep={setAmount}
      >
        <output className={css.amount}>{amount}</output>
      </Stepper>
      <AnswerButton answer={choice} given={choice === answered} choose={choose}>
        {text(choice === answered ? 'runewars.bid.given' : 'runewars.bid', { n: amount })}
      </AnswerButton>
      <ul className={css.purses} aria-label={text('runewars.bid.purses')}>
        {seatNames.map((name, seat) => (
          <li key={name} title={name}>
            <Emblem view={view} seat={seat} size={20} />
            <b>{view.influence[seat]}</b>
            <span className="visually-hidden">{name}</span>
            {view.answers.given[seat] && (
              <Fist className={css.sealed} role="img" aria-label={text('runewars.bid.laid', { seat: name })} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
