/** RNW-082, RNW-081: who goes along, with a stepper for each kind of unit and place, and one button to set out. */
import { type Area, controllerOf, isNeutral, NONE, UNIT_LIMIT } from '@interregnum/runewars';
import { useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { PickChip, Row } from '../../../table/kit/chips.tsx';
import { Stepper } from '../../../table/kit/stepper.tsx';
import { wish } from '../../../table/kit/wishes.ts';
import { HeroPicture } from '../heroes/portrait.tsx';
import { UnitPicture } from '../peoples/units.tsx';
import { areaName, heroName, type Props, unitName } from '../state/props.ts';
import { countOf, unitsAt } from '../state/reading.ts';
import { usePicked } from '../state/selection.ts';
import { codesFor, heroesIn, type UnitGroup, unitGroupsOf } from '../state/unit-groups.ts';
import css from './march.module.css';

/** What ends the naming: they march, or the group goes. */
const ENDS = ['done', 'go'] as const;

type Counts = Readonly<Record<string, number>>;
const sum = (counts: Counts): number => Object.values(counts).reduce((all, n) => all + n, 0);

/** How many more the target can take. */
function roomAt({ view }: Props): number {
  const target = view.frames.findLast(({ locals }) => 'area' in locals || 'to' in locals)?.locals as
    | { area?: Area; to?: Area }
    | undefined;
  const area = target?.to ?? target?.area ?? NONE;
  if (area === NONE || controllerOf(view, area) !== view.viewer) return UNIT_LIMIT;
  return Math.max(0, UNIT_LIMIT - countOf(unitsAt(view, area)));
}

/** Whether somebody was named already. */
const isUnderWay = ({ view }: Props): boolean => {
  const named = view.frames.at(-1)?.locals as { units?: readonly unknown[]; heroes?: number } | undefined;
  return (named?.units?.length ?? 0) > 0 || (named?.heroes ?? 0) !== 0;
};

export function MarchChoice(props: Props) {
  const { options, text } = props;
  const groups = unitGroupsOf(options);
  const heroes = heroesIn(options);
  const [counts, setCounts] = useState<Counts>({});
  const [along, setAlong] = useState<ReadonlySet<string>>(new Set());
  const picked = usePicked(props.question);
  const room = roomAt(props);
  const codes = [...codesFor(groups, counts), ...along];
  const end = ENDS.find(code => options.some(option => option.code === code)) ?? 'go';
  const all = () => setCounts(mostOf(groups, room));
  const toggle = (code: string) =>
    setAlong(along.has(code) ? new Set([...along].filter(other => other !== code)) : new Set([...along, code]));
  return (
    <div className={css.march}>
      <Row>
        {groups.map(group => (
          <li key={group.key} className={css.group} data-source={picked.area === null || picked.area === group.area}>
            <GroupStepper
              {...props}
              group={group}
              count={counts[group.key] ?? 0}
              room={room - sum(counts)}
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
      <div className={css.end}>
        <Button
          look="primary"
          large
          data-code={codes.length > 1 ? undefined : (codes[0] ?? end)}
          disabled={codes.length === 0 && end === 'go'}
          onClick={() => wish([...codes, end], true)}
        >
          {codes.length > 0
            ? text('runewars.march.go', { n: sum(counts) + along.size })
            : text(isUnderWay(props) ? 'runewars.march.setOut' : 'runewars.march.nobody')}
        </Button>
        {groups.length > 0 && (
          <Button look="quiet" data-spot="all" onClick={all}>
            {text('runewars.march.all')}
          </Button>
        )}
        {codes.length > 0 && groups.every(({ type }) => !isNeutral(type)) && (
          <Button look="quiet" onClick={() => wish(codes, true)}>
            {text('runewars.march.more')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** As many as there is room for, in the order of the list. */
export function mostOf(groups: readonly UnitGroup[], room: number): Counts {
  let left = room;
  return Object.fromEntries(
    groups.map(({ key, codes }) => {
      const n = Math.min(codes.length, left);
      left -= n;
      return [key, n];
    }),
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
