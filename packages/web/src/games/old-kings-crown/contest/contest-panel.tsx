/** What is decided between several parties: its name and a sign for each of them in one line, everything else below. */
import type { Party } from '@interregnum/old-kings-crown';
import type { ComponentProps, ReactNode } from 'react';
import { Aside } from '../../../table/kit/aside/aside.tsx';
import { factionClass } from '../marks/livery.ts';
import { type Props, partyName } from '../state/props.ts';
import css from './contest.module.css';

/** How a party stands, for the line of the folded panel. */
export interface PartySign {
  party: Party;
  status?: string;
  sign: ReactNode;
}

interface ContestPanelProps extends Pick<ComponentProps<typeof Aside>, 'areas' | 'brief' | 'data' | 'children'> {
  of: Props;
  name: string;
  /** For the line. */
  short: string;
  note?: string | null;
  signs: readonly PartySign[];
}

export const ContestPanel = ({ of, name, short, note = null, signs, children, ...aside }: ContestPanelProps) => (
  <Aside
    {...aside}
    label={name}
    question={of.question}
    line
    className={css.panel}
    title={
      <h2 className={css.head}>
        <span className={css.name}>
          {name}
          {note !== null && <small>{note}</small>}
        </span>
        <span className={css.short}>{short}</span>
        <span className={css.signs}>
          {signs.map(each => (
            <SignOf key={each.party} of={of} {...each} />
          ))}
        </span>
      </h2>
    }
  >
    {children}
  </Aside>
);

const SignOf = ({ of, party, status, sign }: PartySign & { of: Props }) => (
  <span
    className={`${css.sign} ${factionClass(of.view.factions[party] ?? 'simulacrum')}`}
    data-status={status}
    title={partyName(of, party)}
  >
    {sign}
  </span>
);
