/** RNW-014, RNW-424: units at home or at strongholds: an area first, then how many of each go there. */
import type { Area } from '@interregnum/runewars';
import { useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { Answering } from '../../../table/kit/answering.tsx';
import { PickChip, Row } from '../../../table/kit/chips.tsx';
import { wish } from '../../../table/kit/wishes.ts';
import { areaName, type Props } from '../state/props.ts';
import { pick, usePicked } from '../state/selection.ts';
import { type Counts, codesFor, mostOf, unitGroupsOf } from '../state/unit-groups.ts';
import { Answers } from './answers.tsx';
import css from './march.module.css';
import { GroupStepper } from './march-choice.tsx';

export function DeployChoice(props: Props) {
  const puts = props.options.flatMap(o => (o.type === 'put' ? [o] : []));
  if (puts.length === 0) return <Answers {...props} />;
  return <Deploying {...props} areas={[...new Set(puts.map(({ area }) => area))]} />;
}

function Deploying({ areas, ...props }: Props & { areas: readonly Area[] }) {
  const { options, question, text } = props;
  const picked = usePicked(question);
  const area = picked.area !== null && areas.includes(picked.area) ? picked.area : areas[0]!;
  const groups = unitGroupsOf(options).filter(group => group.area === area);
  const [set, setCounts] = useState<Counts>({});
  const counts = { ...mostOf(groups, Number.POSITIVE_INFINITY), ...set };
  const codes = codesFor(groups, counts);
  const most = Math.max(...groups.map(group => group.codes.length));
  return (
    <>
      <Row>
        {areas.map(one => (
          <PickChip
            key={one}
            pressed={one === area}
            look={{ words: areaName(text, one) }}
            onClick={() => pick(question, { area: one })}
          />
        ))}
        {groups.map(group => (
          <li key={group.key} className={css.group}>
            <GroupStepper
              {...props}
              group={group}
              count={counts[group.key] ?? 0}
              room={most}
              onStep={n => setCounts({ ...counts, [group.key]: n })}
            />
          </li>
        ))}
      </Row>
      <Answering>
        <Button
          look="primary"
          disabled={codes.length === 0}
          data-code={codes.length === 1 ? codes[0] : undefined}
          onClick={() => wish(codes, true)}
        >
          {text('runewars.deploy.put', { area: areaName(text, area).replace(' ', '\u00a0') })}
        </Button>
      </Answering>
    </>
  );
}
