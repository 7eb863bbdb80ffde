/** The Clash under way: a stepper of its stages and a column for everybody in it, beside the Region it is about. */
import { type Clash, REGIONS, reckoningOf } from '@interregnum/old-kings-crown';
import { useMemo } from 'react';
import { ContestPanel } from '../contest/contest-panel.tsx';
import { type Props, partyName, regionName } from '../state/props.ts';
import css from './clash.module.css';
import { Column } from './column.tsx';
import { columnsOf, fallenOf, STAGES, stageOf, statusOf } from './stages.ts';

type ClashProps = Props & { clash: Clash };

export function ClashPanel(props: ClashProps) {
  const { view, clash, options, history, text } = props;
  const fallen = useMemo(() => fallenOf(history()), [history]);
  const columns = columnsOf(view, clash);
  return (
    <ContestPanel
      of={props}
      name={text(`okc.clash.title.${REGIONS[clash.region]}`)}
      short={regionName(text, clash.region)}
      note={clash.number > 1 ? text('okc.clash.again', { n: clash.number }) : null}
      areas={[clash.region]}
      brief={options.length > 0}
      data={{ 'data-clash': String(clash.region), 'data-stage': stageOf(view, clash) }}
      signs={columns.map(party => ({
        party,
        status: statusOf(view, clash, party),
        sign: clash.retreated.includes(party) ? '–' : reckoningOf(view, clash, party).total,
      }))}
    >
      <Stepper {...props} />
      <ul className={css.columns} data-many={columns.length > 2}>
        {columns.map(party => (
          <Column
            key={party}
            {...props}
            party={party}
            fallen={fallen.filter(one => one.party === party).map(({ card }) => card)}
          />
        ))}
      </ul>
      <Note {...props} />
    </ContestPanel>
  );
}

/** A mark for each stage; the one under way is named. */
function Stepper({ view, clash, text }: ClashProps) {
  const now = stageOf(view, clash);
  return (
    <ol className={css.stepper}>
      {STAGES.map((stage, at) => (
        <li
          key={stage}
          data-done={at < STAGES.indexOf(now)}
          data-now={stage === now}
          aria-current={stage === now ? 'step' : undefined}
          title={text(`okc.clash.stage.${stage}`)}
        >
          <span className={stage === now ? undefined : 'visually-hidden'}>{text(`okc.clash.stage.${stage}`)}</span>
        </li>
      ))}
    </ol>
  );
}

/** What the result means, once there is one. */
function Note(props: ClashProps) {
  const { clash, text } = props;
  if (clash.totals === null) return null;
  const { winner } = clash;
  const words =
    winner !== null
      ? text('okc.clash.winner', { seat: partyName(props, winner) })
      : text(clash.final ? 'okc.clash.finalTie' : 'okc.clash.tie');
  return <p className={css.note}>{words}</p>;
}
