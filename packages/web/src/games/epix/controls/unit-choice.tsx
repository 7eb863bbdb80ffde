/** Units that can still act, and what the chosen one may do; everything here is on the map as well. */
import { CATAPULT, isAutomatic, type Option } from '@interregnum/epix';
import { useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { Answering } from '../../../table/kit/answering.tsx';
import { OptionRow } from '../../../table/kit/chips.tsx';
import { optionsOfType } from '../../../table/kit/options.ts';
import { areaName, type Props, unitName } from '../state/props.ts';
import { defenceOf } from '../state/reading.ts';
import { usePicked } from '../state/selection.ts';
import { UnitIcon, UnitPicture } from '../units/emblem.tsx';
import css from './controls.module.css';

/** EPX-D09. Ending while Units could still act is asked twice. */
export function UseChoice(props: Props) {
  const { view, options, choose, text } = props;
  const { area } = usePicked(props.question);
  const [sure, setSure] = useState(false);
  const units = optionsOfType(options, 'use');
  const end = options.find(o => o.type === 'end');
  return (
    <>
      <OptionRow
        {...props}
        of={units.filter(o => area === null || o.area === area)}
        show={({ unit, area: at }) => ({
          picture: <UnitPicture seat={view.viewer!} unit={unit} size={34} />,
          words: unitName(text, unit),
          small: areaName(text, at),
        })}
      />
      {end && (
        <Answering>
          <Button
            look={sure ? 'primary' : 'plain'}
            data-code={end.code}
            onClick={() => (sure ? choose(end.code) : setSure(true))}
            onBlur={() => setSure(false)}
          >
            {text(sure ? 'epix.end.sure' : 'epix.end', { count: units.length })}
          </Button>
        </Answering>
      )}
    </>
  );
}

/** EPX-D10, EPX-D11, EPX-D12. */
export function StepChoice(props: Props) {
  const { options, text } = props;
  return (
    <OptionRow
      {...props}
      of={optionsOfType(options, 'move', 'attack')}
      show={step => ({
        words: text(`epix.step.${step.type}`, { area: areaName(text, step.to) }),
        small: step.type === 'attack' && <Defenders {...props} step={step} />,
        tone: step.type === 'attack' ? 'bad' : 'good',
      })}
    />
  );
}

type Step = Extract<Option, { type: 'move' | 'attack' }>;

function Defenders({ view, step, text }: Props & { step: Step }) {
  const { order, guesses } = defenceOf(view, view.viewer!, step.unit, step.to);
  if (step.unit === CATAPULT && isAutomatic(view, step.to)) return text('epix.step.free');
  const most = Math.max(...guesses);
  const hopeless = view.gold[view.viewer!]! <= guesses[0]!;
  return (
    <span className={css.defenders}>
      {order.map(unit => (
        <UnitIcon key={unit} unit={unit} size={15} />
      ))}
      {text(hopeless ? 'epix.step.hopeless' : 'epix.step.guesses', { guesses: most })}
    </span>
  );
}
