/** RNW-082, RNW-081: who goes along, with a stepper for each kind of unit and place, and one button to set out. */
import { isNeutral } from '@interregnum/runewars';
import { useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { Answering } from '../../../table/kit/answering.tsx';
import { OptionChips, PickChip, Row } from '../../../table/kit/chips.tsx';
import { Stepper } from '../../../table/kit/stepper.tsx';
import { wish } from '../../../table/kit/wishes.ts';
import { HeroPicture } from '../heroes/portrait.tsx';
import { UnitPicture } from '../peoples/units.tsx';
import { countsOf, roomAt } from '../state/marching.ts';
import { areaName, heroName, type Props, unitName } from '../state/props.ts';
import { pick, usePicked } from '../state/selection.ts';
import { type Counts, codesFor, heroesIn, mostOf, sumOf, type UnitGroup, unitGroupsOf } from '../state/unit-groups.ts';
import { lookOf } from './look.tsx';
import css from './march.module.css';

/** What ends the naming: they march, or the group goes. */
const ENDS = ['done', 'go'] as const;

/** Whether somebody was named already. */
const isUnderWay = ({ view }: Props): boolean => {
  const named = view.frames.at(-1)?.locals as { units?: readonly unknown[]; heroes?: number } | undefined;
  return (named?.units?.length ?? 0) > 0 || (named?.heroes ?? 0) !== 0;
};

export function MarchChoice(props: Props) {
  const { view, options, question, text } = props;
  const groups = unitGroupsOf(options);
  const heroes = heroesIn(options);
  const trades = options.filter(({ type }) => type === 'trade');
  const [along, setAlong] = useState<ReadonlySet<string>>(new Set());
  const picked = usePicked(question);
  const counts = countsOf(view, groups, picked);
  const setCounts = (now: Counts) => pick(question, { area: picked.area, counts: now });
  const room = roomAt(view);
  const codes = [...codesFor(groups, counts), ...along];
  const end = ENDS.find(code => options.some(option => option.code === code)) ?? 'go';
  const mayEnd = options.some(({ code }) => code === end);
  /** To leave everybody where he is is rarely what is wanted. */
  const isIdle = codes.length === 0 && groups.length > 0 && !isUnderWay(props);
  const all = () => setCounts(mostOf(groups, room));
  const everybody = groups.length > 0 && (
    <Button look={isIdle ? 'primary' : 'quiet'} data-spot="all" onClick={all}>
      {text('runewars.march.all')}
    </Button>
  );
  const toggle = (code: string) =>
    setAlong(along.has(code) ? new Set([...along].filter(other => other !== code)) : new Set([...along, code]));
  return (
    <>
      <Row>
        {groups.map(group => (
          <li key={group.key} className={css.group} data-source={picked.area === null || picked.area === group.area}>
            <GroupStepper
              {...props}
              group={group}
              count={counts[group.key] ?? 0}
              room={room - sumOf(counts)}
              onStep={n => setCounts({ ...counts, [group.key]: n })}
            />
          </li>
        ))}
        {heroes.map(({ hero, code }) => (
          <PickChip
            key={code}
            pressed={along.has(code)}
            data-offer="hero"
            look={{ picture: <HeroPicture view={props.view} hero={hero} size={30} />, words: heroName(text, hero) }}
            onClick={() => toggle(code)}
          />
        ))}
      </Row>
      {trades.length > 0 && (
        <Row>
          <OptionChips {...props} of={trades} show={lookOf(props)} />
        </Row>
      )}
      <Answering>
        {isIdle && everybody}
        <Button
          look={isIdle ? 'quiet' : 'primary'}
          data-code={codes.length > 1 ? undefined : (codes[0] ?? end)}
          disabled={codes.length === 0 && !mayEnd}
          onClick={() => wish([...codes, end], true)}
        >
          {codes.length > 0
            ? text('runewars.march.go', { n: sumOf(counts) + along.size })
            : text(
                !mayEnd ? 'runewars.march.who' : isUnderWay(props) ? 'runewars.march.setOut' : 'runewars.march.nobody',
              )}
        </Button>
        {!isIdle && everybody}
        {codes.length > 0 && groups.every(({ type }) => !isNeutral(type)) && (
          <Button look="quiet" onClick={() => wish(codes, true)}>
            {text('runewars.march.more')}
          </Button>
        )}
      </Answering>
    </>
  );
}

interface StepperProps extends Props {
  group: UnitGroup;
  count: number;
  room: number;
  onStep(n: number): void;
}

export function GroupStepper({ view, text, group: { type, area, codes }, count, room, onStep }: StepperProps) {
  const name = unitName(text, type);
  const place = area === null ? '' : areaName(text, area);
  return (
    <>
      <UnitPicture view={view} type={type} size={30} />
      <span className={css.who}>
        {name}
        <small>{place}</small>
      </span>
      <Stepper
        value={count}
        least={0}
        most={Math.min(codes.length, count + Math.max(0, room))}
        less={text('runewars.march.fewer', { unit: name, area: place })}
        more={text('runewars.march.further', { unit: name, area: place })}
        onStep={onStep}
      >
        <output className={css.count}>
          {count}
          <small>/{codes.length}</small>
        </output>
      </Stepper>
    </>
  );
}
