/** Units that can still act, and what the chosen one may do; everything here is on the map as well. */
import { CATAPULT, isAutomatic, type View } from '@interregnum/epix';
import { useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { OptionButton } from '../../../table/kit/hovered.tsx';
import { areaName, type Option, type Props, unitName } from '../state/props.ts';
import { defenceOf } from '../state/reading.ts';
import { usePicked } from '../state/selection.ts';
import { UnitIcon, UnitPicture } from '../units/emblem.tsx';
import css from './choices.module.css';

/** EPX-D09. Ending while Units could still act is asked twice. */
export function UseChoice(props: Props) {
  const { view, options, choose, hovered, text } = props;
  const { area } = usePicked(view.ask);
  const [sure, setSure] = useState(false);
  const units = options.filter(o => o.type === 'use' && (area === null || o.area === area));
  const end = options.find(o => o.type === 'end');
  const able = options.length - (end ? 1 : 0);
  return (
    <ul className={css.row}>
      {units.map(o =>
        o.type !== 'use' ? null : (
          <li key={o.code}>
            <OptionButton hovered={hovered} code={o.code} className={css.choice} onClick={() => choose(o.code)}>
              <UnitPicture seat={view.viewer!} unit={o.unit} size={34} />
              <span className={css.label}>
                {unitName(text, o.unit)}
                <small>{areaName(text, o.area)}</small>
              </span>
            </OptionButton>
          </li>
        ),
      )}
      {end && (
        <li>
          <Button
            look={sure ? 'primary' : 'plain'}
            className={css.end}
            onClick={() => (sure ? choose(end.code) : setSure(true))}
            onBlur={() => setSure(false)}
          >
            {text(sure ? 'epix.end.sure' : 'epix.end', { count: able })}
          </Button>
        </li>
      )}
    </ul>
  );
}

/** EPX-D10, EPX-D11, EPX-D12. */
export function StepChoice(props: Props) {
  const { view, options, choose, hovered, text } = props;
  const steps = options.filter(o => o.type === 'move' || o.type === 'attack');
  return (
    <ul className={css.row}>
      {steps.map(o =>
        o.type !== 'move' && o.type !== 'attack' ? null : (
          <li key={o.code}>
            <OptionButton
              hovered={hovered}
              code={o.code}
              className={css.choice}
              data-kind={o.type}
              onClick={() => choose(o.code)}
            >
              <span className={css.label}>
                {text(`epix.step.${o.type}`, { area: areaName(text, o.to) })}
                {o.type === 'attack' && <Defenders view={view} step={o} text={text} />}
              </span>
            </OptionButton>
          </li>
        ),
      )}
    </ul>
  );
}

type AttackStep = Extract<Option, { type: 'move' | 'attack' }>;

function Defenders({ view, step, text }: { view: View; step: AttackStep; text: Props['text'] }) {
  const { order, guesses } = defenceOf(view, view.viewer!, step.unit, step.to);
  if (step.unit === CATAPULT && isAutomatic(view, step.to)) return <small>{text('epix.step.free')}</small>;
  const most = Math.max(...guesses);
  const hopeless = view.gold[view.viewer!]! <= guesses[0]!;
  return (
    <small className={css.defenders} data-hopeless={hopeless}>
      {order.map(unit => (
        <UnitIcon key={unit} unit={unit} size={15} />
      ))}
      {text(hopeless ? 'epix.step.hopeless' : 'epix.step.guesses', { guesses: most })}
    </small>
  );
}
