/** YLD-D05, YLD-D31: Units over the own Armies, with a stepper for each. */
import { type Army, type Kind, PIECES, type Piece } from '@interregnum/yield';
import { useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { keyed } from '../../../parts/keyed.ts';
import { AnswerButton } from '../../../table/kit/answer-button.tsx';
import { answerOf, optionsOfType } from '../../../table/kit/options.ts';
import { Stepper } from '../../../table/kit/stepper.tsx';
import { BattleCard } from '../cards/battle-card.tsx';
import { ArmyPicture } from '../houses/meeple.tsx';
import { kindName, type Props, pieceName, placeName, type Text } from '../state/props.ts';
import { armiesOf } from '../state/reading.ts';
import css from './units.module.css';
import { even, type Limits, limitsOf } from './units.ts';

export function UnitsChoice(props: Props) {
  const { view, options, choose, text } = props;
  const offers = optionsOfType(options, 'split', 'recruit');
  const answer = answerOf(view, offers);
  const given = answer?.units;
  const all = (offers[0]?.units ?? []).reduce((sum, one) => sum + one, 0);
  const limits = limitsOf(view, offers[0]?.type === 'split');
  const [units, setUnits] = useState<readonly number[]>(() => given ?? even(all, limits));
  const left = all - units.reduce((sum, one) => sum + one, 0);
  const choice = offers.find(option => option.units.every((count, piece) => count === units[piece]));
  const answered = answer !== undefined && choice === answer;
  const set = (piece: Piece, count: number) => setUnits(units.map((old, i) => (i === piece ? count : old)));
  return (
    <div className={css.units}>
      {armiesOf(view, view.viewer!).map(army => (
        <UnitsOf key={army} {...props} army={army} units={units} left={left} limits={limits} onSet={set} />
      ))}
      <div className={css.end}>
        {view.revealed.length > 0 && <Recruits kinds={view.revealed} text={text} />}
        <p className={css.left} role="status" data-done={left === 0}>
          {text('yield.units.left', { count: left })}
        </p>
        <AnswerButton answer={choice} given={answered} choose={choose}>
          {text(answered ? 'yield.units.given' : 'yield.units.confirm')}
        </AnswerButton>
        <Button look="quiet" onClick={() => setUnits(even(all, limits))}>
          {text('yield.units.even')}
        </Button>
      </div>
    </div>
  );
}

/** YLD-223: the cards that say how many Units everybody gets. */
function Recruits({ kinds, text }: { kinds: readonly Kind[]; text: Text }) {
  return (
    <span className={css.recruits}>
      {keyed(kinds).map(({ key, item }) => (
        <span key={key} role="img" aria-label={kindName(text, item)}>
          <BattleCard kind={item} />
        </span>
      ))}
    </span>
  );
}

interface UnitsOfProps extends Props {
  army: Army;
  units: readonly number[];
  left: number;
  limits: Limits;
  onSet(piece: Piece, count: number): void;
}

function UnitsOf({ view, text, army, units, left, limits: { least, most }, onSet }: UnitsOfProps) {
  const piece = army % PIECES.length;
  const count = units[piece]!;
  const base = view.units[army] ?? 0;
  const name = pieceName(text, piece);
  const at = view.at[army] ?? null;
  return (
    <fieldset className={css.army}>
      <legend className={css.who}>
        <ArmyPicture army={army} size={44} champion={view.champion === army} />
        <span>
          {name}
          <small>{at === null ? text('yield.tray') : placeName(view, at)}</small>
        </span>
      </legend>
      <Stepper
        value={count}
        least={least[piece]!}
        most={left === 0 ? count : most[piece]!}
        less={text('yield.units.less', { piece: name })}
        more={text('yield.units.more', { piece: name })}
        onStep={next => onSet(piece, next)}
      >
        <output className={css.count} aria-label={text('yield.units.of', { piece: name, units: base + count })}>
          {base + count}
          {base > 0 && <small>{count > 0 ? `+${count}` : ''}</small>}
        </output>
      </Stepper>
    </fieldset>
  );
}
