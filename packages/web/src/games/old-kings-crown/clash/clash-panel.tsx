/** The Clash under way: a stepper of its stages and a column for everybody in it, beside the Region it is about. */
import { type Clash, type Party, REGIONS, reckoningOf } from '@interregnum/old-kings-crown';
import { Aside } from '../../../table/kit/aside/aside.tsx';
import { factionClass } from '../marks/livery.ts';
import { type Props, partyName } from '../state/props.ts';
import css from './clash.module.css';
import { Column } from './column.tsx';
import { columnsOf, STAGES, stageOf, standingOf } from './stages.ts';
import { useFallen } from './use-fallen.ts';

type ClashProps = Props & { clash: Clash };

export function ClashPanel(props: ClashProps) {
  const { view, clash, question, options, news } = props;
  const fallen = useFallen(clash, news);
  const columns = columnsOf(view, clash);
  return (
    <Aside
      label={titleOf(props)}
      areas={[clash.region]}
      question={question}
      brief={options.length > 0}
      className={css.panel}
      data={{ 'data-clash': String(clash.region), 'data-stage': stageOf(view, clash) }}
      title={<Head {...props} columns={columns} />}
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
    </Aside>
  );
}

const titleOf = ({ clash, text }: ClashProps): string => text(`okc.clash.title.${REGIONS[clash.region]}`);

/** Folded, it still says where it is and how it stands. */
function Head({ columns, ...props }: ClashProps & { columns: readonly Party[] }) {
  const { view, clash, text } = props;
  return (
    <h2 className={css.head}>
      <span className={css.title}>
        {titleOf(props)}
        {clash.number > 1 && <small>{text('okc.clash.again', { n: clash.number })}</small>}
      </span>
      <span className={css.brief}>
        {columns.map(party => (
          <span
            key={party}
            className={`${css.score} ${factionClass(view.factions[party] ?? 'simulacrum')}`}
            data-standing={standingOf(view, clash, party)}
            title={partyName(props, party)}
          >
            {clash.retreated.includes(party) ? '–' : reckoningOf(view, clash, party).total}
          </span>
        ))}
      </span>
    </h2>
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
